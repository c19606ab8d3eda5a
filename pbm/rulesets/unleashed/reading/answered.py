"""Answers to a question about cards: what was plain in the mail that was asked about is kept, "On 18" is its space."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import RawOrders
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.orders import BOARD, NOTHING, Play, orders_from_json, orders_to_json
from pbm.rulesets.unleashed.reading.gone_on import Wishes, plays_in, read_behind, signed, spaces_of
from pbm.rulesets.unleashed.reading.orders import read_tokens, read_words, tokens_of
from pbm.rulesets.unleashed.reading.over_cards import with_cards
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.letter import body_of
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["read_answer"]

_LACKING: Final = frozenset(
    ("place-missing", "card-missing", "choice-missing", "piece-missing", "ends-missing", "ends-which")
)
_OPEN: Final = frozenset(("words-depends", "words-unsure"))
_WAVERING: Final = frozenset(("words-question", "words-two", *_OPEN))
_OTHER_CARD: Final = frozenset(("card-not-held", "card-which"))
_ANSWERING: Final = frozenset((*_LACKING, "card-which", "words-two"))
"""What may be asked of an answer by itself, which says no more than what was lacking."""

_CHOSEN: Final = frozenset(
    (
        "num",
        "card",
        "first",
        "second",
        "on",
        "fill",
        "tag",
        "comma",
        "then",
        "fix",
        "decided",
        "it",
        "be",
        "stop",
        "verb",
    )
)
_AGREEING: Final = frozenset((*_CHOSEN, "free", "suffices", "with")) - {"card", "first", "second"}
"""What an answer consists of that only tells a space: "fine, 20", "20 will do"."""

_CALLING: Final = (
    "hi",
    "hello",
    "hey",
    "dear",
    "sorry",
    "hallo",
    "moin",
    "bonjour",
    "salut",
    "hoi",
    "hola",
    "ciao",
    "oh",
)
"""Words by which a name is only called."""

_SAYING_MORE: Final = frozenset(("piece", "no-piece", "land", "else", "not"))

_OF_ENDS: Final = frozenset(("to", "from", "dash", "arrow", "top", "bottom", "and", "move", "num"))
_LONGEST: Final = 4_000
"""Characters of a question and its answer that are read together."""

_SHORT: Final = 24
"""Words and signs of an answer that only says which of two is meant."""


def read_answer(
    config: Config,
    state: State,
    seat: str,
    lines: Sequence[str],
    alone: WordsRead,
    asked: Sequence[str],
    before: RawOrders,
) -> WordsRead:
    """Return a reading of ``lines``, with what was plain in the lines that were ``asked`` about before them.

    ``alone`` is the reading of the lines by themselves, and what comes of lines that say all by themselves, or that
    answer nothing; ``before`` are the orders that stand.
    """
    if state.phase != "play" or seat not in state.hands or sum(map(len, (*asked, *lines))) > _LONGEST:
        return alone
    question, bare = read_words(config, state, seat, asked), read_words(config, state, seat, lines)
    codes = {problem.code for problem in question.problems}
    told, words = (
        signed(tokens_of(config, state, seat, said)[0]) for said in (body_of(asked, seat), body_of(lines, seat))
    )
    if not codes or any(token.text == "?" or token.kind in ("unsure", "unless", "later") for token in words):
        return alone
    stood = orders_from_json(before).plays or ()
    made: tuple[Wishes, ...] = ()
    if codes <= _LACKING | _WAVERING | _OTHER_CARD:
        if _says_all(bare):
            both = (read_behind(config, state, seat, *ways) for ways in ((told, words), (words, told)))
            made = next(filter(None, (_with_choice(plays_in(bare), plays_in(one)) for one in both)), ())
        else:
            made = _answered(config, state, seat, told, words, codes)
    if not made or made == plays_in(replace(question, problems=())):
        return alone if _says_all(bare) or _names(words, stood) else _offered(bare, alone)
    orders = {**bare.orders.get(BOARD, {}), **orders_to_json(replace(NOTHING, plays=made))[BOARD]}
    taken = frozenset(range(len(lines)))
    whole = replace(bare, orders={BOARD: orders}, problems=(), quotes=(), taken=taken, probable={})
    return with_cards(config, state, seat, [*asked, *lines], whole, stood)


def _with_choice(made: tuple[Wishes, ...], both: tuple[Wishes, ...]) -> tuple[Wishes, ...]:
    """Return the cards of an answer with the choice of the mail asked about; none where it had none for them."""
    if len(made) != 1 or any(play.choice is not None for play in made[0]):
        return ()
    same = len(both) == 1 and [(p.card, p.at) for p in both[0]] == [(p.card, p.at) for p in made[0]]
    return both if same and both != made else ()


def _names(words: Sequence[Token], stood: Sequence[Wishes]) -> bool:
    """Whether words name a card that stands, or its space, and so are about that and not about the question."""
    plays = [play for wishes in stood for play in wishes]
    return any(
        any(play.at == token.value for play in plays)
        if token.kind == "num"
        else token.kind == "card" and any(play.card in kinds_of(token.name) for play in plays)
        for token in words
    )


def _offered(bare: WordsRead, alone: WordsRead) -> WordsRead:
    """Return a reading by which words that may answer a question change nothing that stands before a YES."""
    if alone.problems or "plays" not in alone.orders.get(BOARD, {}):
        return alone
    return replace(bare, probable=alone.orders) if bare.problems else alone


def _says_all(alone: WordsRead) -> bool:
    """Whether a mail is understood by itself, or asked about for more than that something lacks."""
    if alone.problems:
        return not {problem.code for problem in alone.problems} <= _ANSWERING
    return any(alone.orders.values())


def _answered(
    config: Config, state: State, seat: str, told: list[Token], words: list[Token], codes: set[str]
) -> tuple[Wishes, ...]:
    """Return the cards that a question and its answer order together; none where that is not plain."""
    spaces = {token.value for token in words if token.kind == "num"}
    if codes <= _WAVERING:
        chosen = _chosen(plays_in(read_tokens(config, state, seat, _decided(told))), words)
        placed = _placed(told, words) if not chosen and codes <= _OPEN else []
        placed = placed or _aimed(told, words)
        return chosen or (plays_in(read_tokens(config, state, seat, placed)) if placed else ())
    ways = [told]
    if codes & _OTHER_CARD and sum(token.kind == "card" for token in words) == 1:
        ways = [[token for token in told if token.kind != "card"]]
    elif codes & {"ends-missing", "ends-which", "piece-missing"}:
        ways.append(_without_ends(told, {token.name for token in words if token.kind == "piece"}))
    for ahead in ways:
        made = plays_in(read_behind(config, state, seat, ahead, words))
        known = {space for wishes in made for space in spaces_of(wishes)}
        kept = {token.name for token in [*told, *words] if token.kind == "piece"}
        moved = {piece for wishes in made for play in wishes if play.choice for piece, _, _ in play.choice.moves}
        if made and all(made) and spaces <= known and kept <= moved:
            return made
    return ()


def _decided(told: Sequence[Token]) -> list[Token]:
    """Return what was asked about without its question marks and its doubts."""
    plain = [replace(token, text=".") if token.text == "?" else token for token in told]
    return [token for token in plain if token.kind != "unsure"]


def _placed(told: Sequence[Token], words: Sequence[Token]) -> list[Token]:
    """Return the one card that was asked about with the space that an answer tells: "fine, 20"; nothing otherwise.

    What was said of where it goes, "on whatever, you pick", is answered; a card that does something to somebody says
    more.
    """
    cards = [token for token in told if token.kind == "card"]
    spaces = [token for token in words if token.kind == "num"]
    plain = {token.kind for token in words} <= _AGREEING and not _SAYING_MORE & {token.kind for token in told}
    if not plain or len(cards) != 1 or len(spaces) != 1 or any(map(choice_kind, kinds_of(cards[0].name))):
        return []
    if any(token.kind == "if" for token in told) and all(token.value != spaces[0].value for token in told):
        return []  # "18 if Clive moves" may still be wanted, and 17 only else
    return [cards[0], Token("on", "", cards[0].line), replace(spaces[0], line=cards[0].line)]


def _aimed(told: Sequence[Token], words: Sequence[Token]) -> list[Token]:
    """Return the one card that was asked about, on its space, with the player whom an answer names; else nothing.

    "Send back on 20, not sure who" is answered by a name, and so is "with Clive, or should it be Dora?".
    """
    cards = [token for token in told if token.kind == "card"]
    spaces = [token for token in told if token.kind == "num"]
    named = [token for token in words if token.kind == "player" and token.name != "me"]
    plain = {token.kind for token in words} <= (_AGREEING - {"num"}) | {"player", "self", "send"}
    plain = plain and not any(token.text.casefold() in _CALLING for token in words)
    if not plain or len(cards) != 1 or len(spaces) != 1 or len(named) != 1 or _SAYING_MORE & {t.kind for t in told}:
        return []
    line = cards[0].line
    aim = [replace(named[0], line=line)]
    if all(choice_kind(kind) == "swap-players" for kind in kinds_of(cards[0].name)):
        aim = [Token("player", "me", line, name="me"), Token("and", "and", line), *aim]
    elif not all(str(choice_kind(kind)).startswith("send-") for kind in kinds_of(cards[0].name)):
        return []
    placed = [cards[0], Token("on", "", line), replace(spaces[0], line=line), Token("colon", ":", line)]
    return [*placed, *aim]


def _chosen(made: tuple[Wishes, ...], words: Sequence[Token]) -> tuple[Wishes, ...]:
    """Return which of several spaces or cards an answer chooses: "then 11", "the second"; none where it does not."""
    if len(made) != 1 or len(made[0]) < 2 or len(words) > _SHORT or not {t.kind for t in words} <= _CHOSEN:
        return ()
    (wishes,) = made
    said = [token for token in words if token.kind in ("num", "card", "first", "second")]
    if len(said) != 1:
        return ()
    (token,) = said
    if token.kind in ("first", "second"):
        return ((wishes[token.kind == "second"],),) if len(wishes) == len(("first", "second")) else ()
    if token.kind == "card":
        found: list[Play] = [play for play in wishes if play.card in kinds_of(token.name)]
        return ((found[0],),) if len(found) == 1 else ()
    found = [play for play in wishes if play.at == token.value]
    if not found and len({(play.card, play.choice) for play in wishes}) == 1:
        found = [replace(wishes[0], at=token.value)]
    return ((found[0],),) if len(found) == 1 else ()


def _without_ends(told: Sequence[Token], named: set[str]) -> list[Token]:
    """Return what was asked about without the pieces that the answer tells anew, and what was told of their ends."""
    made: list[Token] = []
    dropping = False
    for token in told:
        if token.kind == "piece" and token.name in named:
            dropping = True
            while made and made[-1].kind in ("and", "move", "comma"):
                made.pop()
        elif not (dropping and token.kind in _OF_ENDS):
            dropping = False
            made.append(token)
    return made

"""Another player in the place of the one to whom something is to be done: "make that Clive, not Dora", "Clive instead".

Both cards that stand and choices in advance may be done to somebody. Whom the words mean has to be plain from what
stands; of anything else they say there is no change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from pbm.core.orders import RawOrders
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.actions import LAST, LEADER, ME
from pbm.rulesets.unleashed.cards import choice_kind
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.orders import (
    BOARD,
    NOTHING,
    Choice,
    SeatOrders,
    Standing,
    merged,
    orders_to_json,
    standing_to_json,
)
from pbm.rulesets.unleashed.reading.orders import tokens_of
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.letter import body_of
from pbm.rulesets.unleashed.words.tokens import Token
from pbm.rulesets.unleashed.words.whole import without_stays

__all__ = ["with_another"]

# fmt: off
_THAN: Final = (
    "not", "and not", "instead of", "rather than", "in place of", "in lieu of", "statt", "anstatt", "anstelle von",
    "nicht", "und nicht", "als", "plutôt que", "au lieu de", "à la place de", "et pas", "pas", "in plaats van", "niet",
    "en niet", "dan", "than", "que", "en vez de", "en lugar de", "y no", "no", "invece di", "al posto di", "e non",
    "che",
)
_IN_PLACE: Final = (
    "instead of", "rather than", "in place of", "in lieu of", "statt", "anstatt", "anstelle von", "plutôt que",
    "au lieu de", "à la place de", "in plaats van", "en vez de", "en lugar de", "invece di", "al posto di",
)
_BARE: Final = ("als", "dan", "than", "que", "che", "no")
"""Words between two names that only put one behind the other where "rather" stands before them."""

_RATHER: Final = ("rather", "i'd rather", "sooner", "lieber", "plutôt", "liever", "mejor", "meglio", "piuttosto")
_BUT: Final = ("but", "sondern", "mais", "maar", "sino", "ma", "rather", "lieber", "doch lieber", "plutôt")
_FOR: Final = ("to", "for", "with", "by", "into", "gegen", "durch", "zu", "in", "par", "pour", "door", "por", "con")
_CHANGED: Final = ("change", "switch", "replace", "swap", "ändere", "tausche", "ersetze", "remplace", "vervang")
_CRIES: Final = ("no", "nope", "nah", "oh", "oops", "sorry", "wait", "nein", "nö", "ach", "non", "nee", "ah")
"""What one may only cry to somebody: "No, Clive!"."""
# fmt: on
_LONGEST: Final = 300
"""Characters of a mail that names another player and does no more."""

_HEAD: Final = frozenset(
    ("fix", "decided", "fill", "tag", "comma", "dash", "colon", "and", "then", "self", "verb", "it", "send", "with",
     "to", "on", "be", "card", "land", "if", "same", "not", "move", "swap", "stop", "free")
)  # fmt: skip
_TAIL: Final = frozenset(("fill", "tag", "comma", "dash", "fix", "then", "it", "stop", "and", "self", "decided"))
_MORE: Final = frozenset(
    ("num", "card", "piece", "no-piece", "if", "unless", "unsure", "else", "or", "landing", "later", "default", "yours")
)
_BREAKS: Final = ("comma", "stop", "dash", "gap", "colon", "open")
_MAKING: Final = ("make", "change", "mach", "nimm", "fais", "mets", "maak", "haz", "metti")
_YOU: Final = ("you", "you're", "your", "youre", "u", "du", "dich", "tu", "te", "toi", "je", "jij")
_FEW: Final = 6
Places: TypeAlias = list[tuple[str, int, int]]


class _Change(NamedTuple):
    """Whom words name instead (``new``), of whom (``old``, empty for nobody named), and for which card."""

    new: str
    old: str
    kinds: tuple[str, ...]
    landing: bool


def with_another(
    config: Config, state: State, seat: str, lines: Sequence[str], read: WordsRead, stands: SeatOrders
) -> WordsRead:
    """Return a reading by which something is done to another player than it was; the reading itself otherwise."""
    if (read.orders and not read.problems) or sum(map(len, lines)) > _LONGEST:
        return read
    change = _named(tokens_of(config, state, seat, without_stays(body_of(lines, seat)))[0])
    if change is None or change.new == change.old:
        return read
    kept = state.standing.get(seat) or Standing()
    standing = merged(kept, stands.standing) if stands.standing is not None else kept
    places = _places(stands, standing, change)
    if len(places) != 1:
        return read
    made = _changed(stands, standing, places[0], change)
    if made is None:
        return read
    taken = frozenset(range(len(lines)))
    return replace(read, orders=made, problems=(), quotes=(), taken=taken, probable={}, message=False)


def _named(tokens: Sequence[Token]) -> _Change | None:
    """Return what words change, where they change that and nothing else."""
    words = [token for part in _parts(tokens) for token in part]
    while words and words[-1].kind in ("stop", "gap"):
        words.pop()
    named = [at for at, token in enumerate(words) if token.kind == "player"]
    if not named or any(token.text == "?" for token in words):
        return None
    cards = [token for token in words if token.kind == "card"]
    landing = any(token.kind == "if" for token in words)
    if len(cards) > 1 or (landing and not any(token.means("land") for token in words)):
        return None
    kinds = kinds_of(cards[0].name) if cards else ()
    head = words[: named[0]]
    if not all(
        token.kind in _HEAD or token.text.casefold() in (*_CHANGED, *_RATHER, *_THAN, *_CRIES) for token in head
    ):
        return None
    if any(token.kind == "self" for token in head) and any(token.text.casefold() == "be" for token in head):
        return None  # "I'd rather be Clive than Dora"
    if len(named) == 1:
        after = words[named[0] + 1 :]
        turns = [token.text.casefold() for token in (*head, *after) if token.kind == "fix"]
        made = any(one.startswith(_MAKING) for one in turns) and after[:1] != [] and after[0].kind in _BREAKS
        reason = made and not any(token.kind in _MORE or token.text.casefold() in _YOU for token in after)
        plain = reason or all(token.kind in _TAIL for token in after)
        turned = any(one not in _CRIES for one in turns) and not any(token.kind == "not" for token in head)
        return _Change(words[named[0]].name, "", kinds, landing) if turned and plain else None
    pair = _pair(words, head, named)
    return None if pair is None else _Change(*pair, kinds, landing)


def _pair(words: Sequence[Token], head: Sequence[Token], named: Sequence[int]) -> tuple[str, str] | None:
    """Return who is named in whose place: "Clive, not Dora", "not Dora but Clive", "change Dora to Clive"."""
    *swapped, first, second = named[:3]
    if swapped and not (words[swapped[0]].name == ME and len(named) == len(("me", "new", "old"))):
        return None
    tail = words[second + 1 :]
    if len(named) > len(swapped) + 2 or any(token.kind in _MORE for token in tail):
        return None
    ends = next((at for at, token in enumerate(tail) if token.kind in ("stop", "gap")), len(tail))
    told = [token for token in tail[:ends] if token.kind not in _TAIL]
    if told and (tail[0].kind not in _BREAKS or told[0].kind not in ("other", "reason")):
        return None  # "Clive, not Dora, is ahead" is told of them
    head = words[:first]
    one, other = words[first].name, words[second].name
    said = [token for token in words[first + 1 : second] if token.kind not in ("comma", "fill") or _puts_behind(token)]
    between = " ".join(token.text.casefold() for token in said)
    led = [token.text.casefold() for token in head if token.kind not in ("fill", "comma", "tag")]
    rather = any(word in led for word in _RATHER) or any(token.kind == "fix" for token in head)
    if led[-1:] and led[-1] in _THAN and (not between or between in _BUT):
        return other, one
    if any(word in _CHANGED for word in led) and between in _FOR:
        return other, one
    if one in (LEADER, LAST) and between not in _IN_PLACE:
        return None  # "the leader, not Dora" may be an exception: she may be the leader
    if between in _THAN and (rather or between not in _BARE):
        return one, other
    return None


def _puts_behind(token: Token) -> bool:
    return token.text.casefold() in _BARE


def _parts(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the sentences without a greeting, and without who signs: those that name nobody and are short."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        made[-1].append(token)
        if token.kind in ("stop", "gap"):
            made.append([])
    return [
        part
        for part in made
        if len(part) > _FEW or any(token.kind in ("player", *_MORE) or token.text == "?" for token in part)
    ]


def _places(stands: SeatOrders, standing: Standing, change: _Change) -> Places:
    """Return where something is done to whom the change is for: a card by its place, or a choice by its kind."""
    found: Places = []
    if not change.landing:
        for at, wishes in enumerate(stands.plays or ()):
            for number, play in enumerate(wishes):
                if (not change.kinds or play.card in change.kinds) and _is_of(play.choice, change.old):
                    found.append(("", at, number))
    for kind, choices in standing.choices.items():
        if not change.kinds or kind in {choice_kind(one) for one in change.kinds}:
            found += [(kind, 0, number) for number, choice in enumerate(choices) if _is_of(choice, change.old)]
    if standing.snake_eyes is not None and change.old == standing.snake_eyes and not change.kinds:
        found.append(("snake-eyes", 0, 0))
    return found


def _is_of(choice: Choice | None, old: str) -> bool:
    """Whether a choice does something to a player, or, for an empty name, to anybody."""
    if choice is None or (choice.player is None and choice.players is None):
        return False
    others = {choice.player} if choice.players is None else {*choice.players}
    return old in others if old else len(others - {ME}) == 1


def _changed(stands: SeatOrders, standing: Standing, place: tuple[str, int, int], change: _Change) -> RawOrders | None:
    """Return the orders with the change made; None where it makes no sense."""
    kind, at, number = place
    if kind == "snake-eyes":
        return {BOARD: {"standing": standing_to_json(Standing(snake_eyes=change.new))}}
    if kind:
        choices = standing.choices[kind]
        new = _with(choices[number], change)
        if new is None or new in choices:
            return None
        wanted = tuple(new if one == number else choice for one, choice in enumerate(choices))
        return {BOARD: {"standing": standing_to_json(Standing({kind: wanted}))}}
    plays = stands.plays or ()
    play = plays[at][number]
    new = _with(play.choice or Choice(), change)
    if new is None:
        return None
    wishes = tuple(replace(play, choice=new) if one == number else old for one, old in enumerate(plays[at]))
    made = tuple(wishes if one == at else old for one, old in enumerate(plays))
    return orders_to_json(replace(NOTHING, plays=made))


def _with(choice: Choice, change: _Change) -> Choice | None:
    """Return a choice with another player in it; None where it would be done to oneself, or to one player twice."""
    if choice.players is None:
        return replace(choice, player=change.new) if change.new != ME else None
    old = change.old or next(name for name in choice.players if name != ME)
    first, second = (change.new if name == old else name for name in choice.players)
    return replace(choice, players=(first, second)) if first != second else None

"""Short changes to cards that stand: "the second one on 21 rather than 16", "forget the snake, +2 on 11 instead".

They are taken word by word: where anything is left over that may say more, there is no change, and the words are asked
about as those of any mail.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.orders import Play
from pbm.rulesets.unleashed.reading.gone_on import Wishes, plays_in, read_behind, signed, spaces_of, told_cards
from pbm.rulesets.unleashed.reading.held_back import without_held_back
from pbm.rulesets.unleashed.reading.occupied import without_occupied, without_sums
from pbm.rulesets.unleashed.reading.orders import read_tokens, tokens_of
from pbm.rulesets.unleashed.reading.same_place import other_ends, same_place
from pbm.rulesets.unleashed.reading.stood import DROPPING
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words.letter import body_of
from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["Changed", "changed_cards"]

# fmt: off
_PLACE_OF: Final = (
    "instead of", "rather than", "in place of", "in lieu of", "statt", "statt der", "statt des", "statt dem", "anstatt",
    "anstelle", "anstelle von", "anstelle der", "anstatt der", "à la place de", "au lieu de", "plutôt que",
    "in plaats van", "en lugar de", "en vez de", "invece di", "al posto di",
)
_DENYING: Final = (
    "not", "nicht", "ohne", "without", "pas", "sans", "niet", "zonder", "no", "sin", "non", "senza", "und nicht",
    "and not",
)
_ONLY: Final = ("only", "nur", "seulement", "uniquement", "alleen", "solamente", "soltanto")
_KEEPING: Final = (
    "leave", "keep", "leave the", "keep the", "keep my", "lass", "lasst", "behalte", "garde", "laisse", "laat", "deja",
    "lascia",
)
_TURNED: Final = (
    "the other way round", "the other way around", "other way round", "other way around", "vice versa",
    "the wrong way round", "umgekehrt", "andersrum", "andersherum", "anders herum", "l'inverse", "dans l'autre sens",
    "andersom", "al revés", "viceversa", "al contrario",
)
_NO: Final = ("nein", "nö", "non", "nee", "neen", "ach", "oh")
_BEING: Final = ("i'm", "im ", "i am", "ich bin", "je suis", "j'ai", "ik ben", "soy", "estoy", "sono")
_ONESELF: Final = ("i", "ich", "je", "ik", "yo", "io")
_WANTING: Final = (
    "i want", "i'd like", "i would like", "i'd rather", "i'd", "i'll", "i will", "i'd prefer", "i prefer", "let me",
    "my", "the", "ich will", "ich möchte", "ich hätte gern", "ich nehme", "je veux", "je voudrais", "je préfère",
    "ik wil", "quiero", "voglio", "vorrei",
)
# fmt: on
_POLITE: Final = frozenset(("fix", "decided", "fill", "tag", "comma", "and", "colon", "dash", "then", "self"))
_LINKING: Final = frozenset(("comma", "and", "then", "dash", "colon", "be", "fill", "tag", "stop"))
_PLACING: Final = _POLITE | {"on", "num", "verb", "it", "first", "else", "arrow", "be", "there", "stop"}
_NAMING: Final = frozenset(("card", "first", "second", *NOUNS))
_MOVING: Final = _POLITE | _NAMING | {"on", "num", "verb", "it", "arrow", "there", "stop", "move", "to", "request"}
_PUT: Final = frozenset(("verb", "it"))
_SETTLING: Final = frozenset(("fix", "then", "tag", "verb", "on", "first"))
_RATHER: Final = ("lieber", "rather", "plutôt", "liever", "mejor", "meglio", "besser", "better")
_LONGEST: Final = 800
"""Characters of a mail that does nothing but change what stands; a longer one says more."""

_STAYING: Final = frozenset(("fill", "on", "it", "be", "there", "self"))
_REFUSED: Final = frozenset(("unsure", "unless", "later", "yours", "past"))


@dataclass(frozen=True, slots=True)
class Changed:
    """Cards that a mail changes: all ``plays`` as they are wanted, and what was ``read`` of the mail.

    ``dropped`` says that the mail says itself which fallbacks are wanted no more.
    """

    plays: tuple[Wishes, ...]
    read: WordsRead
    dropped: bool = False


def changed_cards(
    config: Config, state: State, seat: str, lines: Sequence[str], stood: tuple[Wishes, ...], *, stays: bool
) -> Changed | None:
    """Return the cards that stand as a mail changes them; None where it is no such change, or leaves something open.

    ``stays`` says that the mail says of the rest of the orders that it stays.
    """
    if sum(map(len, lines)) > _LONGEST:
        return None
    tokens, _ = tokens_of(config, state, seat, body_of(lines, seat))
    tokens, left = without_occupied(tokens, {play.at for wishes in stood for play in wishes})
    if any(token.text == "?" or token.kind in _REFUSED for token in tokens):
        return None
    if any(_tells_of_oneself(token, tokens[at : at + 1]) for at, token in enumerate(tokens, 1)):
        return None
    change = _Change(config, state, seat, stood)
    words = _sentences([_refusing(token) for token in signed(tokens)])
    same = same_place(words, stood, {card.kind for card in state.hands[seat]}) or other_ends(words, stood)
    if same is not None:
        return Changed(same, WordsRead({}))
    for way in (change.turned, change.left_out, change.replaced, partial(change.moved, left=left)):
        found = way(words)
        if found is not None:
            return None if _covers(found.plays) else found
    if any(len(wishes) > 1 for wishes in stood) and not stays and not change.names(words):
        return None
    found = change.gone_on(words)
    return None if found is None or _covers(found.plays) else found


class _Change:
    """What words may change about the cards that stand."""

    def __init__(self, config: Config, state: State, seat: str, stood: tuple[Wishes, ...]) -> None:
        self._stood = stood
        self._read: Callable[[Sequence[Token]], WordsRead] = lambda words: read_tokens(config, state, seat, words)
        ahead, _ = tokens_of(config, state, seat, told_cards(stood))
        self._read_on: Callable[[Sequence[Token]], WordsRead] = lambda words: read_behind(
            config, state, seat, ahead, words
        )
        self._held = {card.kind for card in state.hands[seat]}
        self._lies: Callable[[int], str] = lambda at: state.cells[at][-1].kind if 0 < at < len(state.cells) else ""

    def names(self, sentences: Sequence[Sequence[Token]]) -> bool:
        """Whether words name the space of a card that stands, so that it is plain of which wish they speak."""
        places = {play.at for wishes in self._stood for play in wishes}
        return any(token.kind == "num" and token.value in places for words in sentences for token in words)

    def turned(self, sentences: Sequence[Sequence[Token]]) -> Changed | None:
        """Return two wishes for one card the other way round: "36 first, then 34 if not"."""
        words = [token for sentence in sentences for token in sentence]
        if len(self._stood) != 1 or len(self._stood[0]) != 2:
            return None
        first, second = self._stood[0]
        said = " ".join(token.text.casefold() for token in words if token.kind not in ("comma", "stop", "tag", "fix"))
        places = [token.value for token in words if token.kind == "num"]
        ranked = {"first", "else", "then"} & {token.kind for token in words}
        plain = all(token.kind in _PLACING for token in words)
        if said in _TURNED or (plain and ranked and first.at != second.at and places == [second.at, first.at]):
            return Changed(((second, first),), WordsRead({}))
        return None

    def left_out(self, sentences: Sequence[Sequence[Token]]) -> Changed | None:
        """Return the wishes for one card without the one that is not wanted: "only 29, without 30"."""
        words = [token for sentence in sentences for token in sentence]
        places = [token.value for token in words if token.kind == "num"]
        only = any(token.text.casefold() in _ONLY for token in words)
        plain = all(token.kind in (_PLACING - {"else"}) | {"not"} or token.text.casefold() in _ONLY for token in words)
        denied = [at for at, token in enumerate(words) if token.kind == "not"]
        found = [at for at, wishes in enumerate(self._stood) if {*places} <= {play.at for play in wishes}]
        if not plain or not places or len(found) != 1 or len(self._stood[found[0]]) < 2:
            return None
        wishes = self._stood[found[0]]
        if len(denied) == 1 and len(places) == 2 and words[denied[0]].text.casefold() in _DENYING:
            after = next((token.value for token in words[denied[0] :] if token.kind == "num"), None)
            left = tuple(play for play in wishes if play.at != after) if after is not None else ()
        elif not denied and only and len(places) == 1:
            left = tuple(play for play in wishes if play.at == places[0])
        else:
            return None
        if not left or left == wishes:
            return None
        return Changed(self._with(found[0], left), WordsRead({}), dropped=True)

    def replaced(self, sentences: Sequence[Sequence[Token]]) -> Changed | None:
        """Return the cards with another one in the place of one that is given up: "scrap the -4, the -3 on 26"."""
        held = self._held_back([token for sentence in sentences for token in sentence])
        if held is not None:
            return held
        for number, words in enumerate(sentences):
            place, rest = self._given_up(words)
            if place < 0:
                continue
            others = [one for at, one in enumerate(sentences) if at != number and not self._keeps(one, place)]
            told = [*sentences[:number], rest, *sentences[number + 1 :]]
            kept = [one for one in told if one is rest or any(one is other for other in others)]
            read = self._read([token for one in kept for token in one])
            made = plays_in(read)
            if len(made) != 1 or not made[0] or made[0] == self._stood[place]:
                return None
            return Changed(self._with(place, made[0]), read)
        return None

    def _held_back(self, words: Sequence[Token]) -> Changed | None:
        """Return the cards with another one in the place of one that is to stay in the hand."""
        rest, card = without_held_back(words, {wishes[0].card for wishes in self._stood if wishes})
        places = [at for at, wishes in enumerate(self._stood) if card and wishes and wishes[0].card == card]
        read = self._read(rest) if len(places) == 1 else WordsRead({})
        made = plays_in(read)
        plain = len(made) == 1 and bool(made[0]) and all(play.card != card for play in made[0])
        return Changed(self._with(places[0], made[0]), read) if plain else None

    def moved(self, sentences: Sequence[Sequence[Token]], *, left: int | None = None) -> Changed | None:
        """Return the cards with one of them put elsewhere: "the second one on 21 rather than 16", "put it on 39".

        ``left`` is the space of a card that goes elsewhere as somebody stands there.
        """
        said, gone = self._without_denied(without_sums(sentences, self._stood))
        words = [token for sentence in said for token in sentence]
        numbers = [token.value for token in words if token.kind == "num"]
        named = [token for token in words if token.kind in _NAMING]
        if len(numbers) != 1 or not all(token.kind in _MOVING for token in words):
            return None
        kinds = {token.kind for token in words}
        rather = any(token.text.casefold() in _RATHER for token in words)
        if gone is None and (kinds & _SETTLING or rather):
            gone = left
        meant = self._meant(named, [] if gone is None else [gone])
        told = bool(named) or gone is not None or rather or bool({"fix", "move"} & kinds) or kinds >= _PUT
        if len(meant) != 1 or not told:
            return None
        wishes, (space,) = self._stood[meant[0]], numbers
        if any(play.at == space for play in wishes) or (gone is None and len(wishes) > 1):
            return None
        made = tuple(replace(play, at=space) if gone in (None, play.at) else play for play in wishes)
        return Changed(self._with(meant[0], made), WordsRead({}))

    def gone_on(self, sentences: Sequence[Sequence[Token]]) -> Changed | None:
        """Return the cards as words change them that could stand behind them: "if that is gone by then, 12"."""
        words = [token for sentence in sentences for token in sentence]
        numbers = {token.value for token in words if token.kind == "num"}
        named = [token for token in words if token.kind in _NAMING]
        places = {play.at for wishes in self._stood for play in wishes}
        meant = self._meant(named, numbers & places)
        if any(_is_talk(sentence) for sentence in sentences):
            return None
        if not numbers or len(meant) != 1 or plays_in(self._read_on([])) != self._stood:
            return None
        read = self._read_on(words)
        made = plays_in(read)
        if len(made) != len(self._stood) or made == self._stood:
            return None
        known = {space for wishes in (*made, *self._stood) for space in spaces_of(wishes)}
        differing = [at for at, wishes in enumerate(made) if wishes != self._stood[at]]
        if not numbers <= known or differing != meant:
            return None
        new, old = made[differing[0]], self._stood[differing[0]]
        if {play.card for play in new} != {play.card for play in old}:
            return None
        if len(old) > 1 and new[: len(old)] == old and old[-1].at not in numbers:
            return None
        return Changed(made, read)

    def _meant(self, named: Sequence[Token], spaces: Collection[int]) -> list[int]:
        """Return the placements whose cards all these names and spaces may be of."""
        return [
            place
            for place, wishes in enumerate(self._stood)
            if wishes and all(self._is(token, place) for token in named) and {*spaces} <= {play.at for play in wishes}
        ]

    def _with(self, place: int, wishes: Wishes) -> tuple[Wishes, ...]:
        return tuple(wishes if at == place else one for at, one in enumerate(self._stood))

    def _given_up(self, words: Sequence[Token]) -> tuple[int, list[Token]]:
        """Return which card a sentence gives up, and what else it says; a number below nought for none."""
        start = next((at for at, token in enumerate(words) if token.kind not in _POLITE), len(words))
        if start == len(words):
            return -1, []
        lead = words[start]
        dropped = lead.kind == "cancel" or (lead.kind == "verb" and lead.text.casefold() in DROPPING)
        ahead = dropped or (lead.kind == "not" and lead.text.casefold() in _PLACE_OF)
        if ahead:
            place, end = self._card_at(words, start + 1)
            following = words[end] if end < len(words) else None
            if place >= 0 and (following is None or following.kind in _LINKING | {"fix", "verb", "card"}):
                while end < len(words) and words[end].kind in _LINKING | {"fix"}:
                    end += 1
                return place, list(words[end:])
            return -1, []
        at = next((at for at, token in enumerate(words) if token.text.casefold() in _PLACE_OF), 0)
        place, end = self._card_at(words, at + 1) if at else (-1, 0)
        if place >= 0 and all(token.kind in ("fill", "tag", "stop") for token in words[end:]):
            return place, list(words[:at])
        return -1, []

    def _card_at(self, words: Sequence[Token], at: int) -> tuple[int, int]:
        """Return which card is named from a place on, and where its name ends; a number below nought for none."""
        while at < len(words) and words[at].kind in ("fill", "self"):
            at += 1
        if at >= len(words):
            return -1, at
        token = words[at]
        end = at + 1
        while end < len(words) and words[end].kind in ("it", "fill") and token.kind in ("first", "second"):
            end += 1
        found = [place for place, wishes in enumerate(self._stood) if wishes and self._is(token, place)]
        if len(found) != 1:
            return -1, at
        numbered = words[end : end + 2]
        if [one.kind for one in numbered] == ["on", "num"]:
            if numbered[1].value != self._stood[found[0]][0].at:
                return -1, at
            end += 2
        return found[0], end

    def _is(self, token: Token, place: int) -> bool:
        """Whether a token names the card that stands for a placement."""
        if token.kind in ("first", "second"):
            return len(self._stood) > 1 and place == ("first", "second").index(token.kind)
        play = self._stood[place][0]
        if token.kind == "card":
            return play.card in kinds_of(token.name)
        letter = NOUNS.get(token.kind, "")
        return bool(letter) and _moves(play, letter)

    def _keeps(self, words: Sequence[Token], place: int) -> bool:
        """Whether a sentence says of the other card that it stays: "leave the +3 where it is"."""
        said = [token for token in words if token.kind not in ("comma", "and", "tag", "stop")]
        if not said or said[0].text.casefold() not in _KEEPING:
            return False
        cards = [token for token in said if token.kind in ("card", "first", "second")]
        others = [at for at, wishes in enumerate(self._stood) if at != place and wishes]
        if len(cards) != 1 or not any(self._is(cards[0], at) for at in others):
            return False
        told = (said[0], *cards)
        return all(token.kind in _STAYING or token in told for token in said)

    def _without_denied(self, sentences: Sequence[Sequence[Token]]) -> tuple[list[list[Token]], int | None]:
        """Return sentences without "not 6" of a card's space and what is said of the card there; and that space."""
        places = {play.at for wishes in self._stood for play in wishes}
        for number, words in enumerate(sentences):
            for at, token in enumerate(words):
                if token.kind != "not" or token.text.casefold() not in (*_PLACE_OF, *_DENYING):
                    continue
                end = at + 1
                while end < len(words) and words[end].kind in ("fill", "on"):
                    end += 1
                if end == len(words) or words[end].kind != "num" or words[end].value not in places:
                    continue
                old = words[end].value
                rest = self._without_what_lies([*words[:at], *words[end + 1 :]], old)
                return [*map(list, sentences[:number]), rest, *map(list, sentences[number + 1 :])], old
        return [list(words) for words in sentences], None

    def _without_what_lies(self, words: list[Token], space: int) -> list[Token]:
        """Return a sentence without what it says of the card that lies on a space, and that is not held."""
        cards = [token for token in words if token.kind == "card"]
        numbers = any(token.kind == "num" for token in words)
        lies = len(cards) == 1 and self._lies(space) in kinds_of(cards[0].name)
        return [] if lies and not numbers and not self._held & {*kinds_of(cards[0].name)} else words


def _refusing(token: Token) -> Token:
    """Return a word, "nein" being one that changes what was said."""
    no = token.kind == "unknown" and token.text.casefold() in _NO
    return replace(token, kind="fix", meanings=()) if no else token


def _covers(plays: Sequence[Wishes]) -> bool:
    """Whether two cards would go on one space, which is asked about: the second would cover the first."""
    places = [wishes[0].at for wishes in plays if wishes]
    return len({*places}) < len(places)


def _is_talk(words: Sequence[Token]) -> bool:
    """Whether a sentence with a number in it has words of which nothing is known: "actually 26 is a nice number"."""
    kinds = {token.kind for token in words}
    return "num" in kinds and ("unknown" in kinds or ("be" in kinds and not kinds & {"if", "taken"}))


def _tells_of_oneself(token: Token, after: Sequence[Token]) -> bool:
    """Whether a word says what one is or has, and wants nothing: "I'm actually 26"."""
    said = token.text.casefold().replace("’", "'")
    if said in _ONESELF and [one.kind for one in after] == ["verb"]:
        return False  # "ich nehme lieber …"
    return said.startswith(_BEING) or (token.kind == "self" and said not in _WANTING)


def _moves(play: Play, letter: str) -> bool:
    """Whether a card moves pieces of one kind, as it stands: "the snake"."""
    moves = play.choice.moves if play.choice is not None else ()
    named = {"S": ("move-snake", "move-snakes"), "L": ("move-ladder", "move-ladders")}.get(letter, ())
    return play.card in named or (bool(moves) and all(piece[0] == letter for piece, _, _ in moves))


def _sentences(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return tokens sentence by sentence, each with its end; a line that begins anew begins a sentence."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        if made[-1] and (made[-1][-1].kind == "stop" or made[-1][-1].line != token.line):
            made.append([])
        made[-1].append(token)
    return [words for words in made if any(token.kind != "stop" for token in words)]

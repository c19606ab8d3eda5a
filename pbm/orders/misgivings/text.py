"""What the second look looks at: the words, what was accepted of them, and what they have been found to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from pbm.orders.misgivings.needs import (
    ASKED,
    DOOR_TAKEN,
    NO_DOOR,
    ONE_TURN,
    QUOTED,
    SEVERAL_BOARDS,
    TWO_TURNS,
    marked,
    meanings,
    met_by,
    phrases,
)
from pbm.orders.misgivings.phrases import phrases_in
from pbm.orders.misgivings.scan import Looked, Sentence, Word, look_at, looked_at
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["Accepted", "Look", "Looked", "Misgiving", "Sentence", "Word", "look_at", "looked_at"]

_EACH_END = 40

_Found = TypeVar("_Found", int, tuple[int, int])


@dataclass(frozen=True, slots=True)
class Accepted:
    """A throw (``T``, any of ``values``) or a nomination (``D``; no values: declined) that stands for a board.

    ``in_place`` tells that the second of two values takes the place of the first, ``as_second`` that the one value is
    the second throw of a round of two.
    """

    board: str
    field: str
    values: tuple[int, ...]
    in_place: bool = False
    as_second: bool = False


@dataclass(frozen=True, slots=True)
class Misgiving:
    """Why something that was accepted should be asked about.

    ``say`` is the name of what the player is told; ``field`` ``T``, ``D`` or both; ``board`` empty for every board.
    ``line`` is the player's line; ``asking`` tells that the mail asks something and orders nothing.
    """

    say: str
    line: int
    field: str = "TD"
    board: str = ""
    asking: bool = False


@dataclass(slots=True)
class Look:
    """What is looked at once more: the words, what was accepted of them, the subject, the boards' names.

    ``players`` are the names of the other players, where they are known, ``kept`` the turns to come for which
    something is kept; ``asked_ahead`` tells that of another one it is asked already,
    ``throw_doubted`` that some throw is; ``quoted_turn`` is the one that
    the quoted mail asks orders for, 0 where it names none.
    """

    words: list[Word]
    sentences: list[Sentence]
    accepted: tuple[Accepted, ...]
    lines: Sequence[str]
    subject: str = ""
    replying: bool = False
    boards: tuple[str, ...] = ()
    count: int = 1
    high: int = 6
    turns: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    kept: tuple[int, ...] = ()
    asked_ahead: bool = False
    throw_doubted: bool = False
    quoted_turn: int = 0
    _found: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    _places: dict[tuple[int, ...], list[int]] = field(default_factory=dict)
    _subject: list[Word] | None = None
    _at: list[int] = field(default_factory=list)
    _met: list[int] = field(default_factory=list)
    _all_met: int = -1
    _capitals: list[int] | None = None

    def sharing(self, looked: Looked) -> Look:
        """Return the same look; what it finds in its words is known to the next one at the same lines."""
        self._found, self._met = looked.found, looked.met
        return self

    def subject_words(self) -> list[Word]:
        """Return the words of the subject."""
        if self._subject is None:
            self._subject, _ = look_at([self.subject[:400]])
        return self._subject

    def found(self, kind: str) -> list[tuple[int, int]]:
        """Return where the phrases of ``kind`` begin and end, in their order."""
        if not self._found:
            every: dict[str, list[tuple[int, int]]] = {"": []}
            for name, start, end in phrases_in(self.words, self.sentences):
                every.setdefault(name, []).append((start, end))
            self._found.update((name, _both_ends(bounds)) for name, bounds in every.items())
        return self._found.get(kind, [])

    def places(self, of: Accepted) -> list[int]:
        """Return where the numbers stand that may have been taken for an order."""
        known = self._places.get(of.values)
        if known is None:
            known = [place for place, word in enumerate(self.words) if word.kind == "n" and word.value in of.values]
            known = self._places[of.values] = _both_ends(known)
        return known

    def sentence_at(self, place: int) -> int:
        """Return the number of the sentence that the word at ``place`` is in."""
        if not self._at:
            self._at = [number for number, each in enumerate(self.sentences) for _ in range(each.start, each.end)]
            self._at = self._at or [0]
        return self._at[min(max(place, 0), len(self._at) - 1)]

    def of_sentence(self, number: int) -> Sequence[Word]:
        """Return a sentence's words; none beyond the ends."""
        if not 0 <= number < len(self.sentences):
            return ()
        sentence = self.sentences[number]
        return self.words[sentence.start : sentence.end]

    def asks(self, number: int) -> bool:
        """Whether a sentence is a question; one beyond the ends is none."""
        return 0 <= number < len(self.sentences) and self.sentences[number].asked

    def of_sentences(self) -> list[list[str]]:
        """Return the words of every sentence in lower case."""
        return [[word.low for word in self.words[each.start : each.end]] for each in self.sentences]

    def boards_in(self, number: int) -> tuple[str, ...]:
        """Return the boards that a sentence names, where there are several to tell apart."""
        if len(self.boards) < 2:
            return ()
        part = self.of_sentence(number)
        named = [
            word.text
            for place, word in enumerate(part)
            if word.text in self.boards and (word.text not in ("A", "I") or _names_board(part, place))
        ]
        return tuple(dict.fromkeys(named))

    def label(self, word: Word) -> str:
        """Return ``T`` for a word that means a throw, ``D`` for a trapdoor, nothing for others."""
        return _label(word.low, word.english) if word.kind == "w" else ""

    def capitals(self) -> list[int]:
        """Return where words stand that are written with a capital."""
        if self._capitals is None:
            self._capitals = [n for n, word in enumerate(self.words) if word.kind == "w" and word.text[0].isupper()]
        return self._capitals

    def met(self) -> int:
        """Return the bits of the needs that are met, by a word or by the whole."""
        if self._all_met < 0:
            self._all_met = self._whole()
            for bits in self._met_by_words():
                self._all_met |= bits
        return self._all_met

    def has(self, wanted: int) -> bool:
        """Whether one of the needs ``wanted`` is met."""
        return bool(self.met() & wanted)

    def where(self, wanted: int, start: int = 0, end: int | None = None) -> list[int]:
        """Return the places from ``start`` to ``end`` of the words that meet one of the needs ``wanted``."""
        return [place for place, bits in enumerate(self._met_by_words()[start:end], start) if bits & wanted]

    def _met_by_words(self) -> list[int]:
        if not self._met:
            self._met += [met_by(word.low, word.kind == "w" and not word.english) for word in self.words]
        return self._met

    def _whole(self) -> int:
        """Return the needs that are met by phrases, by questions and quotations, and by what was asked and accepted."""
        self.found("")
        marks = [phrases(*self._found), ONE_TURN if self.count < 2 else TWO_TURNS]
        if any(sentence.asked for sentence in self.sentences):
            marks.append(ASKED)
        if any(word.quoted for word in self.words):
            marks.append(QUOTED)
        if len(self.boards) > 1:
            marks.append(SEVERAL_BOARDS)
        doors = {of.board for of in self.accepted if of.field == "D"}
        if doors:
            marks.append(DOOR_TAKEN)
        if not doors.issuperset(of.board for of in self.accepted):
            marks.append(NO_DOOR)
        return marked(marks)

    def fields_in(self, number: int) -> str:
        """Return which of throw and trapdoor a sentence speaks of, by word or number; both where it is not told."""
        part = self.of_sentence(number)
        kinds = {self.label(word) for word in part} & {"T", "D"}
        if not kinds:
            kinds = {"T" if word.value <= self.high else "D" for word in part if word.kind == "n" and word.digits}
        return kinds.pop() if len(kinds) == 1 else "TD"


def _both_ends(found: list[_Found]) -> list[_Found]:
    """Return the first and the last of very many, so that no mail costs more than in proportion to its length."""
    return found if len(found) <= 2 * _EACH_END else found[:_EACH_END] + found[-_EACH_END:]


def _names_board(part: Sequence[Word], place: int) -> bool:
    before = part[place - 1] if place else None
    after = part[place + 1] if place + 1 < len(part) else None
    led = before is not None and before.means("on", "board", "for", "about", "in")
    return led or (before is None and after is not None and after.kind != "w")


@lru_cache(maxsize=4096)
def _label(low: str, english: bool) -> str:
    """Return the label of a word of an English mail, or of another one."""
    if not english and low in VOCABULARY.english and meanings(low) != {low}:
        return ""  # the German "die" is no die
    return VOCABULARY.label(low) or ""

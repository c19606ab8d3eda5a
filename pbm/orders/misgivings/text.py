"""The player's own words once more, plainly: words, numbers and sentences, and phrases found among them.

Nothing here is taken from how the orders were read, so that one mistake is not made twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

from pbm.orders.vocabulary import LANGUAGES, TABLES, VOCABULARY, Vocabulary

__all__ = ["Accepted", "Look", "Misgiving", "Sentence", "Word", "look_at"]

_SCAN = re.compile(
    r"(?P<dead>\d{1,4}(?:[-/.:]\d{1,4}){2,4}|\d{1,2}:\d{2}|\d{4,12}|\d{1,3}(?:st|nd|rd|th)\b|\d{1,3}[.,]\d{1,6})"
    r"|(?P<dots>\.{2,200}|…)|(?P<number>\d{1,3})|(?P<word>[^\W\d_]{1,60}(?:'[^\W\d_]{1,30}){0,3})|(?P<sign>[^\w\s])"
)
_OPENING, _CLOSING = "“„«‹‘", "”»›’"
_QUOTES = frozenset("\"'" + _OPENING)
_ITEM = re.compile(r"\s{0,12}(?:\w{1,2}[.)]|[-*•·])\s")
_SHORT_LINE = 45
_GAP = 4  # words that "…" stands for at most
_LONGEST_SENTENCE = 120
_EACH_END = 40
_MOST = 12_000  # words; what is left of a longer mail is not looked at

_Found = TypeVar("_Found", int, tuple[int, int])


class Word(NamedTuple):
    """A word, number or sign: ``low`` in lower case, ``text`` as written, ``kind`` one of ``w n x p``.

    A number's ``value`` is -1 for words and signs; ``digits`` tells how it was written. ``quoted`` is set between
    quotation marks, ``english`` for an English word in a mail that is English.
    """

    kind: str
    low: str
    text: str
    line: int
    value: int = -1
    digits: bool = False
    quoted: bool = False
    english: bool = False

    def means(self, *lows: str) -> bool:
        """Whether the word has one of these English meanings in any language."""
        if self.kind != "w":
            return False
        return self.low in lows if self.english else not _meanings(self.low).isdisjoint(lows)


class Sentence(NamedTuple):
    """Where a sentence begins and ends among the words, and whether it is asked."""

    start: int
    end: int
    asked: bool


@dataclass(frozen=True, slots=True)
class Accepted:
    """A throw (``T``, any of ``values``) or a nomination (``D``; no values: declined) that stands for a board."""

    board: str
    field: str
    values: tuple[int, ...]


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
    """What is looked at once more: the words, what was accepted of them, the subject, the boards' names."""

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
    _found: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    _places: dict[tuple[int, ...], list[int]] = field(default_factory=dict)
    _subject: list[Word] | None = None

    def subject_words(self) -> list[Word]:
        """Return the words of the subject."""
        if self._subject is None:
            self._subject, _, _ = look_at([self.subject[:400]], ())
        return self._subject

    def found(self, kind: str) -> list[tuple[int, int]]:
        """Return where the phrases of ``kind`` begin and end, in their order."""
        if not self._found:
            every: dict[str, list[tuple[int, int]]] = {"": []}
            for name, start, end in _phrases_in(self.words, self.sentences):
                every.setdefault(name, []).append((start, end))
            self._found = {name: _both_ends(bounds) for name, bounds in every.items()}
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
        low, high = 0, len(self.sentences) - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.sentences[middle].start <= place else (low, middle - 1)
        return low

    def of_sentence(self, number: int) -> Sequence[Word]:
        """Return a sentence's words; none beyond the ends."""
        if not 0 <= number < len(self.sentences):
            return ()
        sentence = self.sentences[number]
        return self.words[sentence.start : sentence.end]

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
        if word.kind != "w" or (
            not word.english and word.low in VOCABULARY.english and _meanings(word.low) != {word.low}
        ):
            return ""  # the German "die" is no die
        return VOCABULARY.label(word.low) or ""

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
def _meanings(low: str) -> frozenset[str]:
    known = {part for sense in VOCABULARY.meanings(low).values() for part in sense.low.split("/")}
    return frozenset((low, *known))


@lru_cache(maxsize=4096)
def _valued(low: str, vocabulary: Vocabulary) -> int:
    """Return the number that a word is in some language, -1 for others."""
    for sense in vocabulary.meanings(low).values():
        if sense.sort in ("number", "split") and 0 < sense.value < 1000:
            return sense.value
    return -1


def look_at(
    lines: Sequence[str], accepted: Iterable[Accepted], vocabulary: Vocabulary = VOCABULARY
) -> tuple[list[Word], list[Sentence], tuple[Accepted, ...]]:
    """Return the words and the sentences of ``lines``, with what was accepted."""
    words: list[Word] = []
    sentences: list[Sentence] = []
    start = 0

    def end(asked: bool = False) -> None:
        nonlocal start
        if len(words) > start:
            sentences.append(Sentence(start, len(words), asked))
            start = len(words)

    for number, line in enumerate(lines):
        if len(words) > _MOST:
            break
        if not line.strip():
            end()
            continue
        if _ITEM.match(line):
            end()
        spans = _quoted_spans(line)
        for found in _SCAN.finditer(line[:4000]):
            text = found.group()
            quoted = any(first < found.start() < last for first, last in spans)
            if found.lastgroup == "word":
                words.extend(Word("w", part, shown, number, quoted=quoted) for part, shown in _parts(text))
            elif found.lastgroup == "number":
                words.append(Word("n", text, text, number, int(text), True, quoted))
            elif found.lastgroup == "dead":
                words.append(Word("x", text, text, number, quoted=quoted))
            elif found.lastgroup == "dots":
                words.append(Word("p", "…", text, number, quoted=quoted))
            elif text in ".!?;" and not line[found.end() : found.end() + 1].isalnum():
                end(text == "?")
            else:
                words.append(Word("p", text, text, number, quoted=quoted))
            if len(words) - start >= _LONGEST_SENTENCE:
                end()
        if len(line.rstrip()) < _SHORT_LINE and not line.rstrip().endswith((",", ":", "-")):
            end()
    end()
    words = _with_languages(_with_number_words(words, sentences, vocabulary), vocabulary)
    return words, sentences, tuple(accepted)


def _with_languages(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Mark the English words of a mail that is English, so that "a" is not taken for the French "has"."""
    said = [word.low for word in words if word.kind == "w"]
    english = sum(low in vocabulary.english for low in said)
    foreign = sum(low not in vocabulary.english and len(_meanings(low)) > 1 for low in said)
    if foreign * 2 > english:
        return words
    return [
        word._replace(english=True) if word.kind == "w" and word.low in vocabulary.english else word for word in words
    ]


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield "l'exemple" as two words; "don't" and "I'll" are one."""
    head, mark, rest = text.partition("'")
    if mark and len(rest) >= 3:
        yield head.casefold(), head
        yield rest.casefold(), rest
    else:
        yield text.casefold(), text


def _quoted_spans(line: str) -> list[tuple[int, int]]:
    """Return where each quotation of a line begins and ends."""
    spans: list[tuple[int, int]] = []
    if _QUOTES.isdisjoint(line):
        return spans
    straight = [place for place, sign in enumerate(line) if sign == '"'][:40]
    spans.extend(zip(straight[::2], straight[1::2], strict=False))
    opened = -1
    for place, sign in enumerate(line):
        if sign in _OPENING and opened < 0:
            opened = place
        elif opened >= 0 and (sign in _CLOSING or sign == "“") and len(spans) < 60:
            spans.append((opened, place))
            opened = -1
    single = [found.start() for found in re.finditer(r"(?:(?<=\s)|^)'(?=\w)|(?<=\w)'(?=[\s.,;:!?)]|$)", line[:4000])][
        :40
    ]
    spans.extend(zip(single[::2], single[1::2], strict=False))
    return spans


def _with_number_words(words: list[Word], sentences: Sequence[Sentence], vocabulary: Vocabulary) -> list[Word]:
    """Give number words their value: "four", "fifty-eight" (the value stands with its first word)."""
    ends = {sentence.end for sentence in sentences}
    for place, word in enumerate(words):
        if word.kind != "w" or (word.low not in vocabulary.starts and not vocabulary.meanings(word.low)):
            continue
        value, size = _valued(word.low, vocabulary), 1
        parts = [word.low]
        step = place + 1
        while step < len(words) and step - place < 5 and step not in ends:
            if words[step].kind == "w":
                parts.append(words[step].low)
                joined = _valued(" ".join(parts), vocabulary)
                if joined > 0:
                    value, size = joined, step - place + 1
            elif words[step].low != "-":
                break
            step += 1
        if value > 0:
            words[place] = word._replace(kind="n", value=value)
            for rest in range(place + 1, place + size):
                words[rest] = words[rest]._replace(kind="p")
    return words


class _Phrase(NamedTuple):
    kind: str
    rest: tuple[frozenset[str] | None, ...]  # the words after the first; None is a gap, an empty set the sentence's end


_END: Final[frozenset[str]] = frozenset()


@cache
def _phrases() -> Mapping[str, tuple[_Phrase, ...]]:
    """Return every phrase of every language by its first word."""
    made: dict[str, list[_Phrase]] = {}
    for language in LANGUAGES:
        for kind, phrases in TABLES[language].get("misgivings", {}).items():
            for phrase in phrases:
                for elements in _expanded(phrase):
                    for first in elements[0] or ():
                        made.setdefault(first, []).append(_Phrase(kind, tuple(elements[1:])))
    return {first: tuple(dict.fromkeys(phrases)) for first, phrases in made.items()}


def _expanded(phrase: str) -> Iterator[list[frozenset[str] | None]]:
    """Yield the rows of words that a phrase stands for, each with and without what may be left out."""
    rows: list[list[frozenset[str] | None]] = [[]]
    for element in phrase.split():
        if element in ("…", "$"):
            rows = [[*row, None if element == "…" else _END] for row in rows]
            continue
        optional = element.startswith("[")
        choices = element.strip("[]").split("/")
        parts = [[part for part, _ in _parts(choice)] for choice in choices]
        size = max(map(len, parts))
        words: list[frozenset[str] | None] = [
            frozenset(part[place] for part in parts if place < len(part)) for place in range(size)
        ]
        rows = [made for row in rows for made in ([row, [*row, *words]] if optional else [[*row, *words]])]
    yield from (row for row in rows if row)


def _phrases_in(words: Sequence[Word], sentences: Sequence[Sentence]) -> Iterator[tuple[str, int, int]]:
    """Yield the kind of each phrase with its bounds."""
    phrases = _phrases()
    for sentence in sentences:
        for place in range(sentence.start, sentence.end):
            for phrase in phrases.get(words[place].low, ()) if words[place].kind in "wn" else ():
                end = _matched(words, place + 1, sentence.end, phrase.rest)
                if end:
                    yield phrase.kind, place, end


def _matched(words: Sequence[Word], place: int, end: int, rest: Sequence[frozenset[str] | None]) -> int:
    """Return where a phrase ends of which ``rest`` is still to come, 0 where it does not stand here."""
    gap = 0
    for wanted in rest:
        if wanted is None:
            gap = _GAP
            continue
        step = place
        while True:
            while step < end and words[step].kind == "p" and words[step].low in "'\"-*_":
                step += 1
            if wanted is _END:
                ended = step >= end or words[step].kind == "p"
                if not ended:
                    return 0
                break
            if step < end and words[step].kind in "wn" and words[step].low in wanted:
                place, gap = step + 1, 0
                break
            if not gap or step >= end:
                return 0
            gap -= 1
            step += 1
    return place

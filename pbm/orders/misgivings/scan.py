"""The player's own words once more, plainly: words, numbers and sentences.

Nothing here is taken from how the orders were read, so that one mistake is not made twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pbm.orders.misgivings.needs import meanings
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.vocabulary.senses import Sense, folded

__all__ = ["Looked", "Sentence", "Word", "look_at", "looked_at", "parts_of"]

_SCAN = re.compile(
    r"(?P<word>[^\W\d_]{1,60}(?:'[^\W\d_]{1,30}){0,3})"
    r"|(?P<dead></?3{1,3}(?![\w%>.,])|\d{1,4}(?:[-/.:]\d{1,4}){2,4}|\d{1,2}:\d{2}|\d{4,12}|\d{1,3}(?:st|nd|rd|th)\b|\d{1,3}[.,]\d{1,6})"
    r"|(?P<number>\d{1,3})|(?P<dots>\.{2,200}|…)|(?P<sign>[^\w\s])"
)
_OPENING, _CLOSING = "“„«‹‘", "”»›’"
_QUOTES = frozenset("\"'" + _OPENING)
_ITEM = re.compile(r"\s{0,12}(?:\w{1,2}[.)]|[-*•·])\s")
_SHORT_LINE = 45
_LONGEST_SENTENCE = 120
_LONGEST_NUMBER = 5  # words and hyphens of a number in words
_MOST = 12_000  # words; what is left of a longer mail is not looked at

_ENGLISH_TOO = frozenset(("once", "due", "elf", "sept"))
"""Words that are numbers in another language, and none in English."""

_Row = tuple[str, str, str, int, int, bool, bool]  # all of a word but whether it is English


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
        return self.low in lows if self.english else not meanings(self.low).isdisjoint(lows)


class Sentence(NamedTuple):
    """Where a sentence begins and ends among the words, and whether it is asked."""

    start: int
    end: int
    asked: bool


class Looked(NamedTuple):
    """Lines that were looked at: their words and sentences, and what has been found in these by whoever asked first.

    ``found`` are the places of phrases by their kind, ``met`` the needs that each word meets; empty until asked for.
    """

    words: Sequence[Word]
    sentences: Sequence[Sentence]
    found: dict[str, list[tuple[int, int]]]
    met: list[int]


def look_at(lines: Sequence[str], vocabulary: Vocabulary = VOCABULARY) -> tuple[list[Word], list[Sentence]]:
    """Return the words and the sentences of ``lines``."""
    looked = looked_at(tuple(lines), vocabulary)
    return list(looked.words), list(looked.sentences)


@lru_cache(maxsize=4)  # a mail is looked at before and after each opinion
def looked_at(lines: tuple[str, ...], vocabulary: Vocabulary) -> Looked:
    """Return what ``lines`` say, looked at a moment ago or anew."""
    rows: list[_Row] = []
    sentences: list[Sentence] = []
    start = 0

    def end(asked: bool = False) -> None:
        nonlocal start
        if len(rows) > start:
            sentences.append(Sentence(start, len(rows), asked))
            start = len(rows)

    for number, line in enumerate(lines):
        if len(rows) > _MOST:
            break
        if not line.strip():
            end()
            continue
        if _ITEM.match(line):
            end()
        spans = _quoted_spans(line)
        quoted = False
        for found in _SCAN.finditer(line[:4000]):
            text, sort = found.group(), found.lastgroup
            if spans:
                quoted = any(first < found.start() < last for first, last in spans)
            if sort == "word":
                if "'" in text:
                    rows.extend([("w", part, shown, number, -1, False, quoted) for part, shown in parts_of(text)])
                else:
                    rows.append(("w", text.casefold(), text, number, -1, False, quoted))
            elif sort == "number":
                rows.append(("n", text, text, number, int(text), True, quoted))
            elif sort == "dead":
                rows.append(("x", text, text, number, -1, False, quoted))
            elif sort == "dots":
                rows.append(("p", "…", text, number, -1, False, quoted))
            elif text == "#" and line[found.start() - 2 : found.end() + 1] == "  # ":
                end()  # a remark behind what a program reads: "throw: 4   # was going to be a 2"
            elif text in ".!?;" and not line[found.end() : found.end() + 1].isalnum():
                end(text == "?")
            else:
                rows.append(("p", text, text, number, -1, False, quoted))
            if len(rows) - start >= _LONGEST_SENTENCE:
                end()
        bare = line.rstrip()
        if (len(bare) < _SHORT_LINE and not bare.endswith((",", ":", "-"))) or "  # " in bare:
            end()
    end()
    english = _is_english(rows, vocabulary)
    _tell_number_words(rows, sentences, vocabulary, english=english)
    known = vocabulary.english if english else frozenset()
    words = [Word._make((*row, row[0] == "w" and row[1] in known)) for row in rows]
    return Looked(words, sentences, {}, [])


def _is_english(rows: Sequence[_Row], vocabulary: Vocabulary) -> bool:
    """Return whether a mail is English, so that "a" is not taken for the French "has" there."""
    english = foreign = 0
    for row in rows:
        if row[0] == "w":
            if row[1] in vocabulary.english:
                english += 1
            elif len(meanings(row[1])) > 1:
                foreign += 1
    return foreign * 2 <= english


def parts_of(text: str) -> tuple[tuple[str, str], ...]:
    """Return a word in lower case and as it is; "l'exemple" is two words, "don't" and "I'll" are one."""
    head, mark, rest = text.partition("'")
    if mark and len(rest) >= 3:
        return (head.casefold(), head), (rest.casefold(), rest)
    return ((text.casefold(), text),)


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


def _tell_number_words(
    rows: list[_Row], sentences: Sequence[Sentence], vocabulary: Vocabulary, *, english: bool
) -> None:
    """Give number words their value: "four", "fifty-eight" (the value stands with its first word)."""
    ends = {sentence.end for sentence in sentences}
    for place, row in enumerate(rows):
        if row[0] != "w":
            continue
        value, begins = _as_number(row[1], vocabulary)
        if (value < 0 and not begins) or (english and row[1] in _ENGLISH_TOO):
            continue
        size, said, step = 1, row[1], place + 1
        while begins and step < len(rows) and step - place < _LONGEST_NUMBER and step not in ends:
            if rows[step][0] == "w":
                said = f"{said} {rows[step][1]}"
                joined = _value(said, vocabulary)
                if joined > 0:
                    value, size = joined, step - place + 1
            elif rows[step][1] != "-":
                break
            step += 1
        if value > 0:
            rows[place] = ("n", *row[1:4], value, *row[5:])
            for rest in range(place + 1, place + size):
                rows[rest] = ("p", *rows[rest][1:])


@lru_cache(maxsize=4096)
def _as_number(low: str, vocabulary: Vocabulary) -> tuple[int, bool]:
    """Return the number that a word is, -1 for others; and whether one of several words may begin with it."""
    simple = folded(low)
    begins = not _beginnings(vocabulary).isdisjoint((low, simple)) or simple.startswith(vocabulary.hundreds)
    known = low in vocabulary.starts or bool(vocabulary.meanings(low))
    return _value(low, vocabulary), begins and known


def _value(form: str, vocabulary: Vocabulary) -> int:
    """Return the number that a word or phrase is in some language, -1 for others."""
    for sense in vocabulary.meanings(form).values():
        if _counts(sense):
            return sense.value
    return -1


def _counts(sense: Sense) -> bool:
    return sense.sort in ("number", "split") and 0 < sense.value < 1000


@lru_cache(maxsize=256)
def _beginnings(vocabulary: Vocabulary) -> frozenset[str]:
    """Return the first words of all numbers that are written as several."""
    forms: Iterator[str] = (
        form
        for known in (vocabulary.senses, vocabulary.plain)
        for form, senses in known.items()
        if " " in form and any(map(_counts, senses.values()))
    )
    return frozenset(form.partition(" ")[0] for form in forms)

"""The phrases of every language, of the files' ``[misgivings]``, found among words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from pbm.orders.misgivings.scan import Sentence, Word, parts_of
from pbm.orders.vocabulary import LANGUAGES, TABLES

__all__ = ["phrases_in"]

_GAP = 4  # words that "…" stands for at most
_PASSED_OVER = "'\"-*_"  # signs between the words of a phrase


class _Phrase(NamedTuple):
    kind: str
    rest: tuple[frozenset[str] | None, ...]  # the words after the first; None is a gap, an empty set the sentence's end


class _Begun(NamedTuple):
    """The phrases that begin with a word: by the word that must follow it, and those that go on in another way."""

    followed: Mapping[str, tuple[_Phrase, ...]]
    others: tuple[_Phrase, ...]


_END: Final[frozenset[str]] = frozenset()


@cache
def _phrases() -> Mapping[str, _Begun]:
    """Return every phrase of every language by its first word."""
    made: dict[str, list[_Phrase]] = {}
    for language in LANGUAGES:
        for kind, phrases in TABLES[language].get("misgivings", {}).items():
            for phrase in phrases:
                for elements in _expanded(phrase):
                    for first in elements[0] or ():
                        made.setdefault(first, []).append(_Phrase(kind, tuple(elements[1:])))
    return {first: _begun(tuple(dict.fromkeys(phrases))) for first, phrases in made.items()}


def _begun(phrases: Sequence[_Phrase]) -> _Begun:
    """Return phrases by their second words, in their order; those that need no certain one are under each."""
    seconds = {word for phrase in phrases for word in _second(phrase)}
    followed = {
        word: tuple(phrase for phrase in phrases if not _second(phrase) or word in _second(phrase)) for word in seconds
    }
    return _Begun(followed, tuple(phrase for phrase in phrases if not _second(phrase)))


def _second(phrase: _Phrase) -> frozenset[str]:
    """Return the words of which one must follow the first; none where there is a gap or nothing."""
    return (phrase.rest[0] if phrase.rest else None) or _END


def _expanded(phrase: str) -> Iterator[list[frozenset[str] | None]]:
    """Yield the rows of words that a phrase stands for, each with and without what may be left out."""
    rows: list[list[frozenset[str] | None]] = [[]]
    for element in phrase.split():
        if element in ("…", "$"):
            rows = [[*row, None if element == "…" else _END] for row in rows]
            continue
        optional = element.startswith("[")
        choices = element.strip("[]").split("/")
        parts = [[part for part, _ in parts_of(choice)] for choice in choices]
        size = max(map(len, parts))
        words: list[frozenset[str] | None] = [
            frozenset(part[place] for part in parts if place < len(part)) for place in range(size)
        ]
        rows = [made for row in rows for made in ([row, [*row, *words]] if optional else [[*row, *words]])]
    yield from (row for row in rows if row)


def phrases_in(words: Sequence[Word], sentences: Sequence[Sentence]) -> Iterator[tuple[str, int, int]]:
    """Yield the kind of each phrase with its bounds."""
    phrases = _phrases()
    for sentence in sentences:
        for place in range(sentence.start, sentence.end):
            word = words[place]
            begun = phrases.get(word.low) if word.kind in "wn" else None
            if begun is None:
                continue
            step = _next(words, place + 1, sentence.end)
            after = words[step].low if step < sentence.end and words[step].kind in "wn" else ""
            for phrase in begun.followed.get(after, begun.others):
                end = _matched(words, place + 1, sentence.end, phrase.rest)
                if end:
                    yield phrase.kind, place, end


def _next(words: Sequence[Word], step: int, end: int) -> int:
    """Return where the next word or sign is that counts, from ``step`` on."""
    while step < end and words[step].kind == "p" and words[step].low in _PASSED_OVER:
        step += 1
    return step


def _matched(words: Sequence[Word], place: int, end: int, rest: Sequence[frozenset[str] | None]) -> int:
    """Return where a phrase ends of which ``rest`` is still to come, 0 where it does not stand here."""
    gap = 0
    for wanted in rest:
        if wanted is None:
            gap = _GAP
            continue
        step = place
        while True:
            step = _next(words, step, end)
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

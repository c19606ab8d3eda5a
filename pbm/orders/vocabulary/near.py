"""Words that are nearly a label. Taken only where nothing else is as near; the player is told what was assumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from pbm.orders.vocabulary.files import TABLES
from pbm.orders.vocabulary.lexicon import VOCABULARY
from pbm.orders.vocabulary.senses import Sense

__all__ = ["near", "respelt"]

_SHORTEST, _LONGEST = 5, 16
_ENGLISH: Final[Mapping[str, str]] = {
    "throw": "T",
    "throws": "T",
    "throwing": "T",
    "trapdoor": "D",
    "trapdoors": "D",
    "nominate": "D",
    "nominating": "D",
    "nomination": "D",
}
_SHORTEST_EXCHANGED = 4
_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_NEIGHBOURS = frozenset(
    pair
    for row, below in zip(_ROWS, (*_ROWS[1:], ""), strict=True)
    for place, letter in enumerate(row)
    for other in (*row[place + 1 : place + 2], *below[max(0, place - 1) : place + 1])
    for pair in (letter + other, other + letter)
)
"""Letters beside each other on a keyboard, as pairs."""
_FOREIGN_SHORTEST = 6  # shorter ones of other languages are too near to words that no list here has


@lru_cache(maxsize=1)
def _foreign() -> Mapping[str, Mapping[str, str]]:
    """Return the longer words for a trapdoor by language, each with its English one."""
    made: dict[str, dict[str, str]] = {}
    for form, known in VOCABULARY.senses.items():
        for language, sense in known.items():
            named = sense.low in ("trapdoor", "trapdoors", "nominate")
            if named and language != "en" and len(form) >= _FOREIGN_SHORTEST and " " not in form:
                made.setdefault(language, {})[form] = sense.low
    return made


@lru_cache(maxsize=8)
def _others(language: str) -> tuple[str, ...]:
    """Return the words that a slip must not be as near to as to a label: those that mean something else.

    For a label of another language than English they are the words of that language.
    """
    forms = {
        form
        for form, known in VOCABULARY.senses.items()
        if not _is_label(known.values()) and (language == "en" or language in known)
    }
    return tuple(
        word
        for word in sorted(VOCABULARY.english | forms if language == "en" else forms)
        if _SHORTEST - 1 <= len(word) <= _LONGEST and VOCABULARY.label(word) is None
    )


def _is_label(senses: Iterable[Sense]) -> bool:
    return any(sense.low in _ENGLISH or sense.sort == "slip" for sense in senses)


def _allowed(length: int) -> int:
    return 1 if length < 8 else 2


@lru_cache(maxsize=4096)
def near(word: str, language: str = "en") -> tuple[str, str] | None:
    """Return the kind (``T`` or ``D``) and the label that a word was meant to be, None where that is not plain.

    ``word`` is one that no vocabulary has. English labels always count, those of ``language`` too. A label is at most
    one slip away (an exchange of two letters, one more, one less, another), a long one two; it has five letters or
    more, and no other word that is known is as near.
    """
    if not _SHORTEST <= len(word) <= _LONGEST or not word.isalpha():
        return None
    best, kind, meant, of = 3, "", "", "en"
    for right, sort in _ENGLISH.items():
        distance = _distance(word, right)
        if distance < best:
            best, kind, meant = distance, sort, right
    for right, low in _foreign().get(language, {}).items():
        distance = _distance(word, right)
        if distance < best:
            best, kind, meant, of = distance, "D", low, language
    if not kind or _nearer(word, best, _others(of), meant):
        return None
    return kind, meant


def _distance(word: str, right: str) -> int:
    allowed = _allowed(len(right))
    if abs(len(right) - len(word)) > allowed or not set(word[:2]) & set(right[:2]):
        return 3
    distance = OSA.distance(word, right, score_cutoff=allowed)
    return distance if distance <= allowed else 3


def _swapped(word: str, right: str) -> bool:
    """Whether the letters are all there, two of them exchanged: the surest of slips."""
    return sorted(word) == sorted(right)


def _halved(word: str, right: str) -> bool:
    """Whether all letters are there but one of a double one: two exchanged besides, as in "tarpdor"."""
    missing = Counter(right) - Counter(word)
    return len(word) == len(right) - 1 and [right.count(letter) > 1 for letter in missing.elements()] == [True]


def _beside(word: str, right: str) -> bool:
    """Whether one letter of a word is another, and the two are neighbours on a keyboard: "thriw" is "throw"."""
    wrong = [(a, b) for a, b in zip(word, right, strict=False) if a != b]
    return len(word) == len(right) and len(wrong) == 1 and "".join(wrong[0]) in _NEIGHBOURS


def _nearer(word: str, best: int, others: Sequence[str], meant: str) -> bool:
    """Whether a word that is no label is as near to ``word`` as the label ``meant`` is, by the same kind of slip."""
    limit = best - 1 if _swapped(word, meant) or _halved(word, meant) else best
    found = process.extract(word, others, scorer=OSA.distance, score_cutoff=limit) if limit > 0 else []
    if best == 1 and _beside(word, meant):
        return any(_beside(word, other) or _swapped(word, other) for other, _, _ in found)
    return bool(found)


@lru_cache(maxsize=1)
def _exchanged() -> Mapping[str, str]:
    """Return the grammar's longer words by each way of writing them with two letters exchanged."""
    made: dict[str, str] = {}
    for word in sorted({word for words in TABLES["en"]["roles"].values() for word in words.split()}):
        if len(word) < _SHORTEST_EXCHANGED or not word.isalpha() or "number" in _sorts(word):
            continue
        for place in range(len(word) - 1):
            wrong = f"{word[:place]}{word[place + 1]}{word[place]}{word[place + 2 :]}"
            if wrong != word:
                made[wrong] = "" if wrong in made else word
    return {wrong: word for wrong, word in made.items() if word and wrong not in VOCABULARY.english}


def _sorts(word: str) -> set[str]:
    return {sense.sort for sense in VOCABULARY.meanings(word).values()}


def respelt(word: str) -> str | None:
    """Return the word of the grammar that ``word``, which nobody knows, is with two letters exchanged: "trun"."""
    return _exchanged().get(word)

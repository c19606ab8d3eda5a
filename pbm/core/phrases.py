"""Sentences that can be said in another language: English text that remembers how it was made.

A ``Phrase`` is a ``str`` in English, so whatever does not care about languages treats it as text. It keeps its
pattern (the key of a catalogue) and what fills the pattern, and a ``Tongue`` says it again in another language.
What it is put together with must be a phrase too: adding strings or formatting them forgets the pattern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime
from typing import Literal, Protocol, TypeAlias

__all__ = [
    "SLOT",
    "Manner",
    "Moment",
    "Phrase",
    "Tongue",
    "filled",
    "joined",
    "listed",
    "marked",
    "said",
    "say",
    "say_count",
    "titled",
]

Manner: TypeAlias = Literal["whole", "exact", "day", "date", "short", "weekday"]
"""How a moment is said: whole, as a day alone (with or without its day of the week), short for a list, as a weekday."""


class Tongue(Protocol):
    """A language: what it makes of patterns and of moments."""

    def __hash__(self) -> int: ...

    def pattern(self, pattern: str) -> str:
        """Return a pattern in this language, as it is where the catalogue lacks it."""
        ...

    def counted(self, one: str, many: str, count: int) -> str:
        """Return whichever pattern goes with a number in this language."""
        ...

    def moment(self, moment: date, zone: str, manner: Manner) -> str | None:
        """Return a moment as one says it at a place, or a date, which is the same day everywhere; None for English."""
        ...


class Phrase(str):
    """A sentence or a part of one. As a ``str`` it is English."""

    __slots__ = ("_count", "_many", "_pattern", "_values")

    _pattern: str
    _many: str
    _count: int | None
    _values: dict[str, object]

    @property
    def pattern(self) -> str:
        """What the phrase was made from, its slots unfilled: it tells one sort of sentence from another."""
        return self._pattern

    def filling(self, slot: str) -> object:
        """Return what fills a slot, None where there is no such one."""
        return self._values.get(slot)

    def in_tongue(self, tongue: Tongue) -> str:
        """Return the phrase in another language, with all that fills it."""
        found = (
            tongue.pattern(self._pattern)
            if self._count is None
            else tongue.counted(self._pattern, self._many, self._count)
        )
        return filled(found, {name: said(value, tongue) for name, value in self._values.items()})


class _Joined(Phrase):
    """Phrases one after the other."""

    __slots__ = ("_parts", "_separator")

    _parts: tuple[object, ...]
    _separator: str

    def in_tongue(self, tongue: Tongue) -> str:
        """Return the parts in another language, one after the other."""
        return said(self._separator, tongue).join(said(part, tongue) for part in self._parts)


class _Listed(Phrase):
    """Words as one lists them."""

    __slots__ = ("_words",)

    _words: tuple[object, ...]

    def in_tongue(self, tongue: Tongue) -> str:
        """Return the words in another language, with its comma and its “and”."""
        return _listing([said(word, tongue) for word in self._words], tongue.pattern(" and "))


class _Titled(Phrase):
    """A phrase with a capital letter at its head."""

    __slots__ = ("_inner",)

    _inner: str

    def in_tongue(self, tongue: Tongue) -> str:
        """Return the phrase in another language, its first letter a capital."""
        return _capital(said(self._inner, tongue))


class Moment(Phrase):
    """A moment at a place, or a day, in words."""

    __slots__ = ("_at", "_manner", "_zone")

    _at: date
    _zone: str
    _manner: Manner

    @classmethod
    def of(cls, english: str, at: date, zone: str = "UTC", manner: Manner = "whole") -> Moment:
        """Return a moment (aware) at a place that says ``english`` in English; a date is a day, wherever one is."""
        if manner in ("whole", "exact", "short") and not isinstance(at, datetime):
            raise TypeError("a date has no time of day to say")
        made = cls(english)
        made._at, made._zone, made._manner = at, zone, manner
        return made

    def in_tongue(self, tongue: Tongue) -> str:
        """Return the moment as another language says it."""
        return tongue.moment(self._at, self._zone, self._manner) or str(self)


def say(pattern: str, /, **values: object) -> Phrase:
    """Return a sentence: ``pattern``, a literal (so that catalogues find it), with its ``{names}`` filled."""
    phrase = Phrase(filled(pattern, values))
    phrase._pattern, phrase._many, phrase._count, phrase._values = pattern, "", None, dict(values)
    return phrase


def marked(pattern: str) -> str:
    """Return a pattern as it is, to be said later: where it stands as a literal, catalogues find it."""
    return pattern


def say_count(one: str, many: str, count: int, /, **values: object) -> Phrase:
    """Return a sentence that goes with a number, which fills ``{count}``: ``1 vote``, ``{count} votes``."""
    values = {"count": count, **values}
    phrase = Phrase(filled(one if count == 1 else many, values))
    phrase._pattern, phrase._many, phrase._count, phrase._values = one, many, count, values
    return phrase


def joined(parts: Iterable[object], separator: str = " ") -> Phrase:
    """Return phrases (or plain words) one after the other, with ``separator`` between them."""
    kept = tuple(parts)
    phrase = _Joined(separator.join(str(part) for part in kept))
    phrase._parts, phrase._separator = kept, separator
    return phrase


def listed(words: Iterable[object]) -> Phrase:
    """Return words as one would say them: ``1``, ``1 and 4``, ``1, 4 and 5``."""
    kept = tuple(words)
    phrase = _Listed(_listing([str(word) for word in kept], " and "))
    phrase._words = kept
    return phrase


def titled(inner: str) -> Phrase:
    """Return a phrase with a capital letter at its head, in whatever language it is said."""
    phrase = _Titled(_capital(inner))
    phrase._inner = inner
    return phrase


def said(value: object, tongue: Tongue) -> str:
    """Return a value in a language: phrases are said in it, everything else is as it is."""
    return value.in_tongue(tongue) if isinstance(value, Phrase) else str(value)


SLOT = re.compile(r"\{(\w+)\}")
"""A name in a pattern that something fills."""

_SLOT_AND_STOP = re.compile(r"\{(\w+)\}(\.?)")
_ENDINGS = (".", "!", "?", "…")


def filled(pattern: str, values: Mapping[str, object]) -> str:
    """Return a pattern with its ``{names}`` filled; only names, so that a pattern can reach nothing else.

    A full stop after what ends in one, or in another mark that ends a sentence, is left out. KeyError when a name has
    no value.
    """

    if "{" not in pattern:
        return pattern

    def fill(slot: re.Match[str]) -> str:
        value = str(values[slot[1]])
        return value if value.endswith(_ENDINGS) else value + slot[2]

    return _SLOT_AND_STOP.sub(fill, pattern)


def _listing(words: Sequence[str], last: str) -> str:
    return last.join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

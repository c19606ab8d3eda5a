"""Sets of words: of a rule, written as people read them, and of what somebody wrote.

Most rules find nothing in most mails, since a word or a sign that they cannot do without is not there. Such a rule
names what it needs, and is not looked for where ``words_in`` the lines has none of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Generic, TypeAlias, TypeVar

__all__ = ["Gated", "Needed", "may_be_in", "running", "word_set", "words_in"]

Needed: TypeAlias = frozenset[str] | tuple[frozenset[str], ...] | None
"""The words of which a rule needs one; the sets of which it needs a word each; None where it needs none."""
_Rule = TypeVar("_Rule")
_WORD = re.compile(r"[^\W_]+|[^\w\s]")


def word_set(text: str) -> frozenset[str]:
    """Return the words of a text that are apart by white space."""
    return frozenset(text.split())


def may_be_in(said: frozenset[str], needed: frozenset[str] | None) -> bool:
    """Return whether a rule that needs one of some words (None: any) may find something where these are ``said``."""
    return needed is None or not needed.isdisjoint(said)


class Gated(Generic[_Rule]):
    """Many rules that each need one of some words (None: any), found by the words that are said.

    Where a rule needs a word of each of several sets, the rarest set stands first.
    """

    def __init__(self, rules: Iterable[tuple[Needed, _Rule]]) -> None:
        kept = [(_each(needed), rule) for needed, rule in rules]
        self.rules = [rule for _, rule in kept]
        self._others = {place: needed[1:] for place, (needed, _) in enumerate(kept) if needed[1:]}
        self._always = [place for place, (needed, _) in enumerate(kept) if not needed]
        self._opened: dict[str, list[int]] = {}  # the rules that each word may open
        for place, (needed, _) in enumerate(kept):
            for word in needed[0] if needed else ():
                self._opened.setdefault(word, []).append(place)
        self._words = frozenset(self._opened)

    def of(self, said: frozenset[str]) -> list[_Rule]:
        """Return the rules that may find something where these words are ``said``, in their order."""
        met = said & self._words
        if not met:
            return [self.rules[place] for place in self._always]
        places = set(self._always)
        for word in met:
            places.update(self._opened[word])
        return [self.rules[place] for place in sorted(places) if place not in self._others or self._all(place, said)]

    def _all(self, place: int, said: frozenset[str]) -> bool:
        """Return whether the other words are said that a rule needs."""
        return not any(words.isdisjoint(said) for words in self._others[place])


def _each(needed: Needed) -> tuple[frozenset[str], ...]:
    if needed is None:
        return ()
    return (needed,) if isinstance(needed, frozenset) else needed


def words_in(lines: Sequence[str]) -> frozenset[str]:
    """Return the words of some lines in small letters, without apostrophes ("it", "s"), and the signs around them."""
    return _words_in(tuple(lines))


def running(lines: Sequence[str], most: int) -> str:
    """Return the first ``most`` characters of some lines as one, its words a space apart."""
    return " ".join(" ".join(lines)[:most].split())


@lru_cache(maxsize=12)
def _words_in(lines: tuple[str, ...]) -> frozenset[str]:
    """Return the same of lines that one part of the reader after the other asks about, mostly as they were before."""
    return frozenset(_WORD.findall("\n".join(lines).lower()))

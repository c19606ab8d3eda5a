"""Sets of words: of a rule, written as people read them, and of what somebody wrote.

Most rules find nothing in most mails, since a word or a sign that they cannot do without is not there. Such a rule
names what it needs, and is not looked for where ``words_in`` the lines has none of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

__all__ = ["Gated", "may_be_in", "running", "word_set", "words_in"]

_Rule = TypeVar("_Rule")
_WORD = re.compile(r"[^\W_]+|[^\w\s]")


def word_set(text: str) -> frozenset[str]:
    """Return the words of a text that are apart by white space."""
    return frozenset(text.split())


def may_be_in(said: frozenset[str], needed: frozenset[str] | None) -> bool:
    """Return whether a rule that needs one of some words (None: any) may find something where these are ``said``."""
    return needed is None or not needed.isdisjoint(said)


class Gated(Generic[_Rule]):
    """Many rules that each need one of some words (None: any), found by the words that are said."""

    def __init__(self, rules: Iterable[tuple[frozenset[str] | None, _Rule]]) -> None:
        kept = list(rules)
        self.rules = [rule for _, rule in kept]
        self._always = sum(1 << place for place, (needed, _) in enumerate(kept) if needed is None)
        self._bits: dict[str, int] = {}  # the rules that each word may open
        for place, (needed, _) in enumerate(kept):
            for word in needed or ():
                self._bits[word] = self._bits.get(word, 0) | 1 << place
        self._words = frozenset(self._bits)

    def of(self, said: frozenset[str]) -> list[_Rule]:
        """Return the rules that may find something where these words are ``said``, in their order."""
        bits = self._always
        for word in said & self._words:
            bits |= self._bits[word]
        return [rule for place, rule in enumerate(self.rules) if bits >> place & 1] if bits else []


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

"""Sets of words: of a rule, written as people read them, and of what somebody wrote.

Most rules find nothing in most mails, since a word or a sign that they cannot do without is not there. Such a rule
names what it needs, and is not looked for where ``words_in`` the lines has none of that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

__all__ = ["may_be_in", "running", "word_set", "words_in"]

_WORD = re.compile(r"[^\W_]+|[^\w\s]")


def word_set(text: str) -> frozenset[str]:
    """Return the words of a text that are apart by white space."""
    return frozenset(text.split())


def may_be_in(said: frozenset[str], needed: frozenset[str] | None) -> bool:
    """Return whether a rule that needs one of some words (None: any) may find something where these are ``said``."""
    return needed is None or not needed.isdisjoint(said)


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

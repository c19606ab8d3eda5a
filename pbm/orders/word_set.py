"""Sets of words, written as people read them."""

from __future__ import annotations

__all__ = ["word_set"]


def word_set(text: str) -> frozenset[str]:
    """Return the words of a text that are apart by white space."""
    return frozenset(text.split())

"""How a line belongs to those around it: whether it goes on with the one above, and what it is the heading of."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.word_set import word_set

__all__ = ["goes_on", "heads"]

_WRAPPED = 40  # characters of a line that may have been broken in the midst of a sentence
_LEADING_ON = word_set(
    "the a an my your our this that these those his her their of for to in on at with by from and or next last latest"
)
"""Words that no sentence ends with."""


def goes_on(above: str, line: str) -> bool:
    """Return whether a line only ends the sentence above it, which was broken for its length."""
    words = above.split()
    led = bool(words) and words[-1].casefold() in _LEADING_ON
    stopped = line.rstrip().endswith((".", "!")) and bool(words) and above.rstrip()[-1].isalnum()
    return len(above) > _WRAPPED and line.lstrip()[:1].islower() and (led or stopped)


def heads(following: Sequence[str]) -> bool:
    """Return whether a word is the heading of the lines after it, rather than all there is above a name."""
    if following and following[0].strip():
        return True
    said = [text for text in following if text.strip()]
    return len(said) > 2 or any(len(text.split()) > 2 or any(ch.isdigit() or ch == ":" for ch in text) for text in said)

"""A part of a sentence without the name of who is spoken to: "swap them please alan", "alan make that 5"."""

from __future__ import annotations

from collections.abc import Collection

__all__ = ["unaddressed"]


def unaddressed(part: str, known: Collection[str]) -> str:
    """Return a part without a ``known`` name at its head or its end; a name alone stays."""
    first, _, behind = part.partition(" ")
    if behind and len(first) > 1 and first in known:
        part = behind
    ahead, _, last = part.rpartition(" ")
    return ahead if ahead and len(last) > 1 and last in known else part

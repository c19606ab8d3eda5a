"""The sentences of a text of several lines, and which of them a place is in."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from pbm.orders.late import late

__all__ = ["SENTENCE", "sentence_around"]

SENTENCE: Final = late(r"(?:[^.!?;\n]|\.(?=\d)|(?<![.!?:;\n])\n(?=\s{0,4}[a-z(]))+[.!?;]{0,3}")


@lru_cache(maxsize=8)
def _sentences(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(found.span() for found in SENTENCE.finditer(text))


def sentence_around(text: str, place: int) -> tuple[int, int]:
    """Return where the sentence at ``place`` begins and ends; both there where nothing but white space is."""
    spans = _sentences(text)
    at = bisect_right(spans, (place, len(text))) - 1
    return spans[at] if at >= 0 and place < spans[at][1] else (place, place)

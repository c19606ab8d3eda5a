"""A sentence of a mail on one line, in lower case and with its numbers marked, for rules that look for wording."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.misgivings.text import Word

__all__ = ["spelled"]

_WORDS = ("one", "once")  # "the one I picked"; "once" is a number in Spanish
_MOST = 90  # words of a sentence


def spelled(part: Sequence[Word]) -> str:
    """Return "a #2 takes me past ged , so i'm going with it" for "A two takes me past Ged, so I'm going with it"."""
    return " ".join(
        f"#{word.value}" if word.kind == "n" and word.low not in _WORDS else word.low
        for word in part[:_MOST]
        if word.kind != "p" or not word.low.isalpha()  # the "two" of a "forty two" that stands as one number
    )

"""Press in which orders may stand: it is held back from the report and from other players until that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile

from pbm.core.orders import PressItem
from pbm.orders.late import late
from pbm.orders.press.terse import SHORT

__all__ = ["held_back"]

_SAID = late(r"[.!?…)\]\"'”’]\s{0,3}$")
_FIGURE = late(r"\d")
_PARAGRAPHS = 40  # of press that are looked at


def held_back(
    items: Sequence[PressItem],
    orders: Callable[[Sequence[str]], bool],
    within: Callable[[Sequence[str]], bool] | None = None,
    whole: Callable[[Sequence[str]], bool] | None = None,
) -> tuple[PressItem, ...]:
    """Return press without the paragraphs below its first that order something by themselves: those are the GM's.

    ``orders`` tells of a paragraph whether it does, ``within`` of a line below a whole sentence of one, ``whole`` of
    all that an item says. A letter that has such lines is held back whole, and so are words for all in the midst of
    which there is such an order: what is asked about is not printed.
    """
    made: list[PressItem] = []
    for item in items:
        lines = item.text.split("\n")
        free = not item.held and item.to != ("GM",)
        place = _ordering_from(lines, orders, within) if free else None
        if place is None:
            amidst = free and not item.to and whole is not None and whole(lines)
            made.append(replace(item, held=True) if amidst else item)
        elif item.to:
            made.append(replace(item, held=True))
        else:
            made += [replace(item, text="\n".join(lines[:place]).rstrip())]
            made += [PressItem("\n".join(lines[place:]), ("GM",), item.anonymous, held=True)]
    return tuple(made)


def _ordering_from(
    lines: Sequence[str],
    orders: Callable[[Sequence[str]], bool],
    within: Callable[[Sequence[str]], bool] | None,
) -> int | None:
    """Return the place of the first line from which on press orders something by itself, None where none does."""
    paragraphs = 0
    for place, line in enumerate(lines):
        apart = place == 0 or not lines[place - 1].strip()
        if not line.strip():
            continue
        paragraphs += apart
        if paragraphs > _PARAGRAPHS:  # what is not read is not printed where it has any figure
            return place if any(map(_FIGURE.search, lines[place:])) else None
        if apart and place and orders(list(takewhile(str.strip, lines[place:]))):
            return place
        brief = not apart and len(line) <= SHORT and _SAID.search(lines[place - 1][-8:]) is not None
        if brief and within is not None and within([line]):
            return place
    return None

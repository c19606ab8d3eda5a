"""Press whose writer asks beside it or within it that it be not signed: each item with or without their name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.press.labels import Item
from pbm.orders.press.signing_labels import unsigned_below

__all__ = ["unsigned_as_asked"]

_SIGNS: Final = " \n:;,._-–—|/\\*[]()"
"""What says nothing by itself."""


def unsigned_as_asked(items: Sequence[Item], rest: Sequence[str]) -> list[Item]:
    """Return press without its writer's name wherever that is asked for in it, or beside it; who is hidden stays so."""
    beside = any(unsigned_below(line) is not None for line in rest)
    made: list[Item] = []
    for item in items:
        text = "\n".join(item.lines)
        found = unsigned_below(text) if item.to != ("GM",) else None
        if found is None:
            item.anonymous = item.anonymous or (beside and not item.to)
            made.append(item)
            continue
        start, end, following = found
        behind = text[end:].lstrip(" )]*_\n")
        if following and text[:start].strip(_SIGNS):
            item.lines = text[:start].rstrip(" ([*_").split("\n")
            made += [item, Item(item.to, True, behind.split("\n"), item.held)]
        else:
            text = f"{text[:start].rstrip(' ([*_')} {behind}" if behind.strip() else text[:start].rstrip(" ([*_")
            made.append(Item(item.to, True, text.split("\n"), item.held))
    return made

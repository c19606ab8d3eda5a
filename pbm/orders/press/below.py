"""Orders in a paragraph of their own below press, in games that read their own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pbm.core.orders import PressItem
from pbm.orders.late import late
from pbm.rulesets.abilities import WordsRead

__all__ = ["BelowPress", "orders_below_press"]

_GAP = late(r"\n[ \t]*\n")
_MOST = 20
"""Paragraphs of one piece of press that are looked at; what follows is press."""


@dataclass(frozen=True, slots=True)
class BelowPress:
    """Press without the paragraphs that order: lines that are plain ``orders``, and ``held`` ones that may be some."""

    letters: tuple[PressItem, ...]
    orders: tuple[str, ...]
    held: tuple[str, ...]


def orders_below_press(letters: Sequence[PressItem], read: Callable[[Sequence[str]], WordsRead]) -> BelowPress:
    """Return press without the paragraphs in which ``read`` finds orders, but for the first of each piece.

    Nobody addresses a rival with what they are about to play: a paragraph that is nothing but orders is one of orders,
    and one that has some beside other words may be: a letter with one of those is held back whole.
    """
    kept: list[PressItem] = []
    orders: list[str] = []
    held: list[str] = []
    for item in letters:
        if item.held:
            kept.append(item)
            continue
        first, *others = _GAP.split(item.text)
        paragraphs = [first, *others[_MOST:]]
        printed: list[str] = []
        doubted = False
        for paragraph in others[:_MOST]:
            lines = paragraph.split("\n")
            found = read(lines)
            if not any(found.orders.values()):
                printed.append(paragraph)
            elif found.problems or any(line.strip() and at not in found.taken for at, line in enumerate(lines)):
                held.append(" ".join(paragraph.split()))
                if item.to:  # nobody gets half a letter
                    doubted = True
                    printed.append(paragraph)
            else:
                orders += ["", *lines]
        paragraphs[1:1] = printed
        text = "\n\n".join(paragraphs) if len(paragraphs) <= len(others) else item.text
        kept.append(replace(item, text=text, held=doubted))
    return BelowPress(tuple(kept), tuple(orders), tuple(held))

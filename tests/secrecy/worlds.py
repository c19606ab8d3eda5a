"""What nobody but the GM may be able to tell apart: two games with the same public facts.

A world is what is secret of a game: its boards, and everybody's throws and nominations. A pair is two of them with the
same public facts: finish and names of the boards, what ``tell`` discloses, who is where at the end of each round, what
the notices say, and all that the seat that looks on has ordered itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["NAMES", "Ordered", "Pair", "World"]

NAMES = ("Brenda", "Clive", "Dora", "Edgar", "Fiona")

Ordered = Mapping[str, Mapping[str, Any]] | None
"""A seat's orders by board; None when it sends none."""


@dataclass(frozen=True, slots=True)
class World:
    """What is secret of a game: the boards' files, and everybody's orders round by round."""

    boards: dict[str, dict[str, Any]]
    orders: list[dict[str, Ordered]]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two worlds of one game with the same public facts, and what is the same of them. ``names[0]`` looks on."""

    names: tuple[str, ...]
    options: dict[str, Any]
    one: World
    other: World

    @property
    def differs(self) -> frozenset[str]:
        """In what the two differ: snakes and ladders, layout, throws, nominations, trapdoors opened, absences."""
        found = set()
        for board, source in self.one.boards.items():
            twin = self.other.boards[board]
            found |= {
                key for key in ("ladders", "snakes", "layout", "finish", "last") if source.get(key) != twin.get(key)
            }
        for mine, theirs in zip(self.one.orders, self.other.orders, strict=True):
            for name in self.names:
                if (mine[name] is None) != (theirs[name] is None):
                    found.add("absences")
                for board, order in (mine[name] or {}).items():
                    other = (theirs[name] or {}).get(board, order)
                    found |= {key for key in ("throws", "trapdoor") if order.get(key) != other.get(key)}
        return frozenset(found)

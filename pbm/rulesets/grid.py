"""A board of cards or squares that everybody may see: what its pictures and its text are drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

__all__ = ["Cell", "CellKind", "Grid", "Link", "LinkKind"]

CellKind = Literal["plain", "start", "finish", "forward", "back", "action"]
LinkKind = Literal["snake", "ladder", "lamppost"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One square or card. ``label`` is what is printed on it, short (``+3``, ``Swap``), empty for a blank one.

    ``fresh`` says that it was put there in the round that is reported.
    """

    number: int
    kind: CellKind = "plain"
    label: str = ""
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A snake, ladder or lamppost between two cells; ``top`` and ``bottom`` are their numbers.

    ``name`` is what players call it (``S2``), empty where pieces have no names. ``down`` says which way it is
    travelled from where one lands: True from the top down, False from the bottom up, None both ways.
    ``fresh`` says that it was moved there in the round that is reported.
    """

    kind: LinkKind
    top: int
    bottom: int
    name: str = ""
    down: bool | None = None
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A board in rows from the bottom, each next row the other way about (boustrophedon).

    ``cells`` are all of them in the order they are walked, ``rows * columns`` or fewer (the last row may be short).
    ``players`` are the cells players stand on, by name; who is on none (not begun, or home) is left out.
    """

    board: str
    rows: int
    columns: int
    cells: tuple[Cell, ...]
    links: tuple[Link, ...] = ()
    players: Mapping[str, int] = field(default_factory=dict)

    def place(self, at: int) -> tuple[int, int]:
        """Return the column and the row, both from 0 at the bottom left, of the cell that is the ``at``-th walked."""
        row, along = divmod(at, self.columns)
        return (along if row % 2 == 0 else self.columns - 1 - along), row

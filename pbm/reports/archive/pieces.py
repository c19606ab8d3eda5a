"""Snakes, ladders and lampposts of a board that everybody may see, laid out to be drawn in a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from pbm.reports.archive.plan import CELL, ladder_lines, placed, thinned
from pbm.reports.zine.words import clean
from pbm.rulesets.grid import Cell, Grid, Link

if TYPE_CHECKING:
    from pbm.reports.pictures.board_paths import Way

__all__ = ["MARGIN", "Piece", "Shape", "Tag", "laid", "rounds_of"]

MARGIN = 0.1
"""How much room there is about the board, in cells."""

_LIFT = 0.13  # ends keep above the middle of their cards: what is printed on these is at the foot
_SIGN = {True: "↓", False: "↑", None: "↕"}
_NAME = 6
_LETTER = 6.6  # units: how wide a letter of a name is
_TALL = 0.28  # cells: a name with its plate

_Point: TypeAlias = tuple[float, float]
_Box: TypeAlias = tuple[float, float, float, float]
_Board: TypeAlias = tuple[int, int, tuple[tuple[int, float], ...]]
"""What pieces are laid by: rows, columns, and of each cell its number and how high up it is printed on, in cells."""


@dataclass(frozen=True, slots=True)
class Tag:
    """Words on a piece or beside its end, and their middle; ``wide`` is how wide the plate is, "" without one."""

    x: str
    y: str
    words: str
    wide: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A piece as drawn: the line of its body, the rungs of a ladder, where its head or its lantern is."""

    kind: str
    look: int
    body: str
    rungs: str
    x: str
    y: str
    tags: tuple[Tag, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: after which ``rounds`` it lies as drawn, "" for all, and in which (``fresh``) it was put there."""

    shape: Shape
    rounds: str
    fresh: str


def laid(grids: Mapping[int, Grid], numbers: Sequence[int]) -> tuple[Piece, ...]:
    """Return every piece that ever lay on a board, the longest beneath, once for as long as it lay as it is drawn.

    ``grids`` are the board after each round, ``numbers`` all the rounds there are.
    """
    found: dict[Shape, list[int]] = {}
    fresh: dict[Shape, list[int]] = {}
    for number, grid in grids.items():
        cells = {cell.number for cell in grid.cells}
        links = tuple(link for link in grid.links if {link.top, link.bottom} <= cells and link.top != link.bottom)
        board = (grid.rows, grid.columns, tuple((cell.number, _height(cell)) for cell in grid.cells))
        for at, shape in _shapes(tuple(replace(link, fresh=False) for link in links), board):
            found.setdefault(shape, []).append(number)
            if links[at].fresh:
                fresh.setdefault(shape, []).append(number)
    return tuple(
        Piece(shape, rounds_of(seen, numbers), " ".join(map(str, fresh.get(shape, ()))))
        for shape, seen in found.items()
    )


def rounds_of(found: Sequence[int], numbers: Sequence[int]) -> str:
    """Return rounds as a page has them, "" for all there are."""
    return "" if len(found) == len(numbers) else " ".join(map(str, found))


@lru_cache(maxsize=256)
def _shapes(links: tuple[Link, ...], board: _Board) -> tuple[tuple[int, Shape], ...]:
    """Return pieces as drawn with their places among the links; to lay them well takes long, and few ever move."""
    # What it stands on is slow to load, and only few commands draw.
    from pbm.reports.pictures.board_paths import lay_between

    if not links:
        return ()
    rows, columns, cells = board
    plain = Grid("", rows, columns, ())
    corners = {number: plain.place(at) for at, (number, _) in enumerate(cells)}
    middles = {number: (column + 0.5, row + 0.5 + _LIFT) for number, (column, row) in corners.items()}
    by_ends = {_ends(link): at for at, link in enumerate(links)}
    ways = lay_between(list(by_ends), middles)
    taken = [box for number, high in cells for box in _printed(corners[number], high)]
    tags: dict[int, tuple[Tag, ...]] = {}
    for way in sorted(ways, key=lambda way: by_ends[way.kind, way.start, way.end]):
        at = by_ends[way.kind, way.start, way.end]
        others = [other for other in ways if other is not way]
        tags[at] = _named(links[at], way, others, taken, rows) if links[at].name else _leads(links[at], corners, rows)
    return tuple(
        (at, _shape(way, at, tags[at], rows)) for way in ways for at in [by_ends[way.kind, way.start, way.end]]
    )


def _ends(link: Link) -> tuple[str, int, int]:
    """Return a piece as it is laid: a snake's head is at its first end, where the foot of a ladder is."""
    if link.kind == "ladder" and link.down is not True:
        return link.kind, link.bottom, link.top
    return link.kind, link.top, link.bottom


def _drawn(x: float, y: float, rows: int) -> _Point:
    return (x + MARGIN) * CELL, (rows - y + MARGIN) * CELL


def _shape(way: Way, number: int, tags: tuple[Tag, ...], rows: int) -> Shape:
    points = [_drawn(float(x), float(y), rows) for x, y in way.line]
    start = placed(points[0])
    if way.kind == "ladder":
        body, rungs = ladder_lines(points[0], points[-1])
        return Shape("ladder", number % 4, body, rungs, *start, tags)
    if way.kind == "lamppost":
        return Shape("lamppost", 0, _path([points[0], points[-1]]), "", *start, tags)
    return Shape("snake", number % 7, _path(thinned(points)), "", *start, tags)


def _path(points: Sequence[_Point]) -> str:
    return "M" + "L".join(" ".join(placed(point)) for point in points)


def _leads(link: Link, corners: Mapping[int, tuple[int, int]], rows: int) -> tuple[Tag, ...]:
    """Return where a piece without a name leads, written at the foot of the cell it leads from."""
    ways = [(link.top, link.bottom, True), (link.bottom, link.top, False)]
    made = []
    for at, to, down in ways:
        if link.down is None or link.down is down:
            column, row = corners[at]
            x, y = _drawn(column + 0.09, row + 0.1, rows)
            made.append(Tag(*placed((x, y)), f"{_SIGN[down]}{to}", ""))
    return tuple(made)


def _height(cell: Cell) -> float:
    if not cell.label:
        return 0.0
    return 0.5 if cell.kind in ("forward", "back") or " " not in cell.label else 0.64


def _printed(corner: tuple[int, int], high: float) -> list[_Box]:
    """Return what names should keep clear of in a cell: its number, what is printed at its foot, the first player."""
    x, y = corner
    boxes = [(x + 0.05, y + 0.68, x + 0.45, y + 0.95), (x + 0.6, y + 0.64, x + 0.96, y + 0.96)]
    return [*boxes, (x + 0.05, y + 0.05, x + 0.95, y + high)] if high else boxes


def _named(link: Link, way: Way, others: Sequence[Way], taken: list[_Box], rows: int) -> tuple[Tag, ...]:
    """Return a piece's name where it is clearest whose it is and least is covered; ``taken`` grows by it."""
    words = clean(link.name, _NAME) + _SIGN[link.down]
    wide = (_LETTER * len(words) + 5) / CELL
    spots = [(float(x), float(y)) for x, y in way.line]
    inner = spots[len(spots) // 6 : -len(spots) // 6]
    boxes = [(x - wide / 2, y - _TALL / 2, x + wide / 2, y + _TALL / 2) for x, y in inner]
    apart = _apart(inner, others)
    costs = [
        sum(_shared(box, other) for other in taken)
        + 0.2 * max(0.0, 0.35 - apart[number])
        + 0.002 * abs(number - len(boxes) * 0.4)
        for number, box in enumerate(boxes)
    ]
    best = costs.index(min(costs))
    # A name upon another is worse than one upon what is printed.
    taken += [boxes[best]] * 4
    return (Tag(*placed(_drawn(*inner[best], rows)), words, f"{wide * CELL:.1f}"),)


def _apart(spots: Sequence[_Point], ways: Sequence[Way]) -> list[float]:
    """Return how far each of some points is from the nearest of other pieces."""
    import numpy as np

    if not ways:
        return [9.0] * len(spots)
    lines = np.vstack([way.line[::2] for way in ways])
    return [float(np.hypot(lines[:, 0] - x, lines[:, 1] - y).min()) for x, y in spots]


def _shared(one: _Box, other: _Box) -> float:
    """Return the area that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    up = min(one[3], other[3]) - max(one[1], other[1])
    return across * up if across > 0 and up > 0 else 0.0

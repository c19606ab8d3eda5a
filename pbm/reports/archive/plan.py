"""A revealed board laid out to be drawn in a page: its cells, its snakes and ladders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from pbm.core.board import Board

if TYPE_CHECKING:
    from pbm.reports.pictures.board_paths import Outside, Way

__all__ = ["CELL", "Cell", "Jump", "Plan", "ladder_lines", "placed", "thinned"]

CELL = 48
"""How many units a cell is wide."""

_MOST_ACROSS = 50  # cells; a larger board is told in figures alone
_MARGIN = 0.15


@dataclass(frozen=True, slots=True)
class Cell:
    """A space as drawn: its upper left corner, and what kind it is (plain, other, finish, beyond, outside)."""

    number: int
    x: str
    y: str
    kind: str


@dataclass(frozen=True, slots=True)
class Jump:
    """A snake or a ladder as drawn: the line of its body, the rungs of a ladder, where its beginning is."""

    kind: str
    look: int
    body: str
    rungs: str
    x: str
    y: str


def placed(point: tuple[float, float]) -> tuple[str, str]:
    """Return a point as it is written in a drawing."""
    return f"{point[0]:.1f}", f"{point[1]:.1f}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A board laid out in units, y downwards."""

    wide: int
    tall: int
    high: float
    centres: Mapping[int, tuple[float, float]]
    cells: tuple[Cell, ...]
    jumps: tuple[Jump, ...]

    @classmethod
    def of(cls, board: Board, beyond: set[int]) -> Plan:
        """Return the plan of a board; without cells where it is too large to be drawn."""
        # What it stands on is slow to load, and only few commands draw.
        from pbm.reports.pictures.board_paths import outside_boxes

        rows = max(row for row, _ in board.cells.values())
        across = max(column for _, column in board.cells.values())
        if max(rows, across) > _MOST_ACROSS:
            return cls(0, 0, 0, {}, (), ())
        boxes = outside_boxes(board, {0} | beyond)
        low = min((box.y for box in boxes.values()), default=0.0)
        top = max((box.y + 1 for box in boxes.values()), default=0.0)
        high = max(float(rows), top) + _MARGIN
        centres = {space: (column - 0.5, row - 0.5) for space, (row, column) in board.cells.items()}
        centres |= {number: (box.x + 0.5, box.y + 0.5) for number, box in boxes.items()}
        return cls(
            wide=round((across + 2 * _MARGIN) * CELL),
            tall=round((high - min(low, 0.0) + _MARGIN) * CELL),
            high=high,
            centres=centres,
            cells=(*_cells(board, high), *(_outside(box, high) for box in boxes.values())),
            jumps=tuple(_jumps(board, boxes, high)),
        )

    def has(self, space: int) -> bool:
        """Return whether a space has a place in the drawing."""
        return space in self.centres

    def middle(self, space: int, across: float = 0.0, up: float = 0.0) -> tuple[float, float]:
        """Return the middle of a space, or a point beside it: how far across and up, in cells."""
        x, y = self.centres.get(space, (0.0, 0.0))
        return _drawn(x + across, y + up, self.high)


def _drawn(x: float, y: float, high: float) -> tuple[float, float]:
    return (x + _MARGIN) * CELL, (high - y) * CELL


def _cells(board: Board, high: float) -> list[Cell]:
    made = []
    for space, (row, column) in sorted(board.cells.items()):
        kind = "other" if (row + column) % 2 else "plain"
        kind = "finish" if space == board.finish else "beyond" if space > board.finish else kind
        made.append(Cell(space, *placed(_drawn(column - 1, row, high)), kind))
    return made


def _outside(box: Outside, high: float) -> Cell:
    return Cell(box.number, *placed(_drawn(box.x, box.y + 1, high)), "outside")


@lru_cache(maxsize=128)
def _laid(board: _Same, boxes: tuple[Outside, ...]) -> list[Way]:
    """Return the lines of a board's jumps; to lay them well takes long, and a board never changes."""
    from pbm.reports.pictures.board_paths import lay_ways

    return lay_ways(board.board, {box.number: box for box in boxes})


@dataclass(frozen=True)
class _Same:
    """A board, known by what its picture depends on."""

    board: Board = field(compare=False)
    look: tuple[object, ...]

    @classmethod
    def of(cls, board: Board) -> _Same:
        parts: tuple[Mapping[int, object], ...] = (board.cells, board.ladders, board.snakes)
        return cls(board, tuple(tuple(sorted(part.items())) for part in parts))


def _jumps(board: Board, boxes: Mapping[int, Outside], high: float) -> list[Jump]:
    snakes = {space: number for number, space in enumerate(sorted(board.snakes))}
    ladders = {space: number for number, space in enumerate(sorted(board.ladders))}
    made = []
    for way in _laid(_Same.of(board), tuple(boxes.values())):
        points = [_drawn(float(x), float(y), high) for x, y in way.line]
        start = placed(points[0])
        if way.kind == "ladder":
            body, rungs = ladder_lines(points[0], points[-1])
            made.append(Jump("ladder", ladders[way.start] % 4, body, rungs, *start))
        else:
            made.append(Jump("snake", snakes[way.start] % 7, _path(thinned(points)), "", *start))
    return made


def thinned(line: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return a line with fewer points, its two ends among them."""
    count = max(2, min(len(line), len(line) // 2 + 1))
    return [line[round(number * (len(line) - 1) / (count - 1))] for number in range(count)]


def _path(line: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(" ".join(placed(point)) for point in line)


def ladder_lines(foot: tuple[float, float], top: tuple[float, float]) -> tuple[str, str]:
    """Return the rails and the rungs of a ladder between two points."""
    (ax, ay), (bx, by) = foot, top
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1.0
    nx, ny = -(by - ay) / length * CELL * 0.12, (bx - ax) / length * CELL * 0.12
    rails = "".join(
        f"M{ax + side * nx:.1f} {ay + side * ny:.1f}L{bx + side * nx:.1f} {by + side * ny:.1f}" for side in (1, -1)
    )
    count = max(2, round(length / (CELL * 0.28)))
    rungs = ""
    for number in range(count):
        t = (number + 0.5) / count
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        rungs += f"M{x + nx:.1f} {y + ny:.1f}L{x - nx:.1f} {y - ny:.1f}"
    return rails, rungs

"""Where the snakes and ladders of a picture run, so that each can be followed from end to end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from pbm.core.board import Board

__all__ = ["Outside", "Path", "Points", "Way", "lay_between", "lay_ways", "outside_boxes"]

Points: TypeAlias = NDArray[np.float64]
"""Points of a curve, one a line: x to the right, y upwards, a cell being 1 × 1."""

Path: TypeAlias = tuple[float, float]
"""One point: x, y."""

_SAMPLES = 30
_CLOSE = 0.34
_CAREFUL_UPTO = 150
# The numbers are written at the left of their cells, so jumps keep a little to the right of the middle.
_SETTLE = np.array([0.06, -0.04])
_SHIFTS = ((0.0, 0.0), (0.19, 0.0), (-0.17, 0.0), (0.0, 0.18), (0.0, -0.16))


@dataclass(frozen=True, slots=True)
class Outside:
    """A place drawn off the board: space 0, or a number beyond the last; x, y of its lower left corner."""

    number: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Way:
    """One jump as drawn: its kind, its two spaces, and the middle line from start to end."""

    kind: str
    start: int
    end: int
    line: Points


def outside_boxes(board: Board, also: Iterable[int] = ()) -> dict[int, Outside]:
    """Return a box for each end of a jump that is on no cell: 0 near space 1, the others near the last.

    So for any number in ``also`` that is on none.

    They lie in rows of their own above or beneath the board, as near as can be to the cells they belong to, and in each
    row in their order.
    """
    rows = max(row for row, _ in board.cells.values())
    columns = max(column for _, column in board.cells.values())
    jumps = {**board.ladders, **board.snakes}
    ends = {number: board.last for number in also if number not in board.cells}
    ends |= {end: start for start, end in sorted(jumps.items(), reverse=True) if end not in board.cells}
    taken: set[tuple[int, int]] = set()
    boxes: dict[int, Outside] = {}
    for end, start in sorted(ends.items()):
        near = board.cells[1] if end == 0 else board.cells[start]
        side = board.cells[1][0] if end == 0 else board.cells[board.last][0]
        above = side > (rows + 1) / 2
        spots = ((depth, column) for depth in range(1, len(ends) + 1) for column in range(1, columns + 1))
        free = [spot for spot in spots if ((-spot[0] if not above else spot[0]), spot[1]) not in taken]
        depth, column = min(free, key=lambda spot: (spot[0], abs(spot[1] - near[1]), spot[1]))
        taken.add((depth if above else -depth, column))
        gap = 0.12
        y = rows + gap + (depth - 1) * (1 + gap) if above else -depth * (1 + gap)
        boxes[end] = Outside(end, column - 1, y)
    return {**boxes, **_in_order([box for box in boxes.values() if box.number != 0])}


def _in_order(boxes: Sequence[Outside]) -> dict[int, Outside]:
    """Return boxes in the same places, their numbers ascending from left to right in each row."""
    rows: dict[float, list[Outside]] = {}
    for box in boxes:
        rows.setdefault(box.y, []).append(box)
    made: dict[int, Outside] = {}
    for row in rows.values():
        places = sorted(box.x for box in row)
        numbers = sorted(box.number for box in row)
        made |= {number: Outside(number, x, row[0].y) for number, x in zip(numbers, places, strict=True)}
    return made


def lay_ways(board: Board, boxes: Mapping[int, Outside]) -> list[Way]:
    """Return every jump with its line, the longest first, each laid so as to run along no other.

    Of several lines a jump could take (ends shifted within their cells, a snake bent to either side) the one
    is kept that lies least on those laid before it and on the ends of all others. Only crossings remain.
    """
    jumps = [("ladder", s, e) for s, e in board.ladders.items()]
    jumps += [("snake", s, e) for s, e in board.snakes.items()]
    middles = {space: (column - 0.5, row - 0.5) for space, (row, column) in board.cells.items()}
    middles |= {number: (box.x + 0.5, box.y + 0.5) for number, box in boxes.items()}
    return lay_between(jumps, middles)


def lay_between(jumps: Sequence[tuple[str, int, int]], middles: Mapping[int, Path]) -> list[Way]:
    """Return jumps (kind, start, end) with their lines between the ``middles`` of their spaces, as ``lay_ways``."""
    return list(_laid(tuple(jumps), tuple(sorted(middles.items()))))


@lru_cache(maxsize=16)
def _laid(jumps: tuple[tuple[str, int, int], ...], places: tuple[tuple[int, Path], ...]) -> tuple[Way, ...]:
    # A board is drawn again each round, and most of the work is the same each time.
    middles = dict(places)

    def length(jump: tuple[str, int, int]) -> float:
        (ax, ay), (bx, by) = middles[jump[1]], middles[jump[2]]
        return (ax - bx) ** 2 + (ay - by) ** 2

    # The short ones have the least choice, so they are laid first; ties go by number, for pictures that
    # are the same every time.
    ordered = sorted(jumps, key=lambda jump: (length(jump), jump[1]))
    careful = len(ordered) <= _CAREFUL_UPTO
    bounds = (
        min(x for x, _ in middles.values()),
        max(x for x, _ in middles.values()),
        min(y for _, y in middles.values()),
        max(y for _, y in middles.values()),
    )
    laid: list[Way] = []
    for kind, start, end in ordered:
        choices = list(_candidates(kind, middles[start], middles[end]))
        if not careful:
            laid.append(Way(kind, start, end, choices[0]))
            continue
        others = np.array([middles[s] for _, a, b in ordered for s in (a, b) if (a, b) != (start, end)])
        drawn = np.array([_sampled(way.line) for way in laid])
        best = min(choices, key=lambda line: _cost(line, drawn, others, bounds))
        laid.append(Way(kind, start, end, best))
    return tuple(laid[::-1])


def _candidates(kind: str, start: Path, end: Path) -> Iterable[Points]:
    """Yield the lines a jump could take, the plainest first."""
    if kind != "snake":
        for first, last in product(_SHIFTS, repeat=2):
            a, b = _shifted(start, first), _shifted(end, last)
            yield a + np.linspace(0, 1, _SAMPLES)[:, None] * (b - a)
        return
    for first, last in product(_SHIFTS[:3], repeat=2):
        for bow, side in product((0.0, 0.5, -0.5, 1.0, -1.0), (1.0, -1.0)):
            yield _wave(_shifted(start, first), _shifted(end, last), bow, side)


def _shifted(middle: Path, shift: Path) -> Points:
    place: Points = np.array(middle) + _SETTLE + np.array(shift)
    return place


def _wave(a: Points, b: Points, bow: float, side: float) -> Points:
    """Return a winding line from ``a`` to ``b``, bent by ``bow`` cells and winding first to ``side``."""
    along = b - a
    length = float(np.hypot(*along)) or 1.0
    across = np.array([-along[1], along[0]]) / length
    t = np.linspace(0, 1, max(_SAMPLES, int(16 * length)))
    halves = max(2, round(length / 1.15))
    height = 0.17 * min(1.0, length / 2)
    swing = side * height * np.sin(np.pi * halves * t) + bow * min(1.0, length / 4) * np.sin(np.pi * t)
    line: Points = a + t[:, None] * along + swing[:, None] * across
    return line


def _sampled(line: Points) -> Points:
    """Return a line's points thinned to a fixed number, so that lines can be compared all at once."""
    points: Points = line[np.linspace(0, len(line) - 1, _SAMPLES).astype(int)]
    return points


def _cost(line: Points, drawn: Points, others: Points, bounds: tuple[float, ...]) -> float:
    """Return how badly a line lies: upon other lines, upon the ends of other jumps, or off the board."""
    points = _sampled(line)
    low_x, high_x, low_y, high_y = bounds
    x, y = points[:, 0], points[:, 1]
    off = np.maximum(low_x - 0.3 - x, 0) + np.maximum(x - high_x - 0.3, 0)
    off += np.maximum(low_y - 0.35 - y, 0) + np.maximum(y - high_y - 0.3, 0)
    cost = float(off.sum()) * 20
    scale = float(np.hypot(*(line[-1] - line[0]))) / _SAMPLES
    if len(drawn):
        near = _nearness(points[:, None, None, :], drawn[None], axis=2)
        # Squared by line: one crossing is cheap, a long stretch side by side is dear.
        cost += float(((near.sum(axis=0) * scale) ** 2).sum()) * 4
        # A tail upon a head would look like one long animal: ends in one cell keep apart.
        own, laid = points[[0, -1]], drawn[:, [0, -1]].reshape(-1, 2)
        cost += float(_nearness(own[:, None, :], laid[None], axis=1).sum()) * 4
    if len(others):
        cost += float(_nearness(others[:, None, :], points[None], axis=1).sum()) * 0.6
    return cost


def _nearness(here: Points, there: Points, axis: int) -> Points:
    """Return how near each point lies to the nearest of others: 0 for far enough, 1 for upon it."""
    across, up = here[..., 0] - there[..., 0], here[..., 1] - there[..., 1]
    apart = np.sqrt((across * across + up * up).min(axis=axis))
    near: Points = np.asarray(np.maximum(_CLOSE - apart, 0) / _CLOSE)
    return near

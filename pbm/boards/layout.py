"""Where each number lies on the drawn board: seven kinds of layout, from any corner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from pbm.boards.fields import LARGEST_BOARD, as_integer, as_integers, as_list, as_table, choose, refuse_unknown
from pbm.boards.notes import Notes, listed, nearest, shown
from pbm.core.board import Cell
from pbm.core.game import JsonObject

__all__ = ["KINDS", "STARTS", "Grid", "Layout", "read_layout"]

KINDS = (
    "rows",
    "boustrophedon",
    "columns",
    "columns_boustrophedon",
    "spiral_in",
    "spiral_out",
    "explicit",
)
STARTS = ("bottom-left", "bottom-right", "top-left", "top-right")
_MEASURES = {
    "rows": ("width",),
    "boustrophedon": ("width",),
    "columns": ("height",),
    "columns_boustrophedon": ("height",),
    "spiral_in": ("width", "height"),
    "spiral_out": ("width", "height"),
    "explicit": ("rows",),
}

Grid = list[list[int]]
"""The board as drawn, its lowest row first, each row from left to right, 0 where there is no space."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A layout that places each number 1 … ``last`` exactly once.

    ``grid`` is the board as drawn, lowest row first; ``width`` its full width. ``size`` is the length of
    a row (or of a column, for the two kinds that run in columns).
    """

    kind: str
    start: str
    size: int
    last: int
    grid: Grid

    @property
    def width(self) -> int:
        """The full width of the drawn board, holes and gaps counted."""
        return len(self.grid[0]) if self.grid else 0

    def cells(self) -> dict[int, Cell]:
        """Return the (row, column) of every number, in numerical order."""
        places: list[Cell] = [(0, 0)] * (self.last + 1)
        for row, numbers in enumerate(self.grid, start=1):
            for column, number in enumerate(numbers, start=1):
                if number:
                    places[number] = (row, column)
        return dict(zip(range(1, self.last + 1), places[1:], strict=True))

    def at(self, row: int, column: int) -> int | None:
        """Return the number drawn in a cell; None for a hole, a gap or a place off the board."""
        if 1 <= row <= len(self.grid) and 1 <= column <= self.width:
            return self.grid[row - 1][column - 1] or None
        return None

    def continued(self, upto: int) -> tuple[Grid, int]:
        """Return the grid carried on to the number ``upto``, and the row number of its first line.

        Rows and columns carry on as they began; a spiral or an explicit board has nowhere to go and is
        returned as it is. Row 1 stays the bottom row of the board itself, so that a board which
        runs downwards is carried on in rows 0, −1 … (ruling 10).
        """
        if upto <= self.last or self.kind in ("explicit", "spiral_in", "spiral_out"):
            return self.grid, 1
        grid = _lines(self.kind, self.start, self.size, upto)
        runs_down = self.start.startswith("top") and not self.kind.startswith("columns")
        return grid, 1 - (len(grid) - len(self.grid)) if runs_down else 1


def read_layout(spec: JsonObject, last: int | None, notes: Notes) -> Layout | None:
    """Return the layout of a board; None, with every fault noted, when it has none that can be used."""
    if "layout" not in spec:
        notes.error("missing", 'say how the numbers lie: kind = "boustrophedon" and width = 10', "layout")
        return None
    table = as_table(spec["layout"], "layout", notes)
    if table is None:
        return None
    kind = table.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        if "kind" not in table:
            notes.error("missing", f"name the kind of layout, one of {', '.join(KINDS)}", "layout.kind")
        else:
            hint = nearest(kind, KINDS) if isinstance(kind, str) else f"known: {', '.join(KINDS)}"
            notes.error("value", f"{shown(kind)} is no kind of layout; {hint}", "layout.kind")
        # What is wrong whatever kind is meant is said at once.
        choose(table, "start", STARTS, notes, "layout.")
        for name in ("width", "height"):
            if name in table:
                as_integer(table[name], f"layout.{name}", notes, 1, LARGEST_BOARD)
        return None
    known = ("kind", *_MEASURES[kind]) + (("start",) if kind != "explicit" else ())
    elsewhere = {
        name: f"a layout of kind {kind} is given by {' and '.join(_MEASURES[kind])}"
        for name in ("width", "height", "rows", "start")
        if name not in known
    }
    refuse_unknown(table, known, notes, "layout.", elsewhere)
    start = choose(table, "start", STARTS, notes, "layout.") if kind != "explicit" else STARTS[0]
    missing = [name for name in _MEASURES[kind] if name not in table]
    for name in missing:
        notes.error("missing", f"a layout of kind {kind} needs {name}", f"layout.{name}")
    if missing:
        return None
    if kind == "explicit":
        return _read_explicit(table, last, notes)
    sizes = [as_integer(table[n], f"layout.{n}", notes, 1, LARGEST_BOARD) for n in _MEASURES[kind]]
    measures = [size for size in sizes if size is not None]
    if len(measures) < len(sizes) or last is None:
        return None
    if kind.startswith("spiral"):
        width, height = measures
        if width * height != last:
            notes.error(
                "layout",
                f"a spiral {width} wide and {height} high has {width * height} spaces, but the last space is "
                f"{last}: width × height must equal last",
                "layout",
            )
            return None
        return Layout(kind, start, width, last, _spiral(kind, start, width, height))
    return Layout(kind, start, measures[0], last, _lines(kind, start, measures[0], last))


def _lines(kind: str, start: str, size: int, last: int) -> Grid:
    """Return the grid of a board that runs in rows or columns of ``size``, the last of them perhaps in part."""
    lines: Grid = []
    for first in range(1, last + 1, size):
        line = list(range(first, min(first + size, last + 1)))
        line += [0] * (size - len(line))
        if kind.endswith("boustrophedon") and len(lines) % 2:
            line.reverse()
        lines.append(line)
    from_top, from_right = start.startswith("top"), start.endswith("right")
    if kind.startswith("columns"):
        # Each line is a column, read upwards: turn it over for a start at the top, then stand them up.
        if from_top:
            lines = [line[::-1] for line in lines]
        if from_right:
            lines.reverse()
        return [list(row) for row in zip(*lines, strict=True)]
    if from_right:
        lines = [line[::-1] for line in lines]
    if from_top:
        lines.reverse()
    return lines


def _spiral_path(width: int, height: int) -> Iterator[Cell]:
    """Yield cells (from 0) anticlockwise inwards from the bottom left corner."""
    low, high, left, right = 0, height - 1, 0, width - 1
    while low <= high and left <= right:
        yield from ((low, column) for column in range(left, right + 1))
        yield from ((row, right) for row in range(low + 1, high + 1))
        if low < high:
            yield from ((high, column) for column in range(right - 1, left - 1, -1))
        if left < right:
            yield from ((row, left) for row in range(high - 1, low, -1))
        low, high, left, right = low + 1, high - 1, left + 1, right - 1


def _spiral(kind: str, start: str, width: int, height: int) -> Grid:
    """Return the grid of a spiral; outwards is inwards with the numbers counted from the other end."""
    grid = [[0] * width for _ in range(height)]
    last = width * height
    for number, (row, column) in enumerate(_spiral_path(width, height), start=1):
        grid[row][column] = number if kind == "spiral_in" else last + 1 - number
    if start.endswith("right"):
        grid = [row[::-1] for row in grid]
    if start.startswith("top"):
        grid.reverse()
    return grid


def _read_explicit(table: JsonObject, last: int | None, notes: Notes) -> Layout | None:
    """Return a layout drawn number by number; an error unless it places 1 … ``last`` exactly once each."""
    before = len(notes.errors)
    rows = as_list(table["rows"], "layout.rows", notes) or []
    grid: Grid = []
    for number, row in enumerate(rows, start=1):
        read = as_integers(row, f"layout.rows, row {number} from the top", notes, 0, LARGEST_BOARD)
        grid.append(read or [])
    if len(notes.errors) > before or last is None:
        return None
    if not grid or not grid[0]:
        notes.error("layout", "an explicit layout needs at least one row with numbers in it", "layout.rows")
        return None
    uneven = [n for n, row in enumerate(grid, start=1) if len(row) != len(grid[0])]
    if uneven:
        notes.error(
            "layout",
            f"row {uneven[0]} from the top has {len(grid[uneven[0] - 1])} places and the top row "
            f"{len(grid[0])}: write 0 for every place without a space",
            "layout.rows",
        )
    _check_numbers([n for n in chain.from_iterable(grid) if n], last, notes)
    if len(notes.errors) > before:
        return None
    return Layout("explicit", STARTS[0], len(grid[0]), last, grid[::-1])


def _check_numbers(numbers: list[int], last: int, notes: Notes) -> None:
    """Note an error for numbers placed twice, not at all, or beyond the last space."""
    placed = set(numbers)
    seen: set[int] = set()
    twice = sorted({n for n in numbers if n in seen or seen.add(n)})  # type: ignore[func-returns-value]
    absent = [n for n in range(1, last + 1) if n not in placed]
    beyond = sorted(n for n in placed if n > last)
    for spaces, what in (
        (twice, "more than once"),
        (absent, "nowhere"),
        (beyond, f"though the last space is {last}"),
    ):
        if spaces:
            message = f"every number 1 … {last} must be placed exactly once; placed {what}: {listed(spaces)}"
            notes.error("layout", message, "layout.rows", spaces)

"""A board in plain text, as drawn, for a terminal or a mail to the GM."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from pbm.core.board import Board

__all__ = ["draw_text"]

_LINE = 78
_MOST_CELLS = 100_000


def draw_text(board: Board) -> str:
    """Return the board as lines of text: its rows as drawn, then its ladders and snakes in words.

    ``28↑84`` is a ladder from 28 to 84, ``16↓6`` a snake; ``*`` marks the finish and ``·`` a place without
    a space. A board of ten columns fits into eighty characters. Of a board too large to read
    the rows are left out.
    """
    parts = [f"{board.name}: home on {board.finish}, last space {board.last}", ""]
    rows = max((row for row, _ in board.cells.values()), default=0)
    columns = max((column for _, column in board.cells.values()), default=0)
    if rows * columns <= _MOST_CELLS:
        parts += [*_grid(board, rows, columns), ""]
    else:
        parts += [f"(too large to draw: {columns} columns, {rows} rows)", ""]
    parts += _listed("Ladders", board.ladders)
    parts += _listed("Snakes", board.snakes)
    return "\n".join(parts) + "\n"


def _grid(board: Board, rows: int, columns: int) -> list[str]:
    digits = len(str(board.last))
    marks = {space: f"↑{end}" for space, end in board.ladders.items()}
    marks |= {space: f"↓{end}" for space, end in board.snakes.items()}
    marks.setdefault(board.finish, "*")
    widest = max(map(len, marks.values()))
    hole = "·".rjust(digits).ljust(digits + widest)
    grid = [[hole] * columns for _ in range(rows)]
    for space, (row, column) in board.cells.items():
        mark = marks.get(space, "").ljust(widest)
        grid[row - 1][column - 1] = f"{space:>{digits}}{mark}"
    return [" ".join(line).rstrip() for line in reversed(grid)]


def _listed(title: str, jumps: Mapping[int, int]) -> list[str]:
    if not jumps:
        return [f"{title}: none"]
    # A narrow space would do as well, but every terminal knows how to keep these three together.
    items = [f"{start}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{end}" for start, end in sorted(jumps.items())]
    text = f"{title} ({len(items)}): {', '.join(items)}"
    lines = textwrap.wrap(text, _LINE, subsequent_indent="  ", break_long_words=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]

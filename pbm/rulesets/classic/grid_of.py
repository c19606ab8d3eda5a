"""The board as a grid that everybody may see."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.rulesets.classic.state import Config, State
from pbm.rulesets.grid import Cell, Grid, Link

__all__ = ["grid_of"]

_COLUMNS = 10


def grid_of(config: Config, state: State) -> Grid:
    """Return the board with its snakes, ladders and players.

    Its squares run back and forth from the bottom left, however its layout has them: in this game that makes no
    difference. What lies beyond the finish is left out, and so is who has not begun.
    """
    finish = config.board.finish
    columns = min(_columns(config), finish)
    cells = tuple(Cell(number, "finish" if number == finish else "plain") for number in range(1, finish + 1))
    links = [
        Link("ladder", end, start, down=False) if end > start else Link("snake", start, end, down=True)
        for start, end in sorted(config.jumps.items())
    ]
    players = {
        name: space for name, space in state.positions.items() if 0 < space <= finish and name not in state.dropped
    }
    return Grid(config.board.name, -(-finish // columns), columns, cells, tuple(links), players)


def _columns(config: Config) -> int:
    """Return how many squares go in a row: as many as in the layout, where that has rows of one length."""
    layout = config.board.source.get("layout")
    width = layout.get("width") if isinstance(layout, Mapping) else None
    return width if type(width) is int and width > 0 else _COLUMNS

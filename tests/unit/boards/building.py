"""Boards for tests: a plain one to change, and the ways to read it."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.boards import read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError, Problem


def spec(**keys: Any) -> dict[str, Any]:
    """Return the keys of a plain ten-wide board of 100 spaces, changed and added to by ``keys``."""
    return {"finish": 100, "layout": {"kind": "boustrophedon", "width": 10}, **keys}


def build(options: BoardOptions | None = None, **keys: Any) -> Board:
    """Return the board of ``spec(**keys)``, under the default options unless others are given."""
    return read_board(spec(**keys), options or BoardOptions(), "A")


def refused(options: BoardOptions | None = None, **keys: Any) -> tuple[Problem, ...]:
    """Return the problems for which the board of ``spec(**keys)`` is refused."""
    with pytest.raises(ConfigError) as caught:
        build(options, **keys)
    return caught.value.problems


def only(problems: tuple[Problem, ...], code: str) -> Problem:
    """Return the one problem there is, which must have this code."""
    assert [p.code for p in problems] == [code], [str(p) for p in problems]
    return problems[0]


def rule(kind: str, effect: str, **keys: Any) -> dict[str, Any]:
    """Return a family; ``where`` is everything unless given."""
    return {"kind": kind, "effect": effect, "where": {}, **keys}


def drawn(board: Board) -> list[str]:
    """Return the numbers as drawn, the top row first, a dot where there is no space."""
    rows = max(row for row, _ in board.cells.values())
    columns = max(column for _, column in board.cells.values())
    at = {cell: str(space) for space, cell in board.cells.items()}
    return [" ".join(at.get((row, column), ".") for column in range(1, columns + 1)) for row in range(rows, 0, -1)]

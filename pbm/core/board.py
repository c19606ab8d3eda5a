"""A board as it is played: every space, what lies beneath it, and where snakes and ladders lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from pbm.core.errors import Problem
from pbm.core.game import JsonObject

__all__ = ["Board", "BoardBuilder", "BoardOptions", "Cell"]

Cell: TypeAlias = tuple[int, int]
"""A place on the drawn board: (row, column), row 1 at the bottom, column 1 at the left."""


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """The options of a game that bear on how its boards are built."""

    chain: str = "none"
    allow_space_zero: bool = False
    below: str = "geometric"
    bottom_row_trapdoors: str = "no"
    trapdoors_above_finish: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """One board, built and checked.

    ``cells`` places every number of the drawn board, 1 … ``last``. ``ladders`` and ``snakes`` map the space
    where one starts to the space where it ends. ``below`` maps a space to the one a trapdoor there
    drops to; a space that is absent can be no trapdoor (r16, rulings 10 and 11). ``tell`` names what
    players are told at the start: some of size, layout, rules, counts. ``source`` is the board as
    parsed, which is what the seal is made over. ``warnings`` are for the GM.
    """

    name: str
    finish: int
    last: int
    cells: Mapping[int, Cell]
    ladders: Mapping[int, int]
    snakes: Mapping[int, int]
    below: Mapping[int, int]
    tell: tuple[str, ...]
    source: JsonObject
    warnings: tuple[Problem, ...] = ()


BoardBuilder: TypeAlias = Callable[[JsonObject, BoardOptions, str], Board]
"""(the board's keys, the game's options, the board's name) → Board; ConfigError when it is refused."""

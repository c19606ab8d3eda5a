"""Classic games for tests, and rounds of them with dice that fall as written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.game import JsonObject
from pbm.rulesets.api import Played
from pbm.rulesets.classic import RULESET, Config, State
from tests.rulesets.scripted_dice import ScriptedDice

__all__ = ["NO_DICE", "PLAIN", "config", "played", "stand"]

PLAIN: JsonObject = {"finish": 40, "layout": {"kind": "boustrophedon", "width": 8}}
"""A board without snakes and ladders."""


NO_DICE = ScriptedDice((), {})
"""Dice that must not be rolled."""


def config(board: JsonObject | None = None, **options: Any) -> Config:
    """Return a game on a board, the default one if none is given."""
    return RULESET.read_config({} if board is None else {"A": board}, options, read_board)


def stand(turn: int = 1, dropped: Sequence[str] = (), **positions: int) -> State:
    """Return a state with these players on these spaces."""
    return State(turn, tuple(positions), positions, frozenset(dropped))


def played(
    game: Config, before: State, falls: Mapping[int, Sequence[tuple[int, int]]], orders: Mapping[str, Any] | None = None
) -> Played[State]:
    """Return a round in which the dice of the seats, by number, fall as written: all of them and no more."""
    dice = ScriptedDice(before.seats, {before.seats[number - 1]: pairs for number, pairs in falls.items()})
    done = RULESET.adjudicate(game, before, orders or {}, dice)
    assert not dice.left()
    return done

"""A game's rules asked about its boards and options, and each fault said of the place it is in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pbm.core.board import Board, BoardBuilder, BoardOptions
from pbm.core.errors import ConfigError, Problem
from pbm.core.game import JsonObject
from pbm.rulesets.api import AnyRuleset

__all__ = ["Place", "config_of", "unplaced"]

Place = Callable[[Problem, str | None], Problem]
"""(a problem, the board it is with or None) → the same problem, said of its file and line."""


def unplaced(problem: Problem, board: str | None) -> Problem:
    """Return a problem with its board named, where no file is known."""
    return problem if board is None else replace(problem, message=f"board {board}: {problem.message}")


def config_of(
    ruleset: AnyRuleset,
    build: BoardBuilder,
    boards: Mapping[str, JsonObject],
    options: JsonObject,
    place: Place,
) -> Any:
    """Return the rules' configuration of a game with these boards and options; ConfigError with all that is wrong."""

    def placed(spec: JsonObject, options: BoardOptions, name: str) -> Board:
        try:
            return build(spec, options, name)
        except ConfigError as error:
            raise ConfigError(*(place(problem, name) for problem in error.problems)) from None

    try:
        return ruleset.read_config(boards, options, placed)
    except ConfigError as error:
        raise ConfigError(*(place(problem, None) for problem in error.problems)) from None

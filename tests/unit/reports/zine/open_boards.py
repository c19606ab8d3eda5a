"""Games whose boards everybody may see, for the page of a zine and for the archive: played by the rules alone."""

from __future__ import annotations

import tomllib
from datetime import timedelta
from functools import cache
from typing import Any

from pbm.boards.reader import read_board
from pbm.config.resources import builtin_board
from pbm.core.dice import dice_of_round
from pbm.core.game import PUBLIC
from pbm.core.phrases import say
from pbm.reports.model import GameStory, RoundStory
from pbm.rulesets.api import AnyRuleset
from pbm.rulesets.classic import RULESET as CLASSIC
from pbm.rulesets.unleashed import RULESET as UNLEASHED
from tests.unit.reports.zine.issue import BEGIN, WEEK

__all__ = ["NAMES", "classic", "open_game", "unleashed"]

NAMES = ("Ann", "Bert", "Cleo")
_SEED = b"open boards"


@cache
def open_game(ruleset: AnyRuleset, key: str, title: str, names: tuple[str, ...], rounds: int | None) -> GameStory:
    """Return the story of a game of so many rounds (None: to its end) in which nobody orders anything."""
    boards: dict[str, Any] = {}
    if ruleset is CLASSIC:
        boards = {"A": tomllib.loads(builtin_board("classic").read_text("utf-8"))}
    config = ruleset.read_config(boards, {}, read_board)
    state = ruleset.start(config, names, dice_of_round(_SEED, key, 0))
    opening = ruleset.view(config, None, state, None, PUBLIC)
    told: list[RoundStory] = []
    while ruleset.turns(config, state) and (rounds is None or len(told) < rounds):
        number = len(told) + 1
        result = ruleset.adjudicate(config, state, {}, dice_of_round(_SEED, key, number))
        view = ruleset.view(config, state, result.state, result, PUBLIC)
        closed = BEGIN + number * WEEK
        told.append(RoundStory(number, closed, closed, closed + timedelta(hours=2), view))
        state = result.state
    over = not ruleset.turns(config, state)
    return GameStory(
        key=key,
        title=title,
        ruleset=ruleset.name,
        ruleset_title=ruleset.title,
        status="over" if over else "running",
        zone="Europe/London",
        note="",
        players=names,
        opening=opening,
        rounds=tuple(told),
        coming=None if over else len(told) + 1,
        deadline=None if over else BEGIN + (len(told) + 1) * WEEK,
        started_at=BEGIN,
        ended_at=told[-1].released_at if over else None,
        seals=((say("dice"), "d1" * 32),),
    )


def classic(rounds: int | None = 4, names: tuple[str, ...] = NAMES) -> GameStory:
    """Return a game on a printed board of squares."""
    return open_game(CLASSIC, "squares", "Squares", names, rounds)


def unleashed(rounds: int | None = 4, names: tuple[str, ...] = NAMES) -> GameStory:
    """Return a game on a board of cards with pieces."""
    return open_game(UNLEASHED, "cards", "Cards", names, rounds)

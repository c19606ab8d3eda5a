"""The figures that are worked out are those of the game that is played: many games with sealed dice."""

from __future__ import annotations

import os
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from pbm.analysis.classic import analyse
from pbm.core.dice import SealedDice
from pbm.rulesets.classic import RULESET, Config
from pbm.rulesets.classic.adjudicate import play, thrown_with
from tests.rulesets.classic_games import NO_DICE, config

GAMES = 40_000 if os.environ.get("PBM_SOAK") else 900
WIDE = 4.0  # standard errors: a true figure is further off once in 16,000 such tests; the seeds are fixed


def simulated(game: Config, players: int) -> tuple[list[int], list[int], list[int]]:
    """Return of many games the turns of all players, their rolls, and which of them won, from 0."""
    seats = tuple("ABCDE"[:players])
    turns, rolls, winners = [], [], []
    for number in range(GAMES):
        state = RULESET.start(game, seats, NO_DICE)
        throw = thrown_with(SealedDice(b"simulation", f"game-{number}"), seats)
        taken = rolled = 0
        while not state.over():
            done = play(game, state, throw)
            taken += len(done.goes)
            rolled += sum(len(go.rolls) for go in done.goes)
            state = done.state
        turns.append(taken)
        rolls.append(rolled)
        winners.append(seats.index(str(state.winner)))
    return turns, rolls, winners


def near(found: list[int], expected: float) -> bool:
    """Return whether a mean of many games is as near to what is expected as chance allows."""
    return abs(mean(found) - expected) < WIDE * stdev(found) / sqrt(len(found))


@pytest.mark.parametrize("options", [{}, {"finish": "overshoot", "three_sixes": "off"}, {"rolls_per_round": 3}])
def test_two_players(options: dict[str, Any]) -> None:
    """Turns and rolls of both, and the first one's chance, within four standard errors of the exact figures."""
    game = config(**options)
    exact = analyse(game, 2).company
    turns, rolls, winners = simulated(game, 2)
    assert near(turns, exact.turns)
    assert near(rolls, exact.rolls)
    assert near([int(winner == 0) for winner in winners], exact.win[0])


def test_one_player() -> None:
    """Turns and rolls of one alone, and how many are home after the median."""
    game = config()
    exact = analyse(game)
    turns, rolls, _ = simulated(game, 1)
    assert near(turns, exact.turns)
    assert near(rolls, exact.rolls)
    assert abs(stdev(turns) / exact.sd - 1) < 0.1
    for chance, turn in exact.quantiles.items():
        share = mean(int(taken <= turn) for taken in turns)
        assert abs(share - chance) < WIDE * sqrt(chance * (1 - chance) / GAMES) + exact.p_mode

"""One round, played: the table is gone round, everybody rolls, and the first to come home has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError
from pbm.core.game import Json, JsonObject
from pbm.rulesets.classic.landing import Step, land
from pbm.rulesets.classic.standings import result, standings
from pbm.rulesets.classic.state import Config, State

__all__ = ["Go", "Roll", "Round", "Throw", "go_json", "play", "positions_json", "report_json", "thrown_with"]

Throw = Callable[[str], tuple[int, int]]
"""Two dice for a seat, in the order they fall."""

_RUN_OF_SIXES: Final = 3


class Roll(NamedTuple):
    """One throw of both dice: the steps it was moved by (none: not moved), and the space it ended on.

    ``void`` says that it was the third double six running, which ends the turn (rule 7).
    """

    dice: tuple[int, int]
    start: int
    steps: tuple[Step, ...]
    space: int
    void: bool = False


class Go(NamedTuple):
    """One turn of one player: every roll of it."""

    turn: int
    seat: str
    rolls: tuple[Roll, ...]


class Round(NamedTuple):
    """A round: its turns, everybody's goes in the order they were played, and the state after it."""

    turns: tuple[int, ...]
    goes: tuple[Go, ...]
    state: State


def thrown_with(dice: Dice, seats: Sequence[str]) -> Throw:
    """Return throws from a game's dice: every seat has a stream of its own, so that nobody's dice hang on others'."""
    streams = {name: f"seat {number}" for number, name in enumerate(seats, start=1)}

    def throw(seat: str) -> tuple[int, int]:
        return dice.roll(streams[seat]), dice.roll(streams[seat])

    return throw


def play(config: Config, state: State, throw: Throw) -> Round:
    """Return the next round; IllegalError when the game is over."""
    racing = state.racing()
    if not racing:
        raise IllegalError.saying("game-over", "the game is over: there is no round to play")
    positions = dict(state.positions)
    goes: list[Go] = []
    winner: str | None = None
    turn = state.turn
    for turn in range(state.turn, state.turn + config.options.rolls_per_round):
        for name in racing:
            go = Go(turn, name, _rolls(config, positions[name], partial(throw, name)))
            goes.append(go)
            positions[name] = go.rolls[-1].space
            if positions[name] == config.board.finish:
                winner = name
                break
        if winner is not None:
            break
    after = replace(state, turn=turn + 1, positions=positions, winner=winner)
    return Round(tuple(range(state.turn, turn + 1)), tuple(goes), after)


def _rolls(config: Config, space: int, throw: Callable[[], tuple[int, int]]) -> tuple[Roll, ...]:
    """Return one turn from a space: a double rolls again, home or the third double six running ends it."""
    limited = config.options.three_sixes != "off"
    rolls: list[Roll] = []
    sixes = 0
    while True:
        dice = throw()
        sixes = sixes + 1 if dice == (6, 6) else 0
        if limited and sixes == _RUN_OF_SIXES:
            return (*rolls, Roll(dice, space, (), space, void=True))
        steps = land(config, space, sum(dice))
        roll = Roll(dice, space, steps, steps[-1].end if steps else space)
        rolls.append(roll)
        space = roll.space
        if dice[0] != dice[1] or space == config.board.finish:
            return tuple(rolls)


def go_json(go: Go) -> JsonObject:
    """Return a go as data."""
    rolls: list[Json] = []
    for roll in go.rolls:
        told: dict[str, Json] = {
            "dice": list(roll.dice),
            "from": roll.start,
            "path": [{"via": via, "from": start, "to": end} for via, start, end in roll.steps],
            "space": roll.space,
        }
        if roll.void:
            told["void"] = True
        rolls.append(told)
    return {"turn": go.turn, "seat": go.seat, "rolls": rolls}


def report_json(config: Config, played: Round) -> JsonObject:
    """Return what everybody may know of a round, as data: all of it."""
    state = played.state
    return {
        "turn": state.turn - 1,
        "positions": positions_json(config, state),
        "goes": [go_json(go) for go in played.goes],
        "result": result(standings(config, state)),
    }


def positions_json(config: Config, state: State) -> Mapping[str, Json]:
    """Return where everybody in the game stands, by player and board."""
    return {
        name: {config.board.name: space}
        for name, space in state.positions.items()
        if name not in state.dropped or name == state.winner
    }

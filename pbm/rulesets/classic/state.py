"""The configuration and the state of a classic game, and the state's JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pbm.core.board import Board
from pbm.core.errors import IllegalError, PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.rulesets.classic.options import Options, nearest

__all__ = ["Config", "State", "state_from_json", "state_to_json"]


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of a game: its one board, and its options.

    ``jumps`` maps where a snake or ladder starts to where it ends, never past the finish. ``default`` says that the
    GM named no board.
    """

    board: Board
    options: Options
    jumps: Mapping[int, int]
    default: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A game between two rounds: the next turn, and everybody's space.

    ``seats`` are all players in the order of play, the dropped too, who keep their space and roll no more.
    """

    turn: int
    seats: tuple[str, ...]
    positions: Mapping[str, int]
    dropped: frozenset[str] = frozenset()
    winner: str | None = None

    def racing(self) -> tuple[str, ...]:
        """Return who rolls in the next round, in the order of play; nobody once the game is over."""
        if self.winner is not None:
            return ()
        return tuple(name for name in self.seats if name not in self.dropped)

    def over(self) -> bool:
        """Return whether somebody has won, or nobody is left."""
        return not self.racing()


_KEYS: Final = ("turn", "seats", "positions", "dropped", "winner")
_RESULT_KEYS: Final = frozenset({"over", "ranks", "totals", "result"})
"""Keys that a result adds to a state; read over, so that a result's state can be played on."""


def state_to_json(state: State) -> JsonObject:
    """Return the JSON of a state, in the shape of ``pbm adjudicate``."""
    return {
        "turn": state.turn,
        "seats": list(state.seats),
        "positions": {name: state.positions[name] for name in state.seats},
        "dropped": [name for name in state.seats if name in state.dropped],
        "winner": state.winner,
    }


def state_from_json(config: Config, raw: Json) -> State:
    """Return a state from its JSON. ``dropped`` and ``winner`` may be left out: nobody.

    Raises IllegalError when it has not that shape or cannot come about: a turn in the middle of a round, a space
    that is not on the board, somebody on the finish who has not won.
    """
    if not isinstance(raw, Mapping):
        raise _illegal("state-shape", "state", "must be an object")
    for key in raw:
        if key not in _KEYS and key not in _RESULT_KEYS:
            raise _illegal("key-unknown", f"state.{key}", f"is unknown{nearest(key, _KEYS)}")
    seats = _names(raw.get("seats"), "state.seats")
    if not seats:
        raise _illegal("state-seats", "state.seats", "must name at least one player")
    dropped = frozenset(_names(raw.get("dropped", ()), "state.dropped"))
    winner = raw.get("winner")
    for name in (*dropped, *(() if winner is None else (winner,))):
        if name not in seats:
            raise _illegal("player-unknown", f"state.{name}", "is no player of this game: not among the seats")
    state = State(
        turn=_whole(raw.get("turn"), "state.turn", 1),
        seats=seats,
        positions=_positions(config, raw.get("positions"), seats, winner),
        dropped=dropped,
        winner=None if winner is None else str(winner),
    )
    length = config.options.rolls_per_round
    if not state.over() and (state.turn - 1) % length:
        raise _illegal("state-turn", "state.turn", f"{state.turn} is not the first turn of a round of {length} turns")
    return state


def _positions(config: Config, raw: Json, seats: tuple[str, ...], winner: Json) -> dict[str, int]:
    """Return everybody's space, in the order of play."""
    if not isinstance(raw, Mapping):
        raise _illegal("state-shape", "state.positions", "must be an object, a space for each player")
    for name in raw:
        if name not in seats:
            raise _illegal("player-unknown", f"state.positions.{name}", f"is no player{nearest(name, seats)}")
    finish = config.board.finish
    positions: dict[str, int] = {}
    for name in seats:
        at = f"state.positions.{name}"
        space = _whole(raw.get(name), at, 0)
        if space > finish:
            raise _illegal("state-space", at, f"is {space}, but the last space is {finish}")
        if (space == finish) is not (name == winner):
            wants = "who has won stands there, and nobody else" if space == finish else "who has won stands there"
            raise _illegal("state-winner", at, f"is {space}, and the last space is {finish}: {wants}")
        positions[name] = space
    return positions


def _names(raw: Json, at: str) -> tuple[str, ...]:
    """Return ``raw`` if it is a list of different names; IllegalError otherwise."""
    if not isinstance(raw, list | tuple) or not all(isinstance(name, str) and name for name in raw):
        raise _illegal("state-seats", at, "must be a list of names")
    if len(set(raw)) < len(raw):
        raise _illegal("state-seats", at, "names somebody twice")
    return tuple(str(name) for name in raw)


def _whole(raw: Json, at: str, least: int) -> int:
    """Return ``raw`` if it is a whole number of at least ``least``; IllegalError otherwise."""
    if type(raw) is not int or raw < least:
        raise _illegal("state-number", at, f"must be a whole number, {least} or more")
    return raw


def _illegal(code: str, at: str, message: str) -> PbmError:
    """Return the error that says what is wrong with one key of a state."""
    return IllegalError(Problem(code, f"{at} {message}", key=at))

"""What a round leaves behind: its events, and the die log that replays it."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.errors import IllegalError, PbmError
from pbm.core.events import DieLogEntry, Event
from pbm.core.game import Json
from pbm.rulesets.classic.adjudicate import Round, Throw
from pbm.rulesets.classic.landing import Via
from pbm.rulesets.classic.standings import result, standings
from pbm.rulesets.classic.state import Config

__all__ = ["die_log", "events", "thrown_from"]

_STEP_EVENTS: dict[Via, str] = {
    "roll": "Moved",
    "bounce": "Bounced",
    "ladder": "ClimbedLadder",
    "snake": "SlidDownSnake",
}


def events(config: Config, played: Round) -> tuple[Event, ...]:
    """Return what happened in a round, roll by roll."""
    told: list[Event] = []
    for go in played.goes:
        who: dict[str, Json] = {"turn": go.turn, "seat": go.seat}
        for roll in go.rolls:
            told.append(Event("Rolled", {**who, "dice": list(roll.dice)}))
            if roll.void:
                told.append(Event("LostTurn", who))
            told.extend(Event(_STEP_EVENTS[via], {**who, "from": a, "to": b}) for via, a, b in roll.steps)
        if go.seat == played.state.winner:
            told.append(Event("CameHome", who))
    final = standings(config, played.state)
    if final is not None:
        told.append(Event("GameEnded", {"turn": played.turns[-1], "result": result(final)}))
    return tuple(told)


def die_log(played: Round) -> tuple[DieLogEntry, ...]:
    """Return every throw of a round, in the order they fell."""
    return tuple(
        DieLogEntry("throw", {"turn": go.turn, "seat": go.seat, "dice": list(roll.dice)})
        for go in played.goes
        for roll in go.rolls
    )


class _Log:
    """The throws of a die log, given out in their order."""

    def __init__(self, log: Sequence[DieLogEntry]) -> None:
        self._log = log
        self._next = 0

    def throw(self, seat: str) -> tuple[int, int]:
        """Return the next throw; IllegalError when it is not this seat's, or none."""
        if self._next == len(self._log):
            raise _misfit(f"it ends where {seat} is to roll")
        entry = self._log[self._next]
        self._next += 1
        if entry.kind != "throw" or entry.data.get("seat") != seat:
            raise _misfit(f"entry {self._next} is no throw of {seat}'s, who is to roll")
        dice = entry.data.get("dice")
        if not isinstance(dice, list | tuple) or len(dice) != 2:
            raise _misfit(f"entry {self._next} has not two dice")
        first, second = dice
        if type(first) is not int or type(second) is not int or not (1 <= first <= 6 and 1 <= second <= 6):
            raise _misfit(f"entry {self._next} has dice that show no number from 1 to 6")
        return first, second

    def close(self) -> None:
        """Raise IllegalError when throws are left over."""
        if self._next < len(self._log):
            raise _misfit(f"there are throws after the round, from entry {self._next + 1} on")


def thrown_from(log: Sequence[DieLogEntry]) -> tuple[Throw, _Log]:
    """Return throws as a die log has them, and the log, to be closed after the round."""
    read = _Log(log)
    return read.throw, read


def _misfit(message: str) -> PbmError:
    """Return the error that says how a die log does not fit."""
    return IllegalError.saying("die-log", f"the die log does not fit the round: {message}")

"""The sentence at the head of a report: who leads or has won, and the best or worst that befell anybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pbm.core.game import Json, JsonObject
from pbm.core.phrases import Phrase, joined, listed, say, say_count, titled
from pbm.rulesets.api import Runner
from pbm.rulesets.classic.state import Config, State

__all__ = ["headline"]

_FAR = 10
"""Spaces that a snake or ladder must lead to be worth a clause."""

_NAMED = 3
"""Names that one clause has room for."""


class _Ride(NamedTuple):
    """A snake or ladder that somebody took."""

    name: str
    start: int
    end: int


def headline(config: Config, state: State, runners: Sequence[Runner], facts: JsonObject) -> Phrase:
    """Return one sentence on a round, or on how things stand before the first."""
    if state.winner is not None:
        return _won(config, state.winner, facts)
    if state.over():
        return say("The game is over: nobody is left in it.")
    if all(runner.before is None and runner.space == 0 for runner in runners):
        start = say_count(
            "{count} player at the start, on space 0", "{count} players at the start, on space 0", len(runners)
        )
        return joined((start, "."), "")
    ride = _longest(facts)
    front = [runner for runner in runners if runner.place == 1]
    if (
        ride is not None
        and ride.end > ride.start
        and [(one.name, one.space) for one in front] == [(ride.name, ride.end)]
    ):
        return say("{name} climbs the ladder from {start} to {end} and leads.", **ride._asdict())
    clauses = [*_luck(facts, ride), _lead(runners)]
    leads = ride is not None and len(runners) > 1 and [one.name for one in front] == [ride.name]
    if ride is not None and leads and not any(roll.get("void") is True for _, roll in _rolled(facts)):
        return _rode_ahead(ride, front[0].space)
    return joined((titled(joined(clauses, "; ")), "."), "")


def _rode_ahead(ride: _Ride, space: int) -> Phrase:
    """Return that who took the longest snake or ladder of a round leads after it, on another space than its end."""
    if ride.end > ride.start:
        return say(
            "{name} climbs the ladder from {start} to {end} and leads on {space}.", space=space, **ride._asdict()
        )
    return say(
        "{name} slides down the snake from {start} to {end}, and leads on {space} all the same.",
        space=space,
        **ride._asdict(),
    )


def _won(config: Config, winner: str, facts: JsonObject) -> Phrase:
    """Return how the winner came home."""
    finish = config.board.finish
    rides = [ride for ride in _rides(facts) if ride.name == winner and ride.end == finish]
    if rides:
        return say("{name} climbs the ladder from {start} to {end} and wins.", **rides[-1]._asdict())
    for name, roll in _rolled(facts):
        dice = roll.get("dice")
        if name == winner and roll.get("space") == finish and isinstance(dice, list):
            thrown = say("{first} and {second}", first=dice[0], second=dice[-1])
            return say("{name} rolls {dice}, comes home on {space} and wins.", name=name, dice=thrown, space=finish)
    return say("{name} wins on {space}.", name=winner, space=finish)


def _longest(facts: JsonObject) -> _Ride | None:
    """Return the longest snake or ladder that was taken in a round, if one was worth telling."""
    longest = max(_rides(facts), key=lambda ride: abs(ride.end - ride.start), default=None)
    return longest if longest is not None and abs(longest.end - longest.start) >= _FAR else None


def _luck(facts: JsonObject, longest: _Ride | None) -> list[Phrase]:
    """Return what was rarest in the round: a third double six, else the longest snake or ladder."""
    for name, roll in _rolled(facts):
        if roll.get("void") is True:
            return [say("{name} rolls a third double six and has to pass the dice on", name=name)]
    if longest is None:
        return []
    if longest.end > longest.start:
        return [say("{name} climbs the ladder from {start} to {end}", **longest._asdict())]
    return [say("{name} slides down the snake from {start} to {end}", **longest._asdict())]


def _lead(runners: Sequence[Runner]) -> Phrase:
    """Return who leads, and whom they passed or how far they are ahead."""
    best = max(runner.space for runner in runners)
    leaders = sorted(runner.name for runner in runners if runner.space == best)
    if len(leaders) == len(runners) > 2:
        return say("everybody is level on {space}", space=best)
    if len(leaders) > _NAMED:
        return say("{count} share the lead on {space}", count=len(leaders), space=best)
    if len(leaders) > 1 or len(runners) == 1:
        return say_count(
            "{names} leads on {space}",
            "{names} share the lead on {space}",
            len(leaders),
            names=listed(leaders),
            space=best,
        )
    leader = leaders[0]
    led = max((runner.before or 0 for runner in runners), default=0)
    held = sorted(runner.name for runner in runners if (runner.before or 0) == led)
    if held == [leader]:
        second = max(runner.space for runner in runners if runner.name != leader)
        return say("{name} still leads on {space}, {ahead} ahead", name=leader, space=best, ahead=best - second)
    if leader in held or len(held) > _NAMED:
        return say("{name} takes the lead on {space}", name=leader, space=best)
    return say("{name} passes {passed} and leads on {space}", name=leader, passed=listed(held), space=best)


def _rolled(facts: JsonObject) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Yield every roll of a round with who rolled it."""
    goes = facts.get("goes")
    for go in goes if isinstance(goes, list) else ():
        rolls = go.get("rolls") if isinstance(go, Mapping) else None
        for roll in rolls if isinstance(rolls, list) else ():
            if isinstance(go, Mapping) and isinstance(roll, Mapping):
                yield str(go.get("seat")), roll


def _rides(facts: JsonObject) -> Iterator[_Ride]:
    """Yield every snake and ladder that was taken in a round."""
    for name, roll in _rolled(facts):
        path = roll.get("path")
        for step in path if isinstance(path, list) else ():
            if isinstance(step, Mapping) and step.get("via") in ("ladder", "snake"):
                start, end = step.get("from"), step.get("to")
                if type(start) is int and type(end) is int:
                    yield _Ride(name, start, end)

"""What each audience may see of a game: everything, for it has no secrets."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.phrases import joined, listed, say, say_count
from pbm.rulesets.api import GmSheet, OwnView, Played, Runner, Table, Track, View
from pbm.rulesets.classic.adjudicate import positions_json
from pbm.rulesets.classic.check import on_order, round_turns
from pbm.rulesets.classic.grid_of import grid_of
from pbm.rulesets.classic.headline import headline
from pbm.rulesets.classic.standings import places, result, standings
from pbm.rulesets.classic.state import Config, State
from pbm.rulesets.classic.telling import go_told

__all__ = ["view"]

_MOST_PIPS = 12


def view(config: Config, before: State | None, state: State, played: Played[State] | None, audience: Audience) -> View:
    """Return what an audience may see; ``before`` and ``played`` are the round just played, if any."""
    final = standings(config, state)
    facts = dict(played.report) if played is not None else _first_facts(config, state, final)
    runners = _runners(config, before, state)
    return View(
        played=played.turns if played is not None else (),
        coming=round_turns(config, state),
        headline=headline(config, state, runners, facts),
        tables=(_table(runners),),
        notices=_notices(config, facts),
        facts=facts,
        tracks=(Track(config.board.name, config.board.finish, runners),),
        grids=(grid_of(config, state),),
        standings=final,
        own=_own(config, state, audience.seat) if audience.seat is not None else None,
        gm=GmSheet((), ()) if audience.is_gm else None,
    )


def _first_facts(config: Config, state: State, final: Standings | None) -> dict[str, Json]:
    """Return the public report of a game of which no round has just been played."""
    return {
        "turn": state.turn - 1,
        "positions": positions_json(config, state),
        "goes": [],
        "result": result(final),
    }


def _runners(config: Config, before: State | None, state: State) -> tuple[Runner, ...]:
    """Return everybody in the game in race order; who has won came home in the last turns played.

    Where nobody is left, they are those who were there to the end, as far as they came.
    """
    length = config.options.rolls_per_round
    last = state.turn - 1
    home = tuple(range(last - (last - 1) % length, last + 1))
    gone = state.dropped
    if state.winner is None and state.over():
        gone = before.dropped if before is not None else frozenset()
    placed = places(replace(state, dropped=gone))
    runners = (
        Runner(
            name,
            state.positions[name],
            before.positions.get(name) if before is not None else None,
            home if name == state.winner else (),
            placed[name],
        )
        for name in state.seats
        if name not in gone or name == state.winner
    )
    return tuple(sorted(runners, key=lambda runner: (runner.place, runner.name)))


def _table(runners: tuple[Runner, ...]) -> Table:
    """Return the positions, in race order, with the change since the last round if there was one."""
    rows = []
    for runner in runners:
        change = ""
        if runner.before is not None:
            moved = runner.space - runner.before
            change = f"{moved:+d}" if moved else "0"
        space = say("{space}, home", space=runner.space) if runner.home else str(runner.space)
        rows.append((str(runner.place), runner.name, space, change))
    columns = (say("Place"), say("Player"), say("Space"), say("Change"))
    if not any(row[-1] for row in rows):
        return Table("", columns[:-1], tuple(row[:-1] for row in rows))
    return Table("", columns, tuple(rows))


def _notices(config: Config, facts: JsonObject) -> tuple[str, ...]:
    """Return every go of the round in a sentence, in the order they were played."""
    goes = facts.get("goes")
    several = config.options.rolls_per_round > 1
    return tuple(
        go_told(go, config.board.finish, turn=several) for go in (goes if isinstance(goes, list | tuple) else ())
    )


def _own(config: Config, state: State, seat: str) -> OwnView:
    """Return what a seat is told of its own: where it stands, what lies ahead, and whether anything is to be done."""
    if seat not in state.positions:
        return OwnView(())
    space = state.positions[seat]
    finish = config.board.finish
    if seat == state.winner:
        return OwnView((say("You are home, on {space}.", space=space),))
    if seat in state.dropped:
        return OwnView((say("You have left the game; you were on {space}.", space=space),))
    if state.over():
        return OwnView((say("You are on {space}.", space=space),))
    lines: list[str] = [
        say_count(
            "You are on {space}, {count} space from home.",
            "You are on {space}, {count} spaces from home.",
            finish - space,
            space=space,
        ),
        *_ahead(config, space),
    ]
    if on_order(config):
        lines.append(
            say(
                "ROLL shows you your dice at once; at the deadline they are rolled for everybody, and yours are the "
                "same either way."
            )
        )
    else:
        lines.append(say("No orders are needed: at the deadline the dice are rolled for everybody."))
    return OwnView(tuple(lines))


def _ahead(config: Config, space: int) -> list[str]:
    """Return the snakes and ladders that one roll without a bounce can lead to."""
    near = [
        (start, config.jumps[start])
        for start in range(space + 2, min(space + _MOST_PIPS, config.board.finish - 1) + 1)
        if start in config.jumps
    ]
    lines: list[str] = []
    ladders = [joined((start, end), " → ") for start, end in near if end > start]
    snakes = [joined((start, end), " → ") for start, end in near if end < start]
    if ladders:
        said = listed(ladders)
        lines.append(say_count("Ladder ahead: {jumps}.", "Ladders ahead: {jumps}.", len(ladders), jumps=said))
    if snakes:
        said = listed(snakes)
        lines.append(say_count("Snake ahead: {jumps}.", "Snakes ahead: {jumps}.", len(snakes), jumps=said))
    return lines

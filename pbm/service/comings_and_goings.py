"""Who comes in and who leaves between two rounds, and how a seat's run of missed rounds goes on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from pbm.core.game import JsonObject
from pbm.core.phrases import Phrase, say, say_count
from pbm.service.absences import away
from pbm.service.ahead_of_time import CUT_SHORT, is_cut_short
from pbm.service.office import Office, Table
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round, Seat
from pbm.service.stand_by import kind, playing_on, stand_bys, taken_over, takes_over

__all__ = [
    "Standing",
    "as_json",
    "dropped_words",
    "from_json",
    "players_in",
    "put_right",
    "seat_all",
    "standing_of",
    "turn_over",
]

Phrases: TypeAlias = tuple[Phrase, ...]

Status = Literal["active", "joining", "leaving", "dropped"]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands between two rounds: whether it plays, and how many rounds it has missed running."""

    status: Status
    missed_running: int


def standing_of(work: UnitOfWork, game: Game) -> dict[int, Standing]:
    """Return how the seats of a game stand now, by number."""
    return {seat.number: Standing(seat.status, seat.missed_running) for seat in work.seats.of_game(game.id)}


def as_json(standing: Mapping[int, Standing]) -> JsonObject:
    """Return the JSON of seats' standing; ``from_json`` of it is equal."""
    return {
        str(number): {"status": one.status, "missed_running": one.missed_running} for number, one in standing.items()
    }


def from_json(raw: JsonObject) -> dict[int, Standing]:
    """Return seats' standing from its JSON."""
    found: dict[int, Standing] = {}
    for number, one in raw.items():
        if isinstance(one, Mapping):
            status, missed = one.get("status"), one.get("missed_running")
            if status in ("active", "joining", "leaving", "dropped") and isinstance(missed, int):
                found[int(number)] = Standing(status, missed)
    return found


def turn_over(
    office: Office,
    work: UnitOfWork,
    game: Game,
    round_: Round,
    state: Any,
    missed: Collection[str],
    standing: Mapping[int, Standing],
) -> tuple[Any, dict[int, Standing], tuple[str, ...]]:
    """Return the state in which the next round opens, how the seats stand in it, and who left or came in, in words.

    A round that the GM cut short is told as that among the words.

    Seats that missed too many rounds running are dropped; those that were told to leave leave; newcomers start. Where
    the GM allows stand-bys, one plays on in the place of who leaves, as long as any player is left. A round that the GM
    cut short, or whose deadline falls into an absence, neither counts as missed nor ends a run of missed ones.
    ``standing`` is how the seats stood before; seats that are not in it are left alone.
    """
    table = office.table(work, game)
    ruleset, config = table.ruleset, table.config
    limit = ruleset.max_consecutive_nmr(config)
    over = not ruleset.turns(config, state)
    cut_short = is_cut_short(office, work, game, round_)
    made: dict[int, Standing] = {}
    for seat in work.seats.of_game(game.id):
        was = standing.get(seat.number)
        if was is None:
            continue
        # Only seats that had something to order can have missed it; a seat already home has not.
        running = was.missed_running + 1 if seat.name in missed else 0
        excused = cut_short or away(work, seat, work.players.get(seat.player_id), round_.deadline)
        if seat.name in missed and excused:
            running = was.missed_running
        status = was.status
        if not over and (status == "leaving" or (status == "active" and limit and running >= limit)):
            status = "dropped"
        elif not over and status == "joining":
            status = "active"
        made[seat.number] = Standing(status, running)
    told = (CUT_SHORT,) if cut_short else ()
    if over:
        return state, made, told
    state, changes = _changed(work, game, table, state, standing, made)
    return state, made, (*told, *changes)


def _changed(
    work: UnitOfWork,
    game: Game,
    table: Table,
    state: Any,
    standing: Mapping[int, Standing],
    made: Mapping[int, Standing],
) -> tuple[Any, tuple[str, ...]]:
    """Return the state with newcomers in it and leavers out of it, unless a stand-by plays on, and both in words.

    ``standing`` is how the seats stood before, ``made`` how they stand now.
    """
    ruleset, config = table.ruleset, table.config
    seats = work.seats.of_game(game.id)
    # Nobody would read how stand-bys play on among themselves.
    idle = not any(one.status in ("active", "joining") for one in made.values())
    changes: list[str] = []
    for seat in seats:
        was, now = standing.get(seat.number), made.get(seat.number)
        if was is None or now is None:
            continue
        if (was.status, now.status) == ("joining", "active"):
            state = ruleset.join(config, state, seat.name)
            changes.append(say("{name} joins the game.", name=seat.name))
        elif now.status != "dropped" or seat.name not in ruleset.seats(state):
            continue
        elif was.status == "dropped":
            if idle and kind(game):
                state = ruleset.drop(config, state, seat.name)
        elif not idle and takes_over(game, table, state, seat):
            changes.append(taken_over(seat.name))
        else:
            state = ruleset.drop(config, state, seat.name)
            changes.append(say("{name} has left the game.", name=seat.name))
    stood = {seat.name for seat in seats if seat.number in made and standing[seat.number].status == "dropped"}
    return state, (*changes, *(playing_on(name) for name in stand_bys(game, table, state, seats) if name in stood))


def players_in(table: Table, state: Any, seats: Collection[Seat], standing: Mapping[int, Standing]) -> tuple[str, ...]:
    """Return the names of those who play themselves in the round that begins with ``state``, in the order of seats.

    Those who have come home are among them; those in whose place a stand-by plays are not.
    """
    there = table.ruleset.seats(state)
    gone = {number for number, one in standing.items() if one.status == "dropped"}
    return tuple(seat.name for seat in seats if seat.name in there and seat.number not in gone)


def dropped_words(work: UnitOfWork, game: Game, was: Mapping[int, Standing], now: Mapping[int, Standing]) -> Phrases:
    """Return, for the GM alone, who is out of the game for missing rounds: others read that they have left.

    ``was`` is how the seats stood before the round, ``now`` how they do after it.
    """
    return tuple(
        say_count(
            "{name} was dropped: {count} round missed.",
            "{name} was dropped: {count} rounds missed running.",
            one.missed_running,
            name=seat.name,
        )
        for seat in work.seats.of_game(game.id)
        if (one := now.get(seat.number)) is not None and one.status == "dropped"
        if (before := was.get(seat.number)) is not None and before.status == "active"
    )


def put_right(was: tuple[str, ...], now: tuple[str, ...], before: tuple[str, ...], there: tuple[str, ...]) -> Phrases:
    """Return who is in the game or out of it by a correction, in words.

    ``was`` are those who played by what was told, ``now`` those who do. ``before`` are the seats of the round that was
    corrected, ``there`` those of the round after it: with a stand-by, who has left is among them.
    """
    here, gone = [name for name in now if name not in was], [name for name in was if name not in now]
    return (
        *(say("{name} is back in the game.", name=name) for name in here if name in before),
        *(say("{name} joins the game.", name=name) for name in here if name not in before),
        *(taken_over(name) if name in there else say("{name} has left the game.", name=name) for name in gone),
    )


def seat_all(work: UnitOfWork, seats: Collection[Seat], standing: Mapping[int, Standing]) -> None:
    """Keep how seats stand."""
    for seat in seats:
        one = standing.get(seat.number)
        if one is not None and (one.status, one.missed_running) != (seat.status, seat.missed_running):
            work.seats.update(replace(seat, status=one.status, missed_running=one.missed_running))

"""Who comes in and who leaves between two rounds, and how a seat's run of missed rounds goes on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from pbm.core.game import JsonObject
from pbm.core.phrases import say
from pbm.service.absences import away
from pbm.service.office import Office, Table
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round, Seat
from pbm.service.stand_by import kind, playing_on, stand_bys, taken_over, takes_over

__all__ = ["Standing", "as_json", "from_json", "seat_all", "standing_of", "turn_over"]

Status = Literal["active", "joining", "leaving", "dropped"]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands between two rounds: whether it plays, and how many rounds it has missed running."""

    status: Status
    missed_running: int


_GONE = Standing("dropped", 0)


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

    Seats that missed too many rounds running are dropped; those that were told to leave leave; newcomers start. Where
    the GM allows stand-bys, one plays on in the place of who leaves, as long as any player is left. A round whose
    deadline falls into an absence neither counts as missed nor ends a run of missed ones. ``standing`` is how the seats
    stood before; seats that are not in it are left alone.
    """
    table = office.table(work, game)
    ruleset, config = table.ruleset, table.config
    limit = ruleset.max_consecutive_nmr(config)
    over = not ruleset.turns(config, state)
    changes: list[str] = []
    made: dict[int, Standing] = {}
    for seat in work.seats.of_game(game.id):
        was = standing.get(seat.number)
        if was is None:
            continue
        # Only seats that had something to order can have missed it; a seat already home has not.
        running = was.missed_running + 1 if seat.name in missed else 0
        if seat.name in missed and away(work, seat, work.players.get(seat.player_id), round_.deadline):
            running = was.missed_running
        status = was.status
        if was.status == "joining" and not over:
            state = ruleset.join(config, state, seat.name)
            status = "active"
            changes.append(say("{name} joins the game.", name=seat.name))
        elif not over and (was.status == "leaving" or (was.status == "active" and limit and running >= limit)):
            status = "dropped"
            if takes_over(game, table, state, seat):
                changes.append(taken_over(seat.name))
            else:
                state = ruleset.drop(config, state, seat.name)
                changes.append(say("{name} has left the game.", name=seat.name))
        made[seat.number] = Standing(status, running)
    if not over:
        state = _without_idle(game, table, state, work.seats.of_game(game.id), made)
        changes += map(playing_on, stand_bys(game, table, state, work.seats.of_game(game.id)))
    return state, made, tuple(changes)


def _without_idle(game: Game, table: Table, state: Any, seats: Sequence[Seat], made: Mapping[int, Standing]) -> Any:
    """Return the state without stand-bys where no player is left: nobody would read how they play on."""
    if any(one.status in ("active", "joining") for one in made.values()):
        return state
    for seat in seats:
        if kind(game) and made.get(seat.number, _GONE).status == "dropped" and seat.name in table.ruleset.seats(state):
            state = table.ruleset.drop(table.config, state, seat.name)
    return state


def seat_all(work: UnitOfWork, seats: Collection[Seat], standing: Mapping[int, Standing]) -> None:
    """Keep how seats stand."""
    for seat in seats:
        one = standing.get(seat.number)
        if one is not None and (one.status, one.missed_running) != (seat.status, seat.missed_running):
            work.seats.update(replace(seat, status=one.status, missed_running=one.missed_running))

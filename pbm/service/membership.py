"""Who comes and who goes between rounds, and fresh reply addresses."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.errors import IllegalError, Problem
from pbm.service.games import Entrant, enrol
from pbm.service.gm import find_game
from pbm.service.notices import send_fresh_address
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import AuditEntry, Game, Seat

__all__ = ["add_seat", "drop_seat", "rekey_seat"]


def add_seat(office: Office, key: str, entrant: Entrant) -> Seat:
    """Give a newcomer a seat; they start when the next round opens. IllegalError where ``late_join`` is off."""
    now = office.clock.now()
    with office.store.begin() as work:
        game = find_game(work, key)
        if game.status != "running":
            raise IllegalError(Problem("not-running", f"the game '{game.key}' is {game.status}; nobody can join it"))
        seats = work.seats.of_game(game.id)
        if any(seat.name.casefold() == entrant.name.casefold() for seat in seats):
            raise IllegalError(Problem("name-taken", f"'{entrant.name}' is taken in this game; choose another name"))
        table = office.table(work, game)
        # Asked now for the refusal's sake; the newcomer's state is made when the round opens.
        table.ruleset.join(table.config, table.ruleset.state_from_json(table.config, game.state), entrant.name)
        seat = work.seats.add(
            Seat(
                game_id=game.id,
                number=max(seat.number for seat in seats) + 1,
                name=entrant.name,
                player_id=enrol(work, entrant).id,
                status="joining",
            )
        )
        work.record.audit(AuditEntry(at=now, actor="gm", action="seat added", game_id=game.id, detail=entrant.name))
    return seat


def drop_seat(office: Office, key: str, who: str) -> Seat:
    """Let a seat leave when the next round opens; its orders for this round still count."""
    with office.store.begin() as work:
        game = find_game(work, key)
        seat = _seat(work, game, who)
        if seat.status not in ("active", "joining"):
            raise IllegalError(Problem("not-active", f"{seat.name} is {seat.status} already"))
        # Who has not begun yet is gone at once.
        seat = replace(seat, status="leaving" if seat.status == "active" else "dropped")
        work.seats.update(seat)
        work.record.audit(
            AuditEntry(at=office.clock.now(), actor="gm", action="seat leaves", game_id=game.id, detail=seat.name)
        )
    return seat


def rekey_seat(office: Office, key: str, who: str) -> Seat:
    """Give a seat a fresh reply address; the old one counts no longer. A mail tells the player."""
    with office.store.begin() as work:
        game = find_game(work, key)
        seat = _seat(work, game, who)
        seat = replace(seat, generation=seat.generation + 1)
        work.seats.update(seat)
        send_fresh_address(office, work, game, seat)
        work.record.audit(
            AuditEntry(at=office.clock.now(), actor="gm", action="seat rekeyed", game_id=game.id, detail=seat.name)
        )
    return seat


def _seat(work: UnitOfWork, game: Game, who: str) -> Seat:
    seats = work.seats.of_game(game.id)
    for seat in seats:
        if str(seat.number) == who or seat.name.casefold() == who.casefold():
            return seat
    names = ", ".join(f"{seat.number} {seat.name}" for seat in seats)
    raise IllegalError(Problem("no-such-seat", f"the game '{game.key}' has no seat '{who}'; its seats: {names}"))

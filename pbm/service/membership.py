"""Who comes and who goes between rounds, and fresh reply addresses."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.errors import IllegalError, Problem
from pbm.service.dropped import ENTRIES, LEAVES, STAYS
from pbm.service.games import Entrant, enrol
from pbm.service.gm import find_game, find_seat
from pbm.service.letters import language_of
from pbm.service.notices import send_fresh_address
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import AuditEntry, Game, Player, Seat
from pbm.service.seating import take_seat, welcome

__all__ = ["add_seat", "drop_seat", "keep_seat", "leave", "left_by", "rekey_seat", "stay"]


def add_seat(office: Office, key: str, entrant: Entrant) -> Seat:
    """Give a newcomer a seat; they start when the next round opens, or with the game where it has not begun.

    A mail tells them so.

    Somebody whose address is known from another game is the same player, under whatever name they play here; their
    clock stays as it is unless ``entrant.zone`` names one (empty: none is named, and a new player has the game's).
    IllegalError where ``late_join`` is off and the game has begun.
    """
    with office.store.begin() as work:
        game = find_game(work, key)
        player = _player_of(work, game, entrant)
        seat = take_seat(office, work, game, entrant.name, player)
        welcome(office, work, game, seat, player)
        work.record.audit(
            AuditEntry(at=office.clock.now(), actor="gm", action="seat added", game_id=game.id, detail=entrant.name)
        )
    return seat


def _player_of(work: UnitOfWork, game: Game, entrant: Entrant) -> Player:
    """Return the player that an entrant is: the only one known by an address of theirs, unless that one plays here."""
    known = {player.id: player for address in entrant.addresses for player in work.players.by_address(address)}
    if len(known) == 1:
        player = next(iter(known.values()))
        seats = [seat for seat in work.seats.of_player(player.id) if seat.game_id == game.id]
        if all(seat.status == "dropped" for seat in seats):
            if entrant.zone and entrant.zone != player.zone:
                player = replace(player, zone=entrant.zone)
                work.players.update(player)
            return player
    player = enrol(work, replace(entrant, zone=entrant.zone or game.zone), language_of(game))
    if entrant.zone and entrant.zone != player.zone:
        player = replace(player, zone=entrant.zone)
        work.players.update(player)
    return player


def drop_seat(office: Office, key: str, who: str) -> Seat:
    """Let a seat leave when the next round opens; its orders for this round still count."""
    with office.store.begin() as work:
        game = find_game(work, key)
        return leave(office, work, game, find_seat(work, game, who), actor="gm")


def leave(office: Office, work: UnitOfWork, game: Game, seat: Seat, *, actor: str) -> Seat:
    """Let a seat leave and return it: when the next round opens, or at once where it has not begun.

    IllegalError when it is leaving or has left already, and when the game is over.
    """
    if seat.status not in ("active", "joining"):
        raise IllegalError(Problem("not-active", f"{seat.name} is {seat.status} already"))
    if game.status == "over":
        raise IllegalError(Problem("game-over", f"{game.title} is over: nobody leaves it any more"))
    begun = seat.status == "active" and game.status == "running"
    seat = replace(seat, status="leaving" if begun else "dropped")
    work.seats.update(seat)
    work.record.audit(AuditEntry(at=office.clock.now(), actor=actor, action=LEAVES, game_id=game.id, detail=seat.name))
    return seat


def keep_seat(office: Office, key: str, who: str) -> Seat:
    """Let a seat stay that was to leave when the next round opens; IllegalError for any other."""
    with office.store.begin() as work:
        game = find_game(work, key)
        return stay(office, work, game, find_seat(work, game, who), actor="gm")


def stay(office: Office, work: UnitOfWork, game: Game, seat: Seat, *, actor: str) -> Seat:
    """Let a seat that was to leave stay, and return it; IllegalError for one that is not leaving."""
    if seat.status != "leaving":
        raise IllegalError(
            Problem("not-leaving", f"{seat.name} is not leaving the game, so there is nothing to take back")
        )
    seat = replace(seat, status="active")
    work.seats.update(seat)
    work.record.audit(AuditEntry(at=office.clock.now(), actor=actor, action=STAYS, game_id=game.id, detail=seat.name))
    return seat


def left_by(work: UnitOfWork, seat: Seat) -> str | None:
    """Return who let a seat leave last, ``gm`` or ``player``; None where nobody is known to have."""
    mine = (
        entry
        for entry in work.record.audits(ENTRIES)
        if (entry.action, entry.game_id, entry.detail) == (LEAVES, seat.game_id, seat.name)
    )
    last = max(mine, key=lambda entry: entry.id, default=None)
    return last.actor if last is not None else None


def rekey_seat(office: Office, key: str, who: str) -> Seat:
    """Give a seat a fresh reply address; the old one counts no longer. A mail tells the player."""
    with office.store.begin() as work:
        game = find_game(work, key)
        seat = find_seat(work, game, who)
        seat = replace(seat, generation=seat.generation + 1)
        work.seats.update(seat)
        send_fresh_address(office, work, game, seat)
        work.record.audit(
            AuditEntry(at=office.clock.now(), actor="gm", action="seat rekeyed", game_id=game.id, detail=seat.name)
        )
    return seat

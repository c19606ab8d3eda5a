"""When a seat's player is away."""

from __future__ import annotations

from datetime import datetime

from pbm.core.zones import zone_named
from pbm.service.ports import UnitOfWork
from pbm.service.records import Absence, Player, Seat

__all__ = ["away"]


def away(work: UnitOfWork, seat: Seat, player: Player, moment: datetime) -> Absence | None:
    """Return the absence of a seat that a moment falls into, by the days of the player's own zone; None if none."""
    day = moment.astimezone(zone_named(player.zone)).date()
    return next((spell for spell in work.seats.absences(seat.id) if spell.first <= day <= spell.last), None)

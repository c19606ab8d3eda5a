"""Why a seat has left its game: it was taken out of it for missing rounds, or somebody let it leave."""

from __future__ import annotations

from pbm.service.ports import UnitOfWork
from pbm.service.records import Seat

__all__ = ["ENTRIES", "LEAVES", "STAYS", "out_for_missing"]

LEAVES = "seat leaves"
"""What the audit calls it that somebody let a seat leave."""

STAYS = "seat stays"
"""What it calls it that a seat stays after all."""

ENTRIES = 2000
"""Entries of the audit that are looked through."""


def out_for_missing(work: UnitOfWork, seat: Seat, limit: int) -> bool:
    """Return whether a seat is out of its game because it missed ``limit`` rounds running (0: never)."""
    if seat.status != "dropped" or not limit or seat.missed_running < limit:
        return False
    mine = (
        entry
        for entry in work.record.audits(ENTRIES)
        if entry.action in (LEAVES, STAYS) and (entry.game_id, entry.detail) == (seat.game_id, seat.name)
    )
    last = max(mine, key=lambda entry: entry.id, default=None)
    return last is None or last.action == STAYS

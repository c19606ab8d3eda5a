"""Addresses that mail comes back from, as the GM sees them."""

from __future__ import annotations

from pbm.service.ports import UnitOfWork
from pbm.service.records import Game

__all__ = ["failing"]


def failing(work: UnitOfWork, game: Game) -> tuple[str, ...]:
    """Return a sentence for every address of a game's players that mail comes back from."""
    told = []
    for seat in work.seats.of_game(game.id):
        if seat.status == "dropped":
            continue
        for address in work.players.get(seat.player_id).addresses:
            trouble = work.players.trouble(address)
            if trouble is not None:
                how = "for good" if trouble.hard else f"{trouble.count} times since {trouble.since:%Y-%m-%d}"
                detail = f" ({trouble.detail})" if trouble.detail else ""
                told.append(f"Mail to {seat.name} at {address} comes back {how}{detail}.")
    return tuple(told)

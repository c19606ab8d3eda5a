"""Addresses that mail comes back from, as the GM sees them."""

from __future__ import annotations

from pbm.core.phrases import joined, say, say_count
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
            if trouble is not None and not trouble.proven:
                told.append(
                    say_count(
                        "{count} report since {day} says that mail to {name} at {address} comes back; nothing proves "
                        "it.",
                        "{count} reports since {day} say that mail to {name} at {address} comes back; nothing proves "
                        "them.",
                        trouble.count,
                        name=seat.name,
                        address=address,
                        day=f"{trouble.since:%Y-%m-%d}",
                    )
                )
            elif trouble is not None:
                told.append(
                    say("Mail to {name} at {address} comes back for good.", name=seat.name, address=address)
                    if trouble.hard
                    else say_count(
                        "Mail to {name} at {address} comes back: {count} time since {day}.",
                        "Mail to {name} at {address} comes back: {count} times since {day}.",
                        trouble.count,
                        name=seat.name,
                        address=address,
                        day=f"{trouble.since:%Y-%m-%d}",
                    )
                )
                if trouble.detail:
                    told[-1] = joined((told[-1], say("The other side says: {detail}", detail=trouble.detail)))
    return tuple(told)

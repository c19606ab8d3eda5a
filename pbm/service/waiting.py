"""A round that has been played and waits for the GM: nothing of it leaves before its release."""

from __future__ import annotations

from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, OrderVersion, Round

__all__ = ["gm_releases", "is_told", "is_waiting", "on_table", "versions_known", "waiting_of"]


def gm_releases(game: Game) -> bool:
    """Return whether the reports of a game wait for its GM."""
    return game.house.get("publish") == "gm"


def is_waiting(round_: Round) -> bool:
    """Return whether a round has been played and not released."""
    return round_.status == "closed" and round_.released_at is None


def is_told(round_: Round) -> bool:
    """Return whether a round has been played and its report has left."""
    return round_.status == "closed" and round_.released_at is not None


def waiting_of(work: UnitOfWork, game_id: int) -> Round | None:
    """Return the round of a game that waits for its release, if one does: none is open then."""
    if work.rounds.open_of(game_id) is not None:
        return None
    return next((round_ for round_ in work.rounds.of_game(game_id) if is_waiting(round_)), None)


def on_table(work: UnitOfWork, game_id: int) -> Round | None:
    """Return the round that the players of a game look at: the one open, else the one whose report they wait for."""
    return work.rounds.open_of(game_id) or waiting_of(work, game_id)


def versions_known(work: UnitOfWork, round_: Round, seat_id: int) -> tuple[OrderVersion, ...]:
    """Return the versions of a seat's orders for a round that its player may know of, oldest first.

    What the GM put right when the round had been played is told by its report, and not before.
    """
    late = round_.closed_at if is_waiting(round_) else None
    return tuple(
        one
        for one in work.orders.of_round(round_.id)
        if one.seat_id == seat_id and not (late is not None and one.origin == "gm" and one.received_at >= late)
    )

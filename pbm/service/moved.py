"""How often the deadline of a round was moved: what is said again of a new one has keys of its own."""

from __future__ import annotations

from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round

__all__ = ["key_of_move", "moves", "since_moved"]


def key_of_move(game: Game, round_: Round, number: int) -> str:
    """Return the key of what the GM is told of the n-th move of a round's deadline; those of the others begin so."""
    return f"{game.key}/r{round_.number}/deadline/{number}"


def moves(work: UnitOfWork, game: Game, round_: Round) -> int:
    """Return how often the deadline of a round was moved."""
    number = 0
    while work.outbox.by_key(key_of_move(game, round_, number + 1)) is not None:
        number += 1
    return number


def since_moved(work: UnitOfWork, game: Game, round_: Round) -> str:
    """Return what ends the keys of mails about a deadline: nothing of the first one, its number of one that was moved.

    So a reminder of the old deadline is not taken for one of the new, and each is sent once.
    """
    number = moves(work, game, round_)
    return f"/{number}" if number else ""

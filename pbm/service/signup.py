"""A game before its beginning: kept and sealed, open to those who would like to join, begun when the GM says so."""

from __future__ import annotations

from pbm.core.errors import IllegalError, Problem
from pbm.service.games import NewGame, begin, keep_game
from pbm.service.gm import find_game
from pbm.service.office import Office
from pbm.service.records import Game

__all__ = ["begin_game", "open_game"]


def open_game(office: Office, new: NewGame) -> Game:
    """Keep a game whose players may still join and return it; nothing is sent. ConfigError with all that is wrong."""
    return keep_game(office, new)


def begin_game(office: Office, key: str) -> Game:
    """Begin a game that was kept open and return it; IllegalError when there is none, or it has begun already.

    ConfigError when none of its deadlines is to come.
    """
    with office.store.begin() as work:
        game = find_game(work, key)
        if game.status != "ready":
            raise IllegalError(Problem("begun", f"the game '{game.key}' has begun already: it is {game.status}"))
        if not any(seat.status != "dropped" for seat in work.seats.of_game(game.id)):
            raise IllegalError(
                Problem("no-players", f"nobody plays in '{game.key}' yet; `pbm seat add` seats somebody")
            )
        return begin(office, work, game)

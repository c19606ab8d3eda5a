"""Who is spoken of by name in a seat's mails, and what of these is for others: press is told by whom it names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.writers.names_marked import names_known_by
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game

__all__ = ["PressApart", "people_of", "press_apart"]

PressApart: TypeAlias = Callable[[Sequence[str]], tuple[list[str], tuple[PressItem, ...]]]
"""Returns lines with the press blank, and the press: ``split_press`` for one seat of one game."""


def press_apart(office: Office, work: UnitOfWork, game: Game, name: str) -> PressApart:
    """Return how press is told from a seat's other words: by the names that the reader knows, letters too."""
    return partial(split_press, vocabulary=office.words(game), people=people_of(office, work, game, name))


def people_of(office: Office, work: UnitOfWork, game: Game, name: str) -> People:
    """Return the names of the GM and of the other seats, first names too.

    Not one by which the player or the GM goes too: the one signs with it, the other is greeted by it.
    """
    gm = office.letters.post.gm.name.strip()
    seats = work.seats.of_game(game.id)
    held = [work.players.get(seat.player_id).name for seat in seats if seat.name == name]
    own = {part.casefold() for called in (name, gm, *held) for part in (called, *called.split())}
    known = names_known_by([seat.name for seat in seats])
    spoken_to = tuple(dict.fromkeys((gm, gm.split()[0]))) if gm else ()
    return People(spoken_to, tuple(called for called in known if called.casefold() not in own), name)

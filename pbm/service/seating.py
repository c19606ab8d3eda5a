"""Seats for newcomers: which games have one to give, under which name, and how it is taken."""

from __future__ import annotations

from typing import Literal

from pbm.core.deadlines import in_zone
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.names import made_unique, names_another, plain_name, same_name
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Player, Seat

__all__ = ["MOST_SEATS", "fitting_name", "how_to_join", "is_observable", "take_seat", "welcome"]

MOST_SEATS = 100
"""Seats of one game that may be taken by mail."""


def how_to_join(office: Office, work: UnitOfWork, game: Game) -> Literal["open", "ask"] | None:
    """Return how a newcomer gets a seat now: by themselves, or by the GM's leave; None where there is none to get."""
    wanted = game.house.get("join")
    if wanted not in ("open", "ask") or len(work.seats.of_game(game.id)) >= MOST_SEATS:
        return None
    try:
        _may_join(office, work, game, "?")
    except (ConfigError, IllegalError):
        # A game that cannot be laid out lets nobody in, and does not keep others from being named.
        return None
    return "open" if wanted == "open" else "ask"


def is_observable(game: Game) -> bool:
    """Return whether somebody without a seat may have the public reports of a game."""
    return game.house.get("observe") is True and game.status != "over"


def fitting_name(office: Office, work: UnitOfWork, game: Game, *wanted: str) -> str:
    """Return the first of these names that is one, made unlike every other of the game and unlike the GM's."""
    name = next((plain for plain in map(plain_name, wanted) if plain and not names_another(plain)), "Newcomer")
    return made_unique(name, [office.letters.post.gm.name, *(seat.name for seat in work.seats.of_game(game.id))])


def take_seat(office: Office, work: UnitOfWork, game: Game, name: str, player: Player) -> Seat:
    """Give a player a seat under a name and return it; in a game that has begun they start when the next round opens.

    IllegalError where the rules let nobody in, the game is over, or the name is taken.
    """
    seats = work.seats.of_game(game.id)
    if any(same_name(seat.name) == same_name(name) for seat in seats):
        raise IllegalError(Problem("name-taken", f"'{name}' is taken in this game; choose another name"))
    _may_join(office, work, game, name)
    return work.seats.add(
        Seat(
            game_id=game.id,
            number=max((seat.number for seat in seats), default=0) + 1,
            name=name,
            player_id=player.id,
            status="active" if game.status == "ready" else "joining",
            taken_at=office.clock.now(),
        )
    )


def welcome(office: Office, work: UnitOfWork, game: Game, seat: Seat, player: Player) -> None:
    """Queue the mail that tells somebody of the seat they have been given, and when they start."""
    round_ = work.rounds.open_of(game.id)
    office.letters.to_seat(
        work,
        kind="joined",
        key=f"{game.key}/joined/{seat.number}",
        game=game,
        seat=seat,
        player=player,
        now=office.clock.now(),
        context={
            "names": tuple(one.name for one in work.seats.of_game(game.id) if one.status != "dropped"),
            "deadline": in_zone(round_.deadline, player.zone) if round_ else None,
        },
    )


def _may_join(office: Office, work: UnitOfWork, game: Game, name: str) -> None:
    if game.status == "over":
        raise IllegalError(Problem("not-running", f"the game '{game.key}' is over; nobody can join it"))
    if game.status == "running":
        # Asked now for the refusal's sake; the newcomer's state is made when the round opens.
        table = office.table(work, game)
        table.ruleset.join(table.config, table.ruleset.state_from_json(table.config, game.state), name)

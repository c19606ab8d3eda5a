"""GAMES: what is open to join or to observe, and one's own games."""

from __future__ import annotations

from collections.abc import Collection

from pbm.core.names import same_name
from pbm.core.orders import Asked
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import entry, short_time
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game
from pbm.service.seating import how_to_join, is_observable

__all__ = ["any_open", "example_key", "game_named", "no_such_game", "open_games", "perform"]


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - there is nothing to say behind GAMES
    """List the games that are open to join or to observe, and the player's own, over or not."""
    player = desk.who.player
    seats = {one.game_id: one.name for one in desk.work.seats.of_player(player.id) if one.status != "dropped"}
    return open_games(desk.office, desk.work, seats, player.addresses, player.zone)


def open_games(
    office: Office, work: UnitOfWork, seats: dict[int, str], addresses: Collection[str], zone: str | None = None
) -> Told:
    """Return the list for somebody who plays under the names of ``seats``, by game, and writes from ``addresses``."""
    observed = {
        one.game_id for address in addresses for one in work.observers.by_address(address) if one.stopped_at is None
    }
    lines: list[str] = []
    for game in work.games.all():
        join, observe = how_to_join(office, work, game), is_observable(game)
        mine = game.id in seats
        if mine or join or observe or game.id in observed:
            texts = [_state(work, game, zone or game.zone)]
            if mine:
                texts.append(f"You play in it, as {seats[game.id]}.")
            else:
                texts += _ways(game, join is not None, join == "ask", observe, observed=game.id in observed)
            lines += ([""] if lines else []) + list(entry(f"{game.title} [{game.key}]", *texts))
    if not lines:
        return Told("Games", ("No game is open to join or to observe at the moment.",), outcome="asked for GAMES")
    return Told("Games", verbatim=tuple(lines), outcome="asked for GAMES")


def any_open(office: Office, work: UnitOfWork) -> bool:
    """Return whether any game is open to join or to observe."""
    return any(is_observable(game) or how_to_join(office, work, game) for game in work.games.all())


def example_key(office: Office, work: UnitOfWork, command: str) -> str:
    """Return the key of a game that JOIN or OBSERVE can be sent for now; a made-up one where there is none."""
    for game in work.games.all():
        if is_observable(game) if command == "OBSERVE" else how_to_join(office, work, game):
            return game.key
    return "vipers"


def game_named(work: UnitOfWork, name: str) -> Game | None:
    """Return the game that somebody names, by its key or by a title of one word; None where there is none."""
    game = work.games.by_key(name)
    if game is not None or not name:
        return game
    titled = [one for one in work.games.all() if one.status != "over" and same_name(one.title) == same_name(name)]
    return titled[0] if len(titled) == 1 else None


def no_such_game(office: Office, work: UnitOfWork, key: str) -> str:
    """Return what somebody is told who names a game that is not there, or is none of their business."""
    known = [game.key for game in work.games.all() if is_observable(game) or how_to_join(office, work, game)]
    there = f"Open at the moment: {', '.join(known)}." if known else "No game is open at the moment."
    return f"No game “{key}” is open. {there}"


def _state(work: UnitOfWork, game: Game, zone: str) -> str:
    players = sum(1 for seat in work.seats.of_game(game.id) if seat.status != "dropped")
    count = f"{players} player{'' if players == 1 else 's'}"
    round_ = work.rounds.open_of(game.id)
    if game.status == "ready":
        return f"Open: {count} so far; it has not begun."
    if round_ is None:
        return f"Over, with {count}."
    return f"Running: round {round_.number}, {count}; next deadline {short_time(round_.deadline, zone)} ({zone})."


def _ways(game: Game, join: bool, ask: bool, observe: bool, *, observed: bool) -> list[str]:
    ways = []
    if join:
        ways.append(f"To play: JOIN {game.key}" + (" (the GM is asked)" if ask else ""))
    if observed:
        ways.append(f"You observe it; OBSERVE {game.key} OFF ends that.")
    elif observe:
        ways.append(f"To read its reports: OBSERVE {game.key}")
    return ways

"""GAMES: what is open to join or to observe, and one's own games."""

from __future__ import annotations

from collections.abc import Collection

from pbm.core.names import same_name
from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, joined, say, say_count
from pbm.core.zones import short_time
from pbm.reports.entries import Entry
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import spaced
from pbm.service.letters import language_of
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game
from pbm.service.seating import how_to_join, is_observable

__all__ = [
    "any_open",
    "example_key",
    "game_named",
    "language_outside",
    "no_such_game",
    "not_to_join",
    "open_games",
    "perform",
]


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
    entries: list[Entry] = []
    for game in work.games.all():
        join, observe = how_to_join(office, work, game), is_observable(game)
        mine = game.id in seats
        if mine or join or observe or game.id in observed:
            texts = [_state(work, game, zone or game.zone)]
            if mine:
                texts.append(say("You play in it, as {name}.", name=seats[game.id]))
            else:
                texts += _ways(game, join is not None, join == "ask", observe, observed=game.id in observed)
            entries.append(Entry(f"{game.title} [{game.key}]", tuple(texts)))
    if not entries:
        none = say("No game is open to join or to observe at the moment.")
        return Told(say("Games"), (none,), outcome="asked for GAMES")
    return Told(say("Games"), verbatim=spaced(entries), outcome="asked for GAMES")


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


def language_outside(office: Office, work: UnitOfWork, name: str = "") -> str:
    """Return the language to answer somebody without a seat in: that of the game they name.

    Else that of the games that are open, where it is one; empty where nothing tells.
    """
    game = game_named(work, name) if name else None
    if game is not None:
        return language_of(game)
    spoken = {
        language_of(one) for one in work.games.all() if is_observable(one) or how_to_join(office, work, one) is not None
    }
    return spoken.pop() if len(spoken) == 1 else ""


def no_such_game(office: Office, work: UnitOfWork, key: str) -> str:
    """Return what somebody is told who names a game that is not there, or is none of their business."""
    known = [game.key for game in work.games.all() if is_observable(game) or how_to_join(office, work, game)]
    if not known:
        return say("No game “{game}” is open. No game is open at the moment.", game=key)
    return say("No game “{game}” is open. Open at the moment: {games}.", game=key, games=", ".join(known))


def not_to_join(office: Office, work: UnitOfWork, key: str, playing: Collection[int] = ()) -> Phrase:
    """Return what somebody is told who wants to join a game that takes in nobody, or that is not there.

    What they can join is listed, without the games, by id, that they are ``playing`` in. A game that is neither open
    nor to be observed is not told of.
    """
    game = game_named(work, key)
    free = [one.key for one in work.games.all() if one.id not in playing and how_to_join(office, work, one)]
    listing = (
        say("Open to join at the moment: {games}.", games=", ".join(free))
        if free
        else say("No game is open to join at the moment.")
    )
    known = game is not None and (is_observable(game) or game.house.get("join") in ("open", "ask"))
    if game is None or not known:
        return joined((say("No game “{game}” is open.", game=key), listing))
    told = (
        say("{game} is over.", game=game.title)
        if game.status == "over"
        else say("{game} takes in no new players.", game=game.title)
    )
    if is_observable(game) and game.id not in playing:
        return joined((told, say("You can read its reports: send OBSERVE {game}.", game=game.key), listing))
    return joined((told, listing))


def _state(work: UnitOfWork, game: Game, zone: str) -> Phrase:
    players = sum(1 for seat in work.seats.of_game(game.id) if seat.status != "dropped")
    count = say_count("{count} player", "{count} players", players)
    round_ = work.rounds.open_of(game.id)
    if game.status == "ready":
        return say("Open: {players} so far; it has not begun.", players=count)
    if round_ is None and game.status == "running":
        return say("Running, with {players}: the report of the round just played is being prepared.", players=count)
    if round_ is None:
        return say("Over, with {players}.", players=count)
    return say(
        "Running: round {number}, {players}; next deadline {deadline} ({zone}).",
        number=round_.number,
        players=count,
        deadline=short_time(round_.deadline, zone),
        zone=zone,
    )


def _ways(game: Game, join: bool, ask: bool, observe: bool, *, observed: bool) -> list[Phrase]:
    ways = []
    if join and ask:
        ways.append(say("To play: JOIN {game} (the GM is asked)", game=game.key))
    elif join:
        ways.append(say("To play: JOIN {game}", game=game.key))
    if observed:
        ways.append(say("You observe it; OBSERVE {game} OFF ends that.", game=game.key))
    elif observe:
        ways.append(say("To read its reports: OBSERVE {game}", game=game.key))
    return ways

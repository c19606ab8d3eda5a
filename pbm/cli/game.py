"""`pbm game`: start games and look at them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from pbm.cli.files import GAME, describe_file
from pbm.cli.output import say, show_json, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of, say_rehearsal
from pbm.config.game_file import GameFile, builtin_sources, key_fault, load_game_file
from pbm.config.game_rules import placing
from pbm.core.deadlines import in_zone
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.rulesets.api import Table
from pbm.service.abandoned import is_abandoned
from pbm.service.board_secrets import board_secrets
from pbm.service.games import Entrant, NewGame, namesakes, start_game
from pbm.service.gm import game_sheet, games_table
from pbm.service.office import Office
from pbm.service.records import Game
from pbm.service.signup import begin_game, open_game

__all__ = ["app", "new_game"]

_NO_RULES = ("words", "abandoned", "revealed")
"""What is kept beside the rules of the house: the GM's words, and marks of what has happened."""
app = typer.Typer(no_args_is_help=True, help="Write, start and look at games.")

Key = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="The game's short name, as in its file and in the subjects of its mails.",
        show_default=False,
    ),
]


def new_game(file: GameFile) -> NewGame:
    """Return the game a file describes, as the service starts it."""
    return NewGame(
        key=file.key,
        title=file.title,
        ruleset=file.ruleset,
        zone=file.zone,
        gm_note=file.note,
        boards={name: source.spec for name, source in file.boards.items()},
        options=file.options,
        calendar=file.calendar.to_json(),
        house={**file.house, "words": file.words.as_json()},
        entrants=tuple(Entrant(player.name, player.addresses, player.zone) for player in file.players),
        place=placing(file.path, file.boards),
    )


@app.command()
def start(
    file: Annotated[
        Path, typer.Argument(help="The game file, as `pbm game new` writes it; or the key of a game that is open.")
    ],
    config: ConfigPath = None,
) -> None:
    """Start a game: seal its boards, open the first round and write to every player.

    Nothing is sent if anything in the file, a board, the options or the calendar is wrong. The mails leave when
    `pbm serve` runs. To rehearse, set redirect_to in pbm.toml first: then every mail comes to you.

    A game that `pbm game open` keeps begins with all who have joined it; say its key then.
    """
    key = str(file) if not file.exists() and key_fault(str(file)) is None else None
    described = None if key else _described(file)
    with office_of(config) as office:
        game = start_game(office, new_game(described)) if described else _begun(office, key or "")
        with office.store.begin() as work:
            first = work.rounds.open_of(game.id)
            count = len([seat for seat in work.seats.of_game(game.id) if seat.status != "dropped"])
        _warn_of_namesakes(office, game)
        if described:
            _note_secrets(office, game)
        clocks = _clocks_kept(office, game, described) if described else ()
    if first is not None:
        players = f"{count} player{'s' if count > 1 else ''}"
        say(f"{game.title} has started with {players}. First deadline: {in_zone(first.deadline, game.zone)}.")
        say("The first mails are in the outbox; `pbm serve` sends them.")
    _say(clocks)
    say_rehearsal(office)


@app.command("open")
def open_command(
    file: Annotated[Path, typer.Argument(help="The game file, as `pbm game new` writes it.")],
    config: ConfigPath = None,
) -> None:
    """Open a game for others to join: seal its boards and keep it, with the players in its file, until it is started.

    Players join by mail where the file's [house] says so (join = "open" or "ask"), or by `pbm seat add`. Nothing is
    sent before `pbm game start KEY`.
    """
    described = _described(file, needs_players=False)
    with office_of(config) as office:
        game = open_game(office, new_game(described))
        _warn_of_namesakes(office, game)
        _note_secrets(office, game)
        clocks = _clocks_kept(office, game, described)
    say(f"{game.title} is open. `pbm game start {game.key}` begins it, with everybody who is in it then.")
    if game.house.get("join") not in ("open", "ask"):
        say('Nobody can join it by mail: [house] join in its file is "closed". `pbm seat add` seats players.')
    _say(clocks)


def _clocks_kept(office: Office, game: Game, file: GameFile) -> tuple[str, ...]:
    """Return which players of a game file are known already with another clock than it gives them, and keep theirs."""
    named = {player.name: player.zone for player in file.players}
    with office.store.begin() as work:
        clocks = {seat.name: work.players.get(seat.player_id).zone for seat in work.seats.of_game(game.id)}
    return tuple(
        f"{name} is known already and keeps their clock, {clocks[name]} (the file says {zone}). ZONE in a mail of "
        "theirs changes it."
        for name, zone in named.items()
        if name in clocks and clocks[name] != zone
    )


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        say(line)


def _warn_of_namesakes(office: Office, game: Game) -> None:
    others = namesakes(office, game)
    if others:
        typer.echo(
            f"pbm: note: {' and '.join(others)} {'has' if len(others) == 1 else 'have'} the title {game.title} too. "
            f"In subjects and commands {game.key} tells this game apart, but players read the title: a title of its "
            "own, in the file of the next game, saves them mix-ups.",
            err=True,
        )


def _note_secrets(office: Office, game: Game) -> None:
    """Say on standard error which boards of a game are known to others than its GM."""
    for line in board_secrets(office, game, builtin_sources()):
        typer.echo(f"pbm: note: {line}", err=True)


def _begun(office: Office, key: str) -> Game:
    """Begin the game of a key; IllegalError, which names the game file where that is what was meant."""
    try:
        return begin_game(office, key)
    except IllegalError as error:
        file = Path("games", f"{key}.toml")
        if error.codes != "no-such-game" or not file.is_file():
            raise
        message = f"no game '{key}' is kept here yet, but there is its file: pbm game start {file}"
        raise IllegalError(Problem("no-such-game", message)) from None


def _described(file: Path, *, needs_players: bool = True) -> GameFile:
    """Return the game in a file; what the GM should know of it goes to standard error."""
    kind = describe_file(file)
    if kind not in (GAME, None):
        raise ConfigError.saying(
            "no-game-file", f"this is {kind}, not a game file; `pbm game new` writes one", file=str(file)
        )
    if not file.exists():
        raise ConfigError.saying("no-file", "there is no such file; `pbm game new` writes a game file", file=str(file))
    described = load_game_file(file, needs_players=needs_players, begins=datetime.now(UTC))
    for warning in described.warnings:
        typer.echo(f"pbm: note: {warning}", err=True)
    return described


@app.command("list")
def list_games(config: ConfigPath = None, as_json: AsJson = False) -> None:
    """List the games with their round, deadline and how many players have sent orders."""
    with office_of(config) as office:
        data = games_table(office)
    if not data.rows and not as_json:
        say("No game has been started yet. `pbm game new` writes a game file, `pbm game start` starts it.")
        return
    show_table(data, as_json=as_json)


@app.command()
def show(key: Key, config: ConfigPath = None, as_json: AsJson = False) -> None:
    """Show a game as its GM sees it: seats, rounds and positions. The board stays out of it."""
    with office_of(config) as office:
        sheet = game_sheet(office, key)
    if as_json:
        show_json(
            {
                "key": sheet.game.key,
                "title": sheet.game.title,
                "status": sheet.game.status,
                "seats": [dict(zip(sheet.seats.columns, row, strict=True)) for row in sheet.seats.rows],
                "rounds": [dict(zip(sheet.rounds.columns, row, strict=True)) for row in sheet.rounds.rows],
                "positions": sheet.view.facts if sheet.view else None,
                "observers": [dict(zip(sheet.observers.columns, row, strict=True)) for row in sheet.observers.rows],
                "failing": list(sheet.failing),
                "house": {key: value for key, value in sheet.game.house.items() if key != "words"},
            }
        )
        return
    ended = ", because you ended it as it stood" if is_abandoned(sheet.game) else ""
    say(f"{sheet.game.title} [{sheet.game.key}]: {sheet.game.status}{ended}")
    house = {key: value for key, value in sheet.game.house.items() if key not in _NO_RULES}
    if house:
        say("House: " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in house.items()))
    positions = sheet.view.tables if sheet.view else ()
    for data in (sheet.seats, sheet.rounds, *map(_filled, positions), sheet.observers):
        if data.rows:
            say("")
            show_table(data)
    for line in sheet.failing:
        say("")
        say(line)


def _filled(data: Table) -> Table:
    """Return a table without the columns in which nothing stands."""
    kept = [at for at in range(len(data.columns)) if any(row[at] for row in data.rows)]
    return replace(
        data,
        columns=tuple(data.columns[at] for at in kept),
        rows=tuple(tuple(row[at] for at in kept) for row in data.rows),
    )

"""`pbm game`: start games and look at them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from pbm.boards.locations import key_lines, line_of
from pbm.cli.output import say, show_json, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of
from pbm.config.game_file import GameFile, load_game_file
from pbm.core.deadlines import in_zone
from pbm.core.errors import Problem
from pbm.service.games import Entrant, NewGame, Place, start_game
from pbm.service.gm import game_sheet, games_table

__all__ = ["app", "new_game"]

app = typer.Typer(no_args_is_help=True, help="Write, start and look at games.")

Key = Annotated[str, typer.Argument(help="The game's short name, as in its file and in the subjects of its mails.")]


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
        entrants=tuple(Entrant(player.name, player.addresses, player.zone) for player in file.players),
        place=_placing(file),
    )


def _placing(file: GameFile) -> Place:
    """Return what says of a problem which file it is in, and which line: a board's own, or the game's."""

    def place(problem: Problem, board: str | None) -> Problem:
        if problem.file is not None:
            return problem
        path, key = (file.path, problem.key) if board is None else (file.boards[board].path, problem.key)
        lines = key_lines(path.read_text("utf-8-sig")) if path.suffix == ".toml" else {}
        line = line_of(key, lines) or (line_of(f"options.{key}", lines) if board is None else None)
        shown = str(path) if board is None else f"{path} (board {board})"
        return replace(problem, file=shown, line=line)

    return place


@app.command()
def start(
    file: Annotated[Path, typer.Argument(help="The game file, as `pbm game new` writes it.")],
    config: ConfigPath = None,
) -> None:
    """Start a game: seal its boards, open the first round and write to every player.

    Nothing is sent if anything in the file, a board, the options or the calendar is wrong. The mails leave when
    `pbm serve` runs. To rehearse, set redirect_to in pbm.toml first: then every mail comes to you.
    """
    described = load_game_file(file)
    for warning in described.warnings:
        typer.echo(f"pbm: note: {warning}", err=True)
    with office_of(config) as office:
        game = start_game(office, new_game(described))
        with office.store.begin() as work:
            first = work.rounds.open_of(game.id)
            count = len(work.seats.of_game(game.id))
    if first is not None:
        players = f"{count} player{'s' if count > 1 else ''}"
        say(f"{game.title} has started with {players}. First deadline: {in_zone(first.deadline, game.zone)}.")
        say("The first mails are in the outbox; `pbm serve` sends them.")
    if office.letters.post.redirect_to:
        say(f"This is a rehearsal: all of them go to {office.letters.post.redirect_to}.")


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
                "positions": sheet.view.facts,
            }
        )
        return
    say(f"{sheet.game.title} [{sheet.game.key}]: {sheet.game.status}")
    for data in (sheet.seats, sheet.rounds, *sheet.view.tables):
        say("")
        show_table(data)

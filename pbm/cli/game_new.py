"""``pbm game new``: write a game file, ready to be edited."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from pbm.boards.reader import read_board
from pbm.config.document import Document
from pbm.config.game_file import PlayerEntry, read_game_file
from pbm.config.starter import FirstGame, game_text
from pbm.core.deadlines import check, describe
from pbm.core.errors import ConfigError, Problem
from pbm.core.recurrence import read_recurrence
from pbm.core.zones import zone_named
from pbm.rulesets.api import AnyRuleset
from pbm.rulesets.registry import find_ruleset

__all__ = ["here_zone", "new_command", "parse_player", "unwritten", "write_game_file"]

_PLAYER = re.compile(r"\s*([^<>]*?)\s*<([^<>]*)>\s*(\S*)\s*")


def new_command(
    key: Annotated[
        str, typer.Argument(help="A short name for addresses and subjects: small letters, digits, hyphens.")
    ],
    title: Annotated[str, typer.Option(help="The game's name for people.")] = "",
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PLAYER", help='A player, as in "Alan Ames <alan@example.org> Europe/London". Say it once for each.'
        ),
    ] = None,
    board: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOARD",
            help="A board file, or builtin: and a name. Say it once for each board; the first is A.",
            show_default="builtin:conventional",
        ),
    ] = None,
    every: Annotated[
        str, typer.Option(help='When the deadlines are, as in "2 weeks on Friday 20:00 Europe/London".')
    ] = "2 weeks on Friday 20:00",
    zone: Annotated[
        str, typer.Option(help="The time zone of all who have no other.", show_default="this machine's")
    ] = "",
    ruleset: Annotated[str, typer.Option(help="The game that is played.")] = "postal",
    folder: Annotated[Path, typer.Option(help="Where the file goes.", file_okay=False)] = Path("games"),
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write a game file with a comment for every key, and say what is to be done with it."""
    rules = find_ruleset(ruleset)
    if zone:
        zone_named(zone, key="zone")
    for name in board or ():
        if not name.startswith("builtin:") and not Path(name).is_file():
            raise ConfigError.saying(
                "no-file", f"there is no file {name}; a board of ours is named builtin:conventional", key="--board"
            )
    zone = zone or read_recurrence(every)[1] or here_zone()
    players = tuple(parse_player(text, zone) for text in player or ())
    title = title or key.replace("-", " ").title()
    first = FirstGame(
        key=key,
        title=title,
        zone=zone,
        boards=tuple(board or ([] if _needs_no_board(rules) else ["builtin:conventional"])),
        every=every,
        ruleset=ruleset,
        players=players,
        options=tuple((option.key, option.default, option.help) for option in rules.options()),
    )
    path = write_game_file(folder, first, force=force)
    typer.echo(f"Wrote {path}.")
    if not players:
        typer.echo("Its players are invented: put in your own.")


def _needs_no_board(rules: AnyRuleset) -> bool:
    """Whether a game can be played without a board file: it has none, or one of its own."""
    try:
        rules.read_config({}, {}, read_board)
    except ConfigError:
        return False
    return True


def parse_player(text: str, default_zone: str) -> PlayerEntry:
    """Return the player that ``Name <address> Zone`` stands for; several addresses are parted by commas."""
    found = _PLAYER.fullmatch(text)
    if found is None or not found[1] or not found[2].strip():
        wanted = 'write "Alan Ames <alan@example.org> Europe/London", the zone only if it is another than --zone'
        raise ConfigError(Problem("bad-player", f'"{text}" is not understood as a player: {wanted}', key="--player"))
    addresses = tuple(address.strip() for address in found[2].split(",") if address.strip())
    return PlayerEntry(" ".join(found[1].strip("\"' ").split()), addresses, found[3] or default_zone)


def write_game_file(folder: Path, first: FirstGame, *, force: bool = False) -> Path:
    """Write a game file into a folder, which is made if need be, and return its path.

    ConfigError, and nothing written, when the file would be refused or is there already. A board file counts from
    where the command is given, and is written down as counted from the game file.
    """
    path = folder / f"{first.key}.toml"
    boards = tuple(
        name if name.startswith("builtin:") else Path(os.path.relpath(name, folder)).as_posix() for name in first.boards
    )
    text = game_text(replace(first, boards=boards))
    with unwritten():
        game = read_game_file(Document(path.absolute(), text))
    problems = check(game.calendar, datetime.now(UTC))
    if problems:
        raise ConfigError(*problems)
    if path.exists() and not force:
        raise ConfigError(
            Problem("file-exists", "is there already: choose another key, or say --force", file=str(path))
        )
    _write(path, text)
    typer.echo(f"Deadlines: {describe(game.calendar)}.")
    return path


@contextlib.contextmanager
def unwritten() -> Iterator[None]:
    """Take file and line off the problems found in this block: they are of a text that nobody has seen."""
    try:
        yield
    except ConfigError as error:
        raise ConfigError(*(replace(problem, file=None, line=None) for problem in error.problems)) from None


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise ConfigError(Problem("no-file", f"cannot be written: {error.strerror}", file=str(path))) from None


def here_zone() -> str:
    """Return the name of this machine's time zone, UTC where it cannot be told."""
    named = os.environ.get("TZ", "").lstrip(":")
    if "/" in named and not named.startswith("/"):
        return named
    _, found, zone = str(Path("/etc/localtime").resolve()).partition("/zoneinfo/")
    return zone if found else "UTC"

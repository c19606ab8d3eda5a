"""Where commands find the configuration, and the office they work in."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from pbm.bootstrap import open_office
from pbm.cli.files import SETTINGS, describe_file
from pbm.cli.output import say
from pbm.config.server_file import load_settings
from pbm.config.settings import Settings
from pbm.core.errors import ConfigError, Problem
from pbm.service.finding import game_fault
from pbm.service.office import Office

__all__ = [
    "AsJson",
    "ConfigPath",
    "note_strange_games",
    "office_of",
    "office_with",
    "say_rehearsal",
    "settings_of",
    "strange_games",
]

ConfigPath = Annotated[
    Path | None,
    typer.Option(
        "--config",
        "-c",
        help="The server's pbm.toml; otherwise $PBM_CONFIG, otherwise ./pbm.toml.",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def settings_of(config: Path | None) -> Settings:
    """Return the settings; ConfigError when there is no file or something in it is wrong."""
    path = config or Path(os.environ.get("PBM_CONFIG") or "pbm.toml")
    if not path.exists():
        raise ConfigError.saying(
            "no-config",
            "there is no such file. Write one with `pbm init`, or name another with --config",
            file=str(path),
        )
    kind = describe_file(path)
    if path.is_dir():
        raise ConfigError.saying("no-config", f"is a folder: name the file in it, {path / 'pbm.toml'}", file=str(path))
    if kind not in (SETTINGS, None):
        raise ConfigError.saying(
            "no-config", f"this is {kind}, not {SETTINGS}: --config names a pbm.toml", file=str(path)
        )
    settings = load_settings(path)
    for warning in settings.warnings:
        typer.echo(f"pbm: note: {warning}", err=True)
    return settings


@contextlib.contextmanager
def office_of(config: Path | None) -> Iterator[Office]:
    """Give the office of a server to a command, and close its store afterwards."""
    with office_with(settings_of(config)) as office:
        yield office


@contextlib.contextmanager
def office_with(settings: Settings) -> Iterator[Office]:
    """Give the office of a server, whose settings are read already, and close its store afterwards."""
    office = open_office(settings)
    try:
        yield office
        # Only now: the command may just have begun the game that is named.
        note_strange_games(settings, office)
    finally:
        office.store.close()


def say_rehearsal(office: Office) -> None:
    """Say, in a rehearsal, where the mails go that a command has queued."""
    if office.letters.post.redirect_to:
        say(f"This is a rehearsal: all of them go to {office.letters.post.redirect_to}.")


def strange_games(settings: Settings, office: Office) -> tuple[Problem, ...]:
    """Return a problem for each game that the settings name and the database does not know, with its place."""
    with office.store.begin() as work:
        faults = [(named, game_fault(work, named.game)) for named in settings.games_named]
    return tuple(
        Problem("no-such-game", fault, file=named.file, key=named.key, line=named.line)
        for named, fault in faults
        if fault
    )


def note_strange_games(settings: Settings, office: Office) -> None:
    """Say on standard error which games the settings name that there are not."""
    for problem in strange_games(settings, office):
        typer.echo(f"pbm: note: {problem}", err=True)

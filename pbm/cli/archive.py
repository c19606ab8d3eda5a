"""`pbm archive`: web pages of all games, for everybody."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pbm.bootstrap import open_office
from pbm.cli.output import say
from pbm.cli.server import ConfigPath, note_strange_games, settings_of
from pbm.config.archive import address_fault
from pbm.config.settings import Settings
from pbm.core.errors import ConfigError, PbmError
from pbm.reports.archive.model import Site
from pbm.service.archive import build_archive
from pbm.service.office import Office

__all__ = ["app", "renew_archive"]

app = typer.Typer(no_args_is_help=True, help="Web pages of the games, of what everybody may know.")


@app.callback()
def root() -> None:
    """Nothing to do before the commands."""


@app.command("build")
def build_command(
    folder: Annotated[
        Path | None,
        typer.Argument(
            metavar="DIR",
            help="The folder of the pages: new, empty, or of an earlier archive. [archive] folder if not given.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        str,
        typer.Option(help="The games by their short names, with commas between; all if not given.", show_default=False),
    ] = "",
    title: Annotated[
        str, typer.Option(help="What the archive is called; the server's name if not given.", show_default=False)
    ] = "",
    language: Annotated[str, typer.Option(help="The language of the pages: en or de.", show_default=False)] = "",
    base_url: Annotated[
        str,
        typer.Option(
            help="Where it stands in the web, such as https://example.org/games/; only the feed needs it.",
            show_default=False,
        ),
    ] = "",
    config: ConfigPath = None,
) -> None:
    """Build the archive: web pages of all games that have begun, with everything that everybody may know of them.

    Rounds that wait for their release are not in it, boards only once they are revealed. Built again it writes only
    what changed, and removes only pages of its own. The pages need no web server: open index.html.
    """
    settings = settings_of(config)
    kept = settings.archive
    place = folder or kept.folder
    if place is None:
        raise typer.BadParameter("name a folder, or set folder in [archive] of the configuration", param_hint="DIR")
    address = base_url or kept.base_url
    fault = address_fault(address) if address else None
    if fault is not None:
        raise ConfigError.saying("base-url", f'"{address}" {fault}')
    site = _site(settings, title, language, address)
    keys = tuple(key.strip() for key in games.split(",") if key.strip()) or kept.games
    office = open_office(settings)
    try:
        done = build_archive(office, place, site, keys)
        note_strange_games(settings, office)
    finally:
        office.store.close()
    say(
        f"The archive is in {place}: {done.written} files written, {done.unchanged} unchanged, {done.removed} removed. "
        f"Open {place / 'index.html'}."
    )


def _site(settings: Settings, title: str = "", language: str = "", address: str = "") -> Site:
    """Return what the archive is called and where it stands; what is not given comes from the configuration."""
    kept = settings.archive
    address = address or kept.base_url
    return Site(
        title=title or kept.title or settings.server.name,
        language=language or kept.language,
        base_url=f"{address.rstrip('/')}/" if address else "",
    )


def renew_archive(office: Office, settings: Settings, *, quiet: bool = False) -> None:
    """Renew the archive that the configuration names, after a command that changed what it shows; say so unless quiet.

    Nothing happens where none is named. One that cannot be written does not undo what the command did: it is a note.
    """
    folder = settings.archive.folder
    if folder is None:
        return
    try:
        done = build_archive(office, folder, _site(settings), settings.archive.games)
    except PbmError as error:
        typer.echo(f"pbm: note: the archive is not renewed: {error}. `pbm archive build` tries again.", err=True)
        return
    if not quiet and (done.written or done.removed):
        say(f"The archive in {folder} is renewed.")

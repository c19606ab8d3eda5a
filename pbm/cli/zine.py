"""`pbm zine`: one page of all games of an issue, ready to be pasted."""

from __future__ import annotations

import os
import sys
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pbm.bootstrap import open_office
from pbm.cli.files import write_file
from pbm.cli.output import say
from pbm.cli.server import ConfigPath, note_strange_games, settings_of
from pbm.cli.values import chosen, whole
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import FORMATS, Format
from pbm.reports.zine.pictures import Drawn
from pbm.reports.zine.render import ENDINGS, render
from pbm.service.editors import Editor
from pbm.service.zine import From, make_issue, remember_printed

__all__ = ["zine_command"]

_NEEDS_PICTURES = "--pictures and --no-pictures cannot both be meant"


class ZineFormat(StrEnum):
    """The formats of a page."""

    text = "text"
    markdown = "markdown"
    html = "html"
    docx = "docx"
    typst = "typst"


def zine_command(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="The games by their short names; all if none is given.", show_default=False),
    ] = None,
    listed: Annotated[str, typer.Option("--games", help="The same, with commas between.", show_default=False)] = "",
    since: Annotated[
        str,
        typer.Option(
            help="What is news: rounds released since a day (2026-11-01), rounds from a number on, or everything after "
            "the last page made with --printed (last). The newest round of each game if not given.",
            show_default=False,
        ),
    ] = "",
    kind: Annotated[
        ZineFormat | None,
        typer.Option(
            "--format",
            metavar="|".join(ZineFormat),
            parser=chosen(ZineFormat),
            help="How it is written; by the ending of --output, or text.",
            show_default=False,
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file to write, pictures beside it; - for none.", show_default=False),
    ] = None,
    width: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole(40, 200, "a page is 40 to 200 columns wide"),
            help="How many columns text is wide, 40 to 200.",
        ),
    ] = 72,
    heading_level: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole(1, 6, "headings have the levels 1 to 6"),
            help="The level of a game's heading, 1 to 6.",
        ),
    ] = 2,
    language: Annotated[str, typer.Option(help="The language of the page: en or de.", show_default=False)] = "",
    whole: Annotated[bool, typer.Option("--page", help="HTML that is a page by itself, not a piece of one.")] = False,
    ascii_only: Annotated[
        bool, typer.Option("--ascii", help="ASCII alone: straight quotes, plain dashes, letters without accents.")
    ] = False,
    pictures: Annotated[
        Path | None, typer.Option(help="Where the pictures go, if not beside the file.", show_default=False)
    ] = None,
    no_pictures: Annotated[bool, typer.Option("--no-pictures", help="No pictures, and none in characters.")] = False,
    address: Annotated[
        bool, typer.Option("--address", help="Print the games' address for those who would like to join.")
    ] = False,
    zine: Annotated[
        str,
        typer.Option("--for", help="A zine of the configuration: its games, format and language.", show_default=False),
    ] = "",
    printed: Annotated[
        bool, typer.Option("--printed", help="Remember these rounds as printed: --since last goes on after them.")
    ] = False,
    config: ConfigPath = None,
) -> None:
    """Write one page of all games of an issue, ready to be pasted into a zine.

    Rounds that wait for their release are not in it. Nothing is sent; `[[zine]]` in the configuration sends pages by
    mail.
    """
    if pictures is not None and no_pictures:
        raise typer.BadParameter(_NEEDS_PICTURES, param_hint="--pictures")
    begin = _since(since)
    file = output if output is not None and str(output) != "-" else None
    settings = settings_of(config)
    editor = _editor(settings.zines, zine)
    asked = next((known for known in FORMATS if kind is not None and known == kind.value), None)
    ending = _by_ending(file)
    if file is not None and file.suffix and asked is None and ending is None:
        known_endings = ", ".join(f".{ENDINGS[known]}" for known in FORMATS)
        raise typer.BadParameter(
            f"no format ends in {file.suffix}: choose one of {known_endings}, or say --format", param_hint="--output"
        )
    chosen = asked or ending or (editor.format if editor else "text")
    if chosen == "docx" and file is None and sys.stdout.isatty():
        raise typer.BadParameter(
            "a DOCX makes no sense on a terminal: name a file, such as -o page.docx", param_hint="--format"
        )
    keys = [*(games or ()), *(key.strip() for key in listed.split(",") if key.strip())]
    folder = None if no_pictures else pictures or (file.parent if file else None)
    office = open_office(settings)
    try:
        issue = make_issue(
            office,
            keys or (editor.games if editor else ()),
            begin,
            language=language or (editor.language if editor else "en"),
            zine=editor.name if editor else "",
            pictures=folder is not None or (chosen == "docx" and not no_pictures),
            address=address,
        )
        layout = Layout(
            width=width,
            level=heading_level,
            whole=whole,
            folder=_seen_from(file, folder, chosen, no_pictures),
            images={picture.stem: picture.png for picture in issue.pictures},
        )
        made = render(issue.page, chosen, layout, office.letters.writer, ascii_only=ascii_only)
        if file is not None:
            write_file(file, made, example=f"page.{ENDINGS[chosen]}")
        if folder is not None:
            _write_pictures(folder, issue.pictures)
        if file is None:
            typer.echo(made, nl=False)
        if printed:
            remember_printed(office, issue, editor.name if editor else "")
        note_strange_games(settings, office)
    finally:
        office.store.close()
    if file is not None:
        say(f"{file} is written.")
    if folder is not None and issue.pictures:
        beside = file is not None and folder == file.parent
        told = f"{2 * len(issue.pictures)} pictures are {'beside it' if beside else f'in {folder}'}."
        say(told) if file is not None else typer.echo(told, err=True)


def _since(words: str) -> From:
    """Return what ``--since`` means; typer.BadParameter when it means nothing."""
    wanted = words.strip().lower()
    if not wanted:
        return None
    if wanted == "last":
        return "last"
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 5:
        return int(wanted)
    try:
        return date.fromisoformat(wanted)
    except ValueError:
        message = f"{words!a} is neither a day such as 2026-11-01, nor a round such as 7, nor the word last"
        raise typer.BadParameter(message, param_hint="--since") from None


def _editor(editors: tuple[Editor, ...], name: str) -> Editor | None:
    if not name:
        return None
    for editor in editors:
        if editor.name.casefold() == name.casefold():
            return editor
    known = ", ".join(editor.name for editor in editors)
    advice = f"zines there: {known}" if known else "a table [[zine]] in it adds one"
    raise IllegalError(Problem("no-such-zine", f"the configuration has no zine '{name}'; {advice}"))


def _by_ending(file: Path | None) -> Format | None:
    return next((kind for kind in FORMATS if file is not None and file.suffix.lower() == f".{ENDINGS[kind]}"), None)


def _seen_from(file: Path | None, folder: Path | None, kind: str, no_pictures: bool) -> str | None:
    """Return the pictures' folder as the page has to name it, "" for beside it; None where it names no pictures."""
    if no_pictures:
        return None
    if folder is None:
        # Text draws its own pictures and a DOCX holds them; any other page would point at files that are not there.
        return "" if kind in ("text", "docx") else None
    here = file.parent if file is not None else Path()
    seen = os.path.relpath(folder, here).replace(os.sep, "/")
    return "" if seen == "." else seen


def _write_pictures(folder: Path, pictures: tuple[Drawn, ...]) -> None:
    """Write pictures; the folder itself is made where somebody named one that is not there yet."""
    try:
        folder.mkdir(exist_ok=True)
    except FileNotFoundError:
        raise ConfigError.saying(
            "output", f"cannot be made: there is no folder {folder.parent} to make it in", file=str(folder)
        ) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ConfigError.saying("output", f"cannot be made: {reason}", file=str(folder)) from None
    for picture in pictures:
        write_file(folder / f"{picture.stem}.svg", picture.svg)
        write_file(folder / f"{picture.stem}.png", picture.png)

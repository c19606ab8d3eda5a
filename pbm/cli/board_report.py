"""`pbm board report`: what a board is like, to read and to show: a page, two sheets, pictures, or characters."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pbm.boards import load_board_file
from pbm.cli.board import File, Options, board_path, parse_board_options, refuse
from pbm.cli.files import write_file
from pbm.cli.output import say
from pbm.cli.values import chosen, whole
from pbm.config.resources import resource
from pbm.core.errors import PbmError, Problem
from pbm.reports.board_report import BoardReport, report_text

__all__ = ["report_command"]

_MOST_PLAYERS = 100
_ENDINGS = (".html", ".pdf", ".txt")


class Finish(StrEnum):
    """What a throw past the finish does."""

    exact = "exact"
    overshoot = "overshoot"
    bounce = "bounce"


def _folder(value: str) -> Path:
    """Return the folder of a name; typer.BadParameter for an empty one, which would be the current folder."""
    if not value.strip():
        raise typer.BadParameter("say which folder the pictures are to be written into, such as pictures")
    return Path(value)


def report_command(
    file: File,
    out: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="OUT", help="Write to this file: .html, .pdf or .txt.", show_default=False
        ),
    ] = None,
    pictures: Annotated[
        Path | None,
        typer.Option(
            "--pictures",
            metavar="DIR",
            parser=_folder,
            help="Write every picture into this folder: SVG, PNG for a mail and for print, and text.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(1, _MOST_PLAYERS, f"say a number of players from 1 to {_MOST_PLAYERS}"),
            help="How many play; the words are about them.",
        ),
    ] = 8,
    die: Annotated[
        str | None,
        typer.Option(
            "--die",
            metavar="DIE",
            help="For a game of chance: what is thrown, such as 6 or 2d6. Without it: the postal game.",
            show_default=False,
        ),
    ] = None,
    finish: Annotated[
        Finish | None,
        typer.Option(
            "--finish",
            metavar="|".join(Finish),
            parser=chosen(Finish),
            help="For a game of chance: what a throw past the finish does; exact if you do not say.",
            show_default=False,
        ),
    ] = None,
    option: Options = None,
) -> None:
    """Tell what a board is like: how long a game takes, who is favoured, where its traps are.

    On the terminal in characters, 72 columns wide on any terminal (the map of a board of more than ten columns is
    wider); with -o as a web page or as two sheets of PDF. It shows the board's secrets.
    Exit status 0: fine; 1: the board is refused; 2: wrong usage.
    """
    ending = out.suffix.lower() if out is not None else ".txt"
    if out is not None and out.name.lower() in _ENDINGS:
        message = f"{out.name} is an ending without a name: name a file, such as board{out.name.lower()}"
        raise typer.BadParameter(message, param_hint="--output")
    if ending not in _ENDINGS:
        raise typer.BadParameter("a report ends in .html, .pdf or .txt", param_hint="--output")
    if die is None and finish is not None:
        raise typer.BadParameter("the postal game has one way to finish: say --die too", param_hint="--finish")
    options = parse_board_options(option or [])
    try:
        from pbm.cli.board_numbers import dice_report, postal_report

        board = load_board_file(board_path(file), options, any_die=die is not None)
        if die is None:
            report = postal_report(board, players, options)
        else:
            report = dice_report(board, players, options, die, (finish or Finish.exact).value)
        if out is not None:
            write_file(out, _made(report, ending), example=file.with_suffix(".html").name)
        if pictures is not None:
            _draw_all(report, pictures)
    except PbmError as error:
        refuse(error)
    if out is None and pictures is None:
        typer.echo(report_text(report), nl=False)
    if out is not None:
        say(f"{out} is written. It shows the board: keep it from whoever plays on it.")
    if pictures is not None:
        where = "the current folder" if pictures == Path() else str(pictures)
        say(f"The pictures are in {where}. They show the board: keep them from whoever plays on it.")


def _made(report: BoardReport, ending: str) -> bytes:
    # Drawing is slow to load, and a text needs none.
    if ending == ".html":
        from pbm.reports.board_report_html import report_html

        return report_html(report, resource("templates")).encode()
    if ending == ".pdf":
        from pbm.reports.board_report_pdf import report_pdf

        return report_pdf(report)
    return report_text(report).encode()


def _draw_all(report: BoardReport, folder: Path) -> None:
    """Write every picture into a folder, which is made where there is none; PbmError where that cannot be."""
    from pbm.reports.board_report import sections_of
    from pbm.reports.pictures.analysis import picture_png, picture_svg, picture_text

    board, figures = report.board, report.figures
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PbmError(
            Problem("output", f"cannot be made: {(error.strerror or str(error)).lower()}", file=str(folder))
        ) from None
    for name in (section.picture for section in sections_of(report) if section.picture):
        write_file(folder / f"{name}.svg", picture_svg(name, board, figures))
        write_file(folder / f"{name}.png", picture_png(name, board, figures, "mail"))
        write_file(folder / f"{name}-print.png", picture_png(name, board, figures, "print"))
        write_file(folder / f"{name}.txt", picture_text(name, board, figures).encode())

"""`pbm press`: the press for the next report, as the GM edits it."""

from __future__ import annotations

import sys
from typing import Annotated

import click
import typer

from pbm.cli.game import Key
from pbm.cli.output import say, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of
from pbm.cli.values import LARGEST, whole
from pbm.core.errors import IllegalError, Problem
from pbm.service.press_desk import LONGEST, add_press, edit_press, press_desk, press_table, restore_press, strike_press

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Read and edit the press for the next report.")

Piece = Annotated[
    int,
    typer.Argument(
        metavar="ID",
        parser=whole(1, LARGEST, "name a piece of press by its number, which `pbm press list` shows"),
        help="The piece's number, as `pbm press list` shows it.",
    ),
]
Text = Annotated[
    str | None,
    typer.Option("--text", help="The words; - for standard input. Not given, they come from your editor."),
]


@app.command("list")
def list_press(key: Key, config: ConfigPath = None, as_json: AsJson = False) -> None:
    """List what the players wrote for the next report, and your own, with how it will be printed.

    The next report is that of the round that waits for your release, otherwise of the round that is open.
    """
    with office_of(config) as office:
        desk = press_desk(office, key)
    if not desk.pieces and not as_json:
        say(f"No press stands for the report of round {desk.round.number}.")
        return
    show_table(press_table(desk), as_json=as_json)


@app.command()
def edit(key: Key, piece: Piece, text: Text = None, config: ConfigPath = None) -> None:
    """Have a piece printed in other words. Its writer is not told; your sheet shows both."""
    with office_of(config) as office:
        found = next((one for one in press_desk(office, key).pieces if one.id == piece), None)
        words = _words(text, "" if found is None else found.text if found.edited is None else found.edited)
        edit_press(office, key, piece, words)
    say(f"Press {piece} is printed in your words. `pbm press restore {key} {piece}` undoes that.")


@app.command()
def strike(key: Key, piece: Piece, config: ConfigPath = None) -> None:
    """Have a piece not printed at all."""
    with office_of(config) as office:
        strike_press(office, key, piece)
    say(f"Press {piece} is not printed. `pbm press restore {key} {piece}` undoes that.")


@app.command()
def restore(key: Key, piece: Piece, config: ConfigPath = None) -> None:
    """Have a piece printed as it was written."""
    with office_of(config) as office:
        restore_press(office, key, piece)
    say(f"Press {piece} is printed as it was written.")


@app.command()
def add(key: Key, text: Text = None, config: ConfigPath = None) -> None:
    """Add press of your own to the next report. It stands before the players', signed "The GM"."""
    with office_of(config) as office:
        press_desk(office, key)
        piece = add_press(office, key, _words(text, ""))
    say(f"Press {piece.id} is in the next report. `pbm press strike {key} {piece.id}` takes it out.")


def _words(text: str | None, before: str) -> str:
    """Return the words of an option, of standard input, or of the editor; IllegalError where there is none of these."""
    if text == "-" or (text is None and not sys.stdin.isatty()):
        return sys.stdin.read(LONGEST + 1)
    if text is not None:
        return text
    written = click.edit(before)
    if written is None:
        raise IllegalError(Problem("no-words", "you left the editor without saving: nothing is changed"))
    return written

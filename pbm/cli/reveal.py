"""`pbm game reveal`: show the secrets of a game that is over."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from pbm.cli.archive import renew_archive
from pbm.cli.files import write_file
from pbm.cli.game import Key
from pbm.cli.output import say
from pbm.cli.server import ConfigPath, office_with, settings_of
from pbm.service.ports import Attachment
from pbm.service.reveal import reveal_by_hand

__all__ = ["reveal_command"]


def reveal_command(
    key: Key,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            help="Where to write it, - for standard output; KEY-reveal.json if not given.",
            show_default=False,
        ),
    ] = None,
    config: ConfigPath = None,
) -> None:
    """Show the secrets of a game that is over: write its reveal file, for its players.

    The file holds the boards, their salts, and every round's orders and moves; `pbm verify` proves with it that nothing
    was changed. A game with reveal = "end" sends it with its last report by itself; this is for the others, and
    for a game whose board was still in use elsewhere when it ended.
    """
    settings = settings_of(config)
    with office_with(settings) as office:
        file = reveal_by_hand(office, key)
        _hand_over(file, out)
        # What is on standard output is for a program, and nothing else may stand there.
        renew_archive(office, settings, quiet=str(out) == "-")


def _hand_over(file: Attachment, out: Path | None) -> None:
    if str(out) == "-":
        sys.stdout.buffer.write(file.data)
        sys.stdout.buffer.flush()
        return
    path = out or Path(file.name)
    write_file(path, file.data, example=file.name)
    say(f"The reveal file is {path}. Send it to the players; `pbm verify {path}` and their reports prove the game.")

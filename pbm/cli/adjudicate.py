"""``pbm adjudicate``: play the rounds of a scenario."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from pbm.core.errors import PbmError
from pbm.service.scenario_text import adjudicate_line, adjudicate_text, long_integers, message_of

__all__ = ["adjudicate_command"]

_STDIN = "-"


def adjudicate_command(
    file: Annotated[
        str | None,
        typer.Argument(
            metavar="FILE|-",
            help="A scenario in JSON, or TOML if the name ends in .toml; - for JSON on standard input.",
            show_default=False,
        ),
    ] = None,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="Each line is a scenario; each line of the answer is its result.")
    ] = False,
) -> None:
    """Play the rounds of a scenario and write the result as JSON.

    Exit status 1: the scenario (with --jsonl: at least one) was refused. Status 2: wrong usage.
    """
    if file is None:
        if sys.stdin.isatty():
            raise typer.BadParameter("FILE is missing: a scenario in JSON or TOML, or - to type one here")
        file = _STDIN
    toml = file.lower().endswith(".toml")
    if jsonl and toml:
        raise typer.BadParameter("a TOML file holds one scenario: --jsonl is for lines of JSON")
    try:
        with long_integers(), _opened(file) as stream:
            fine = _stream(stream) if jsonl else _one(stream, toml=toml)
    except BrokenPipeError:
        raise
    except OSError as error:
        typer.echo(f"pbm adjudicate: the result cannot be written: {error.strerror}", err=True)
        raise typer.Exit(1) from None
    if not fine:
        raise typer.Exit(1)


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    """Open the file, or standard input for ``-``; BadParameter, which is wrong usage, if that fails."""
    if file == _STDIN:
        yield sys.stdin.buffer
        return
    with ExitStack() as open_files:
        try:
            stream = open_files.enter_context(Path(file).open("rb"))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise typer.BadParameter(f"{file} cannot be read: {reason}") from error
        yield stream


def _one(stream: BinaryIO, *, toml: bool) -> bool:
    """Write the result of the one scenario there is; return whether it was fine."""
    try:
        answer = adjudicate_text(stream.read(), toml=toml)
    except PbmError as error:
        typer.echo(f"pbm adjudicate: {message_of(error)}", err=True)
        return False
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
    return True


def _stream(stream: BinaryIO) -> bool:
    """Write a result for every line as it comes; return whether all were fine."""
    out = sys.stdout.buffer
    fine = True
    for line in stream:
        answer, good = adjudicate_line(line)
        fine = fine and good
        out.write(answer)
        out.flush()  # whoever feeds us line by line may be waiting for this one
    return fine

"""`pbm board new`: a board made to wishes, written as a file with remarks, and why it is this one."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbm.boards import read_board
from pbm.cli.board import refuse
from pbm.cli.files import write_file
from pbm.cli.values import LARGEST, chosen, whole
from pbm.core.errors import ConfigError, PbmError, Problem
from pbm.core.game import JsonObject

if TYPE_CHECKING:
    from pbm.analysis.design import Design, Wish

__all__ = ["new_command"]

_LEAST_SPACES, _MOST_SPACES = 30, 400
_MOST_PLAYERS = 50
_MOST_TURNS = 300
_LONGEST_NAME = 60


class Mood(StrEnum):
    """How long a game is to be."""

    short = "short"
    long = "long"


class Kind(StrEnum):
    """What falls are to be like."""

    gentle = "gentle"
    cruel = "cruel"


class Family(StrEnum):
    """How snakes and ladders are laid."""

    columns = "columns"
    digit_sum = "digit-sum"
    multiples = "multiples"
    endings = "endings"
    primes = "primes"
    singles = "singles"


def new_command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file to write, such as hill.toml.", show_default=False)
    ],
    mood: Annotated[
        Mood | None,
        typer.Option(
            "--mood",
            metavar="|".join(Mood),
            parser=chosen(Mood),
            help="How long a game takes: 12 or 30 turns with eight players on 100 spaces; 18 if you do not say.",
            show_default=False,
        ),
    ] = None,
    kind: Annotated[
        Kind | None,
        typer.Option(
            "--kind",
            metavar="|".join(Kind),
            parser=chosen(Kind),
            help="Short falls and none near home, or long ones.",
            show_default=False,
        ),
    ] = None,
    family: Annotated[
        Family | None,
        typer.Option(
            "--family",
            metavar="|".join(Family),
            parser=chosen(Family),
            help="How snakes and ladders are laid; any if you do not say.",
            show_default=False,
        ),
    ] = None,
    turns: Annotated[
        int | None,
        typer.Option(
            "--turns",
            metavar="N",
            parser=whole(2, _MOST_TURNS, f"say a number of turns from 2 to {_MOST_TURNS}"),
            help="The turns until the first is home, instead of a mood.",
            show_default=False,
        ),
    ] = None,
    draws: Annotated[
        str | None,
        typer.Option(
            "--draws",
            metavar="P",
            help="The chance of a draw, such as 5% or 0.05; any if not given.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(2, _MOST_PLAYERS, f"say a number of players from 2 to {_MOST_PLAYERS}"),
            help="How many will play.",
        ),
    ] = 8,
    size: Annotated[
        int,
        typer.Option(
            "--size",
            metavar="N",
            parser=whole(_LEAST_SPACES, _MOST_SPACES, f"say a size from {_LEAST_SPACES} to {_MOST_SPACES} spaces"),
            help="How many spaces; the last is the finish.",
        ),
    ] = 100,
    name: Annotated[
        str | None, typer.Option("--name", help="What the board is called; a name is found if not.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            parser=whole(0, LARGEST, "say a whole number"),
            help="The same wishes and the same seed make the same board.",
            show_default=False,
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures of the board as JSON.")] = False,
) -> None:
    """Make a board to your wishes: a length, a chance of a draw, a temper, a family of snakes and ladders.

    Boards are drawn by lot and changed until one fits, each measured for a postal game in which everybody plays their
    numbers in any order and nobody nominates. Exit status 0: written; 1: no such board was found, or the file is there.
    """
    from pbm.analysis.design import MOODS, USUAL, Wish, design
    from pbm.analysis.design_words import explained, file_of, name_for

    if turns is not None and mood is not None:
        raise typer.BadParameter("say either how many turns or a mood, not both", param_hint="--turns")
    length = float(turns) if turns is not None else MOODS.get(mood.value if mood else "", USUAL) * size / 100
    wish = Wish(
        length,
        players,
        None if draws is None else _chance(draws),
        kind.value if kind else None,
        family.value if family else None,
        size,
    )
    sown = secrets.randbelow(1_000_000) if seed is None else seed
    try:
        _check_file(file, force=force)
        called = _checked_name(name) if name is not None else name_for(wish.kind, sown)
        with _progress() as tell:
            made = design(wish, sown, read_board, called, progress=tell)
        if made.misses:
            raise ConfigError(_nothing_found(wish, made))
        write_file(file, file_of(made, sown).encode())
    except PbmError as error:
        refuse(error)
    if as_json:
        typer.echo(json.dumps(_report(made, sown)))
        return
    typer.echo(f"{file}: {called}, out of {made.tried} boards that were measured (seed {sown}).")
    for sentence in explained(made):
        typer.echo(f"- {sentence}")
    typer.echo(f"See it: pbm board show {file}. All its figures: pbm board report {file}")


def _check_file(file: Path, *, force: bool) -> None:
    if file.suffix.lower() != ".toml":
        raise ConfigError.saying("ending", f"a board is written as TOML: call it {file.with_suffix('.toml').name}")
    if file.exists() and not force:
        message = "is there already, and may be the board of a game: choose another name, or say --force"
        raise ConfigError(Problem("file-exists", message, file=str(file)))


def _checked_name(name: str) -> str:
    shown = name.strip()
    if not shown or not shown.isprintable() or len(shown) > _LONGEST_NAME or '"' in shown or "\\" in shown:
        message = f"a name is one line of 1 to {_LONGEST_NAME} letters, without quotation marks and backslashes"
        raise ConfigError.saying("name", message)
    return shown


def _chance(word: str) -> float:
    """Return the chance that a word says: a fraction, or percent with their sign."""
    text = word.strip()
    part, scale = (text[:-1].strip(), 100) if text.endswith("%") else (text, 1)
    digits = part.replace(".", "", 1)
    chance = float(part) / scale if digits.isascii() and digits.isdigit() and len(part) <= 12 else -1.0
    if not 0 <= chance <= 0.5:
        shown = "".join(letter if letter.isprintable() else "?" for letter in text[:20])
        raise typer.BadParameter(
            f'"{shown}" will not do: say a chance such as 5% or 0.05, at most 50%', param_hint="--draws"
        )
    return chance


def _nothing_found(wish: Wish, made: Design) -> Problem:
    """Return what was not found, what came nearest, and what might help."""
    found = made.found
    wanted = {
        "turns": f"a game of {wish.turns:g} turns (the nearest takes {found.turns:.1f})",
        "draw": f"draws in {wish.draw or 0:.1%} of games (the nearest has {found.draw:.1%})",
        "gentle": f"gentle falls (the longest of the nearest is {found.worst} spaces)",
        "cruel": f"cruel falls (one of the nearest costs {found.fall:.0f} spaces, the longest {found.worst})",
    }
    missed = " and ".join(wanted[word] for word in made.misses)
    return Problem(
        "design",
        f"no board was found with {missed}; nothing is written. Another --seed may find one, another length or number "
        "of players, or fewer wishes",
    )


@contextmanager
def _progress() -> Iterator[Callable[[int], None] | None]:
    """Show on a terminal how far the search has come."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    from pbm.analysis.design import TRIES

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Measuring boards", total=TRIES)
        yield lambda number: bar.update(task, completed=number)


def _report(made: Design, seed: int) -> JsonObject:
    found = made.found
    return {
        "name": made.board.name,
        "seed": seed,
        "tried": made.tried,
        "family": made.draft.family,
        "layout": made.draft.layout,
        "players": found.players,
        "turns": round(found.turns, 6),
        "rounds": round(found.rounds, 6),
        "solo_turns": round(found.solo, 6),
        "draw": round(found.draw, 6),
        "falls": round(found.falls, 6),
        "spaces_lost": round(found.lost, 6),
        "longest_snake": found.worst,
        "longest_wall": found.wall,
        "ladders": {str(start): end for start, end in made.board.ladders.items()},
        "snakes": {str(start): end for start, end in made.board.snakes.items()},
    }

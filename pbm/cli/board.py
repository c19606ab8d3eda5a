"""`pbm board check` and `pbm board show`: a GM's board, tried and seen before anybody plays on it."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NoReturn, TextIO

import typer

from pbm.boards import load_board_file
from pbm.cli.files import BOARD, describe_file, write_file
from pbm.cli.values import chosen
from pbm.config.resources import builtin_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError, PbmError, Problem
from pbm.core.game import Json, JsonObject

__all__ = ["BOARD_OPTIONS", "app", "board_path", "check_report", "parse_board_options", "refuse"]

app = typer.Typer(
    no_args_is_help=True,
    help="Check, draw, analyse and design boards.",
    # Plain help and errors are the same on every terminal, and in a log.
    rich_markup_mode=None,
)

BOARD_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "chain": ("none", "follow"),
    "allow_space_zero": ("false", "true"),
    "below": ("geometric", "numeric_lower"),
    "bottom_row_trapdoors": ("no", "to_zero"),
    "trapdoors_above_finish": ("false", "true"),
}
"""The options of a game that bear on its boards, each with its values, the default first."""


class Format(StrEnum):
    """What a picture is made as."""

    text = "text"
    svg = "svg"
    png = "png"


_ENDINGS = {"": Format.text, ".txt": Format.text, ".svg": Format.svg, ".png": Format.png}


File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A board file, TOML or JSON; or builtin: and the name of one of ours.", show_default=False
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help=f"An option of the game: {', '.join(BOARD_OPTIONS)}.", show_default=False
    ),
]


@app.command()
def check(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
    option: Options = None,
) -> None:
    """Say whether a board can be played, and everything that is wrong with it.

    Exit status 0: it can be played; 1: it is refused; 2: wrong usage.
    """
    options = parse_board_options(option or [])
    try:
        board = load_board_file(board_path(file), options)
    except ConfigError as error:
        if as_json:
            report = {"ok": False, "errors": [_as_json(p) for p in error.problems], "warnings": []}
            typer.echo(json.dumps(report))
        else:
            for problem in error.problems:
                _say(f"error: {problem}", sys.stderr)
        raise typer.Exit(1) from None
    if as_json:
        typer.echo(json.dumps(check_report(board)))
        return
    for warning in board.warnings:
        _say(f"warning: {warning}", sys.stderr)
    for line in _summary(file.name, board):
        _say(line, sys.stdout)


@app.command()
def show(
    file: File,
    made: Annotated[
        Format | None,
        typer.Option(
            "--format",
            metavar="|".join(Format),
            parser=chosen(Format),
            help="What to make; if not given, what the ending of OUT says, else text.",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="OUT", help="Write to this file.", show_default=False)
    ] = None,
    option: Options = None,
) -> None:
    """Draw a board, secrets and all: for the GM, and for nobody else before the game is over."""
    ending = out.suffix.lower() if out is not None else ""
    if made is None and ending not in _ENDINGS:
        message = f"no picture of ours ends in {ending}: choose one of {', '.join(filter(None, _ENDINGS))}"
        raise typer.BadParameter(f"{message}, or say --format", param_hint="--output")
    kind = made or _ENDINGS[ending]
    options = parse_board_options(option or [])
    if kind is not Format.text and out is None and sys.stdout.isatty():
        example = file.with_suffix(f".{kind.value}").name
        message = f"a picture makes no sense on a terminal: name a file for it, such as -o {example}"
        raise typer.BadParameter(message, param_hint="--format")
    try:
        picture = _drawn(load_board_file(board_path(file), options), kind)
    except PbmError as error:
        refuse(error)
    if out is not None:
        try:
            write_file(out, picture, example=file.with_suffix(f".{kind.value}").name)
        except ConfigError as problem:
            refuse(problem)
        return
    if kind is Format.text:
        _say(picture.decode().rstrip("\n"), sys.stdout)
    else:
        typer.echo(picture, nl=False)


def board_path(file: Path) -> Path:
    """Return the file itself, or that of a board that comes with the program for ``builtin:NAME``.

    ConfigError for a name there is not, and for a file that is plainly something else.
    """
    scheme, colon, name = str(file).partition(":")
    if colon and scheme == "builtin":
        return builtin_board(name)
    kind = describe_file(file)
    if kind not in (BOARD, None):
        raise ConfigError.saying("no-board", f"this is {kind}, not a board file", file=file.name)
    return file


def parse_board_options(words: list[str]) -> BoardOptions:
    """Return the options that ``KEY=VALUE`` words set, the rest at their defaults.

    Raises typer.BadParameter, which names what is allowed, for a key or a value nobody knows. Of a
    key given twice the last value stands.
    """
    chosen = {key: values[0] for key, values in BOARD_OPTIONS.items()}
    for word in words:
        key, equals, value = (part.strip() for part in word.partition("="))
        if not equals or key not in BOARD_OPTIONS:
            message = f"{word!a} is not KEY=VALUE with a key out of {', '.join(BOARD_OPTIONS)}"
            raise typer.BadParameter(message, param_hint="--option")
        if value not in BOARD_OPTIONS[key]:
            message = f"{key} is {' or '.join(BOARD_OPTIONS[key])}, not {value!a}"
            raise typer.BadParameter(message, param_hint="--option")
        chosen[key] = value
    return BoardOptions(
        chain=chosen["chain"],
        allow_space_zero=chosen["allow_space_zero"] == "true",
        below=chosen["below"],
        bottom_row_trapdoors=chosen["bottom_row_trapdoors"],
        trapdoors_above_finish=chosen["trapdoors_above_finish"] == "true",
    )


def check_report(board: Board) -> JsonObject:
    """Return what `pbm board check --json` says of a board that can be played."""

    def keyed(spaces: Mapping[int, int]) -> dict[str, Json]:
        return {str(start): end for start, end in sorted(spaces.items())}

    return {
        "ok": True,
        "errors": [],
        "warnings": [_as_json(warning) for warning in board.warnings],
        "ladders": keyed(board.ladders),
        "snakes": keyed(board.snakes),
        "below": keyed(board.below),
        "finish": board.finish,
        "last": board.last,
    }


def _as_json(problem: Problem) -> dict[str, Json]:
    return {"code": problem.code, "message": str(problem), "spaces": list(problem.spaces)}


def _summary(file: str, board: Board) -> list[str]:
    rows = max(row for row, _ in board.cells.values())
    columns = max(column for _, column in board.cells.values())
    lines = [
        f"{file}: this board can be played.",
        f"  {board.name}: spaces 1 to {board.last} in {_counted(columns, 'column')} and {_counted(rows, 'row')}, "
        f"home on {board.finish}",
        f"  {_counted(len(board.ladders), 'ladder')}, {_counted(len(board.snakes), 'snake')}, "
        f"{_counted(len(board.below), 'space')} where a trapdoor can open",
        f"  players are told: {', '.join(board.tell) or 'nothing'}",
    ]
    if board.warnings:
        lines.append(f"  {_counted(len(board.warnings), 'warning')}, none of which stands in the way")
    return lines


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _drawn(board: Board, kind: Format) -> bytes:
    # The drawing library is slow to load, and neither a check nor a text needs it.
    if kind is Format.text:
        from pbm.reports.pictures.board_text import draw_text

        return draw_text(board).encode()
    from pbm.reports.pictures.board import draw_png, draw_svg

    return draw_svg(board) if kind is Format.svg else draw_png(board)


def refuse(error: PbmError) -> NoReturn:
    """Say everything that is wrong on standard error, and leave with exit status 1."""
    for problem in error.problems:
        _say(f"error: {problem}", sys.stderr)
    raise typer.Exit(1)


def _say(text: str, stream: TextIO) -> None:
    """Write a line, in such letters as the stream knows."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        plain = text.translate({0x2191: "^", 0x2193: "v", 0x2192: "->", 0x2026: "...", 0xD7: "x", 0xB7: "."})
        text = plain.encode(encoding, "replace").decode(encoding)
    typer.echo(text, file=stream)

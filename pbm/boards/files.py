"""Board files: TOML for people, JSON for programs. Whatever is wrong with one is said with its name."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from pbm.boards.locations import key_lines, line_of
from pbm.boards.reader import read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Json
from pbm.core.toml_words import explain

__all__ = ["load_board_file"]

_LARGEST_FILE = 64 * 1024 * 1024


def load_board_file(path: Path, options: BoardOptions, *, any_die: bool = False) -> Board:
    """Return the board of a file, TOML or JSON by its ending, under the options of its game.

    Raises ConfigError when the file cannot be read, is not UTF-8, breaks the language it is written in,
    or describes no playable board; each problem names the file and, in TOML, the line. ``any_die`` is for figures of
    races with dice of their own: whether these lead home is for the figures to say.
    """
    file = path.name
    ending = path.suffix.lower()
    if ending not in (".toml", ".json"):
        if not path.exists():
            raise ConfigError(Problem("file", "there is no such file", file=str(path)))
        raise ConfigError(Problem("ending", "a board file ends in .toml or .json: rename it", file=file))
    text = _read_text(path)
    spec = _parse_toml(text, file) if ending == ".toml" else _parse_json(text, file)
    lines = key_lines(text) if ending == ".toml" else {}

    def placed(problem: Problem) -> Problem:
        return replace(problem, file=file, line=line_of(problem.key, lines))

    if not isinstance(spec, dict):
        raise ConfigError(Problem("type", "a board file holds a table of keys and values", file=file))
    name = spec.get("name")
    try:
        board = read_board(spec, options, name if isinstance(name, str) else path.stem, any_die=any_die)
    except ConfigError as error:
        raise ConfigError(*map(placed, error.problems)) from None
    return replace(board, warnings=tuple(map(placed, board.warnings)))


def _read_text(path: Path) -> str:
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise ConfigError(Problem("file", "this file is far too large for a board", file=path.name))
        # Some editors begin a file with a byte order mark; it is no part of the board.
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise ConfigError(Problem("file", "there is no such file", file=str(path))) from None
    except UnicodeDecodeError as error:
        message = f"not UTF-8 text (byte {error.start + 1}): save it as UTF-8"
        raise ConfigError(Problem("encoding", message, file=path.name)) from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise ConfigError(Problem("file", f"cannot be read: {reason}", file=str(path))) from None


def _parse_toml(text: str, file: str) -> Json:
    try:
        spec: Json = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides its own error the parser lets out those of int() for numbers of thousands of digits.
        what, line = explain(error, text)
        raise ConfigError(Problem("syntax", f"not valid TOML: {what}", file=file, line=line)) from None
    return spec


def _parse_json(text: str, file: str) -> Json:
    try:
        spec: Json = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ConfigError(Problem("syntax", f"not valid JSON: {_reason(error)}", file=file)) from None
    return spec


def _reason(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)[:200]


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Return an object's members, refusing a key given twice: one of the two would be lost unseen."""
    members = dict(pairs)
    if len(members) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice!a} is given twice")
    return members


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")

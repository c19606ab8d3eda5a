"""What the rules say of a game file: of its boards and its options, each fault with the file and line it is in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path

from pbm.boards.locations import key_lines, line_of
from pbm.boards.reader import read_board
from pbm.core.errors import ConfigError, Problem
from pbm.core.game import JsonObject
from pbm.rulesets.registry import find_ruleset, ruleset_names
from pbm.service.placing import Place, config_of

__all__ = ["BoardSource", "placing", "rules_faults"]


@dataclass(frozen=True, slots=True)
class BoardSource:
    """A board as fetched and not yet built: the file it came from, and its keys."""

    path: Path
    spec: JsonObject


def placing(path: Path, boards: Mapping[str, BoardSource]) -> Place:
    """Return what says of a problem which file it is in, and which line: a board's own, or the game's (``path``)."""

    def place(problem: Problem, board: str | None) -> Problem:
        if problem.file is not None:
            return problem
        file, key = (path if board is None else boards[board].path), problem.key
        lines = key_lines(file.read_text("utf-8-sig")) if file.suffix == ".toml" else {}
        line = line_of(key, lines) or (line_of(f"options.{key}", lines) if board is None else None)
        shown = str(file) if board is None else f"{file} (board {board})"
        return replace(problem, file=shown, line=line)

    return place


def rules_faults(
    path: Path, ruleset: str, boards: Mapping[str, BoardSource], options: JsonObject
) -> tuple[Problem, ...]:
    """Return all that the rules of this name find wrong with boards and options.

    Rules whose name is misspelt are taken for those that are meant, so that their options are looked at too.
    """
    place = placing(path, boards)
    found: list[Problem] = []
    try:
        for name in (ruleset, *get_close_matches(ruleset, ruleset_names(), n=1)):
            try:
                rules = find_ruleset(name)
                break
            except ConfigError as error:
                found += (place(problem, None) for problem in error.problems)
        else:
            return tuple(found)
        config_of(rules, read_board, {name: source.spec for name, source in boards.items()}, options, place)
    except ConfigError as error:
        found += error.problems
    return tuple(found)

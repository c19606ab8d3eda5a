"""`pbm board analyse`: how long a game on a board takes and who wins it, worked out and not played."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pbm.boards import load_board_file, read_board
from pbm.cli.board import board_path, refuse
from pbm.cli.values import chosen, whole
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import PbmError
from pbm.core.game import Json, JsonObject

if TYPE_CHECKING:
    from pbm.analysis.classic import Analysis

__all__ = ["analyse_command", "analysis_report"]

_MOST_PLAYERS = 100
_PLACES = 10
_BOARD = "A"


class Game(StrEnum):
    """A game whose figures can be worked out."""

    classic = "classic"


class Finish(StrEnum):
    """What a roll past the last space does; ``exact`` is another word for ``stay``."""

    bounce = "bounce"
    stay = "stay"
    exact = "exact"
    overshoot = "overshoot"


def analyse_command(
    ruleset: Annotated[
        Game,
        typer.Option(
            "--ruleset",
            metavar="|".join(Game),
            parser=chosen(Game),
            help="The game whose figures are wanted.",
            show_default=False,
        ),
    ],
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE",
            help="A board file, TOML or JSON; or builtin: and the name of one of ours. Without it: the game's own.",
            show_default=False,
        ),
    ] = None,
    finish: Annotated[
        Finish | None,
        typer.Option(
            "--finish",
            metavar="|".join(Finish),
            parser=chosen(Finish),
            help="What a roll past the last space does; as the option finish.",
            show_default=False,
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="KEY=VALUE",
            help="An option of the game, such as three_sixes=off.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(1, _MOST_PLAYERS, f"say a number of players from 1 to {_MOST_PLAYERS}"),
            help="How many play against each other.",
        ),
    ] = 1,
    exact: Annotated[
        bool, typer.Option("--exact", help="Work out the fraction of a large board too: it takes a while.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
) -> None:
    """Work out how many turns a game of chance takes, and who wins.

    Exit status 0: fine; 1: the board is refused; 2: wrong usage.
    """
    from pbm.analysis.classic import analyse
    from pbm.rulesets.registry import find_ruleset

    options = _options(option or [], finish)
    game = find_ruleset(ruleset.value)
    try:
        if file is None:
            config = game.read_config({}, options, read_board)
        else:
            path = board_path(file)
            config = game.read_config({_BOARD: {}}, options, partial(_from_file, path))
        found = analyse(config, players, exact=exact)
    except PbmError as error:
        refuse(error)
    if as_json:
        typer.echo(json.dumps(analysis_report(found)))
        return
    for line in _lines(found):
        typer.echo(line)


def analysis_report(found: Analysis) -> JsonObject:
    """Return what `pbm board analyse --json` says; numbers are rounded to ten places."""
    turns, rolls = found.fractions or (None, None)
    company = found.company
    return {
        "expected_turns": _rounded(found.turns),
        "expected_turns_fraction": None if turns is None else str(turns),
        "expected_rolls": _rounded(found.rolls),
        "expected_rolls_fraction": None if rolls is None else str(rolls),
        "from_space": [None if one is None else _rounded(one) for one in found.from_space],
        "sd": _rounded(found.sd),
        "median": found.median,
        "mode": found.mode,
        "p_mode": _rounded(found.p_mode),
        "quantiles": {str(chance): turn for chance, turn in found.quantiles.items()},
        "min_turns": found.least_turns,
        "min_rolls": found.least_rolls,
        "players": {
            "k": company.players,
            "rounds": _rounded(company.rounds),
            "turns": _rounded(company.turns),
            "rolls": _rounded(company.rolls),
            "win": [_rounded(chance) for chance in company.win],
        },
    }


def _rounded(number: float) -> float:
    return round(number, _PLACES)


def _lines(found: Analysis) -> list[str]:
    """Return the figures in words."""
    spread = " and ".join(f"{turn} turns with a chance of {chance:.0%}" for chance, turn in found.quantiles.items())
    lines = [
        f"One player: {found.turns:.10f} turns expected ({found.rolls:.10f} rolls of both dice).",
        f"  Standard deviation {found.sd:.4f}; median {found.median}; most often {found.mode} turns "
        f"({found.p_mode:.2%}); home within {spread}.",
        f"  At best {_counted(found.least_turns, 'turn')}, and {_counted(found.least_rolls, 'roll')} at least.",
    ]
    company = found.company
    if company.players > 1:
        lines.append(
            f"{company.players} players: {company.turns:.10f} turns of all together ({company.rolls:.10f} rolls), "
            f"over in round {company.rounds:.4f} on average."
        )
        lines += [f"  Player {place} wins with {chance:.10f}." for place, chance in enumerate(company.win, start=1)]
    return lines


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _from_file(path: Path, _: JsonObject, options: BoardOptions, name: str) -> Board:
    """Return the board of a file, called what the game calls it; ConfigError names the file and the line."""
    return replace(load_board_file(path, options), name=name)


def _options(words: list[str], finish: Finish | None) -> dict[str, Json]:
    """Return the options that ``KEY=VALUE`` words and ``--finish`` set; BadParameter, which is wrong usage, if none."""
    options: dict[str, Json] = {}
    for word in words:
        key, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not key:
            raise typer.BadParameter(f"{word!a} is not KEY=VALUE", param_hint="--option")
        options[key] = int(value) if value.isdecimal() and value.isascii() and len(value) < 10 else value
    if finish is not None:
        options["finish"] = Finish.stay.value if finish is Finish.exact else finish.value
    return options

"""`pbm board analyse`: how long a game on a board takes and who wins it, worked out and not played."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from pbm.boards import load_board_file, read_board
from pbm.cli.board import BOARD_OPTIONS, board_path, parse_board_options, refuse
from pbm.cli.values import chosen, whole
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError, PbmError
from pbm.core.game import Json, JsonObject

__all__ = ["analyse_command"]

_MOST_PLAYERS = 100
_BOARD = "A"


class Game(StrEnum):
    """A game whose figures can be worked out."""

    classic = "classic"
    postal = "postal"


class PastFinish(StrEnum):
    """What a throw past the last space does; ``stay`` is another word for ``exact``."""

    exact = "exact"
    overshoot = "overshoot"
    bounce = "bounce"
    stay = "stay"


def analyse_command(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE",
            help="A board file, TOML or JSON; or builtin: and the name of one of ours. The classic game has its own.",
            show_default=False,
        ),
    ] = None,
    ruleset: Annotated[
        Game | None,
        typer.Option(
            "--ruleset",
            metavar="|".join(Game),
            parser=chosen(Game),
            help="A game whose figures are wanted. Without it: one token, thrown with --die.",
            show_default=False,
        ),
    ] = None,
    postal: Annotated[bool, typer.Option("--postal", help="The figures of the postal game.")] = False,
    finish: Annotated[
        PastFinish | None,
        typer.Option(
            "--finish",
            metavar="exact|overshoot|bounce",
            parser=chosen(PastFinish),
            help="What a throw past the last space does: nothing, home all the same, or back again. [default: exact]",
            show_default=False,
        ),
    ] = None,
    die: Annotated[
        str | None,
        typer.Option(
            "--die",
            metavar="DIE",
            help="What is thrown: 6, d8, 2d6, 2d6+d4, or faces, 1,2,2, or faces and chances, 1:1/3,2:2/3. [default: 6]",
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
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="KEY=VALUE",
            help=f"An option of the game: {', '.join(BOARD_OPTIONS)}; of the classic one, its own.",
            show_default=False,
        ),
    ] = None,
    exact: Annotated[
        bool, typer.Option("--exact", help="Work out the fraction of a large board too: it takes a while.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
) -> None:
    """Work out how long a game on a board takes, and who wins.

    Exit status 0: fine; 1: the board is refused, or a game on it may never end; 2: wrong usage.
    """
    game = _game(ruleset, postal)
    if game is not None and die is not None:
        raise typer.BadParameter(f"the {game.value} game has its own throws: leave --die out", param_hint="--die")
    if game is Game.postal and (finish is not None or exact):
        word = "--finish" if finish is not None else "--exact"
        raise typer.BadParameter(f"the postal game's figures have no such choice: leave {word} out", param_hint=word)
    if file is None and game is not Game.classic:
        message = (
            "name a board file, such as builtin:article; or say --ruleset classic for the classic game's own board"
        )
        raise typer.BadParameter(message, param_hint="FILE")
    words = option or []
    if game is Game.classic:
        work: Callable[[], tuple[JsonObject, list[str]]] = partial(
            _classic, file, _options(words, finish), players, exact
        )
    else:
        assert file is not None  # noqa: S101 - said above
        options = parse_board_options(words)
        if game is Game.postal:
            work = partial(_postal, file, options, players)
        else:
            work = partial(_thrown, file, options, "6" if die is None else die, finish, players, exact)
    try:
        report, lines = work()
    except PbmError as error:
        refuse(error)
    if as_json:
        typer.echo(json.dumps(report))
        return
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    for line in lines:
        # The board's name may have letters that this terminal has not.
        typer.echo(line.encode(encoding, "replace").decode(encoding))


def _game(ruleset: Game | None, postal: bool) -> Game | None:
    if postal and ruleset is Game.classic:
        raise typer.BadParameter("say one of the two: --postal or --ruleset classic", param_hint="--postal")
    return Game.postal if postal else ruleset


def _thrown(
    file: Path, options: BoardOptions, word: str, finish: PastFinish | None, players: int, exact: bool
) -> tuple[JsonObject, list[str]]:
    from pbm.analysis.expected import figures
    from pbm.analysis.markov import Finish, chain_of
    from pbm.analysis.throws import read_die
    from pbm.cli.board_analyse_words import thrown_lines, thrown_report

    try:
        die = read_die(word)
    except ConfigError as error:
        raise typer.BadParameter(error.problems[0].message, param_hint="--die") from None
    rule = Finish.exact if finish in (None, PastFinish.stay) else Finish(finish.value)
    board = load_board_file(board_path(file), options, any_die=True)
    jumps = {**board.ladders, **board.snakes}
    chain = chain_of(board.finish, jumps, die, rule, follow=options.chain == "follow")
    found = figures(chain, exact=exact or None)
    what = f"{board.name}; thrown: {word}; finish: {rule}"
    return thrown_report(found, players), thrown_lines(found, players, what)


def _postal(file: Path, options: BoardOptions, players: int) -> tuple[JsonObject, list[str]]:
    from pbm.analysis.postal import postal_figures
    from pbm.cli.board_analyse_words import postal_lines, postal_report
    from pbm.rulesets.postal.options import Options

    board = load_board_file(board_path(file), options)
    found = postal_figures(board, players, Options(**asdict(options)))
    return postal_report(found), postal_lines(found, board.name)


def _classic(file: Path | None, options: JsonObject, players: int, exact: bool) -> tuple[JsonObject, list[str]]:
    from pbm.analysis.classic import analyse
    from pbm.cli.board_analyse_words import classic_lines, classic_report
    from pbm.rulesets.registry import find_ruleset

    game = find_ruleset(Game.classic.value)
    if file is None:
        config = game.read_config({}, options, read_board)
    else:
        config = game.read_config({_BOARD: {}}, options, partial(_from_file, board_path(file)))
    found = analyse(config, players, exact=exact)
    return classic_report(found), classic_lines(found)


def _from_file(path: Path, _: JsonObject, options: BoardOptions, name: str) -> Board:
    """Return the board of a file, called what the game calls it; ConfigError names the file and the line."""
    return replace(load_board_file(path, options), name=name)


def _options(words: list[str], finish: PastFinish | None) -> dict[str, Json]:
    """Return the options that ``KEY=VALUE`` words and ``--finish`` set; BadParameter, which is wrong usage, if none."""
    options: dict[str, Json] = {}
    for word in words:
        key, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not key:
            raise typer.BadParameter(f"{word!a} is not KEY=VALUE", param_hint="--option")
        options[key] = int(value) if value.isdecimal() and value.isascii() and len(value) < 10 else value
    if finish is not None:
        options["finish"] = PastFinish.stay.value if finish is PastFinish.exact else finish.value
    return options

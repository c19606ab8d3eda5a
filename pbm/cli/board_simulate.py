"""`pbm board simulate`: many games on a board, played by bots or by dice, and counted."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from pbm.boards import load_board_file
from pbm.cli.board import board_path, parse_board_options, refuse
from pbm.cli.values import LARGEST, chosen, whole
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import PbmError
from pbm.core.game import Json, JsonObject

if TYPE_CHECKING:
    from pbm.analysis.tally import Estimate, Tally

__all__ = ["bots_named", "game_options", "postal_config", "simulate_command", "simulation_report"]

_BOARD = "A"
_CLASSIC = "classic"
_MOST_PLAYERS = 60
_MOST_GAMES = 100_000_000
_MANY, _FEW = 10_000, 200  # games, where none are asked for: of bots that look at nothing, and of those that think
_PLACES = 6
_STOPPED = 130  # the exit status of what was interrupted, as shells have it


class Ending(StrEnum):
    """What becomes of a throw past the finish."""

    exact = "exact"
    overshoot = "overshoot"
    bounce = "bounce"


class Nominate(StrEnum):
    """What bots that look at nothing nominate."""

    default = "default"
    random = "random"


class _Plan(NamedTuple):
    """Games to be played: their tallies as they come, how many games there will be, and who sits where."""

    tallies: Iterator[Tally]
    games: int
    seats: tuple[str, ...]


def simulate_command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A board file, TOML or JSON; or builtin: and the name of one of ours.",
            show_default=False,
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(1, _MOST_PLAYERS, f"say a number of players from 1 to {_MOST_PLAYERS}"),
            help="How many play. If not given: as many as --bots names, and eight in the postal game without it.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME,…",
            help="Who plays, in order of seats: random, lowest, greedy, learner. The last named fills the other seats. "
            "If not given: random.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            metavar="N",
            parser=whole(1, _MOST_GAMES, f"say how many games, at most {_MOST_GAMES:,}"),
            help=f"How many games. If not given: {_MANY:,}, or {_FEW} of bots that look at reports.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            metavar="S",
            parser=whole(0, LARGEST, f"a seed is a whole number from 0 to {LARGEST:,}"),
            help="The same seed, the same games.",
        ),
    ] = 1,
    nominate: Annotated[
        Nominate | None,
        typer.Option(
            "--nominate",
            metavar="|".join(Nominate),
            parser=chosen(Nominate),
            help="What the bots random and lowest nominate: where they throw to (default), or any space.",
            show_default=False,
        ),
    ] = None,
    die: Annotated[
        str | None,
        typer.Option(
            "--die",
            metavar="DIE",
            help="A race by chance instead of the postal game: 6, 2d6, 1,2,2,3 …; or classic, the two-dice game.",
            show_default=False,
        ),
    ] = None,
    finish: Annotated[
        Ending | None,
        typer.Option(
            "--finish",
            metavar="|".join(Ending),
            parser=chosen(Ending),
            help="With --die: what a throw past the end does. If not given: exact, and bounce in the classic game.",
            show_default=False,
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="KEY=VALUE", help="An option of the game, such as chain=follow.", show_default=False
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the result as JSON.")] = False,
) -> None:
    """Play many games on a board, and say how long they took and who won them.

    Chances and means come with the bounds that hold the true ones in 95 of 100 simulations. Control-C ends it early,
    and what was played until then is told. Exit status 0: fine; 1: the board is refused; 2: wrong usage; 130: ended
    early.
    """
    try:
        path = board_path(file)
        if die is None:
            if finish is not None:
                raise typer.BadParameter("the postal game has one way to finish: say --die too", param_hint="--finish")
            scatter = nominate is Nominate.random
            plan = _postal(
                path,
                game_options(option or []),
                "random" if bots is None else bots,
                players,
                games,
                seed,
                scatter=scatter,
            )
        else:
            for word, given in (("--bots", bots), ("--nominate", nominate)):
                if given is not None:
                    raise typer.BadParameter(f"a die plays for everybody: leave {word} out, or --die", param_hint=word)
            plan = _by_dice(path, option or [], die, finish, players, games, seed)
        total, stopped = _played(plan)
    except KeyboardInterrupt:
        typer.echo("Ended before the first game.", err=True)
        raise typer.Exit(_STOPPED) from None
    except PbmError as error:
        refuse(error)
    if as_json:
        typer.echo(json.dumps(simulation_report(total, plan.seats, seed, stopped=stopped)))
    else:
        for line in _lines(total, plan, file.name, seed, stopped=stopped):
            typer.echo(line)
    if stopped:
        raise typer.Exit(_STOPPED)


def game_options(words: list[str]) -> dict[str, Json]:
    """Return the options that ``KEY=VALUE`` words set; values as in JSON where they are such, else words."""
    options: dict[str, Json] = {}
    for word in words:
        key, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not key:
            raise typer.BadParameter(f"{word!a} is not KEY=VALUE", param_hint="--option")
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value
    return options


def bots_named(words: str, players: int | None, otherwise: int) -> tuple[str, ...]:
    """Return the kind of bot on each seat: those named, the last of them on all that are left.

    ``otherwise`` is how many play where one kind is named and no number of players. BadParameter for an unknown bot.
    """
    from pbm.analysis.bots.play import bot_named

    named = [word.strip().lower() for word in words.split(",") if word.strip()]
    try:
        for name in named:
            bot_named(name)
    except PbmError as error:
        raise typer.BadParameter(error.problems[0].message, param_hint="--bots") from None
    if not named:
        raise typer.BadParameter("name one bot at least, such as random", param_hint="--bots")
    count = players or (len(named) if len(named) > 1 else otherwise)
    if len(named) > count:
        raise typer.BadParameter(f"{len(named)} bots are too many for the seats: {count}", param_hint="--bots")
    return (*named, *[named[-1]] * (count - len(named)))


def postal_config(path: Path, options: JsonObject) -> Any:
    """Return the configuration of a postal game on the board of a file; ConfigError with all that is wrong."""
    from pbm.rulesets.registry import find_ruleset

    return find_ruleset("postal").read_config({_BOARD: {}}, options, partial(_from_file, path))


def _from_file(path: Path, _: JsonObject, options: BoardOptions, name: str) -> Board:
    return replace(load_board_file(path, options), name=name)


def _postal(
    path: Path, options: JsonObject, words: str, players: int | None, games: int | None, seed: int, *, scatter: bool
) -> _Plan:
    """Return postal games: thousands at once where nobody looks at anything, one by one where somebody thinks."""
    from pbm.analysis.bots.play import bot_named
    from pbm.analysis.bots.simple import scattering
    from pbm.analysis.simulate import Habits, simulate_bots, simulate_throws
    from pbm.rulesets.registry import find_ruleset

    seats = bots_named(words, players, 8)
    config = postal_config(path, options)
    if all(name in ("random", "lowest") for name in seats):
        habits = Habits(tuple(name == "lowest" for name in seats), (scatter,) * len(seats))
        many = games or _MANY
        return _Plan(simulate_throws(config, habits, many, seed), many, seats)
    found = [bot_named(name) for name in seats]
    if scatter:
        found = [scattering(bot) for bot in found]
    few = games or _FEW
    return _Plan(simulate_bots(find_ruleset("postal"), config, found, few, seed), few, seats)


def _by_dice(
    path: Path, words: list[str], die: str, finish: Ending | None, players: int | None, games: int | None, seed: int
) -> _Plan:
    """Return races by a die, or the classic game; ``words`` are the options."""
    from pbm.analysis.races import race_of, race_of_game, simulate_race
    from pbm.analysis.throws import read_die
    from pbm.rulesets.registry import find_ruleset

    count, many = players or 1, games or _MANY
    if die.strip().lower() == _CLASSIC:
        options = game_options(words)
        if finish is not None:
            options["finish"] = "stay" if finish is Ending.exact else finish.value
        ruleset = find_ruleset("classic")
        race = race_of_game(ruleset.read_config({_BOARD: {}}, options, partial(_from_file, path)))
    else:
        chosen_options = parse_board_options(words)
        board = load_board_file(path, chosen_options, any_die=True)
        ending = finish.value if finish is not None else "exact"
        jumps = {**board.snakes, **board.ladders}
        race = race_of(board.finish, jumps, read_die(die), ending, follow=chosen_options.chain == "follow")
    return _Plan(simulate_race(race, count, many, seed), many, ("dice",) * count)


def _played(plan: _Plan) -> tuple[Tally, bool]:
    """Return the sum of what was played, and whether that was ended early; a bar on the terminal shows how it goes."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from pbm.analysis.tally import Tally

    total = Tally.none(len(plan.seats))
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("games", total=plan.games)
            for tally in plan.tallies:
                total = total + tally
                bar.update(task, completed=total.games)
    except KeyboardInterrupt:
        return total, True
    return total, False


def simulation_report(total: Tally, seats: tuple[str, ...], seed: int, *, stopped: bool = False) -> JsonObject:
    """Return what `pbm board simulate --json` says; numbers are rounded to six places."""
    from pbm.analysis.tally import spread

    wins: list[Json] = [
        {
            "seat": place,
            "bot": name,
            "wins": total.wins[place - 1],
            "part": round(total.parts[place - 1] / total.finished, _PLACES) if total.finished else None,
            "chance": _bounded(total.win(place - 1)),
        }
        for place, name in enumerate(seats, start=1)
    ]
    return {
        "games": total.games,
        "seed": seed,
        "stopped": stopped,
        "unfinished": total.unfinished,
        "turns": {
            **_bounded(spread(total.turns)),
            "median": total.quantile(0.5),
            "quantiles": {str(chance): total.quantile(chance) for chance in (0.1, 0.9)},
        },
        "rounds": _bounded(spread(total.rounds)),
        "throws": _bounded(spread(total.rolls)),
        "draw": {"games": total.shared, "chance": _bounded(total.draw())},
        "win": wins,
    }


def _bounded(found: Estimate) -> Mapping[str, Json]:
    figures = {"value": found.value, "low": found.low, "high": found.high}
    return {name: None if figure is None else round(figure, _PLACES) for name, figure in figures.items()}


def _lines(total: Tally, plan: _Plan, board: str, seed: int, *, stopped: bool) -> list[str]:
    """Return the figures in words."""
    from pbm.analysis.tally import spread

    players = f"{len(plan.seats)} player{'s' if len(plan.seats) > 1 else ''}"
    lines = [f"{total.games:,} game{'s' if total.games != 1 else ''} of {players} on {board}, seed {seed}."]
    if stopped:
        lines[0] = f"Ended early, after {total.games:,} of {plan.games:,} games: {lines[0]}"
    if total.unfinished:
        lines.append(
            f"  Called off, as nobody was home after {_most_turns(plan):,} turns: {total.unfinished:,}."
            + (" The figures are of the others." if total.finished else "")
        )
        if len(plan.seats) > 1 and len(set(plan.seats)) == 1 and plan.seats[0] in ("lowest", "greedy"):
            lines.append(
                "  Bots of one kind that leave nothing to chance move in step, and open trapdoors under themselves:"
                " mix them."
            )
    if not total.finished:
        return lines
    lines += [
        f"  Turns: {_mean(spread(total.turns))}; half the games are over within {total.quantile(0.5)}, "
        f"nine in ten within {total.quantile(0.9)}.",
        f"  Rounds: {_mean(spread(total.rounds))}. Throws of all players together: {_mean(spread(total.rolls))}.",
    ]
    if plan.seats[0] != "dice":
        lines.append(f"  Drawn: {_chance(total.draw())}.")
    if len(plan.seats) > 1:
        lines += [
            f"  Seat {place} ({name}) wins alone: {_chance(total.win(place - 1))}."
            for place, name in enumerate(plan.seats, start=1)
        ]
    lines.append("  In brackets: the bounds that hold the true figure in 95 of 100 simulations.")
    return lines


def _most_turns(plan: _Plan) -> int:
    """Return after how many turns of a player games are called off."""
    from pbm.analysis.bots.play import LONGEST
    from pbm.analysis.races import LONGEST as LONGEST_RACE

    return LONGEST_RACE if plan.seats[0] == "dice" else LONGEST


def _mean(found: Estimate) -> str:
    return _with_bounds(found, ".3f")


def _chance(found: Estimate) -> str:
    return _with_bounds(found, ".2%")


def _with_bounds(found: Estimate, form: str) -> str:
    if found.value is None:
        return "not known"
    if found.low is None or found.high is None:
        return f"{found.value:{form}}"
    return f"{found.value:{form}} ({found.low:{form}} to {found.high:{form}})"

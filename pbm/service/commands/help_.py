"""HELP: everything that can be written to a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands import COMMANDS
from pbm.orders.commands.command import Command
from pbm.reports.entries import Entry
from pbm.rulesets.abilities import AnswersWhatIfs
from pbm.service.asking import example_of, plays_throws
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.office import Table

__all__ = ["command_lines", "perform"]


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - nothing is said with HELP
    """List what can be written: orders, press, questions, and every command of the game with its help."""
    table = desk.office.table(desk.work, desk.who.game)
    unknown = () if isinstance(table.ruleset, AnswersWhatIfs) else ("CAN",)
    commands = [command for name, command in COMMANDS.items() if name not in unknown]
    return Told(
        say("What you can write"),
        (
            _how(desk),
            say(
                "Words after PRESS: are printed in the next report, words after PRESS TO, a name and a colon go to "
                "that player alone, and any question goes to the GM."
            ),
            "",
            say(
                "Besides, a line with nothing but one of these words asks for something. Small letters do, and so does "
                "a plain question, such as “what have I got left?”"
            ),
        ),
        verbatim=command_lines(commands if _ahead(desk, table) else map(_now, commands)),
        outcome="asked for HELP",
    )


def _ahead(desk: Desk, table: Table) -> bool:
    """Return whether orders for later turns can be given, or nobody knows yet: before the first round."""
    state = desk.who.game.state
    return state is None or plays_throws(table, table.ruleset.state_from_json(table.config, state))


def _now(command: Command) -> Command:
    """Return a command as it is of use where there is no later turn to order for."""
    return replace(command, arguments="", help=command.now) if command.now else command


def _how(desk: Desk) -> str:
    """Return how orders are written in this game, with an example of them where the game has one."""
    game = desk.who.game
    if game.status == "over":
        return say("This game is over, so there is nothing left to order.")
    table = desk.office.table(desk.work, game)
    if game.state is None:
        names = [seat for seat in desk.work.seats.of_game(game.id) if seat.status != "dropped"]
        example = table.ruleset.briefing(table.config, len(names)).example
    else:
        state = table.ruleset.state_from_json(table.config, game.state)
        example = example_of(table, state, desk.who.seat.name)
    if not example:
        return say(
            "Write your orders in your own words, above the form or in it. Say only what you want changed; the rest "
            "stays."
        )
    return say(
        "Write your orders in your own words, above the form or in it, for example “{example}”. Say only what you want "
        "changed; the rest stays.",
        example=example,
    )


def command_lines(commands: Iterable[Command]) -> tuple[Entry, ...]:
    """Return each command with its help below it."""
    return tuple(Entry(command.usage, (command.help,)) for command in commands)

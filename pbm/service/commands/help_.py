"""HELP: everything that can be written to a game."""

from __future__ import annotations

from collections.abc import Iterable

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands import COMMANDS
from pbm.orders.commands.command import Command
from pbm.reports.entries import Entry
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["command_lines", "perform"]


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - HELP says the same to everybody
    """List what can be written: orders, press, questions, and every command with its help."""
    return Told(
        say("What you can write"),
        (
            say(
                "Write your orders in your own words, above the form or in it, for example THROW 3 TRAPDOOR 45. Say "
                "only what you want changed; the rest stays. Words after PRESS: are printed in the next report, words "
                "after PRESS TO and a name go to that player alone, and any question goes to the GM."
            ),
            "",
            say(
                "Besides, a line with nothing but one of these words asks for something. Small letters do, and so does "
                "a plain question, such as “what have I got left?”"
            ),
        ),
        verbatim=command_lines(COMMANDS.values()),
        outcome="asked for HELP",
    )


def command_lines(commands: Iterable[Command]) -> tuple[Entry, ...]:
    """Return each command with its help below it."""
    return tuple(Entry(command.usage, (command.help,)) for command in commands)

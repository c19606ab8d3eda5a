"""Mail commands: a line that is one word and asks the server for something. One command a module."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.commands import help_, status, withdraw
from pbm.orders.commands.command import Command

__all__ = ["COMMANDS", "Command", "command_in"]

COMMANDS: dict[str, Command] = {command.name: command for command in (help_.COMMAND, status.COMMAND, withdraw.COMMAND)}
"""Every command by its name; HELP is made from it."""


def command_in(lines: Sequence[str]) -> str | None:
    """Return the first command that a line of ``lines`` is, whole and alone; None where there is none."""
    for line in lines:
        if len(line) < 40:
            word = line.strip(" .!*_\t").upper()
            if word in COMMANDS:
                return word
    return None

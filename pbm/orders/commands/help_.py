"""The command HELP."""

from __future__ import annotations

from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

COMMAND = Command("HELP", "sends this list of what you can write to the game")

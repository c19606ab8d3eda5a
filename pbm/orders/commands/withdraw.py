"""The command WITHDRAW."""

from __future__ import annotations

from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

COMMAND = Command("WITHDRAW", "takes back your orders of this round, so that none stand")

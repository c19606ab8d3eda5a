"""The command STATUS."""

from __future__ import annotations

from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

COMMAND = Command("STATUS", "sends where you stand, which orders of yours stand, and the deadline")

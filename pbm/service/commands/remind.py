"""REMIND: whether a player is reminded of deadlines."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.orders import Asked
from pbm.orders.commands.remind import wants_reminders
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.reminders import remind_hours

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Turn reminders on or off, or say how it is."""
    player = desk.work.players.get(desk.who.player.id)
    wanted = wants_reminders(asked.argument)
    if wanted is None:
        wanted = player.remind
        said = "You get a reminder" if wanted else "You get no reminders"
        said += "; REMIND OFF stops them." if wanted else "; REMIND ON brings them."
        return Told("Your reminders", (said,), outcome="asked for REMIND")
    desk.work.players.update(replace(player, remind=wanted))
    if not wanted:
        return Told(
            "No reminders", ("You will get no more reminders. REMIND ON brings them back.",), outcome="reminders off"
        )
    hours = remind_hours(desk.who.game)
    said = (
        f"When no orders of yours stand, you will get a reminder {hours} hours before a deadline."
        if hours
        else "Noted. But the GM of this game has turned reminders off, so you will get none here."
    )
    return Told("Your reminders", (said,), outcome="reminders on")

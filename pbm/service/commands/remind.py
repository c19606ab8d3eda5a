"""REMIND: whether a player is reminded of deadlines."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.orders import Asked
from pbm.core.phrases import say, say_count
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
        said = (
            say("You get a reminder; REMIND OFF stops them.")
            if player.remind
            else say("You get no reminders; REMIND ON brings them.")
        )
        return Told(say("Your reminders"), (said,), outcome="asked for REMIND")
    desk.work.players.update(replace(player, remind=wanted))
    if not wanted:
        said = say("You will get no more reminders. REMIND ON brings them back.")
        return Told(say("No reminders"), (said,), outcome="reminders off")
    hours = remind_hours(desk.who.game)
    said = (
        say_count(
            "When no orders of yours stand, you will get a reminder {count} hour before a deadline.",
            "When no orders of yours stand, you will get a reminder {count} hours before a deadline.",
            hours,
        )
        if hours
        else say("Noted. But the GM of this game has turned reminders off, so you will get none here.")
    )
    return Told(say("Your reminders"), (said,), outcome="reminders on")

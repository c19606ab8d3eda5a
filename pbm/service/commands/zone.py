"""ZONE: the clock a player is told deadlines by."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from pbm.core.orders import Asked
from pbm.core.phrases import joined, say
from pbm.core.zones import find_zone, in_zone
from pbm.orders.commands.zone import place_meant
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Set the zone where its name is certain, propose one where it is nearly so, or say which it is."""
    player = desk.work.players.get(desk.who.player.id)
    if not asked.argument:
        said = say(
            "Your clock is {zone}: by it, it is {time}. ZONE Europe/Berlin, for instance, changes it.",
            zone=player.zone,
            time=in_zone(_minute(desk), player.zone),
        )
        return Told(say("Your clock"), (said,), outcome="asked for ZONE")
    place = place_meant(asked.argument)
    zone, near = find_zone(place)
    if zone is None:
        advice = (
            say("Did you mean {zone}? Then please send ZONE {zone}.", zone=near)
            if near
            else say(
                "Please name a large town, such as ZONE Europe/London or ZONE America/New_York: that says when your "
                "clocks change, too."
            )
        )
        unknown = say("I know no zone “{zone}”.", zone=place)
        return Told(say("Which zone?"), (joined((unknown, advice)),), outcome="ZONE: not known")
    desk.work.players.update(replace(player, zone=zone))
    lines = [say("Your clock is {zone} now: by it, it is {time}.", zone=zone, time=in_zone(_minute(desk), zone))]
    if desk.round_ is not None:
        deadline = in_zone(desk.round_.deadline, zone)
        lines.append(say("Your deadline, by that clock, is {deadline}.", deadline=deadline))
    return Told(say("Your clock"), (joined(lines),), outcome=f"zone: {zone}")


def _minute(desk: Desk) -> datetime:
    return desk.now.replace(second=0, microsecond=0)

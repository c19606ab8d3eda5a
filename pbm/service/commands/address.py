"""ADDRESS: a further address of a player's."""

from __future__ import annotations

from pbm.core.orders import Asked
from pbm.core.phrases import listed, say
from pbm.orders.commands.address import read_addresses
from pbm.service.addresses import propose_address
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told

__all__ = ["perform"]


def perform(desk: Desk, asked: Asked) -> Told:
    """Ask the registered addresses about further ones, each by itself, or say which there are."""
    wanted = read_addresses(asked.argument) if asked.argument else None
    if wanted is None:
        said = say(
            "You are written to at {addresses}. ADDRESS ADD and an address adds one.",
            addresses=listed(desk.who.player.addresses),
        )
        return Told(say("Your addresses"), (said,), outcome="asked for ADDRESS")
    addresses, adding = wanted
    if not adding:
        said = say(
            "Only the GM can take an address out, so that nobody else can do it in your name: please write to the GM."
        )
        return Told(say("Your addresses"), (said,), outcome="ADDRESS: taking out is the GM's")
    proposed = tuple(propose_address(desk.office, desk.work, desk.mail, desk.who, address) for address in addresses)
    return Told(say("Your addresses"), proposed, outcome="asked about a further address")

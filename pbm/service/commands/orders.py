"""ORDERS: a seat's orders of the round, with every receipt."""

from __future__ import annotations

from pbm.core.orders import Asked
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import entry, order_words, short_time
from pbm.service.records import OrderVersion

__all__ = ["how_it_came", "perform"]

_ORIGINS = {
    "advance": "given in advance",
    "standing": "by your standing instruction",
    "gm": "entered by the GM",
    "default": "chosen by the rules",
}


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - there is nothing to say behind ORDERS
    """Show every version of the seat's own orders for the open round; the receipt says which stand."""
    if desk.round_ is None:
        return Told("Your orders", ("No round is open for you, so there are no orders.",), outcome="asked for ORDERS")
    seat, zone = desk.who.seat, desk.who.player.zone
    versions = [one for one in desk.work.orders.of_round(desk.round_.id) if one.seat_id == seat.id]
    standing = desk.work.orders.standing(desk.round_.id, seat.id)
    if not versions:
        said = f"You have sent no orders for round {desk.round_.number} yet."
        return Told("Your orders", (said,), outcome="asked for ORDERS")
    lines: list[str] = []
    for version in versions:
        words = order_words(version.orders) or "withdrawn"
        mark = " (these stand)" if standing is not None and standing.id == version.id and version.orders else ""
        lines += entry(
            f"Receipt {version.receipt}: {how_it_came(version)}{short_time(version.received_at, zone)}", words + mark
        )
    return Told(
        "Your orders",
        (f"This is what you have sent for round {desk.round_.number}:",),
        verbatim=tuple(lines),
        outcome="asked for ORDERS",
    )


def how_it_came(version: OrderVersion) -> str:
    """Return where orders came from, before their time; nothing for those that were mailed."""
    origin = _ORIGINS.get(version.origin)
    return f"{origin}, " if origin else ""

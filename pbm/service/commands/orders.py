"""ORDERS: a seat's orders of the round, with every receipt."""

from __future__ import annotations

from pbm.core.orders import Asked
from pbm.core.phrases import Phrase, joined, say
from pbm.core.zones import short_time
from pbm.orders.forms import are_postal
from pbm.reports.entries import Entry
from pbm.service.commands.desk import Desk
from pbm.service.commands.told import Told
from pbm.service.commands.words import order_words
from pbm.service.records import OrderVersion
from pbm.service.waiting import versions_known

__all__ = ["perform"]

_ORIGINS = {
    "advance": say("given in advance"),
    "standing": say("by your standing instruction"),
    "gm": say("entered by the GM"),
    "stand-by": say("by a stand-by"),
    "default": say("chosen by the rules"),
}


def perform(desk: Desk, asked: Asked) -> Told:  # noqa: ARG001 - there is nothing to say behind ORDERS
    """Show every version of the seat's own orders for the open round; the receipt says which stand."""
    if desk.round_ is None:
        none = say("No round is open for you, so there are no orders.")
        return Told(say("Your orders"), (none,), outcome="asked for ORDERS")
    seat, zone = desk.who.seat, desk.who.player.zone
    versions = versions_known(desk.work, desk.round_, seat.id)
    standing = next((one for one in reversed(versions) if one.stands), None)
    if not versions:
        said = say("You have sent no orders for round {number} yet.", number=desk.round_.number)
        return Told(say("Your orders"), (said,), outcome="asked for ORDERS")
    table = desk.office.table(desk.work, desk.who.game)
    state = table.ruleset.state_from_json(table.config, desk.round_.state_before)
    several = len(table.ruleset.boards(table.config)) > 1
    entries: list[Entry] = []
    for version in versions:
        if are_postal(version.orders):
            words = order_words(version.orders, several=several) or say("withdrawn")
        else:
            words = joined(table.meaning(state, seat.name, version.orders))
        if version is standing and version.orders:
            words = say("{orders} (these stand)", orders=words)
        entries.append(Entry(_head(version, zone), (words,)))
    return Told(
        say("Your orders"),
        (say("This is what you have sent for round {number}:", number=desk.round_.number),),
        verbatim=tuple(entries),
        outcome="asked for ORDERS",
    )


def _head(version: OrderVersion, zone: str) -> Phrase:
    """Return the number of a receipt, with when its orders came, and where from if they were not mailed."""
    origin = _ORIGINS.get(version.origin)
    came = short_time(version.received_at, zone)
    how = joined((origin, came), ", ") if origin else came
    return say("Receipt {receipt}: {how}", receipt=version.receipt, how=how)

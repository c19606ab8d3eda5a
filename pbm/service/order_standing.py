"""A mail that says no more than how the throw or the trapdoor that stands on one board is to change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.forms import is_postal
from pbm.orders.replies import named
from pbm.orders.standing.order_that_stands import OrderChange, order_changed
from pbm.orders.standing.said_of_order import OrderStands
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.older import is_newer
from pbm.service.people import press_apart
from pbm.service.two_standing import in_view, may_change

__all__ = ["with_order_changed"]

_MILD: Final = frozenset(
    ("door-doubt", "throw-doubt", "numbers", "no-throw", "empty", "announced", "door-either", "throw-either")
)
"""What a change beside talk is asked about only because nobody can see from the mail what stands."""
_OF_A_QUESTION: Final = frozenset(("unsettled", "throw-open"))
"""What a question beside it may bring about."""


def with_order_changed(desk: Desk, reading: Reading, cleaned: Cleaned) -> Reading:
    """Return a reading by which the throw or trapdoor that stands changes as the mail says; else as it was.

    Only in a game of one board. It stays as it was where the mail says anything else of its orders, and where it is not
    sure what its writer has in view.
    """
    round_, form = desk.round_, desk.form
    if round_ is None or form is None or not is_postal(form) or form.shared or len(form.boards) != 1:
        return reading
    standing = desk.work.orders.standing(round_.id, desk.who.seat.id)
    throws = next((asked.key for asked in form.fields if asked.kind == "numbers"), "")
    door = next((asked.key for asked in form.fields if asked.kind == "space"), "")
    if standing is None or is_newer(standing, desk.mail) or not may_change(reading, cleaned):
        return reading
    order = said(standing.orders).get(form.boards[0], {})
    space = order.get(door)
    stands = OrderStands(tuple(order.get(throws, ())), space if isinstance(space, int) else None)
    own, _ = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)(cleaned.words)
    names = {desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name}
    change = order_changed(own, stands, names)
    if change is None or not _lets_pass(change, reading):
        return reading
    if not change.named and not in_view(desk, round_, standing, own):
        return reading
    return _changed(reading, form.boards[0], _ordered(change, throws, door), talk=change.talk or change.asks)


def _lets_pass(change: OrderChange, reading: Reading) -> bool:
    """Whether what else is in a mail leaves a change as plain as it is: its talk, or its question."""
    asked = {named(problem) for problem in reading.problems}
    return not (change.talk or change.asks) or asked <= _MILD | (
        {"unsettled", "throw-open"} if not change.talk else set()
    )


def _ordered(change: OrderChange, throws: str, door: str) -> dict[str, Any]:
    """Return what is ordered anew."""
    made: dict[str, Any] = {} if change.throw is None else {throws: [change.throw]}
    return made | ({door: "none"} if change.undone else {} if change.door is None else {door: change.door})


def _changed(reading: Reading, board: str, order: dict[str, Any], *, talk: bool) -> Reading:
    """Return a reading that orders what changes, and asks nothing."""
    return replace(
        reading,
        kind="orders",
        verdict="clear",
        orders={board: order},
        problems=(),
        quotes=(),
        seconds={},
        replacing={},
        probable={},
        chatter=reading.chatter and (talk or bool(reading.letters or reading.press)),
    )

"""A trapdoor that is left to the rules by that word, "trapdoor: default": no vote of one's own, and none declined."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.late import late
from pbm.orders.outcome import fields_of
from pbm.orders.press.around import outside_press
from pbm.orders.replies import named

__all__ = ["with_default_door"]

_NONE: Final = "none"
_DOOR: Final = r"(?:trap ?doors?|traps?|td|nominat\w{1,5}|vote|falltür|trappe|valluik|trampilla|botola)"
_DEFAULT: Final = r"(?:default|standard|standaard|par défaut|por defecto|predefinita|di default)"
_COMPOUND: Final = r"(?:standard-?falltür|standaard-?valluik)"
_LEFT: Final = late(
    rf"\b{_DOOR}\b[^.!?;,\n\d]{{0,24}}\b{_DEFAULT}\b|\b{_DEFAULT}\b[^.!?;,\n\d]{{0,24}}\b{_DOOR}\b"
    rf"|\b{_COMPOUND}\b",
    re.IGNORECASE,
)
_DECLINED: Final = late(
    rf"\b(?:no|none|not|nothing|never|without|abstain\w{{0,4}}|skip|pass|kein\w{{0,2}}|nicht|ohne|pas|geen|sin|senza)\b|n't\b"
    rf"|\b{_DOOR}\s?[:=]?\s?(?:-|–|—|0|x)(?=\s|$)",
    re.IGNORECASE,
)
"""Words that decline a vote, or deny something: what is the default's and what is theirs cannot be told apart."""
_ALONE: Final = late(
    r"(?:^|[.,;!&+]\s{0,3}|\b(?:and|with|plus|und|mit|et|avec|en|met|y|con)\s)\s{0,3}"
    r"(?:please )?(?:(?:use|take|have) )?(?:the |a |my |die |la |de )?"
    rf"(?:{_DEFAULT} {_DOOR}|{_COMPOUND}|{_DOOR}\s?[:=]?\s?(?:(?:is|to|by|at|on|the|as) ){{0,2}}{_DEFAULT})"
    r"(?: (?:please|bitte|svp|graag))?(?=\s{0,3}(?:[.,;!&+]|$|and\b|und\b|et\b))",
    re.IGNORECASE | re.MULTILINE,
)
"""The same as a clause of its own: "default trapdoor, throw 5"."""
_REACH: Final = 5_000


def with_default_door(reading: Reading, lines: Sequence[str], form: OrderForm) -> Reading:
    """Return the reading of a mail with its trapdoors open (None) where they are left to the rules, whatever stood.

    A vote for no space is something else (r8): where a mail has that too, it is read as it was.
    """
    door = fields_of(form)[1]
    if door is None:
        return reading
    text = "\n".join(lines[place] for place in outside_press(lines))[:_REACH]
    if _LEFT.search(text) is None or _DECLINED.search(text) is not None:
        return reading
    if _only_door_asked(reading) and _ALONE.search(text) is not None:
        reading = replace(reading, verdict="clear", problems=(), quotes=())  # "Falltür: Standard"
    left = [board for board, order in reading.orders.items() if order.get(door.key) == _NONE]
    if len(form.boards) == 1 and reading.verdict == "clear" and _ALONE.search(text) is not None:
        left += [board for board, order in reading.orders.items() if order and door.key not in order]
    orders = {board: {**order, door.key: None} if board in left else order for board, order in reading.orders.items()}
    later = {turn: _without(orders_, door.key) for turn, orders_ in reading.later.items()}
    return replace(reading, orders=orders, later=later)


def _only_door_asked(reading: Reading) -> bool:
    """Return whether nothing is asked about a mail that orders a throw but whether it names a trapdoor."""
    return (
        reading.verdict == "ask"
        and any(reading.orders.values())
        and bool(reading.problems)
        and all(named(problem) == "door-doubt" for problem in reading.problems)
    )


def _without(orders: RawOrders, key: str) -> dict[str, JsonObject]:
    """Return orders for a turn to come, over which nothing stands, without a vote for no space."""
    return {
        board: {name: value for name, value in order.items() if name != key or value != _NONE}
        for board, order in orders.items()
    }

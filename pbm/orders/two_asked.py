"""What is asked about the two throws of a round of two turns that a mail speaks of without telling their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.outcome import asked_ahead
from pbm.orders.phrasing.two_turned import as_a_change, changes_places
from pbm.orders.reader import Reader

__all__ = ["with_two_asked"]

_TWO: Final = 2
_OPEN: Final = frozenset(("missing", "not-understood"))
"""What is asked where no throw was found."""


def with_two_asked(reading: Reading, words: Sequence[str], reader: Reader) -> Reading:
    """Return a reading that asks for the two throws where they are to change places and are not named.

    "5 -> 6" may be both throws or the one in the place of the other.
    """
    if reader.throws is None or reader.limits.count != _TWO or reading.kind not in ("orders", "other"):
        return reading
    if reading.seconds or reading.replacing:
        return reading
    if any(order.get(reader.throws.key) for order in reading.orders.values()):
        if not as_a_change(words):
            return reading
        return asked_ahead(replace(reading, orders={}), [reader.say("throw-order")], [None])
    if any(problem.code not in _OPEN for problem in reading.problems) or not changes_places(words):
        return reading
    return asked_ahead(replace(reading, problems=(), quotes=()), [reader.say("order-turned")], [None])

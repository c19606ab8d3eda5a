"""The turn that a quoted mail of the GM's asks orders for: "What do you throw in turn 23?", "Turn 11 is due"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pbm.orders.late import late

__all__ = ["open_turn"]

_ASKED_FOR = late(
    r"\b(?:throw|play|roll|orders?|moves?|numbers?|next|die)\b[^.!?\n\d]{0,16}?\b(?:for |in |on )?"
    r"turn\s{0,2}(?P<asked>\d{1,4})\b(?!\s{0,2}(?:were|was|have|had|is (?:done|over|played)|[+&/-]\s?\d|and \d))"
    r"|\bturn\s{0,2}(?P<due>\d{1,4})\s(?:is |now |orders? |are |closes? |until ){0,3}"
    r"(?:open|due|wanted|closes|close|deadline)\b",
    re.IGNORECASE,
)
_TOLD = late(r"\b(?:you (?:sent|threw|played|ordered)|last|previous|were|was|after)\b", re.IGNORECASE)
_LINES, _LINE = 200, 300  # quoted lines, and characters of each, that are looked at


def open_turn(quoted: Iterable[str]) -> int:
    """Return the one turn for which ``quoted`` lines ask for orders; 0 where they name none, or several."""
    named: set[int] = set()
    for _, line in zip(range(_LINES), quoted, strict=False):
        if "urn" in line or "URN" in line:
            for found in _ASKED_FOR.finditer(line[:_LINE]):
                if _TOLD.search(line[: found.start()]) is None:
                    named.add(int(found["asked"] or found["due"]))
    return named.pop() if len(named) == 1 else 0

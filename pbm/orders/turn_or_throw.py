"""“Zug 4, Falltür 45”: the turn with that number, or the throw that some call their move?

A trapdoor alone is hardly ever sent for a later turn, so that both may be meant where no sign stands behind the turn
and nothing is ordered for now. Nothing is kept before that is answered.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.late import late
from pbm.orders.replies import say

__all__ = ["turn_or_throw"]

_THROWS: Final = range(1, 7)
_LINES, _LINE = 20, 300  # lines of a short mail, and characters of each, that are looked at
_NAMED: Final = late(
    r"(?:^|[.!?,;:]\s{0,3}|\b(?:my|mein|meinen|mon|mijn|mi|il mio|next|nächster|nächsten|prochain|volgende|próximo"
    r"|prossimo|the|der|den|le|de|el|il) )(?P<said>(?:spiel|würfel)?(?:zug|turn|move|go|tour|coup|beurt|zet|turno"
    r"|jugada|mossa)\s{1,2}(?P<turn>[1-6])(?!\d|[.:]\s?\d|\s?[:=/]|\.)(?:\s?[,;–—-]|\s(?:and|und|et|en|y|e|mit|with|avec|met"
    r"|con)\b)?\s{0,3}(?:(?:and|und|et|en|y|e|my|meine|die|ma|la|mijn|het|mi|the) ){0,2}"
    r"(?:trap|td\b|hole|falltür|falle|luke|klappe|valluik|luik|trampilla|botola)\w*\W{0,3}(?:\w{2,4} )?\d{1,3})",
    re.IGNORECASE | re.MULTILINE,
)
_HEADED: Final = late(r"\b(?:for|in|on|im|für|pour|au|voor|en|para|per|al|nel)\s(?:\w{2,8} )?$", re.IGNORECASE)
"""Words by which a turn is told and no throw: "im Zug 4"."""


def turn_or_throw(reading: Reading, lines: Sequence[str]) -> Reading:
    """Return a reading that asks whether a turn that got a trapdoor alone is one, or the throw of the open round.

    ``lines`` are those of the mail, as they were written.
    """
    if len(reading.later) != 1 or any(reading.orders.values()):
        return reading
    ((turn, orders),) = reading.later.items()
    if turn not in _THROWS or any(set(order) - {"trapdoor"} for order in orders.values()):
        return reading
    text = "\n".join(line[:_LINE] for line in lines[:_LINES])
    found = next((one for one in _NAMED.finditer(text) if int(one["turn"]) == turn), None)
    if found is None or _HEADED.search(text[: found.start("said")]) is not None:
        return reading
    space = next((order.get("trapdoor") for order in orders.values()), None)
    details: dict[str, int | str] = {"words": " ".join(found["said"].split()), "turn": turn, "space": str(space)}
    asking = say("turn-or-throw", details=details)
    return replace(
        reading,
        kind="orders",
        verdict="ask",
        later={},
        probable={},
        problems=(*reading.problems, asking),
        quotes=(*reading.quotes, *[None] * (len(reading.problems) - len(reading.quotes)), None),
    )

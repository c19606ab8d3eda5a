"""Boards whose orders are said to be with the GM already, another's to come later: "A is done, B to follow"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["part_sent"]

_DONE = late(
    r"\b(?:sorted|done|settled|sent|as (?:planned|before|agreed|discussed|arranged)"
    r"|you(?:'ve| have)? (?:got )?(?:it|them|those)"
    r"|erledigt|fertig|geschickt|wie (?:besprochen|gehabt)|fait|réglé|envoyée?s?|comme prévu|klaar|gedaan|verstuurd"
    r"|hecho|listo|enviad[oa]s?|fatt[oa]|mandat[oa]|inviat[oa])\b",
    re.IGNORECASE,
)
_TO_COME = late(
    r"\b(?:to follow|follows?|later|tomorrow|tonight|soon|will (?:ring|phone|call|text|send|tell|write|mail)"
    r"|'ll (?:ring|phone|call|text|send|tell|write|mail|let)|später|morgen|folgt|nachher|plus tard|demain|suivra"
    r"|volgt|straks|luego|mañana|más tarde|dopo|più tardi|domani)\b",
    re.IGNORECASE,
)
_REACH = 1_000  # characters in which it is said


def part_sent(said: str, boards: Sequence[str]) -> bool:
    """Return whether ``said`` names several of ``boards``, some of them done and others to come."""
    head = said[:_REACH]
    named = [name for name in boards if re.search(rf"\b{re.escape(name)}\b", head)]
    return len(named) > 1 and _DONE.search(head) is not None and _TO_COME.search(head) is not None

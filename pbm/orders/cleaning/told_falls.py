"""What a turn brought, cried out before the orders: "What a turn: a trapdoor on 47, down, and up a ladder to 52!".

It is left out only where the mail names its trapdoor behind it, and is no order where it does not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["without_told_falls"]

_DOOR: Final = r"(?:trap\s?-?door|trap|botola|trappe|falltür|valluik|trampilla)"
_CRY: Final = (
    r"(?:^|(?<=\n)|(?<=[.!?,]\s))¡?(?:what\sa|che|quelle?|was\sfür\seine?|qué|wat\seen)\s"
    r"(?:round|turn|week|game|giro|turno|partita|tour|partie|runde|zug|beurt|ronde|jugada)\s?[:,–-]\s"
    rf"(?:an?|una|une|eine|een)\s{_DOOR}\s(?:on|at|sul|sulla|alla|en|sur|auf|op)\s\d{{1,3}}\b"
)
_CRYING: Final = word_set("what che quel quelle was qué wat")
_WAYS: Final = Retelling(
    (
        _CRYING,
        late(
            rf"{_CRY}[^.?!\n]{{0,100}}!(?=[^?]{{0,400}}\b{_DOOR}\s?:?\s?(?:(?:on|at|sul|auf|op|en|sur)\s)?\d)",
            re.IGNORECASE,
        ),
        "",
    ),
    (_CRYING, late(rf"(?P<cry>{_CRY})\s?!", re.IGNORECASE), r"\g<cry>?"),
)


def without_told_falls(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without such a cry."""
    return retold(lines, _WAYS)

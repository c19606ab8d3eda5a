"""A throw that comes "after that" within a round of two turns: "4, and after that 3" orders both of them."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import NEXT

__all__ = ["is_second_of_round", "tells_what_is_left"]

_TURNS: Final = 2  # of the round
_OF_A_ROUND: Final = late(r"week|round|fortnight|woche|runde|semaine|manche|ronde|ronda|semana|settimana|giro")
_LEFT: Final = late(
    r"\b(?:left|remaining|remains?|übrig|bleiben|bleibt|verbleiben|restent?|reste|resten|quedan?|sobran|restano"
    r"|rimangono|rimasti)\b"
)


def tells_what_is_left(said: str) -> bool:
    """Whether a text tells the numbers that one may still throw, which are no throws of now."""
    return _LEFT.search(said) is not None


def is_second_of_round(when: str, said: str, told: int, throw: re.Pattern[str]) -> bool:
    """Whether a throw with the time ``when`` is the second of the round, whose first was told before it.

    ``said`` is what its sentence says before it, ``told`` how many throws of the round the sentences before gave;
    ``throw`` finds one. What stands before a colon tells which are left: "I have 1 and 3: first 1, after that 3".
    """
    if _OF_A_ROUND.search(when) is not None or NEXT.search(said) is not None:
        return False  # "next turn 3 and after that 4": whether that is the open one nobody can tell
    ahead = sum(1 for _ in throw.finditer(said, said.rfind(":") + 1))
    return 0 < ahead + told < _TURNS

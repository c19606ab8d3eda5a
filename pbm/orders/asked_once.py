"""Questions of a reading that another one of the same words asks already: each is put once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.replies import named

__all__ = ["asked_once"]

_ASKED_ANEW: Final = {
    "door-doubt": ("door-any", "door-same", "door-differ", "door-range"),
    "throw-doubt": ("throw-same", "throws-differ", "throw-range"),
}
"""What is asked of a number that is in doubt, and the questions of the same field that say more."""


def asked_once(reading: Reading) -> Reading:
    """Return a reading without a question whether a number is meant where its words are asked for that number anyway.

    "I can't think of a trapdoor, whatever you think best" is asked for a space, and not whether it names one.
    """
    if len(reading.problems) < 2:
        return reading
    told = list(zip(reading.problems, (*reading.quotes, *[None] * len(reading.problems)), strict=False))
    asked = {(named(problem), problem.key): quote for problem, quote in told}
    kept = [
        (problem, quote)
        for problem, quote in told
        if not any(
            (which, problem.key) in asked and quote in (None, asked[which, problem.key])
            for which in _ASKED_ANEW.get(named(problem), ())
        )
    ]
    if len(kept) == len(told):
        return reading
    return replace(reading, problems=tuple(one for one, _ in kept), quotes=tuple(quote for _, quote in kept))

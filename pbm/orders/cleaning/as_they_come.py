"""The habit of when orders come: "orders on Wednesday as usual" does not ask for the usual ones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["as_they_come"]

_HABIT = late(
    r"(?P<coming>\b(?:my |the |our )?(?:orders?|moves?)\b(?: (?:will|shall|to|should|are|for this (?:turn|round)))*"
    r"(?: (?:follow|come|coming|arrive|be (?:with you|there|sent|along)|reach you))?,?"
    r" (?:(?:on|by|over|at|before|around) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|deadline)"
    r"(?: (?:morning|evening|afternoon|night))?|tomorrow|tonight|later(?: (?:today|this week))?|at the weekend)),?"
    r" (?:as (?:usual|ever|always|before|per usual)|like (?:always|ever))\b",
    re.IGNORECASE,
)
_NEEDS = word_set("usual ever always before")
_LINES, _LINE = 60, 600


def as_they_come(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without the words that call the time at which orders will come the usual one."""
    if not may_be_in(words_in(lines[:_LINES]), _NEEDS):
        return list(lines)
    return [_HABIT.sub(r"\g<coming>", line) if len(line) <= _LINE else line for line in lines[:_LINES]] + list(
        lines[_LINES:]
    )

"""What was typed below a form that a client quoted without a mark: only where it can hardly be the form's own words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, THROW, role_of

__all__ = ["typed_below"]

_LONGEST: Final = 80  # characters of a line that only asks
_MOST: Final = 12  # lines below it
_ASKED: Final = late(r"\s{0,8}(?P<label>[^:?\n\[\]_.]{2,50}?)\s{0,8}(?:[:?](?=\s|$)|\[\s{0,20}\]|[_.]{3,40})")
_SMALL: Final = late(r"\s{0,4}[a-zà-ÿ]")
_SPEAKING: Final = late(r"\W{0,4}(?:i|i'm|i'll|i'd|i've|my|mine|sorry|thanks)\b", re.IGNORECASE)
_CAPITAL: Final = late(r"\W{0,8}[A-ZÀ-Þ]")
_NOT_TYPED: Final = late(
    r"\b(?:you|your|yours|you're|you've|you'll|examples?|instance|typical\w*|sample|e\.g|players?|everyone|(?:snakes|ladders)"
    r" (?:are|is|from|at|on)|snake:|ladder:|rules?|closes|deadline|previous|last|default|orders (?:by|due)"
    r"|du|dein\w{0,2}|ihr\w{0,2}|vous|votre|vos|(?:turn|round) \d{1,4}|says|said|wrote|writes)\b",
    re.IGNORECASE,
)


def typed_below(lines: Sequence[str]) -> int:
    """Return at which of the unmarked ``lines`` of a quotation begins what the player typed; 0 where nothing does.

    Above it stand prompts for a throw and a trapdoor, all of them empty. It begins with who writes, or small, below a
    form that does not, and does not speak to the player or of what somebody else said.
    """
    asked: set[str] = set()
    end = 0
    for place, line in enumerate(lines):
        roles = _asked(line)
        if roles is None:
            return 0
        if roles:
            asked |= roles
            end = place + 1
    start = next((n for n in range(end, len(lines)) if lines[n].strip()), len(lines))
    below = [line for line in lines[start:] if line.strip()]
    if not {THROW, DOOR} <= asked or not below or len(below) > _MOST or start == end:
        return 0
    text = "\n".join(below)
    small = _SMALL.match(text) and all(_CAPITAL.match(line) for line in lines[:end] if _asked(line))
    return start if (small or _SPEAKING.match(text)) and not _NOT_TYPED.search(text) else 0


def _asked(line: str) -> set[str] | None:
    """Return for what a line asks, if it does nothing else; None where a prompt for orders has its answer behind it."""
    roles: set[str] = set()
    place = 0
    text = line.rstrip()
    if len(text) > _LONGEST:
        return roles
    while place < len(text):
        found = _ASKED.match(text, place)
        if found is None:
            return None if roles & {THROW, DOOR} else set()
        roles.add(role_of(found["label"]))
        place = found.end()
    return roles

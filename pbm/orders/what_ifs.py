"""Questions whether a move is allowed, put on a line of their own, as the command CAN wants them.

"Quick check: can I move L1 to 32-17?" and "A point of theory. Could I really move S5 to 46-20?" are CAN I with words
around it. A question that goes on with what shall be done otherwise stays as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_what_ifs_apart"]

_DOING: Final = r"(?:move|put|play|place|lay|shift|set|slide)"
_WILL: Final = r"(?:(?:really|actually|just|even|also|theoretically|still|legally|in fact) ){0,2}"
_ASKED: Final = late(
    rf"(?P<asked>\b(?:(?:can|could|may|might) (?:i|we) {_WILL}{_DOING}"
    rf"|(?:am i|are we|is one|is it|would it be|would i be) (?:allowed|ok|okay|legal|lawful|possible|permitted|fair)"
    rf" (?:for me )?to {_DOING}"
    r"|(?:darf|kann|könnte|dürfte) (?:ich|man) (?!dich|sie\b|bitte))\b[^?\n]{3,150}\?)",
    re.IGNORECASE,
)
_ALLOWED: Final = late(r"^(?:am i|are we|is one|is it|would it be|would i be) \w+ (?:for me )?to ", re.IGNORECASE)
_ENDS_LEAD: Final = late(r"(?:[.!?:–—,;-]|^)\s*$")
_ORDERING: Final = late(
    r"\d|\b(?:please|pls|orders?|play|put|bitte|otherwise|else|if not|if so|then|do|so|sonst|wenn|falls|dann)\b",
    re.IGNORECASE,
)
_ELSE: Final = late(r"\b(?:or|else|otherwise|if not|failing|please|pls|bitte|sonst|oder|instead)\b", re.IGNORECASE)
_SHORT: Final = 200


def with_what_ifs_apart(lines: Sequence[str]) -> list[str]:
    """Return lines with such a question on a line of its own, as CAN, and what stands before and after it on others."""
    made: list[str] = []
    for line in lines:
        match = _ASKED.search(line) if "?" in line and len(line) <= _SHORT else None
        if match is None:
            made.append(line)
            continue
        before, after = line[: match.start()], line[match.end() :]
        whole = not before.strip() and not after.strip() and _ALLOWED.search(match["asked"]) is None
        told = _ORDERING.search(before) or _ORDERING.search(after) or _ELSE.search(match["asked"])
        if whole or told or _ENDS_LEAD.search(before) is None:
            made.append(line)
            continue
        parts = (before, _ALLOWED.sub("can I ", match["asked"].strip()), after)
        made += [part for part in parts if part.strip(" .,;!")]
    return made

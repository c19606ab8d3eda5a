"""Three numbers and a small word that many languages share: "5, 6 en 45", "5, 6 y 45" are joined by "and"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["with_lists_joined"]

_LIST = late(
    r"(?P<throws>(?:^|(?<=[.!?:] ))\s{0,8}[1-6]\s?[,/+&]\s?[1-6],?) (?:en|y|e|i|og|och) (?P<space>\d{1,3}\b)"
    r"(?=[\s.!]{0,4}(?:$|[.!?]|(?:aub|svp|por favor|per favore|gracias|grazie|bedankt|graag|please)\b))",
    re.IGNORECASE,
)
_LINE = 120  # characters of a line that is such a list


def with_lists_joined(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with two throws and a space joined by a word of which no other word tells the language."""
    if not any(line[:1].isdigit() or ", " in line or "/" in line for line in lines):
        return lines
    return [_LIST.sub(r"\g<throws> and \g<space>", line) if len(line) <= _LINE else line for line in lines]

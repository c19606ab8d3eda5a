"""Words for the GM: a question or a remark beside orders and press."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.claims.of_mail import sentences
from pbm.orders.doubts.questions import tagged
from pbm.orders.signing import is_ending
from pbm.orders.tokens.token import Token
from pbm.orders.words import FILLERS, POLITE, STARTERS

__all__ = ["chatter_in"]

_FEW = 5  # words; a remark of fewer is a courtesy
_COMMON = FILLERS | POLITE | STARTERS
_GREETINGS = frozenset(("dear", "hi", "hello", "hey", "hallo", "morning", "evening", "afternoon", "good", "greetings"))


def chatter_in(lines: Sequence[str], tokens: Sequence[Token], claimed: frozenset[int]) -> bool:
    """Return whether some sentence says or asks something beside orders; ``claimed`` are the lines with an order."""
    for start, end in sentences(tokens):
        part = tokens[start:end]
        asked = end < len(tokens) and tokens[end].low == "?"
        line = part[0].line
        if is_ending(lines[line]) if 0 <= line < len(lines) else False:
            continue
        ordering = any(t.kind in "TDB" for t in part) or (line in claimed and any(t.kind == "N" for t in part))
        words = [t for t in part if t.kind == "W"]
        if asked and not tagged(part) and (len(words) > 1 or not ordering) and not (ordering and line in claimed):
            return True
        telling = [t for t in words if t.low not in _COMMON and len(t.low) > 2]
        if not ordering and words and words[0].low not in _GREETINGS and len(words) >= _FEW and len(telling) >= 2:
            return True
    return False

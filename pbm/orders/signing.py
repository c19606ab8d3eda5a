"""Where a letter ends: the greeting and the name below it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["begins_afterthought", "is_ending", "signed_off"]

_CLOSING = late(
    r"\s*(?:(?:with )?(?:many |kind|best|warm)?\s?(?:regards|wishes|thanks)|cheers"
    r"|yours\b.{0,30}|sincerely|thanks|thank you|ta|love|bye|all the best|mfg|grüße|thanks in advance|many thanks"
    r"|(?:viele|liebe|beste|schöne) grüße|cordialement|amicalement|saludos|groeten|ciao)[\s,.!]*$",
    re.IGNORECASE,
)
_SIGNED = late(r"\s*[/~-]{0,2}\s?(?:[^\W\d_][^\W\d_.'-]{0,20}\.?){1,3}(?:\s[^\W\d_][^\W\d_.'-]{0,20}\.?){0,2}\s*$")
_THANKING = late(
    r"\s*(?:thanks|thank you|ta|cheers|love|regards|best)[\s,.!]{1,3}[^\W\d_][^\W\d_.'-]{0,20}(?: "
    r"[^\W\d_][^\W\d_.'-]{0,20})?"
    r"[\s.!x]*$",
    re.IGNORECASE,
)
_AFTERTHOUGHT = late(r"\s*p\.?\s?(?:p\.?\s?)?s(?:\b|\.)", re.IGNORECASE)
_TO_YOU = late(
    r"\s*(?:(?:many |lots of )?thanks|thank you|ta|cheers) (?:so much |very much )?for\b"
    r"(?! (?:reading|listening|nothing|playing))[^\d\n]{1,90}$",
    re.IGNORECASE,
)
_PARAGRAPH = 4  # lines of a paragraph that ends a letter


def signed_off(lines: Sequence[str]) -> str:
    """Return the text of some lines without the greetings and name that end a letter."""
    kept = [line.strip() for line in lines]
    while kept and not kept[-1]:
        kept.pop()
    place = len(kept)
    while place and kept[place - 1] and len(kept) - place < 3:
        place -= 1
    last = kept[place:]
    if len(last) > 1 and _TO_YOU.match(last[0][:120]):
        last = last[1:]  # "Thank you for the card!" above the name is meant for the GM
    if place and not kept[place - 1] and all(is_ending(line) for line in last):
        kept = kept[:place]
    else:
        closing = next((n for n in range(max(0, len(kept) - 3), len(kept)) if n and _closes(kept[n])), None)
        if closing is not None and all(len(line) <= 40 and _SIGNED.match(line) for line in kept[closing + 1 :]):
            kept = kept[:closing]
    while kept and not kept[-1]:
        kept.pop()
    while kept and not kept[0]:
        kept.pop(0)
    return "\n".join(kept)


def begins_afterthought(line: str, before: Sequence[str]) -> bool:
    """Return whether a line is a postscript below a letter that has ended with a name in a paragraph of its own."""
    if _AFTERTHOUGHT.match(line[:12]) is None or not before or before[-1].strip():
        return False
    last = len(before)
    while last and not before[last - 1].strip():
        last -= 1
    start = last
    while start and before[start - 1].strip() and last - start < _PARAGRAPH:
        start -= 1
    # A short line right below the words may be the last of them, so the name stands apart.
    return 0 < start < last < start + _PARAGRAPH and all(is_ending(line) for line in before[start:last])


def _closes(line: str) -> bool:
    return _CLOSING.match(line[:80]) is not None or (len(line) <= 40 and _THANKING.match(line) is not None)


def is_ending(line: str) -> bool:
    """Return whether a line may be the greeting or the name that ends a letter."""
    return _closes(line) or (len(line) <= 40 and _SIGNED.match(line) is not None)

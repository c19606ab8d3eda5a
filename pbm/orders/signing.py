"""Where a letter ends: the greeting and the name below it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["is_ending", "signed_off"]

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


def signed_off(lines: Sequence[str]) -> str:
    """Return the text of some lines without the greetings and name that end a letter."""
    kept = [line.strip() for line in lines]
    while kept and not kept[-1]:
        kept.pop()
    place = len(kept)
    while place and kept[place - 1] and len(kept) - place < 3:
        place -= 1
    last = kept[place:]
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


def _closes(line: str) -> bool:
    return _CLOSING.match(line[:80]) is not None or (len(line) <= 40 and _THANKING.match(line) is not None)


def is_ending(line: str) -> bool:
    """Return whether a line may be the greeting or the name that ends a letter."""
    return _closes(line) or (len(line) <= 40 and _SIGNED.match(line) is not None)

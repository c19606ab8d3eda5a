"""Orders that are put as requests, told as the orders that they are: "could you throw the 4?"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["orders_asked_for"]

_PLAYING: Final = r"(?:throw|play|use|take|move|go\swith|spend|enter|give\sme|roll|advance|put\sme\sdown\sfor)"
_REQUESTS: Final = Retelling(
    (
        word_set("could can would will"),
        late(
            rf"\b(?:could|can)\syou\s(?:please\s|kindly\s)?(?P<play>{_PLAYING})\s(?P<number>(?:(?:the|my)\s)?{THROW})"
            r"(?:\s(?:for\sme|please|this\s(?:time|turn|week|round))){0,2}\s?\?",
            re.IGNORECASE,
        ),
        r"please \g<play> \g<number>.",
    ),
    (
        word_set("would will"),
        late(
            rf"\b(?:would|will)\syou\s(?P<kind>please\s|kindly\s)?(?P<play>{_PLAYING})\s(?P<number>(?:(?:the|my)\s)?{THROW})"
            r"(?(kind)(?:\sfor\sme)?|\sfor\sme)(?:\splease|\sthis\s(?:time|turn|week|round))?\s?\?",
            re.IGNORECASE,
        ),
        r"please \g<play> \g<number>.",
    ),
    (
        word_set("none"),
        late(
            r"\bas\s(?:to|for|regards)\s(?:(?:a|the|my)\s)?trap\s?doors?,?\si\shave\snone\s(?:to\s(?:offer|give|name|suggest"
            r"|nominate)|in\smind)(?:\sthis\s(?:time|turn|week|round))?\b,?",
            re.IGNORECASE,
        ),
        "No trapdoor from me.",
    ),
    (
        word_set("naming nominating digging"),
        late(
            r"\b(?:so\s)?i(?:\s(?:shall|will)\snot|\sshan't|\swon't|'ll\snot)\sbe\s(?:naming|nominating|digging)\s(?:any|one)"
            r"(?=\s?[.!\n]|$)",
            re.IGNORECASE,
        ),
        "no trapdoor from me",
    ),
)


def orders_asked_for(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with what they ask the GM to enter as an order; who asks what would be wise orders nothing."""
    return retold(lines, _REQUESTS)

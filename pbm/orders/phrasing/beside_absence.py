"""Orders and an absence in one line, whichever comes first: "I'm away 24 Dec to 2 Jan, 5 and 50"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.whole_days import begins_with_day, cuts_days

__all__ = ["beside_absence"]

_JOINT: Final = late(
    r"(?:(?<!\d)[.!;]|(?<=\d)\.(?= [^\W\d])|(?:(?<=[^\W\d] \d)|(?<=[^\W\d] \d\d))\.(?= \d)|(?<=\d)[!;])\s{1,3}"
    r"|,\s{1,3}|\s[–—-]{1,2}\s|\s(?=(?:so|hence|therefore|deshalb|daher|donc|dus|así que|quindi)\s)"
    r"|\s{0,2}\((?=[^()]{4,60}\)\W{0,3}$)|:\s{1,3}",
    re.IGNORECASE,
)
"""What may part the two; not the dots of "3. bis 20. Dezember", but the one of "until Jan 2. 5 and 44"."""
_LEADING: Final = late(
    r"(?:(?:so|and|but|therefore|hence|also|und|daher|donc|et|dus|en|y|e|quindi|así que) ){1,2}", re.I
)
_FIGURE: Final = late(r"\d")
_SUPPOSED: Final = late(r"\b(?:if|unless|in case|falls|wenn|si|als|se|whether)\b", re.IGNORECASE)
_MEANWHILE: Final = late(
    r"\b(?:each|every|then|meanwhile|while|during|usual|default|lowest|highest|all|always|until|till|both|immer|jeweils"
    r"|dann|alors|toujours|dan|steeds|siempre|sempre)\b",
    re.IGNORECASE,
)
"""Words of orders that may be for the time away and not for this turn."""
_JOINTS: Final = 6
_DASH: Final = late(r"\s[–—-]{1,2}\s")
_NUMBER: Final = late(r"(?P<day>\d{1,2}),")


def beside_absence(line: str, is_absence: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the two parts of a line of which one ``is_absence`` and the other has a figure; nothing for any other.

    Orders that may be for the time away are left where they are, and no stretch of days is cut in two.
    """
    if _FIGURE.search(line) is None or _SUPPOSED.search(line) is not None:
        return ()
    for found, _ in zip(_JOINT.finditer(line), range(_JOINTS), strict=False):
        head, tail = line[: found.start()].strip(), line[found.end() :].strip(" )\t")
        first = is_absence(head.rstrip(" .,;!"))
        orders = tail if first else head
        if _FIGURE.search(orders) is None or _MEANWHILE.search(orders) is not None:
            continue
        if first:
            if begins_with_day(tail) or (_DASH.fullmatch(found.group()) and _may_end(head, tail, is_absence)):
                continue
            led = _LEADING.match(tail)
            return head, tail[led.end() :] if led is not None else tail
        if is_absence(tail.rstrip(" .,;!")) and not cuts_days(head, tail):
            return head, tail
    return ()


def _may_end(head: str, tail: str, is_absence: Callable[[str], bool]) -> bool:
    """Whether the number behind a dash may be the last day of an absence: "away 4 Dec - 6, 44"."""
    number = _NUMBER.match(tail)
    return number is not None and is_absence(f"{head} - {number['day']}")

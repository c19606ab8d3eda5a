"""Stretches of days that a sign or the end of a line must not cut in two: "away 24 Dec - 2 Jan", "absent 24 Dec -"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from pbm.orders.days import are_days, is_return
from pbm.orders.late import late

__all__ = ["begins_with_day", "cuts_days", "with_days_whole"]

_WORDS: Final = 8  # of a day and of what leads to it: "from Friday, 24 December 2026", "van 21 tot en met 28 december"
_LONGEST: Final = 60  # characters of a line that is a part of an absence
_SIGNS: Final = " –—-"
_TOLD: Final = late(r"[^\W\d_]{3}|\d\.\s?\d{1,2}\.|\d{4}")
"""What a day has beside its number."""
_LED_TO: Final = late(
    r"(?:^|\s)(?:am|vom|den|dem|the|on|les?|el|los|il|op|de)\s\d{1,2}(?:\.|st|nd|rd|th|er)?\s{0,3}$", re.IGNORECASE
)
"""A number at the end that a word leads to as to a day: "am 25." before "und 26. Januar"."""


def cuts_days(head: str, tail: str) -> bool:
    """Return whether a stretch of days begins at the end of ``head`` and may go on in ``tail``."""
    return begins_with_day(tail) and (_ends_with_day(head) or _LED_TO.search(head) is not None)


def begins_with_day(text: str) -> bool:
    """Return whether a text begins with a day that is plainly one, or with words that lead to it: "until 2 Jan"."""
    words = text.split()[:_WORDS]
    return any(_is_day(" ".join(words[:count])) for count in range(1, len(words) + 1))


def _ends_with_day(text: str) -> bool:
    words = text.split()[-_WORDS:]
    return any(_is_day(" ".join(words[-count:])) for count in range(1, len(words) + 1))


def _is_day(text: str) -> bool:
    """Whether a text is a day; "back on Monday" tells of an absence by itself."""
    day = text.strip(_SIGNS).rstrip(",;:!?")
    return _TOLD.search(text) is not None and are_days(day) and not is_return(day)


def with_days_whole(
    lines: Sequence[str], may_be: Callable[[str], bool], is_absence: Callable[[str], bool]
) -> list[str]:
    """Return lines in which an absence whose days stand on several, "absent 24 Dec -" above "2 Jan", is told on one.

    ``may_be`` says of a line whether it has any word of an absence, ``is_absence`` whether it is one.
    """
    made: list[str] = []
    for line in lines:
        above = made[-1].strip() if made else ""
        if (
            above
            and len(above) <= _LONGEST
            and len(line) <= _LONGEST
            and may_be(above)
            and begins_with_day(line.strip(_SIGNS))
            and is_absence(f"{above} {line.strip()}")
        ):
            made[-1] = f"{above} {line.strip()}"
        else:
            made.append(line)
    return made

"""What a player wants played in every round from some time on: "from round 2 on always my lowest left".

It is no order of the open round alone, and no instruction for missed rounds that could be kept as it was said.
"""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late

__all__ = ["from_then_on"]

_MOST: Final = r"(?:lowest|smallest|highest|biggest|largest)"
_UNIT: Final = r"(?:rounds?|turns?|weeks?|time|go)"
_STARTING: Final = (
    rf"\b(?:(?:from|after|starting(?: from| with| in)?|beginning(?: with| in)?|as of) "
    rf"(?:{_UNIT} \d{{1,3}}|this {_UNIT}|this one|(?:the )?next (?:{_UNIT}|one)|then on|now on(?:wards)?|that on)"
    r"|henceforth|thereafter)\b"
)
_AWAY: Final = (
    r"\b(?:away|abroad|on holiday|on leave|travell?ing|offline|in hospital|out of (?:town|reach|the country))\b"
)
_EVERY: Final = (
    rf"\b(?:(?:each|every) {_UNIT}|always|throughout|until i(?:'m| am)? (?:back|return)|(?:in )?all of them)\b"
)
_PLAYING: Final = (
    r"\b(?:play|use|throw|take|spend|give me|go with|put me down for|always|please|pls|keep playing|each|every)\b"
)
_WITHIN: Final = r"[^.!?;\n]{0,80}?"
_WHOLE: Final = late(
    rf"{_STARTING}{_WITHIN}\b{_MOST}\b|\b{_MOST}\b[^.!?;\n]{{0,40}}?{_STARTING}"
    rf"|{_AWAY}{_WITHIN}\b{_MOST}\b{_WITHIN}{_EVERY}|{_AWAY}{_WITHIN}{_EVERY}{_WITHIN}\b{_MOST}\b",
    re.IGNORECASE,
)
_STOPS: Final = late(r"[.!?;\n](?!\d)")
_NOW: Final = late(r"\b(?:i (?:only )?have|i've|i'll have|is my|was my|are my|now|this time)\b", re.IGNORECASE)


def from_then_on(text: str) -> tuple[int, int] | None:
    """Return where ``text`` wants the lowest or the highest number in every round from some time on; None for nowhere.

    What only tells which numbers are left then is no such wish.
    """
    found = _WHOLE.search(text)
    if found is None:
        return None
    start = max((stop.end() for stop in _STOPS.finditer(text, 0, found.start())), default=0)
    stop = _STOPS.search(text, found.end())
    end = stop.start() if stop is not None else len(text)
    said = text[start:end].replace("’", "'")
    if re.search(_PLAYING, said, re.IGNORECASE) is None or _NOW.search(said) or text[end : end + 1] == "?":
        return None
    return start, end

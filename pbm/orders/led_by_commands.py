"""A line that begins with commands and goes on with an order, put apart: "STATUS and make the trapdoor 25"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["apart_from_commands"]

_LONGEST = 200  # characters of such a line
_DOOR = r"(?:trap|nominat|td\b|hole\b|door\b|hatch\b)"
_ASKING = late(
    r"\s{0,8}(?P<asked>(?:(?:please |the |my )?(?:help|status|history|games|report(?: \d{1,4})?)(?: please)?"
    r"\s{0,3}(?:[,;&+/]|\band\b)\s{0,3}){1,4})(?:(?:and|then|please|also|just) ){0,3}"
    r"(?P<order>(?:i |i'll |i will |my )?(?:make|set|change|throw|put|play|nominate|use|move|trap\w*|td)\b"
    r".{0,80}\d.{0,80})",
    re.IGNORECASE,
)
_DEFAULT = (
    r"(?:please |just |ok |so ){0,2}(?:(?:i'll |i will |let me |i'd like to )?"
    r"(?:play|take|use|order|go with|have|throw|give me) )?(?:the |my )?default(?: throw| move| orders?| number)?"
    r"(?: please)?"
)
_DEFAULT_FIRST = late(
    rf"\s{{0,8}}{_DEFAULT}(?:\s{{0,2}}[,;:+&–—-]{{1,2}}\s?|\s)(?:(?:but|and|with|plus|only|except|for) ){{0,3}}"
    r"(?P<order>(?:(?:the|my|a|an|put|make|set|change|no|nominate) ){0,3}"
    rf"(?:{_DOOR}|\d{{1,3}} (?:as|for|is) ).{{0,80}})",
    re.IGNORECASE,
)
_DEFAULT_LAST = late(
    rf"(?P<order>.{{0,60}}?{_DOOR}[^.!?;]{{0,30}}?(?:\d{{1,3}}|none))\s{{0,2}}(?:[,;+&–—-]\s?)?"
    rf"(?:(?:and|with|plus|otherwise|but|for the rest) ){{0,2}}{_DEFAULT}\s{{0,2}}[.!]?",
    re.IGNORECASE,
)


def apart_from_commands(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with a line of its own for the commands that one begins with, and for PLAY DEFAULT beside it."""
    made: list[str] = []
    for line in lines:
        made += _apart(line) if len(line) <= _LONGEST else (line,)
    return made if len(made) > len(lines) else lines


def _apart(line: str) -> tuple[str, ...]:
    found = _ASKING.fullmatch(line)
    if found is not None:
        return found["asked"].strip(" ,;&+/").removesuffix(" and"), found["order"]
    if "default" not in line.casefold():
        return (line,)
    found = _DEFAULT_FIRST.fullmatch(line) or _DEFAULT_LAST.fullmatch(line)
    return ("play default", found["order"]) if found is not None else (line,)

"""One board's orders given for another in as many words: "C: the same as on A"."""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = ["same_as"]

_LINES, _LINE = 40, 300  # of a mail that lists its boards
_SAME = (
    r"(?:please |also |do |play )?(?:(?:exactly |just )?(?:the |my )?(?:same|ditto|identical|copy|like|as)"
    r"|(?:genau )?(?:das ?selbe|das gleiche|gleich|wie)|(?:la )?(?:même chose|pareil)|comme|het ?zelfde|zoals"
    r"|lo mismo|igual|come|lo stesso|uguale)(?: (?:orders?|throws?|moves?|again|again please))?"
    r"(?: (?:as|to|of|with|wie|que|qu'|als|di|a|che))?(?: (?:on|for|in|board|auf|brett|sur|op|bord|en|tablero|su)){0,2}"
)


def same_as(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with what one line orders for a board in the place of "the same as on A".

    Only where one line of the mail begins with the other board and has figures.
    """
    if len(boards) < 2 or len(lines) > _LINES:
        return lines
    names = "|".join(map(re.escape, boards))
    head = rf"\W{{0,3}}(?i:on |board )?(?P<board>{names})\b\s?[:=.,–-]{{0,2}}\s?"
    alike = re.compile(
        rf"{head}(?i:{_SAME}) (?i:board )?(?P<other>{names})(?i:,? (?:please|pls|too|thanks))?\W{{0,3}}$"
    )
    given = re.compile(rf"{head}(?P<rest>.*\d.*)$")
    told: dict[str, list[str]] = {}
    for line in lines:
        found = given.match(line[:_LINE])
        if found is not None:
            told.setdefault(found["board"], []).append(found["rest"])
    made = list(lines)
    for place, line in enumerate(lines):
        found = alike.match(line[:_LINE])
        if found is not None and found["board"] not in told and len(told.get(found["other"], [])) == 1:
            made[place] = f"{found['board']}: {told[found['other']][0]}"
    return made

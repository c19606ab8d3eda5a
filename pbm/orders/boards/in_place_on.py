"""A number in another's place on one of several boards: "6 on B instead of 2" is "on B 6 instead of 2"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_board_ahead"]

_INSTEAD: Final = (
    r"(?:instead of|rather than|in place of|in lieu of|and not|not|statt|anstatt|anstelle von|au lieu de|plutôt que"
    r"|in plaats van|en vez de|en lugar de|invece di|invece del|al posto di|al posto del)"
)
_NEEDED: Final = late(_INSTEAD, re.IGNORECASE)
_NUMBER: Final = (
    r"(?:\d{1,3}|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|een|twee|drie|vijf"
    r"|zes|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)"
)
_LABEL: Final = (
    r"(?:throw|trap ?door|trap|space|square|wurf|falltür|feld|dé|trappe|case|worp|valluik|vak|tirada|trampilla"
    r"|casilla|tiro|botola|casella)"
)
_ARTICLE: Final = r"(?:the|a|an|my|die|der|das|eine|le|la|un|une|de|het|een|el|il)"
_ON: Final = r"on|for|at|auf|für|bei|sur|pour|op|voor|en|para|su|per"
_BOARD: Final = r"(?:board|brett|plateau|bord|tablero|tabellone)"
_NUMBERED: Final = late(rf"\b{_NUMBER}(?: ?(?:,|/|&|and|with|und|mit|et|avec|en|met|y|con|e))+ ?$", re.IGNORECASE)
"""A number joined to the one behind it, so that both may be for its board."""
_LONGEST: Final = 300  # characters of a line that is looked at


def with_board_ahead(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with the board before the number that is put in another's place there.

    So are then the other boards that stand behind their numbers; where it is not plain whose these are, nothing is.
    """
    if len(boards) < 2 or not any(_NEEDED.search(line[:_LONGEST]) for line in lines):
        return lines
    names = "|".join(map(re.escape, boards))
    told = re.compile(
        rf"(?i:(?P<new>\b(?:{_ARTICLE} )?(?:{_LABEL}:? (?:of |on |at |auf |sur |op )?)?(?:{_ARTICLE} )?{_NUMBER}))"
        rf"(?i:(?P<on> (?:{_ON}) (?:{_BOARD} )?))(?P<board>{names})\b"
        rf"(?P<old>,?(?i: {_INSTEAD} (?:{_ARTICLE} )?(?:{_LABEL} )?(?:{_ARTICLE} )?{_NUMBER}\b))?"
    )
    found = [list(told.finditer(line[:_LONGEST])) for line in lines]
    if not any(one["old"] for each in found for one in each):
        return lines
    if any(map(_joined, lines, found)):
        return lines  # "trapdoor 44 and 6 on A": whose is the 44?
    return [
        told.sub(lambda one: f"{one['on'].strip()} {one['board']} {one['new']}{(one['old'] or '').lstrip(',')}", line)
        for line in lines
    ]


def _joined(line: str, found: Sequence[re.Match[str]]) -> bool:
    """Whether a number of a line is joined to another one before it, which may be for the same board."""
    ends = [0, *(one.end() for one in found)]
    return any(_NUMBERED.search(line[end : one.start()]) for end, one in zip(ends, found, strict=False))

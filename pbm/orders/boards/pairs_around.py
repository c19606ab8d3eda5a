"""A throw before its board and the trapdoor behind it: "4 on A with 45, 5 on B with 46" is "A: throw 4 trapdoor 45, …".

So is "just A for now: 4 and 45", which names its board in a heading of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.orders.late import late

__all__ = ["with_pairs_by_board"]

_ON: Final = r"(?:on|for|at|auf|für|bei|sur|pour|op|voor|en|para|su|per)"
_BOARD: Final = r"(?:(?:board|brett|plateau|bord|tablero|tabellone) )?"
_WITH: Final = r"(?:with|and|plus|mit|und|avec|et|met|con|y|e)"
_ARTICLE: Final = r"(?:(?:the|a|an|my|die|eine|das|le|la|un|une|de|het|een|el|il) )?"
_DOOR: Final = (
    r"(?:(?:trap ?-?door|trap|td|falltüre?|trappe|valluik|luik|trampilla|botola) "
    r"(?:on |at |auf |sur |op |en |su )?)?"
)
_MAY_BE: Final = late(rf"\b[1-6] {_ON} |\b(?:just|only|nur|seulement|alleen|solo|sólo) ", re.IGNORECASE)
_LONGEST: Final = 300  # characters of a line that is looked at


@lru_cache(maxsize=32)
def _ways(names: str) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """Return the patterns of a pair around one of the boards, of a heading for one alone, and of one that is left."""
    pair = re.compile(
        rf"(?:^|(?<=[.,;:!] )|(?i:(?<= and )|(?<= und )|(?<= et )|(?<= en )|(?<= y )|(?<= e )))"
        rf"(?i:{_ARTICLE})(?P<throw>[1-6])(?i: {_ON} {_BOARD})(?P<board>{names})"
        rf"(?i:,? {_WITH} {_ARTICLE}{_DOOR}{_ARTICLE})(?P<door>\d{{1,3}})"
        r"(?=\s?(?:[,;!]|\.(?!\d)|$)|(?i: (?:and|und|et|en|y|e|please|bitte|thanks)\b(?! \d)))"
    )
    heading = re.compile(
        rf"^(?i:(?:just|only|nur|seulement|alleen|solo|sólo) {_BOARD})(?P<board>{names})"
        r"(?i: (?:for now|this time|today|now|for the moment|diesmal|vorerst|pour l'instant|voorlopig|por ahora"
        r"|per ora))?\s?:\s?(?=\d)"
    )
    left = re.compile(rf"\b(?i:{_ON}) (?i:{_BOARD})(?:{names})\b")
    return pair, heading, left


def with_pairs_by_board(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with each such pair behind its board; a line of which another number is left stays as it is."""
    if len(boards) < 2 or not any(_MAY_BE.search(line[:_LONGEST]) for line in lines):
        return lines
    pair, heading, left = _ways("|".join(map(re.escape, boards)))
    made: list[str] = []
    for line in lines:
        told = pair.sub(r"\g<board>: throw \g<throw> trapdoor \g<door>", line) if len(line) <= _LONGEST else line
        rest = pair.sub("", line)
        plain = told == line or not (left.search(rest) or any(char.isdigit() for char in rest) or "?" in line)
        made.append(heading.sub(r"\g<board>: ", told if plain else line))
    return made

"""Whether the round has two throws, asked before both are given: "Am I right that there are two goes in this one?".

It has, which the receipt tells as well: no order hangs on the answer. Where no number follows, the question stays.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["without_two_goes_asked"]

_IN_ENGLISH: Final = (
    r"(?:(?:so|and|oh|now|then|well),?\s)?"
    r"(?:(?:am\si\sright(?:\sin\s(?:thinking|saying))?|is\sit\s(?:right|true)|do\si\stake\sit|i\stake\sit)(?:\sthat)?\s"
    r"(?:there\sare|there're|we\s(?:have|get|do)|it's|it\sis|this\sis|i\s(?:have|get|need))"
    r"|are\sthere|do\s(?:we|i)\s(?:have|get|need)|is\s(?:it|this))\s(?:to\sbe\s)?"
    r"(?:(?:two|2)\s(?:goes|turns|throws|rolls|moves)|a\sdouble(?:\s(?:go|turn|throw|round))?)"
    r"(?:\s(?:in|for|this|the|one|round|time|turn|it|week)){0,4}"
)
_ABROAD: Final = (
    r"(?:es\ssind|sind\ses)(?:\s(?:doch|also|diesmal)){0,2}\szwei\s(?:züge|würfe|runden)"
    r"(?:\s(?:diesmal|jetzt|dieses\smal|in\sdieser\srunde))?(?:,?\s(?:oder|richtig|stimmt's))?"
    r"|(?:il\sy\sa|y\sa-t-il)(?:\sbien)?\sdeux\s(?:coups|tours|lancers)(?:\scette\sfois)?"
    r"|(?:het\szijn|zijn\shet)(?:\stoch)?\stwee\s(?:beurten|worpen)(?:\sdeze\skeer)?(?:,?\stoch)?"
    r"|¿?son\sdos\s(?:turnos|tiradas)(?:\sesta\svez)?(?:,?\s(?:no|verdad))?"
    r"|sono\sdue\s(?:turni|tiri)(?:\sstavolta)?(?:,?\s(?:vero|giusto))?"
)
_NUMBER: Final = (
    r"(?:[1-6]|one|two|three|four|five|six|eins?|zwei|drei|vier|fünf|sechs|un|deux|trois|quatre|cinq|een|twee|drie|vijf|zes"
    r"|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?![\w%/]|[.,:]\d)"
)
_WAYS: Final = Retelling(
    (
        word_set("two double zwei deux twee dos due 2"),
        late(
            rf"(?:^|(?<=\n)|(?<=[.!?]\s))(?:{_IN_ENGLISH}|{_ABROAD})\s?\?[ ]?(?=[^?]{{0,200}}\b{_NUMBER})",
            re.IGNORECASE,
        ),
        "",
    ),
)


def without_two_goes_asked(lines: Sequence[str]) -> list[str]:
    """Return the lines of a round of two turns without the question whether it is one, where numbers follow."""
    return retold(lines, _WAYS)

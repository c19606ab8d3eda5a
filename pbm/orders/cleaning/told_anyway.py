"""What is recalled and told as well: "same traps as last time (17 and 22)" is "traps 17 and 22".

Nobody need look up what the last time was, as the numbers stand there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["with_told_anyway"]

_NEEDED: Final = word_set(
    "same même mêmes meme memes gleiche gleichen selbe selben dieselbe dieselben zelfde dezelfde mismo misma mismas"
    " stessa stesse stesso"
)
_THE: Final = r"(?:(?:the|les?|la|die|der|de|das|las)\s)?"
_SAME: Final = rf"{_THE}(?:same|m[êe]mes?|gleichen?|(?:die)?selben?|(?:de)?zelfde|mism[oa]s?|stess[aeo])"
_DOOR: Final = r"(?:trap\s?doors?|traps?|tds?|falltüre?n?|trappes?|valluik(?:en)?|luik(?:en)?|trampillas?|botol[ae])"
_LAST: Final = (
    r"[^.!?\n\d()]{0,25}\b(?:last|before|previous|earlier|dernière|derniere|dernier|avant|letzte[smn]?|vorige|vorher|pasad[oa]"
    r"|anterior|última|ultima|otra|scors[oa]|precedente|vez|volta|keer|fois|mal)\b[^.!?\n\d()]{0,20}"
)
_NAMELY: Final = (
    r"(?:namely|i\.?e\.?|that(?:'s|\sis)|viz\.?|cioè|vale\sa\sdire"
    r"|c'est[-\s]à[-\s]dire|nämlich|also|d\.\s?h\.|namelijk|dus|es\sdecir|o\ssea)"
)
_NUMBERS: Final = r"(?P<numbers>\d{1,3}(?:(?:,|\s(?:and|et|und|en|y|e))\s\d{1,3})?)"
_WAYS: Final = Retelling(
    (
        _NEEDED,
        late(
            rf"\b{_SAME}\s(?P<door>{_DOOR}){_LAST}(?:\s?\({_NUMBERS}\)|,?\s{_NAMELY}[,:]?\s(?:the\s|la\s|die\s)?"
            rf"{_NUMBERS.replace('numbers', 'told')}(?=\s?[.,;!\n]|\s?$))",
            re.IGNORECASE,
        ),
        r"\g<door> \g<numbers>\g<told>",
    ),
    (
        _NEEDED,
        late(
            rf"\b(?<=[A-H]\s){_SAME}{_LAST}(?:\s?\((?P<number>\d{{1,3}})\)|,?\s{_NAMELY}[,:]?\s(?:the\s|la\s|die\s)?"
            r"(?P<told>\d{1,3})(?=\s?[.,;!\n]|\s?$))",
            re.IGNORECASE,
        ),
        r"\g<number>\g<told>",
    ),
)


def with_told_anyway(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with the numbers in the place of what they are the same as."""
    return retold(lines, _WAYS)

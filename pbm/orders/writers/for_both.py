"""Orders for their writer and another player whom they do not name: "For both of us: 3 and 41"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["for_both"]

_LINES: Final = 60
_LINE: Final = 200  # characters of a line that are looked at
_US: Final = (
    r"(?:(?:both|all (?:two|three|four)|the (?:two|three|pair|lot)) of us|us (?:both|two|three)|we (?:both|two)"
    r"|uns (?:beiden?|zwei)|wir (?:beiden?|zwei)|nous (?:deux|tous les deux)|tous les deux|ons (?:allebei|beiden|twee)"
    r"|wij (?:allebei|beiden|twee)|nosotr[oa]s dos|(?:l[oa]s|nosotr[oa]s) dos|entramb[ie] noi|noi due)"
)
_FIGURE: Final = rf"(?:\d{{1,3}}|(?:{'|'.join(map(re.escape, sorted(NUMBER_WORDS)))}))(?!\w)"
_LABEL: Final = (
    r"(?:throw|roll|trap ?door|td|the|an?|wurf|falltür|lancer|trappe|worp|valluik|tirada|trampilla|tiro|botola)"
)
_HEADING: Final = late(
    rf"\W{{0,4}}(?:(?:this is|this goes|these are|orders?|my orders?|befehle|ordres|órdenes|ordini) )?"
    rf"(?:(?:for|from|für|von|pour|de|voor|van|para|per|da) )?{_US}(?:,? (?:please|bitte|svp|graag|por favor))?"
    rf"(?:\s?[:=]\s?|,? ?[–—-]{{1,2}}\s|,? )(?:(?:please|we|play|throw|take|want|go for|will|would like|spielen|nehmen"
    rf"|jouons|spelen|jugamos|giochiamo) ){{0,2}}(?:{_LABEL}[:=]? ){{0,2}}(?P<figure>{_FIGURE})",
    re.IGNORECASE,
)
"""What stands before orders: "Both of us: 3 and 41", "We both play 3 and 41"."""
_BEHIND: Final = late(
    rf"{_FIGURE}[\s,;.–—-]{{1,3}}(?:please |bitte |again )?(?:for|für|pour|voor|para|per) {_US}"
    r"(?:,? (?:please|thanks|bitte|danke|svp|merci|graag|gracias|grazie))?\W{0,4}$",
    re.IGNORECASE,
)
"""What stands behind them, with nothing more: "3 and 41 for both of us"."""
_NEEDS: Final = word_set("us we both uns wir nous tous ons wij nosotros nosotras dos noi")
_SENTENCES: Final = late(r"(?<=[.!?;])\s+")


def for_both(lines: Sequence[str]) -> int | None:
    """Return the number of the line that orders for its writer and somebody else, None where none does."""
    head = lines[:_LINES]
    if not may_be_in(words_in(head), _NEEDS):
        return None
    for number, line in enumerate(head):
        for sentence in _SENTENCES.split(line[:_LINE]):
            if not sentence.rstrip().endswith("?") and (_HEADING.match(sentence) or _BEHIND.search(sentence)):
                return number
    return None

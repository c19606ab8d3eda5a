"""Words of dialect in which an order may be given, told as the reader knows them: "il av a 5 an stick a trap on 12".

Only what stands where such a word can be nothing else is told otherwise: "an" is German, "ma" French, "il" Italian.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["in_plain_english"]

_WAYS: Final = Retelling(
    (
        word_set("av ave hev"),
        late(r"\b(?:i'?ll?|a'?h?'?ll?)\s'?(?:av|ave|hev)\b(?=\s)", re.IGNORECASE),
        "I'll have",
    ),
    (word_set("mek"), late(r"\bmek\b", re.IGNORECASE), "make"),
    (word_set("tek"), late(r"\btek\b", re.IGNORECASE), "take"),
    (
        word_set("an"),
        late(
            rf"(?P<throw>\b{THROW})\san'?\s"
            r"(?=(?:stick|put|pop|bung|set|lay|plonk|shove|dig|mek|make)\s(?:a|my|me|the|trap))",
            re.IGNORECASE,
        ),
        r"\g<throw> and ",
    ),
    (
        word_set("ye yer"),
        late(r"\b(?P<verb>tell|let|send|gie|give|could|can|will|would|thank)\sye\b", re.IGNORECASE),
        r"\g<verb> you",
    ),
    (word_set("naw"), late(r"\bnaw(?=[,.!]|\s(?:wait|hang|hold|that|it|the|i|make|leave|you)\b)", re.IGNORECASE), "no"),
    (word_set("masel mysel masell"), late(r"\b(?:masell?|mysel)\b", re.IGNORECASE), "myself"),
    (
        word_set("ach och"),
        late(
            r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:ach|och),?\s(?=(?:leave|keep|make|put|just|let|go|i'll|i|it|it's|that|never|aye|well)\b)",
            re.IGNORECASE,
        ),
        "oh ",
    ),
    (word_set("naebody naeb'dy nobdy"), late(r"\bnae\s?b(?:o|')dy\b", re.IGNORECASE), "nobody"),
    (
        word_set("right reyt fine good"),
        late(
            rf"(?:^|(?<=\n)|(?<=[.!?]\s))(?:the\s)?(?P<throw>{THROW})\s(?:was|were|is)\s(?:right|reyt|fine|good)"
            r"\s(?:all\salong|after\sall),?\s(?:but|so|just)\s"
            r"(?=(?:make|mek|put|set|move|change|switch|shift)\s(?:(?:my|the|me)\s)?(?:trap|td\b))",
            re.IGNORECASE,
        ),
        r"Throw \g<throw>, ",
    ),
)


def in_plain_english(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with such words told plainly."""
    return retold(lines, _WAYS)

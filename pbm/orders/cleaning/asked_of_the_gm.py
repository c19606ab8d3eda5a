"""What only the GM can answer, in words that look like orders, told as the question that it is.

"Should there be another, kindly put me down" wishes for a game to come, on which no order of this one hangs; "was it
one order for both throws or one each?" asks for a rule, and recalls no order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["with_questions_told"]

_START: Final = r"(?:^|(?<=\n)|(?<=[.!?]\s))"
_END: Final = r"\s?(?:[.!]{1,3}|(?=\n)|$)"
_WAYS: Final = Retelling(
    (
        word_set("another"),
        late(
            _START
            + r"(?:and\s|but\s)?(?:should\sthere\s(?:ever\s)?be|if\sthere(?:'s|\sis|\sshould\sbe|\swill\sbe|'ll\sbe)"
            r"(?:\sever)?|(?:if|when)\syou(?:'re|\sare|\sever|\sshould)?\s(?:run|running|start|starting|do|doing|hold|holding"
            r"|organise|organising|plan|planning))\sanother(?:\s(?:one|game|season))?,?\s"
            r"(?:then\s)?(?:(?:kindly|please|do)\s)?(?:put\sme\sdown|count\sme\sin|sign\sme\sup|include\sme|i'd\s(?:love|like)\sto\s(?:play|join|be\sin)"
            r"|i(?:'m|\sam)\sin|keep\sme\sa\s(?:seat|place))(?:\s(?:for\s(?:it|that)|too|again|please|in\sit)){0,2}"
            + _END,
            re.IGNORECASE,
        ),
        "Will there be another game?",
    ),
    (
        word_set("was"),
        late(
            r"\bwas\sit\s(?=(?:just\s|only\s)?(?:one|two)\s(?:orders?|trap\s?doors?|throws?|nominations?|mails?)\b"
            r"(?=[^.!?\n]{0,60}\b(?:each|both|per|a\s(?:round|turn)|or\s(?:one|two))\b)[^.!?\n\d]{0,80}\?)",
            re.IGNORECASE,
        ),
        "is it ",
    ),
)


def with_questions_told(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with such words told plainly."""
    return retold(lines, _WAYS)

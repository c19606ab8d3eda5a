"""What is said behind orders and changes nothing of them: "while I have it", "if I've muddled it, shout".

The one says why a number is spent, the other that the writer may have made a slip in writing: no order hangs on
either. Who asks to be told whether it is silly wants an opinion first, and is told so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import ENDS, Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["without_talk_behind"]

_TELL: Final = (
    r"(?:please\s|just\s|do\s|kindly\s)*(?:shout|holler|yell|say(?:\sso)?|tell\sme|let\sme\sknow|correct\sme|put\sme\sright"
    r"|give\sme\sa\s(?:shout|ring|call)|phone|ring|call|drop\sme\sa\sline)"
)
_SILLY: Final = r"(?:silly|daft|stupid|mad|foolish|nonsense|a\s(?:bad|silly|daft|terrible)\sidea|too\s(?:silly|daft))"
_WAYS: Final = Retelling(
    (
        word_set("while whilst since because as"),
        late(
            r",?\s(?:while|whilst|since|because|as|as\slong\sas)\s(?:i\s(?:still\s)?(?:have|'ve\s(?:still\s)?got|hold)\s"
            r"(?:it|them|one|that)(?:\sstill)?|(?:that|it|they)(?:'s|\sis|'re|\sare)\s(?:what(?:'s|\sis)|all(?:\sthat(?:'s|\sis))?"
            r"|what\si\shave|all\si\shave|the\sones?\si\shave)\s(?:left|in\shand)"
            r"(?:\sin\s(?:my|the)\s(?:purse|hand|bag|set|pocket|box))?)" + ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("muddled wrong mistake messed mucked botched garbled misread confused mixed slipped boobed"),
        late(
            r"(?:,?\s|^|(?<=\n))(?:so\s|and\s|but\s)?if\s(?:(?:i've|i\shave|i|i'm)\s(?:muddled|got|made|messed|mucked|botched"
            r"|garbled|misread|confused|mixed|slipped|boobed|wrong)|(?:that's|this\sis|it's|any\sof\s(?:this|it)\sis)\s(?=wrong))"
            rf"(?:\s(?:it|that|this|them|things|something|anything|up|all|in|wrong|a|mistake|mess|the|orders?)){{0,6}},?\s{_TELL}"
            r"(?:\s(?:please|before\sthen|at\sme|first|soon|and\si'll\s(?:put\sit\sright|mend\sit|do\sit\sagain))){0,2}"
            + ENDS,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("thinking"),
        late(
            rf"\bi\s?(?:was|am|'m)\sthinking\sof\s(?P<what>(?:the|a)\s{THROW}\b[^.!?\n]{{0,80}}?),?\s(?:but|and)?\s?{_TELL}\sif"
            rf"\s(?:that's|this\sis|that\sis|it's|it\sis|i'm\sbeing)\s{_SILLY}" + ENDS,
            re.IGNORECASE,
        ),
        r"Throw \g<what>. Or is that silly?",
    ),
    (
        word_set("silly daft stupid mad foolish nonsense idea"),
        late(
            rf",?\s(?:but|and)?\s?{_TELL}\sif\s(?:that's|this\sis|that\sis|it's|it\sis|i'm\sbeing)\s{_SILLY}" + ENDS,
            re.IGNORECASE,
        ),
        ". Or is that silly?",
    ),
    (
        word_set("blöd dumm unsinn quatsch"),
        late(
            r",?\s(?:aber|und)?\s?(?:sag|sagt|sagen\ssie)(?:\s(?:mir|bitte|es)){0,3},?\s(?:wenn|ob|falls)\s(?:das|es)\s"
            r"(?:blöd|dumm|unsinn|quatsch)\s(?:ist|wäre)" + ENDS,
            re.IGNORECASE,
        ),
        ". Oder ist das dumm?",
    ),
    (
        word_set("bête idiot stupide"),
        late(r",?\s(?:mais\s|et\s)?(?:dis|dites)-moi\ssi\sc'est\s(?:bête|idiot|stupide)" + ENDS, re.IGNORECASE),
        ". Ou est-ce idiot ?",
    ),
)
"""Each way, with the words of which it has one, and what is told instead."""


def without_talk_behind(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without what is said behind orders and changes nothing of them."""
    return retold(lines, _WAYS)

"""A sigh of doubt or a joke, and the words by which it ends: "je sais pas trop... allez, 5" is the 5.

"4 en dan 4.. nee grapje, 4 en dan 2" is "4 en dan 2".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.cleaning.retold import Retelling, retold
from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import word_set

__all__ = ["with_mind_made_up"]

_SIGH: Final = (
    r"(?:^|(?<=\n)|(?<=[.!?]\s))(?:(?:p{1,4}f{1,9}|h{1,4}m{1,9}|u{1,3}h?m|o{1,4}h|a{1,4}h|bof|tja|pues|boh|mah|well|so|ach|och)"
    r"[,.…\s]{1,4}){0,2}"
)
_ENDS: Final = r"\s?(?:,|\.{2,4}|…|\.|!|–|-)\s{0,2}"
_NUMBER: Final = rf"(?=(?:the\s|an?\s|le\s|la\s|die\s|de\s|el\s|il\s)?{THROW}\b)"
_THEN: Final = r"(?:,|\s(?:and|und|et|en|y|e))?(?:\s(?:then|dann|puis|dan|luego|poi))?\s"
_PAIR: Final = rf"[1-6]{_THEN}[1-6]"
_WAYS: Final = Retelling(
    (
        word_set("kidding joking joke grapje scherz spaß witz rigole plaisante broma scherzo scherzavo"),
        late(
            rf"\b{_PAIR}\s?(?:\.{{1,4}}|…|,|;|!|–|-)\s?(?:(?:no|nee|nein|non),?\s)?(?:only\s|just\s|i'm\s|war\s(?:nur\s)?(?:ein\s)?|je\s"
            r"|es\s)?(?:kidding|joking|joke|grapje|scherz|spaß|witz|rigole|plaisante|broma|scherzo|scherzavo)\s?[,.!…:;–-]{1,3}\s?"
            rf"(?={_PAIR}\b)",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("allez allons"),
        late(
            _SIGH
            + r"je\s(?:ne\s)?sais\spas(?:\strop|\sbien)?"
            + _ENDS
            + r"(?:bon,?\s)?(?:allez|allons-y|allons),?\s"
            + _NUMBER,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("go"),
        late(
            _SIGH
            + r"(?:i\s(?:really\s)?)?(?:don't\sknow|dunno)(?:\sreally)?"
            + _ENDS
            + r"(?:oh\s|ah\s)?go\son(?:\sthen)?,?\s"
            + _NUMBER,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("gut komm"),
        late(
            _SIGH
            + r"(?:ich\s)?(?:weiß\s(?:auch\s)?nicht(?:\srecht|\sso\srecht)?|keine\sahnung)"
            + _ENDS
            + r"(?:na\sgut|also\sgut|komm),?\s(?:dann\s)?"
            + _NUMBER,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("vooruit"),
        late(
            _SIGH
            + r"(?:ik\s)?weet\s(?:het\s)?niet(?:\szo\sgoed)?"
            + _ENDS
            + r"(?:nou\s)?vooruit,?\s(?:dan\s)?"
            + _NUMBER,
            re.IGNORECASE,
        ),
        "",
    ),
    (
        word_set("venga"),
        late(_SIGH + r"no\s(?:lo\s)?sé(?:\smuy\sbien)?" + _ENDS + r"venga,?\s" + _NUMBER, re.IGNORECASE),
        "",
    ),
    (
        word_set("dai"),
        late(_SIGH + r"non\s(?:lo\s)?so(?:\sproprio)?" + _ENDS + r"(?:e\s)?dai,?\s" + _NUMBER, re.IGNORECASE),
        "",
    ),
)


def with_mind_made_up(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without it, where what is meant stands right behind the words that end it."""
    return retold(lines, _WAYS)

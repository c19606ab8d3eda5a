"""Italian accents typed as apostrophes behind the letter: "e' la 22", "puo' anche", "cioe' 60"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_accents"]

_ACCENTS: Final = str.maketrans("aeiou", "àèìòù")
_ACUTE: Final = frozenset(("perche", "poiche", "finche", "benche", "anziche", "purche", "giacche"))
_WORDS: Final = (
    r"e|puo|cioe|piu|gia|cosi|pero|perche|poiche|finche|benche|anziche|purche|meta|volonta|possibilita|novita|lunedi|martedi"
    r"|mercoledi|giovedi|venerdi|sara|saro|faro|potra|potro|dovra|dovro|andra|andro|verra|avro|avra"
    r"|(?:gioch|lanc|tir|us|lasci|mett|prend|mand|cambi|nomin|arriv|vinc|pass)er[oa]"
)
_TYPED: Final = late(rf"(?<![\w'’])(?P<word>{_WORDS})['’](?=[\s,.;:!?)]|$)", re.IGNORECASE | re.MULTILINE)
_NEEDS: Final = word_set(
    "il lo la le gli un una su sul sulla di del della che non per con tabellone botola lancio tiro mossa anche"
    " è egregio gentile"
)
"""Words of Italian: in English "e'" may be "he"."""


def with_accents(lines: Sequence[str]) -> Sequence[str]:
    """Return the lines of an Italian mail with the accents that its keyboard has not."""
    if not any("'" in line or "’" in line for line in lines) or not may_be_in(words_in(lines), _NEEDS):
        return lines
    return [_TYPED.sub(_spelt, line) for line in lines]


def _spelt(found: re.Match[str]) -> str:
    word = found["word"]
    last = word[-1].lower().translate(_ACCENTS)
    if word.casefold() in _ACUTE:
        last = "é"
    return word[:-1] + (last.upper() if word[-1].isupper() else last)

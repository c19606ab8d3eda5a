"""A case that is only supposed, taken out where orders follow: "Suppose I throw 3. Do I fall? My orders: …"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, finding, needed_by
from pbm.orders.word_set import may_be_in, words_in

__all__ = ["without_supposed"]

_MOST = 4_000  # characters that are looked at
_CASE = 400  # characters of a supposed case
_PHRASES = tuple(phrase for language in LANGUAGES for phrase in TABLES[language]["misgivings"]["supposing"])
_SUPPOSING = finding(_PHRASES)
_NEEDS = needed_by(_PHRASES)
_NUMBER = late(r"\d|\b(?:one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs)\b", re.IGNORECASE)
_ORDERING = late(
    r"\s{0,4}(?:(?:so|but|and|now|ok|okay|well|right|anyway|meanwhile|whatever|either way|aber|also|jedenfalls|egal|nun"
    r"|bref|en tout cas|quoi qu'il en soit|alors|hoe dan ook|in elk geval|maar|en fin|de todos modos|en todo caso"
    r"|comunque|in ogni caso)\b[,:.! –-]{0,4}){0,3}"
    r"(?:(?:(?:here are|here come|these are) )?(?:my|the|our|meine|mes|mijn|mis|i miei) (?:real |actual |own )?"
    r"(?:orders?|move|throw|turn|befehle|züge|zug|wurf|ordres?|coup|zetten|worp|órdenes|ordenes|ordini)\b[^.!?]{0,200}\d"
    r"|(?:anyway|jedenfalls|en tout cas|hoe dan ook|de todos modos|comunque)\b[^.!?]{0,200}\d)",
    re.IGNORECASE,
)


def without_supposed(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without a case that is supposed up to its question, where the real orders follow that."""
    if not any("?" in line for line in lines) or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    whole = "\n".join(lines)
    text = whole[:_MOST]
    found = _SUPPOSING.search(text)
    if found is None:
        return list(lines)
    asked = text.find("?", found.end(), found.end() + _CASE)
    if asked < 0 or _NUMBER.search(text, found.start(), asked) is None:
        return list(lines)
    before = re.split(r"[.!?\n]", text[: found.start()])[-1]
    behind = text[asked + 1 :]
    follows = _ORDERING.match(behind) or _ORDERING.match(behind.lstrip("\n"))
    if _NUMBER.search(before) is not None or follows is None:
        return list(lines)
    gone = re.sub(r"[^\n]", " ", text[found.start() : asked + 1])
    return (text[: found.start()] + gone + whole[asked + 1 :]).split("\n")

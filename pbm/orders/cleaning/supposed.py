"""Cases that are only supposed, taken out: "Suppose I throw 3. Do I fall? My orders: …", "if two of us name it …?"."""

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
_OF_ALL = late(
    r"\b(?:what (?:happens )?)?if i (?:name|vote for|nominate|pick|choose) \d{1,3},? and (?:nobody|no one) else"
    r" (?:does|votes for it|names it),? (?:does|do|is|are|will|would|what)\b[^.!?:;]{0,70}\?|"
    r"\b(?:what (?:happens )?)?if (?:(?:two|2|three|3|both|several|more than one|some|enough)"
    r"(?: of (?:us|them|you)| players?| people| folk)?|we (?:both|all)|every(?:one|body)|no-?body"
    r"|no one|some(?:one|body)(?: else)?)"
    r" (?:both )?(?:vote|name|nominate|pick|choose|land|ask|go|stand|want|share)(?:s|d)?\b"
    r"(?![^.!?]{0,140}\b(?:i|me|my|mine|i'd|i'll|put|give|make|then)\b)"
    r"[^.!?:;]{0,90}?[ ,]{1,2}(?:does|do|is|are|will|would|what|which|who|how)\b[^.!?:;]{0,60}\?",
    re.IGNORECASE,
)
"""A question how the rules work for several players; on what somebody ordered before it has no bearing."""


def without_supposed(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without a case that is supposed up to its question: of oneself, where the real orders follow.

    A case of several players is one wherever it stands.
    """
    if not any("?" in line for line in lines):
        return list(lines)
    said = words_in(lines)
    if "if" in said:
        lines = _without_rules_asked(lines)
    if not may_be_in(said, _NEEDS):
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


def _without_rules_asked(lines: Sequence[str]) -> list[str]:
    whole = "\n".join(lines)
    if len(whole) > _MOST:
        return list(lines)
    joined = whole.replace("\n", " ").replace("’", "'")
    for found in reversed([found for found in _OF_ALL.finditer(joined) if _NUMBER.search(joined, 0, found.start())]):
        gone = re.sub(r"[^\n]", " ", whole[found.start() : found.end()])
        whole = whole[: found.start()] + gone + whole[found.end() :]
    return whole.split("\n")

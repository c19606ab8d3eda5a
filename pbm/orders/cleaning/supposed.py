"""Cases that are only supposed, taken out: "Suppose I throw 3. Do I fall? My orders: …", "if two of us name it …?".

What somebody wonders about the rules goes with them: "I doubt whether a player may …", "what is a trapdoor even".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, finding, needed_by
from pbm.orders.word_set import may_be_in, word_set, words_in

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
    r"(?:orders?|move|throw|turn|befehle|züge|zug|wurf|ordres?|coup|zetten|worp|órdenes|ordenes"
    r"|ordini)\b[^.!?]{0,200}\d"
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

_WHETHER = word_set("whether if")
_WONDERED = late(
    r"(?<![^.!?\n])[^.!?\n\d]{0,200}\b(?:doubts?|doubtful|unsure|sure|certain|clear|wonder(?:ed|ing)?|ask(?:ed"
    r"|ing)?|know"
    r"|say|says|tell|question|curious|confused|puzzled|explain|understand|uncertain)\b[^.!?\n\d]{0,60}\b(?:whether"
    r"|if)\s"
    r"(?:(?:an?|any|the same|two|both|several|such an?) (?:single |one )?(?:players?|trap ?-?doors?|spaces?|squares?"
    r"|nominations?|persons?|people|throws?)|one|players|people|trap ?-?doors|spaces|nominations|somebody|someone"
    r"|anybody|anyone|it is|it's)\b(?P<said>[^.!?\n\d]{2,200})[.!?]?",
    re.IGNORECASE,
)
"""What somebody wonders about the rules: nothing of oneself, and no number, is in it."""
_OF_ONESELF = late(
    r"\b(?:i|my|mine|me|i'll|i'd|no (?:trap ?-?door|nomination)|none|default|one|two|three|four|five|six|so|then"
    r"|therefore)\b",
    re.IGNORECASE,
)
_WONDERING = word_set(
    "doubt doubts doubtful unsure sure certain clear wonder wondered wondering ask asked asking know say says tell "
    "question curious confused puzzled explain understand uncertain"
)
_ASKING = word_set(
    "what what's whats whatre wot wots wat wats how idk dunno idea sure know get understand remind tell explain was "
    "quoi qu'est qu'est-ce qué cos'è cosè cosa che c'est"
)
_NAMED = word_set(
    "trapdoor trapdoors trap falltür falltüren trappe trappes valluik valluiken trampilla trampillas botola botole door"
)
_WHAT_IT_IS = late(
    r"(?:(?<=^)|(?<=[.!?;,\n\d])|(?<=\blol)|(?<=\bbtw)|(?<=\btho)|(?<=\bthen)|(?<=\bpls)|(?<=\bplease))\s{0,3}"
    r"(?:(?:and|but|btw|also|so|ps|oh|lol|und|et|en|y|e)[,:]? ){0,3}"
    r"(?:(?:what|wot) do (?:i|we|you) do (?:with|about|for)|(?:what|wot|wat)(?:['’]?s| is| are| r| do| does)|(?:how"
    r"|wot|what) (?:do|does|exactly (?:do|does|is))"
    r"|(?:idk|dunno|no idea|not sure|i(?: do|['’]?m| am)?(?:n['’]?t| not)?(?: really)? (?:know|sure|get|understand)"
    r"|don['’]?t (?:get|know|understand)|remind me|tell me|explain)(?: to me)?(?: what| how)?(?:['’]s| is| are)?"
    r"|was (?:ist|sind|macht)(?: denn)?|c['’]?(?:est)? ?quoi|qu['’]est-ce qu(?:e|['’]une)?(?: c['’]est)?|wat (?:is"
    r"|zijn|doet)"
    r"|qué (?:es|son)|(?:che )?cos['’]?(?:a)? ?(?:è|sono)) "
    r"(?:an? |the |these |this |those |da |dis |eine? |die |une? |la |les |een |de |het |una |unas |le )?(?:whole )?"
    r"(?:trap ?-?doors?|falltüren?|trappes?|valluik(?:en)?|trampillas?|botol[ae])"
    r"(?: (?:even|anyway|again|exactly|for|is|are|thing|things|work|works|do|does|mean|means|about|then|btw|lol|tho"
    r"|though|please|pls|all|supposed|to|be|stuff|business|überhaupt|eigentlich|denn|genau|déjà|au juste|eigenlijk"
    r"|precies|exactamente|esattamente)){0,5}\s{0,2}[.!?]{0,3}(?=\s|$)",
    re.IGNORECASE,
)
"""A question what a trapdoor is, with its sign or without."""
_SENDING = word_set("send mail email give text reply type write")
_HOW_TO_SEND = late(
    r"(?<![^.!?\n])(?:[^.!?\n\d]{0,60}\s)?(?:do|shall|should|must|can) (?:i|we) (?:just |simply |only )?(?:have to )?"
    r"(?:send|e?-?mail|give|text|reply|type|write)(?: back)? (?:to )?(?:(?:you|u|ya|it|this|here|with|in|just) ){0,3}"
    r"(?:an?|the|my|one|some) (?:numbers?|orders?|move|mail|e-?mail|message|letter)(?: (?:here|back|to you|to u"
    r"|each time"
    r"|every (?:week|round|turn)|and that's it|or what|then)){0,2}\s?\?{1,3}",
    re.IGNORECASE,
)
"""A question how orders are sent."""


def _without_rules_wondered(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without what somebody wonders about the rules, which nominates and throws nothing."""
    said = words_in(lines)
    named = may_be_in(said, _NAMED) and may_be_in(said, _ASKING)
    whether = may_be_in(said, _WHETHER) and may_be_in(said, _WONDERING)
    sending = may_be_in(said, _SENDING) and any("?" in line for line in lines)
    if not (named or whether or sending):
        return list(lines)
    whole = "\n".join(lines)
    if len(whole) > _MOST:
        return list(lines)
    found = list(_WHAT_IT_IS.finditer(whole)) if named else []
    found += _HOW_TO_SEND.finditer(whole) if sending else ()
    found += [one for one in _WONDERED.finditer(whole) if not _OF_ONESELF.search(one["said"])] if whether else []
    for one in sorted(found, key=lambda match: -match.start()):
        gone = re.sub(r"[^\n]", " ", one.group().rstrip(".!?"))
        whole = whole[: one.start()] + gone + whole[one.start() + len(gone) :]
    return whole.split("\n")


def without_supposed(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without a case that is supposed up to its question: of oneself, where the real orders follow.

    A case of several players is one wherever it stands.
    """
    lines = _without_rules_wondered(lines)
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

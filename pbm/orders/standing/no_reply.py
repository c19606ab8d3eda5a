"""Mails that say themselves that nothing is wanted of the GM: "no reply needed", "you have my orders already"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.standing.absence import is_away_for_days

__all__ = ["wants_nothing"]

_REACH = 3_000
_NEEDED = r"(?:needed|necessary|required|called for|wanted|expected|nötig|notwendig|erforderlich|nodig|nécessaire)"
_NOTHING = late(
    r"\b(?:no|keine?|geen|pas de|sin|senza) (?:need (?:to|for a|of an?) |)"
    r"(?:repl(?:y|ies)|answer|response|action|acknowledge?ment|antwort|antwoord|réponse|respuesta|risposta)\b"
    r"[^.!?]{0,12}\b" + _NEEDED + r"\b"
    r"|\b(?:pas (?:la peine|besoin)|inutile|pas nécessaire) de (?:me |nous )?(?:répondre|réagir|rien faire)\b"
    r"|\b(?:je hoeft|u hoeft|hoeft|hoef je) (?:me |ons |hier |hierop )?(?:niet"
    r"|niets) (?:te )?(?:\w{2,6} )?(?:antwoorden"
    r"|reageren|doen)\b"
    r"|\bno (?:hace falta|es necesario|hay (?:necesidad|necesidad de)) (?:que )?(?:me |nos )?(?:contest|respond"
    r"|respuest)\w*"
    r"|\bnon (?:serve|occorre|c'è bisogno|è necessario|importa)(?: di| che)? (?:mi |ci )?rispond\w*"
    r"|\b(?:du musst|sie müssen|ihr müsst|brauchst|braucht|brauchen) (?:mir |uns |darauf |hierauf )?"
    r"(?:nicht|nichts) (?:zu )?(?:antworten|tun)"
    r"|\b(?:heute|diesmal|hier) (?:gibt es |ist )?nichts (?:einzutragen|zu (?:tun|notieren|erfassen|verbuchen))\b"
    r"|\bnichts (?:einzutragen|zu notieren|zu verbuchen) (?:heute|diesmal|hier)\b"
    r"|\b(?:just|only|merely|this is) (?:a (?:quick |brief |short )?(?:note|line|word)|to (?:tell|let) you)\b"
    r"[^.!?\d]{0,40}\b(?:(?:i've|we've|i have|we have|have) (?:now |just )?moved(?: house| home| to [^.!?\d]{2,30})?"
    r"|(?:new|change of) (?:e-?mail )?(?:address|phone|telephone))\b(?! (?:my|the|on|from|him|her|it)\b)"
    r"|\bno need (?:for you )?to (?:reply|answer|respond|do anything|write back|act|acknowledge)\b"
    r"|\bnothing (?:is |more is |else is )?(?:wanted|needed|required|expected) (?:of|from) you\b"
    r"|\b(?:nothing|no orders?|no moves?) (?:for you )?to (?:enter|process|record|log|type in|put in)"
    r" (?:today|here|now|yet|this time|with this|in this)\b"
    r"|\byou (?:already )?(?:have|hold|got|'ve got|should have) (?:all )?(?:my|our) (?:orders?|moves?|numbers?|throw)"
    r"[^.!?\d]{0,40}\b(?:already|now|in hand|safe|safely|(?:they|those|which|these) (?:still )?stand)\b"
    r"|\byou already (?:have|hold) (?:all )?(?:my|our) (?:orders?|moves?|numbers?|throw)\b"
    r"|\b(?:just|only|merely|this is) (?:a (?:quick |brief |short )?(?:note|line|word)|to (?:tell|let) you)\b"
    r"[^.!?]{0,160}\b(?:shall be|will be|i'll be|am|i'm|am going|go|be)"
    r" (?:away|off|abroad|in|on holiday|out|unreachable)\b",
    re.IGNORECASE,
)
_AGAIN = late(
    r"\b(?:but|except|though|however|cancel|scrap|change|instead|ignore|forget)\b[^.!?]{0,60}"
    r"\b(?:orders?|throw|moves?|trap ?door|numbers?)\b"
    r"|\b(?:cancel|scrap|withdraw|ignore|forget|disregard|change|alter|drop|bin|replace) (?:them|those|these|that"
    r"|it|all)\b"
    r"|\b(?:can'?t|cannot|couldn'?t|haven'?t|unable to|trying to|not) (?:yet )?(?:decided?|choose|chosen"
    r"|make up)\b|\bundecided\b"
    r"|\byou (?:can |may |could )?(?:choose|pick|decide)\b|\b(?:choose|pick|decide|play|move"
    r"|throw) (?:\w{1,10} )?for me\b"
    r"|\b(?:hold|delay|postpone|extend|move) (?:up )?(?:the |your )?(?:deadline|round|turn|adjudication)\b"
    r"|(?<!not )(?<!n't )(?<!nt )(?<!no need to )\bwait for (?:me|mine|my)\b"
    r"|\b(?:use|play|take) (?:the|my) (?:lowest|highest|usual|same)\b|\bsurprise me\b"
    r"|\b(?:nicht|nichts|noch) (?:entschieden|entscheiden)\b|\bunentschlossen\b|\b(?:such|wähl|entscheid"
    r"|nimm)e? (?:du|dir|ihr|einfach)\b"
    r"|\b(?:streich|lösch|vergiss|storniere?|ignoriere?)e?n? (?:sie|ihn|das|die|alles)\b"
    r"|\b(?:choisis|choisissez|décide pour|annule|oublie)[sz]?\b|\bpas (?:encore )?(?:décidé|choisi)"
    r"|\b(?:kies|beslis|bepaal) (?:jij|maar|voor)\b|\bniet (?:beslissen|kiezen|besloten)\b|\b(?:schrap|vergeet"
    r"|negeer|annuleer) (?:ze|het|die|dat|alles)\b"
    r"|\b(?:elige|elija|decide tú|olvídal[oa]s?|anúlal[oa]s?|cancélal[oa]s?|bórral[oa]s?)\b"
    r"|\bno (?:me )?(?:decido|sé qué)\b"
    r"|\b(?:scegli|decidi) (?:tu|per)\b|\b(?:annulla|cancella|dimentica)l[eia]\b|\bnon (?:so"
    r"|riesco a) (?:decidere|scegliere|cosa)\b",
    re.IGNORECASE,
)


def wants_nothing(words: Sequence[str]) -> bool:
    """Return whether a mail in which nothing was ordered says that it needs no answer, or only tells of an absence."""
    whole = " ".join("\n".join(words)[:_REACH].replace("’", "'").split())
    told = _NOTHING.search(whole) is not None or is_away_for_days(whole)
    return told and _AGAIN.search(whole) is None

"""Mails that say themselves that nothing is wanted of the GM: "no reply needed", "you have my orders already"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["wants_nothing"]

_REACH = 3_000
_NEEDED = r"(?:needed|necessary|required|called for|wanted|expected|nötig|notwendig|erforderlich|nodig|nécessaire)"
_NOTHING = late(
    r"\b(?:no|keine?|geen|pas de|sin|senza) (?:need (?:to|for a|of an?) |)"
    r"(?:repl(?:y|ies)|answer|response|action|acknowledge?ment|antwort|antwoord|réponse|respuesta|risposta)\b"
    r"[^.!?]{0,12}\b" + _NEEDED + r"\b"
    r"|\bno need (?:for you )?to (?:reply|answer|respond|do anything|write back|act|acknowledge)\b"
    r"|\bnothing (?:is |more is |else is )?(?:wanted|needed|required|expected) (?:of|from) you\b"
    r"|\b(?:nothing|no orders?|no moves?) (?:for you )?to (?:enter|process|record|log|type in|put in)"
    r" (?:today|here|now|yet|this time|with this|in this)\b"
    r"|\byou (?:already )?(?:have|hold|got|'ve got|should have) (?:all )?(?:my|our) (?:orders?|moves?|numbers?|throw)"
    r"[^.!?\d]{0,40}\b(?:already|now|in hand|safe|safely)\b"
    r"|\byou already (?:have|hold) (?:all )?(?:my|our) (?:orders?|moves?|numbers?|throw)\b"
    r"|\b(?:just|only|merely|this is) (?:a (?:quick |brief |short )?(?:note|line|word)|to (?:tell|let) you)\b"
    r"[^.!?]{0,160}\b(?:shall be|will be|i'll be|am|i'm|am going|go|be)"
    r" (?:away|off|abroad|in|on holiday|out|unreachable)\b",
    re.IGNORECASE,
)
_AGAIN = late(
    r"\b(?:but|except|though|however|cancel|scrap|change|instead|ignore|forget)\b[^.!?]{0,60}"
    r"\b(?:orders?|throw|moves?|trap ?door|numbers?)\b",
    re.IGNORECASE,
)


def wants_nothing(words: Sequence[str]) -> bool:
    """Return whether a mail in which nothing was ordered says that it needs no answer, or only tells of an absence."""
    whole = " ".join("\n".join(words)[:_REACH].replace("’", "'").split())
    return _NOTHING.search(whole) is not None and _AGAIN.search(whole) is None

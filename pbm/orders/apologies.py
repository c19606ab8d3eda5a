"""Apologies beside an answer, which say nothing else: "Yes, sorry for being unclear"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late

__all__ = ["without_apology"]

_NEEDED = ("sorry", "apolog", "entschuldig", "pardon", "désolé", "excus", "excuus", "perdón", "scus", "disculp")
_APOLOGY = late(
    r"[,;–—-]?\s{0,2}\b(?:(?:i'm |i am |and |so |very |terribly |my ){0,3}(?:sorry|apologies)|entschuldigung"
    r"|entschuldige?|pardon|désolée?|excuse(?:z-moi|-moi)|excuus|perdón|disculpa|scusa(?:te)?)"
    r"(?: (?:all|everyone|alan|for (?:being|the|my|all the|any|having been|not being)"
    r"|about (?:the|that|my)|für (?:das|die"
    r"|meine?n?)|pour (?:le|la|ma|mon)|voor (?:de|het|mijn)|por (?:el|la|mi)|per (?:il|la)) ?"
    r"(?:(?:so|very|too|a bit|little) )?(?:unclear|clear|clearer|confus\w{0,4}|confusing|mess|trouble|bother|muddle\w?"
    r"|late|lateness|delay|mistakes?|typos?|slips?|misunderstanding|durcheinander|verwirrung|mühe|retard|confusion"
    r"|verwarring|retraso|confusión|ritardo|confusione)?)?(?=[.!,;]|\s{0,3}$)[.!]{0,3}",
    re.IGNORECASE,
)


def without_apology(lines: Sequence[str]) -> Sequence[str]:
    """Return lines without words that only say sorry; what else an apology is for stays in them."""
    if not any(word in line.casefold() for line in lines for word in _NEEDED):
        return lines
    return [_APOLOGY.sub("", line) for line in lines]

"""The answer to the question for which turn orders are: "I mean the round after this one", "for this one".

It names no number but that of a turn. What it says of this round's orders, which stay, is no answer by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import AFTER, NEXT, NOW
from pbm.orders.phrasing.now_as_it_stands import clauses_staying
from pbm.orders.phrasing.sentence_around import SENTENCE
from pbm.orders.phrasing.turn_clauses import lowered

__all__ = ["turn_answered"]

_MOST: Final = 240  # characters of such an answer
_TURN: Final = late(
    r"\b(?:the )?(?:turn|round|zug|runde|tour|manche|beurt|ronde|turno|ronda|giro)(?: number| nr\.?"
    r"| no\.?)? (\d{1,3})\b"
)
_AFTER: Final = late(
    r"\b(?:the )?(?:one|round|turn|week|time) after(?: (?:this|that|it))?(?: (?:one|round|turn))?"
    r"|\bafter this(?: (?:one|round|turn|week))?\b|\bthe (?:later|second|other|latter)(?: (?:one|round|turn))?\b"
    r"|\b(?:die|der|den|das)(?: (?:runde|zug))? (?:danach|darauf)\b|\bübernächste\w*\b|\b(?:celui|celle"
    r"|le tour) d'après\b"
    r"|\b(?:die|de) (?:ronde |beurt )?(?:daarna|erna)\b|\b(?:la|el) (?:siguiente|de después)\b|\b(?:quello"
    r"|quella) dopo\b"
)
_NOT_NOW: Final = late(
    r"\bnot (?:for |in )?(?:this|the (?:current|open))(?: (?:one|round|turn|week))?\b|\bnot now\b"
    r"|\bnicht (?:für )?(?:diese\w*"
    r"|jetzt)(?: (?:runde|zug))?|\bpas (?:ce(?:lui)?|cette)[- ]?(?:ci|tour|manche)?\b|\bniet (?:deze|nu)(?: (?:ronde"
    r"|beurt))?"
    r"|\bno (?:est[ea]|ahora)(?: (?:turno|ronda))?|\bnon (?:quest[oa]|ora|adesso)(?: (?:turno|giro))?"
)
_HANGS: Final = late(
    r"\?|\b(?:if|unless|maybe|perhaps|might|may|unsure|not sure|don't|cancel|withdraw|forget|scrap|drop|change\w*"
    r"|instead"
    r"|throw|trap ?-?doors?|play default|both|either|whichever|neither|undecided|wenn|falls|vielleicht|beide|wurf"
    r"|falltür|si|peut-être|deux|als|misschien|quizás?|ambas|ambos|se|forse|entrambi)\b"
)
"""Words by which an answer says more than which turn it is."""


def turn_answered(words: Sequence[str], turns: Sequence[int]) -> int | None:
    """Return the turn that an answer names, where one of ``turns`` is open; None where it is not plain which.

    "I mean the round after this one. For this round all stays as it is" names the turn after the open one.
    """
    text = " ".join(" ".join(words).split())
    if len(turns) != 1 or not text or len(text) > _MOST:
        return None
    low, after = lowered(text).replace("’", "'"), turns[0] + 1
    staying = clauses_staying(low, [found.span() for found in SENTENCE.finditer(low)], turns)
    stays = [clause for clause in staying if clause.how == "said"]
    for clause in stays:
        low = low[: clause.start] + " " * (clause.end - clause.start) + low[clause.end :]
    if _HANGS.search(low) is not None:
        return None
    named = {int(found[1]) for found in _TURN.finditer(low)}
    low = _TURN.sub(" ", low)
    kept = any(clause.now for clause in stays) or _NOT_NOW.search(low) is not None
    low = _NOT_NOW.sub(" ", low)
    later = _AFTER.search(low) is not None or AFTER.search(low) is not None or (kept and NEXT.search(low) is not None)
    bare = NEXT.sub(" ", AFTER.sub(" ", _AFTER.sub(" ", low)))
    named |= ({after} if later else set()) | ({turns[0]} if NOW.search(bare) is not None else set())
    if any(map(str.isdigit, bare)) or len(named) != 1 or (kept and named != {after}):
        return None
    return named.pop() if named <= {turns[0], after} else None

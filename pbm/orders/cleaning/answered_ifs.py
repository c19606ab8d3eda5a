"""A condition about one's own numbers that its writer answers at once: "the 4 if I still have it, and I do".

Nothing hangs on it any more: whether the number is left is for the record to say, as with every throw.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_answered_ifs"]

_NEEDS: Final = word_set("if provided assuming wenn falls sofern si als se")
_LEFT: Final = (
    r"(?:(?:that|it|this)(?:'s| is)(?: still)?"
    r"(?: (?:one|a number|a throw)(?: that)? i(?: (?:am|have)|'m|'ve)?(?: still)?"
    r"(?: (?:allowed|permitted|entitled to|left|got|have|got left|have left))?"
    r"| (?:still )?(?:allowed|permitted|available|free|legal|in (?:my )?hand|left(?: to me)?|mine|unused))"
    r"|i(?:'ve| have)? (?:still )?(?:have|got)(?: (?:it|one|that one|that))?(?: (?:left|still|in hand))?"
    r"|i(?:'m| am)(?: still)? allowed(?: (?:it|that|to))?)"
)
_UNUSED: Final = (
    r"i (?:haven't|have not)(?: already)? (?:used|played|spent|thrown|had) (?:it|that|one|that one)"
    r"(?: (?:yet|already|before))?"
)
_SURE: Final = (
    r"(?:i (?:do )?(?:believe|think|know|trust|reckon|gather|am (?:quite |fairly )?(?:sure|certain)),?(?: that)? "
    r"|i'm (?:quite |fairly )?(?:sure|certain),?(?: that)? )?"
)
_AND: Final = r"(?:,|;| -)? ?(?:and|which|as)"
_SINCE: Final = (
    r"(?:,? (?:since|because|as|for|seeing(?: that| as)?) i(?:'ve| have)"
    r" (?:only |just |so far |hitherto )?(?:had|used|played|spent|thrown|taken) [^.!?;:]{1,80})?"
)
_IF: Final = late(
    (
        rf"(?:,? (?:if|provided(?: that)?|assuming(?: that)?) (?:{_LEFT}{_AND} {_SURE}(?:it is|i am|i do|i have|so)"
        rf"|{_UNUSED}{_AND} {_SURE}i (?:haven't|have not)){_SINCE}"
        r"|,? (?:wenn|falls|sofern) ich (?:die|den|das|sie|ihn|es) noch (?:habe|haben darf|nehmen darf),? (?:und )?"
        r"(?:das|die|den|sie|ihn) (?:habe|darf) ich(?: ja| doch| noch)?"
        r"|,? si je (?:l'ai|peux) encore,? et (?:je l'ai|je peux|c'est le cas)"
        r"|,? als ik (?:die|hem|dat) nog (?:heb|mag),? en (?:die|dat|hem) (?:heb|mag) ik(?: nog)?"
        r"|,? si (?:aún|todavía) (?:lo|la) tengo,? y (?:lo|la) tengo"
        r"|,? se ce l'ho ancora,? e ce l'ho)"
    ).replace(" ", r"\s")
    + r"(?=\s?(?:[.,;:!)]|\n\n|\n?$))",
    re.IGNORECASE,
)
_HANGING: Final = late(
    r"\?|\b(?:if|otherwise|else|failing|but|unless|or|not sure|sonst|wenn|falls|aber|sinon|mais|anders|maar|si no|pero"
    r"|altrimenti|ma)\b",
    re.IGNORECASE,
)
_MOST, _AFTER = 4_000, 140
"""Characters of a mail, and behind a condition, that are looked at."""


def without_answered_ifs(lines: Sequence[str]) -> list[str]:
    """Return ``lines``, as many as before, without conditions that their writer answers with a yes."""
    if not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text = "\n".join(lines)
    return _IF.sub(_answered, text).split("\n") if len(text) <= _MOST else list(lines)


def _answered(found: re.Match[str]) -> str:
    """Return the line ends of a condition, and the condition itself where what follows leaves it open."""
    behind = found.string[found.end() : found.end() + _AFTER]
    return found.group() if _HANGING.search(behind) else "\n" * found.group().count("\n")

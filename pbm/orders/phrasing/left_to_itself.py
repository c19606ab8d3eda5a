"""The second throw of a round of two left to the rules on purpose: "the 4, and let the other one come by itself".

Whoever orders one throw need say nothing of the other, which comes by itself: who says just that has said nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_left_to_itself"]

_SECOND = (
    r"(?:(?:(?:the|my|that) )?(?:(?:second|2nd|other|last|later|next)"
    r"(?: (?:one|throw|turn|number|die|go|half|move|of (?:the|them)(?: two)?))?|rest)"
    r"|turn \d{1,3}|[7-9]|\d{2,3})(?: for turn \d{1,3})?"
)
"""The second throw, or its turn: a number of up to six may be the throw itself."""
_BY_ITSELF = (
    r"(?:(?:all )?(?:by|on) (?:itself|its own)|of its own(?: accord)?|automatically"
    r"|as (?:it|they) (?:comes?|falls?|will)|by (?:the rules|default)"
    r"|(?:as|like) (?:the rules|you|it|they|your rules|rule \d{1,2})"
    r" (?:say|says|said|tell|told|provide|do|does|explained)(?: (?:it|us|me|is|does))?)"
)
_CARE = r"(?:looks? after|takes? care of|sorts?(?: out)?|plays?|chooses?|minds?|picks?) itself(?: out)?"
_COMING = r"(?:comes?|follows?|plays?|happens?|goes?|falls?|arrives?|runs?)(?: out)?"
_LEFT = late(
    (
        r"(?:\s?[,;–—-]\s?|\s|^)(?:(?:and|so|but|then|please|just)\s){0,3}"
        rf"(?:(?:i(?:'m| am|'ll be) )?(?:saying|say) nothing (?:about|of|for) {_SECOND}[,;.:]? (?=it|that|which|let))?"
        rf"(?:(?:let|leave|i(?:'ll| will) (?:let|leave)) "
        rf"(?:{_SECOND} (?:to )?(?:{_COMING} {_BY_ITSELF}|be {_BY_ITSELF}|{_CARE}|{_BY_ITSELF})"
        rf"|(?:it|that) {_COMING} {_BY_ITSELF}"
        rf"|{_SECOND} (?:up )?to (?:the rules|itself|the server))"
        rf"|(?:{_SECOND}|it|that|which)(?: (?:can|may|will|shall|should|must)|'ll)?"
        rf" (?:{_CARE}|(?:just )?{_COMING} {_BY_ITSELF}|be {_BY_ITSELF}))"
        rf"(?:,? (?:{_BY_ITSELF}|please|thanks|as (?:my|our|the) [^.!?;\d\n]{{1,40}}))*"
    ).replace(" ", r"\s")
    + r"(?=\s?(?:[.!,;)]|\n|$))",
    re.IGNORECASE,
)
_UNWILLING = late(
    r"\b(?:if(?! you\b)|unless|before)\b[^.!?;\n]{0,40}$"
    r"|(?:\b(?:never|not|dont|cannot|hate|loath|refuse|why|than|instead of|against|avoid|stop)|n't)\b[^.!?,;\n]{0,40}$",
    re.IGNORECASE,
)
"""Who says one of these before it does not leave the throw to itself, or not for certain."""
_NEAR = 60  # characters before it
_NEEDS = word_set("itself own automatically rules accord default comes falls")
_MOST = 4_000  # characters


def without_left_to_itself(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines``, as many as before, without what leaves the second of ``count`` throws to come by itself."""
    if count != 2 or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text = "\n".join(lines)
    if len(text) > _MOST:
        return list(lines)
    return _LEFT.sub(_left_out, text).split("\n")


def _left_out(found: re.Match[str]) -> str:
    """Return the line ends of words that leave a throw to itself, and the words themselves where they deny it."""
    said = found.group()
    start = found.start() + (len(said) - len(said.lstrip(" ,;–—-\n")))
    return said if _UNWILLING.search(found.string[max(0, start - _NEAR) : start]) else "\n" * said.count("\n")

"""Boards that a mail leaves out on purpose: "only doing board B today", "this is board B only"."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from pbm.orders.late import late

__all__ = ["left_for_later"]

_REACH = 2_000  # characters of a mail
_BOARD = r"(?:(?:my |the |on |for |of )?[Bb]oards? )?(?P<board>\w{1,20})(?!\w|')"
_ONLY = late(
    r"(?i:\b(?:only|just|nothing but|no more than))(?: (?:doing|sending|giving|ordering|playing|moving|here|orders?"
    rf"|a move|is|are|for|on|of|the|my|this|time|today|now)){{0,4}} {_BOARD}(?! (?i:and|or|is|was|has|looks|needs)\b)"
)
_ALONE = late(rf"\b{_BOARD},? (?i:only|alone|by itself|on its own)\b(?! (?:chang|if|when|the|my|is|was|has))")
_NAMED = late(r"\b(?P<board>[A-Z]\w{0,19})\b")
_SENTENCES = late(r"[.!?;:]\s{1,4}")
_SETTLED = late(
    r"\b(?:later|tomorrow|tonight|when|follow\w*|needs?|stands?|stood|soon|weekend|\w{3,6}day|already|had|has|have|sent|come"
    r"|comes|think|haven't|unchanged|separately|another|next|done|been)\b",
    re.IGNORECASE,
)
"""What a mail says of a board that it leaves out: that it follows, or was sent."""
_PART = late(r"\b(?:trap ?doors?|traps?|throws?|nomination)\b[^.!?,;:]{0,20}$", re.IGNORECASE)
_NEAR = 40
_CHANGING = late(
    r"\b(?<!n't )(?<!not )(?<!never )(?:chang\w*|amend\w*|alter\w*|correct\w*|instead|mistake|swap\w*|revis\w*)\b",
    re.IGNORECASE,
)


def left_for_later(words: Sequence[str], boards: Collection[str], ordered: Collection[str]) -> frozenset[str]:
    """Return the boards of which a mail says that it is not about them: it is only about those that are ``ordered``.

    Nothing where it only changes what was sent before: that may be all there is to say, and may be half of it.
    """
    text = "\n".join(words)[:_REACH].replace("\n", " ")
    if _CHANGING.search(text):
        return frozenset()
    others = set(boards) - set(ordered)
    for sentence in _SENTENCES.split(text):
        named = {found["board"] for found in _NAMED.finditer(sentence)} & others
        if named and _SETTLED.search(sentence) is None:
            return frozenset()  # "B: the usual"
    found = (one for pattern in (_ONLY, _ALONE) for one in pattern.finditer(text) if not _of_a_part(text, one))
    told = {one["board"] for one in found} & set(boards)
    return frozenset(others) if told and told <= set(ordered) else frozenset()


def _of_a_part(text: str, found: re.Match[str]) -> bool:
    """Whether only a throw or a trapdoor is said to be on a board: "the trapdoor is on A only"."""
    return _PART.search(text[max(0, found.start() - _NEAR) : found.start()]) is not None

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
    rf"|a move|is|are|for|on|of|the|my|this|time|today|now)){{0,4}} {_BOARD}"
)
_ALONE = late(rf"\b{_BOARD},? (?i:only|alone|by itself|on its own)\b(?! (?:chang|if|when|the|my))")
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
    told = {found["board"] for pattern in (_ONLY, _ALONE) for found in pattern.finditer(text)} & set(boards)
    return frozenset(set(boards) - set(ordered)) if told and told <= set(ordered) else frozenset()

"""Phrases of a mail that are told otherwise, or left out, wherever they stand in its first lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import Gated, Needed, words_in

__all__ = ["ENDS", "Retelling", "retold"]

ENDS: Final = r"(?=\s?(?:[.,;:!)\n]|$))"
"""The pattern of the end of a clause."""

_LINES: Final = 60
_REACH: Final = 4_000
_STUB: Final = late(r"(?:^|(?<=\n\n))(?P<stub>[^\W\d_][^\n\d:,.!?]{0,10})\n(?=[a-z])")
"""What is left of the first line of a paragraph that goes on below: "I", "will have the 6"."""


class Retelling(Gated[tuple[re.Pattern[str], str]]):
    """Patterns with what is told instead of each, looked for where the words are said that it needs."""

    def __init__(self, *ways: tuple[Needed, re.Pattern[str], str]) -> None:
        super().__init__((needed, (pattern, told)) for needed, pattern, told in ways)


def retold(lines: Sequence[str], ways: Retelling) -> list[str]:
    """Return ``lines`` told in these ``ways``; a mail whose first lines are very long stays as it is."""
    found = ways.of(words_in(lines))
    if not found or not lines:
        return list(lines)
    head, rest = "\n".join(lines[:_LINES]), list(lines[_LINES:])
    if len(head) > _REACH:
        return list(lines)
    plain = head = head.replace("’", "'")
    for pattern, told in found:
        if pattern.search(head) is not None:  # most find nothing, and to replace takes longer than to look
            head = pattern.sub(told, head)
    if head != plain:
        head = _STUB.sub(r"\g<stub> ", head)
    return [*head.split("\n"), *rest]

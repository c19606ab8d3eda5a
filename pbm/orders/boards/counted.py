"""The boards by their number: "5 on all three", where three are played, is for all boards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late

__all__ = ["with_boards_counted"]

_NUMBERS: Final = {"three": 3, "four": 4, "five": 5}
_ALL: Final = late(
    r"\b(?P<on>on|for)\sall\s(?P<number>three|four|five)"
    r"(?=\s(?:the|my|i|i'll|put|please|of\sthem)\b|\s?[,.;!?\n:]|\s{0,2}$)",
    re.IGNORECASE,
)


def with_boards_counted(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with "on all three" as "on all boards" where so many are played; else as they are."""
    if len(boards) not in _NUMBERS.values() or not any(_ALL.search(line) for line in lines):
        return lines

    def told(found: re.Match[str]) -> str:
        fits = _NUMBERS[found["number"].casefold()] == len(boards)
        return f"{found['on']} all boards" if fits else found.group()

    return [_ALL.sub(told, line) for line in lines]

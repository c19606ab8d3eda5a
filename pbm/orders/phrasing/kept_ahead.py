"""A number that the GM is asked to keep for a turn to come: "for turn 2 please keep a 6 for me" is its order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import THROW

__all__ = ["with_kept_ahead"]

_TURN: Final = r"(?:turn|round|zug|runde) (?P<turn>\d{1,3})"
_ASKING: Final = (
    r"(?:(?:please|pls|kindly|bitte|just|also),? |(?:can|could|would|will) (?:you|we) "
    r"|i(?:'d| would) like (?:you )?to ){0,3}"
)
_KEEP: Final = (
    r"(?:keep|save|hold|reserve|put by|put aside|set aside|halte?|behalte?|reservier(?:e|t)?)(?: please| bitte)?"
)
_FOR_ME: Final = r"(?: (?:for )?(?:me|us)| für mich| mir| back| aside| by| ready| in reserve){0,2}"
_NUMBER: Final = rf"(?:an?|the|my|one|die|eine|meine) (?P<number>{THROW})(?![\w.:/-]\d|\w)"
_HEAD: Final = r"(?P<head>^\W{0,4}|[.!?;:]\s{1,3}|,\s{1,3}(?:(?:and|but|und|aber) )?|\b(?:and|und) )"
_END: Final = r"(?:,? (?:please|bitte|thanks|thank you))?(?=\s{0,2}(?:[.!;]|$|,? ?(?:and|with) (?:the |a )?trap))"
_TURN_FIRST: Final = late(
    rf"{_HEAD}(?:(?:for|in|on|für|in) )?{_TURN}(?:\s?[:,–-])? {_ASKING}{_KEEP}{_FOR_ME} {_NUMBER}{_FOR_ME}{_END}",
    re.IGNORECASE,
)
_TURN_LAST: Final = late(
    rf"{_HEAD}{_ASKING}{_KEEP}{_FOR_ME} {_NUMBER}{_FOR_ME} (?:for|until|till|für|bis) {_TURN}{_FOR_ME}{_END}",
    re.IGNORECASE,
)
_KEEPING: Final = late(r"\b(?:keep|save|hold|reserve|put|set|halte?|behalte?|reserv\w{2,4})\b", re.IGNORECASE)
_LONGEST: Final = 400  # characters of a line that is looked at


def with_kept_ahead(lines: Sequence[str], turns: Sequence[int]) -> list[str]:
    """Return ``lines`` in which what is to be kept for a turn after ``turns`` is told as its order: "turn 2: 6"."""
    return [_told(line, max(turns)) if turns and _may(line) else line for line in lines]


def _may(line: str) -> bool:
    return len(line) <= _LONGEST and any(char.isdigit() for char in line) and _KEEPING.search(line) is not None


def _told(line: str, last: int) -> str:
    return _TURN_LAST.sub(partial(_as_order, last), _TURN_FIRST.sub(partial(_as_order, last), line))


def _as_order(last: int, found: re.Match[str]) -> str:
    if int(found["turn"]) <= last:
        return found.group()
    return f"{found['head']}turn {found['turn']}: {found['number']}"

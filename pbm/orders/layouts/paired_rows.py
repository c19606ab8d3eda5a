"""Rows of a form that hold all that is asked for a board: "Board A   number: 3    trapdoor: 45"."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, THROW, WEAK_THROW, role_of

__all__ = ["apart"]

_LABEL: Final = r"[^\W\d_][^\n:=?\d]{1,24}?"
_VALUE: Final = r"(?:\d{0,3}|none|no|-)"
_ROW: Final = late(
    r"(?P<board>\s{0,8}(?:[^\W\d_]{4,10}\s)?[A-H])\W{0,3}\s{1,12}"
    rf"(?P<first>(?P<one>{_LABEL})\s{{0,4}}[:=?]\s{{0,4}}{_VALUE})\s{{2,20}}"
    rf"(?P<second>(?P<two>{_LABEL})\s{{0,4}}[:=?]\s{{0,4}}{_VALUE})\s{{0,8}}$"
)
_LONGEST: Final = 120


def apart(line: str, *, theirs: bool) -> list[str]:
    """Return a row of ``theirs`` as a heading with the board and its prompts below it; any other line as it is."""
    found = _ROW.match(line) if theirs and len(line) <= _LONGEST else None
    if found is None or role_of(found["one"]) not in (THROW, WEAK_THROW) or role_of(found["two"]) != DOOR:
        return [line]
    return [found["board"], f"  {found['first']}", f"  {found['second']}"]

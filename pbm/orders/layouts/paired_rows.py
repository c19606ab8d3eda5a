"""Rows of a form that hold all that is asked for a board: "Board A   number: 3    trapdoor: 45", "throw [ 3 ]"."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, THROW, WEAK_THROW, role_of

__all__ = ["apart"]

_LABEL: Final = r"[^\W\d_][^\n:=?\d]{1,24}?"
_VALUE: Final = r"(?:\d{0,3}|none|no|-)"


def _answer(name: str) -> str:
    """Return the pattern of a value behind a sign or in brackets, each under a name of its own."""
    boxed = rf"\s{{0,4}}[:=?]?\s{{0,3}}\[\s{{0,4}}(?P<{name}_boxed>{_VALUE})\s{{0,4}}\]"
    return rf"(?:{boxed}|\s{{0,4}}[:=?]\s{{0,4}}(?P<{name}>{_VALUE}))"


_ROW: Final = late(
    r"(?P<board>\s{0,8}(?:[^\W\d_]{4,10}\s)?[A-H])\W{0,3}\s{1,12}"
    rf"(?P<one>{_LABEL}){_answer('first')}\s{{2,20}}(?P<two>{_LABEL}){_answer('second')}\s{{0,8}}$"
)
_LONGEST: Final = 120


def apart(line: str, *, theirs: bool) -> list[str]:
    """Return a row of ``theirs`` as a heading with the board and its prompts below it; any other line as it is."""
    found = _ROW.match(line) if theirs and len(line) <= _LONGEST else None
    if found is None or role_of(found["one"]) not in (THROW, WEAK_THROW) or role_of(found["two"]) != DOOR:
        return [line]
    values = {name: found[name] or found[f"{name}_boxed"] or "" for name in ("first", "second")}
    return [found["board"], f"  {found['one']}: {values['first']}", f"  {found['two']}: {values['second']}"]

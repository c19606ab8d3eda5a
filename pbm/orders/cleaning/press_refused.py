"""Answers to the quoted question for press that refuse it: they are no remark on the orders answered above them."""

from __future__ import annotations

from dataclasses import replace

from pbm.orders.cleaning.whose import Line
from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import PRESS, role_of
from pbm.orders.press.declined import refuses_press

__all__ = ["without_press_refused"]

_QUESTION = late(r"[\s>|]{0,12}(?:\(?\d{1,2}[.)]\s)?¿?(?P<label>[^\W\d_][^\n]{1,90}?)\s{0,8}[:?]?\s{0,8}$")
_THEIRS = ("quote", "under")


def without_press_refused(lines: list[Line]) -> list[Line]:
    """Return ``lines`` without what the player typed right below the question for press to say that there is none."""
    made = list(lines)
    above: Line | None = None  # the last line before that says anything
    for place, line in enumerate(lines):
        if not line.text.strip():
            continue
        below = above is not None and above.whose in _THEIRS and line.whose == "own"
        if below and above is not None and refuses_press(line.text) and _asks_for_press(above.text):
            made[place] = replace(line, text="")
        above = line
    return made


def _asks_for_press(text: str) -> bool:
    """Return whether a quoted line asks for press and has no answer on it."""
    found = _QUESTION.match(text[:200])
    return found is not None and role_of(found["label"]) == PRESS

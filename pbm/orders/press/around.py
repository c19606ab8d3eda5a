"""Where press begins and ends, for what is looked for around it and not within: commands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.core.orders import Asked
from pbm.orders.late import late
from pbm.orders.press.elsewhere import pressed_elsewhere
from pbm.orders.press.ends import ended
from pbm.orders.press.labels import replacing, unmarked
from pbm.orders.press.own_game import turning
from pbm.orders.press.terse import OwnGame

__all__ = ["begins_press", "ends_press", "outside_press", "press_replaced"]

_LINES = 200  # of a mail in which such a label is looked for
_HEAD = 200  # characters of a line that show it
_BEGINS = late(
    r"\s{0,8}[*_#]{0,3}(?:(?:public |anonymous )?press\b|pressemitteilung|for the (?:press|report|zine)"
    r"|private|secret|confidential)[^:\n]{0,60}:",
    re.IGNORECASE,
)
_ENDS = late(r"\s{0,8}[\[(<*_-]{0,3}\s?(?:end(?: of)? press|/press|press ends?|orders?)\b", re.IGNORECASE)
_NONE = late(r"\s{0,8}press (?:none|off)[\s.!]{0,4}$", re.IGNORECASE)


def begins_press(line: str) -> bool:
    """Return whether a line is the label of press, in any language."""
    head = line[:_HEAD]
    return _BEGINS.match(head) is not None or pressed_elsewhere(head) is not None or unmarked(line) or replacing(line)


def ends_press(line: str, above: str) -> bool:
    """Return whether press ends with a line below another one: by its words, or as orders begin behind an empty one."""
    if _ENDS.match(line[:_HEAD]) or _NONE.match(line[:_HEAD]):
        return True
    if above.strip() or not line.strip():
        return False
    return ended(line, apart=True) is not None or turning(line, apart=True) is OwnGame.PLAIN


def outside_press(lines: Sequence[str]) -> list[int]:
    """Return the places of the lines that are no press, nor the label of it."""
    own: list[int] = []
    press = False
    for place, line in enumerate(lines):
        press = begins_press(line) or (press and not ends_press(line, lines[place - 1] if place else ""))
        if not press:
            own.append(place)
    return own


def press_replaced(lines: Sequence[str]) -> tuple[Asked, ...]:
    """Return the command that takes back the press that stands, where a mail has some in its place; else nothing."""
    line = next((line for line in lines[:_LINES] if ":" in line and replacing(line)), None)
    return (Asked("PRESS", "replaced", line),) if line is not None else ()

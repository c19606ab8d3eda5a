"""A line of a form that was filled in between signs, told as a prompt and its answer.

"FIRST THROW _3_", "Throw *3*", "[trapdoor ]  __28__", "*Throw* 3", "Throw .. 3" and "Throw (1 to 6) 3" are "Throw: 3".
"""

from __future__ import annotations

import re

from pbm.orders.late import late
from pbm.orders.layouts.printed import tells_how
from pbm.orders.layouts.prompt_roles import DOOR, PRESS, THROW, role_of

__all__ = ["told_filled"]

_LONGEST = 120
_HEAD = 40  # characters within which the sign stands behind the prompt for press
_ITEM = r"\s{0,12}(?:\(?\d{1,2}[.)]\s{1,6}|[*+•·-]\s{1,6})?"
_RANGE = r"[\[(]\s?\d{1,2}\s?(?:-|to|\.\.|bis|à|a|al|tot)\s?\d{1,3}\s?[\])]"
_LABEL = r"(?P<label>[^\W\d_][^\n\[\](){}<>:=?*_|/]{0,50}?)"
_VALUE = r"(?P<value>\d{1,3}|[^\W\d_]{2,12}(?:[- ][^\W\d_]{2,6})?)"
_BETWEEN = late(
    rf"{_ITEM}{_LABEL}\s{{0,20}}(?:{_RANGE})?\s{{0,20}}:?\s{{0,20}}(?P<sign>[_*=/|.#-])(?P=sign){{0,30}}\s{{0,8}}{_VALUE}"
    r"\s{0,8}(?P=sign){1,31}\s{0,8}$"
)
_FRAMED = late(
    rf"{_ITEM}(?:\[{{1,2}}\s{{0,4}}|[({{<*_]{{1,2}}\s{{0,4}}){_LABEL}\s{{0,20}}:?\s{{0,4}}[\])}}>*_]{{1,2}}:?"
    rf"\s{{1,30}}[_.*\[(<]{{0,40}}\s{{0,8}}(?P<value>\d{{1,3}})\s{{0,8}}[_.*\])>]{{0,40}}\s{{0,8}}$"
)
_RANGED = late(rf"{_ITEM}{_LABEL}\s{{0,8}},?\s{{0,8}}{_RANGE}\s{{1,30}}(?P<value>\d{{1,3}})\s{{0,8}}$")
_BEHIND_BOX = late(
    rf"{_ITEM}{_LABEL}\s{{0,8}}(?:\([^()\n]{{1,24}}\))?\s{{0,8}}(?:\.{{2,60}}|…{{1,30}}|:)?\s{{0,8}}"
    r"(?:\[\s{0,12}\]|\(\s{1,12}\)|_{3,40})\s{1,12}(?P<value>\d{1,3})\s{0,8}$"
)
"""An answer behind the box that was meant for it: "Trapdoor (1-100) ..... [    ]  73"."""
_TWO_DOTS = late(rf"{_ITEM}{_LABEL}\s{{0,20}}\.\.\s{{1,12}}(?P<value>\d{{1,3}})\s{{0,8}}$")
"""Dots that a longer label leaves room for: "Throw ..... 4" above "Trapdoor .. 8"."""
_EQUALS = late(rf"{_ITEM}(?P<label>press)\s{{0,12}}=\s{{1,12}}(?P<value>[^\W_].*)$", re.IGNORECASE | re.DOTALL)
_REMINDED = late(
    rf"{_ITEM}{_LABEL}\s{{0,8}}[(\[]\s{{0,4}}(?:(?:your |the )?(?:last|previous)"
    r"(?: (?:turn|time|round|month|week|one|go))?|previously|before(?: that)?|was"
    r"|you (?:threw|named|nominated|had|played|sent)"
    r"|letzte[rsn]? (?:mal|runde|zug)|zuletzt|la dernière fois|vorige (?:keer|ronde|beurt)"
    r"|l'ultima volta|la última vez)\b[^()\[\]\n]{0,40}?(?:\b\d{1,3}|[\"“”'][^()\[\]\n]{0,60}[\"“”']"
    r"|\b(?:none|nothing|keine|aucune?|geen|nessuna"
    r"|ninguna))[\s.!]{0,4}[)\]]\s{0,8}[:=]\s{0,30}(?P<value>[^\n]{0,60})$",
    re.IGNORECASE,
)
"""A prompt that recalls the last turn's answer in brackets, with this turn's behind its colon."""
_PATTERNS = (_BETWEEN, _FRAMED, _RANGED, _BEHIND_BOX, _TWO_DOTS)
_SIGNS = "_*=/|.#-[]({<"


def told_filled(line: str) -> str:
    """Return a line of a form with its answer behind a colon, that for press too; any other line as it is."""
    press = _EQUALS.match(line) if "=" in line[:_HEAD] else None
    if press is not None and not tells_how(press["value"]):
        return f"{press['label']}: {press['value']}"
    if len(line) > _LONGEST or set(_SIGNS).isdisjoint(line):
        return line
    reminded = _REMINDED.match(line)
    if reminded is not None:
        known = role_of(reminded["label"]) in (THROW, DOOR, PRESS)
        return f"{reminded['label'].strip()}: {reminded['value']}".rstrip() if known else line
    for pattern in _PATTERNS:
        found = pattern.match(line)
        if found is not None and role_of(found["label"]) in (THROW, DOOR):
            return f"{found['label'].strip()}: {found['value']}"
    return line

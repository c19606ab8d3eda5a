"""One board of several left to the rules on purpose: "A 5, B 4, C: default"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.core.orders import OrderForm

__all__ = ["default_on"]

_LINES, _LINE = 200, 300  # of a mail, that are looked at
_CLAUSE = r"(?:^|(?<=[.;,!?])\s|\b(?:and|but|then|und|aber)\s)\s{0,3}"
_DEFAULT = (
    r"(?:(?:please|just|simply|play|take|use|the|a|rules'?|bitte|spiele?) ){0,3}"
    r"(?:default|standardzug|standardwurf)(?: (?:throw|move|orders?|play|number|please|pls))?"
)
_END = r"(?=\s{0,3}(?:[.,;!]|$|\n|–|please\b|pls\b|thanks\b|and\b|but\b|bitte\b))"


def default_on(lines: Sequence[str], form: OrderForm) -> Sequence[str]:
    """Return ``lines`` with "C: lowest" for "C: default" and "default on C", where a round has a throw for each board.

    What the rules play on a board is the lowest number left, and who asks for it there has ordered it.
    """
    one = any(field.kind == "numbers" and field.count == 1 for field in form.fields)
    if form.shared or len(form.boards) < 2 or not one or not any(_may_have(line) for line in lines[:_LINES]):
        return lines
    names = "|".join(map(re.escape, form.boards))
    board = rf"(?:(?i:on|for|board|brett|auf) ){{0,2}}(?P<board>{names})(?!\w)"
    ahead = re.compile(rf"(?P<lead>{_CLAUSE}){board}\s?[:=–,-]?\s{{0,2}}(?i:{_DEFAULT}){_END}")
    behind = re.compile(
        rf"(?P<lead>{_CLAUSE})(?i:{_DEFAULT}) (?i:on|for|auf|für) (?:(?i:board|brett) )?"
        rf"(?P<board>{names})(?!\w){_END}"
    )
    made: list[str] = []
    for place, line in enumerate(lines):
        if place < _LINES and len(line) <= _LINE and _may_have(line):
            for found in (ahead, behind):
                line = found.sub(r"\g<lead>\g<board>: lowest", line)
        made.append(line)
    return made


def _may_have(line: str) -> bool:
    low = line[:_LINE].casefold()
    return "default" in low or "standard" in low

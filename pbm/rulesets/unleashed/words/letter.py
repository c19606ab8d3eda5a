"""What a letter says, without whom it greets above and who signs below: "Dear Alan," and "Regards, Hester"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

__all__ = ["body_of"]

_GREETED: Final = 4  # words of a line that only greets
_SIGNED: Final = 3  # lines of the last paragraph, of few words each, in which somebody only signs
_GREETING: Final = (
    r"[^\d.!?:;+]{2,40}[,!]"
    r"|(?:hi|hello|hey|dear|hallo|moin|liebe[rs]?|bonjour|salut|cher|hoi|beste|hola|ciao)\b[^\d.!?:;+,]{0,24}"
)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def body_of(lines: Sequence[str], seat: str) -> list[str]:
    """Return lines without a greeting in a paragraph of its own and the ``seat``'s signing, and without blank ends."""
    made = list(lines)
    said = [at for at, line in enumerate(made) if line.strip()]
    if len(said) > 1:
        first, after = said[0], said[0] + 1
        greets = len(made[first].split()) <= _GREETED and _pattern(_GREETING).fullmatch(made[first].strip())
        if greets and not made[after].strip():
            made[first] = ""
            said = said[1:]
    last = said[-1] if said else 0
    if len(said) > 1 and _signs(made[last], seat):
        start = last
        while start and made[start - 1].strip() and last - start < _SIGNED - 1:
            start -= 1
        apart = start > said[0] and not made[start - 1].strip()
        short = all(
            len(line.split()) <= _GREETED and not any(map(str.isdigit, line)) for line in made[start : last + 1]
        )
        if apart and short:
            made[start : last + 1] = [""] * (last + 1 - start)
    while made and not made[-1].strip():
        made.pop()
    while made and not made[0].strip():
        del made[0]
    return made


def _signs(line: str, seat: str) -> bool:
    """Whether a line is no more than the name of a player, or its first letter."""
    name = line.strip(" \t.,-–—*_").casefold()
    return bool(name) and name in (seat.casefold(), seat.casefold().split()[0], seat[:1].casefold())

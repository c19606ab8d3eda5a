"""What a question quotes of a mail: the player's own line, though the reader went by words that it had put in order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rapidfuzz import fuzz

from pbm.core.errors import Problem
from pbm.core.orders import Reading
from pbm.orders.late import late
from pbm.orders.replies import named

__all__ = ["quoted_back", "quotes_of"]

_MOST: Final = 200  # characters of a quotation
_LINES: Final = 400  # lines that are looked through
_NEAR: Final = 40  # lines above one in which what differs from it stands
_ALIKE: Final = 80.0
"""From here on two lines, one of which may have words more, are so alike that one was made of the other."""
_ENDS: Final = (".", "!", "?")
_REST: Final = late(r"[^.!?]{1,60}[.!?]?")
_PARTED: Final = " … "
"""What stands between two places of a mail that are quoted together."""
_THROW: Final = late(
    r"(?<![\w.,:/])(?:[1-6]|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|een|twee"
    r"|drie|vijf|zes|uno|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?![\w%/]|[.:,]\d)",
    re.IGNORECASE,
)
_MARKS: Final = " \t,;:.–—-"


def quotes_of(problems: Sequence[tuple[Problem, int]], lines: Sequence[str]) -> tuple[str | None, ...]:
    """Return the player's own line for each problem, each line once; of what differs, both places."""
    made: list[str | None] = []
    for problem, line in problems:
        quote = lines[line].strip()[:200] if 0 <= line < len(lines) else ""
        if quote and named(problem) == "throws-differ":
            quote = _both_places(lines, line)
        made.append(quote if quote and quote not in made else None)
    return tuple(made)


def quoted_back(reading: Reading, written: Sequence[str]) -> Reading:
    """Return ``reading`` with quotations that stand in ``written``, the lines of its mail.

    One that does not is the whole line that it was made of; where none is like it nothing is quoted.
    """
    if not any(reading.quotes):
        return reading
    lines = [" ".join(line.split()) for line in written[:_LINES]]
    whole = " ".join(lines).casefold()
    quotes = tuple(quote and _parts_as_written(quote, lines, whole) for quote in reading.quotes)
    return replace(reading, quotes=tuple(q if q and q not in quotes[:n] else None for n, q in enumerate(quotes)))


def _parts_as_written(quote: str, lines: Sequence[str], whole: str) -> str | None:
    if _PARTED not in quote or quote.casefold() in whole:
        return _as_written(quote, lines, whole)
    parts = [_as_written(part, lines, whole) for part in quote.split(_PARTED)]
    return _PARTED.join(dict.fromkeys(part for part in parts if part)) or None


def _both_places(lines: Sequence[str], last: int) -> str:
    """Return the ``last`` of the lines that give a throw, behind the nearest one above it that gives another."""
    quote = lines[last].strip()
    own = {found.group().casefold() for found in _THROW.finditer(quote)}
    if len(own) != 1:
        return quote[:_MOST]
    for line in reversed(lines[max(0, last - _NEAR) : last]):
        if any(found.group().casefold() not in own for found in _THROW.finditer(line)):
            return f"{line.strip()[: _MOST // 2]}{_PARTED}{quote[: _MOST // 2]}"
    return quote[:_MOST]


def _as_written(quote: str, lines: Sequence[str], whole: str) -> str | None:
    plain = " ".join(quote.split()).strip(_MARKS)
    if not plain or plain.casefold() in whole:
        return _to_its_end(quote.lstrip(",;: "), plain, lines) if plain else None
    like = max(lines, key=lambda line: fuzz.token_set_ratio(plain, line[: _MOST * 2]), default="")
    return like[:_MOST] if fuzz.token_set_ratio(plain, like[: _MOST * 2]) >= _ALIKE else None


def _to_its_end(quote: str, plain: str, lines: Sequence[str]) -> str:
    """Return a quotation with the end of its sentence, where that was taken out of what was read: "in receipt 1."."""
    if quote.rstrip()[-1:] not in _ENDS:
        return quote
    for line in lines:
        place = line.casefold().find(plain.casefold())
        if place < 0 or len(line.casefold()) != len(line):
            continue
        end = place + len(plain)
        found = _REST.match(line, end)
        return line[place : found.end()][:_MOST] if found is not None and line[end : end + 1] not in _ENDS else quote
    return quote

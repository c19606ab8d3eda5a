"""What a question quotes of a mail: the player's own line, though the reader went by words that it had put in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rapidfuzz import fuzz

from pbm.core.orders import Reading
from pbm.orders.late import late

__all__ = ["quoted_back"]

_MOST: Final = 200  # characters of a quotation
_LINES: Final = 400  # lines that are looked through
_ALIKE: Final = 80.0
"""From here on two lines, one of which may have words more, are so alike that one was made of the other."""
_ENDS: Final = (".", "!", "?")
_REST: Final = late(r"[^.!?]{1,60}[.!?]?")
_MARKS: Final = " \t,;:.–—-"


def quoted_back(reading: Reading, written: Sequence[str]) -> Reading:
    """Return ``reading`` with quotations that stand in ``written``, the lines of its mail.

    One that does not is the whole line that it was made of; where none is like it nothing is quoted.
    """
    if not any(reading.quotes):
        return reading
    lines = [" ".join(line.split()) for line in written[:_LINES]]
    whole = " ".join(lines).casefold()
    quotes = tuple(quote and _as_written(quote, lines, whole) for quote in reading.quotes)
    return replace(reading, quotes=tuple(q if q and q not in quotes[:n] else None for n, q in enumerate(quotes)))


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

"""Two labels and their two numbers apart: "1 and 94 please (throw, trapdoor)", "throw/trapdoor 5/83"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.core.orders import OrderForm
from pbm.orders.late import late
from pbm.orders.words import keyword

__all__ = ["with_labels_beside"]

_WORD: Final = r"[^\W\d_]{3,12}(?:[ -]?door)?"
_NUMBER: Final = r"(?:\d{1,3}|one|two|three|four|five|six)"
_PAIR: Final = rf"(?P<one>{_NUMBER})\s?(?:[,/&+]|and)\s?(?P<two>{_NUMBER})"
_LABELS: Final = rf"(?P<first>{_WORD})\s?[,/&+]\s?(?P<second>{_WORD})"
_AHEAD: Final = late(
    rf"\(?\b{_LABELS}\)?\s?(?:(?:values|are|is|[:=-])\s?)?(?P<open>\()?(?<![\d.]){_PAIR}(?!\s?[,/&+]?\s?\w)\)?",
    re.IGNORECASE,
)
_BEHIND: Final = late(rf"(?<![\w.,/])\(?{_PAIR}\)?(?:,? (?:please|pls|thanks))?,?\s?[(\[]{_LABELS}[)\]]", re.IGNORECASE)
_JOINING: Final = frozenset(",/&+")
_TWO_NUMBERS: Final = late(rf"{_NUMBER}\s?(?:[,/&+]|and)\s?{_NUMBER}", re.IGNORECASE)
_LINES, _LINE = 60, 300


def with_labels_beside(lines: Sequence[str], form: OrderForm) -> list[str]:
    """Return ``lines`` with each number of such a pair behind its label, where one throw on one board is asked for."""
    count = next((field.count for field in form.fields if field.kind == "numbers"), 0)
    if len(form.boards) != 1 or count != 1:
        return list(lines)
    return [
        _BEHIND.sub(_put, _AHEAD.sub(_put, line)) if place < _LINES and len(line) <= _LINE and _may_hold(line) else line
        for place, line in enumerate(lines)
    ]


def _may_hold(line: str) -> bool:
    return not _JOINING.isdisjoint(line) and _TWO_NUMBERS.search(line) is not None


def _put(found: re.Match[str]) -> str:
    kinds = [keyword(re.sub(r"[ -]", "", found[label]).casefold()) for label in ("first", "second")]
    if sorted(filter(None, kinds)) != ["D", "T"]:
        return found.group()
    named = dict(zip(kinds, (found["one"], found["two"]), strict=True))
    return f"throw {named['T']}, trapdoor {named['D']}"

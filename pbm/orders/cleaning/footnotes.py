"""Marks of footnotes, taken out: "Throw: 4 [1]", and below "[1] For reasons of space the proof is omitted"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from pbm.orders.late import late

__all__ = ["without_footnotes"]

_MOST: Final = 200  # lines in which notes are looked for
_LONGEST: Final = 400  # characters of such a line
_SIGNS: Final = "[(^*¹²³⁴⁵⁶⁷⁸⁹†‡"
_MARK: Final = r"(?:\[\d{1,2}\]|\(\d{1,2}\)|\^\d{1,2}|[¹²³⁴⁵⁶⁷⁸⁹]|\*{1,3}|[†‡])"
_NOTE: Final = late(rf"\s{{0,6}}(?P<mark>{_MARK})[ \t]{{0,2}}(?=[\"“(]?[^\W\d_])")
"""A note at the head of a line: a mark and a word."""
_MARKED: Final = late(rf"(?<=[^\W_])[.,;]?(?P<mark> ?{_MARK})(?!\w)")
"""What a mark stands behind: a word or a number."""

_STARRED: Final = late(r"(?<!\*)\b\d{1,3}\*(?!\*)")

_TELLING: Final = late(
    r"\d|\b(?:if|unless|or|not|no|instead|change|wait|please|trap\w*|throw\w*|turn|round|play\w*|next|later|else|when"
    r"|until|board|either|maybe|perhaps|might|could|both|one|two|three|four|five|six)\b|\?",
    re.IGNORECASE,
)
"""What makes a note one on the order."""


def without_footnotes(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` without the marks of notes that stand below what they are to, and without notes on no order."""
    if not any(sign in line for line in lines[:_MOST] for sign in _SIGNS):
        return lines
    notes: dict[str, int] = {}
    for place, line in enumerate(lines[:_MOST]):
        found = _NOTE.match(line[:_LONGEST])
        if found is not None:
            notes.setdefault(found["mark"], place)
    made = list(lines)
    for mark, below in notes.items():
        marked = [place for place in range(below) if _marks(lines[place], mark)]
        if len(marked) != 1 or (mark == "*" and not _behind_figure(lines[marked[0]])):
            continue  # an enumeration repeats its marks, and a star makes words bold
        made[marked[0]] = _MARKED.sub(partial(_kept, mark), made[marked[0]])
        note = made[below].replace(mark, "", 1).lstrip()
        made[below] = note if _TELLING.search(note) else ""
    return made


def _marks(line: str, mark: str) -> bool:
    """Whether something in a line has a mark behind it."""
    return any(found["mark"].strip() == mark for found in _MARKED.finditer(line[:_LONGEST]))


def _behind_figure(line: str) -> bool:
    """Whether a star stands right behind a figure, and none before it."""
    return _STARRED.search(line[:_LONGEST]) is not None


def _kept(mark: str, found: re.Match[str]) -> str:
    """Return what stays of a mark and the sign before it."""
    return found.group() if found["mark"].strip() != mark else found.group()[: -len(found["mark"])]

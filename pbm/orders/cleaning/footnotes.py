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
_SIGNS: Final = "[^*¹²³⁴⁵⁶⁷⁸⁹†‡"
_MARK: Final = r"(?:\[\d{1,2}\]|\^\d{1,2}|[¹²³⁴⁵⁶⁷⁸⁹]|\*{1,3}|[†‡])"
_NOTE: Final = late(rf"\s{{0,6}}(?P<mark>{_MARK})[ \t]{{0,2}}(?=[\"“(]?[^\W\d_])")
"""A note at the head of a line: a mark and a word. A number in round brackets may be an order."""
_MARKED: Final = late(rf"(?<=\d)[.,;]?(?P<mark> ?{_MARK})(?!\w)")
"""A mark behind a number: "Throw [3]" has none."""

_NUMBER: Final = late(r"[0-9]{1,2}")
_STARRED: Final = late(r"(?<!\*)\b\d{1,3}\*(?!\*)")


def without_footnotes(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` without the marks of notes that stand below what they are to; the notes stay."""
    if not any(sign in line for line in lines[:_MOST] for sign in _SIGNS):
        return lines
    notes: dict[str, int] = {}
    for place, line in enumerate(lines[:_MOST]):
        found = _NOTE.match(line[:_LONGEST])
        if found is not None:
            notes.setdefault(found["mark"], place)
    counted = sorted(int(number) for mark in notes for number in _NUMBER.findall(mark))
    if counted != [*range(1, len(counted) + 1)]:
        return lines  # notes are numbered from 1 on; a number in brackets may be anything
    made = list(lines)
    for mark, below in notes.items():
        marked = [place for place in range(below) if _marks(lines[place], mark)]
        if len(marked) != 1 or (mark == "*" and not _behind_figure(lines[marked[0]])):
            continue  # an enumeration repeats its marks, and a star makes words bold
        made[marked[0]] = _MARKED.sub(partial(_kept, mark), made[marked[0]])
        made[below] = made[below].replace(mark, "", 1).lstrip()
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

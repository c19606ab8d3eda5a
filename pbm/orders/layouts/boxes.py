"""A row of boxes with a mark in one of them: "[ ] 1  [ ] 2  [x] 3", and a row of numbers with one in brackets.

A row has all throws from one on, or those that a player has left, in their order: "( ) 1  (x) 2  ( ) 5".
"""

from __future__ import annotations

import re
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.words import keyword

__all__ = ["BOX_LEFT_EMPTY", "RANGE", "boxed_aside", "is_record", "ticked"]

RANGE = r"[\[(]\s?\d{1,2}\s?(?:-|–|to|\.\.|bis|à|a|al|tot)\s?\d{1,3}\s?[\])]"
"""The numbers there are to choose from, as a form has them behind its prompt: "(1-6)"."""

BOX_LEFT_EMPTY = late(
    r"\s{0,8}(?:\[\s{0,12}\]|\(\s{1,12}\)|_{3,40})\s{1,12}"
    rf"(?P<label>[^\W\d_][^\n\d\[\]{{}}<>()_:=]{{1,50}}?)\s{{0,12}}{RANGE}(?P<value>(?:\s{{2,60}}(?:\d{{1,3}}|none|no|-))?)"
    r"\s{0,8}$",
    re.IGNORECASE,
)
"""A prompt with an empty box before it and its range behind: "[  ] throw (1-6)        4", with or without an answer."""

_LONG = 240
_FEWEST = 3  # fewer boxes are no row, but where they stand behind a label
_PAIR = 2
_HIGH_THROW = 6
_ITEM = late(
    r"[\[(]\s{0,3}(?P<mark>[xX✓✔✗✘*+_-]?)\s{0,3}[\])]|(?P<sign>[☐☑☒□⬜✅])|(?P<number>(?<![\w.,])[1-9](?![\w]|[.,]\d))"
)
_MARKS = late(r"[\[(*☐☑☒□⬜✅]")
"""One of these is in every row of boxes, and in every row of which a number is in brackets."""
_CIRCLED = late(r"[\[(*]{1,2}\s?(?P<chosen>[1-9])\s?[\])*]{1,2}|(?P<plain>(?<![\w.,])[1-9](?![\w]|[.,]\d))")
_EMPTY = frozenset(("", "_", "-", "☐", "□", "⬜"))
_BETWEEN = " \t,;/|.·:-"
_WORD = late(r"[^\W\d_]{1,20}")
_BESIDE = frozenset(("your", "my", "the", "number", "this", "turn", "round", "for", "board", "of", "play", "tick"))
_ASIDE = late(r"(\s{0,8}[^()\[\]:\n]{1,40}?\s{0,12}\[[^\[\]\n]{0,20}\])\s{1,12}\([^()\n]{1,60}\)\s{0,8}$")
_RANGED = late(
    rf"(\s{{0,8}}[^()\[\]:\n\d]{{1,40}}?)\s{{0,12}}{RANGE}\s{{1,40}}(\[[^\[\]\n]{{0,20}}\])\s{{0,8}}$", re.IGNORECASE
)
_RECORD = late(
    r"\b(?:used|unused|spent|gone|played|left|remaining|record|history|already|so far|have had|last|earlier|before"
    r"|(?:not|don't|don’t|dont|won't|won’t) (?:to |going to )?(?:want|need|wish|use|play|throw|keep))\b",
    re.IGNORECASE,
)


def is_record(above: str) -> bool:
    """Return whether the line above a row of boxes tells what was played, or is not wanted: then so does the row."""
    return _RECORD.search(above[:_LONG]) is not None


def ticked(line: str, *, own: bool = False) -> tuple[str, str] | None:
    """Return the label of a row of boxes and the number that is marked, None for a line that is no such row.

    A row of numbers with one in brackets needs a label unless it is certainly the player's ``own``. The number is
    empty where no box is marked; of several, they are told with "or", so that they are asked about.
    """
    if len(line) > _LONG or not _MARKS.search(line):
        return None
    boxes = _of_boxes(line)
    found = boxes or _of_circles(line)
    if found is None:
        return None
    start, marked, whole = found
    label = _label(line[:start], told=boxes is None or not whole, own=own)
    return None if label is None else (label, " or ".join(map(str, marked)))


def boxed_aside(line: str) -> str:
    """Return a line of a form, "Die [ 6 ] (1 to 6)" or "Die (1-6) [ 6 ]", without what is explained beside its box."""
    if "[" not in line[:80]:
        return line
    found = _ASIDE.match(line[:_LONG])
    if found is not None:
        return found.group(1)
    ranged = _RANGED.match(line[:_LONG])
    return line if ranged is None else f"{ranged.group(1)} {ranged.group(2)}"


def _whole(values: list[int]) -> bool | None:
    """Return whether numbers are all from one on, or only those throws that are left; None for any others."""
    if len(values) >= _FEWEST and values == list(range(1, len(values) + 1)):
        return True
    rising = all(one < other for one, other in pairwise(values))
    return False if rising and len(values) >= _PAIR and values[-1] <= _HIGH_THROW else None


def _of_boxes(line: str) -> tuple[int, list[int], bool] | None:
    """Return where the boxes begin, the numbers whose box is marked, and whether all numbers are there."""
    items = list(_ITEM.finditer(line))
    boxes = items[::2] if items and not items[0]["number"] else items[1::2]
    numbers = items[1::2] if items and not items[0]["number"] else items[::2]
    if len(boxes) < _PAIR or len(boxes) != len(numbers):
        return None
    if any(one["number"] for one in boxes) or not all(one["number"] for one in numbers) or not _in_a_row(line, items):
        return None
    values = [int(one["number"]) for one in numbers]
    whole = _whole(values)
    if whole is None:
        return None
    told = zip(values, boxes, strict=True)
    return items[0].start(), [value for value, box in told if (box["mark"] or box["sign"] or "") not in _EMPTY], whole


def _of_circles(line: str) -> tuple[int, list[int], bool] | None:
    """Return where a row of numbers begins of which one is in brackets, that one, and whether all numbers are there."""
    items = list(_CIRCLED.finditer(line))
    values = [int(one["chosen"] or one["plain"]) for one in items]
    chosen = [int(one["chosen"]) for one in items if one["chosen"]]
    whole = _whole(values)
    if whole is None or len(chosen) != 1 or len(values) < (2 * _FEWEST if whole else _FEWEST):
        return None
    return (items[0].start(), chosen, whole) if _in_a_row(line, items) else None


def _in_a_row(line: str, items: list[re.Match[str]]) -> bool:
    """Whether nothing but blanks and signs stands between the items and behind them."""
    ends = [*(one.start() for one in items[1:]), len(line)]
    return not any(line[one.end() : end].strip(_BETWEEN) for one, end in zip(items, ends, strict=True))


def _label(text: str, *, told: bool, own: bool) -> str | None:
    """Return the label of a row of throws, None where words before it mean something else.

    ``told``: its words must say what it is; ``own``: it may have none.
    """
    words = _WORD.findall(text)
    if any(character.isdigit() for character in text) or len(words) > 6:
        return None
    kinds = {kind for word in words if (kind := keyword(word.casefold()))}
    boards = [word for word in words if len(word) == 1 and word.isupper()]
    spare = [w for w in words if w not in boards and not keyword(w.casefold()) and w.casefold() not in _BESIDE]
    if kinds - {"T"} or (told and not kinds and (words or not own)) or len(boards) > 1 or spare:
        return None
    return f"{boards[0]} throw" if boards else "Throw"

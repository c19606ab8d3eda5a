"""Press with the signs that its writer typed: the reader works on plain ones, and the report prints the others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.numbers import plain

__all__ = ["as_written", "in_its_own_signs"]

_MOST: Final = 100_000  # characters of a mail that are looked through
_JOINING: Final = "\ufe0f\u200d\u20e3"
"""Signs that show nothing by themselves and make one picture of several, or a coloured one of a black one."""
_KEPT: Final = frozenset(("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"))
"""Sorts of characters that stay as the reader made them: what cannot be seen has no business in a report."""
_MARKS: Final = re.compile(r"^[ \t]{0,8}(?:[>|][ \t]?)+", re.MULTILINE)


def in_its_own_signs(reading: Reading, written: str) -> Reading:
    """Return ``reading`` with its press as it stands in ``written``, the text of the mail before it was made plain."""
    if not reading.letters or written.isascii():
        return reading
    text, spelled, at = _spelled(written[:_MOST])
    letters = tuple(replace(item, text=_found(item.text, text, spelled, at)) for item in reading.letters)
    press = _found(reading.press, text, spelled, at) if reading.press else reading.press
    return replace(reading, letters=letters, press=press)


def as_written(words: str, written: str) -> str:
    """Return plain ``words`` with the dashes, quotation marks and signs that they have in ``written``.

    Each paragraph for itself; one that is not found there, letter for letter, stays as it is.
    """
    return _found(words, *_spelled(written[:_MOST]))


def _spelled(written: str) -> tuple[str, str, Sequence[int]]:
    """Return a text without marks of quotation, its plain characters without spaces, and where each comes from."""
    text = unicodedata.normalize("NFC", _MARKS.sub("", written.replace("\r\n", "\n").replace("\r", "\n")))
    made: list[str] = []
    at: list[int] = []
    for place, character in enumerate(text):
        if shown := "".join(plain(character).split()):
            made.append(shown)
            at.extend([place] * len(shown))
    return text, "".join(made), at


def _found(words: str, text: str, spelled: str, at: Sequence[int]) -> str:
    return "\n\n".join(_paragraph(one, text, spelled, at) for one in words.split("\n\n"))


def _paragraph(words: str, text: str, spelled: str, at: Sequence[int]) -> str:
    shown = "".join(words.split())
    start = spelled.find(shown) if shown else -1
    while start > 0 and at[start] == at[start - 1]:  # begins within an ellipsis
        start = spelled.find(shown, start + 1)
    end = start + len(shown)
    if start < 0 or (end < len(at) and at[end] == at[end - 1]):
        return words
    made: list[str] = []
    number, gap, last = start, "", -1
    for character in words:
        if character.isspace():
            gap += character
            continue
        place = at[number]
        number += 1
        if place == last:  # the second dot of an ellipsis
            continue
        made.append(_between(text[last + 1 : place], gap) if last >= 0 else gap)
        made.append(character if unicodedata.category(text[place]) in _KEPT else text[place])
        gap, last = "", place
    behind = "".join(takewhile(_shown_beside, text[last + 1 : last + 9]))
    return "".join(made) + behind + gap


def _between(there: str, gap: str) -> str:
    """Return what stands between two characters: the writer's spaces within a line, and small signs of the first."""
    beside = "".join(filter(_shown_beside, there))
    spaces = len(there) - len(beside)
    within = spaces == sum(character.isspace() for character in there) and "\n" not in there + gap
    return beside + (" " * spaces if within else gap)


def _shown_beside(character: str) -> bool:
    """Whether a character that the reader leaves out belongs to the sign before it: joins pictures, or is a small 2."""
    return character in _JOINING or (unicodedata.category(character) == "No" and not plain(character))

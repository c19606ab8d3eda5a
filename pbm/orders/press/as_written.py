"""Press with the signs that its writer typed: the reader works on plain ones, and the report prints the others."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from itertools import islice
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.numbers import plain

__all__ = ["Written", "in_its_own_signs"]

_MOST: Final = 100_000  # characters of a mail that are looked through
_PARAGRAPHS: Final = 400  # paragraphs of press that are looked up
_JOINING: Final = "\ufe0f\u200d\u20e3"
"""Signs that show nothing by themselves and make one picture of several, or a coloured one of a black one."""
_JOINED: Final = 3  # such signs between two pictures
_PICTURES: Final = frozenset(("So", "Sk", "Sm"))
_KEPT: Final = frozenset(("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"))
"""Sorts of characters that stay as the reader made them: what cannot be seen has no business in a report."""
_MARKS: Final = re.compile(r"^[ \t]{0,8}(?:[>|][ \t]?)+", re.MULTILINE)


def in_its_own_signs(reading: Reading, written: str) -> Reading:
    """Return ``reading`` with its press as it stands in ``written``, the text of the mail before it was made plain."""
    if not reading.letters or written.isascii():
        return reading
    mail = Written(written)
    letters = tuple(replace(item, text=mail.of(item.text)) for item in reading.letters)
    return replace(reading, letters=letters, press=mail.of(reading.press) if reading.press else reading.press)


class Written:
    """The text of a mail as it came, without marks of quotation, in which plain words are found again."""

    def __init__(self, text: str) -> None:
        ended = _MARKS.sub("", text[:_MOST].replace("\r\n", "\n").replace("\r", "\n"))
        self._text = unicodedata.normalize("NFC", ended)
        made: list[str] = []
        self._at: list[int] = []  # of each plain character but blanks: where in the text it comes from
        for place, character in enumerate(self._text):
            if shown := "".join(plain(character).split()):
                made.append(shown)
                self._at.extend([place] * len(shown))
        self._plain = "".join(made)

    def of(self, words: str) -> str:
        """Return plain ``words`` with the dashes, quotation marks and pictures that they were typed with.

        Each paragraph for itself; one that is not there, letter for letter, stays as it is.
        """
        return "\n\n".join(
            self._paragraph(one) if number < _PARAGRAPHS else one for number, one in enumerate(words.split("\n\n"))
        )

    def _paragraph(self, words: str) -> str:
        shown = "".join(words.split())
        # Press stands behind what it answers more often than before it.
        start = self._plain.rfind(shown) if shown else -1
        end = start + len(shown)
        if start < 0 or self._within(start) or self._within(end):
            return words
        made: list[str] = []
        number, gap, last = start, "", -1
        for character in words:
            if character.isspace():
                gap += character
                continue
            place = self._at[number]
            number += 1
            if place == last:  # the second dot of an ellipsis
                continue
            made.append(_between(self._text[last:place], gap) if last >= 0 else gap)
            made.append(character if unicodedata.category(self._text[place]) in _KEPT else self._text[place])
            gap, last = "", place
        return "".join(made) + _beside(self._text[last : last + _JOINED + 1]) + gap

    def _within(self, place: int) -> bool:
        """Whether a place is between two characters that were one, as the dots of an ellipsis."""
        return 0 < place < len(self._at) and self._at[place] == self._at[place - 1]


def _between(there: str, gap: str) -> str:
    """Return what stands behind the first character of a text: its small signs, and blanks, no more than in ``gap``."""
    beside = _beside(there)
    behind = there[1 + len(beside) :]
    blanks = not behind or (behind.isspace() and "\n" not in behind)
    return beside + (" " * min(len(behind), max(1, len(gap))) if blanks and "\n" not in gap else gap)


def _beside(there: str) -> str:
    """Return the signs behind a character that belong to it: such as join pictures or colour one, and a small 2."""
    picture = unicodedata.category(there[0]) in _PICTURES or there[0].isdigit()
    made: list[str] = []
    for character in islice(there, 1, 1 + _JOINED):
        small = unicodedata.category(character) == "No" and not plain(character)
        if not small and not (picture and character in _JOINING):
            break
        made.append(character)
    return "".join(made)

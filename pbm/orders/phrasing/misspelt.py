"""A number in words that are not spelt right, with its figures in brackets: "fourty tree (43)" is 43."""

from __future__ import annotations

from typing import Final

from rapidfuzz import fuzz

from pbm.orders.tokens.said import Telling, needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token

__all__ = ["MISSPELT"]

_NEAR: Final = 70  # of 100: how near a misspelt word is to the one that the figures have
_SOUNDS: Final = {
    "wun": 1,
    "won": 1,
    "to": 2,
    "too": 2,
    "tow": 2,
    "tu": 2,
    "free": 3,
    "for": 4,
    "fore": 4,
    "sicks": 6,
    "sics": 6,
    "ate": 8,
    "ait": 8,
    "eit": 8,
    "nien": 9,
}
"""Words that sound like a small number."""
_SMALL: Final = dict(enumerate(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"), start=1))


@needing({"("}, {"N"})
def _in_brackets(part: list[Token], limits: Limits) -> None:
    """Leave out the words before "(43)" whose first is the forty and whose second is no other number than the three."""
    for place in range(len(part) - 5, -1, -1):
        if place + 5 > len(part):
            continue
        tens, word, opens, figures, closes = part[place : place + 5]
        if (tens.kind, word.kind, opens.low, figures.kind, closes.low) != ("N", "W", "(", "N", ")"):
            continue
        if tens.value % 10 or not tens.low.isalpha() or not figures.low.isdigit() or tens.value <= limits.high:
            continue
        unit = figures.value - tens.value
        if unit in _SMALL and _is_like(word.low, unit):
            part[place : place + 5] = [figures]


def _is_like(word: str, unit: int) -> bool:
    """Whether a word was meant for a small number: "tree" for three, "too" for two."""
    if word in _SOUNDS:
        return _SOUNDS[word] == unit
    return fuzz.ratio(word, _SMALL[unit]) >= _NEAR


MISSPELT: Final[tuple[Telling, ...]] = (_in_brackets,)
"""What a number that is not spelt right says."""

"""What words refer to that was named before: an end of a piece that stays, and "one of them" of what one lands on.

"L6 with the bottom on 34 and the top stays where it is" has two ends, of which one is where it lies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

__all__ = ["with_what_is_meant"]

_LETTERS: Final = {"snake": "S", "schlange": "S", "ladder": "L", "leiter": "L", "lamppost": "P", "laterne": "P"}
_NUMBERS: Final = ("one", "two", "three", "four", "five", "six")
_PIECE: Final = (
    rf"\b(?:(?P<letter>[SLP]) ?(?P<number>[1-6])|(?P<noun>{'|'.join(_LETTERS)})"
    rf" (?P<count>[1-6]|{'|'.join(_NUMBERS)}))\b"
)
_TOP: Final = r"(?:top|head|upper end|kopf|obere ende)"
_BOTTOM: Final = r"(?:bottom|foot|tail|lower end|fuß|schwanz|untere ende)"
_STAYS: Final = (
    rf"(?P<lead>\b(?:(?:the|its|his|der|die|das) )?)(?:(?P<top>{_TOP})|(?P<bottom>{_BOTTOM}))(?: end)?"
    r" (?:stays?|staying|remains?|remaining|bleibt|bleiben)\b"
    r"(?: (?:where|as) (?:it|he|she)(?: ?is|'s| was)|,? wo (?:er|sie|es) ist| put| there| the same| as is| so"
    r"| dort| da)?"
    r"(?! (?:on|at|auf|in|to|until|till)\b)"
)
_IS_ON: Final = rf"\b(?P<end>{_TOP}|{_BOTTOM})'s (?P<on>on|at)\b"
_CARD: Final = (
    r"\b(?:(?:move|moving) (?:a|an|any|two) (?:ladders?|snakes?|piece)|swap two (?:players|cards)|send (?:back|forward)"
    r"|(?:eine? |zwei )?(?:leitern?|schlangen?|figur) umsetzen)\b"
)
_ONE_OF_THEM: Final = (
    r"\b(?P<land>(?:land(?:ing)?|hit|come|end up) (?:on |upon )?)(?:one|any|either) of (?:them|those|these)\b"
)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def with_what_is_meant(lines: Sequence[str], pieces: Mapping[str, tuple[int, int]]) -> list[str]:
    """Return lines with the number of an end that stays, and with the card that "one of them" is.

    ``pieces`` are those on the board, each with its top and its bottom. Where more than one card was named before, or
    none, and where the piece is not on the board, the words stay as they are.
    """
    made: list[str] = []
    cards: set[str] = set()
    for line in lines:
        cards |= {found[0].casefold() for found in _pattern(_CARD).finditer(line)}
        told = _pattern(_IS_ON).sub(r"\g<end> is \g<on>", line) if "'s o" in line or "'s a" in line else line
        if len(cards) == 1 and " of th" in told.casefold():
            card = next(iter(cards))
            told = _pattern(_ONE_OF_THEM).sub(lambda found, card=card: f"{found['land']}{card}", told)  # type: ignore[misc]
        made.append(_with_ends(told, pieces))
    return made


def _with_ends(line: str, pieces: Mapping[str, tuple[int, int]]) -> str:
    low = line.casefold()
    if not any(word in low for word in ("stay", "remain", "bleib")):
        return line

    def told(found: re.Match[str]) -> str:
        named = [_name(one) for one in _pattern(_PIECE).finditer(line[: found.start()])]
        if len(set(named)) != 1 or named[0] not in pieces:
            return found[0]
        top, bottom = pieces[named[0]]
        end = found["top"] or found["bottom"]
        return f"{found['lead']}{end} on {top if found['top'] else bottom}"

    return _pattern(_STAYS).sub(told, line)


def _name(found: re.Match[str]) -> str:
    """Return the name of a piece that was found: ``L6`` for "ladder six"."""
    if found["letter"]:
        return f"{found['letter'].upper()}{found['number']}"
    count = found["count"].casefold()
    return f"{_LETTERS[found['noun'].casefold()]}{_NUMBERS.index(count) + 1 if count in _NUMBERS else count}"

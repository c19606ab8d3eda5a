"""The heads of the orders of a round of two turns: "Throw 1 is the 6", "first six, second one", "trapdoor for 9+10"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import THROW
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_heads_of_two"]

_BEGINS: Final = r"(?P<begins>(?:^|(?<=\n)|(?<=[.,;(]\s)|(?<=[.,;(]))[\s>*•-]{0,6})"
_SIGN: Final = (
    r"(?:\s?[:=→]\s{0,3}|\s(?:is|are|shall\sbe|will\sbe|to\sbe|should\sbe)\s|\s[-–—]{1,2}\s|\s?(?:\.{2,40}|…)\s{0,3})"
)
_VALUE: Final = rf"(?:(?:an?|the|my)\s)?{THROW}(?![\w%/]|[.,:]\d)"
_NUMBERED: Final = late(
    rf"{_BEGINS}(?:(?:my|the|and)\s){{0,2}}(?:throw|roll|die|dice|move|go)\s?(?:#|no\.?\s?|number\s)?(?P<which>[12]|one|two)"
    rf"(?:\s?\([^()\n]{{1,30}}\))?(?:{_SIGN}|\s(?=(?:an?|the|my)\s))(?={_VALUE})",
    re.IGNORECASE,
)
_COUNTED: Final = late(
    rf"{_BEGINS}(?:(?:and|then)\s)?(?P<which>first|second|1st|2nd)(?:{_SIGN}|,?\s)(?={_VALUE}\s{{0,2}}(?:[.,;\n]|and\b|$))",
    re.IGNORECASE,
)
_FIRST: Final = frozenset(("1", "one", "first", "1st"))
_DOOR: Final = (
    r"(?P<door>\b(?:trap\s?doors?|trap|td|door|hatch|hole|nomination|falltür|trappe|valluik|trampilla|botola))"
)
_FOR_BOTH: Final = late(
    rf"{_DOOR}\s(?:\(\s?)?(?:for\s)?(?:the\stwo|both|the\spair)(?:\s(?:turns|rounds|throws|moves|of\sthem))?(?:\s?\))?"
    rf"(?:{_SIGN}|\s)(?=(?:(?:space|square|number|no\.?)\s)?\d{{1,3}}(?!\d))",
    re.IGNORECASE,
)
_FOR_TURNS: Final = late(
    rf"{_DOOR}\s(?:\(\s?)?(?:(?:for|on|in)\s)?(?:(?:the\s)?(?:turns?|rounds?)\s)?(?P<one>\d{{1,3}})\s?(?:[+&/–-]|and|to)\s?"
    rf"(?P<other>\d{{1,3}})(?:\s?\))?(?:{_SIGN}|\s)(?=(?:(?:space|square|number|no\.?)\s)?\d{{1,3}}(?!\d))",
    re.IGNORECASE,
)
_ITS_DOOR: Final = late(
    rf"{_BEGINS}(?:(?:my|the|and)\s){{0,2}}(?:door|hatch|hole){_SIGN}(?=\d{{1,3}}\s{{0,2}}(?:[.,;\n]|$))", re.IGNORECASE
)
_NOT_SO: Final = late(
    rf",?\s\(?not\s{_VALUE}\s(?:(?:and\s)?then|before|first,?\sthen)\s{_VALUE}(?:\)|(?=\s?[.;\n]|$))", re.IGNORECASE
)
"""What only says that the two are not the other way round: "6 then 2 (not 2 then 6)"."""
_ONE: Final = late(
    r"(?<!the )(?<!that )(?<!this )(?<!which )(?<!no )(?<!any )(?<!each )(?<!every )(?<!last )(?<!next )(?<!other )"
    r"(?<!only )\bone(?=\s(?:in|for|on)\s(?:turn\s\d|the\s(?:first|second)\b))"
    r"|(?<=\bthe\s)one(?=\s(?:in|for|on)\sturn\s\d{1,3}\s?(?:[.,;\n]|and\b|$))"
    r"|(?<=\band\safter\sthat\s)one(?=\s?[.,;\n]|$)",
    re.IGNORECASE,
)
"""A throw in words before its turn: "four in turn 9, one in turn 10"."""
_NEEDS: Final = word_set(
    "not one throw roll die dice move go first second 1st 2nd trapdoor trapdoors trap td door hatch hole nomination "
    "falltür trappe valluik trampilla botola"
)
_LINES: Final = 60
_REACH: Final = 4_000


def with_heads_of_two(lines: Sequence[str], turns: Sequence[int]) -> list[str]:
    """Return the lines of a round of two turns with the heads of its throws and its trapdoor told plainly.

    ``turns`` are those of the round, where they are known.
    """
    if not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text, rest = "\n".join(lines[:_LINES]), list(lines[_LINES:])
    if len(text) > _REACH:
        return list(lines)
    for heads in (_NUMBERED, _COUNTED):
        found = [head["which"].casefold() in _FIRST for head in heads.finditer(text)]
        if sorted(found) == [False, True]:
            text = heads.sub(_throw, text)
            break
    text = _ONE.sub("1", _NOT_SO.sub("", text))
    text = _ITS_DOOR.sub(r"\g<begins>Trapdoor: ", text)
    text = _FOR_BOTH.sub(r"\g<door>: ", text)
    text = _FOR_TURNS.sub(lambda head: _of_turns(head, turns), text)
    return [*text.split("\n"), *rest]


def _throw(head: re.Match[str]) -> str:
    return f"{head['begins']}{'First' if head['which'].casefold() in _FIRST else 'Second'} throw: "


def _of_turns(head: re.Match[str], turns: Sequence[int]) -> str:
    """Return the head of a trapdoor without the turns that it is for, where these are the round's."""
    named = (int(head["one"]), int(head["other"]))
    ours = named == tuple(turns) if turns else named[1] == named[0] + 1
    return f"{head['door']}: " if ours else head.group()

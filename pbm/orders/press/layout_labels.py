"""Press whose label has no colon: "*Press* Roses are red", "Press Roses are red" above "Throw 4"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.people import People
from pbm.orders.word_set import word_set

__all__ = ["LaidOut", "labelled_by_layout", "perhaps_press"]

_PRESS: Final = r"(?:press|presse|pers|prensa|stampa)"
_BOLD: Final = late(
    rf"\s{{0,4}}(?P<mark>\*{{1,2}}|_{{1,2}}){_PRESS}(?P=mark)\s{{1,8}}(?P<words>[^\s:].*)$", re.IGNORECASE
)
_BARE: Final = late(
    r"\s{0,4}(?P<word>[A-Z][a-z]{3,5}|[A-Z]{4,6})\s{1,8}(?P<words>[\"'“‘*_]{0,2}(?P<first>[A-ZÀ-Ý][^\W\d_]*)\s.*)$"
)
_WORD: Final = late(_PRESS, re.IGNORECASE)
_COMMANDED: Final = word_set("enter return any here on send reply ahead none off no button f esc space")
_PERHAPS: Final = late(
    r"(?:^|[\d.,;!)]\s{0,3})\W{0,3}press\s(?!(?:on|ahead|the|a|an|none|off|for|to|enter|return|any|button|home|forward"
    r"|is|was|as|and|or|of|by|in|please|thanks)\b)[^\W\d_]{2,}\W{1,3}[^\W\d_]{2,}",
    re.IGNORECASE,
)
_LINES: Final = 60  # of a mail that are looked at


@dataclass(frozen=True, slots=True)
class LaidOut:
    """The words behind such a label; ``bold`` tells that it is marked as one, else the lines beside it show it."""

    words: str
    bold: bool


def labelled_by_layout(line: str, people: People) -> LaidOut | None:
    """Return what stands behind the word for press at the beginning of a line, where that may be a label."""
    if ":" in line[:40]:
        return None
    found = _BOLD.match(line)
    if found is not None:
        return LaidOut(found["words"], True)
    found = _BARE.match(line)
    if found is None or _WORD.fullmatch(found["word"]) is None:
        return None
    if found["first"].casefold() in _COMMANDED or people.plays(found["first"]):
        return None
    return LaidOut(found["words"], False)


def perhaps_press(lines: Sequence[str]) -> bool:
    """Return whether words outside press may be some without a label: "throw 4 press roses are red trapdoor 48"."""
    return any("press" in line.casefold() and _PERHAPS.search(line[:400]) for line in lines[:_LINES])

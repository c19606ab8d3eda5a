"""Misgivings about a throw that is left to a die, or to whoever reads: "you roll one real dice for me", "any one"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["left_to_chance"]

_LONGEST: Final = 400  # characters of a line that are looked at
_COUNTED: Final = (1, 2)
"""How many dice are rolled at most."""
_ROLLED: Final = word_set("roll rolls rolled toss throw cast draw shake spin any")
_DICE: Final = r"(?:die|dice|d6)"
_LEFT: Final = late(
    r"\b(?:roll|toss|throw|cast|draw|shake|spin) (?:me )?(?:just )?(?:one|two)"
    rf"(?: (?:real|actual|proper|honest|fair|normal|ordinary|of your(?: own)?|six-sided|more)){{1,3}} {_DICE}\b"
    rf"|\b(?:roll|toss|throw|cast|draw) (?:one|two)(?: {_DICE})?(?: for me)?,? (?:and|then) (?:use|take|play|go with"
    r"|enter|give me) (?:that|it|what|the (?:better|best|higher|highest|lower|lowest|result))\b"
    r"|\bany one (?:of (?:them|those|my numbers)|will do|you (?:like|want|please|fancy))\b"
    r"|(?:^|[.!?:–-] ?)(?:please |pls |so |ok )?just roll one(?: for me| please| pls){0,2}[.!]{0,3}(?:$| [A-Z])",
    re.IGNORECASE,
)


@needs(_ROLLED, ("one", "two"))
def left_to_chance(look: Look) -> Iterator[Misgiving]:
    """A throw of one or two in words that says how many dice are rolled, or that any number is as good."""
    thrown = [of for of in look.accepted if of.field == "T" and set(of.values) & set(_COUNTED)]
    for number, line in enumerate(look.lines if thrown else ()):
        if _LEFT.search(line[:_LONGEST].replace("’", "'")) is None:
            continue
        for of in thrown:
            if not any(look.words[place].digits for place in look.places(of)):
                yield Misgiving("throw-undecided", number, "T", of.board)
        return

"""Both turns of a round named by their numbers alone, each with what it gets: "Seven gets the four, eight the one"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_turns_served"]

_NEEDS: Final = word_set(
    "gets get takes receives has have bekommt kriegt nimmt krijgt neemt reçoit prend recibe lleva riceve prende"
)
_GETS: Final = (
    r"(?:gets|takes|receives|(?:can|may|shall|should|will) (?:get|have|take)|bekommt|kriegt|nimmt|krijgt|neemt|reçoit"
    r"|prend|recibe|lleva|riceve|prende)"
)
_A: Final = r"(?:the|a|an|my|die|eine?|meine|de|een|mijn|le|un|mon|el|mi|il|la)"
_NUMBER: Final = r"(?:\d{1,3}|[^\W\d_]{2,12}(?:-[^\W\d_]{3,5})?)"
_BOTH: Final = late(
    rf"(?P<lead>^|[.!?:;,\n] ?)(?:(?:and|so|then|turn) ){{0,2}}(?P<first>{_NUMBER}) {_GETS} {_A} (?P<throw>{_NUMBER})"
    rf"(?: ?[,;.] ?| )(?:(?:and|but|then|while|und|et|en|y|e|turn) ){{0,2}}(?P<second>{_NUMBER})(?: {_GETS})? {_A}"
    rf" (?P<other>{_NUMBER})(?=\s?[.,;!\n]|\s?$)".replace(" ", r"\s"),
    re.IGNORECASE,
)
_FIGURES: Final = late(r"\d{1,3}")
_HIGH: Final = 6
_MOST: Final = 3_000
"""Characters of a mail that is looked at."""


def with_turns_served(lines: Sequence[str], count: int, turns: Sequence[int], subject: str) -> list[str]:
    """Return ``lines``, as many as before, with the two turns told as "turn 7" is.

    ``turns`` are those of the form, where they are known; else the ``subject`` names them. A number that may be a
    throw is no turn unless one of them says so.
    """
    text = "\n".join(lines)
    if count != 2 or len(text) > _MOST or not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    found = _BOTH.search(text)
    if found is None or text[found.end() : found.end() + 1] == "?":
        return list(lines)
    first, second, throw, other = (_value(found[which]) for which in ("first", "second", "throw", "other"))
    known = set(turns) or {int(figure) for figure in _FIGURES.findall(subject)}
    if second < first:
        first, second, throw, other = second, first, other, throw
    named = {first, second} <= known if known else first > _HIGH
    thrown = 0 < throw <= _HIGH and 0 < other <= _HIGH
    if not named or not thrown or second != first + 1:
        return list(lines)
    told = f"{found['lead']}Turn {first}: {throw}, turn {second}: {other}"
    lost = found.group().count("\n") - told.count("\n")
    return (text[: found.start()] + told + text[found.end() :] + "\n" * lost).split("\n")


def _value(written: str) -> int:
    """Return the number that a word or figures stand for, 0 where they stand for none."""
    if written.isdigit():
        return int(written)
    senses = VOCABULARY.senses.get(written.casefold(), {})
    values = {sense.value for sense in senses.values() if sense.sort == "number"}
    return values.pop() if len(values) == 1 else 0

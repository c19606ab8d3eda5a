"""Numbers that are meant for somebody by name, or are another choice than the first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["passed_on"]

_A_ONE = word_set("a the my of throw play use spend")
"""What stands before a one that is a number."""
_BEING = word_set("be am been i'm he's she's you're they're")
"""Before "the one", which then is somebody: "I'll be the one on table 22"."""
_SORTS = word_set("odd even low high small large big little good bad other remaining last only single")
_NUMBERS = word_set("number throw one figure left remaining choice option")
"""Behind "the one odd", which then is no number: "there's only the one odd number left to me"."""
_OTHER_CHOICES = word_set("second third other another last next")


def passed_on(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that are for somebody by name, "a 3 for Gwen", another choice than the first, or no number.

    "One" is somebody or something too often, as in "I've one left, so that one"; between signs, "Cobra 13: one, and the
    trapdoor 85", it is a number.
    """
    found: set[int] = set()
    meant: set[int] = set()
    for place, token in enumerate(tokens):
        if token.kind != "N":
            continue
        before, after = tokens[max(0, place - 4) : place], tokens[place + 1 : place + 3]
        alone = bool(before) and before[-1].kind in "PSL" and (not after or after[0].kind in "PSL")
        somebody = not before or before[-1].low not in _A_ONE or (len(before) > 1 and before[-2].low in _BEING)
        somebody = somebody or (len(after) == 2 and after[0].low in _SORTS and after[1].low in _NUMBERS)
        if token.low == "one" and not alone and somebody:
            found.add(token.value)
        elif token.value == 1:
            meant.add(token.value)
        if len(after) == 2 and after[0].low == "for" and after[1].kind == "W" and after[1].text[:1].isupper():
            found.add(token.value)
        if any(one.low in _OTHER_CHOICES and two.low == "choice" for one, two in pairwise(before)):
            found.add(token.value)
    return frozenset(found - meant)

"""Where "one" is a number and where it stands for something."""

from __future__ import annotations

from pbm.orders.sentence import Sentence
from pbm.orders.word_set import word_set
from pbm.orders.words import FILLERS, PLAY_VERBS, STARTERS

__all__ = ["pronoun"]

_MAKING = word_set("make want have take name nominate give get choose pick need making having")


def pronoun(s: Sentence, place: int) -> bool:
    """Return whether "one" stands for something: "a low one", "that one", "one of these"."""
    if s.low(place) != "one":
        return False
    before, after = s.at(place - 1), s.at(place + 1)
    by = s.low(place - 1) == "by" and any(t.low in PLAY_VERBS for t in s.tokens[max(0, place - 4) : place])
    if by and s.low(place + 1) in ("", ",", ")", "please", "and"):
        return False  # "edge forward by one"
    if s.low(place + 1) in ("step", "space", "square", "pip") and s.low(place - 1) in PLAY_VERBS:
        return False  # "do the cowardly thing and take one step"
    strange = before is not None and before.kind == "W" and before.low not in FILLERS | PLAY_VERBS | STARTERS
    pointing = s.low(place - 1) in _MAKING or s.low(place - 1) in (
        "this",
        "that",
        "which",
        "another",
        "big",
        "small",
        "lovely",
        "nice",
    )
    return (
        strange
        or pointing
        or (
            after is not None
            and after.low in ("of", "per", "each", "who", "day", "thing", "in", "after", "before", "that", "which")
        )
    )

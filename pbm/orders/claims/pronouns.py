"""Where "one" is a number and where it stands for something."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.sentence import Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import FILLERS, PLAY_VERBS, STARTERS, TELLING_OF

__all__ = ["names_another", "pronoun"]

_MAKING = word_set("make want have take name nominate give get choose pick need making having")
_ENDING = frozenset(("", ",", "-", "please", "for", "and", "this", "then"))
_ONLY = frozenset(("only", "just"))
_TOLD_NEXT = frozenset((":", ",", "-", "–", "—", "from", "this"))
_TO_COME = word_set("i'll i'd follows follow will comes come coming tell decide later send tba tbc wait")
_POINTED = (["that's", "the"], ["that", "the"], ["it's", "the"], ["is", "the"], ["was", "the"])
_OFF = word_set("beyond past behind short above below ahead")


def names_another(part: Sequence[Token], place: int, high: int) -> bool:
    """Return whether "one" is a throw that is told elsewhere, now or another time; ``high`` is the greatest throw.

    "The one for round 10 I'll tell you on Wednesday", "just the one from me, the 3".
    """
    lows = [token.low for token in part[max(0, place - 2) : place + 2]]
    if lows[-3:] == ["the", "one", "for"] and any(token.low in _TO_COME for token in part[place:]):
        return True
    led = [low for low in lows[:-2] if low != "the"][-1:]
    counts = lows[-2:-1] == ["one"] and led in (["just"], ["only"]) and lows[-1] == "from"
    alone = lows[-3:-1] == ["the", "one"] and not _ONLY.isdisjoint(
        token.low for token in part[max(0, place - 4) : place]
    )
    counts = counts or (alone and lows[-1] in _TOLD_NEXT)
    return counts and any(token.kind == "N" and token.value <= high for token in part[place + 1 :])


def pronoun(s: Sentence, place: int) -> bool:
    """Return whether "one" stands for something: "a low one", "that one", "one of these"."""
    if s.low(place) == "1" and place == 1 and s.low(0) == "nice" and s.low(2) not in _ENDING:
        return True  # "Nice 1 on the report"
    if s.low(place - 3) in ("i", "we") and s.low(place - 2) == "make" and s.low(place - 1) == "it":
        return True  # "how many are we? I make it five"
    if s.low(place) != "one":
        return False
    if s.low(place - 1) == "the" and s.low(place + 1) in TELLING_OF:
        return True  # "I'll start with the one I'm winning"
    if [s.low(place - 2), s.low(place - 1)] in _POINTED and s.low(place + 1) in ("", ",", "please", "thanks", "then"):
        return True  # "yes please, that's the one"
    if names_another(s.tokens, place, s.limits.high):
        return True
    if s.low(place - 1) == "no" or (s.low(place + 1) == "and" and s.low(place + 2) == "only"):
        return True  # "no one to share it with"
    if s.low(place - 1) == "the" and s.low(place + 1) == "with" and s.low(place + 2) in ("the", "a", "an"):
        return s.tokens[place + 3].kind not in "DN" if place + 3 < len(s.tokens) else True
    if s.low(place - 1) == "the" and s.low(place + 1) == "with" and place + 3 < len(s.tokens):
        counted = s.tokens[place + 2].kind in "NX" and s.tokens[place + 3].kind == "W"
        if counted and not any(t.kind == "D" for t in s.tokens[place:]):
            return True  # "the recipe, the one with four eggs"
    before, after = s.at(place - 1), s.at(place + 1)
    by = s.low(place - 1) == "by" and any(t.low in PLAY_VERBS for t in s.tokens[max(0, place - 4) : place])
    if by and s.low(place + 1) in ("", ",", ")", "please", "and"):
        return False  # "edge forward by one"
    if s.low(place + 1) in ("step", "space", "square", "pip") and s.low(place - 1) in PLAY_VERBS:
        return False  # "do the cowardly thing and take one step"
    if s.low(place - 1) == "," and s.low(place + 1) in _OFF:
        return True  # "58 please, one beyond where Gerald is"
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

"""The small numbers of a sentence, each with the words that belong to it: "a tiny little 1", "three big hops"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.claims.only_number_words import (
    ADJECTIVES,
    ARTICLES,
    BYGONE,
    GOVERNED,
    MANY_MORE,
    NO_ADJECTIVES,
    SINGLE,
    STEPS,
    STEPS_ONLY_HERE,
)
from pbm.orders.claims.unlabelled import countable
from pbm.orders.tokens.sentence import Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["CountedNumber", "numbers"]

_NO_ADJECTIVES = NO_ADJECTIVES | BYGONE | GOVERNED.keys()
_BEFORE_STEPS = ADJECTIVES | MANY_MORE
_ADJECTIVES = 3
_REACH = 6
_ONWARDS = word_set("forward forwards onward onwards along ahead further north upwards upward")
_MOVER = word_set("i'm i'll ill i'd me us we'll we're shall will let's lets let my")


class CountedNumber:
    """A number with what belongs to it: "a tiny little 1", "three big hops"; from ``first`` to before ``after``.

    ``place`` is where the number itself stands. ``stepping`` tells that it counts steps, ``articled`` that it begins
    with an article.
    """

    def __init__(self, part: Sequence[Token], place: int, value: int) -> None:
        self.place = place
        self.value = value
        self.first = _first(part, place)
        steps = _steps(part, place)
        self.stepping = steps > 0
        self.after = steps or place + 1
        self.articled = self.first < place and part[self.first].low in ARTICLES


def _first(part: Sequence[Token], place: int) -> int:
    """Return where the words that belong to a number begin: at its article, else at its adjectives."""
    for step in range(place - 1, max(-1, place - 2 - _ADJECTIVES), -1):
        if part[step].kind != "W" or part[step].low in _NO_ADJECTIVES:
            break
        if part[step].low in ARTICLES:
            foreign = part[step].text.casefold() not in ("", part[step].low)
            return place if foreign and step < place - 1 else step
    step = place
    while step and part[step - 1].kind == "W" and part[step - 1].low in ADJECTIVES:
        step -= 1
    return step


def _steps(part: Sequence[Token], place: int) -> int:
    """Return where the steps end that a number counts, 0 where it counts none: "one small step", "six more places"."""
    for step in range(place + 1, min(len(part), place + 2 + _ADJECTIVES)):
        if part[step].low in STEPS or _on_ones_way(part, place, step):
            return step + 1
        if part[step].kind != "W" or part[step].low not in _BEFORE_STEPS:
            return 0
    return 0


def _on_ones_way(part: Sequence[Token], place: int, step: int) -> bool:
    """Whether what a number counts are steps, whatever they are called: "I'll be running three stops up the line"."""
    after = [t.low for t in part[step + 1 : step + 3]]
    if step != place + 1 or part[step].kind != "W" or not part[step].low.endswith("s") or not after:
        return False
    onwards = after[0] in _ONWARDS or after in (["up", "the"], ["up", "for"], ["on", "please"])
    return onwards and any(t.low in _MOVER for t in part[max(0, place - _REACH) : place])


def numbers(part: Sequence[Token], limits: Limits) -> list[CountedNumber]:
    """Return the numbers of a sentence that a throw could be."""
    made: list[CountedNumber] = []
    sentence = Sentence(part, limits, None, False)
    for place, token in enumerate(part):
        small = token.kind in "NX" and limits.low <= token.value <= limits.high
        if small and (token.kind == "N" or _counts_steps(part, place)):
            number = CountedNumber(part, place, token.value)
            if token.low != "one" or number.stepping or countable(sentence, place, token) or _ones(part, place):
                made.append(number)
        elif token.low in SINGLE and place and part[place - 1].low in ("a", "just") and _steps(part, place):
            made.append(CountedNumber(part, place, 1))  # "a single pip"
        elif token.low == "ace" and (part[place - 1].low in ("the", "an", "my") if place else _for_me(part, 1)):
            made.append(CountedNumber(part, place, 1))
    return made


def _for_me(part: Sequence[Token], place: int) -> bool:
    return [t.low for t in part[place : place + 2]] in (["for", "me"], ["for", "us"], ["please"])


def _ones(part: Sequence[Token], place: int) -> bool:
    """Whether "one" stands alone in its clause: "One, then", "make it one"."""
    after = part[place + 1] if place + 1 < len(part) else None
    closes = after is None or after.kind == "P" or after.low in ("then", "please", "for", "only")
    only = (after is None or after.low == "only") and part[place - 1].kind == "P"
    return closes and (
        not place or only or part[place - 1].low in ("it", "just", "only", "with", "up", "on", "along", "forward")
    )


def _counts_steps(part: Sequence[Token], place: int) -> bool:
    """Whether a number that counts something counts steps on the board: "six moves", "six more places"."""
    end = _steps(part, place)
    return end > 0 and (part[end - 1].low in STEPS_ONLY_HERE or part[place + 1].low in MANY_MORE)

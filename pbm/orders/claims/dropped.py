"""Numbers of a sentence that are taken out before it is read: what is allowed, denied, kept back, only thought of."""

from __future__ import annotations

from pbm.orders.tokens.sentence import Sentence
from pbm.orders.tokens.telling import befallen
from pbm.orders.word_set import word_set

__all__ = ["between", "drop_ranges"]

_ARTICLES = frozenset(("a", "an", "the", "my", "number", ","))
_TAKEN_BACK = frozenset(("scrap", "forget", "ditch", "cancel", "scratch", "ignore", "lose", "disregard"))
_PONDERED = word_set("wonder wondered thought considered toyed tempted fancied pondered dithered thinking")
_DECIDING = word_set(
    "torn decide decided choose choosing choice pick undecided toss toss-up i'm im am dither dithering "
    "hesitate play hesitating split wavering toss-up: stuck caught debating"
)
_KEPT_BACK = frozenset(
    ("keep", "keeping", "save", "saving", "hold", "holding", "leave", "leaving", "leaves", "reserve")
)
_DENIED = (["not"], ["neither"], ["nor"])
_REPLACED = (["instead", "of"], ["rather", "than"], ["no", "longer"], ["no", "more"])


def drop_ranges(s: Sentence) -> None:
    """Take out "(1-6)", which tells what is allowed, and the second half of "5 not 3", "5 instead of 3"."""
    for place, token in enumerate(s.tokens):
        if token.kind != "N":
            continue
        if befallen(s.tokens, place):
            token.kind = "X"
            continue
        around = [s.at(place + step) for step in (-1, 1, 2, 3)]
        lows = [neighbour.low if neighbour else "" for neighbour in around]
        if lows[0] == "(" and lows[1] in ("-", "to") and lows[3] == ")":
            token.kind = "X"
            s.tokens[place + 2].kind = "X"
        if lows[0] == "(" and lows[1] == ")" and place > 1 and s.tokens[place - 2].kind == "N":
            _said_twice(s, place)
            continue
        before = [t.low for t in s.tokens[max(0, place - 4) : place] if t.low not in _ARTICLES]
        if before[-1:] and before[-1] in _TAKEN_BACK:
            if any(other.kind == "N" for other in s.tokens[place + 1 :]):
                token.kind = "X"
                s.hint = "T" if token.value <= s.limits.high else "D"
            else:
                s.cancelled.add(place)
            continue
        if (
            s.limits.count == 1
            and before[-1:]
            and before[-1] in _KEPT_BACK
            and token.value <= s.limits.high
            and s.low(place - 1) not in ("trapdoor",)
        ):
            token.kind = "X"
            continue
        if _considered(s, place):
            token.kind = "X"
            continue
        later = s.low(place + 1) == "next" and s.low(place + 2) in ("time", "turn", "round", "month", "week")
        if later and s.limits.count == 1 and any(t.kind == "N" and t.value <= s.limits.high for t in s.tokens[:place]):
            token.kind = "X"  # "the 1, and the 4 next time"
            continue
        if before[-2:] == ["all", "but"]:
            token.kind = "X"
            continue
        if before[-2:] in _REPLACED or before[-1:] in _DENIED:
            s.denied.add(place)
            s.replaced.add(token.value)
            _drop_alternatives(s, place)
            token.kind = "X"


def between(s: Sentence) -> None:
    """Mark the numbers of "I can't decide between 5 and 6" as neither."""
    for place, token in enumerate(s.tokens[:-3]):
        first, second = s.tokens[place + 1], s.tokens[place + 3]
        if token.low != "between" or first.kind != "N" or second.kind != "N":
            continue
        deciding = s.labels or any(t.low in _DECIDING for t in s.tokens)
        if first.value <= s.limits.high and second.value <= s.limits.high and not deciding:
            first.kind = second.kind = "X"  # "ring me between 5 and 6"
        elif first.value <= s.limits.high and second.value <= s.limits.high:
            s.between.update((place + 1, place + 3))


def _drop_alternatives(s: Sentence, place: int) -> None:
    """Take out what else is denied: "rather than 45 or 46"."""
    step = place + 1
    while (
        s.low(step) in ("or", ",")
        and step + 1 < len(s.tokens)
        and s.tokens[step + 1].kind == "N"
        and s.low(step) == "or"
    ):
        s.tokens[step + 1].kind = "X"
        step += 2


def _considered(s: Sentence, place: int) -> bool:
    """Whether a number was only thought of: "I did wonder about 50, and then about 53"."""
    near = [t.low for t in s.tokens[max(0, place - 4) : place]]
    if near[-1:] == ["about"] and any(low in _PONDERED for low in near):
        return True
    chained = near[-1:] == ["about"] or near[-1:] in (["then"], [","], ["and"])
    earlier = [t for t in s.tokens[:place] if t.kind in "NX"]
    pondering = any(t.low in _PONDERED for t in s.tokens[:place])
    return (
        chained
        and pondering
        and bool(earlier)
        and earlier[-1].kind == "X"
        and ((earlier[-1].value > s.limits.high) == (s.tokens[place].value > s.limits.high))
        and not any(t.low in ("so", "end", "but") for t in s.tokens[max(0, place - 6) : place])
    )


def _said_twice(s: Sentence, place: int) -> None:
    """Take out the second of "three (3)"; "4 (five)" is neither."""
    first, second = s.tokens[place - 2], s.tokens[place]
    if (first.value <= s.limits.high) != (second.value <= s.limits.high):
        return
    if first.value != second.value:
        s.torn.add(place - 2)
    for token in s.tokens[place - 1 : place + 2]:
        token.kind, token.low = "P", ""

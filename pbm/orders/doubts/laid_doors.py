"""Trapdoors that are told as laid, wished for or good for something: "a trap has been laid at 28"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["laid", "may_do", "wished_for"]

_LAYING = word_set("laid set placed dug sited installed planted prepared arranged positioned fitted sunk put")
_UPON = word_set("at on under beneath in number no square space . the of")
_MINE = word_set("a my the our")
_OPENING = word_set("i i'd we we'd")
_WISHING = word_set("like want love prefer wish fancy")
_AGAINST = word_set(
    "last yesterday previous ago not if or unless never perhaps maybe was were nearly almost instead before again "
    "somebody somebody's someone someone's his her their he she they your whose"
)
_FAR = 24  # tokens between "I would like the trapdoor to be" and its space
_VAGUE = word_set("be not work do suit prove also well have change")


def laid(part: Sequence[Token], place: int) -> bool:
    """Return whether the space at ``place`` is where a trapdoor "has been laid", nobody else's and not before now."""
    label = next((n for n in range(place - 1, -1, -1) if part[n].kind == "D"), -1)
    if label < 1 or part[label - 1].low not in _MINE or any(t.low in _AGAINST for t in part):
        return False
    lows = [t.low for t in part[label + 1 : place]]
    if lows[:2] not in (["has", "been"], ["is", "being"], ["is", "hereby"], ["is", "to"], ["shall", "be"]):
        return False
    done = next((n for n, low in enumerate(lows) if low in _LAYING), -1)
    return done >= 0 and all(low in _UPON for low in lows[done + 1 :])


def wished_for(part: Sequence[Token], place: int) -> bool:
    """Return whether the space at ``place`` is what somebody "should like it to be", of a trapdoor spoken of before."""
    lows = [t.low for t in part[:place]]
    step = place - 1
    while step >= 0 and lows[step] in ("number", "no", ".", "on", "at", ",", ":", "square", "space"):
        step -= 1
    wish = next((n for n in range(step, max(-1, place - _FAR - 1), -1) if lows[n] in _WISHING), -1)
    if wish < 1 or not set(lows[max(0, wish - 2) : wish]) & _OPENING:
        return False
    after = part[place + 1 :]
    between = part[wish + 1 : place]
    if any(t.kind == "N" for t in between) or {t.low for t in (*part[max(0, wish - 3) : wish], *after)} & _AGAINST:
        return False
    if lows[wish + 1 : step + 1] in (["it"], ["it", "to", "be"], ["it", "to", "be", "at"], ["that", "to", "be"]):
        return any(t.kind == "D" for t in part[:wish])
    ended = not after or all(t.kind == "P" or t.low in ("please", "thanks") for t in after)
    named = any(t.kind == "D" for t in between) and lows[place - 1] in ("number", ",", ":", "no", ".")
    return named and ended and ["to", "be"] in [lows[n : n + 2] for n in range(wish, place)]


def may_do(tokens: Sequence[Token], place: int) -> bool:
    """Return whether the "might" at ``place`` tells only what a trapdoor does: "a trapdoor at 16 might slow them"."""
    if place < 4 or place + 2 >= len(tokens) or tokens[place - 1].kind != "N":
        return False
    label = place - 3 if tokens[place - 2].low in ("at", "on", "under") else place - 2
    led = tokens[label].kind == "D" and tokens[label - 1].low in _MINE
    opens = label < 2 or tokens[label - 2].kind in "PS" or tokens[label - 2].low in ("and", "but")
    after = tokens[place + 1]
    return led and opens and after.kind == "W" and after.low not in _VAGUE

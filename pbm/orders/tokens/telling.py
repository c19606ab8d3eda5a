"""Numbers of what anybody may do, or of what befell somebody: told, and no order."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["anybodys", "befallen", "leaving", "of_somebody", "reads_out"]

_ANYBODY = word_set("you one people players player somebody someone anybody anyone everyone everybody nobody we'd")
_MAY = word_set(
    "can may could must might should get gets need needs have has cannot can't would will only also still ever really "
    "then even always never just actually to"
)
_DOES = word_set("throw throws roll rolls use uses play plays land lands nominate nominates vote votes lose spend")
_MINE = word_set("i i'll ill i'd i'm im i've me my mine we we'll please pls")
_GLUE = word_set("and then a an the or another two first twice by with of")
_MADE = word_set("dug opened laid set put made left placed voted")
_READING = word_set("says say reads example")
_WITHIN = 10
_FALLING = word_set(
    "fell fallen fall falling drop dropped dropping slid slide sliding tumbled tumble plunged sent sank sunk brought "
    "took taken carried went climbed swallowed"
)


@needing(_ANYBODY, _DOES)
def anybodys(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is what anybody does or may do: "you can throw a 6 twice", "if one rolls a 3"."""
    numbers = False
    for step in range(place - 1, max(-1, place - 1 - _WITHIN), -1):
        token = tokens[step]
        if token.low in _MINE or token.kind in "PSBU":
            return False
        if token.low in _ANYBODY and step + 1 < place:
            return _does(tokens, step + 1, place) and not any(t.low in _MINE for t in tokens[place + 1 :])
        if token.kind in "NX":
            numbers = True
            if any(t.low not in _GLUE for t in tokens[step + 1 : place]):
                return False
        elif numbers and token.kind == "D":
            return False
    return False


def _does(tokens: Sequence[Token], start: int, place: int) -> bool:
    step = start
    while step < place and tokens[step].low in _MAY:
        step += 1
    return step < place and tokens[step].low in _DOES


def befallen(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number is where somebody fell from or to: "having fallen from 45 to 36"."""
    if place < 1 or tokens[place - 1].low not in ("from", "to"):
        return False
    before = tokens[max(0, place - 7) : place - 1]
    if any(t.kind in "TD" for t in before):
        before = before[max(n for n, t in enumerate(before) if t.kind in "TD") + 1 :]
    return any(t.low in _FALLING for t in before)


@needing({"leaving", "leaves"})
def leaving(ahead: Sequence[Token]) -> bool:
    """Whether a number is left to play: "leaving me 4"; "leaving my throw at 4" is none."""
    step = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].low in ("leaving", "leaves")), -1)
    if step + 1 < len(ahead) and ahead[step + 1].low == ":":
        return False  # "on the advice of my tea leaves: two"
    return step >= 0 and not any(t.kind in "TD" for t in ahead[step:])


@needing(_READING)
def reads_out(tokens: Sequence[Token], place: int) -> bool:
    """Whether "says" or "reads" stands at ``place`` and reads something out: "the subject says it all" does not."""
    if tokens[place].low == "says" and place + 2 < len(tokens):
        return tokens[place + 1].low not in ("it", "hello", "hi", "happy") or tokens[place + 2].low != "all"
    if tokens[place].low == "say" and place and tokens[place - 1].low == "you" and place + 1 < len(tokens):
        return tokens[place + 1].kind != "P" and tokens[place + 1].low != "so"  # "you say throw 6 is gone"
    return tokens[place].low in ("says", "reads", "example")


def of_somebody(tokens: Sequence[Token], place: int) -> bool:
    """Return whether the trapdoor at ``place`` is one that somebody fell into or made: "right into Judith's pit"."""
    if _dug_by_whoever(tokens, place):
        return True
    owner = tokens[place - 1] if place > 1 else Token("S", "", -1)
    owned = owner.kind == "W" and owner.low.endswith("'s") and owner.text[:1].isupper()
    return owned and tokens[place - 2].low in ("into", "through", "down", "in", "past", "over", "for")


def _dug_by_whoever(tokens: Sequence[Token], place: int) -> bool:
    """Whether the trapdoor at ``place`` is one that somebody made before: "whoever dug the hole at 31"."""
    ahead = [token.low for token in tokens[max(0, place - 4) : place]]
    who = next((n for n, low in enumerate(ahead) if low in ("whoever", "whoever's", "who", "someone", "somebody")), -1)
    return who >= 0 and any(low in _MADE for low in ahead[who + 1 :])

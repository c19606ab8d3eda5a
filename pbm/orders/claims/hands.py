"""The numbers that a player tells to have left: "1, 4 and 6 left", "I am down to the 3 and the 5"."""

from __future__ import annotations

from pbm.orders.tokens.sentence import Sentence
from pbm.orders.tokens.token import Token

__all__ = ["in_hand"]

_GONE = frozenset(("gone", "used", "spent"))
_LIGHT = frozenset(("a", "an", "the", "my", "just", "only"))


def in_hand(s: Sentence) -> None:
    """Take out the list of "1, 4 and 6 left", "with 1, 4 and 6 in hand"."""
    run: list[Token] = []
    for place, token in enumerate([*s.tokens, Token("S", "", -1)]):
        if token.kind == "N":
            run.append(token)
        elif token.low in (",", "and", "&", "the", "a", "or"):
            continue
        else:
            listed = len(run) > 1 and all(number.value <= s.limits.high for number in run)
            gone = listed and (token.low in _GONE or _used_up(s, run[0]))
            if listed and (gone or _held(s, place, token, run[0])):
                if not gone:
                    s.in_hand = [number.value for number in run]
                for number in run:
                    number.kind = "X"
            run = []


def _held(s: Sentence, place: int, behind: Token, first: Token) -> bool:
    """Whether what stands behind a list of numbers, or before it, tells that the player has them or had them."""
    if behind.low in ("left", "remaining", "remain", "unused", "available"):
        return True
    if behind.low in ("will", "still", "are") and s.low(place + 1) in ("remain", "remaining", "left"):
        return True
    if (behind.low == "in" and s.low(place + 1) in ("hand", "reserve")) or s.low(place + 2) == "hand":
        return True
    if behind.low == "still" and s.low(place + 1) in ("in", "left", "there", "unused", "available"):
        return True
    return s.limits.count == 2 and behind.kind in "PS" and _down_to(s, first)


def _used_up(s: Sentence, first: Token) -> bool:
    """Whether the player tells that they have used what a list begins with: "I have already used 1, 4 and 5"."""
    place = next(n for n, token in enumerate(s.tokens) if token is first)
    ahead = [t.low for t in s.tokens[max(0, place - 5) : place] if t.low not in _LIGHT and t.low != "already"]
    return ahead[-1:] in (["used"], ["spent"], ["had"], ["played"], ["thrown"]) and ahead[-2:-1] in (["have"], ["i've"])


def _down_to(s: Sentence, first: Token) -> bool:
    """Whether a list of numbers is all that is left: "I am down to the 3 and the 5"."""
    place = next(n for n, token in enumerate(s.tokens) if token is first)
    ahead = [t.low for t in s.tokens[max(0, place - 5) : place] if t.low not in _LIGHT]
    return ahead[-2:] in (["down", "to"], ["left", "with"], ["reduced", "to"], ["stuck", "with"])

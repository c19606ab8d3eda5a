"""Numbers that only count things: the 5 of "only 5 minors", the 3 of "3 hens"; and those of a match, "won 5-2"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.token import Token
from pbm.orders.words import counted

__all__ = ["counts", "pointing", "scores"]

_POINTED = frozenset(("that", "which", "another", "every", "same", "any"))


def counts(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that stand right before what they count, wherever they stand."""
    numbers = {token.value for token in tokens if token.kind == "N"}
    others = {token.value for token, after in pairwise(tokens) if token.kind == "N" and not counted(after.low)}
    others |= {token.value for token in tokens[-1:] if token.kind == "N"}
    return frozenset(numbers - others)


def scores(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that stand behind a dash and another number which is known to be none of an order's."""
    return frozenset(
        number.value
        for other, dash, number in zip(tokens, tokens[1:], tokens[2:], strict=False)
        if number.kind == "N" and dash.low in ("-", ":", "to") and other.kind == "X" and other.value >= 0
    )


def pointing(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the 1 of a mail in which "one" only points at something: "the throw I was saving. That one, please"."""
    ones = [place for place, token in enumerate(tokens) if token.kind == "N" and token.value == 1]
    pointed = [place for place in ones if place and tokens[place].low == "one" and tokens[place - 1].low in _POINTED]
    return frozenset((1,)) if ones and pointed == ones else frozenset()

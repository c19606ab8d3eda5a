"""Numbers that only count things: the 5 of "only 5 minors", the 3 of "3 hens"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.token import Token
from pbm.orders.words import counted

__all__ = ["counts"]


def counts(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that stand right before what they count, wherever they stand."""
    numbers = {token.value for token in tokens if token.kind == "N"}
    others = {token.value for token, after in pairwise(tokens) if token.kind == "N" and not counted(after.low)}
    others |= {token.value for token in tokens[-1:] if token.kind == "N"}
    return frozenset(numbers - others)

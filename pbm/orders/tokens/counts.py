"""Numbers of a match, "won 5-2"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token

__all__ = ["scores"]


def scores(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that stand behind a dash and another number which is known to be none of an order's."""
    return frozenset(
        number.value
        for other, dash, number in zip(tokens, tokens[1:], tokens[2:], strict=False)
        if number.kind == "N" and dash.low in ("-", ":", "to") and other.kind == "X" and other.value >= 0
    )

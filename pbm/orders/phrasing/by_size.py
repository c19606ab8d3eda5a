"""Throws told by their size: two in an order, "3 and 5, the bigger first"; and "the lowest one", which is no 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["sized_one", "turned_by_size"]

_LESS = word_set("small smaller smallest low lower lowest little ascending rising increasing")
_MORE = word_set("big bigger biggest large larger largest high higher highest descending falling decreasing")
_LEAST = word_set("lowest smallest highest biggest largest")
_LAWFUL = word_set("legal possible available unused remaining allowed")
_JOINING = word_set("and & / , + then")
_IN_ORDER = word_set("ascending rising increasing descending falling decreasing")
_BETWEEN = word_set(", ( - with but the please in")
_ONE = word_set("one number throw of them comes goes to be")
_FIRST = word_set("first 1st order")
_REACH = 5  # words between the second throw and the size, and from that to "first"


@needing({"N"}, _LESS | _MORE, _FIRST)
def turned_by_size(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return ``tokens`` with two joined throws in the order of their sizes that is told right behind them."""
    if limits.count != 2:
        return tokens
    numbers = [n for n, token in enumerate(tokens) if token.kind == "N" and limits.low <= token.value <= limits.high]
    for one, two in pairwise(numbers):
        told = _told(tokens, two) if two == one + 2 and tokens[one + 1].low in _JOINING else None
        if told is None or tokens[one].value == tokens[two].value:
            continue
        size, end = told
        turned = (tokens[one].value > tokens[two].value) == (tokens[size].low in _LESS)
        first, second = (tokens[two], tokens[one]) if turned else (tokens[one], tokens[two])
        return [*tokens[:one], first, tokens[one + 1], second, *tokens[end:]]
    return tokens


@needing({"N"}, {"one"}, _LEAST)
def sized_one(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return "the lowest legal one" as "the lowest legal number": what it is stands in the seat's record."""
    numbered = any(token.kind == "N" and token.low != "one" and token.value <= limits.high for token in tokens)
    return [
        replace(token, kind="W", low="number", value=-1)
        if token.low == "one" and token.kind == "N" and not numbered and _sized(tokens[max(0, place - 3) : place])
        else token
        for place, token in enumerate(tokens)
    ]


def _sized(ahead: Sequence[Token]) -> bool:
    """Whether "lowest", or "lowest legal", stands right before a word."""
    words = [token.low for token in ahead if token.kind != "L"]
    ruled = len(words) > 1 and words[-1] in _LAWFUL
    return bool(words) and words[-1 - ruled] in _LEAST


def _told(tokens: Sequence[Token], place: int) -> tuple[int, int] | None:
    """Return where the size stands behind the throw at ``place``, and where what tells it ends; None for neither."""
    size = _after(tokens, place + 1, _BETWEEN)
    if size >= len(tokens) or tokens[size].low not in _LESS | _MORE:
        return None
    first = _after(tokens, size + 1, _ONE)
    if first >= len(tokens) or tokens[first].low not in _FIRST:
        return None
    if (tokens[first].low == "order") != (tokens[size].low in _IN_ORDER):
        return None
    end = first + 1
    end += end < len(tokens) and tokens[end].low == ")"
    over = end == len(tokens) or tokens[end].kind in "SL" or tokens[end].low in (",", "and", ";", "-", "please")
    return (size, end) if over else None


def _after(tokens: Sequence[Token], place: int, over: frozenset[str]) -> int:
    """Return where the first token stands from ``place`` on that is not one of ``over``."""
    step = place
    while step < len(tokens) and step - place < _REACH and tokens[step].low in over:
        step += 1
    return step

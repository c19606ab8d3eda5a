"""Orders that were sent before, told beside those in their place: "what I sent was 5 and 40, make it 2 and 49"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, MONTHS, NOT_WORDS, THIRD_PERSONS

__all__ = ["drop_superseded"]

_SENT = word_set(
    "sent gave told said ordered submitted posted wrote mailed emailed e-mailed typed entered put down had previous "
    "previously earlier old original originally last yesterday replace replacing swap swapping change changing "
    "exchange changed superseded scrap forget cancel ignore disregard scratch"
)
_SENDING = word_set("sent gave told said ordered submitted posted wrote mailed emailed yesterday")
_RENEWING = word_set(
    "instead now new newer change changing make swap rather replace replacing with can could would like please prefer "
    "becomes become today's should correct right to for i'll let's want"
)
_OTHERS = (THIRD_PERSONS - {"them"}) | NOT_WORDS | {"did"}
_JOINING = word_set("and & / , + on at for the a my with = : - is space square number")
_REACH = 14  # tokens before a pair in which words tell whose or of when it is
_BEHIND = 6
_APART = 8  # tokens of a sentence between the two: "That was a slip."


class _Pair(NamedTuple):
    """A throw and a space told together: where they stand, and the bounds of their sentence."""

    throw: int
    space: int
    start: int
    end: int


@needing({"N"}, _RENEWING, _SENT | {"orders", "order", "were", "was", "mail", "have", "got", "instead"})
def drop_superseded(tokens: list[Token], limits: Limits) -> None:
    """Take out orders that the player says were sent before, where others follow; label those that follow."""
    if limits.count != 1 or any(token.kind == "B" for token in tokens):
        return
    for old, new in pairwise(list(_pairs(tokens, limits))):
        values = [(tokens[pair.throw].value, tokens[pair.space].value) for pair in (old, new)]
        near = new.start <= old.end + _APART
        if values[0] == values[1] or not near or not _was_sent(tokens, old) or not _renews(tokens, old, new):
            continue
        for place in (old.throw, old.space):
            tokens[place].kind = "X"
        for token in tokens[old.start : max(old.space, new.start)]:
            token.kind = "W" if token.kind in "TD" else token.kind
        line = tokens[new.throw].line
        label, other, stop = Token("T", "throw", line), Token("D", "trapdoor", line), Token("S", ".", line)
        told = [label, tokens[new.throw], Token("P", ",", line), other, tokens[new.space]]
        tokens[new.throw : new.space + 1] = [stop, *told, replace(stop)]
        return


def _pairs(tokens: Sequence[Token], limits: Limits) -> Iterator[_Pair]:
    start = 0
    for place, token in enumerate(tokens):
        if token.kind == "S":
            start = place + 1
        if token.kind != "N" or token.value > limits.high:
            continue
        step = place + 1
        while step < len(tokens) and step <= place + 4 and (tokens[step].kind == "D" or tokens[step].low in _JOINING):
            step += 1
        if step < len(tokens) and step > place + 1 and tokens[step].kind == "N" and tokens[step].value > limits.high:
            end = step
            while end < len(tokens) and tokens[end].kind != "S":
                end += 1
            yield _Pair(place, step, start, end)


def _was_sent(tokens: Sequence[Token], pair: _Pair) -> bool:
    """Whether words beside a pair tell that it was sent before: "I gave you", "you have me down for", "my old"."""
    ahead = {token.low for token in tokens[max(pair.start, pair.throw - _REACH) : pair.throw]}
    behind = {token.low for token in tokens[pair.space + 1 : min(pair.end, pair.space + 1 + _BEHIND)]}
    days = {low.removesuffix("'s") for low in ahead} & MONTHS and ahead & {"orders", "order", "were", "was", "mail"}
    held = {"you", "have"} <= ahead or {"you've", "got"} <= ahead
    kept = held and ("from" in behind or "for" in ahead)
    return bool(ahead & _SENT or behind & _SENDING or days or kept or {"instead", "of"} <= ahead)


def _renews(tokens: Sequence[Token], old: _Pair, new: _Pair) -> bool:
    """Whether what leads to the second pair puts it in the place of the first, with no condition or doubt."""
    between = tokens[old.space + 1 : new.throw]
    behind = tokens[new.space + 1 : min(new.end, new.space + 5)]
    words = {token.low for token in (*between, *behind)}
    unsure = words & (HEDGES | CONDITIONS | {"or"}) or {t.low for t in between} & _OTHERS
    return bool(words & _RENEWING) and not unsure and not any(token.kind in "NU" for token in between)

"""Two numbers and what each is, told apart: "3 and 48 (die and trapdoor in that order)"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["label_in_order", "turn_in_commas"]

_JOINING = word_set("and & / , + then")
_BETWEEN_LABELS = _JOINING | {"my", "the", "second", "first"}
_LEADING = word_set("( - , : that's that is ie i.e the my being for as ; = ")
_CLOSING = word_set(") in that this order respectively and then first second the my of course . to be")
_ORDERED = frozenset(("respectively", "order", ")", "first", "second"))
_LINKING = word_set("are is : = my the")
_REACH = 6
_FIRST_OR_SECOND = word_set("first second 1st 2nd opening closing last")
_TO_TURN = word_set("for as in on the my turn throw of one")


@needing({"T"}, {"D"}, {"N"})
def label_in_order(tokens: list[Token], limits: Limits) -> None:
    """Put each label before its number where two numbers and their labels stand in the same order."""
    if limits.count != 1:
        return
    for place, token in enumerate(tokens):
        if token.kind not in "TD":
            continue
        second = _next(tokens, place, _BETWEEN_LABELS)
        if second is None or tokens[second].kind not in "TD" or tokens[second].kind == token.kind:
            continue
        if second > place + 1 and _relabelled(tokens, place, second):
            return


@needing({"N"}, {","}, _FIRST_OR_SECOND)
def turn_in_commas(tokens: list[Token], limits: Limits) -> None:
    """Take out the comma between a number and its turn, which another follows: "5, for the second, and 3, first"."""
    if limits.count < 2:
        return
    for place in range(len(tokens) - 2, 0, -1):
        if tokens[place].low != "," or tokens[place - 1].kind != "N":
            continue
        step = place + 1
        while step < len(tokens) and step - place <= _REACH and tokens[step].low in _TO_TURN:
            step += 1
        told = step < len(tokens) and tokens[step].low in _FIRST_OR_SECOND and tokens[step].kind != "S"
        behind = tokens[step + 1] if step + 1 < len(tokens) else None
        if told and (behind is None or behind.kind in "SL" or behind.low in (",", "and")):
            del tokens[place]


def _next(tokens: Sequence[Token], place: int, over: frozenset[str]) -> int | None:
    """Return where the next token stands that is not one of ``over``."""
    step = place + 1
    while step < len(tokens) and step - place <= _REACH and tokens[step].kind in "PW" and tokens[step].low in over:
        step += 1
    return step if step < len(tokens) and step - place <= _REACH else None


def _relabelled(tokens: list[Token], first: int, second: int) -> bool:
    behind = _next(tokens, second, _LINKING | _CLOSING)
    numbers = _numbers(tokens, first)
    end = second + 1
    while end < len(tokens) and tokens[end].kind in "PW" and tokens[end].low in _CLOSING:
        end += 1
    words = {token.low for token in tokens[first:end]}
    if numbers is not None and words & _ORDERED and (end == len(tokens) or tokens[end].kind == "S"):
        _put(tokens, numbers[0], end, (tokens[first], tokens[numbers[0]], tokens[second], tokens[numbers[1]]))
        return True
    linked = behind is not None and any(t.low in (":", "=", "are", "is") for t in tokens[second + 1 : behind])
    if behind is None or not linked or tokens[behind].kind != "N":
        return False
    last = _next(tokens, behind, _JOINING)
    if last is None or tokens[last].kind != "N":
        return False
    _put(tokens, first, last + 1, (tokens[first], tokens[behind], tokens[second], tokens[last]))
    return True


def _numbers(tokens: Sequence[Token], label: int) -> tuple[int, int] | None:
    """Return where the two joined numbers stand right before the label at ``label``."""
    step = label - 1
    while step >= 0 and label - step <= _REACH and tokens[step].kind in "PW" and tokens[step].low in _LEADING:
        step -= 1
    if step < 2 or step == label - 1 or tokens[step].kind != "N" or tokens[step - 1].low not in _JOINING:
        return None
    return (step - 2, step) if tokens[step - 2].kind == "N" else None


def _put(tokens: list[Token], start: int, end: int, told: tuple[Token, Token, Token, Token]) -> None:
    label, number, other, value = told
    tokens[start:end] = [label, number, Token("P", ",", number.line), other, value]

"""Two numbers and what each is, told apart: "3 and 48 (die and trapdoor in that order)"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing, parted
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
def label_in_order(tokens: list[Token], limits: Limits) -> list[Token] | None:
    """Put each label before its number where two numbers and their labels stand in the same order."""
    if limits.count != 1:
        return tokens
    for place, token in enumerate(tokens):
        if token.kind not in "TD":
            continue
        second = _next(tokens, place, _BETWEEN_LABELS)
        if second is None or tokens[second].kind not in "TD" or tokens[second].kind == token.kind:
            continue
        if second > place + 1 and _relabelled(tokens, place, second):
            return None
    return tokens


@needing({"N"}, {","}, _FIRST_OR_SECOND)
def turn_in_commas(tokens: list[Token], limits: Limits) -> list[Token] | None:
    """Take out the commas between two throws and the turns behind them: "5, for the second, and 3, for the first"."""
    if limits.count < 2:
        return tokens
    return [token for part in parted(tokens) for token in _without_commas(list(part), limits)]


def _without_commas(part: list[Token], limits: Limits) -> list[Token]:
    throws = [n for n, token in enumerate(part) if token.kind == "N" and limits.low <= token.value <= limits.high]
    if len(throws) != 2 or any(token.low in _FIRST_OR_SECOND for token in part[: throws[0]]):
        return part  # "first, 5, second, 3" has them before
    told = [_turn_behind(part, place) for place in throws]
    between = part[told[0] + 1 : throws[1]] if min(told) > 0 else ()
    if min(told) < 0 or any(token.low in _FIRST_OR_SECOND or token.kind in "TDN" for token in between):
        return part
    commas = {place + 1 for place in throws if part[place + 1].low == ","}
    return [token for n, token in enumerate(part) if n not in commas]


def _turn_behind(part: Sequence[Token], place: int) -> int:
    """Return where the ordinal stands that a number is told to be for, right behind it or a comma; -1 for none."""
    step = place + 1
    step += step < len(part) and part[step].low == ","
    while step < len(part) and step - place <= _REACH and part[step].low in _TO_TURN:
        step += 1
    if step >= len(part) or part[step].low not in _FIRST_OR_SECOND:
        return -1
    behind = part[step + 1] if step + 1 < len(part) else None
    return step if behind is None or behind.kind in "SL" or behind.low in (",", "and", "turn", "throw", "one") else -1


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

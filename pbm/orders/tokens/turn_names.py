"""Turns named by their ordinals in a round of two: "for the fifth turn a 2, for the sixth a 4"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.words import MONTHS

__all__ = ["named_turns"]

_DIGITS = re.compile(r"(\d{1,3})(?:st|nd|rd|th|te|ten|e|ème|eme|de)$")
_WORDS = (
    *("third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"),
    *("fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth"),
)
_VALUES = {word: value for value, word in enumerate(_WORDS, 3)}
_TURNS = frozenset(("turn", "turns", "round", "rounds", "move", "go", "throw"))
_NO_TURNS = MONTHS | frozenset(
    ("square", "squares", "space", "floor", "place", "birthday", "time", "of", "column", "street", "avenue", "degree")
)
_ARTICLES = frozenset(("the", "my", "our"))


def named_turns(tokens: Sequence[Token], count: int) -> list[Token]:
    """Return ``tokens`` with ordinals that name the turns of a round of ``count`` as "turn 5" does.

    Two that follow each other name them by themselves; one alone only before the word for a turn.
    """
    values = [_value(tokens, place) for place in range(len(tokens))] if count > 1 else []
    if not any(values):
        return list(tokens)
    told = set(values)
    made: list[Token] = []
    skip = 0
    for place, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        value = values[place]
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        named = after is not None and (after.low in _TURNS or token.kind == "U")
        if not value or not (named or value + 1 in told or value - 1 in told):
            made.append(token)
            continue
        while made and made[-1].low in _ARTICLES:
            made.pop()
        heads = _heads(made)
        made.extend((Token("P", "turn", token.line), Token("U", token.low, token.line, value, token.text)))
        following = tokens[place + 1 : place + 4]
        if following and following[0].low in _TURNS:
            skip = 1
            following = following[1:]
            if following and following[0].kind == "U" and following[0].low.isdigit():
                following[0].kind = "N"  # "fifth turn 2" is no turn 2
        if (
            heads
            and following
            and following[0].low == ","
            and _number_follows(tokens[place + skip + 2 : place + skip + 4])
        ):
            made.append(Token("P", ":", token.line))  # "for the fifth, a 2"
            skip += 1
        elif _number_follows(following):
            made.append(Token("P", ":", token.line))
    return made


def _heads(made: Sequence[Token]) -> bool:
    """Whether what comes next opens its clause, but for "and for"."""
    step = len(made) - 1
    while step >= 0 and made[step].low in ("for", "on", "in", "and", "then"):
        step -= 1
    return step < 0 or made[step].kind in "PSL"


def _value(tokens: Sequence[Token], place: int) -> int:
    """Return the turn that the ordinal at ``place`` may name, 0 where it is none."""
    token = tokens[place]
    after = tokens[place + 1].low if place + 1 < len(tokens) else ""
    before = tokens[place - 1].low if place else ""
    if token.kind == "U":
        return token.value if _DIGITS.match(token.text.casefold()) and before != "turn" else 0
    if token.kind not in "WX" or after in _NO_TURNS or before in MONTHS:
        return 0
    digits = _DIGITS.match(token.low)
    value = int(digits[1]) if digits is not None else _VALUES.get(token.low, 0)
    if not value and token.kind == "X" and token.value > 0 and not token.low.isdigit():
        value = token.value
    return value if value > 2 else 0


def _number_follows(following: Sequence[Token]) -> bool:
    kinds = [token.kind for token in following if token.low not in ("a", "the", "my", "an")]
    return kinds[:1] == ["N"]

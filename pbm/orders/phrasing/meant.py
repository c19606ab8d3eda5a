"""What was meant by orders sent before: "I sent you a 4 and 27. What I meant was a 2 and 47"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["told_what_was_meant"]

_MEANING = (
    ("what", "i", "meant", "was"),
    ("what", "i", "meant", "is"),
    ("what", "i", "wanted", "was"),
    ("i", "meant", "to", "say"),
    ("i", "meant", "to", "write"),
    ("i", "meant", "to", "send"),
    ("i", "meant", "to", "put"),
    ("i", "meant"),
    ("should", "have", "been"),
    ("should", "have", "said"),
    ("should", "have", "read"),
    ("ought", "to", "have", "been"),
    ("meant", "to", "be"),
)
_MEANT = word_set("meant wanted should ought")  # one of which each of them has
_SENT = word_set("sent wrote gave put said ordered mailed posted told typed entered")
_SELF = word_set("i i've i'd we we've we'd my our")
_ARTICLES = word_set("a an the my")
_LINKS = word_set("and with & plus on at the a my , :")
_AGAINST = word_set("not if or maybe perhaps might unless never neither")


@needing(_SENT, _SELF, _MEANT)
def told_what_was_meant(tokens: list[Token], limits: Limits) -> list[Token]:
    """Return ``tokens`` with both orders that are meant labelled, and those that were sent before no orders at all."""
    made = list(tokens)
    if limits.count != 1:
        return made
    start = 0
    sent: list[Token] = []
    for place, token in enumerate(tokens):
        if token.kind != "S" and place + 1 < len(tokens):
            continue
        part = [t for t in tokens[start : place + 1] if t.kind != "L"]
        start = place + 1
        pair = _pair(part, limits)
        if pair is not None and sent:
            _put(made, pair)
            for each in sent:
                each.kind = "X"
            return made
        lows = {t.low for t in part}
        if lows & _SENT and lows & _SELF and part[-1].low != "?":
            sent += [t for t in part if t.kind == "N"]
    return made


def _pair(part: Sequence[Token], limits: Limits) -> tuple[Token, Token] | None:
    """Return the throw and the space of "what I meant was a 2 and 47"; None where a sentence says anything else."""
    lows = [t.low for t in part]
    if part[-1].low == "?" or set(lows) & _AGAINST:
        return None
    numbers = [n for n, t in enumerate(part) if t.kind == "N" and t.low != "one"]
    if len(numbers) != 2 or not limits.low <= part[numbers[0]].value <= limits.high < part[numbers[1]].value:
        return None
    first, second = numbers
    head = first - 1 if lows[first - 1] in _ARTICLES else first
    led = any(tuple(lows[max(0, head - len(each)) : head]) == each for each in _MEANING)
    between = part[first + 1 : second]
    return (part[first], part[second]) if led and all(t.low in _LINKS or t.kind == "D" for t in between) else None


def _put(tokens: list[Token], pair: tuple[Token, Token]) -> None:
    """Put its label before each of the two numbers, in a sentence of their own."""
    throw, space = pair
    start = next(n for n, t in enumerate(tokens) if t is throw)
    while start and tokens[start - 1].kind != "S":
        start -= 1
    end = next(n for n, t in enumerate(tokens) if t is space) + 1
    line = throw.line
    tokens[start:end] = [
        Token("T", "throw", line),
        throw,
        Token("P", ",", line),
        Token("D", "trapdoor", line),
        space,
        Token("S", ".", line),
    ]

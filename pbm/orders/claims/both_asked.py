"""A throw and a space asked for in one breath: "Can I play the three? And can I have 29 as my trapdoor?"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.sentence import Claim
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["asked_together"]

_MAY = frozenset(("can", "could", "may"))
_US = frozenset(("i", "we"))
_RULES = word_set("again twice still yet already really even legally allowed also or if then before after")
_MOST = 40


def asked_together(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim]) -> None:
    """Take the doubt from a throw that is asked for, where the next sentence goes on to ask for the trapdoor."""
    if not 1 < len(made) <= _MOST:
        return
    for number, (start, end) in enumerate(spans[:-1]):
        if [t.low for t in tokens[start : start + 2]] not in _OPENINGS or tokens[end].low != "?":
            continue
        if any(t.low in _RULES for t in tokens[start:end]):
            continue
        after = spans[number + 1]
        goes_on = [t.low for t in tokens[after[0] : after[0] + 3]]
        if goes_on[:1] != ["and"] or not (goes_on[1:] in _OPENINGS or goes_on[1] in ("my", "the", "a")):
            continue
        door = any(c.field == "D" and not c.doubt and after[0] <= c.place < after[1] for c in made)
        throws = [c for c in made if c.field == "T"]
        if door and len(throws) == 1 and start <= throws[0].place < end and throws[0].reason == "asked":
            throws[0].doubt = throws[0].reason = ""


_OPENINGS = [[may, us] for may in sorted(_MAY) for us in sorted(_US)]

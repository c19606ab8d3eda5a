"""A throw without a number that is asked for politely: "could you just give me the lowest legal throw?"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["requested"]

_ASKING = word_set("can could may might would will")
_ASKED = word_set("i we you u ya")
_DOING = word_set("give put enter have get play take use book make throw roll start choose pick set mark register")
_ENQUIRING = word_set(
    "tell what what's which how why who when remind know is are was were say explain check confirm if whether or again "
    "twice already still yet even also legally allowed not mean think wise sensible "
    "better best another other he she they his her their your"
)
_OWN = frozenset(("that's", "let's", "it's", "here's"))
_REACH = 14  # words between a request and what it asks for


def requested(part: Sequence[Token], place: int) -> bool:
    """Whether the words before the one at ``place`` ask for it to be done, and nothing in the sentence enquires."""
    lows = [token.low for token in part]
    reach = range(max(0, place - _REACH), min(place, len(lows) - 1))
    head = next((n for n in reach if lows[n] in _ASKING and lows[n + 1] in _ASKED), 0 if lows[0] == "please" else -1)
    ahead = lows[max(head, 0) : place]
    if head < 0 or _ENQUIRING & set(lows[head:]) or any(low.endswith("'s") and low not in _OWN for low in ahead):
        return False
    return any(token.low in _DOING or token.kind == "T" for token in part[head:place])

"""Figures that are words, as on a telephone: "put me down 4 a 3", "57 4 the trapdoor", "I want 2 throw a 3"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.said import Telling, needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["TEXTING"]

_ARTICLES = word_set("a an the my")
_LEADING = word_set("down go going im i'm in plump opt settle vote")
"""Words that a "for" follows, after which nobody names a throw and then an article."""
_THANKING = word_set("soz sorry sry thx thanks thank thanx thnx ta cheers ty")
_THANKED = word_set("the ur your yr ya all everything this that having doing letting running bein being late slow")
_WISHING = word_set("want wanna like love going gonna need wish ready able have got")
_DOING = word_set("throw roll play use take put have go move make do spend choose pick nominate trap")
_BEHIND = word_set("n and an thx thanks thnx ta pls plz please cheers with w for me this now ty")


def _ended(part: Sequence[Token], place: int) -> bool:
    """Whether what a number is said for ends at ``place``."""
    return place >= len(part) or part[place].kind in "SPL" or part[place].low in _BEHIND


def _is_word(token: Token, low: str) -> None:
    token.kind, token.low, token.text, token.value = "W", low, low, 0


@needing({"4"})
def _for(part: list[Token], limits: Limits) -> None:
    """Say "for" for the 4 of "put me down 4 a 3", "3 4 me" and "57 4 the trapdoor"; "throw 4 a trapdoor" throws it."""
    for place in range(1, len(part) - 1):
        token, before = part[place], part[place - 1]
        if token.kind != "N" or token.low != "4":
            continue
        step = place + 1 + (part[place + 1].low in _ARTICLES)
        after = part[step] if step < len(part) else None
        if after is None:
            continue
        led = before.low in _LEADING or (before.kind == "W" and before.low == "me" and part[place - 2].low == "put")
        ordered = place + 2 < len(part) and part[place + 2].kind in "NTD"  # "ta, 4, the trapdoor 45"
        if before.low in _THANKING and part[place + 1].low in _THANKED and not ordered:
            _is_word(token, "for")  # "soz 4 the late msg"
            continue
        numbered = led and step > place + 1 and after.kind == "N" and 0 < after.value <= limits.high
        if numbered and _ended(part, step + 1):
            _is_word(token, "for")
        elif before.kind == "N":
            large = before.value > limits.high
            labelled = after.kind == ("D" if large else "T") and (large or limits.count == 1)
            # In a round of two turns "3 4 me" are two throws.
            mine = not large and limits.count == 1 and part[place + 1].low == "me"
            if labelled or (mine and _ended(part, place + 2)):
                _is_word(token, "for")


@needing({"2"}, _WISHING)
def _to(part: list[Token], limits: Limits) -> None:
    """Say "to" for the 2 of "I want 2 throw a 3"; the number has to stand right behind its verb."""
    for place in range(1, len(part) - 2):
        token, verb = part[place], part[place + 1]
        step = place + 2 + (part[place + 2].low in _ARTICLES)
        wished = token.kind == "N" and token.low == "2" and part[place - 1].low in _WISHING and verb.low in _DOING
        if wished and step < len(part) and part[step].kind == "N" and 0 < part[step].value <= limits.high:
            _is_word(token, "to")


TEXTING: Final[tuple[Telling, ...]] = (_for, _to)

"""Throws that somebody fancies or comes down in favour of, told as what they are: "I fancy the 1"."""

from __future__ import annotations

from typing import Final

from pbm.orders.tokens.said import Telling, needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["FANCIED"]

_ARTICLES = word_set("a an the my")
_MYSELF = word_set("i i've we we've")
_QUITE = word_set("rather quite do really have finally at last so now")
_BEHIND = word_set("this today now please and thanks myself for with round")
_UNSURE = CONDITIONS | HEDGES | NOT_WORDS | {"or", "?"}
_DECIDED = (("down", "in", "favour", "of"), ("down", "in", "favor", "of"), ("down", "on", "the", "side", "of"))
_SHALL = word_set("ought to should will just nicely")
_LEAVING = word_set("leave leaves bring brings put puts take takes land lands get gets")
_ME = word_set("me myself")


def _take(part: list[Token], start: int, end: int) -> None:
    """Put "I take" in the place of what stands between ``start`` and ``end``."""
    line = part[start].line
    part[start:end] = [Token("W", "i", line, text="I"), Token("W", "take", line, text="take")]


def _number(part: list[Token], place: int, limits: Limits) -> int:
    """Return where the throw stands that ``place`` begins: "3", "the 3", "a throw of 3"; -1 for none."""
    place += place < len(part) and part[place].low in _ARTICLES
    if [token.kind for token in part[place : place + 1]] == ["T"] and [t.low for t in part[place + 1 : place + 2]] == [
        "of"
    ]:
        place += 2
    number = part[place] if place < len(part) else None
    fits = number is not None and number.kind == "N" and 0 < number.value <= limits.high
    ends = place + 1 >= len(part) or part[place + 1].kind in "SPLD" or part[place + 1].low in _BEHIND
    return place if fits and ends else -1


@needing({"fancy"})
def _fancied(part: list[Token], limits: Limits) -> None:
    """Say "I take the 1" for "I fancy the 1" at the head of a sentence in which nothing stands against it."""
    place = next((n for n, token in enumerate(part[:6]) if token.low == "fancy"), 0)
    head = [token.low for token in part[:place]]
    opening = head[:1] == ["and"]
    own = head[opening : opening + 1] != [] and head[opening] in _MYSELF and set(head[opening + 1 :]) <= _QUITE
    number = _number(part, place + 1, limits) if own else -1
    if number < 0 or any(t.low in _UNSURE or t.low == "but" for t in part):
        return
    if sum(token.kind == "N" and token.value <= limits.high for token in part) == limits.count == 1:
        _take(part, int(opening), place + 1)


@needing({"favour", "favor", "side"}, {"down"})
def _in_favour(part: list[Token], limits: Limits) -> None:
    """Say "I take" for "I have come down in favour of a throw of 3"."""
    for place in range(2, len(part)):
        said = next((s for s in _DECIDED if tuple(t.low for t in part[place : place + len(s)]) == s), None)
        if said is None or part[place - 1].low not in ("come", "came"):
            continue
        start = place - 2
        while start > 0 and part[start].low in _QUITE:
            start -= 1
        if part[start].low in _MYSELF and _number(part, place + len(said), limits) > 0:
            _take(part, start, place + len(said))
            return


@needing({"decide", "decided"}, _ME)
def _decided_me(part: list[Token], limits: Limits) -> None:
    """Say "I take the 3" for "I decide me for the 3", as who thinks in German says it."""
    for place in range(1, len(part) - 3):
        reflexive = part[place].low in ("decide", "decided") and part[place + 1].low in _ME
        if reflexive and part[place + 2].low in ("for", "on") and _number(part, place + 3, limits) > 0:
            start = place - 1 - (part[place - 1].low == "have")
            if start >= 0 and part[start].low in _MYSELF:
                _take(part, start, place + 3)
                return


@needing({"which"}, {"me", "us"}, _LEAVING)
def _outcome(part: list[Token], limits: Limits) -> None:
    """Leave out what a throw is good for: "a throw of 3, which ought to leave me just short of Nadia"."""
    for place in range(1, len(part) - 4):
        number = part[place - 1]
        if [t.low for t in part[place : place + 2]] != [",", "which"] or number.kind != "N":
            continue
        step = place + 2
        while step < len(part) - 1 and part[step].low in _SHALL:
            step += 1
        rest = part[step + 1 :]
        told = part[step].low in _LEAVING and rest[:1] != [] and rest[0].low in ("me", "us")
        plain = all(t.kind in "WS" and t.low not in _UNSURE for t in rest)
        if told and plain and number.value <= limits.high:
            del part[place : len(part) - (part[-1].kind == "S")]
            return


FANCIED: Final[tuple[Telling, ...]] = (_fancied, _in_favour, _decided_me, _outcome)

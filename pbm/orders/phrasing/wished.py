"""Polite wishes told simply: "ich hätte die Falltür gern auf 42", whose verb stands apart, and "we should like".

What is wished of a space behind a throw, "the 2 and the space I'd like to see open is 76", is a sentence by itself.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pbm.orders.tokens.said import Telling, needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES

__all__ = ["WISHED"]

_WOULD_HAVE = word_set("hätte hätten hätt had hadden")
_GLADLY = word_set("gern gerne lieber liebsten graag liefst")
_NOT_DONE = word_set(
    "sollen können müssen dürfen wollen gehabt gesetzt gelegt gewürfelt gespielt genommen moeten kunnen gehad gezet "
    "gelegd gegooid gespeeld damals gestern vorher letztes letzte gisteren toen"
)
"""Words that make a regret of it, or a memory: "hätte die Falltür gern auf 42 gesetzt"."""
_OWN = word_set("i we and so but")
_SPACES = word_set("space square spot box field")
_WISHES = frozenset((("i'd",), ("i", "would"), ("i", "want"), ("i", "wish"), ("i", "should"), ("i", "fancy")))
_ARTICLES = word_set("a an the my")
_THINKING = frozenset(
    (("i", "believe"), ("i", "think"), ("i", "fancy"), ("i", "reckon"), ("i", "feel"), ("i", "guess"))
)
_NICELY = word_set("me us nicely well very fine best just perfectly admirably splendidly this turn time week round now")
_UNSUITED = HEDGES | CONDITIONS | word_set("but not or him her them he she they rather either both")
_APART = 8  # words between the verb and its "gern"


@needing({"had"})
def _wished(part: list[Token], _: Limits) -> None:
    """Say "want" for the "hätte" of "und hätte die Falltür gern auf 42"."""
    for place, token in enumerate(part):
        if token.low != "had" or token.text not in _WOULD_HAVE:
            continue
        beside = {other.low for other in part[max(0, place - 1) : place + 2]}
        own = place == 0 or part[place - 1].kind in "PL" or not beside.isdisjoint(_OWN)
        gladly = next((n for n in range(place + 1, min(len(part), place + _APART)) if part[n].text in _GLADLY), 0)
        if own and gladly and not any(other.text in _NOT_DONE or other.kind == "S" for other in part[place:gladly]):
            rest = part[gladly : gladly + _APART + 4]
            if not any(other.text.casefold() in _NOT_DONE for other in rest):
                token.low = "want"
                part[gladly].low = "please"


@needing({"we"}, {"would", "should", "will", "shall"})
def _of_two(part: list[Token], _: Limits) -> list[Token]:
    """Return "we should like a five" as "we'd like a five", and "we will" as "we'll", as couples write it out."""
    for place, (token, after) in enumerate(pairwise(part)):
        if token.low != "we" or after.kind != "W":
            continue
        liking = place + 2 < len(part) and part[place + 2].low in ("like", "love")
        short = "we'd" if after.low in ("would", "should") and liking else "we'll"
        if short == "we'd" or after.low in ("will", "shall"):
            return [*part[:place], Token("W", short, token.line, text=short), *part[place + 2 :]]
    return part


@needing({"N"}, {"and"}, _SPACES)
def _space_apart(part: list[Token], limits: Limits) -> None:
    """End the sentence before "and the space I'd like to see open up underneath somebody is number 76"."""
    for place in range(1, len(part) - 4):
        thrown = part[place - 1].kind == "N" and part[place - 1].value <= limits.high
        lows = tuple(token.low for token in part[place : place + 5])
        wished = lows[:2] == ("and", "the") and lows[2] in _SPACES and not _WISHES.isdisjoint((lows[3:4], lows[3:]))
        if thrown and wished and limits.count == 1:
            part[place] = Token("S", ".", part[place].line)


@needing({"N"}, {"suit", "do", "serve"}, {"would", "will", "should"})
def _suits(part: list[Token], limits: Limits) -> list[Token]:
    """Return "I believe a five would suit" as "throw five", where nothing is said against it or beside it."""
    for place in range(len(part) - 2):
        number, would, suits = part[place : place + 3]
        if number.kind != "N" or not 0 < number.value <= limits.high or would.low not in ("would", "will", "should"):
            continue
        start = place - (place > 0 and part[place - 1].low in _ARTICLES)
        while start > 1 and (part[start - 2].low, part[start - 1].low) in _THINKING:
            start -= 2
        end = place + 3
        while end < len(part) and part[end].low in _NICELY:
            end += 1
        begun = start == 0 or part[start - 1].kind in "PLS" or part[start - 1].low in ("so", "and")
        begun = begun and start < place  # "No. 3 would do"
        ended = end == len(part) or part[end].kind in "PLS"
        if suits.low in ("suit", "do", "serve") and begun and ended and part[-1].low != "?":
            if any(token.kind == "T" or token.low in _UNSUITED for token in part):
                return part
            return [*part[:start], Token("T", "throw", number.line, text="throw"), number, *part[end:]]
    return part


WISHED: Final[tuple[Telling, ...]] = (_wished, _of_two, _space_apart, _suits)

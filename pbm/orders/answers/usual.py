"""A trapdoor that goes where its player always has it: "do my usual trapdoor and throw 3", "3, usual spot"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["HABITS", "usual_door"]

_COMPOUNDS = word_set(
    "lieblingsfeld lieblingsfalltür lieblingsplatz lieblingskästchen stammfeld stammplatz stammfalltür lievelingsvak "
    "lievelingsvakje lievelingsplek stamplek"
)
HABITS = _COMPOUNDS | word_set(
    "usual normal regular favourite favorite fave standard customary habitual accustomed preferred trusty "
    "normale normalen reguläre favorisierte gewone vaste favoriete vertrouwde préférée préféré favorite favori "
    "préférées normal favorita favorito preferida preferido acostumbrada abituale preferita preferito consueta"
)
"""Words of a place that somebody has of old."""
_PLACES = word_set("place spot square space position location field hole box plek")
_WHOSE = word_set("my the our its same good old little")
_LED_BY = word_set("and with plus & also then , - : ; ( put do use have take want place nominate for please")
_BEHIND = word_set("and with plus & also then too again please pls thanks thx ta for as too of course -")
_KEPT_OUT = word_set("no not without skip skipping than instead your unlike miss missing leave forget forgo drop")
_FOR = frozenset(("for", "as", "on"))
_BESIDE = 20  # tokens from a usual space to the throw that it stands beside


def _for_the_door(part: Sequence[Token], place: int) -> bool:
    """Whether "the usual" is for the trapdoor: "and the usual for the trapdoor please"."""
    if place == 0 or part[place - 1].low not in _WHOSE or place + 1 >= len(part) or part[place + 1].low not in _FOR:
        return False
    step = place + 2
    while step < len(part) and part[step].low in _WHOSE:
        step += 1
    return step < len(part) and part[step].kind == "D" and not any(t.kind == "N" for t in part[step:])


def usual_door(part: Sequence[Token], place: int) -> bool:
    """Whether the word at ``place`` of a sentence makes a usual one of its trapdoor, or of a space beside a throw."""
    start = end = place
    noun = part[place] if part[place].low in _COMPOUNDS else None
    if noun is None:
        ahead = place - 1
        after = place + 1
        while after < len(part) and part[after].low in ("old", "little", "and", "trusty") and after - place < 3:
            after += 1
        for step in (after, ahead):
            if 0 <= step < len(part) and (part[step].kind == "D" or part[step].low in _PLACES):
                noun, start, end = part[step], min(step, place), max(step, place)
                break
    if noun is None:
        return _for_the_door(part, place)
    while end + 1 < len(part) and (part[end + 1].low in _PLACES or part[end + 1].kind == "D"):
        end += 1  # "my usual trapdoor spot"
    while start > 0 and part[start - 1].low in _WHOSE:
        start -= 1
    behind = part[end + 1] if end + 1 < len(part) else None
    if behind is not None and behind.kind not in "LSP" and behind.low not in _BEHIND:
        return False
    if any(token.low in _KEPT_OUT for token in part[max(0, start - 3) : place]):
        return False
    if any(token.kind == "D" for token in part[start : end + 1]):
        return True
    led = start == 0 or part[start - 1].low in _LED_BY
    return led and any(token.kind in "NT" for token in part[max(0, start - _BESIDE) : end + _BESIDE])

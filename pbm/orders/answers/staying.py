"""A trapdoor that is to stay as it was, which names no space: "leave it where it is", "don't move my trapdoor"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS

__all__ = ["STAYING", "door_stays"]

_MOVING = word_set("move moving change changing shift shifting relocate relocating budge")
_STAYS = word_set("stays stay remains remain")
STAYING = _MOVING | _STAYS | {"where"}
"""Words one of which such a sentence has."""
_DENYING = word_set("no not don't dont won't wont needn't never wouldn't shan't without nothing isn't")
_WHOSE = word_set("my the our that its")
_IT = word_set("it it's its she")
_BEING = word_set("is was stands sits lies stood lay be has")
_FOUND = word_set("know tell show see ask wonder remember forget forgotten forgot check find idea guess remind")
_LEAVING = word_set("leave leaving left keep keeping kept stay stays remain remains belongs let fine happy content")
_OF_DOORS = word_set("rule rules onto business idea question")
_WITHIN = 6  # tokens from a denial to what it denies
_HALF = 4  # tokens in which "where" is led to


def door_stays(part: Sequence[Token]) -> bool:
    """Whether a sentence leaves its trapdoor as it was before, and tells no space."""
    if any(token.kind == "N" and token.low != "one" for token in part) and not _apart(part):
        return False
    doors = [place for place, token in enumerate(part) if token.kind == "D"]
    if not doors or any(token.low in CONDITIONS for token in part):
        return False
    return any(
        (token.low == "where" and _where_it_is(part, place))
        or (token.low in _MOVING and _unmoved(part, place))
        or (token.low in _STAYS and _stays(part, place))
        for place, token in enumerate(part)
    )


def _apart(part: Sequence[Token]) -> bool:
    """Whether all numbers of a sentence are told before its trapdoor, as throws: "throw 3 and leave the trapdoor …"."""
    door = next((n for n, token in enumerate(part) if token.kind == "D"), 0)
    numbers = [n for n, token in enumerate(part) if token.kind == "N" and token.low != "one"]
    return all(n < door and part[n].value <= 6 for n in numbers)


def _where_it_is(part: Sequence[Token], place: int) -> bool:
    """Whether "where" goes on "it is", "it was", "I had it", and is not what somebody wants to know."""
    after = [token.low for token in part[place + 1 : place + 4]] + ["", "", ""]
    if any(token.low in _FOUND for token in part[max(0, place - _HALF) : place]):
        return False
    put = after[0] in ("i", "we") and after[1] in ("had", "put", "placed", "left") and after[2] == "it"
    left = any(token.low in _LEAVING for token in part[:place])
    return put or (left and (after[0] == "it's" or (after[0] in _IT and after[1] in _BEING)))


def _unmoved(part: Sequence[Token], place: int) -> bool:
    """Whether it is denied that the trapdoor moves: "don't move my trapdoor", "no need to change the trapdoor"."""
    step = place + 1 + (place + 1 < len(part) and part[place + 1].low in _WHOSE)
    behind = part[step + 1].low if step + 1 < len(part) else ""
    beside = step < len(part) and part[step].kind == "D" and behind not in _OF_DOORS
    return beside and any(token.low in _DENYING for token in part[max(0, place - _WITHIN) : place])


def _stays(part: Sequence[Token], place: int) -> bool:
    """Whether the trapdoor stays put: "my trapdoor stays put", "the trapdoor can remain as it was"."""
    step = place - 1
    while step >= 0 and part[step].low in ("can", "may", "should", "shall", "will", "must", "just", "to", "simply"):
        step -= 1
    after = [token.low for token in part[place + 1 : place + 4]]
    put = after[:1] in (["put"], ["there"], ["still"]) or after[:2] in (["as", "it"], ["as", "is"], ["the", "same"])
    return step >= 0 and part[step].kind == "D" and put

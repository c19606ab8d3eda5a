"""What is said not to change: "for the trapdoor nothing changes, it remains 36", "trapdoor: no change".

Its "nothing" declines no trapdoor. Where the number is told again it says nothing else; where it is not, it is said to
be as it was, and that is asked about like any other order that a mail only refers to.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES

__all__ = ["kept_beside_door", "nothing_changes"]

_NOTHING = word_set("nothing no not")
_CHANGES = word_set("change changes changing different stays verandert alteration alterations amendment")
_BETWEEN = word_set("just self ne has is will be shall to further any that i else need needs of the")
_WITH = word_set("for with to in on as of about regarding concerning the my a aan")
_AGAINST = CONDITIONS | HEDGES | {"mind"}
_KEEPING = word_set("keep leave retain")
_MOVING = word_set("shift move change switch swap alter amend")  # what is "put" may be put there for the first time
_JOINING = word_set("but and , ;")
_APART = 3  # tokens between the two words


@needing(_NOTHING, _CHANGES, {"T", "D"})
def nothing_changes(part: list[Token], limits: Limits) -> list[Token]:
    """Return "for the trapdoor nothing changes, it remains 36" as "for the trapdoor, it remains 36"."""
    labels = [place for place, token in enumerate(part) if token.kind in "TD"]
    found = _found(part)
    if found is None or len(labels) != 1 or part[-1].low == "?" or {t.low for t in part} & _AGAINST:
        return part
    start, end = found
    label = part[labels[0]]
    numbers = [t for t in part if t.kind == "N" and (t.value <= limits.high) == (label.kind == "T")]
    if numbers:
        return [*part[:start], *part[end:]]
    ahead = [t.low for t in part[:start]]
    if start > labels[0] and all(low in _WITH or low in (",", ":") for low in ahead if low != label.low):
        return [label, Token("W", "unchanged", label.line, text="unchanged"), *part[end:]]
    behind = part[end : labels[0]]
    if start <= labels[0] and all(t.low in _WITH for t in behind):
        said = [label, Token("W", "unchanged", label.line, text="unchanged")]
        return [*part[:start], *said, *part[labels[0] + 1 :]]
    return part


@needing(_KEEPING, _MOVING, {"D"}, {"N"})
def kept_beside_door(part: list[Token], limits: Limits) -> list[Token]:
    """Return "keep the 4 but shift the trapdoor from 52 to 25" as "throw the 4 but shift the trapdoor …"."""
    for place in range(len(part) - 4):
        keep, the, number, join = part[place : place + 4]
        verb = place + 4 - (join.low in _MOVING)
        if keep.low not in _KEEPING or the.low not in ("the", "my") or number.kind != "N" or number.low == "one":
            continue
        if not 0 < number.value <= limits.high or (join.low not in _JOINING and join.low not in _MOVING):
            continue
        door = next((n for n in range(verb, len(part)) if part[n].kind == "D"), 0)
        moves = any(token.low in _MOVING for token in part[verb:door])
        if door and moves and part[-1].low != "?" and not any(t.kind == "T" or t.low in _AGAINST for t in part):
            return [*part[:place], Token("T", "throw", keep.line, text="throw"), number, *part[place + 3 :]]
    return part


def _found(part: Sequence[Token]) -> tuple[int, int] | None:
    """Return where it is said that nothing changes begins and ends: "nothing at all changes", "changes nothing"."""
    for place, token in enumerate(part):
        if token.low not in _NOTHING and token.low not in _CHANGES:
            continue
        wanted = _CHANGES if token.low in _NOTHING else _NOTHING - {"no", "not"}
        step = place + 1
        while step < len(part) and step - place < _APART and part[step].low in _BETWEEN:
            step += 1
        if step < len(part) and part[step].low in wanted and (token.low != "no" or step == place + 1):
            return place, step + 1
    return None

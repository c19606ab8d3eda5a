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

__all__ = ["nothing_changes"]

_NOTHING = word_set("nothing no not")
_CHANGES = word_set("change changes changing different stays verandert alteration alterations amendment")
_BETWEEN = word_set("just self ne has is will be shall to further any that i else need needs of the")
_WITH = word_set("for with to in on as of about regarding concerning the my a aan")
_AGAINST = CONDITIONS | HEDGES | {"mind"}
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

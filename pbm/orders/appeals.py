"""Orders without a number: "lowest legal", "the highest I have left", "same as last time", "you choose"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.claims import sentences
from pbm.orders.doubts import clause_of
from pbm.orders.sentence import Claim
from pbm.orders.token import Token
from pbm.orders.words import CONDITIONS, PLAY_VERBS

__all__ = ["Appeal", "appeals_of"]


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_LEAST = _set("lowest smallest minimum least")
_MOST = _set("highest biggest largest maximum")
_OF_THROWS = _set(
    "legal left got available possible number throw roll die dice one remaining unused allowed move please pls put"
)
_OF_PEOPLE = _set("he she they score position")
_SAME = _set("same ditto usual unchanged repeat keep")
_ANY = _set("whichever random randomly whatever surprise")
_ANY_PAIRS = frozenset(
    (
        *(("you", "choose"), ("you", "decide"), ("you", "pick"), ("your", "choice")),
        *(("any", "order"), ("either", "way"), ("either", "order")),
    )
)
_LAST = _set("last only remaining final")
_TRIGGERS = _LEAST | _MOST | _SAME | _ANY | _LAST | _set("you your any either up as")


@dataclass(frozen=True, slots=True)
class Appeal:
    """What a clause appeals to (``lowest``, ``highest``, ``left``, ``same``, ``any``) for a throw or a nomination."""

    field: str
    what: str
    line: int


def appeals_of(tokens: Sequence[Token], claims: Sequence[Claim]) -> list[Appeal]:
    """Return the orders in ``tokens`` that name no number."""
    claimed = {claim.place for claim in claims if claim.values}
    throws = any(claim.field == "T" and not claim.doubt for claim in claims)
    made: list[Appeal] = []
    for start, end in sentences(tokens):
        if end < len(tokens) and tokens[end].low == "?":
            continue
        part = tokens[start:end]
        nominated = any(claim.field == "D" and claim.values and start <= claim.place < end for claim in claims)
        for place, token in enumerate(part):
            if token.low not in _TRIGGERS:
                continue
            low, high = clause_of(part, place)
            clause = part[low:high]
            has_number = any(start + n in claimed for n in range(low, high))
            what = _what(part, place, clause, has_number, throws)
            if what is None:
                continue
            for field in _fields(part, clause, what, nominated):
                made.append(Appeal(field, what, token.line))
    return made


def _what(part: Sequence[Token], place: int, clause: Sequence[Token], has_number: bool, throws: bool) -> str | None:
    word, after, then = ([token.low for token in part[place : place + 3]] + ["", ""])[:3]
    lows = {token.low for token in clause}
    labelled = any(token.kind in "TD" for token in clause)
    if word in _ANY or (word, after) in _ANY_PAIRS or (word, after, then) == ("up", "to", "you"):
        return "any"
    if has_number:
        return None
    if word in _LEAST | _MOST and any(token.low in CONDITIONS for token in part) and not labelled:
        return "any"
    if word in _LEAST or word in _MOST:
        spoken = lows & _OF_THROWS or lows & PLAY_VERBS or (len(clause) <= 4 and not throws)
        if not spoken or lows & _OF_PEOPLE or any(token.kind == "D" for token in clause):
            return None
        return "lowest" if word in _LEAST else "highest"
    if word in _LAST and after in ("one", "number", "throw", "remaining"):
        return "left" if lows & PLAY_VERBS or "my" in lows or len(clause) <= 5 else None
    if word in _SAME:
        return "same" if labelled or lows & {"orders", "again", "order", "please"} else None
    before = after in ("before", "previously") or (after == "last" and then in ("time", "turn", "round", "week"))
    return "same" if word == "as" and before and (labelled or len(clause) <= 5) else None


def _fields(part: Sequence[Token], clause: Sequence[Token], what: str, nominated: bool) -> tuple[str, ...]:
    if what in ("lowest", "highest", "left"):
        return ("T",)
    kinds = {token.kind for token in clause} & {"T", "D"}
    if not kinds and what == "any":
        kinds = {"T"} if nominated else {token.kind for token in part} & {"T", "D"} or {"T"}
    if "T" in kinds and "D" in kinds:
        return ("T", "D")
    if kinds:
        return tuple(kinds)
    return ("T", "D")

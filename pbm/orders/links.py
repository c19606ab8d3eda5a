"""The label that a number belongs to, before it or after it, and the turn it is given for."""

from __future__ import annotations

from pbm.orders.sentence import Sentence
from pbm.orders.words import FILLERS, NONE_WORDS, PLACES, PLAY_VERBS, RIGHT_FILLERS

__all__ = ["label_after", "label_before", "labels_follow", "turn_of"]

_GLUE = frozenset((":", "=", "-", ","))
_PARTING = frozenset(("/", "|", "+", "&", "and", "or", "then", "but", "so"))


def _kind(s: Sentence, place: int) -> str:
    token = s.at(place)
    return token.kind if token is not None else ""


def labels_follow(s: Sentence) -> bool:
    """Whether each label stands after its number: "3 throw, 45 trapdoor"."""
    order: list[int] = []
    for place, token in enumerate(s.tokens):
        if token.kind in "NTD" and not (order and token.kind != "N" and s.tokens[order[-1]].kind == token.kind):
            order.append(place)
    if len(order) < 4 or len(order) % 2:
        return False
    return all((s.tokens[place].kind == "N") == (index % 2 == 0) for index, place in enumerate(order)) and all(
        label_after(s, number, followed=True) == label for number, label in zip(order[::2], order[1::2], strict=True)
    )


def label_before(s: Sentence, place: int) -> tuple[int | None, bool]:
    """Return the label that a number follows, and whether a comma comes between."""
    number = s.tokens[place]
    near = [t.low for t in s.tokens[max(0, place - 2) : place]]
    strange = 3 if any(low in PLACES or low in (":", "=") for low in near) else 0
    comma = False
    for step in range(place - 1, max(-1, place - 14), -1):
        token = s.tokens[step]
        if token.kind in "TD":
            limit = 3 if token.kind == "D" else 1 if "a" in near or "the" in near else 0
            unknown = _strangers(s, step + 1, place)
            if unknown > min(limit, strange or limit) or (token.kind == "D" and unknown and not strange):
                return None, False
            taken = any(claim.place == step and not claim.values for claim in s.made)
            if taken and (comma or number.value <= s.limits.high):
                return None, False
            return step, comma
        if token.kind in "NXB" or token.low in _PARTING:
            return None, False
        if token.low == ",":
            if comma:
                return None, False
            comma = True
    return None, False


def _strangers(s: Sentence, start: int, end: int) -> int:
    return sum(1 for token in s.tokens[start:end] if token.kind == "W" and token.low not in FILLERS | PLACES)


def label_after(s: Sentence, place: int, *, followed: bool) -> int | None:
    """Return the label that a number stands before, unless that label has a number of its own after it."""
    for step in range(place + 1, min(len(s.tokens), place + 7)):
        token = s.tokens[step]
        if token.kind in "TD":
            if followed:
                return step
            after = step + 1
            while s.low(after) in _GLUE or s.low(after) in FILLERS or _kind(s, after) == token.kind:
                after += 1
            has_own = _kind(s, after) in ("N", "X") or s.low(after) in NONE_WORDS
            return None if has_own else step
        if token.kind != "W" or token.low not in RIGHT_FILLERS:
            return None
    return None


def turn_of(s: Sentence, place: int, label: int | None) -> int:
    """Return the turn that a number is given for: "turn 11: 1", "turn 11 throw 1", "3 on turn 5"."""
    start = place + 2 if s.low(place + 1) in ("on", "for", "in") else place + 1
    turn = s.at(start + 1)
    if s.low(start) == "turn" and turn is not None and turn.kind == "U":
        return turn.value
    within = [token for token in s.tokens[label:place] if token.kind == "U"] if label is not None else []
    if within:
        return within[0].value if len(within) == 1 else -1  # "throw for turn 4: 3"
    for step in range((place if label is None else label) - 1, -1, -1):
        token = s.tokens[step]
        if token.kind == "U":
            several = s.low(step + 1) == "turn" or (step > 1 and s.tokens[step - 2].kind == "U")
            return -1 if several else token.value
        stranger = token.kind == "W" and token.low not in FILLERS | PLAY_VERBS
        if stranger or token.kind in "NXTDB" or token.low in (",", "/"):
            return -1
    return -1

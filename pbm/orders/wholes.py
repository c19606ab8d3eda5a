"""Sentences understood as a whole: bare numbers, changes of a value, "no trapdoor", and what was missed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.sentence import ASIDE, LABELLED, SPOKEN, Sentence
from pbm.orders.token import Token
from pbm.orders.words import CHANGE_VERBS, NONE_WORDS, NOT_WORDS, PLACES, POLITE

__all__ = ["alone", "changed", "dangling", "declined", "drop_ranges"]

_ARTICLES = frozenset(("a", "an", "the", "my", "number", ","))
_BETWEEN = frozenset(("a", "an", "any", "the", "my", "want", "have", "need", "for", "to", "on", "nominating", "of"))
_SIGNS = frozenset((":", "=", "-", "is", "on", "at", "door", ",", "("))
_LINKS = frozenset(("door", "be", "to", "is", "goes", "go"))
_PREPOSITIONS = frozenset(("on", "at", "under", "where", "wherever", "below", "beneath"))
_WHICH = frozenset(("same", "highest", "lowest", "one", "other", "usual", "last"))
_SWAPS = frozenset(("swap", "swapping", "replace", "replacing", "exchange"))


def drop_ranges(s: Sentence) -> None:
    """Take out "(1-6)", which tells what is allowed, and the second half of "5 not 3", "5 instead of 3"."""
    for place, token in enumerate(s.tokens):
        if token.kind != "N":
            continue
        around = [s.at(place + step) for step in (-1, 1, 2, 3)]
        lows = [neighbour.low if neighbour else "" for neighbour in around]
        if lows[0] == "(" and lows[1] in ("-", "to") and lows[3] == ")":
            token.kind = "X"
            s.tokens[place + 2].kind = "X"
        before = [t.low for t in s.tokens[max(0, place - 4) : place] if t.low not in _ARTICLES]
        if before[-2:] in (["instead", "of"], ["rather", "than"]) or before[-1:] == ["not"]:
            token.kind = "X"


def alone(s: Sentence) -> bool:
    """Claim the numbers of a sentence that holds nothing else: "5", "5/45", "3, 6, 52 please", "5 none"."""
    values: list[tuple[int, int | None]] = []
    turn = -1
    for place, token in enumerate(s.tokens):
        if token.kind == "U" and s.limits.count == 1 and turn < 0 and not values:
            turn = token.value
        elif token.kind == "N":
            before = s.at(place - 1)
            if token.low == "one" and before is not None and before.kind == "W" and before.low != "a":
                return False
            values.append((place, token.value))
        elif token.kind == "W" and values and token.low in NONE_WORDS and token.low not in ("no", "pass", "skip"):
            values.append((place, None))
        elif not (token.kind == "W" and token.low in POLITE) and not (
            token.kind == "P" and (token.low == "turn" or not token.low.isalnum())
        ):
            return False
    numbers = [(place, value) for place, value in values if value is not None]
    if not numbers or len(values) > s.limits.count + 2:
        return False
    throws = [(place, value) for place, value in numbers if value <= s.limits.high]
    others = [(place, value) for place, value in values if value is None or value > s.limits.high]
    if not throws and len(values) == 1 and s.before is not None and s.before.field == "T":
        # "5" and on the next line "67".
        door = s.add("D", numbers[0][1], SPOKEN if s.follows else ASIDE, numbers[0][0])
        door.doubt = "" if s.follows else "soft"
        return True
    if not throws or len(others) > 1 or (others and values.index(others[0]) not in (0, len(values) - 1)):
        return False
    claim = s.add("T", throws[0][1], SPOKEN, throws[0][0], turn=turn)
    claim.values = [value for _, value in throws]
    if others:
        door = s.add("D", others[0][1], SPOKEN, others[0][0])
        if len(throws) > s.limits.count:
            door.doubt = "hard"
    return True


def changed(s: Sentence) -> bool:
    """Claim the new value of "change the throw from 3 to 6" and "swap the 3 for a 5"."""
    lows = [token.low for token in s.tokens]
    if not any(low in CHANGE_VERBS for low in lows):
        return False
    numbers = [place for place, token in enumerate(s.tokens) if token.kind == "N"]
    for old, new in pairwise(numbers):
        ahead = [low for low in lows[:old] if low not in _ARTICLES]
        between = [low for low in lows[old + 1 : new] if low not in _ARTICLES]
        swapped = any(low in _SWAPS for low in ahead)
        if not ((ahead[-1:] == ["from"] and between == ["to"]) or (swapped and between in (["for"], ["with"], ["by"]))):
            continue
        label = next((s.tokens[p].kind for p in reversed(s.labels) if p < old), None)
        high = s.limits.high
        values = (s.tokens[old].value, s.tokens[new].value)
        field = label or ("T" if max(values) <= high else "D" if min(values) > high else None)
        s.tokens[old].kind = "X"
        if field is None:
            return False
        s.labels = [p for p in s.labels if p > new]
        claim = s.add(field, values[1], LABELLED, new)
        claim.override = True
        s.tokens[new].kind = "X"
        s.last = new
        return False
    return False


def declined(s: Sentence, label: int) -> None:
    """Claim "no trapdoor", "trapdoor: none"."""
    if s.tokens[label].kind != "D":
        return
    before = [t.low for t in s.tokens[max(0, label - 5) : label]]
    while before and before[-1] in _BETWEEN:
        before.pop()
    place = label + 1
    while s.low(place) in _SIGNS:
        place += 1
    after = s.at(place)
    value = after is not None and after.kind == "W" and after.low in NONE_WORDS
    following = s.at(place + 1)
    if value and s.low(place) in ("no", "na") and following is not None:
        value = following.kind != "N" and following.low != "."  # "trapdoor no. 45" nominates 45
    if (before and before[-1] in NOT_WORDS) or (before and before[-1] in NONE_WORDS) or value:
        if before and before[-1] == "none" and "for" not in [t.low for t in s.tokens[max(0, label - 3) : label]]:
            return
        s.add("D", None, LABELLED, label)


def dangling(s: Sentence) -> None:
    """Doubt a sentence that speaks of a throw or a trapdoor and gives it in a way that was not understood."""
    taken = {claim.place for claim in s.made}
    for label in s.labels:
        kind = s.tokens[label].kind
        if any(claim.field == kind for claim in s.made):
            continue
        if kind == "T":
            if any(token.kind == "X" for token in s.tokens[label + 1 : label + 4]):
                s.doubtful("T", label)
            continue
        near = range(label + 1, min(label + 9, len(s.tokens)))
        loose = any(s.tokens[n].kind in "NX" and n not in taken and not _listed(s, n) for n in near)
        after = [t for t in s.tokens[label + 1 : label + 5] if t.low not in _LINKS]
        somewhere = len(after) > 1 and (
            after[0].low in _PREPOSITIONS or (after[0].low == "the" and after[1].low in PLACES | _WHICH)
        )
        somewhere = somewhere or _named(s, label, after)
        if loose or somewhere:
            s.doubtful("D", label)


def _named(s: Sentence, label: int, after: Sequence[Token]) -> bool:
    """Whether somebody is to be trapped by name: "trap Clive!"."""
    verb = s.tokens[label].low in ("trap", "trapdoor", "nominate")
    return verb and bool(after) and after[0].kind == "W" and after[0].text.istitle() and len(after[0].text) > 1


def _listed(s: Sentence, place: int) -> bool:
    return any(s.tokens[place].value in claim.values for claim in s.made)

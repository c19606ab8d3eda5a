"""Letters, turns and counts marked as such, so that no number of theirs is taken for an order."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.token import Token
from pbm.orders.words import LABELS_BEFORE, MONTHS, UNITS

__all__ = ["mark_boards", "mark_counts", "mark_indexes", "mark_turns"]

TURNS = frozenset(("turn", "turns", "round", "rounds", "t", "tour", "zug", "züge", "runde", "beurt"))
_ORDINALS = {"first": 1, "1st": 1, "second": 2, "2nd": 2}
_BOARD = frozenset(("board", "boards", "brd", "bd"))
_BEFORE_A = frozenset(("on", "for", "in", "&", "and", ",", "|", "(", "/"))
_AMBIGUOUS_MONTHS = frozenset(("may", "mar", "sat", "sun"))
_NOTHING = Token("S", "", -1)


def mark_boards(tokens: Sequence[Token], names: frozenset[str]) -> list[Token]:
    """Return ``tokens`` with the letters that name a board marked: "board A", "A:", a capital that is no article."""
    made: list[Token] = []
    for place, token in enumerate(tokens):
        if token.kind != "W" or len(token.text) != 1 or not token.text.isalpha():
            made.append(token)
            continue
        before = tokens[place - 1] if place else _NOTHING
        after = tokens[place + 1] if place + 1 < len(tokens) else _NOTHING
        if not _names_board(token, before, after, names):
            made.append(token)
            continue
        if before.low in _BOARD:
            made.pop()
        made.append(Token("B", token.text.upper(), token.line, text=token.text))
    return made


def _names_board(token: Token, before: Token, after: Token, names: frozenset[str]) -> bool:
    """Whether a letter means a board; one that nobody knows does too where it stands as a label."""
    name = token.text.upper()
    several = len(names) > 1
    capital = token.text.isupper()
    opens = before is _NOTHING
    if before.low in _BOARD:
        return name in names or (several and after is not _NOTHING)
    if opens and after.low in (":", ")") and several and capital:
        return True
    if name not in names:
        return False
    if opens and after.low in (":", ")", "=", "|"):
        return True
    if not several:
        return False
    if opens and after.low in ("-", ".", "/"):
        return True
    if not capital or after.low == "'":
        return False
    if name not in ("A", "I"):
        return True
    labelled = opens and (after.kind in ("T", "D") or (after.kind == "N" and after.low.isdigit()))
    return labelled or before.low in _BEFORE_A or before.kind == "P"


def mark_turns(tokens: list[Token]) -> None:
    """Make "turn 11", "turns 5 & 6" into turns."""
    place = 0
    while place < len(tokens) - 1:
        token, after = tokens[place], tokens[place + 1]
        if token.kind == "W" and token.low in ("turn", "round") and after.low in (":", "#") and _opens(tokens, place):
            number = tokens[place + 2] if place + 2 < len(tokens) else _NOTHING
            ends = tokens[place + 3] if place + 3 < len(tokens) else _NOTHING
            if number.kind == "N" and ends.kind in "SL":
                token.kind, token.low, number.kind = "P", "turn", "U"
        named = token.kind == "W" and token.low in TURNS and after.kind == "N"
        if named and (len(token.low) > 1 or after.low.isdigit()):
            after.kind = "U"
            plural = token.low.endswith("s")
            token.kind, token.low = "P", "turn"
            step = place + 2
            while step + 1 < len(tokens) and _next_turn(tokens, step, plural):
                tokens[step].kind, tokens[step].low = "P", "turn"
                tokens[step + 1].kind = "U"
                step += 2
            place = step
        else:
            place += 1


def _opens(tokens: Sequence[Token], place: int) -> bool:
    return place == 0 or tokens[place - 1].kind in ("S", "L")


def _next_turn(tokens: Sequence[Token], step: int, plural: bool) -> bool:
    """Whether the sign at ``step`` and the number after it name the next turn: the "& 6" of "turns 5 & 6"."""
    sign, number = tokens[step], tokens[step + 1]
    joined = sign.low in ("&", "and", "/", "+") or (plural and sign.low in (",", "-"))
    follows = number.kind == "N" and number.value == tokens[step - 1].value + 1
    return joined and follows and not _own_turn(tokens, step + 2)


def _own_turn(tokens: Sequence[Token], place: int) -> bool:
    """Whether "on turn 6" follows: the number before it is no turn then."""
    after = [token.low for token in tokens[place : place + 2]]
    return len(after) == 2 and after[0] in ("on", "in", "for") and after[1] in TURNS


def mark_indexes(tokens: list[Token]) -> None:
    """Make "throw 1: 3" and "second throw: 6" the first and the second of a round."""
    for place, token in enumerate(tokens[:-1]):
        after = tokens[place + 1]
        ordinal = token.low in _ORDINALS and token.kind in "WX"
        if ordinal and (after.kind in "TN" or after.low in TURNS or after.low == ":"):
            token.kind, token.value = "U", _ORDINALS[token.low]
        elif token.low == "door" and token.kind == "W" and (after.low in (":", "=") or after.kind == "N"):
            token.kind = "D" if _opens(tokens, place) or tokens[place - 1].kind != "D" else "W"
        elif token.kind in "TD" and after.kind == "N" and place + 3 < len(tokens):
            sign, value = tokens[place + 2], tokens[place + 3]
            if sign.low in (":", "=") and value.kind in "NX":
                after.kind = "U" if token.kind == "T" else "X"


def mark_counts(tokens: Sequence[Token]) -> None:
    """Take out the numbers that count, date or number something else."""
    for place, token in enumerate(tokens):
        if token.kind != "N":
            continue
        before = tokens[place - 1] if place else _NOTHING
        after = tokens[place + 1] if place + 1 < len(tokens) else _NOTHING
        if _counted(token, after) or _numbered(before, tokens[place - 2] if place > 1 else _NOTHING):
            token.kind = "X"


def _counted(token: Token, after: Token) -> bool:
    if after.low in ("times", "time") and token.value != 1:
        return True
    if after.kind in ("W", "T", "D") and after.low in UNITS and after.low not in ("throws", "of"):
        return True
    return after.kind == "W" and after.low in MONTHS and after.low not in _AMBIGUOUS_MONTHS


def _numbered(before: Token, ahead: Token) -> bool:
    if before.kind == "W" and (before.low in LABELS_BEFORE or before.low in MONTHS - {"may", "sat"}):
        return True
    return before.low == "house" or (before.low == "number" and ahead.low == "house")

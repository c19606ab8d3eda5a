"""What numbers order whose sorts are known, on several boards or in a round of two turns: by how they stand in a mail.

Somebody who hears what is a throw and what is a trapdoor has not heard on which board, or in which order. Both are only
said where the words leave one way to lay the numbers out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["Sort", "exchanged", "in_order", "on_boards", "reordered"]

Sort = Literal["throw", "trapdoor", "neither"]
"""What a number is."""

_ORDINALS: Final = {"first": 1, "1st": 1, "firstly": 1, "second": 2, "2nd": 2, "secondly": 2}
_REORDERING: Final = word_set(
    "after before reverse reversed swap swapped swapping switch switched flip way versa last later finally finish end "
    "start begin open close follow follows following followed preceded precede until once wait waits first second "
    "umgekehrt andersherum vorher danach zuerst"
)
_EXCHANGING: Final = word_set(
    "swap swapped swapping switch switched exchange exchanged reverse reversed versa tausche vertausche umgekehrt"
)
_OF_ALL: Final = word_set("both each everywhere")
_TO_A_BOARD: Final = word_set("on for at in of board to game")
_NEAR: Final = 3  # words between a number and the board that it is "on"


@dataclass(slots=True)
class _Board:
    throws: list[int] = field(default_factory=list)
    doors: list[int] = field(default_factory=list)


def in_order(tokens: Sequence[Token], sorts: Sequence[Sort]) -> list[int]:
    """Return the two throws of a round of two turns, nothing where the words do not tell which comes first.

    ``sorts`` are those of the numbers among ``tokens``, in their order. It is told by ordinals or turns that stand one
    before each throw, or one behind each.
    """
    numbers = [place for place, token in enumerate(tokens) if token.kind == "N"]
    if len(numbers) != len(sorts):
        return []
    sort_at = dict(zip(numbers, sorts, strict=True))
    told: list[tuple[str, int]] = []
    for place, token in enumerate(tokens):
        if sort_at.get(place) == "throw":
            told.append(("throw", token.value))
        elif turn := _turn(tokens, place, sort_at.get(place)):
            told.append(("turn", turn))
    ahead = [("turn", "throw"), ("throw", "turn")]
    for pair in ahead:
        if [what for what, _ in told[:4]] != [*pair, *pair]:
            continue
        values = [value for what, value in told[:4] if what == "throw"]
        turns = [value for what, value in told[:4] if what == "turn"]
        later = {value for what, value in told[4:] if what == "throw"}
        if values[0] == values[1] or abs(turns[0] - turns[1]) != 1 or not later <= set(values):
            return []
        return values if turns[0] < turns[1] else values[::-1]
    return []


def exchanged(tokens: Sequence[Token]) -> bool:
    """Return whether words may put one board's orders in the place of another's: "sorry, swap A and B"."""
    return any(token.low in _EXCHANGING for token in tokens)


def reordered(tokens: Sequence[Token]) -> bool:
    """Return whether words may tell two throws in another order than that in which they stand: "the 5 after the 3"."""
    return any(token.low in _REORDERING for token in tokens)


def _turn(tokens: Sequence[Token], place: int, sort: Sort | None) -> int:
    """Return the turn that a word names, or a number at the head of a line, "25: die 3"; 0 for none."""
    token = tokens[place]
    if token.kind == "U" and token.value > 0:
        return token.value
    if sort == "neither":
        opens = place == 0 or tokens[place - 1].kind in "SL"
        signed = place + 1 < len(tokens) and tokens[place + 1].low in (":", ")", "=", "-")
        return token.value if opens and signed else 0
    return _ORDINALS.get(token.low, 0) if sort is None else 0


def on_boards(
    tokens: Sequence[Token], sorts: Sequence[Sort], boards: Sequence[str]
) -> Mapping[str, tuple[int, int | None]]:
    """Return the throw and the trapdoor of each board; nothing where not each has exactly one throw.

    ``sorts`` are those of the numbers among ``tokens``, in their order. Boards stand before their numbers throughout,
    or behind them throughout.
    """
    numbers = [place for place, token in enumerate(tokens) if token.kind == "N"]
    named = [(place, token.text or token.low) for place, token in enumerate(tokens) if _is_board(tokens, place, boards)]
    if len(numbers) != len(sorts) or not named:
        return {}
    ordered = [place for place, sort in zip(numbers, sorts, strict=True) if sort != "neither"]
    if not ordered:
        return {}
    if any(token.low in _OF_ALL for token in tokens[min(named[0][0], ordered[0]) :]):
        return {}  # "A 6, B 4, on both the trapdoor 60"
    leading = named[0][0] < ordered[0]
    made = {board: _Board() for board in boards}
    for place, sort in zip(numbers, sorts, strict=True):
        if sort == "neither":
            continue
        board = _board_of(named, place, leading=leading)
        if not board or (leading and _is_for_another(tokens, place, named, board)):
            return {}
        if not leading and _sentence_ends(tokens, place, named):
            return {}  # "… the floor at 70. Upon B it is the 6": the board begins what follows
        into = made[board].throws if sort == "throw" else made[board].doors
        if tokens[place].value not in into:
            into.append(tokens[place].value)
    if any(len(one.throws) != 1 or len(one.doors) > 1 for one in made.values()):
        return {}
    doors = [place for place, sort in zip(numbers, sorts, strict=True) if sort == "trapdoor"]
    if leading and doors == ordered[-1:] and _is_for_any(tokens, ordered):
        return {}
    return {board: (one.throws[0], next(iter(one.doors), None)) for board, one in made.items()}


def _is_for_any(tokens: Sequence[Token], ordered: Sequence[int]) -> bool:
    """Whether the last of some numbers stands apart from what each board has: "A 5, B 2. Trapdoor 44."."""
    first, last, door = ordered[0], ordered[-2], ordered[-1]
    own_line = tokens[door].line == tokens[last].line != tokens[first].line
    return not own_line and any(token.kind in "SL" for token in tokens[last + 1 : door])


def _is_board(tokens: Sequence[Token], place: int, boards: Sequence[str]) -> bool:
    token = tokens[place]
    if token.kind == "B":
        return (token.text or token.low) in boards
    opens = place == 0 or tokens[place - 1].kind in "SL" or tokens[place - 1].line != token.line
    return token.kind == "W" and opens and token.text in boards


def _board_of(named: Iterable[tuple[int, str]], place: int, *, leading: bool) -> str:
    """Return the board that is named last before a place, or first behind it."""
    if leading:
        return next((board for at, board in reversed(list(named)) if at < place), "")
    return next((board for at, board in named if at > place), "")


def _sentence_ends(tokens: Sequence[Token], place: int, named: Iterable[tuple[int, str]]) -> bool:
    """Whether a sentence ends between a number and the first board behind it."""
    at = next((at for at, _ in named if at > place), place)
    return any(token.kind == "S" and token.low in (".", "!", "?", ";") for token in tokens[place + 1 : at])


def _is_for_another(tokens: Sequence[Token], place: int, named: Iterable[tuple[int, str]], board: str) -> bool:
    """Whether a number behind one board is "on" the next: "A: 5, and 60 on B with the 3", but not "A: 5, on B 3"."""
    for at, other in named:
        if place < at <= place + _NEAR and other != board:
            between = tokens[place + 1 : at]
            apart = any(token.kind in "SL" for token in between) or (bool(between) and between[0].low == ",")
            return not apart and any(token.low in _TO_A_BOARD for token in between)
    return False

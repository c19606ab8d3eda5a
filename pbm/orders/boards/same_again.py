"""What one board is given, said of another in a word: "4 on A, same on B" is "4 on A, 4 on B"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["with_same_again"]

_SAME: Final = word_set("same ditto likewise idem")
_REVERSE: Final = word_set("opposite reverse reversed")
_ON: Final = word_set("on for in at")
_SMALL: Final = word_set("the and exactly just also again please pls too but - – :")
_JOINING: Final = word_set("then and , / & - +")
_SEPARATE: Final = word_set("and & , ; but while")
_HIGHEST: Final = 6  # number of a throw
_MOST: Final = 2  # throws of one board in a round


def with_same_again(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with the numbers of one of two boards in the place of "same" at the other, "opposite" turned.

    Only where a comma or "and" parts the two, and nothing but the numbers is told of the first: "A 4, B the same",
    "trapdoor 33 on A and the same on B", "6 then 5 on A, opposite on B".
    """
    made = list(tokens)
    if len(boards) != len("AB"):
        return made
    place = 0
    while place < len(made):
        token = made[place]
        turned = token.low in _REVERSE
        around = _board_of(made, place) if token.kind == "W" and (turned or token.low in _SAME) else None
        given = _given_before(made, around[0], around[2], turned) if around is not None else []
        if around is not None and given:
            copies = [one.copy() for one in given]
            numbers = [n for n, one in enumerate(copies) if one.kind == "N"]
            if turned and len(numbers) == _MOST:
                first, last = numbers
                copies[first], copies[last] = copies[last], copies[first]
            made[place : place + 1] = copies
            place += len(copies)
        else:
            place += 1
    return made


def _board_of(tokens: Sequence[Token], place: int) -> tuple[int, int, str] | None:
    """Return where the clause of the word at ``place`` begins and ends, and its board, if that is all it has."""
    start, end = place, place + 1
    named = ""
    while start and (tokens[start - 1].low in _ON | _SMALL - {"and", "but"} or _is_board(tokens, start - 1, named)):
        start -= 1
        named = tokens[start].low if tokens[start].kind == "B" else named
    while end < len(tokens) and (tokens[end].low in _ON | _SMALL - {"and", "but"} or _is_board(tokens, end, named)):
        named = tokens[end].low if tokens[end].kind == "B" else named
        end += 1
    closes = end == len(tokens) or tokens[end].kind in "SPL" or tokens[end].low in ("and", "with")
    return (start, end, named) if named and closes else None


def _is_board(tokens: Sequence[Token], place: int, named: str) -> bool:
    return tokens[place].kind == "B" and not named


def _given_before(tokens: Sequence[Token], start: int, board: str, turned: bool) -> list[Token]:
    """Return the numbers, and what joins them, that are all the clause before ``start`` gives the other board."""
    step = start - 1
    parted = False
    while step >= 0 and (tokens[step].low in _SEPARATE or tokens[step].kind in "LS"):
        parted = True
        step -= 1
    other = ""
    if step >= 0 and tokens[step].kind == "B":  # "4 on A"
        other = tokens[step].low
        step -= 1
        while step >= 0 and tokens[step].low in _ON | {"the"}:
            step -= 1
    end = step + 1
    while step >= 0 and (tokens[step].kind == "N" or tokens[step].low in _JOINING):
        step -= 1
    run = list(tokens[step + 1 : end])
    while run and run[0].kind != "N":
        run.pop(0)
    if not other:  # "A the 4"
        while step >= 0 and (tokens[step].kind in "TP" or tokens[step].low in ("the", "a", "play")):
            step -= 1
        other = tokens[step].low if step >= 0 and tokens[step].kind == "B" else ""
    else:
        while step >= 0 and tokens[step].low in ("the", "a", "my", "play", "take"):
            step -= 1
        if step >= 0 and tokens[step].kind not in "SPLDT":
            other = ""
    values = [one.value for one in run if one.kind == "N"]
    count = len(values)
    if count > 1 and max(values) > _HIGHEST:
        return []  # "A: 3, 12 and B the same"
    if not parted or not other or other == board or not 1 <= count <= _MOST or (turned and count < _MOST):
        return []
    return run

"""Boards named in a row behind their numbers: "traps 53 and 52 (A and B)" is "traps 53 on A and 52 on B"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["with_boards_beside"]

_JOINING: Final = word_set("and & , / + then")
_BEHIND: Final = word_set("( ) , on for respectively in that order board boards the and then & /")
_LONGEST: Final = 40  # tokens of a sentence that is looked at
_HIGHEST: Final = 6  # number of a throw


def with_boards_beside(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with each board of two beside its number where both stand in a row behind two numbers.

    The row must say that the first is of the first: "6 and 4 (A then B)", "18 and 16, respectively on A and on B";
    "5 and 3 on A and B" may as well be two throws on each.
    """
    if len(boards) != len("AB"):
        return list(tokens)
    made: list[Token] = []
    place = 0
    while place < len(tokens):
        numbers, end = _numbers(tokens, place)
        names, last, plain, bracketed = _names(tokens, end, len(boards))
        plain = plain or (bracketed and all(number.value > _HIGHEST for number in numbers))
        whole = len(numbers) == len(boards) == len(names) and set(names) == set(boards)
        if whole and plain and not _row_before(tokens, place):
            for number, name in zip(numbers, names, strict=True):
                if number is not numbers[0]:
                    made.append(Token("W", "and", number.line))
                made += [number, Token("W", "on", number.line), Token("B", name, number.line, text=name)]
            place = last
        else:
            made += tokens[place : max(end, place + 1)]
            place = max(end, place + 1)
    return made


def _numbers(tokens: Sequence[Token], place: int) -> tuple[list[Token], int]:
    """Return the numbers in a row from ``place`` on, and where the row ends."""
    made: list[Token] = []
    end = place
    while place < len(tokens) and tokens[place].kind == "N":
        made.append(tokens[place])
        end = place + 1
        place = end + (end < len(tokens) and tokens[end].low in _JOINING)
        if place == end:
            break
    return made, end


def _names(tokens: Sequence[Token], place: int, count: int) -> tuple[list[str], int, bool, bool]:
    """Return the boards in a row from ``place`` on, its end, whether it says so, and whether in brackets."""
    made: list[str] = []
    plain = bracketed = False
    end = place
    while place < len(tokens) and (tokens[place].kind == "B" or tokens[place].low in _BEHIND):
        token = tokens[place]
        if token.kind == "B":
            if len(made) == count:
                return [], end, False, False
            made.append(token.low)
        elif len(made) == count and token.low not in (")", "respectively", "in", "that", "order", ","):
            break
        plain = plain or token.low == "respectively" or (0 < len(made) < count and token.low == "then")
        plain = plain or (token.low == "order" and tokens[place - 1].low == "that")
        bracketed = bracketed or (token.low == "(" and not made)
        place += 1
        if token.low != "," or len(made) < count:
            end = place
    return made, end, plain, bracketed


def _row_before(tokens: Sequence[Token], place: int) -> bool:
    """Whether numbers without a board stand before: "throws 4 and 2, trapdoors 21 and 67, on A and B"."""
    first = max(0, place - _LONGEST)
    begin = next((n + 1 for n in range(place - 1, first - 1, -1) if tokens[n].kind == "S"), first)
    kinds = {token.kind for token in tokens[begin:place]}
    return "N" in kinds and "B" not in kinds

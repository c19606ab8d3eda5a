"""The trapdoor of each board where one label leads to all of them: "trap 61 on A, none on B" is told board by board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["with_doors_in_full"]

_NONE: Final = word_set("no not none nothing nil without unsure")
"""Words that decline beside the name of a board; "pas sur B" reads like "pas sûr" there."""

_SMALL: Final = word_set(
    "and & + , - : the a my one at on in for is be to just only also please pls but while whereas then it of board"
)
_ONLY: Final = word_set("only just")
_ANY: Final = word_set("whatever whichever any anything anywhere")
_AS_YOU: Final = word_set("you like want fancy choose please prefer wish think best")
_UNWANTED: Final = (
    ["i", "in", "want", "not"],  # "sur B j'en veux pas"
    ["i", "want", "none"],
    ["i", "don't", "want", "one"],
    ["i", "do", "not", "want", "one"],
)
_HIGHEST: Final = 6  # number of a throw
_LONGEST: Final = 40  # tokens of a sentence

_Space = list[Token]
"""What is told of one board's trapdoor: its number, or words that decline it or leave it to the GM."""


def with_doors_in_full(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with such a clause as a sentence for each board: "trap 16 on A, on B none", "only on B, 77".

    What is told of a board is its space, that it has none, or that it may be any; before its name or behind it.
    """
    made: list[Token] = []
    named: set[str] = set()
    end = 0
    for place, token in enumerate(tokens):
        if token.kind == "B":
            named.add(token.low)
        if place < end:
            continue
        told, step = _told(tokens, place, boards, named) if token.kind == "D" else ({}, place)
        if not told:
            made.append(token)
            continue
        while made and made[-1].low in ("and", "the", "my", ","):
            made.pop()
        end = step
        stop = Token("S", "", token.line)
        made.append(stop)
        for board, space in told.items():
            made.append(Token("B", board, token.line, text=board))
            made += [token, *space] if space[0].kind == "N" or space[0].low in _ANY else _declined(token)
            made.append(stop)
    return made


def _declined(label: Token) -> list[Token]:
    return [Token("W", "no", label.line), label]


def _told(
    tokens: Sequence[Token], place: int, boards: Sequence[str], named: Collection[str]
) -> tuple[dict[str, _Space], int]:
    """Return what the clause that the label at ``place`` leads to tells of each board, and where it ends.

    ``named`` are the boards that were named before it.
    """
    last = min(len(tokens), place + _LONGEST + 2)
    end = next((n for n in range(place, last) if tokens[n].kind == "S"), last)
    if not _opens(tokens, place) or end - place > _LONGEST:
        return {}, place
    given: dict[str, _Space] = {}
    waiting: _Space = []  # what is told of a board that is not named yet
    board = ""  # one that is named, of which nothing is told yet
    only = False
    step = place + 1
    while step < end:
        token = tokens[step]
        said = _said(tokens, step, end)
        if token.kind == "P" and not (board or waiting) and len(given) == len(boards) and _talks(tokens[step:end]):
            end = step
        elif token.kind == "B":
            if token.low not in boards or token.low in given or board:
                return {}, place
            if waiting:
                given[token.low], waiting = waiting, []
            else:
                board = token.low
        elif said:
            if waiting:
                return {}, place
            if board:
                given[board], board = said, ""
            else:
                waiting = said
        elif token.kind not in "DL" and token.low not in _SMALL:
            return {}, place
        only = only or token.low in _ONLY
        step += len(said) or 1
    spaces = [space for space in given.values() if space[0].kind == "N"]
    # "A 4, B 5, trap 50 on A" names the board anew; "6, trap 50 on A, 5, trap 60 on B" has a throw that goes with it.
    anew = len(boards) == len("AB") and any(board in named for board in given)
    several = len(given) > 1 or ((only or anew) and len(spaces) == 1)
    return (given, end) if several and spaces and not (board or waiting) else ({}, place)


def _said(tokens: Sequence[Token], place: int, end: int) -> _Space:
    """Return the tokens at ``place`` that tell of a trapdoor: "61", "none", "I don't want one", "whatever you like"."""
    token = tokens[place]
    if token.kind == "N":
        return [token] if token.value > _HIGHEST else []
    for row in _UNWANTED:
        if [t.low for t in tokens[place : place + len(row)]] == row:
            return list(tokens[place : place + len(row)])
    if token.kind == "W" and token.low in _ANY:
        last = place + 1
        while last < end and tokens[last].low in _AS_YOU:
            last += 1
        return list(tokens[place:last])
    return [token] if token.kind == "W" and token.low in _NONE else []


def _talks(rest: Sequence[Token]) -> bool:
    """Whether what follows in the sentence has no more orders: ", thank you"."""
    return not any(token.kind in "NXBDTU" for token in rest)


def _opens(tokens: Sequence[Token], place: int) -> bool:
    """Whether the label at ``place`` opens a clause: no number or board before it belongs to it."""
    step = place - 1
    while step >= 0 and tokens[step].low in ("the", "my", "and", "with"):
        step -= 1
    return step < 0 or tokens[step].kind in "SPL"

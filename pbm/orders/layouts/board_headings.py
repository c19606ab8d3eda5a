"""Boards that the headings of a quoted form name: below "Board A: you are on 29" every prompt is board A's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["boards_above", "of_board"]

_HEADING: Final = late(r"(?<![\w'-])(?P<word>[^\W\d_]{4,16})\s{1,3}[\"'(\[]?(?P<board>[A-Z])(?![\w'-])")
_LETTER: Final = late(r"\W{0,4}(?P<board>[A-H])\s?(?:[:)\]=(]|-{1,3}\s|$)")
_SEVERAL: Final = late(r"(?<![\w-])[A-Z](?:\s?[,/&+]\s?|\s(?:and|und|et|en|y|e)\s)[A-Z](?![\w-])")
_WIDEST: Final = 200  # characters of a line in which a board is looked for


def boards_above(lines: Sequence[str], theirs: Sequence[bool]) -> list[str]:
    """Return for each of ``lines`` the board whose heading stands above it, or in it; empty texts where none does.

    ``theirs`` tells which lines are quoted: only those are headings, and one board alone is no choice.
    """
    boards: list[str] = []
    board = ""
    for line, quoted in zip(lines, theirs, strict=True):
        board = (_named(line[:_WIDEST]) if quoted else "") or board
        boards.append(board)
    return boards if len(set(filter(None, boards))) > 1 else [""] * len(boards)


def of_board(label: str, board: str) -> str:
    """Return the label of a prompt with its board."""
    return f"Board {board} {label}"


def _named(line: str) -> str:
    """Return the one board that a line names."""
    found = {match["board"] for match in _HEADING.finditer(line) if _is_board(match["word"].casefold())}
    letter = _LETTER.match(line) if not found else None
    found |= {letter["board"]} if letter is not None else set()
    return found.pop() if len(found) == 1 and not _SEVERAL.search(line) else ""


def _is_board(word: str) -> bool:
    return word == "board" or any(sense.low == "board" for sense in VOCABULARY.senses.get(word, {}).values())

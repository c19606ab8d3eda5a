"""Boards that the headings of a quoted form name: below "Board A: you are on 29" every prompt is board A's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, THROW, role_of
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["answered_from", "boards_above", "of_board"]

_HEADING: Final = late(r"(?<![\w'-])(?P<word>[^\W\d_]{4,16})\s{1,3}[\"'(\[]?(?P<board>[A-Z])(?![\w'-])")
_LETTER: Final = late(r"\W{0,4}(?P<board>[A-H])\s?(?:[:)\]=(]|-{1,3}\s|$)")
_SEVERAL: Final = late(r"(?<![\w-])[A-Z](?:\s?[,/&+]\s?|\s(?:and|und|et|en|y|e)\s)[A-Z](?![\w-])")
_PROMPT: Final = late(r"[^:?\n]{2,90}[:?]")
_ANSWER: Final = late(r"(?<!\d)[1-6](?!\d)|\b(?:one|two|three|four|five|six)\b")
_OF_SEVERAL: Final = late(
    r"\b(?:both|each|all|same|other|boards?|every|either|beide"
    r"|alle|jede[sn]?|les deux|chaque|allebei|ambos|entramb[ei])\b"
    r"|(?<![\w'])[A-H](?=\s?[:)=]|\s(?:\d|throw|trap))|\b(?:on|for) [A-H]\b",
)
_PRESS: Final = late(r"\s{0,8}[*_#]{0,3}(?:[^:\n]{0,40}\s)?(?:press|report|zine)\b[^:\n]{0,40}:")
_WIDEST: Final = 200  # characters of a line that are looked at


def boards_above(lines: Sequence[str], theirs: Sequence[bool]) -> list[str]:
    """Return for each of ``lines`` the board whose heading stands above it, or in it; empty texts where none does.

    ``theirs`` tells which lines are quoted: only those are headings. One board alone is no choice, and headings of
    which one has neither a prompt nor anything of the player's below it are a list of boards.
    """
    named = [(place, board) for place, line in enumerate(lines) if theirs[place] and (board := _named(line[:_WIDEST]))]
    # Below its heading a board may be named again, "Throw for board A?".
    heads = [head for number, head in enumerate(named) if not number or named[number - 1][1] != head[1]]
    boards = [""] * len(lines)
    for run in _runs(heads):
        ends = [place for place, _ in run[1:]] + [next((p for p, _ in heads if p > run[-1][0]), len(lines))]
        parts = [(place, end, board) for (place, board), end in zip(run, ends, strict=True)]
        if len(parts) < 2 or not all(_asks(lines[place:end], theirs[place:end]) for place, end, _ in parts):
            continue
        for place, end, board in parts:
            boards[place:end] = [board] * (end - place)
    return boards


def answered_from(lines: Sequence[str], boards: Sequence[str], own: Sequence[bool]) -> Mapping[int, str]:
    """Return where the player's own words begin to answer for each board, by line; nothing where that is not plain.

    ``boards`` are those above each line. Each has to have an answer with a throw, none may speak of several boards, and
    what is to be printed may only stand behind the last answer.
    """
    said = [(place, boards[place]) for place, line in enumerate(lines) if own[place] and boards[place] and line.strip()]
    begun: dict[str, int] = {}
    for place, board in said:
        if _ANSWER.search(lines[place][:_WIDEST].casefold()):
            begun.setdefault(board, place)
    places = list(begun.values())
    if len(begun) < 2 or set(begun) != set(filter(None, boards)) or places != sorted(places):
        return {}
    for place, _ in said:
        line = lines[place][:_WIDEST]
        if _OF_SEVERAL.search(line) or (place < places[-1] and _PRESS.match(line.casefold())):
            return {}
    return {place: board for board, place in begun.items()}


def of_board(label: str, board: str) -> str:
    """Return the label of a prompt with its board."""
    return f"Board {board} {label}"


def _runs(heads: Sequence[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    """Return headings in runs in which each board has one."""
    runs: list[list[tuple[int, str]]] = []
    for place, board in heads:
        if not runs or board in (named for _, named in runs[-1]):
            runs.append([])
        runs[-1].append((place, board))
    return runs


def _asks(lines: Sequence[str], theirs: Sequence[bool]) -> bool:
    """Whether the lines below a heading, itself among them, have a prompt, or something of the player's."""
    return any(
        (not quoted and line.strip()) or (quoted and _is_prompt(line[:_WIDEST]))
        for line, quoted in zip(lines, theirs, strict=True)
    )


def _is_prompt(line: str) -> bool:
    found = _PROMPT.match(line)
    return found is not None and role_of(found.group()) in (THROW, DOOR)


def _named(line: str) -> str:
    """Return the one board that a line names."""
    found = {match["board"] for match in _HEADING.finditer(line) if _is_board(match["word"].casefold())}
    letter = _LETTER.match(line) if not found else None
    found |= {letter["board"]} if letter is not None else set()
    return found.pop() if len(found) == 1 and not _SEVERAL.search(line) else ""


def _is_board(word: str) -> bool:
    return word == "board" or any(sense.low == "board" for sense in VOCABULARY.senses.get(word, {}).values())

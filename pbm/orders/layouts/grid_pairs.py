"""Lines that have a label and, apart from it, its value: by blanks, dots or bars."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from pbm.orders.late import late
from pbm.orders.layouts.grids import Asked, is_answer
from pbm.orders.layouts.headings import Head, board_in, cells_of, head_of, is_empty, is_rule, value_of

__all__ = ["by_pairs"]

_MOST_ROWS = 40
_LONGEST = 300
_LEADERS = late(
    r"[\s|*]{0,12}(?P<label>[^\W\d_][^.|:…_]{0,40}?)\s{0,4}(?:\.{3,60}|…{1,30}|_{3,60}|-{2,60}>?|=?>{1,3})\s{0,4}(?P<value>\S.{0,40})$"
)
_LEADS = ("...", "…", "___", "--", ">")
"""What such a line has between its label and its value."""
_APART = late(r"[:|│┃║¦｜…>]|\s\s|\.\.\.|___|--")
"""What parts a label from its value: most lines of a letter have none of it."""
_WRITTEN = {"T": "throw", "T1": "first throw", "T2": "second throw", "D": "trapdoor"}
_IS_RULE, _IS_NOTHING = 1, 2  # lines without a label
_SMALL = frozenset("123456")
_ORDINAL = late(r"(?i:(?P<first>first|1st|\b1)|(?P<second>second|2nd|\b2))\b(?! ?(?:-|to)\b)")
_FOR_A_TURN = late(
    r"\b(?:turn|round|zug|runde|tour|manche|turno|giro|beurt|ronde|ronda)\s(?:no\.?\s|nr\.?\s|#)?(?P<turn>\d{1,4})\b",
    re.IGNORECASE,
)


def by_pairs(lines: Sequence[str], place: int, asked: Asked) -> tuple[dict[int, list[str]], int]:
    """Return what lines say that have a label and a value apart from it, by line, and where they end."""
    made: dict[int, list[str]] = {}
    heads: dict[int, tuple[Head, str, str]] = {}
    named: dict[int, str] = {}
    filled_in: set[tuple[str, str]] = set()
    end = place
    for at in range(place, min(len(lines), place + _MOST_ROWS)):
        told_by = _read(lines[at])
        if told_by == _IS_RULE and at > place:
            continue
        if isinstance(told_by, int):
            break
        heads[at], named[at], filled = told_by
        kind = heads[at][0].kind
        if filled and kind in ("T", "D"):
            told = (named[at], _which(heads[at][1], kind))
            if told in filled_in:
                return {}, place  # twice the same is no table, whatever follows
            filled_in.add(told)
        end = at + 1
    if len(heads) < 2:
        return {}, place
    boards = named if len(set(filter(None, named.values()))) > 1 else dict.fromkeys(heads, "")
    filled_heads = [(boards[at], head.kind, label) for at, (head, label, text) in heads.items() if not is_empty(text)]
    taken = [(board, _which(label, kind)) for board, kind, label in filled_heads if kind in ("T", "D")]
    turns = sorted(head.turn for head, _, text in heads.values() if head.turn and value_of(text) in _SMALL)
    by_turn = not any(kind[:1] == "T" for _, kind in taken) and len(turns) == 2 and turns[1] == turns[0] + 1
    kinds = {kind[:1] for _, kind in taken}
    if len(set(taken)) < len(taken) or "D" not in kinds | {"D" if by_turn else ""} or not (by_turn or "T" in kinds):
        return {}, place
    if asked.quoted and not (by_turn or any(boards.values()) or any("|" in lines[at] for at in heads)):
        return {}, place  # the prompts of a form
    if not all(is_answer(text) for head, _, text in heads.values() if head.kind in "TD" and not is_empty(text)):
        return {}, place
    for at, (head, label, text) in heads.items():
        board = f"Board {boards[at]} " if boards[at] else ""
        if by_turn and head.turn:
            made[at] = [f"turn {head.turn} throw: {value_of(text)}"]
        elif head.kind in ("T", "D") and not is_empty(text):
            which = _which(label, head.kind)
            turn = _FOR_A_TURN.search(label)
            for_it = f" for turn {turn['turn']}" if turn is not None else ""  # it need not be the one that is open
            made[at] = [f"{board}{_WRITTEN[which]}{for_it}: {value_of(text)}"]
        elif not re.search(r"[^\W\d_]{3}", text):
            made[at] = []
    return made, end


def _which(label: str, kind: str) -> str:
    """Return a throw's or a trapdoor's label as its letter, with the place of a throw in a round of two."""
    found = _ORDINAL.search(label) if kind == "T" else None
    return kind if found is None else f"{kind}1" if found["first"] else f"{kind}2"


@lru_cache(maxsize=1024)
def _read(line: str) -> int | tuple[tuple[Head, str, str], str, bool]:
    """Return what a line's label asks for, with label and value, its board, and whether it is filled in."""
    pair = _pair(line) if 0 < len(line) <= _LONGEST and _APART.search(line) else None
    if is_rule(line):
        return _IS_RULE
    if pair is None:
        return _IS_NOTHING
    head = head_of(pair[0])
    board = board_in(pair[0]) if head.kind in ("T", "D") else ""
    return (head, *pair), board, not is_empty(pair[1])


def _pair(line: str) -> tuple[str, str] | None:
    """Return the label and the value of a line that has them apart: by a bar, by dots, or by blanks."""
    found = _LEADERS.match(line) if any(sign in line for sign in _LEADS) else None
    if found is not None:
        return found["label"], found["value"].rstrip(" ._|")
    label, colon, value = line[:100].partition(":")
    if colon and "|" not in line:
        return (label, value) if board_in(label) else None
    cells = [text for _, text in cells_of(line.strip()) if text]
    if not 1 <= len(cells) <= 4 or (len(cells) == 1 and "|" not in line):
        return None
    return cells[0], " ".join(cells[1:])

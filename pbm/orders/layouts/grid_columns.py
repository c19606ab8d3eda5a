"""Tables whose columns are throws and trapdoors: a row for each board, or for each turn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.late import late
from pbm.orders.layouts.grids import Asked, Table
from pbm.orders.layouts.headings import board_named, head_of, is_empty, turn_named, value_of

__all__ = ["by_columns"]

_EXAMPLE = late(
    r"\W{0,3}(?:e\.?\s?g\b|ex(?:ample)?\b|sample\b|z\.?\s?b\b|p\.?\s?ex\b|beispiel|exemple|muster|bv\b)", re.IGNORECASE
)
_LAST_ROW = late(
    r"\b(?:(?:only |just )?the (?:last|bottom|final|lowest|newest|latest) (?:row|line|one|entry)"
    r"|(?:last|bottom) (?:row|line)"
    r"|(?:row|line) at the bottom)\b",
    re.IGNORECASE,
)
_NUMBER = late(r"\d{1,4}")
_DITTO = frozenset(('"', "''", ",,", "do", "do.", "ditto", "dto", "dto.", "same", "idem", "as above", "also"))


def by_columns(table: Table, asked: Asked, lines: Sequence[str]) -> dict[int, list[str]]:
    """Return what a table says whose columns are throws and trapdoors, by line; nothing where it cannot be told."""
    heads = table.heads
    throws = [n for n, head in enumerate(heads) if head.kind in ("T", "TD") and not head.weak]
    throws = throws or [n for n, head in enumerate(heads) if head.kind == "T"]
    doors = [n for n, head in enumerate(heads) if head.kind == "D" and not head.weak]
    doors = doors or [n for n, head in enumerate(heads) if head.kind == "D"]
    turned = [n for n, head in enumerate(heads) if head.kind == "U" and head.turn]
    if len(throws) == 0 and len(turned) > 1 and (asked.count or 2) == len(turned):
        throws = turned
    elif len(throws) != 1 or turned:
        return {}
    if len(doors) > 1 or any(head.board for head in heads) or (asked.quoted and not doors):
        return {}  # a throw without a trapdoor is more likely told of than asked for
    naming = next((n for n, head in enumerate(heads) if head.kind == "B"), -1)
    timing = next((n for n, head in enumerate(heads) if head.kind == "U" and not head.turn), -1)
    made: list[_Row] = []
    for at, cells in table.rows:
        shift = len(cells) - len(heads)
        front = cells[0] if shift else next((c for n, c in enumerate(cells) if n not in (*throws, *doors)), "")
        if any(map(_EXAMPLE.match, cells)) or head_of(front).kind == "R":
            continue
        values = [value_of(cells[n + shift]) for n in throws]
        door = value_of(cells[doors[0] + shift]) if doors else ""
        if any(is_empty(cells[n + shift]) for n in throws) and (not doors or is_empty(cells[doors[0] + shift])):
            continue
        if cells[doors[0] + shift].strip() in _DITTO if doors and made else False:
            door = made[-1].door
        name = cells[naming + shift] if naming >= 0 else front
        turn = cells[timing + shift] if timing >= 0 else front
        made.append(_Row(at, board_named(name), turn_named(turn) or _whole(turn, timing), values, door, front))
    return _of_rows(made, [heads[n].turn for n in throws], asked, lines)


@dataclass(slots=True)
class _Row:
    at: int
    board: str
    turn: int
    throws: list[str]
    door: str
    front: str


def _whole(text: str, timing: int) -> int:
    return int(text) if timing >= 0 and text.isdigit() and len(text) <= 4 else 0


def _of_rows(rows: list[_Row], turns: Sequence[int], asked: Asked, lines: Sequence[str]) -> dict[int, list[str]]:
    several = len(asked.boards) > 1 or (not asked.boards and any(row.board for row in rows))
    if not rows:
        return {}
    if several and not all(row.board and (not asked.boards or row.board in asked.boards) for row in rows):
        return {}
    boards = [row.board if several else "" for row in rows]
    repeated = len(set(boards)) < len(rows)
    if repeated and not (len({(row.board, row.turn) for row in rows}) == len(rows) and all(row.turn for row in rows)):
        return {}
    made = _ahead(rows, asked) if not several else {}
    rows = [row for row in rows if row.at not in made]
    boards = [row.board if several else "" for row in rows]
    if repeated and asked.count != 2:
        rows = _of_the_round(rows, asked, lines) if not several else []
        repeated = False
    if repeated:
        each = {board: sorted(row.turn for row in rows if row.board == board or not several) for board in boards}
        if any(len(told) != 2 or told[1] != told[0] + 1 for told in each.values()):
            return {}
    for row in rows:
        board = f"Board {row.board} " if several else ""
        said = made.setdefault(row.at, [])
        for turn, value in zip(turns, row.throws, strict=True):
            told = turn or (row.turn if repeated else 0)
            if not is_empty(value):
                said.append(f"{board}{f'turn {told} ' if told else ''}throw: {value}")
    for n, row in enumerate(rows):
        again = any(other.board == row.board and other.door == row.door for other in rows[n + 1 :])
        if row.door and not is_empty(row.door) and not again:
            board = f"Board {row.board} " if several else ""
            made[rows[-1].at if repeated else row.at].append(f"{board}trapdoor: {row.door}")
    return made


def _ahead(rows: Sequence[_Row], asked: Asked) -> dict[int, list[str]]:
    """Return the orders for turns to come of a table for rounds of one turn, told as a mail tells them."""
    if asked.count != 1 or not asked.turns or asked.quoted:
        return {}
    made: dict[int, list[str]] = {}
    for row in rows:
        if row.turn <= max(asked.turns) or len(row.throws) != 1:
            continue
        throw = [f"throw {row.throws[0]}"] if not is_empty(row.throws[0]) else []
        door = [f"trapdoor {row.door}"] if row.door and not is_empty(row.door) else []
        made[row.at] = [f"Turn {row.turn}: {', '.join(throw + door)}"]
    return made


def _of_the_round(rows: list[_Row], asked: Asked, lines: Sequence[str]) -> list[_Row]:
    """Return the one row of a running sheet that is for the round: its turn is open, or the player says it is new."""
    if asked.turns:
        return [row for row in rows if row.turn in asked.turns]
    ordered = sorted(rows, key=lambda row: row.turn)
    named = [int(number) for number in _NUMBER.findall(asked.subject)]
    last = ordered[-1]
    told = last.turn in named or (last is rows[-1] and _LAST_ROW.search(" ".join(lines[:60])[:2000]) is not None)
    return [last] if told and len(ordered) > 1 else []

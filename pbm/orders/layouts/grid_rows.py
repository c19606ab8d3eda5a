"""Tables whose rows are throws and trapdoors: a column for each board, for each turn, or for then and now."""

from __future__ import annotations

import re

from pbm.orders.late import late
from pbm.orders.layouts.grids import Asked, Table, is_value
from pbm.orders.layouts.headings import Head, head_of, is_empty, value_of

__all__ = ["by_rows"]

_LABELLED = late(r"(?P<label>[^\W\d_][^:=\d]{0,30}?)\s{0,3}[:=-]?\s{0,3}(?P<value>\d{1,3}|none)\W{0,3}$", re.IGNORECASE)
_BOTH = late(r"(?P<throw>[1-6])\s{0,3}[/,;&+-]\s{0,3}(?P<door>\d{1,3}|none|-)$", re.IGNORECASE)
_SMALL = frozenset("123456")


def by_rows(table: Table, asked: Asked) -> dict[int, list[str]]:
    """Return what a table says whose rows are throws and trapdoors, by line."""
    heads = table.heads
    boards = [n for n, head in enumerate(heads) if head.board and (not asked.boards or head.board in asked.boards)]
    turns = [n for n, head in enumerate(heads) if head.turn]
    now = [n for n, head in enumerate(heads) if head.kind == "N"]
    columns = boards if len(boards) > 1 else turns if len(turns) > 1 else now if len(now) == 1 else []
    made: dict[int, list[str]] = {}
    seen: set[str] = set()
    if columns == boards and len(boards) == len(heads):
        bare = _bare_rows(table)
        if bare:
            return bare
    numbered = _numbered_rows(table) if columns == boards and boards else {}
    for at, cells in table.rows:
        if columns == boards and len(boards) == len(heads) == len(cells):
            parts = [found for cell in cells if (found := _LABELLED.match(cell)) is not None]
            kinds = {head_of(found["label"]).kind for found in parts}
            if len(parts) == len(cells) and kinds in ({"T"}, {"D"}):
                seen |= kinds
                label = "throw" if kinds == {"T"} else "trapdoor"
                both = zip(heads, parts, strict=True)
                made[at] = [f"Board {head.board} {label}: {value_of(found['value'])}" for head, found in both]
            continue
        shift = len(cells) - len(heads)
        first = next((n for n in range(len(cells)) if n - shift not in (*boards, *turns, *now)), -1)
        head = head_of(cells[first]) if first >= 0 else Head("O")
        head = Head("U", numbered[at]) if at in numbered else head
        kind = "T" if head.kind == "U" and head.turn and columns == boards else head.kind
        if not columns or kind not in ("T", "D"):
            made[at] = []
            continue
        seen.add(kind)
        for n in columns:
            text = cells[n + shift]
            if is_empty(text):
                continue
            board = f"Board {heads[n].board} " if heads[n].board and len(asked.boards) != 1 else ""
            turn = head.turn if kind == "T" and head.turn else heads[n].turn if kind == "T" else 0
            told = f"turn {turn} " if turn and (head.turn or len(columns) > 1) else ""
            made.setdefault(at, []).append(f"{board}{told}{'throw' if kind == 'T' else 'trapdoor'}: {value_of(text)}")
    if "T" not in seen or (asked.quoted and "D" not in seen) or not any(made.values()):
        return {}
    return made


def _numbered_rows(table: Table) -> dict[int, int]:
    """Return the turns of two rows in a row that have bare numbers before them, "11" and "12"."""
    named = [(at, int(cells[0])) for at, cells in table.rows if cells[0].isdigit() and len(cells[0]) < 4]
    return dict(named) if len(named) == 2 and abs(named[1][1] - named[0][1]) == 1 else {}


def _bare_rows(table: Table) -> dict[int, list[str]]:
    """Return what stands without any label under the names of boards: "3 / 40", or throws above spaces."""
    rows = [(at, cells) for at, cells in table.rows if len(cells) == len(table.heads)]
    names = [head.board for head in table.heads]
    if len(rows) != len(table.rows) or not 1 <= len(rows) <= 2:
        return {}
    if len(rows) == 1:
        at, cells = rows[0]
        both = [_BOTH.match(cell) for cell in cells]
        told = [
            f"Board {name} {said}"
            for name, found in zip(names, both, strict=True)
            if found is not None
            for said in (f"throw: {found['throw']}", f"trapdoor: {value_of(found['door'])}")
        ]
        return {at: told} if all(both) else {}
    throws, doors = ([value_of(cell) for cell in cells] for _, cells in rows)
    fitting = all(value in _SMALL for value in throws) and all(map(is_value, doors))
    if not fitting or all(value in _SMALL for value in doors):
        return {}
    return {
        rows[0][0]: [f"Board {name} throw: {value}" for name, value in zip(names, throws, strict=True)],
        rows[1][0]: [f"Board {name} trapdoor: {value}" for name, value in zip(names, doors, strict=True)],
    }

"""The ``effect`` of a family: where a snake or ladder that starts on a space ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from pbm.boards.layout import Layout
from pbm.boards.notes import Notes, nearest, shown
from pbm.core.board import Cell
from pbm.core.game import Json

__all__ = ["Effect", "parse_effect"]

Effect: TypeAlias = Callable[[int, Cell, Layout, int], int | None]
"""The end of a jump, given its start, the cell of that, the layout and the finish; None: it leads to no cell."""

# At most nine digits: as large as any number in a board file may be.
_SHIFT = re.compile(r"([+-]) ?([0-9]{1,9})", re.ASCII)
_TO = re.compile(r"to ([0-9]{1,9})", re.ASCII)
_ROWS = re.compile(r"rows ([+-]) ?([0-9]{1,9})", re.ASCII)
_ADVICE = 'write one of "+10", "-15", "to 42", "rows +2", "rows -1", "complement", "reverse_digits", "mirror_row"'


def parse_effect(value: Json, key: str, notes: Notes) -> Effect | None:
    """Return the effect some words describe; None, with the fault noted, when they describe none.

    ``+n`` and ``-n`` count on and back, ``to n`` names the end, ``rows ±k`` goes straight up or down as
    drawn, ``complement`` is finish + 1 − n, ``reverse_digits`` reads the number backwards, and
    ``mirror_row`` is the other side of the row in the full width of the board.
    """
    if not isinstance(value, str):
        notes.error("type", f"an effect is written in quotes, not {shown(value)}; {_ADVICE}", key)
        return None
    words = " ".join(value.split())
    if words in _NAMED:
        return _NAMED[words]
    if found := _SHIFT.fullmatch(words):
        shift = int(found[1] + found[2])
        return lambda space, _cell, _layout, _finish: space + shift
    if found := _TO.fullmatch(words):
        end = int(found[1])
        return lambda _space, _cell, _layout, _finish: end
    if found := _ROWS.fullmatch(words):
        rows = int(found[1] + found[2])
        return lambda _space, cell, layout, _finish: layout.at(cell[0] + rows, cell[1])
    hint = nearest(words, _NAMED) if words[:1].isalpha() else _ADVICE
    notes.error("value", f"{shown(value)} is no effect; {hint if 'did' in hint else _ADVICE}", key)
    return None


def _complement(space: int, _cell: Cell, _layout: Layout, finish: int) -> int | None:
    return finish + 1 - space


def _reverse_digits(space: int, _cell: Cell, _layout: Layout, _finish: int) -> int | None:
    return int(str(space)[::-1])


def _mirror_row(_space: int, cell: Cell, layout: Layout, _finish: int) -> int | None:
    return layout.at(cell[0], layout.width + 1 - cell[1])


_NAMED: dict[str, Effect] = {
    "complement": _complement,
    "reverse_digits": _reverse_digits,
    "mirror_row": _mirror_row,
}

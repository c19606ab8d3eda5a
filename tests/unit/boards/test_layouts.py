"""Where the numbers lie: every kind of layout from every corner."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.boards import read_board
from pbm.boards.layout import KINDS, STARTS
from pbm.core.board import BoardOptions
from tests.unit.boards.building import drawn, only, refused

ROWS = {"kind": "rows", "width": 3}
OX = {"kind": "boustrophedon", "width": 3}
COLUMNS = {"kind": "columns", "height": 3}
OX_COLUMNS = {"kind": "columns_boustrophedon", "height": 3}
INWARDS = {"kind": "spiral_in", "width": 3, "height": 4}
OUTWARDS = {"kind": "spiral_out", "width": 3, "height": 4}


@pytest.mark.parametrize(
    ("layout", "start", "last", "rows"),
    [
        (ROWS, "bottom-left", 8, ["7 8 .", "4 5 6", "1 2 3"]),
        (ROWS, "bottom-right", 8, [". 8 7", "6 5 4", "3 2 1"]),
        (ROWS, "top-left", 8, ["1 2 3", "4 5 6", "7 8 ."]),
        (ROWS, "top-right", 8, ["3 2 1", "6 5 4", ". 8 7"]),
        (OX, "bottom-left", 8, ["7 8 .", "6 5 4", "1 2 3"]),
        (OX, "bottom-left", 5, [". 5 4", "1 2 3"]),
        (OX, "bottom-right", 8, [". 8 7", "4 5 6", "3 2 1"]),
        (OX, "top-left", 8, ["1 2 3", "6 5 4", "7 8 ."]),
        (OX, "top-right", 8, ["3 2 1", "4 5 6", ". 8 7"]),
        (COLUMNS, "bottom-left", 8, ["3 6 .", "2 5 8", "1 4 7"]),
        (COLUMNS, "bottom-right", 8, [". 6 3", "8 5 2", "7 4 1"]),
        (COLUMNS, "top-left", 8, ["1 4 7", "2 5 8", "3 6 ."]),
        (COLUMNS, "top-right", 8, ["7 4 1", "8 5 2", ". 6 3"]),
        (OX_COLUMNS, "bottom-left", 8, ["3 4 .", "2 5 8", "1 6 7"]),
        (OX_COLUMNS, "bottom-right", 8, [". 4 3", "8 5 2", "7 6 1"]),
        (OX_COLUMNS, "top-left", 8, ["1 6 7", "2 5 8", "3 4 ."]),
        (OX_COLUMNS, "top-right", 8, ["7 6 1", "8 5 2", ". 4 3"]),
        (OX_COLUMNS, "bottom-left", 5, ["3 4", "2 5", "1 ."]),
        (INWARDS, "bottom-left", 12, ["8 7 6", "9 12 5", "10 11 4", "1 2 3"]),
        (INWARDS, "bottom-right", 12, ["6 7 8", "5 12 9", "4 11 10", "3 2 1"]),
        (INWARDS, "top-left", 12, ["1 2 3", "10 11 4", "9 12 5", "8 7 6"]),
        (INWARDS, "top-right", 12, ["3 2 1", "4 11 10", "5 12 9", "6 7 8"]),
        (OUTWARDS, "bottom-left", 12, ["5 6 7", "4 1 8", "3 2 9", "12 11 10"]),
        (OUTWARDS, "bottom-right", 12, ["7 6 5", "8 1 4", "9 2 3", "10 11 12"]),
        (OUTWARDS, "top-left", 12, ["12 11 10", "3 2 9", "4 1 8", "5 6 7"]),
        (OUTWARDS, "top-right", 12, ["10 11 12", "9 2 3", "8 1 4", "7 6 5"]),
    ],
)
def test_every_kind_from_every_corner(layout: dict[str, Any], start: str, last: int, rows: list[str]) -> None:
    """Each layout puts its numbers where the board file promises, checked by hand (r2)."""
    board = read_board({"finish": last, "layout": {**layout, "start": start}}, BoardOptions(), "A")
    assert drawn(board) == rows


def test_start_is_bottom_left_unless_said() -> None:
    """A layout without a start begins at the bottom left."""
    board = read_board({"finish": 4, "layout": {"kind": "rows", "width": 2}}, BoardOptions(), "A")
    assert drawn(board) == ["3 4", "1 2"]


def test_explicit_layout_with_holes() -> None:
    """An explicit board is drawn as it is written, the top row first, with a hole for each 0."""
    layout = {"kind": "explicit", "rows": [[6, 0, 5], [0, 0, 4], [1, 2, 3]]}
    board = read_board({"finish": 6, "layout": layout}, BoardOptions(), "A")
    assert drawn(board) == ["6 . 5", ". . 4", "1 2 3"]
    assert board.cells[6] == (3, 1)
    assert board.below == {5: 4, 4: 3}


def test_last_may_lie_beyond_the_finish() -> None:
    """A board may go on after the finish; all its spaces are drawn."""
    board = read_board({"finish": 5, "last": 6, "layout": {"kind": "rows", "width": 3}}, BoardOptions(), "A")
    assert (board.finish, board.last, drawn(board)) == (5, 6, ["4 5 6", "1 2 3"])


@pytest.mark.parametrize(
    ("layout", "code", "key", "words"),
    [
        ({"width": 10}, "missing", "layout.kind", "name the kind"),
        ({"kind": "boustrofedon", "width": 10}, "value", "layout.kind", "did you mean boustrophedon?"),
        ({"kind": 3}, "value", "layout.kind", "3 is no kind"),
        ({"kind": "rows"}, "missing", "layout.width", "needs width"),
        ({"kind": "columns"}, "missing", "layout.height", "needs height"),
        ({"kind": "explicit"}, "missing", "layout.rows", "needs rows"),
        ({"kind": "rows", "width": 10, "height": 10}, "unknown_key", "layout.height", "given by width"),
        ({"kind": "rows", "widht": 9, "width": 10}, "unknown_key", "layout.widht", "did you mean width?"),
        ({"kind": "rows", "width": 10, "start": "botom-left"}, "value", "layout.start", "did you mean bottom-left"),
        ({"kind": "rows", "width": True}, "type", "layout.width", "whole number, not true"),
        ({"kind": "rows", "width": 10.0}, "type", "layout.width", "whole number, not 10.0"),
        ({"kind": "rows", "width": 0}, "value", "layout.width", "within 1"),
        ({"kind": "rows", "width": 10**30}, "value", "layout.width", "within 1"),
        ({"kind": "spiral_in", "width": 9, "height": 10}, "layout", "layout", "90 spaces"),
        ({"kind": "explicit", "rows": 3}, "type", "layout.rows", "a list"),
        ({"kind": "explicit", "rows": []}, "layout", "layout.rows", "at least one row"),
        ({"kind": "explicit", "rows": [[1, "2"]]}, "type", "layout.rows, row 1 from the top", "whole number"),
        ("rows", "type", "layout", "a table"),
    ],
)
def test_faults_of_a_layout(layout: Any, code: str, key: str, words: str) -> None:
    """What is wrong with a layout is said with its key, and with the nearest name for a slip."""
    problem = only(refused(layout=layout), code)
    assert problem.key == key
    assert words in problem.message


def test_explicit_layout_places_every_number_once() -> None:
    """Numbers placed twice, nowhere, or beyond the last space are all named."""
    problems = refused(finish=6, layout={"kind": "explicit", "rows": [[1, 2, 2], [5, 6, 9]]})
    assert [(p.code, p.spaces) for p in problems] == [("layout", (2,)), ("layout", (3, 4)), ("layout", (9,))]
    assert "placed nowhere: 3, 4" in problems[1].message


def test_explicit_rows_are_equally_long() -> None:
    """A row that is too short would shift its numbers, so a hole must be written."""
    problem = only(refused(finish=5, layout={"kind": "explicit", "rows": [[4, 5], [1, 2, 3]]}), "layout")
    assert "write 0 for every place without a space" in problem.message


def test_a_board_needs_a_layout() -> None:
    """A board without a layout is refused, and told how to write one."""
    with pytest.raises(Exception, match="say how the numbers lie"):
        read_board({"finish": 10}, BoardOptions(), "A")


layouts = st.one_of(
    st.builds(
        lambda kind, size, start, last: ({"kind": kind, "width": size, "start": start}, last),
        st.sampled_from(["rows", "boustrophedon"]),
        st.integers(1, 15),
        st.sampled_from(STARTS),
        st.integers(1, 120),
    ),
    st.builds(
        lambda kind, size, start, last: ({"kind": kind, "height": size, "start": start}, last),
        st.sampled_from(["columns", "columns_boustrophedon"]),
        st.integers(1, 15),
        st.sampled_from(STARTS),
        st.integers(1, 120),
    ),
    st.builds(
        lambda kind, width, height, start: (
            {"kind": kind, "width": width, "height": height, "start": start},
            width * height,
        ),
        st.sampled_from(["spiral_in", "spiral_out"]),
        st.integers(1, 12),
        st.integers(1, 12),
        st.sampled_from(STARTS),
    ),
)


@given(layouts)
def test_each_number_lies_in_a_cell_of_its_own(case: tuple[dict[str, Any], int]) -> None:
    """Every layout places each number exactly once, and what lies beneath a space is the cell beneath it (r11)."""
    layout, last = case
    assert layout["kind"] in KINDS
    board = read_board({"finish": last, "layout": layout}, BoardOptions(), "A")
    assert list(board.cells) == list(range(1, last + 1))
    assert len(set(board.cells.values())) == last
    at = {cell: space for space, cell in board.cells.items()}
    beneath = {s: at[(r - 1, c)] for s, (r, c) in board.cells.items() if (r - 1, c) in at}
    assert board.below == beneath


@given(layouts)
def test_neighbours_in_number_are_neighbours_on_the_board(case: tuple[dict[str, Any], int]) -> None:
    """Spirals and ox-turning boards can be walked from 1 to the last without lifting a foot (r2)."""
    layout, last = case
    board = read_board({"finish": last, "layout": layout}, BoardOptions(), "A")
    if layout["kind"] in ("rows", "columns"):
        return
    for space in range(1, last):
        (row, column), (next_row, next_column) = board.cells[space], board.cells[space + 1]
        assert abs(row - next_row) + abs(column - next_column) == 1


def test_a_kind_that_is_not_known_hides_no_other_fault() -> None:
    """What is wrong whatever kind is meant is said at once with it."""
    problems = refused(layout={"kind": "bustrofedon", "start": "buttom-left", "width": 0})
    assert [one.key for one in problems] == ["layout.kind", "layout.start", "layout.width"]

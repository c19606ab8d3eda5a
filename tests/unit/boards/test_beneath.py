"""What lies beneath a space, and so where a trapdoor there would drop to."""

from __future__ import annotations

from pbm.core.board import BoardOptions
from tests.unit.boards.building import build


def test_the_three_boards_of_ruling_11() -> None:
    """45 drops to 36, 35 or 44, by the way the numbers run (r11, ruling 11)."""
    assert build().below[45] == 36
    assert build(layout={"kind": "rows", "width": 10}).below[45] == 35
    assert build(layout={"kind": "columns", "height": 10}).below[45] == 44


def test_the_bottom_row_has_no_trapdoors() -> None:
    """By default nothing in the bottom row, and nothing above the finish, can be a trapdoor (r16, ruling 10)."""
    below = build(last=104).below
    assert min(below) == 11
    assert max(below) == 100


def test_the_finish_can_be_a_trapdoor() -> None:
    """The finish is not above the finish (ruling 10)."""
    assert build().below[100] == 81


def test_bottom_row_drops_to_space_zero() -> None:
    """With to_zero the bottom row drops to 0 (ruling 10)."""
    below = build(BoardOptions(bottom_row_trapdoors="to_zero")).below
    assert [below[space] for space in range(1, 12)] == [0] * 10 + [10]
    assert list(below) == sorted(below)


def test_above_a_hole_there_is_nothing_even_with_to_zero() -> None:
    """to_zero acts in row 1 as drawn only (ruling 10)."""
    layout = {"kind": "explicit", "rows": [[3, 4], [0, 2], [1, 0]]}
    below = build(BoardOptions(bottom_row_trapdoors="to_zero"), finish=4, layout=layout).below
    assert below == {1: 0, 4: 2}


def test_numeric_lower_knows_only_lower_numbers() -> None:
    """On a board that runs downwards every cell beneath is higher: nothing there with numeric_lower (ruling 11)."""
    layout = {"kind": "rows", "width": 10, "start": "top-left"}
    assert build(layout=layout).below[45] == 55
    assert build(BoardOptions(below="numeric_lower"), layout=layout).below == {}


def test_trapdoors_above_the_finish_as_far_as_a_throw_goes() -> None:
    """With trapdoors_above_finish rows are carried on to finish + 6 (ruling 10)."""
    board = build(BoardOptions(trapdoors_above_finish=True))
    assert {s: e for s, e in board.below.items() if s > 100} == {101: 100, 102: 99, 103: 98, 104: 97, 105: 96, 106: 95}
    assert max(board.cells) == 100


def test_continued_to_the_last_space_where_that_is_further() -> None:
    """The continuation goes to the last space or finish + 6, whichever is more (ruling 10)."""
    board = build(BoardOptions(trapdoors_above_finish=True), last=110)
    assert max(board.below) == 110


def test_part_rows_are_filled_before_the_next_begins() -> None:
    """A board that ends within a row is carried on in that row first (ruling 10)."""
    below = build(BoardOptions(trapdoors_above_finish=True), finish=97).below
    assert (below[98], below[100], below[101], below[103]) == (83, 81, 100, 98)


def test_columns_are_continued_sideways() -> None:
    """Columns are carried on as further columns (ruling 10)."""
    below = build(BoardOptions(trapdoors_above_finish=True), layout={"kind": "columns", "height": 10}).below
    assert {s: e for s, e in below.items() if s > 100} == {102: 101, 103: 102, 104: 103, 105: 104, 106: 105}
    down = {"kind": "columns", "height": 10, "start": "top-left"}
    below = build(BoardOptions(trapdoors_above_finish=True), layout=down).below
    assert {s: e for s, e in below.items() if s > 99} == {101: 102, 102: 103, 103: 104, 104: 105, 105: 106}


def test_the_bottom_row_does_not_fall_onto_the_continuation() -> None:
    """A board that runs downwards is carried on beneath its bottom row, which stays the bottom row (ruling 10)."""
    layout = {"kind": "rows", "width": 10, "start": "top-left"}
    board = build(BoardOptions(trapdoors_above_finish=True), layout=layout, finish=98)
    assert all(space not in board.below for space in range(91, 105))
    assert board.below[89] == 99
    zero = build(BoardOptions(trapdoors_above_finish=True, bottom_row_trapdoors="to_zero"), layout=layout, finish=100)
    assert zero.below[91] == 0
    assert zero.below[100] == 0


def test_explicit_and_spiral_boards_are_not_continued() -> None:
    """There is no telling how they would go on, so only their own spaces can be trapdoors (ruling 10)."""
    options = BoardOptions(trapdoors_above_finish=True)
    layout = {"kind": "spiral_in", "width": 10, "height": 10}
    board = build(options, finish=90, last=100, layout=layout)
    assert max(board.below) <= 100
    assert any(space > 90 for space in board.below)
    rows = [[3, 4], [1, 2]]
    assert build(options, finish=3, last=4, layout={"kind": "explicit", "rows": rows}).below == {3: 1, 4: 2}

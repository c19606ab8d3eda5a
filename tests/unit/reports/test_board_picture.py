"""Pictures of boards: what is on them, that they never change, and that none is too odd to draw."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.boards import load_board_file, read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import PbmError
from pbm.reports.pictures.board import draw_png, draw_svg, draw_text
from pbm.reports.pictures.board_paths import lay_ways, outside_boxes
from tests.tries import tries

BOARDS = Path(__file__).parents[3] / "config" / "boards"
ZERO = BoardOptions(allow_space_zero=True)


def board(options: BoardOptions = ZERO, **keys: Any) -> Board:
    """Return a small board of 20 spaces, four wide, changed by ``keys``."""
    plain = {"name": "Hill", "finish": 20, "layout": {"kind": "boustrophedon", "width": 4}}
    return read_board({**plain, **keys}, options, "Hill")


def test_text_shows_the_board_as_drawn() -> None:
    """The grid has its top row first, marks each start with where it leads, and the finish with a star."""
    text = draw_text(board(ladders={"3": 12, "18": 26}, snakes={"9": 0}))
    assert text.splitlines() == [
        "Hill: home on 20, last space 20",
        "",
        "17    18↑26 19    20*",
        "16    15    14    13",
        " 9↓0  10    11    12",
        " 8     7     6     5",
        " 1     2     3↑12  4",
        "",
        "Ladders (2): 3 → 12, 18 → 26",
        "Snakes (1): 9 → 0",
    ]


def test_text_shows_holes() -> None:
    """A place without a space is a dot."""
    rows = [[4, 0, 3], [0, 1, 2]]
    text = draw_text(board(finish=4, layout={"kind": "explicit", "rows": rows}))
    assert text.splitlines()[2:4] == ["4* ·  3", "·  1  2"]
    assert text.endswith("Ladders: none\nSnakes: none\n")


@pytest.mark.parametrize("path", sorted(BOARDS.glob("*.toml")), ids=lambda path: path.stem)
def test_text_of_a_ten_wide_board_fits_a_terminal(path: Path) -> None:
    """Boards of up to ten columns keep within eighty characters."""
    shown = load_board_file(path, BoardOptions())
    if max(column for _, column in shown.cells.values()) <= 10:
        assert max(map(len, draw_text(shown).splitlines())) <= 80


def test_text_of_a_huge_board_is_its_lists() -> None:
    """A million numbers are nothing to read; the snakes and ladders still are."""
    huge = read_board(
        {"finish": 200_000, "layout": {"kind": "rows", "width": 500}, "ladders": {"3": 900}}, BoardOptions(), "A"
    )
    assert "too large to draw: 500 columns, 400 rows" in draw_text(huge)
    assert "3 → 900" in draw_text(huge)


def test_pictures_are_the_same_every_time() -> None:
    """The same board gives the same bytes, so that a picture can be compared and stored once."""
    shown = board(ladders={"3": 12}, snakes={"9": 2})
    assert draw_png(shown) == draw_png(shown)
    svg = draw_svg(shown)
    assert svg == draw_svg(shown)
    assert b"<dc:date>" not in svg


def test_kinds_of_picture() -> None:
    """PNG is PNG of the size asked for, SVG is well-formed XML with letters as outlines."""
    shown = board(ladders={"3": 12})
    small, large = draw_png(shown, 40), draw_png(shown, 80)
    assert small.startswith(b"\x89PNG\r\n")
    width = int.from_bytes(small[16:20], "big")
    assert width == 180
    assert int.from_bytes(large[16:20], "big") == 2 * width
    root = ET.fromstring(draw_svg(shown))
    assert root.tag.endswith("svg")
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))


def test_a_name_is_drawn_as_it_is() -> None:
    """Signs that mean something to a drawing program are only letters in a name."""
    for name in ("$x^2$ & <b>", r"\frac{$", "Вологда 坂道"):
        assert draw_svg(board(name=name))


def test_ends_off_the_board_have_a_box() -> None:
    """Space 0 lies by space 1, what is beyond the last space on the last one's side, in the order of its numbers."""
    shown = board(ladders={"15": 25, "18": 26}, snakes={"9": 0, "10": 0})
    boxes = outside_boxes(shown)
    assert set(boxes) == {0, 25, 26}
    assert boxes[0].y < 0
    assert min(boxes[25].y, boxes[26].y) > 5
    assert (boxes[25].x, boxes[26].x) == (0, 1)
    down = board(ladders={"15": 25}, snakes={"9": 0}, layout={"kind": "rows", "width": 4, "start": "top-left"})
    assert outside_boxes(down)[0].y > 5
    assert outside_boxes(down)[25].y < 0


def test_every_jump_has_a_line_from_its_start_to_its_end() -> None:
    """Lines begin and end within the right cells, however they are bent on the way."""
    shown = load_board_file(BOARDS / "article.toml", BoardOptions())
    ways = lay_ways(shown, {})
    assert len(ways) == 19
    for way in ways:
        for space, (x, y) in ((way.start, way.line[0]), (way.end, way.line[-1])):
            row, column = shown.cells[space]
            assert column - 1 < x < column
            assert row - 1 < y < row


def test_lines_over_each_other_are_laid_apart() -> None:
    """Two ladders in one column do not run along each other."""
    tall = read_board(
        {"finish": 20, "layout": {"kind": "rows", "width": 2}, "ladders": {"1": 13, "5": 17}}, BoardOptions(), "A"
    )
    one, two = lay_ways(tall, {})
    assert abs(one.line[:, 0].mean() - two.line[:, 0].mean()) > 0.15


def test_too_large_for_a_picture() -> None:
    """A board that nobody could read as a picture is refused with advice."""
    wide = read_board({"finish": 100, "layout": {"kind": "rows", "width": 100}}, BoardOptions(), "A")
    for draw in (draw_png, draw_svg):
        with pytest.raises(PbmError, match="ask for the text"):
            draw(wide)


@settings(max_examples=tries(3), deadline=None)
@given(
    st.dictionaries(st.integers(1, 19), st.integers(0, 40), max_size=8),
    st.sampled_from(["rows", "boustrophedon"]),
    st.integers(1, 9),
    st.sampled_from(["bottom-left", "top-right"]),
)
def test_any_board_can_be_drawn(jumps: dict[int, int], kind: str, width: int, start: str) -> None:
    """Short ladders, snakes to 0, ends far beyond, one column: each gives a picture."""
    try:
        shown = board(
            layout={"kind": kind, "width": width, "start": start},
            ladders={str(s): e for s, e in jumps.items() if e > s},
            snakes={str(s): e for s, e in jumps.items() if e < s},
        )
    except PbmError:
        return
    assert draw_png(shown, 20).startswith(b"\x89PNG")
    assert draw_text(shown)

"""Boards in characters: narrow enough for a mail, everything on them, and every piece told in words as well."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.core.phrases import Tongue, say
from pbm.reports.grid_text import grid_alt, grid_text, pieces_said
from pbm.reports.page import blocks_of
from pbm.rulesets.grid import Cell, Grid, Link
from tests.unit.reports.pictures.gridding import NAMES, cards, squares


def small() -> Grid:
    """Return a board of two rows of three cards with one of everything."""
    cells = (
        Cell(0, "start", "Start"),
        Cell(1, "forward", "+3"),
        Cell(2),
        Cell(3, "back", "-2", fresh=True),
        Cell(4, "action", "Swap players"),
        Cell(5, "finish", "Finish"),
    )
    links = (Link("snake", 4, 1, "S1", True), Link("ladder", 3, 2, "L2", False, fresh=True))
    return Grid("A", 2, 3, cells, links, {"Brenda": 4, "Alan": 0, "Bob": 0})


def test_a_board_reads_from_the_finish_down_to_the_start() -> None:
    """The last row is on top, rows run to and fro, and below are the key, what is new and every piece."""
    assert grid_text(small()).splitlines() == [
        "5 Finish  |4 Swap    |3* -2 L2*",
        "          |players   |",
        "          |S1v [R]   |",
        "----------+----------+----------",
        "0 Start   |1 +3 S1   |2 L2^*",
        "[AB]      |          |",
        "",
        "R Brenda 4; A Alan 0; B Bob 0",
        "* new or moved in this round",
        "",
        "- Snakes, down: S1 4-1",
        "- Ladders, up: L2 3-2",
    ]


def test_a_label_that_does_not_fit_is_broken_and_not_cut() -> None:
    """On a narrow page each letter of a card is there, with a hyphen where its word goes on below."""
    text = grid_text(small(), 21)
    assert "4 Swap" in text
    assert "playe-" in text
    assert "rs" in text


def test_a_printed_board_tells_where_each_jump_leads() -> None:
    """Where pieces have no names, the cell where one starts says where it ends, and so does the list."""
    text = grid_text(squares())
    lines = text.splitlines()
    assert lines[0].startswith("100   |99 v80|98    |97 [C]")
    assert any(line.startswith("1     |2 ^38 |3") for line in lines)
    assert "- Snakes, down: 16-6, 49-11, 62-19, 87-24, 99-80" in lines
    assert "- Ladders, up: 2-38, 7-14, 28-84, 51-67, 78-98" in lines


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 8), st.integers(2, 20), st.integers(0, 99), st.integers(1, 8), st.integers(0, 1))
def test_no_line_is_wider_than_a_mail(rows: int, columns: int, seed: int, players: int, short: int) -> None:
    """Whatever the board's size, lines keep within 72 columns, and every number, piece and player is on it."""
    grid = cards(rows, columns, seed, players=players, short=short)
    text = grid_text(grid)
    assert max(map(len, text.splitlines())) <= 72
    assert all(str(cell.number) in text for cell in grid.cells)
    assert all(f"{link.name} {link.top}-{link.bottom}" in text for link in grid.links if link.name)
    assert all(name in text for name in grid.players)


@pytest.mark.parametrize("grid", [cards(6, 8), cards(3, 10), squares()], ids=["6x8", "3x10", "10x10"])
def test_usual_boards_are_drawn_as_a_grid(grid: Grid) -> None:
    """Boards of eight and of ten columns stand in columns: the bars of all rows are one below the other."""
    lines = grid_text(grid).split("\n\n")[0].splitlines()
    rule = next(line for line in lines if line.startswith("---"))
    bars = [at for at, sign in enumerate(rule) if sign == "+"]
    assert len(bars) == grid.columns - 1
    for line in lines:
        assert all(at >= len(line) or line[at] in "|+" for at in bars)


def test_no_line_looks_like_press() -> None:
    """A report marks players' own words with a bar at the head of a line; no row of a board begins with one."""
    for grid in (cards(6, 8), cards(3, 10, short=4), squares(), cards(2, 20)):
        assert not any(line.startswith("|") for line in grid_text(grid).splitlines())


def test_a_page_keeps_the_rows_and_makes_the_pieces_a_list() -> None:
    """The same text as a page: the rows stand as they are, each line of pieces is an item."""
    blocks = blocks_of(grid_text(cards(6, 8)))
    assert blocks[0].kind == "lines"
    assert [block.kind for block in blocks].count("item") == len(pieces_said(cards(6, 8)))


def test_reverse_is_told() -> None:
    """With snakes leading up and ladders down the list says so, and the marks are at the other ends."""
    turned = Grid("A", 2, 3, small().cells, (Link("snake", 4, 1, "S1", False), Link("ladder", 3, 2, "L2", True)))
    text = grid_text(turned)
    assert "- Snakes, up from the tail: S1 4-1" in text
    assert "- Ladders, down from the top: L2 3-2" in text
    assert "S1^" in text
    assert "L2v" in text


def test_marks_are_those_of_the_cast() -> None:
    """With everybody who ever played named, letters stay what they were when somebody leaves."""
    grid = Grid("A", 2, 3, small().cells, (), {"Bob": 2})
    assert "[B]" in grid_text(grid)
    assert "[O]" in grid_text(grid, cast=("Brenda", "Bob"))


def test_labels_are_said_in_a_language() -> None:
    """A label that is a phrase is said in the reader's language."""

    class Loud(Tongue):
        def __hash__(self) -> int:
            return 1

        def pattern(self, pattern: str) -> str:
            return pattern.upper()

        def counted(self, one: str, many: str, count: int) -> str:
            return one.upper()

        def moment(self, *_: object) -> None:
            return None

    grid = Grid("A", 1, 2, (Cell(0, "start", say("Start")), Cell(1)), (), {})
    assert "START" in grid_text(grid, tongue=Loud())


def test_hostile_names_stay_on_their_line() -> None:
    """Neither a player's name nor a label can break a line or turn the writing about."""
    grid = Grid("A", 1, 2, (Cell(0, "action", "Swap\nall\u202e"), Cell(1)), (), {"Eve\n| press\u202e" * 3: 1})
    text = grid_text(grid)
    assert "\u202e" not in text
    assert "\n| press" not in text


def test_words_for_those_who_listen() -> None:
    """The picture's words name everybody in race order and every piece."""
    words = str(grid_alt(small()))
    assert words.startswith("In race order: Brenda on 4; Alan on 0; Bob on 0.")
    assert "Snakes, down: S1 4-1." in words
    assert set(NAMES[:4]) == {name for name in NAMES if name in str(grid_alt(cards(6, 8)))}

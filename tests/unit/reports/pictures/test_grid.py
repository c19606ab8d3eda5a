"""Pictures of boards of cards: everything is on them, in both sizes, the same bytes each time."""

from __future__ import annotations

import io
import math
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from pbm.reports.pictures import grid as grid_module
from pbm.reports.pictures.canvas import Pen
from pbm.reports.pictures.grid import _stands, grid_png, grid_svg
from pbm.rulesets.grid import Cell, Grid, Link
from tests.unit.reports.pictures.gridding import cards, squares
from tests.unit.reports.pictures.test_cast import contrast

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = {"6x8": cards(6, 8), "3x10": cards(3, 10, 2, players=6), "10x10": squares(), "short": cards(4, 6, 3, short=2)}


def ids(svg: bytes) -> list[str]:
    """Return the ids of what is drawn."""
    return [element.attrib["id"] for element in ET.fromstring(svg).iter() if "id" in element.attrib]


def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what is written on pictures from now on, and that none of it leaves the paper."""
    found: list[str] = []
    write = Pen.write

    def noted(pen: Pen, x: float, y: float, words: str, size: float, **how: Any) -> None:
        (left, right), (low, high) = pen._axes.get_xlim(), pen._axes.get_ylim()
        paper = pen._axes.get_figure(root=True)
        assert paper is not None
        points = paper.get_figwidth() * 72 / (right - left)
        wide = pen.width_of(words, size, how.get("bold", False)) / points
        start = x - wide * {"left": 0, "center": 0.5, "right": 1}[how.get("across", "left")]
        assert left <= start + 1e-6
        assert start + wide <= right + 1e-6, words
        assert low <= y - size * 0.4 / points
        assert y + size * 0.5 / points <= high
        found.append(words)
        write(pen, x, y, words, size, **how)

    monkeypatch.setattr(Pen, "write", noted)
    return found


@pytest.mark.parametrize("grid", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("size", ["mail", "print"])
def test_everything_is_on_the_picture(grid: Grid, size: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every number, label, piece and player is written, in both sizes, and nothing runs off the paper."""
    found = written(monkeypatch)
    names = ids(grid_svg(grid, "Vipers", size))
    assert {str(cell.number) for cell in grid.cells} <= set(found)
    words = " ".join(found)
    assert all(word in words for cell in grid.cells for word in cell.label.split())
    for link in grid.links:
        sign = "↕" if link.down is None else "↓" if link.down else "↑"
        assert (f"{link.name}{sign}" if link.name else f"{sign}{link.bottom if link.down else link.top}") in found
    for index, (name, space) in enumerate(sorted(grid.players.items())):
        assert f"{name} {space}" in found
        assert f"player-{index}" in names
        assert f"label-{index}" in names


@pytest.mark.parametrize("count", [2, 3, 4])
def test_players_on_one_card_leave_its_words_free(count: int) -> None:
    """Up to four stand beside the number and above the label, none upon another."""
    places, sizes = _stands((0.0, 0.0), count)
    assert len(places) == len(sizes) == count
    assert all(x - size / 2 > -0.05 and x + size / 2 < 0.47 for (x, _), size in zip(places, sizes, strict=True))
    assert all(y - size / 2 > -0.02 for (_, y), size in zip(places, sizes, strict=True))
    assert min(math.dist(one, other) for one, other in combinations(places, 2)) >= sizes[0]


def test_the_sample_of_what_is_new_is_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plate below the board has the number of a card that is new, or a piece's name, and no other card's."""
    cells = (Cell(0, "start", "Start"), Cell(1), Cell(2, "forward", "+3", fresh=True), Cell(3, "finish", "Finish"))
    found = written(monkeypatch)
    grid_svg(Grid("A", 2, 2, cells, (), {}), "Vipers", "mail")
    assert found.count("2") == 2
    assert found[-1] == "new or moved in this round"


@settings(max_examples=3, deadline=None)
@given(st.integers(2, 7), st.integers(2, 20), st.integers(0, 99), st.integers(0, 8))
def test_no_board_is_too_odd_to_draw(rows: int, columns: int, seed: int, players: int) -> None:
    """Whatever its size and whoever stands where, a board is drawn."""
    grid = cards(rows, columns, seed, players=players, short=seed % columns // 2)
    assert grid_svg(grid, "Odd").startswith(b"<?xml")


def test_a_board_without_cells_is_refused() -> None:
    """There is nothing to draw."""
    with pytest.raises(ValueError, match="no board"):
        grid_svg(Grid("A", 0, 8, ()), "Nothing")


def test_sizes_are_for_a_mail_and_for_paper() -> None:
    """A mail's picture is 600 pixels wide and small enough to send, paper's 16 cm at 300 dots an inch."""
    for grid in BOARDS.values():
        mail = grid_png(grid, "Vipers", "mail")
        assert Image.open(io.BytesIO(mail)).size[0] == 600
        assert len(mail) <= 45_000
    paper = Image.open(io.BytesIO(grid_png(BOARDS["short"], "Vipers", "print")))
    assert paper.size[0] == 1890
    assert round(paper.info["dpi"][0]) == 300


def test_a_wide_board_keeps_its_cards_readable() -> None:
    """Of twenty columns a card is still large enough to read: the picture is wider instead."""
    assert Image.open(io.BytesIO(grid_png(cards(2, 20), "Wide"))).size[0] > 1000


def test_the_same_board_gives_the_same_bytes() -> None:
    """In this process and in another, and whatever order its players were put down in."""
    grid = cards(5, 8, 7)
    turned = Grid(grid.board, 5, 8, grid.cells, grid.links, dict(reversed(list(grid.players.items()))))
    assert grid_svg(grid, "Vipers") == grid_svg(turned, "Vipers")
    grid_module._png.cache_clear()
    first = grid_png(grid, "Vipers")
    grid_module._png.cache_clear()
    assert grid_png(turned, "Vipers") == first
    code = (
        "import sys; from tests.unit.reports.pictures.gridding import cards; "
        "from pbm.reports.pictures.grid import grid_png; sys.stdout.buffer.write(grid_png(cards(5, 8, 7), 'Vipers'))"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert other.stdout == first


def test_a_picture_is_drawn_once_for_all_who_get_it() -> None:
    """The second report with the same board costs nothing."""
    grid_module._png.cache_clear()
    grid_png(cards(4, 8, 9), "Vipers")
    grid_png(cards(4, 8, 9), "Vipers")
    assert grid_module._png.cache_info().hits == 1


def test_kinds_of_cards_are_told_apart_without_colour() -> None:
    """In grey a card forward is a dark arrow with pale letters and a card back a pale one with dark letters."""
    for kind, dark in (("forward", True), ("back", False)):
        cells = (Cell(0), Cell(1, kind, "+3" if dark else "-3"), Cell(2), Cell(3))  # type: ignore[arg-type]
        picture = Image.open(io.BytesIO(grid_png(Grid("A", 2, 2, cells), ""))).convert("L")
        wide, high = picture.size
        # The lower half of the card at the right of the bottom row.
        part = picture.crop((wide // 2, high * 3 // 4, wide, high))
        shades = part.histogram()
        share = sum(shades[:110]) / sum(shades)
        assert share > 0.07 if dark else share < 0.07


def test_labels_stand_out_from_their_cards() -> None:
    """What is printed on cards has a contrast of 4.5:1 or more."""
    assert contrast("#1D6B34", "#FFFFFF") >= 4.5
    assert contrast("#A3301C", "#FFFFFF") >= 4.5
    assert contrast("#4A2483", "#EADFF4") >= 4.5
    assert contrast("#222222", "#E3EBF5") >= 4.5


def test_it_tells_those_who_listen() -> None:
    """The SVG has a title, and a description with everybody's space and every piece."""
    root = ET.fromstring(grid_svg(cards(6, 8), "Vipers"))
    assert root.findtext(f"{SVG}title") == "Vipers"
    words = root.findtext(f"{SVG}desc") or ""
    assert "In race order:" in words
    assert "Lampposts, both ways:" in words


def test_hostile_names_are_only_words() -> None:
    """No name or label can put anything into the file."""
    evil = '"><script>alert(1)</script>&\u202e'
    grid = Grid(
        "A", 2, 2, (Cell(0, "action", evil), Cell(1), Cell(2), Cell(3)), (Link("snake", 3, 0, evil, True),), {evil: 1}
    )
    svg = grid_svg(grid, evil)
    ET.fromstring(svg)
    assert b"<script" not in svg
    assert "\u202e".encode() not in svg


def test_looks_are_those_of_the_cast() -> None:
    """With everybody who ever played named, a player keeps number and look when somebody leaves."""
    grid = Grid("A", 2, 2, tuple(Cell(at) for at in range(4)), (), {"Clive": 2})
    assert "player-0" in ids(grid_svg(grid, "A"))
    assert "player-2" in ids(grid_svg(grid, "A", cast=("Alan", "Brenda", "Clive")))

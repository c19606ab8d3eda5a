"""The page of a board's figures, printed from Chromium."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from pbm.boards import load_board_file, read_board
from pbm.cli.board_numbers import dice_report, postal_report
from pbm.config.resources import resource
from pbm.core.board import BoardOptions
from pbm.reports.board_report_html import report_html
from tests.browser.conftest import Windows

ROOT = Path(__file__).parents[2]
LONG: dict[str, Any] = {
    "name": "The Board of the Old Rectory, its garden, and all the friends who used to come there for a game"[:100],
    "finish": 150,
    "layout": {"kind": "boustrophedon", "width": 10},
    "ladders": {str(start): start + 12 for start in range(2, 90, 11)},
    "snakes": {str(start): start - 31 for start in range(95, 149, 6)},
}
"""A tall board with a name of two lines."""


WHOLE = [(name, die) for name in ("article", "families", "conventional", "long") for die in (None, "6")]
SHARE = (("article", "6"), ("long", None))
"""The shortest of these pages and the longest: the others are printed in the soak."""


@pytest.mark.parametrize(
    ("name", "die"), [one if one in SHARE else pytest.param(*one, marks=pytest.mark.soak) for one in WHOLE]
)
def test_the_page_prints_on_two_sheets(name: str, die: str | None, windows: Windows, tmp_path: Path) -> None:
    """On A4 the board and its numbers are on the first sheet, and all else is on the second."""
    options = BoardOptions()
    file = ROOT / "config" / "boards" / f"{name}.toml"
    board = read_board(LONG, options, name) if name == "long" else load_board_file(file, options)
    made = dice_report(board, 8, options, die, "exact") if die else postal_report(board, 8, options)
    page = tmp_path / "board.html"
    page.write_text(report_html(made, resource("templates")), encoding="utf-8")
    window = windows.of({"viewport": {"width": 1280, "height": 900}})
    window.goto(page.as_uri())
    window.emulate_media(media="print")
    printed = window.pdf(prefer_css_page_size=True)
    window.goto("about:blank")
    assert len(re.findall(rb"/Type /Page\b", printed)) == 2
    (tmp_path / "board.pdf").write_bytes(printed)

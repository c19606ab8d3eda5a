"""Pictures of a board's figures: SVG, PNG for a mail and for print, and characters for a terminal.

They show the secret board, or what follows from it, and are for the GM and for whom the GM shows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from pbm.core.board import Board
from pbm.core.errors import PbmError, Problem
from pbm.reports.pictures import analysis_text as text
from pbm.reports.pictures.analysis_model import BoardFigures
from pbm.reports.pictures.sizes import MAIL, PRINT, Size, size_named

if TYPE_CHECKING:
    from pbm.reports.pictures.analysis_paper import Part

__all__ = [
    "PICTURES",
    "draw_picture",
    "drawable",
    "picture_height",
    "picture_png",
    "picture_svg",
    "picture_text",
    "picture_words",
]

PICTURES: Final = {
    "heat": "turns to go",
    "finish": "when one player is home",
    "survival": "games that still go on",
    "race": "games of several",
}
"""The names of the pictures, with their titles."""

LARGEST_DRAWN: Final = 50
"""Rows or columns of the largest board of which there is a heat map."""


def drawable(board: Board) -> bool:
    """Return whether a board is small enough for a heat map that can be read."""
    return max(max(row, column) for row, column in board.cells.values()) <= LARGEST_DRAWN


def picture_svg(name: str, board: Board, figures: BoardFigures, *, bare: bool = False) -> bytes:
    """Return a picture as SVG, letters as outlines, with a title and a description for those who listen.

    A ``bare`` one has no words above it, for a page that says them itself, and letters large enough for a phone.

    The same figures give the same bytes. PbmError for a heat map of a board too large to be read; KeyError for a
    ``name`` that is none of ``PICTURES``.
    """
    from pbm.reports.pictures.canvas import settings, svg_of

    with settings(f"pbm-{name}"):
        sheet = _drawn(name, board, figures, MAIL if bare else PRINT, bare=bare)
        return svg_of(sheet.figure, _title(name, board), picture_words(name, board, figures))


def picture_png(name: str, board: Board, figures: BoardFigures, size: Literal["mail", "print"] = "mail") -> bytes:
    """Return a picture as PNG: 600 pixels wide for a mail, or 16 cm at 300 dots an inch for paper.

    As ``picture_svg`` in all else.
    """
    from pbm.reports.pictures.canvas import png_of, settings

    chosen = size_named(size)
    with settings(f"pbm-{name}"):
        sheet = _drawn(name, board, figures, chosen)
        return png_of(sheet.figure, chosen.pixels, max(chosen.colours, 192) if name == "heat" else chosen.colours)


def picture_text(name: str, board: Board, figures: BoardFigures) -> str:
    """Return a picture in characters: ASCII, at most 72 columns wide (a heat map: as wide as the board needs)."""
    match name:
        case "heat":
            return text.heat_text(board, figures)
        case "finish":
            return text.finish_text(figures)
        case "survival":
            return text.survival_text(figures)
    return text.race_text(figures)


def picture_words(name: str, board: Board, figures: BoardFigures) -> str:
    """Return what a picture says, in a sentence or three: what stands under its title, and an ``alt`` for it."""
    match name:
        case "heat":
            return text.heat_words(board, figures)
        case "finish":
            return text.finish_words(figures)
        case "survival":
            return text.survival_words(figures)
    return text.race_words(figures)


def picture_height(
    name: str, board: Board, figures: BoardFigures, width: float, size: Size, *, bare: bool = False
) -> float:
    """Return how many points high a picture of a width is."""
    from pbm.reports.pictures.analysis_charts import race_height
    from pbm.reports.pictures.analysis_heat import heat_height

    head = size.text * 1.5 + size.small * 3 if bare else 0.0
    if name == "heat":
        if not drawable(board):
            message = f"more than {LARGEST_DRAWN} rows or columns are too many for a picture: ask for the text"
            raise PbmError(Problem("too_large", message))
        return heat_height(board, width, size) - head
    return max(size.height, race_height(figures, size)) - head if name == "race" else size.height - head


def draw_picture(paper: Part, name: str, board: Board, figures: BoardFigures, size: Size, title: str) -> None:
    """Draw a picture upon paper, under a title (empty: and without words); to be used within ``settings``."""
    from pbm.reports.pictures import analysis_charts as charts
    from pbm.reports.pictures.analysis_heat import draw_heat

    words = picture_words(name, board, figures)
    if name == "heat":
        draw_heat(paper, board, figures, title, words, size)
        return
    drawn = {"finish": charts.draw_finish, "survival": charts.draw_survival, "race": charts.draw_race}[name]
    drawn(paper, figures, title, words, size)


def _drawn(name: str, board: Board, figures: BoardFigures, size: Size, *, bare: bool = False) -> Part:
    from pbm.reports.pictures.analysis_paper import new_sheet

    sheet = new_sheet(size.width, picture_height(name, board, figures, size.width, size, bare=bare))
    draw_picture(sheet, name, board, figures, size, "" if bare else _title(name, board))
    return sheet


def _title(name: str, board: Board) -> str:
    return f"{board.name}: {PICTURES[name]}"

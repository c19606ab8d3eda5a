"""The page as HTML: a fragment that keeps its tables where it is pasted, or a page by itself."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import quote

from markupsafe import Markup

from pbm.reports.layout import columns, lead
from pbm.reports.writer import Writer
from pbm.reports.zine.layouts import DEEPEST, InCharacters, Layout
from pbm.reports.zine.page import Figure, Grid, Page, Section, mapped

__all__ = ["as_html"]

TEMPLATE = "report/zine/page.html"

_LETTER, _SIDES, _WIDEST = 10, 24, 320  # pixels: of a letter, beside a cell's words, of a column at most
_PICTURE = 600
_PNG_WIDTH, _PNG_HEIGHT = slice(16, 20), slice(20, 24)


def as_html(page: Page, layout: Layout, writer: Writer, board: InCharacters) -> bytes:
    """Return a page as HTML in UTF-8: no script, nothing from elsewhere but the pictures beside it."""
    made = writer.render(
        TEMPLATE,
        page.language,
        page=replace(page, sections=tuple(map(_section, page.sections))),
        whole=layout.whole,
        drawn=layout.folder is not None,
        board=lambda scene: _kept(board(scene, layout.width)),
        level=min(layout.level, DEEPEST),
        below=layout.below,
        # A colon at the start of a place would be a scheme.
        widths=_widths,
        height=lambda figure: _height(figure, layout),
        place=lambda figure: "./" + quote(layout.place(figure.stem, "png")),
    )
    return (re.sub(r"\n{2,}", "\n", made).strip("\n") + "\n").encode()


def _section(section: Section) -> Section:
    return replace(section, press=mapped(section.press, _set_in))


def _set_in(line: str) -> str:
    """Return a line with what sets it in as blanks that a page keeps, in ASCII, so that it is pasted as it looks."""
    blanks = len(lead(line))
    return Markup("&nbsp;") * blanks + line.lstrip(" ") if blanks else line


def _kept(text: str) -> str:
    """Return lines none of which is empty, for empty ones are taken out of the page."""
    return text.replace("\n\n", "\n \n")


def _widths(grid: Grid) -> tuple[int, ...]:
    """Return how wide columns are, in pixels: programs that tables are pasted into do not find out for themselves."""
    return tuple(
        min(_SIDES + _LETTER * max(columns(row[place]) for row in (grid.columns, *grid.rows)), _WIDEST)
        for place in range(len(grid.columns))
    )


def _height(figure: Figure, layout: Layout) -> Markup:
    """Return the height of a picture as an attribute, nothing where the picture is not at hand."""
    image = layout.images.get(figure.stem)
    if image is None:
        return Markup()
    width, height = (int.from_bytes(image[part], "big") for part in (_PNG_WIDTH, _PNG_HEIGHT))
    return Markup(' height="{}"').format(round(_PICTURE * height / width))

"""The page as Typst source, in which all that people wrote is data: literals of text, never markup."""

from __future__ import annotations

import re

from pbm.reports.layout import lead
from pbm.reports.writer import Writer
from pbm.reports.zine.layouts import InCharacters, Layout
from pbm.reports.zine.page import Page, mapped

__all__ = ["as_typst", "literal"]

TEMPLATE = "report/zine/page.typ"


def as_typst(page: Page, layout: Layout, writer: Writer, board: InCharacters) -> bytes:
    """Return a page as Typst source in UTF-8; it compiles by itself and can be included in another."""
    made = writer.render(
        TEMPLATE,
        page.language,
        page=mapped(page, literal),
        drawn=layout.folder is not None,
        board=lambda scene: literal(board(scene, layout.width)),
        level=layout.level,
        below=layout.below,
        place=lambda figure: literal(layout.place(figure.stem, "svg")),
    )
    return (re.sub(r"\n{3,}", "\n\n", made).strip("\n") + "\n").encode()


def literal(text: str) -> str:
    """Return a text as a literal of Typst, quotes and all; the blanks that it is set in by are such as stay."""
    blanks = "" if "\n" in text else lead(text, r"\u{a0}")
    words = text.lstrip(" ") if blanks else text
    return '"' + blanks + words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

"""A page in whichever format is asked for."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pbm.reports.writer import Writer
from pbm.reports.zine.docx import as_docx
from pbm.reports.zine.html import as_html
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.markdown import as_markdown
from pbm.reports.zine.page import Format, Page, mapped
from pbm.reports.zine.plain_names import plainly
from pbm.reports.zine.scenes import scene_text, track_text
from pbm.reports.zine.text import as_text
from pbm.reports.zine.typst import as_typst
from pbm.reports.zine.words import straightened

__all__ = ["ENDINGS", "MEDIA_TYPES", "render"]

ENDINGS: dict[Format, str] = {"text": "txt", "markdown": "md", "html": "html", "docx": "docx", "typst": "typ"}
"""How files of a format end."""

MEDIA_TYPES: dict[Format, str] = {
    "text": "text/plain; charset=utf-8",
    "markdown": "text/markdown; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "typst": "text/plain; charset=utf-8",
}


def render(page: Page, kind: Format, layout: Layout, writer: Writer, *, ascii_only: bool = False) -> bytes:
    """Return a page in a format, in UTF-8 where it is text; with ``ascii_only`` all its words are ASCII."""
    tongue = writer.tongues.of(page.language)
    if ascii_only:
        sections = tuple(mapped(section, plainly(section.players, tongue)) for section in page.sections)
        page = replace(page, title=straightened(page.title, page.language), sections=sections)
    board = partial(scene_text, tongue=tongue, ascii_only=ascii_only)
    match kind:
        case "text":
            race = partial(track_text, tongue=tongue, ascii_only=ascii_only)
            return as_text(page, layout, writer, board, race)
        case "markdown":
            return as_markdown(page, layout, writer, board)
        case "html":
            return as_html(page, layout, writer, board)
        case "docx":
            return as_docx(page, layout, board)
        case "typst":
            return as_typst(page, layout, writer, board)

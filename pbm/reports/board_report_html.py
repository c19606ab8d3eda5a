"""A board's figures as one web page that needs nothing else: pictures drawn in, dark mode, two sheets when printed."""

from __future__ import annotations

import re
from pathlib import Path

import jinja2
from markupsafe import Markup

from pbm.reports.board_report import BoardReport, facts_of, headline, sections_of
from pbm.reports.pictures.analysis import picture_svg, picture_text

__all__ = ["report_html"]

_ROOT = re.compile(r"<svg [^>]*>")
_SIZE = re.compile(r'(?: (?:width|height)="[^"]*")')
_NAMES = re.compile(r'(\bid="|href="#|url\(#)')
_COLOURS = {
    "#fcfbf7": "card",
    "#222222": "ink",
    "#5f5b52": "soft",
    "#dedace": "grid",
    "#a9bbd6": "pale",
    "#2853a4": "deep",
    "#d5ddea": "band",
    "#8fa8d0": "core",
    "#f03c00": "line1",
    "#2a1010": "line2",
    "#009a58": "line3",
}
"""Colours of the pictures that the page has its own for, by their names in its style sheet."""

_PAINTED = re.compile(r"#[0-9a-f]{6}")


def report_html(report: BoardReport, templates: Path) -> str:
    """Return the page, made with ``board/report.html`` of a folder of templates; the same report gives the same page.

    PbmError for a board too large to be drawn.
    """
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(templates)),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    pictures = {section.picture: _inline(section.picture, report) for section in sections_of(report) if section.picture}
    texts = {name: picture_text(name, report.board, report.figures) for name in pictures}
    return made.get_template("board/report.html").render(
        board=report.board,
        headline=headline(report),
        facts=facts_of(report),
        sections=sections_of(report),
        pictures=pictures,
        texts=texts,
    )


def _inline(name: str, report: BoardReport) -> Markup:
    """Return a picture to be put into the page: it grows with it, takes its colours, and no name in it is another's."""
    svg = picture_svg(name, report.board, report.figures, bare=True).decode()
    svg = svg[svg.index("<svg ") :]
    svg = _ROOT.sub(lambda root: _SIZE.sub("", root[0]), svg, count=1)
    svg = _NAMES.sub(lambda found: f"{found[1]}{name}-", svg)
    svg = _PAINTED.sub(lambda found: f"var(--{_COLOURS[found[0]]})" if found[0] in _COLOURS else found[0], svg)
    # Everything that comes from the board is outlines, or was escaped where the picture was made.
    return Markup(svg)  # noqa: S704

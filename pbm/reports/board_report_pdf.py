"""A board's figures on two sheets of A4, as PDF: the board on the first, how games on it go on the second."""

from __future__ import annotations

import io
from collections.abc import Sequence

from matplotlib import rcParams
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure

from pbm.reports.board_report import BoardReport, Section, facts_of, headline, sections_of
from pbm.reports.pictures.analysis import draw_picture
from pbm.reports.pictures.analysis_paper import FAINT, GRID, Part
from pbm.reports.pictures.canvas import settings
from pbm.reports.pictures.cast import BACKGROUND, shown_name
from pbm.reports.pictures.sizes import Size
from pbm.rulesets.api import Table

__all__ = ["report_pdf"]

_WIDTH, _HEIGHT = 595.3, 841.9  # A4 in points
_MARGIN = 36.0
_TEXT, _SMALL, _LARGE = 9.0, 7.5, 17.0
_SIZE = Size(width=_WIDTH - 2 * _MARGIN, height=180, text=9.5, small=7.5, line=1.4, mark=4.6, pixels=0, colours=0)
_DEEP = "#2853A4"
_FOOT = "Worked out by pbm, not played: all throws by chance, no trapdoors. Not for anybody who plays on the board."


def report_pdf(report: BoardReport) -> bytes:
    """Return the two sheets; the same report gives the same bytes. PbmError for a board too large to be drawn."""
    out = io.BytesIO()
    with settings("pbm-board-report"):
        # Letters that can be searched for and copied, not outlines.
        rcParams["pdf.fonttype"] = 42
        told = {
            "Title": f"{shown_name(report.board.name)}: what the board is like",
            "Subject": headline(report),
            "CreationDate": None,
            "Creator": "pbm",
            "Producer": None,
        }
        with PdfPages(out, metadata=told) as pages:
            for page in (_first(report), _second(report)):
                pages.savefig(page)
    return out.getvalue()


def _first(report: BoardReport) -> Figure:
    page = _Page(1)
    page.title(shown_name(report.board.name))
    page.words(headline(report), _TEXT + 0.8)
    page.facts(report)
    for heat in (section for section in sections_of(report) if section.picture == "heat"):
        page.heading(heat.title)
        for words in heat.words:
            page.words(words, _SMALL + 0.6, FAINT)
        page.picture(report, heat, page.left_over)
    return page.figure


def _second(report: BoardReport) -> Figure:
    page = _Page(2)
    finish, survival, race, traps = sections_of(report)[-4:]
    lines = _lines_of(page, traps)
    room = page.left_over - lines - 3 * 40
    rows = len(report.figures.rows)
    shares = [1.0, 1.0, max(0.55, 0.3 + rows * 0.085)]
    for section, share in zip((finish, survival, race), shares, strict=True):
        page.heading(section.title)
        for words in section.words:
            page.words(words, _SMALL + 0.6, FAINT)
        page.picture(report, section, room * share / sum(shares))
    page.heading(traps.title)
    for words in traps.words:
        page.words(words, _TEXT)
    page.tables(traps.tables)
    return page.figure


def _lines_of(page: _Page, section: Section) -> float:
    """Return how many points high a section without a picture is."""
    words = sum(len(page.paper.wrapped(one, _TEXT, page.room)) * _TEXT * 1.4 + 2 for one in section.words)
    tall = max((len(table.rows) + 2 for table in section.tables), default=0)
    return words + tall * _SMALL * 1.55 + 34


class _Page:
    """One sheet, filled from the top: ``level`` is where the next thing goes."""

    def __init__(self, number: int) -> None:
        self.figure = Figure(figsize=(_WIDTH / 72, _HEIGHT / 72), facecolor=BACKGROUND)
        self.paper = Part(self.figure, 0, 0, _WIDTH, _HEIGHT)
        self.level = _HEIGHT - _MARGIN
        self.room = _WIDTH - 2 * _MARGIN
        self.paper.write(_MARGIN, _MARGIN * 0.62, _FOOT, 6.5, colour=FAINT)
        self.paper.write(_WIDTH - _MARGIN, _MARGIN * 0.62, f"{number} / 2", 6.5, across="right", colour=FAINT)

    @property
    def left_over(self) -> float:
        """How many points there are beneath what is written so far."""
        return self.level - _MARGIN

    def title(self, words: str) -> None:
        """Write the title of the whole."""
        self.level -= _LARGE * 0.8
        shown = self.paper.fitted(self.paper.writable(words, "?"), _LARGE, self.room, bold=True)
        self.paper.write(_MARGIN, self.level, shown, _LARGE, bold=True)
        self.level -= _LARGE * 0.7

    def heading(self, words: str) -> None:
        """Write a heading."""
        self.level -= 15
        self.paper.write(_MARGIN, self.level, words, _TEXT + 2, bold=True)
        self.level -= 6

    def words(self, words: str, size: float, colour: str = "#222222") -> None:
        """Write words in as many lines as they need."""
        for line in self.paper.wrapped(words, size, self.room):
            self.level -= size * 1.4
            self.paper.write(_MARGIN, self.level, line, size, colour=colour)
        self.level -= 2

    def facts(self, report: BoardReport) -> None:
        """Write the numbers that matter, side by side."""
        found = facts_of(report)
        gap, tall = 7.0, 47.0
        wide = (self.room - gap * (len(found) - 1)) / len(found)
        self.level -= 8 + tall
        for index, fact in enumerate(found):
            x = _MARGIN + index * (wide + gap)
            self.paper.box(x, self.level, wide, tall, "#FFFFFF", GRID)
            self.paper.box(x, self.level + tall - 2, wide, 2, _DEEP)
            self.paper.write(x + 6, self.level + tall - 17, fact.value, 15, bold=True)
            for at, (words, bold) in enumerate(((fact.what, True), (fact.more, False))):
                size = min(7.0, 7.0 * (wide - 10) / self.paper.width_of(words, 7.0, bold))
                ink = "#222222" if bold else FAINT
                self.paper.write(x + 6, self.level + 15 - at * 9, words, size, bold=bold, colour=ink)
        self.level -= 4

    def picture(self, report: BoardReport, section: Section, height: float) -> None:
        """Draw a section's picture as high as that."""
        self.level -= height
        part = Part(self.figure, _MARGIN - 6, self.level, self.room + 12, height)
        draw_picture(part, section.picture, report.board, report.figures, _SIZE, "")

    def tables(self, tables: Sequence[Table]) -> None:
        """Write tables side by side."""
        self.level -= _SMALL * 1.8
        x, row = _MARGIN, _SMALL * 1.5
        for table in tables:
            self.paper.write(x, self.level, table.title, _SMALL + 0.5, bold=True)
            left = x
            lines = (table.columns, *table.rows)
            for column in range(len(table.columns)):
                wide = max(self.paper.width_of(line[column], _SMALL) for line in lines)
                for number, line in enumerate(lines):
                    ink = FAINT if number == 0 else "#222222"
                    level = self.level - row * (number + 1)
                    self.paper.write(left + wide, level, line[column], _SMALL, across="right", colour=ink)
                left += wide + 12
            rule = self.level - row * 1.5
            self.paper.line([(x, rule), (left - 12, rule)], GRID, 0.6)
            x = left + 18
        self.level -= row * (1 + max((len(table.rows) for table in tables), default=0))

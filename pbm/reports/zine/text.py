"""The page as plain text: aligned, as wide as asked, with a bar before every line that is somebody's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pbm.reports.layout import columns, lead, paragraph, plain, table
from pbm.reports.pictures.cast import cast_of
from pbm.reports.writer import Writer
from pbm.reports.zine.layouts import InCharacters, Layout
from pbm.reports.zine.page import Grid, Page, Scene
from pbm.rulesets.api import Table, Track

__all__ = ["as_text"]

TEMPLATE = "report/zine/page.txt"

_BAR = "| "

InTrack: TypeAlias = Callable[[Track, Sequence[str], Sequence[str], int], str]
"""(a track, everybody who ever ran on it, all players, columns) → the race in characters."""


def as_text(page: Page, layout: Layout, writer: Writer, board: InCharacters, race: InTrack) -> bytes:
    """Return a page as text in UTF-8; ``race`` and ``board`` draw in characters."""
    tracks = {
        grid.track: (grid.cast, section.players) for section in page.sections for grid in section.grids if grid.track
    }

    def heading(title: str, below: bool = False) -> str:
        level = layout.below if below else layout.level
        words = paragraph(title, width=layout.width)
        longest = max(map(columns, words.splitlines()), default=0)
        return f"{words}\n{('=' if level < 3 else '-') * longest}"

    def grid(data: Grid) -> str:
        # In a typewriter's letters the sign on the keyboard is the one that is as wide as a plus.
        rows = tuple(tuple(_signed(cell) for cell in row) for row in data.rows)
        return table(Table(data.title, data.columns, rows), layout.width, layout.width)

    def strip(track: Track, scene: Scene | None = None) -> str:
        # Beside a board everybody has the mark that is theirs on it, else the one that is theirs in the picture.
        known = scene.cast if scene is not None and {runner.name for runner in track.runners} <= {*scene.cast} else ()
        cast, players = tracks.get(track, ((), ()))
        return race(track, known or cast or cast_of([track]), players, layout.width)

    def sealed(what: str, seal: str) -> str:
        # A seal is compared letter by letter: it stands whole, however narrow the page.
        line = f"{what} {seal}"
        return line if columns(line) <= layout.width else f"{paragraph(what, width=layout.width)}\n{seal}"

    made = writer.render(
        TEMPLATE,
        page.language,
        page=page,
        drawn=layout.folder is not None,
        heading=heading,
        wrap=lambda text, indent="": paragraph(text, indent, width=layout.width),
        quote=lambda line: paragraph(line, _BAR + lead(line), width=layout.width),
        sealed=sealed,
        table=grid,
        strip=strip,
        board=lambda scene: board(scene, layout.width),
    )
    return plain(made).encode()


def _signed(cell: str) -> str:
    return f"-{cell[1:]}" if cell.startswith("−") else cell

"""The pictures beside a page: the board of each game, where everybody may see it, and its race."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pbm.core.phrases import Phrase, say
from pbm.reports.model import GameStory, tracks_of
from pbm.reports.pictures.grid import grid_png, grid_svg
from pbm.reports.pictures.race import race_png, race_svg
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.gather import boards_of, picture_stem
from pbm.reports.zine.scenes import scene_of
from pbm.rulesets.api import Track
from pbm.rulesets.grid import Cell, Grid, Link

__all__ = ["Drawn", "draw"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture at print size, once for programs that scale and once for those that do not; ``stem`` names its file."""

    stem: str
    svg: bytes
    png: bytes


def draw(story: GameStory, tongue: Catalogue) -> tuple[Drawn, ...]:
    """Return the boards that everybody may see, and the race on each, of a game that has a report; else nothing.

    A race that was over before the newest round has been drawn when it ended.
    """
    if not story.rounds:
        return ()
    boards = boards_of(story)
    grids = {grid.board: grid for grid in story.newest.grids}
    over = {track.board for track in story.newest.tracks if track.over}
    made = []
    for board in boards:
        title: str | Phrase = story.title
        if len(boards) > 1:
            title = say("{game}, board {board}", game=story.title, board=board)
        words = str(tongue.said(title))
        if board in grids and grids[board].cells:
            svg, png = _board(grids[board], scene_of(story, grids[board]).cast, words, tongue)
            made.append(Drawn(picture_stem(story, board, "board", language=tongue.language), svg, png))
        tracks = tracks_of(story, board)
        if tracks and board not in over:
            svg, png = _race(tracks, words, tongue)
            made.append(Drawn(picture_stem(story, board, language=tongue.language), svg, png))
    return tuple(made)


@lru_cache(maxsize=32)
def _race(tracks: tuple[Track, ...], title: str, tongue: Catalogue) -> tuple[bytes, bytes]:
    return race_svg(tracks, title, tongue=tongue), race_png(tracks, title, "print", tongue=tongue)


def _board(grid: Grid, cast: tuple[str, ...], title: str, tongue: Catalogue) -> tuple[bytes, bytes]:
    players = tuple(sorted(grid.players.items()))
    return _board_drawn(grid.board, grid.rows, grid.columns, grid.cells, grid.links, players, cast, title, tongue)


@lru_cache(maxsize=32)
def _board_drawn(
    board: str,
    rows: int,
    columns: int,
    cells: tuple[Cell, ...],
    links: tuple[Link, ...],
    players: tuple[tuple[str, int], ...],
    cast: tuple[str, ...],
    title: str,
    tongue: Catalogue,
) -> tuple[bytes, bytes]:
    # In parts, for a board with who stands where is nothing that can be remembered by.
    grid = Grid(board, rows, columns, cells, links, dict(players))
    return (
        grid_svg(grid, title, cast=cast, tongue=tongue),
        grid_png(grid, title, "print", cast=cast, tongue=tongue),
    )

"""Boards that everybody may see: whose game they are of, and how they stand in characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from pbm.core.phrases import Manner
from pbm.reports.grid_text import grid_text
from pbm.reports.model import GameStory, tracks_of
from pbm.reports.pictures.cast import cast_of
from pbm.reports.pictures.race_text import strip_text
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.page import Scene
from pbm.reports.zine.plain_names import plain_names
from pbm.reports.zine.words import straightened
from pbm.rulesets.api import Track
from pbm.rulesets.grid import Grid

__all__ = ["cast_on", "players_of", "scene_of", "scene_text", "scenes_of", "track_text"]

_NAME = 30  # characters: a longer name is cut with a sign that ASCII does not have


def cast_on(story: GameStory, board: str) -> tuple[str, ...]:
    """Return everybody who ever ran on a board, in the order of its race chart, so that looks are the same."""
    tracks = tracks_of(story, board)
    if tracks:
        return cast_of(tracks)
    views = (story.opening, *(round_.view for round_ in story.rounds))
    names = (name for view in views for grid in view.grids if grid.board == board for name in grid.players)
    return tuple(sorted(set(names)))


def scene_of(story: GameStory, grid: Grid) -> Scene:
    """Return a board of the newest report with everybody who ever ran on it."""
    return Scene(grid, cast_on(story, grid.board), players_of(story))


def players_of(story: GameStory) -> tuple[str, ...]:
    """Return everybody who plays or has played, each once and always in the same order."""
    boards = dict.fromkeys(
        (*(track.board for track in story.newest.tracks), *(grid.board for grid in story.newest.grids))
    )
    return tuple(dict.fromkeys((*story.players, *(name for board in boards for name in cast_on(story, board)))))


def scenes_of(story: GameStory) -> tuple[Scene, ...]:
    """Return the boards of the newest report that everybody may see."""
    return tuple(scene_of(story, grid) for grid in story.newest.grids)


def scene_text(scene: Scene, width: int, tongue: Catalogue, *, ascii_only: bool = False) -> str:
    """Return a board in characters, ``width`` columns at most; with ``ascii_only`` names and labels are ASCII too."""
    if not ascii_only:
        return grid_text(scene.grid, width, cast=scene.cast, tongue=tongue).strip("\n")
    names = _short_names(scene.cast, scene.players, tongue)
    plain = _straight(scene.grid, tongue)
    return grid_text(plain, width, cast=scene.cast, shown=names, tongue=_Straight(tongue)).strip("\n")


def track_text(
    track: Track,
    cast: Sequence[str],
    players: Sequence[str],
    width: int,
    tongue: Catalogue,
    *,
    ascii_only: bool = False,
) -> str:
    """Return a race in characters, as ``scene_text`` does a board.

    ``cast`` is everybody who ever ran in it, ``players`` all of the game.
    """
    if not ascii_only:
        return strip_text(track, width, cast=cast, tongue=tongue).strip("\n")
    names = _short_names(cast, players, tongue)
    return strip_text(track, width, cast=cast, shown=names, tongue=_Straight(tongue)).strip("\n")


@dataclass(frozen=True)
class _Straight:
    """A language in ASCII."""

    tongue: Catalogue

    def pattern(self, pattern: str) -> str:
        """Return a pattern in this language."""
        return straightened(self.tongue.pattern(pattern), self.tongue.language)

    def counted(self, one: str, many: str, count: int) -> str:
        """Return whichever pattern goes with a number."""
        return straightened(self.tongue.counted(one, many, count), self.tongue.language)

    def moment(self, moment: date, zone: str, manner: Manner) -> str | None:
        """Return a moment as one says it at a place."""
        words = self.tongue.moment(moment, zone, manner)
        return None if words is None else straightened(words, self.tongue.language)


def _straight(grid: Grid, tongue: Catalogue) -> Grid:
    """Return a board whose labels are ASCII."""
    cells = tuple(
        replace(cell, label=straightened(str(tongue.said(cell.label)), tongue.language) if cell.label else "")
        for cell in grid.cells
    )
    links = tuple(
        replace(link, name=straightened(link.name, tongue.language) if link.name else "") for link in grid.links
    )
    return replace(grid, cells=cells, links=links)


def _short_names(cast: Sequence[str], players: Sequence[str], tongue: Catalogue) -> tuple[str, ...]:
    """Return the names of a cast in ASCII, in its order, none so long that it would be cut with another sign."""
    made = plain_names(tuple(dict.fromkeys((*players, *cast))), tongue, _NAME)
    return tuple(made[name] for name in cast)

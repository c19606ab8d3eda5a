"""Boards that everybody may see: whose game they are of, and how they stand in characters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date

from pbm.core.phrases import Manner
from pbm.reports.grid_text import grid_text
from pbm.reports.model import GameStory, tracks_of
from pbm.reports.pictures.cast import cast_of
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.page import Scene
from pbm.reports.zine.words import straightened
from pbm.rulesets.grid import Grid

__all__ = ["cast_on", "scene_of", "scene_text", "scenes_of"]

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
    return Scene(grid, cast_on(story, grid.board))


def scenes_of(story: GameStory) -> tuple[Scene, ...]:
    """Return the boards of the newest report that everybody may see."""
    return tuple(scene_of(story, grid) for grid in story.newest.grids)


def scene_text(scene: Scene, width: int, tongue: Catalogue, *, ascii_only: bool = False) -> str:
    """Return a board in characters, ``width`` columns at most; with ``ascii_only`` names and labels are ASCII too."""
    if not ascii_only:
        return grid_text(scene.grid, width, cast=scene.cast, tongue=tongue).strip("\n")
    plain = _straight(scene, tongue)
    return grid_text(plain.grid, width, cast=plain.cast, tongue=_Straight(tongue)).strip("\n")


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


def _straight(scene: Scene, tongue: Catalogue) -> Scene:
    """Return a board whose names and labels are ASCII; no two names become one."""
    names = _names((*scene.cast, *sorted(scene.grid.players)), tongue.language)
    cells = tuple(
        replace(cell, label=straightened(str(tongue.said(cell.label)), tongue.language) if cell.label else "")
        for cell in scene.grid.cells
    )
    links = tuple(
        replace(link, name=straightened(link.name, tongue.language) if link.name else "") for link in scene.grid.links
    )
    players = {names[name]: space for name, space in scene.grid.players.items()}
    grid = replace(scene.grid, cells=cells, links=links, players=players)
    return Scene(grid, tuple(names[name] for name in scene.cast))


def _names(names: Iterable[str], language: str) -> dict[str, str]:
    made: dict[str, str] = {}
    for name in dict.fromkeys(names):
        plain = straightened(name[: 4 * _NAME], language)[:_NAME].rstrip()
        taken = set(made.values())
        number = 2
        own = plain
        while own in taken:
            own = f"{plain[: _NAME - 4].rstrip()} {number}"
            number += 1
        made[name] = own
    return made

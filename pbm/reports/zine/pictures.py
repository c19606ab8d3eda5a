"""The pictures beside a page: the race of each game, in files named for game and round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pbm.core.phrases import say
from pbm.reports.model import GameStory, tracks_of
from pbm.reports.pictures.race import race_png, race_svg
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.gather import boards_of, picture_stem
from pbm.rulesets.api import Track

__all__ = ["Drawn", "draw"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture at print size, once for programs that scale and once for those that do not; ``stem`` names its file."""

    stem: str
    svg: bytes
    png: bytes


def draw(story: GameStory, tongue: Catalogue) -> tuple[Drawn, ...]:
    """Return the race on each board of a game that has a report; nothing before that, or where there is no race."""
    if not story.rounds:
        return ()
    boards = boards_of(story)
    made = []
    for board in boards:
        title = say("{game}, board {board}", game=story.title, board=board) if len(boards) > 1 else story.title
        svg, png = _drawn(tracks_of(story, board), str(tongue.said(title)), tongue)
        made.append(Drawn(picture_stem(story, board), svg, png))
    return tuple(made)


@lru_cache(maxsize=32)
def _drawn(tracks: tuple[Track, ...], title: str, tongue: Catalogue) -> tuple[bytes, bytes]:
    return race_svg(tracks, title, tongue=tongue), race_png(tracks, title, "print", tongue=tongue)

"""What the archive is made of, and how it is to be named and spoken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pbm.core.board import Board
from pbm.reports.model import GameStory

__all__ = ["Entry", "Site"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the archive: its story, the rules in brief, and what its GM tells everybody of the boards.

    ``boards`` are there once the secrets are out, and only then: together with ``story.reveal``.
    """

    story: GameStory
    rules: tuple[str, ...] = ()
    disclosed: tuple[str, ...] = ()
    boards: Mapping[str, Board] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Site:
    """What the archive is called, its language, and where it will stand in the web ("" where nobody said)."""

    title: str
    language: str = "en"
    base_url: str = ""

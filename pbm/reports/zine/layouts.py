"""How a page is wanted: its width, its headings, where its pictures are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from pbm.reports.zine.page import Scene

__all__ = ["DEEPEST", "InCharacters", "Layout"]

DEEPEST = 6
"""There is no heading below this level in any of the formats."""

InCharacters: TypeAlias = Callable[[Scene, int], str]
"""What draws a board in characters, so many columns wide."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What an editor may choose: ``width`` of text in columns, ``level`` of a game's heading, ``whole`` for HTML that
    is a page by itself. ``folder`` is where the pictures are, seen from the page: "" beside it, None for no pictures.

    ``images`` are the pictures themselves as PNG, by their stem, for a format that holds them.
    """

    width: int = 72
    level: int = 2
    whole: bool = False
    folder: str | None = ""
    images: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def below(self) -> int:
        """The level of what stands below a game's heading."""
        return min(self.level + 1, DEEPEST)

    def place(self, stem: str, ending: str) -> str:
        """Return where a picture is, seen from the page."""
        return f"{self.folder}/{stem}.{ending}" if self.folder else f"{stem}.{ending}"

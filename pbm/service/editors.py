"""Editors of zines who get a game's page by mail when its report is released."""

from __future__ import annotations

from dataclasses import dataclass

from pbm.reports.zine.page import Format

__all__ = ["Editor"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Editor:
    """A zine: its name, its editor's address, the games it prints by their keys (none named: all), how and in which
    language it wants their pages."""

    name: str
    address: str
    games: tuple[str, ...] = ()
    format: Format = "docx"
    language: str = "en"

    def prints(self, key: str) -> bool:
        """Return whether the zine prints a game."""
        return not self.games or key in self.games

"""Games that their GM ended before their rules did: over, without placings of their own."""

from __future__ import annotations

from dataclasses import replace

from pbm.service.records import Game

__all__ = ["as_abandoned", "as_resumed", "is_abandoned", "was_resumed"]

_ABANDONED = "abandoned"
"""The key in a game's house that says that its GM ended it; false once the GM has taken it up again."""


def is_abandoned(game: Game) -> bool:
    """Return whether the GM ended a game as it stood."""
    return game.house.get(_ABANDONED) is True


def as_abandoned(game: Game) -> Game:
    """Return a game as one that its GM has ended as it stands."""
    return replace(game, house={**game.house, _ABANDONED: True})


def was_resumed(game: Game) -> bool:
    """Return whether the GM took up a game again that the GM had ended, and has not ended it since."""
    return game.house.get(_ABANDONED) is False


def as_resumed(game: Game) -> Game:
    """Return a game as one that its GM has taken up again."""
    return replace(game, house={**game.house, _ABANDONED: False})

"""What a mail command is."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Command"]


@dataclass(frozen=True, slots=True)
class Command:
    """A word that a player can send on a line of its own; ``help`` tells the player what it does."""

    name: str
    help: str

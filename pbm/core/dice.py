"""Chance, kept apart from the rules: a game asks for a roll or a shuffle and never draws one itself."""

from __future__ import annotations

from typing import Protocol, TypeVar

__all__ = ["Dice", "NoDice"]

T = TypeVar("T")


class Dice(Protocol):
    """Where a game's chance comes from. ``stream`` names what is rolled for, so that each is independent."""

    def roll(self, stream: str) -> int:
        """Return the next die of ``stream``, 1 … 6."""
        ...

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` in an order drawn from ``stream``."""
        ...


class NoDice:
    """The dice of a game without chance: asking for one is a fault of the ruleset."""

    def roll(self, stream: str) -> int:
        """Refuse: this game has no dice."""
        raise LookupError(f"this game has no dice, yet {stream!r} asked for one")

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Refuse: this game shuffles nothing."""
        raise LookupError(f"this game has no dice, yet {stream!r} asked for a shuffle of {len(items)}")

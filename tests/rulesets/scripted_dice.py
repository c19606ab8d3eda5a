"""Dice that fall as a test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class ScriptedDice:
    """Dice of seats that fall as written, two at a time; a shuffle leaves everything as it is.

    ``rolls`` are the pairs each seat is going to roll, by name; a roll that is not written down is an AssertionError.
    """

    def __init__(self, seats: Sequence[str], rolls: Mapping[str, Sequence[Sequence[int]]]) -> None:
        self._left = {f"seat {n}": [die for pair in rolls.get(s, ()) for die in pair] for n, s in enumerate(seats, 1)}

    def roll(self, stream: str) -> int:
        """Return the next die of a seat's stream."""
        left = self._left.get(stream)
        assert left, f"nothing is written down for {stream!r} to roll"
        return left.pop(0)

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` as they are."""
        return list(items)

    def left(self) -> dict[str, list[int]]:
        """Return the dice that were written down and have not been rolled, by stream."""
        return {stream: dice for stream, dice in self._left.items() if dice}

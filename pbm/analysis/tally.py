"""What many games came to: counts, and how far the truth may be from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["Estimate", "Ints", "Tally", "share", "spread"]

Ints: TypeAlias = NDArray[np.int64]

_Z: Final = 1.959963984540054
"""The half width of the interval that holds 95 in 100 of a normal distribution, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and the bounds that hold the true one in 95 of 100 simulations; nothing is known of what is None."""

    value: float | None
    low: float | None
    high: float | None


_UNKNOWN: Final = Estimate(None, None, None)


def share(count: float, of: int) -> Estimate:
    """Return the chance that ``count`` out of ``of`` shows, with Wilson's interval; nothing where there was nothing."""
    if not of:
        return _UNKNOWN
    part = count / of
    middle = (part + _Z**2 / (2 * of)) / (1 + _Z**2 / of)
    half = _Z / (1 + _Z**2 / of) * (part * (1 - part) / of + _Z**2 / (4 * of**2)) ** 0.5
    return Estimate(part, max(0.0, middle - half), min(1.0, middle + half))


def spread(counts: Ints) -> Estimate:
    """Return the mean of a number of which ``counts[n]`` were n, with Student's interval; of one alone, no bounds."""
    total = int(counts.sum())
    if not total:
        return _UNKNOWN
    numbers = np.arange(len(counts))
    mean = float(counts @ numbers) / total
    if total == 1:
        return Estimate(mean, None, None)
    from scipy.special import stdtrit

    squares = float(counts @ (numbers - mean) ** 2)
    half = float(stdtrit(total - 1, 0.975)) * (squares / (total - 1) / total) ** 0.5
    return Estimate(mean, mean - half, mean + half)


@dataclass(frozen=True, slots=True)
class Tally:
    """Games that were played: who won them and how long they took.

    ``wins`` are by seat, those alone at the top; ``shared`` are games drawn by several, of which each has a part in
    ``parts`` (a half of a game that two drew). ``turns`` and ``rounds`` count the games that took so many; ``rolls``
    are the throws of all players together. ``unfinished`` games were called off and are in none of these.
    """

    wins: tuple[int, ...]
    parts: tuple[float, ...]
    shared: int
    turns: Ints
    rounds: Ints
    rolls: Ints
    unfinished: int = 0

    @classmethod
    def none(cls, players: int) -> Tally:
        """Return the tally of no game."""
        nothing = np.zeros(1, dtype=np.int64)
        return cls((0,) * players, (0.0,) * players, 0, nothing, nothing, nothing)

    @property
    def finished(self) -> int:
        """How many games came to an end."""
        return int(self.turns.sum())

    @property
    def games(self) -> int:
        """How many games were begun."""
        return self.finished + self.unfinished

    def __add__(self, other: Tally) -> Tally:
        """Return both together."""
        return Tally(
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            tuple(a + b for a, b in zip(self.parts, other.parts, strict=True)),
            self.shared + other.shared,
            _together(self.turns, other.turns),
            _together(self.rounds, other.rounds),
            _together(self.rolls, other.rolls),
            self.unfinished + other.unfinished,
        )

    def win(self, seat: int) -> Estimate:
        """Return the chance of a seat, counted from 0, to win alone a game that comes to its end."""
        return share(self.wins[seat], self.finished)

    def draw(self) -> Estimate:
        """Return the chance that a game that comes to its end is drawn."""
        return share(self.shared, self.finished)

    def quantile(self, chance: float) -> int | None:
        """Return the least number of turns within which such a part of the games that ended had ended; None of none."""
        if not self.finished:
            return None
        return int(np.searchsorted(np.cumsum(self.turns), chance * self.finished - 1e-9))


def _together(one: Ints, other: Ints) -> Ints:
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    both = longer.copy()
    both[: len(shorter)] += shorter
    return both

"""How to spend a set of throws: the turns that are still to be expected, for every space and every numbers left."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pbm.analysis.bots.products import product

__all__ = ["FULL", "Plan", "bit", "plan"]

Floats: TypeAlias = NDArray[np.float64]

FULL: Final = 63
"""The mask of a set of which every number is used."""

_SETS: Final = 4  # beyond these, turns are guessed by the pace
_PACE: Final = 4.5  # spaces a turn
_PAST: Final = 0.02  # what a space past the finish is worth, in turns (r5)

_LAYERS: Final = tuple(
    np.array([mask for mask in range(64) if bin(mask).count("1") == used], dtype=np.intp) for used in range(7)
)


def bit(number: int) -> int:
    """Return the bit of a throw in a mask of those used."""
    return 1 << (number - 1)


class Plan:
    """What positions are worth at best, in turns (the greater the better, and never far above 0).

    ``stand[mask, space]`` is the worth of standing somewhere with these numbers used, ``land[mask, space]`` that of
    coming to a target by a throw after which they are used.
    """

    def __init__(self, stand: Floats, land: Floats) -> None:
        self.stand = stand
        self.land = land


def plan(leads: Floats, finish: int) -> Plan:
    """Return the plan for a board whose ``leads[target, space]`` is the chance that a throw to a target ends there."""
    size = len(leads)
    spaces = np.arange(size)
    home = _PAST * np.clip(spaces - finish, 0, 12)
    fresh = np.where(spaces < finish, (spaces - finish) / _PACE - 0.5, home)
    stand = np.empty((64, size))
    land = np.zeros((64, size))
    across = np.ascontiguousarray(leads.T)
    for _ in range(_SETS):
        stand[FULL] = fresh
        for used in range(5, -1, -1):
            above = _LAYERS[used + 1]
            land[above] = product(stand[above], across)
            masks = _LAYERS[used]
            best = np.full((len(masks), size), -np.inf)
            for number in range(1, 7):
                free = (masks & bit(number)) == 0
                after = land[masks[free] | bit(number)]
                reached = after[:, number : number + finish]
                best[free, :finish] = np.maximum(best[free, :finish], reached)
            best[:, :finish] -= 1.0
            best[:, finish:] = home[finish:]
            stand[masks] = best
        fresh = stand[0].copy()
    return Plan(stand, land)

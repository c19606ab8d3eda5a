"""Products of small matrices, of which a bot makes thousands."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["applied", "product"]

Floats: TypeAlias = NDArray[np.float64]

_ALONE: Final = 250_000
"""Multiplications below which the libraries beneath numpy call no other processors to their aid. To wake these costs
more than they save, many times over where they are busy.
"""


def product(one: Floats, other: Floats) -> Floats:
    """Return the product of two matrices, made row by row of blocks small enough for one processor."""
    rows = max(1, _ALONE // max(1, other.size))
    if rows >= len(one):
        return one @ other
    made = np.empty((len(one), other.shape[1]))
    for first in range(0, len(one), rows):
        np.matmul(one[first : first + rows], other, out=made[first : first + rows])
    return made


def applied(matrix: Floats, vector: Floats) -> Floats:
    """Return the product of a matrix and a vector."""
    made: Floats = (matrix * vector).sum(axis=1)
    return made

"""Large systems of equations, solved with scipy: it is an extra, and importing this module without it fails.

Spaces are counted from the finish down here, the order in which elimination adds least.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from scipy.sparse import coo_matrix, csc_matrix
from scipy.sparse.linalg import LinearOperator, gmres, splu

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["factored", "iterated"]

_Array: TypeAlias = "NDArray[Any]"


def factored(size: int, rows: _Array, columns: _Array, chances: _Array, moving: _Array) -> Callable[[_Array], _Array]:
    """Return what solves the equations, by elimination from the finish down."""
    solve = _lu(_matrix(size, rows, columns, chances, moving))
    return lambda gain: solve(gain[::-1])[::-1]


def iterated(
    size: int, rows: _Array, columns: _Array, chances: _Array, moving: _Array
) -> Callable[[_Array, int], _Array]:
    """Return what comes nearer to a solution in so many steps (GMRES), helped by the equations without their snakes."""
    matrix = _matrix(size, rows, columns, chances, moving).tocsr()
    up = columns > rows
    forward = _lu(_matrix(size, rows[up], columns[up], chances[up], moving))
    helper = LinearOperator((size, size), matvec=forward, dtype=float)

    def nearer(gain: _Array, steps: int) -> _Array:
        found, _ = gmres(matrix, gain[::-1].copy(), rtol=1e-12, atol=0.0, restart=steps, maxiter=1, M=helper)
        solved: _Array = found[::-1]
        return solved

    return nearer


def _lu(matrix: Any) -> Callable[[_Array], _Array]:
    # Every row of these matrices outweighs the rest of itself, so that no rows need to change places.
    made = splu(matrix, permc_spec="NATURAL", diag_pivot_thresh=0.0, options={"Equil": False})
    return lambda right: made.solve(right)


def _matrix(size: int, rows: _Array, columns: _Array, chances: _Array, moving: _Array) -> csc_matrix:
    import numpy as np

    last = np.int32(size - 1)
    index = np.arange(size, dtype=np.int32)
    numbers = np.concatenate([-chances, moving[::-1]])
    places = (np.concatenate([last - rows, index]), np.concatenate([last - columns, index]))
    return coo_matrix((numbers, places), shape=(size, size)).tocsc()

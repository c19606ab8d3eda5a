"""One unknown of a system of linear equations in whole numbers, as a fraction.

Elimination in fractions grows too fast for a board. Here the system is solved modulo powers of a prime, digit by digit
(Dixon's lifting), until there are enough digits to tell the fraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["solve_exactly"]

_PRIMES: Final = (33554393, 33554383, 33554371, 33554347, 33554341)
"""The largest below 2 to the 25th: sums of their products, taken in halves, stay within 64 bits."""

_HALF: Final = 13


def solve_exactly(matrix: NDArray[Any], rights: Sequence[NDArray[Any]], unknown: int) -> tuple[Fraction, ...]:
    """Return the value of one unknown of ``matrix`` · x = ``right``, for each of the right sides; all in whole numbers.

    No row of the matrix may add up to more than 2 to the 37th, signs left out. ArithmeticError when the system has not
    one solution.
    """
    import numpy as np

    left = np.asarray(matrix, dtype=np.int64)
    for prime in _PRIMES:
        inverse = _inverse(left, prime)
        if inverse is not None:
            break
    else:
        raise ArithmeticError("the equations have no one solution")
    # Hadamard's bound on determinants: no fraction has more than this below its line.
    below = 1
    for row in left:
        below *= isqrt(sum(int(number) ** 2 for number in row)) + 1
    return tuple(_lifted(left, inverse, prime, np.asarray(right, dtype=np.int64), below, unknown) for right in rights)


def _lifted(
    left: NDArray[Any], inverse: NDArray[Any], prime: int, right: NDArray[Any], below: int, unknown: int
) -> Fraction:
    """Return one unknown, from as many digits as its fraction can need."""
    above = below * (sum(abs(int(number)) for number in right) + 1)
    high, low = inverse >> _HALF, inverse & ((1 << _HALF) - 1)
    rest = right
    digits: list[int] = []
    reached = 1
    while reached <= 2 * above * below:
        now = rest % prime
        digit = ((high @ now % prime << _HALF) + low @ now) % prime
        digits.append(int(digit[unknown]))
        rest = (rest - left @ digit) // prime
        reached *= prime
    value = 0
    for number in reversed(digits):
        value = value * prime + number
    return _fraction(value, reached, above)


def _inverse(matrix: NDArray[Any], prime: int) -> NDArray[Any] | None:
    """Return the inverse of a matrix modulo a prime, None when there is none."""
    import numpy as np

    size = len(matrix)
    work = np.concatenate([matrix % prime, np.eye(size, dtype=np.int64)], axis=1)
    for column in range(size):
        pivots = np.nonzero(work[column:, column])[0]
        if not len(pivots):
            return None
        pivot = column + int(pivots[0])
        if pivot != column:
            work[[column, pivot]] = work[[pivot, column]]
        work[column] = work[column] * pow(int(work[column, column]), -1, prime) % prime
        others = work[:, column].copy()
        others[column] = 0
        rows = np.nonzero(others)[0]
        work[rows] = (work[rows] - others[rows, None] * work[column] % prime) % prime
    return np.ascontiguousarray(work[:, size:])


def _fraction(value: int, modulus: int, above: int) -> Fraction:
    """Return the fraction that is ``value`` modulo ``modulus``, with no more than ``above`` over its line."""
    before, now = modulus, value % modulus
    factor_before, factor = 0, 1
    while now > above:
        times = before // now
        before, now = now, before - times * now
        factor_before, factor = factor, factor_before - times * factor
    return Fraction(now, factor)

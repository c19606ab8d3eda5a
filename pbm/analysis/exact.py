"""One unknown of a system of linear equations in whole numbers, as a fraction.

Elimination in fractions grows too fast for a board. Here the system is solved modulo powers of a prime, digit by digit
(Dixon's lifting), until there are enough digits to tell the fraction. Only the numbers that are not nothing are kept:
on a board these are few, and stay few when unknowns are eliminated from the last to the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Row", "rows_of", "solve_exactly"]

Row: TypeAlias = Mapping[int, int]
"""The numbers of one equation by their unknown; those that are not named are nothing."""

_PRIMES: Final = (2**61 - 1, 2**61 - 31, 2**61 - 45, 2**61 - 229, 2**61 - 259)


def rows_of(matrix: NDArray[Any]) -> list[Row]:
    """Return the rows of a matrix of whole numbers."""
    return [{column: number for column, number in enumerate(row) if number} for row in matrix.tolist()]


def solve_exactly(rows: Sequence[Row], rights: Iterable[Sequence[int]], unknown: int) -> tuple[Fraction, ...]:
    """Return the value of one unknown of the equations, for each of the right sides.

    ArithmeticError when there is not one solution, or elimination from the last unknown to the first meets a nothing on
    its way; in the equations of a chain that comes home it never does.
    """
    for prime in _PRIMES:
        solver = _Modular.of(rows, prime)
        if solver is not None:
            break
    else:
        raise ArithmeticError("the equations have no one solution")
    # Hadamard's bound on determinants: no fraction has more than this below its line.
    below = 1
    for row in rows:
        below *= isqrt(sum(number**2 for number in row.values())) + 1
    return tuple(_lifted(rows, solver, [int(number) for number in right], below, unknown) for right in rights)


class _Modular:
    """Equations that are solved modulo a prime: what elimination has done to the rows, and what it has left of them."""

    def __init__(self, prime: int, size: int) -> None:
        self.prime = prime
        self.taken: list[list[tuple[int, int]]] = [[] for _ in range(size)]
        self.left: list[list[tuple[int, int]]] = [[] for _ in range(size)]
        self.inverse = [0] * size

    @classmethod
    def of(cls, rows: Sequence[Row], prime: int) -> _Modular | None:
        """Return the equations, solved but for their right sides; None where a pivot is nothing."""
        made = cls(prime, len(rows))
        work = [{column: number % prime for column, number in row.items()} for row in rows]
        users: list[set[int]] = [set() for _ in rows]
        for place, row in enumerate(work):
            for column in row:
                users[column].add(place)
        for pivot in range(len(rows) - 1, -1, -1):
            row = work[pivot]
            value = row.pop(pivot, 0)
            if not value:
                return None
            inverse = made.inverse[pivot] = pow(value, -1, prime)
            for place in users[pivot]:
                if place >= pivot:
                    continue
                other = work[place]
                factor = other.pop(pivot) * inverse % prime
                made.taken[pivot].append((place, factor))
                for column, number in row.items():
                    if column not in other:
                        users[column].add(place)
                    other[column] = (other.get(column, 0) - factor * number) % prime
            made.left[pivot] = list(row.items())
        return made

    def solve(self, right: list[int]) -> list[int]:
        """Return all unknowns modulo the prime; ``right`` is used up."""
        prime = self.prime
        for pivot in range(len(right) - 1, -1, -1):
            value = right[pivot]
            for place, factor in self.taken[pivot]:
                right[place] = (right[place] - factor * value) % prime
        for pivot, row in enumerate(self.left):
            value = right[pivot]
            for column, number in row:
                value -= number * right[column]
            right[pivot] = value * self.inverse[pivot] % prime
        return right


def _lifted(rows: Sequence[Row], solver: _Modular, right: list[int], below: int, unknown: int) -> Fraction:
    """Return one unknown, from as many digits as its fraction can need."""
    prime = solver.prime
    above = below * (sum(map(abs, right)) + 1)
    equations = [list(row.items()) for row in rows]
    rest = right
    value, reached = 0, 1
    while reached <= 2 * above * below:
        digit = solver.solve([number % prime for number in rest])
        value += digit[unknown] * reached
        reached *= prime
        for place, row in enumerate(equations):
            number = rest[place]
            for column, factor in row:
                number -= factor * digit[column]
            rest[place] = number // prime
    return _fraction(value, reached, above)


def _fraction(value: int, modulus: int, above: int) -> Fraction:
    """Return the fraction that is ``value`` modulo ``modulus``, with no more than ``above`` over its line."""
    before, now = modulus, value % modulus
    factor_before, factor = 0, 1
    while now > above:
        times = before // now
        before, now = now, before - times * now
        factor_before, factor = factor, factor_before - times * factor
    return Fraction(now, factor)

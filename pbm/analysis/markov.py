"""A token that is thrown over a board by chance: where it goes, and how long it is on its way.

Where a throw leads depends on the space alone, so that the turns to come are one linear equation for each space. A
throw moves a few spaces up, and few snakes lie over any one space: taken from the finish down, hardly anything is added
to the equations as they are solved, and a board of a million spaces is solved as easily as it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from pbm.analysis.throws import Die
from pbm.core.errors import ConfigError

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "LARGEST",
    "LARGEST_DENSE",
    "MOST_FILL",
    "RESIDUAL",
    "Chain",
    "Equations",
    "Finish",
    "Homing",
    "Solution",
    "chain_of",
    "homing",
    "least_turns",
]

LARGEST: Final = 40_000_000
"""The most moves, faces times spaces, that a board may have."""

LARGEST_DENSE: Final = 3000
"""Spaces up to which the equations can be solved without scipy."""

MOST_FILL: Final = 60_000_000
"""Numbers that elimination may leave in the equations, by a bound known beforehand; beyond it they are iterated."""

RESIDUAL: Final = 1e-10
"""How far off an iterated solution may leave any of its equations, in parts of the largest gain; see ``Solution``."""

_ROUNDING: Final = 1e-14
"""Parts of the largest value that rounding alone may leave."""

_DENSE: Final = 30
"""Spaces up to which plain elimination is as quick as any, though all other processors be busy."""

_ROUNDS: Final = 40
"""Times that an iterated solution is made better before it is given up, each with so many steps."""

_STEPS: Final = 60

_FEW_WAYS: Final = 2000
"""Turns of the shortest game up to which its chance is worked out as a fraction."""


class Finish(StrEnum):
    """What a throw past the finish does: nothing, home all the same, or back again from the finish."""

    exact = "exact"
    overshoot = "overshoot"
    bounce = "bounce"


@dataclass(frozen=True, slots=True)
class Chain:
    """Where each face leads from each space.

    ``ends`` has a row for each face of the die and a column for each space before the finish; the finish stands for
    home, from which nothing leads on.
    """

    die: Die
    finish: int
    ends: NDArray[Any]

    @property
    def chances(self) -> NDArray[Any]:
        """The chance of each face."""
        import numpy as np

        return np.array(self.die.weights, dtype=float) / self.die.outcomes

    def step(self, standing: NDArray[Any]) -> tuple[NDArray[Any], float]:
        """Return the chances to stand on each space a turn later, and that one comes home in that turn."""
        import numpy as np

        weights = (self.chances[:, None] * standing).ravel()
        moved = np.bincount(self.ends.ravel(), weights=weights, minlength=self.finish + 1)
        return moved[: self.finish], float(moved[self.finish])


def chain_of(
    finish: int, jumps: Mapping[int, int], die: Die, rule: Finish = Finish.exact, *, follow: bool = False
) -> Chain:
    """Return the chain of a board: ``jumps`` from where each starts to where it ends.

    Whoever comes to the finish is home, whatever starts there, and so is who is carried past it. A bounce below the
    start stops on space 0. With ``follow`` the end of a jump may start another. ConfigError for a board that is too
    large, and for jumps that lead round in a loop.
    """
    import numpy as np

    if finish * len(die.faces) > LARGEST:
        most = LARGEST // len(die.faces)
        raise ConfigError.saying("too-large", f"a board of {finish} spaces is too large to analyse; {most} will do")
    lands = np.arange(finish + 1, dtype=np.int32)
    before = [(start, min(end, finish)) for start, end in jumps.items() if 0 < start < finish]
    if before:
        starts, stops = (np.array(part, dtype=np.int32) for part in zip(*before, strict=True))
        lands[starts] = stops
    if follow:
        lands = _followed(lands)
    space = np.arange(finish, dtype=np.int32)
    ends = np.empty((len(die.faces), finish), dtype=np.int32)
    for row, face in enumerate(die.faces):
        target = space + face
        if face == 0:
            # Who throws nothing has not come to a space, and stays where they are.
            ends[row] = space
        elif rule is Finish.exact:
            ends[row] = np.where(target > finish, space, lands[np.minimum(target, finish)])
        elif rule is Finish.overshoot:
            ends[row] = lands[np.minimum(target, finish)]
        else:
            ends[row] = lands[np.where(target > finish, np.maximum(0, 2 * finish - target), target)]
    return Chain(die, finish, ends)


def _followed(lands: NDArray[Any]) -> NDArray[Any]:
    """Return where one ends who takes jump after jump."""
    last = lands
    for _ in range(len(lands).bit_length()):
        last = last[last]
    if (lands[last] != last).any():
        raise ConfigError.saying("loop", "these snakes and ladders lead round in a loop, which nobody ever leaves")
    return last


@dataclass(frozen=True, slots=True)
class Homing:
    """Who gets home: ``certain`` marks the spaces from which one does, ``stuck`` those from which nobody can."""

    certain: NDArray[Any]
    stuck: NDArray[Any]


def homing(finish: int, ends: NDArray[Any]) -> Homing:
    """Return from which spaces home is certain and from which there is no way, with ends as a chain has them."""
    import numpy as np

    if finish and bool((ends.max(axis=0) > np.arange(finish)).all()):
        # From every space some throw leads higher up, so that there is a way home from all of them.
        return Homing(np.ones(finish, dtype=bool), np.zeros(finish, dtype=bool))
    order = np.argsort(ends, axis=None, kind="stable")
    sources = (order % finish).astype(np.int32) if finish else order
    first = np.searchsorted(ends.ravel()[order], np.arange(finish + 2))
    stuck = ~_back_from([finish], finish, sources, first)[:finish]
    lost = _back_from(np.flatnonzero(stuck).tolist(), finish, sources, first)[:finish]
    return Homing(~lost, stuck)


def _back_from(begin: Sequence[int], finish: int, sources: NDArray[Any], first: NDArray[Any]) -> NDArray[Any]:
    """Return a mark for every space that leads to one of ``begin``, these included."""
    import numpy as np

    found = np.zeros(finish + 1, dtype=bool)
    found[list(begin)] = True
    ahead = list(begin)
    while ahead:
        space = ahead.pop()
        for source in sources[first[space] : first[space + 1]].tolist():
            if not found[source]:
                found[source] = True
                ahead.append(source)
    return found


@dataclass(frozen=True, slots=True)
class Solution:
    """What solves the equations of some spaces.

    ``how`` is "elimination", "sparse elimination" or "iteration"; ``residual`` is how far off it leaves the worst of
    the equations, in parts of the largest gain. A fault of so much each turn adds up to no more than the gains do, so
    that it bounds the relative error of expected turns.
    """

    values: NDArray[Any]
    how: str
    residual: float


@dataclass(slots=True)
class Equations:
    """What is expected from a space, from what is expected a turn later: value = gain + the mean over the throws.

    They are over some spaces, in ascending order, from all of which one comes away in the end. ``rows``, ``columns``
    and ``chances`` are the moves among these that leave a space, and ``moving`` is the chance to move at all.
    """

    size: int
    rows: NDArray[Any]
    columns: NDArray[Any]
    chances: NDArray[Any]
    moving: NDArray[Any]
    _solver: Any = field(default=None)

    @classmethod
    def of(cls, chain: Chain, marked: NDArray[Any]) -> Equations:
        """Return the equations of a chain over the spaces that are marked; whoever leaves them gains no more."""
        import numpy as np

        size = int(marked.sum())
        dtype = np.int32
        space = np.arange(chain.finish, dtype=dtype)
        ends, whole = chain.ends, size == chain.finish
        rows = np.broadcast_to(space, ends.shape)
        goes = ends < chain.finish
        moves = ends != space
        stays = chain.chances @ ~moves
        keep = goes & moves if whole else moves & marked & np.append(marked, False)[ends]
        rows, columns = rows[keep], ends[keep]
        chances = np.broadcast_to(chain.chances[:, None], ends.shape)[keep]
        if not whole:
            places = np.cumsum(marked, dtype=dtype) - dtype(1)
            rows, columns, stays = places[rows], places[columns], stays[marked]
        return cls(size, rows, columns, chances, 1.0 - stays)

    def fill_bound(self) -> int:
        """Return how many numbers elimination from the finish down leaves at most.

        Once the spaces from k on are gone, an equation below holds of the others its own and the ends of the snakes
        that lead down over k, and nothing else.
        """
        import numpy as np

        index = np.arange(self.size + 1)
        down = self.columns < self.rows
        ends, starts = self.columns[down], self.rows[down]
        # The highest space that a snake leads to each end from; over the spaces between them it is open.
        highest = np.zeros(self.size, dtype=np.int64)
        np.maximum.at(highest, ends, starts)
        targets = np.unique(ends)
        opened = np.bincount(targets + 1, minlength=self.size + 2)[: self.size + 1]
        closed = np.bincount(highest[targets] + 1, minlength=self.size + 2)[: self.size + 1]
        over = np.cumsum(opened - closed)
        # The equations below a snake's end that look beyond it.
        furthest = np.arange(self.size)
        np.maximum.at(furthest, self.rows, self.columns)
        begun = np.bincount(index[:-1] + 1, minlength=self.size + 2)[: self.size + 1]
        ended = np.bincount(furthest + 1, minlength=self.size + 2)[: self.size + 1]
        looking = np.cumsum(begun - ended)
        return int(2 * len(self.rows) + self.size + over.sum() + looking[targets].sum())

    def solve(self, gain: NDArray[Any]) -> Solution:
        """Return the values for a gain on each space.

        Raises ConfigError when scipy is wanted and missing, or the equations cannot be iterated to ``RESIDUAL``.
        """
        import numpy as np

        if self._solver is None:
            self._solver = self._made()
        how, solver = self._solver
        values = solver(gain)
        off = gain - self.applied(values)
        if how != "iteration":
            # Once more for what rounding has left.
            better = values + solver(off)
            closer = gain - self.applied(better)
            if _size(closer) < _size(off):
                values, off = better, closer
        if not np.isfinite(values).all():
            raise _too_hard()
        return Solution(values, how, _size(off) / max(_size(gain), np.finfo(float).tiny))

    def applied(self, values: NDArray[Any]) -> NDArray[Any]:
        """Return the gains that values belong to."""
        import numpy as np

        later = np.bincount(self.rows, weights=self.chances * values[self.columns], minlength=self.size)
        gain: NDArray[Any] = self.moving * values - later
        return gain

    def _made(self) -> tuple[str, Any]:
        import numpy as np

        if self.size > _DENSE:
            try:
                from pbm.analysis.sparse import factored, iterated
            except ImportError:
                if self.size > LARGEST_DENSE:
                    message = (
                        f"a board of {self.size} spaces needs scipy to be analysed: pip install 'pbm[analysis]'; "
                        f"without it {LARGEST_DENSE} spaces will do"
                    )
                    raise ConfigError.saying("no-scipy", message) from None
            else:
                if self.fill_bound() <= MOST_FILL:
                    return "sparse elimination", factored(self.size, self.rows, self.columns, self.chances, self.moving)
                solver = iterated(self.size, self.rows, self.columns, self.chances, self.moving)
                return "iteration", lambda gain: self._iterated(solver, gain)
        matrix = np.diag(self.moving)
        np.subtract.at(matrix, (self.rows, self.columns), self.chances)
        return "elimination", lambda gain: np.linalg.solve(matrix, gain)

    def _iterated(self, solver: Any, gain: NDArray[Any]) -> NDArray[Any]:
        import numpy as np

        values = np.zeros(self.size)
        off = gain
        for _ in range(_ROUNDS):
            values += solver(off, _STEPS)
            off = gain - self.applied(values)
            if not np.isfinite(values).all():
                break
            if _size(off) <= max(RESIDUAL * _size(gain), _ROUNDING * _size(values)):
                return values
        raise _too_hard()


def _size(values: NDArray[Any]) -> float:
    """Return the largest of some numbers, signs left out."""
    import numpy as np

    return float(np.abs(values).max(initial=0.0))


def _too_hard() -> ConfigError:
    message = (
        "the equations of this board cannot be solved to the last digits: a game on it is too long, "
        f"or too many snakes lie over each other ({MOST_FILL} numbers are the limit); simulate it instead"
    )
    return ConfigError.saying("too-hard", message)


def least_turns(chain: Chain, start: int = 0) -> tuple[int, Fraction | None] | None:
    """Return the fewest turns from a space home and the chance of so few; None where there is no way home.

    The chance is None where those turns are too many for a fraction anybody would read.
    """
    import numpy as np

    finish = chain.finish
    if start == finish:
        return 0, Fraction(1)
    reached = np.full(finish + 1, -1, dtype=np.int32)
    reached[start] = 0
    front = np.array([start])
    turn = 0
    while reached[finish] < 0:
        turn += 1
        ahead = np.unique(chain.ends[:, front])
        front = ahead[reached[ahead] < 0]
        if not len(front):
            return None
        reached[front] = turn
    if turn > _FEW_WAYS:
        return turn, None
    # Every space of a shortest way is come to in the fewest turns that lead there.
    ways: dict[int, int] = {start: 1}
    for now in range(1, turn + 1):
        later: dict[int, int] = {}
        for space, count in ways.items():
            for weight, end in zip(chain.die.weights, chain.ends[:, space].tolist(), strict=True):
                if reached[end] == now:
                    later[end] = later.get(end, 0) + count * weight
        ways = later
    return turn, Fraction(ways[finish], chain.die.outcomes**turn)

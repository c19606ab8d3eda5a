"""How long a game of chance on a board takes, for one token and for a company: the figures of a chain."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from pbm.analysis.exact import Row, solve_exactly
from pbm.analysis.markov import Chain, Equations, Homing, homing, least_turns
from pbm.core.errors import ConfigError

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "EXACT_UP_TO",
    "LARGEST_EXACT",
    "MOST_PLAYERS",
    "QUANTILES",
    "REST",
    "Company",
    "Distribution",
    "Figures",
    "Lengths",
    "distribution",
    "figures",
    "turns_from",
]

EXACT_UP_TO: Final = 400
"""Spaces up to which fractions are worked out unasked."""

LARGEST_EXACT: Final = 5000
"""Spaces up to which fractions are worked out at all: their digits grow with the spaces."""

MOST_PLAYERS: Final = 100

QUANTILES: Final = (0.1, 0.9)
"""The chances for which it is told how many turns bring one home with them."""

REST: Final = 1e-15
"""The chance that a game is still going on, below which the walk through its turns ends."""

_MOST_WORK: Final = 6e8
"""Moves that are followed before a game is too long to be walked through: turns times faces times spaces."""

_TAIL: Final = 40
"""Standard deviations after which hardly any game is still going on."""

_NAMED: Final = 12
"""Spaces that are named where there may be many."""


@dataclass(frozen=True, slots=True)
class Lengths:
    """How many turns something takes: ``home[t - 1]`` is the chance that it takes t; what is missing to 1 is no more
    than ``REST``.
    """

    home: NDArray[Any]

    def survival(self) -> NDArray[Any]:
        """Return the chance to be still under way after 0, 1, 2, … turns."""
        import numpy as np

        # Added up from the end, so that what is left of a long game is as exact as the rest.
        return np.append(np.cumsum(self.home[::-1])[::-1], 0.0)

    def mean(self) -> float:
        """Return the expected number of turns."""
        return float(self.survival().sum())

    def variance(self) -> float:
        """Return the variance of the number of turns."""
        import numpy as np

        still = self.survival()
        return max(0.0, float((2 * np.arange(len(still)) + 1) @ still) - self.mean() ** 2)

    def mode(self) -> int:
        """Return the number of turns it takes most often, the first of several."""
        # What is equally likely is so but for the last digits.
        return int((self.home >= self.home.max() * (1 - 1e-9)).argmax()) + 1

    def p_mode(self) -> float:
        """Return the chance of the mode."""
        return float(self.home.max())

    def quantile(self, chance: float) -> int:
        """Return the least number of turns within which it is over with at least this chance."""
        import numpy as np

        total = np.cumsum(self.home)
        return min(int(np.searchsorted(total, chance - REST)) + 1, len(self.home))

    def at_most(self, turns: int) -> float:
        """Return the chance that it takes no more turns than these."""
        return float(self.home[: max(0, turns)].sum())


@dataclass(frozen=True, slots=True)
class Distribution(Lengths):
    """With what chance a token comes home in each turn."""

    def last_word(self, players: int) -> NDArray[Any]:
        """Return the chance, for each turn and each of several in order, that all others are not home before it.

        In a round those before a player have thrown, and those behind have not.
        """
        import numpy as np

        still = self.survival()
        before = np.arange(players)
        chances: NDArray[Any] = still[1:, None] ** before * still[:-1, None] ** before[::-1]
        return chances

    def company(self, players: int) -> Company:
        """Return the figures of several, whose tokens go alike and who throw in turn until the first is home."""
        others = self.last_word(players)
        still = self.survival()[:-1]
        return Company(
            players=players,
            rounds=float((still**players).sum()),
            rolls=float((still[:, None] * others).sum()),
            win=tuple((self.home[:, None] * others).sum(axis=0).tolist()),
        )

    def rolls(self, players: int) -> Lengths:
        """Return how many throws all together need until the first of several is home."""
        import numpy as np

        still = self.survival()
        thrown = np.arange(players)
        # Who has thrown once more than the others, and who has not, after each throw.
        going = still[:-1, None] ** (players - thrown) * still[1:, None] ** thrown
        left = np.append(going.ravel(), still[-1] ** players)
        return Lengths(left[:-1] - left[1:])


@dataclass(frozen=True, slots=True)
class Company:
    """A game of several, who throw one after the other until the first is home.

    ``rounds`` is the expected round of the end, ``rolls`` the expected throws of all together, ``win`` each one's
    chance, in the order of play.
    """

    players: int
    rounds: float
    rolls: float
    win: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one token.

    ``turns`` are those expected from the start and ``fraction`` the same exactly (None: not worked out), ``from_space``
    those from each space, 0 to the finish (nan where it is not certain to come home). ``least`` is the fewest turns
    that can do, ``p_least`` their chance (None where they are thousands). ``distribution`` is None where a game is too
    long to be walked through turn by turn. ``how`` and ``residual`` are those of the solution, see ``Solution``.
    """

    turns: float
    fraction: Fraction | None
    variance: float
    from_space: NDArray[Any]
    least: int
    p_least: Fraction | None
    distribution: Distribution | None
    how: str
    residual: float

    @property
    def sd(self) -> float:
        """The standard deviation of the number of turns."""
        return sqrt(self.variance)


def figures(chain: Chain, start: int = 0, *, exact: bool | None = None) -> Figures:
    """Return the figures of a token on a board that starts on a space.

    The fraction is worked out if ``exact``, which does for ``LARGEST_EXACT`` spaces; where that is not said, up to
    ``EXACT_UP_TO`` spaces.
    ConfigError, naming the spaces, where a game may never end; and where the board is too large.
    """
    import numpy as np

    if not 0 <= start <= chain.finish:
        raise ConfigError.saying("start", f"there is no space {start}: say one from 0 to {chain.finish}")
    if exact and chain.finish > LARGEST_EXACT:
        message = f"a fraction is worked out for up to {LARGEST_EXACT} spaces, and this board has {chain.finish}"
        raise ConfigError.saying("too-large", message)
    if start == chain.finish:
        return _at_home(chain.finish)
    ways = homing(chain.finish, chain.ends)
    least = least_turns(chain, start)
    if least is None or not ways.certain[start]:
        raise _endless(chain, start, ways)
    equations = Equations.of(chain, ways.certain)
    solved = equations.solve(np.ones(equations.size))
    expected = solved.values
    from_space = _spread(chain.finish, ways.certain, expected)
    # Variances add up from throw to throw, by the same equations: each gains that of what is expected after it.
    gain = np.zeros(chain.finish)
    for chance, ends in zip(chain.chances, chain.ends, strict=True):
        gain += chance * (from_space[ends] + 1 - from_space[:-1]) ** 2
    spread = equations.solve(gain[ways.certain])
    place = int(ways.certain[:start].sum())
    turns = float(expected[place])
    fraction = None
    if exact or (exact is None and chain.finish <= EXACT_UP_TO):
        fraction = _fraction(chain, ways, place)
        turns = float(fraction)
    variance = max(0.0, float(spread.values[place]))
    work = (turns + _TAIL * variance**0.5 + 1) * chain.ends.size
    return Figures(
        turns=turns,
        fraction=fraction,
        variance=variance,
        from_space=from_space,
        least=least[0],
        p_least=least[1],
        distribution=distribution(chain, start) if work <= _MOST_WORK else None,
        how=solved.how,
        residual=max(solved.residual, spread.residual),
    )


def turns_from(chain: Chain) -> NDArray[Any]:
    """Return the turns expected from each space, 0 to the finish; nan where it is not certain to come home."""
    import numpy as np

    certain = homing(chain.finish, chain.ends).certain
    equations = Equations.of(chain, certain)
    return _spread(chain.finish, certain, equations.solve(np.ones(equations.size)).values)


def _spread(finish: int, certain: NDArray[Any], expected: NDArray[Any]) -> NDArray[Any]:
    import numpy as np

    spread = np.full(finish + 1, np.nan)
    spread[:-1][certain] = expected
    spread[-1] = 0.0
    return spread


def distribution(chain: Chain, start: int = 0) -> Distribution:
    """Return with what chance a token that starts on a space comes home in each turn, by following it turn by turn.

    Home must be certain from there.
    """
    import numpy as np

    standing = np.zeros(chain.finish)
    standing[start] = 1.0
    home: list[float] = []
    while standing.sum() > REST:
        standing, came = chain.step(standing)
        home.append(came)
    return Distribution(np.array(home))


def _at_home(finish: int) -> Figures:
    import numpy as np

    nowhere = _spread(finish, np.zeros(finish, dtype=bool), np.zeros(0))
    return Figures(0.0, Fraction(0), 0.0, nowhere, 0, Fraction(1), None, "elimination", 0.0)


def _fraction(chain: Chain, ways: Homing, place: int) -> Fraction:
    """Return the turns expected from one of the certain spaces, exactly."""
    import numpy as np

    places = np.full(chain.finish + 1, -1)
    places[:-1][ways.certain] = np.arange(int(ways.certain.sum()))
    outcomes = chain.die.outcomes
    rows: list[Row] = []
    for own, ends in enumerate(places[chain.ends[:, ways.certain]].T.tolist()):
        row = {own: outcomes}
        for weight, end in zip(chain.die.weights, ends, strict=True):
            if end >= 0:
                row[end] = row.get(end, 0) - weight
        rows.append(row)
    return solve_exactly(rows, [[outcomes] * len(rows)], place)[0]


def _endless(chain: Chain, start: int, ways: Homing) -> ConfigError:
    """Return the error that says where a token can come to that never gets home, and how likely that is."""
    import numpy as np

    reached = np.zeros(chain.finish + 1, dtype=bool)
    reached[start] = True
    ahead = [start]
    while ahead:
        here = ahead.pop()
        further = chain.ends[:, here].tolist() if here < chain.finish else []
        for end in further:
            if not reached[end]:
                reached[end] = True
                ahead.append(end)
    traps = np.flatnonzero(ways.stuck & reached[:-1])
    named = ", ".join(map(str, traps[:_NAMED].tolist()))
    if len(traps) > _NAMED:
        named += f" and {len(traps) - _NAMED} more"
    nobody = f"from space{'s' * (len(traps) > 1)} {named} nobody gets home with this die and this finish"
    if not reached[chain.finish]:
        return ConfigError.saying("finish-unreachable", f"no game here ever ends: {nobody}")
    # Over the spaces with a way home, the chance of home is the mean of what it is after a throw.
    equations = Equations.of(chain, ~ways.stuck)
    arrives = (chain.chances @ (chain.ends == chain.finish))[~ways.stuck]
    chance = float(equations.solve(arrives).values[int((~ways.stuck[:start]).sum())])
    message = f"a game here may never end: {nobody}, and only {chance:.4%} of all games come home"
    return ConfigError.saying("finish-unreachable", message)

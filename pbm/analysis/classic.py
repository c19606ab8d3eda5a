"""How long a classic game takes and who wins it, worked out: no game is played.

A turn is a chain of rolls, in which a space and the double sixes that came last are all that counts. Where a turn ends
and how many rolls it has is a system of linear equations over the spaces, and so is what follows from turn to turn.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from pbm.analysis.exact import rows_of, solve_exactly
from pbm.analysis.expected import EXACT_UP_TO, MOST_PLAYERS, QUANTILES, REST, Distribution
from pbm.analysis.markov import homing
from pbm.core.errors import ConfigError
from pbm.rulesets.classic.landing import reach, stranded
from pbm.rulesets.classic.state import Config

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["LARGEST", "Analysis", "Company", "analyse"]

LARGEST: Final = 2000
"""Spaces of the largest board that is analysed: the work grows with their cube."""

_LONGEST: Final = 20_000
"""Turns expected, beyond which the distribution is too long to be walked through."""

_MOST_WORK: Final = 4e9
"""The same for large boards: turns times spaces times spaces."""

_OUTCOMES: Final = 36


@dataclass(frozen=True, slots=True)
class Company:
    """A game of several, who take their turns one after the other until the first is home.

    ``rounds`` is the expected round of the end, ``turns`` and ``rolls`` the expected numbers of all players together,
    ``win`` each one's chance, in the order of play.
    """

    players: int
    rounds: float
    turns: float
    rolls: float
    win: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The figures of one player alone, and of a company.

    ``turns`` and ``rolls`` are those expected from the start, ``fractions`` the same exactly (None: not worked out).
    ``from_space`` are the turns expected from each space, 0 to the finish; None where it is not certain to come home.
    ``quantiles`` are the least turns after which one is home with such a chance. ``least_turns`` and ``least_rolls``
    are the fewest that can do.
    """

    turns: float
    rolls: float
    fractions: tuple[Fraction, Fraction] | None
    from_space: tuple[float | None, ...]
    sd: float
    median: int
    mode: int
    p_mode: float
    quantiles: Mapping[float, int]
    least_turns: int
    least_rolls: int
    company: Company


def analyse(config: Config, players: int = 1, *, exact: bool = False) -> Analysis:
    """Return the figures of a game on a board under its options, with ``players`` for the company.

    Fractions are worked out up to ``EXACT_UP_TO`` spaces, beyond with ``exact``. ConfigError for a board too large, a
    game too long, or one that may never end.
    """
    import numpy as np

    finish = config.board.finish
    if finish > LARGEST:
        raise ConfigError.saying("too-large", f"a board of {finish} spaces is too large to analyse; {LARGEST} will do")
    if not 1 <= players <= MOST_PLAYERS:
        raise ConfigError.saying("players", f"the figures are for 1 to {MOST_PLAYERS} players, not {players}")
    leads = [reach(config, space) for space in range(finish)]
    limited = config.options.three_sixes != "off"
    chain = _chain(leads, finish, limited=limited)
    if 0 not in chain.spaces:
        shown = ", ".join(map(str, stranded(config)[:12]))
        message = f"a game here may never end: from space {shown} nobody gets home with two dice"
        raise ConfigError.saying("finish-unreachable", message)
    matrix, for_turns, for_rolls = chain.equations()
    expected = np.linalg.solve(matrix.astype(float), np.stack([for_turns, for_rolls], axis=1).astype(float))
    turns, rolls = float(expected[0, 0]), float(expected[0, 1])
    if turns > _LONGEST or turns * len(chain.spaces) ** 2 > _MOST_WORK:
        raise ConfigError.saying("too-long", f"a game here takes {turns:.0f} turns: that is too long to analyse")
    fractions = None
    if exact or finish <= EXACT_UP_TO:
        of_turns, of_rolls = solve_exactly(rows_of(matrix), (for_turns.tolist(), for_rolls.tolist()), 0)
        fractions = (of_turns, of_rolls)
        turns, rolls = float(of_turns), float(of_rolls)
    from_space: list[float | None] = [None] * finish
    for place, space in enumerate(chain.spaces):
        from_space[space] = float(expected[place, 0])
    lengths, rolled = _walked(*chain.turn())
    return Analysis(
        turns=turns,
        rolls=rolls,
        fractions=fractions,
        from_space=(*from_space, 0.0),
        sd=lengths.variance() ** 0.5,
        median=lengths.quantile(0.5),
        mode=lengths.mode(),
        p_mode=lengths.p_mode(),
        quantiles={chance: lengths.quantile(chance) for chance in QUANTILES},
        least_turns=_fewest(leads, finish, limited=limited, of_turns=True),
        least_rolls=_fewest(leads, finish, limited=limited, of_turns=False),
        company=_company(lengths, rolled, players),
    )


@dataclass(frozen=True, slots=True)
class _Chain:
    """Where rolls lead from the spaces from which home is certain, ascending, the start first. Home is left out.

    Chances are in 36ths: ``plain`` of moves that end a turn, ``doubles`` of those that do not. ``six`` is the place of
    the space that a double six leads to, -1 for home; where the third running is allowed it is one of the doubles and
    ``six`` is -1 throughout.
    """

    spaces: tuple[int, ...]
    plain: NDArray[Any]
    doubles: NDArray[Any]
    six: NDArray[Any]

    def equations(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Return a matrix, and the right sides with which it gives the turns and the rolls to come from each space.

        They are whole numbers, 36³ times the chances they stand for.
        """
        import numpy as np

        own = np.eye(len(self.spaces), dtype=np.int64)
        ones = np.ones(len(self.spaces), dtype=np.int64)
        matrix = _OUTCOMES**3 * own - self._rolled(self.plain + self.doubles) - self._void()
        return matrix, _OUTCOMES**3 * ones - self._rolled(self.doubles) @ ones, _OUTCOMES * self._rolled(ones)

    def turn(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Return the chances of where a turn from each space ends, that it ends at home, and the rolls it has."""
        import numpy as np

        own = np.eye(len(self.spaces))
        whole = _OUTCOMES**3
        within = own - self._rolled(self.doubles) / whole
        ends = np.linalg.solve(within, (self._rolled(self.plain) + self._void()) / whole)
        rolls = np.linalg.solve(within, self._rolled(np.ones(len(self.spaces))) / _OUTCOMES**2)
        return ends, 1 - ends.sum(axis=1), rolls

    def _rolled(self, values: NDArray[Any]) -> NDArray[Any]:
        """Return values as they are met by a roll, and by those that follow on one and on two double sixes; × 36²."""
        after = self._after_six(values)
        made: NDArray[Any] = _OUTCOMES**2 * values + _OUTCOMES * after + self._after_six(after)
        return made

    def _void(self) -> NDArray[Any]:
        """Return where one stays when a third double six is not moved; × 36³."""
        import numpy as np

        own = np.eye(len(self.spaces), dtype=np.int64)
        return self._after_six(self._after_six(own))

    def _after_six(self, values: NDArray[Any]) -> NDArray[Any]:
        moved: NDArray[Any] = values[self.six].copy()
        moved[self.six < 0] = 0
        return moved


def _chain(leads: Sequence[Mapping[int, int]], finish: int, *, limited: bool) -> _Chain:
    """Return where rolls lead, over the spaces from which home is certain."""
    import numpy as np

    ends = np.array([[lead[total] for lead in leads] for total in range(2, 13)])
    spaces = tuple(np.flatnonzero(homing(finish, ends).certain).tolist())
    places = {space: place for place, space in enumerate(spaces)}
    size = len(spaces)
    plain = np.zeros((size, size), dtype=np.int64)
    doubles = np.zeros((size, size), dtype=np.int64)
    six = np.full(size, -1, dtype=np.int64)
    for place, space in enumerate(spaces):
        for first in range(1, 7):
            for second in range(1, 7):
                end = leads[space][first + second]
                if end == finish:
                    continue
                if first != second:
                    plain[place, places[end]] += 1
                elif first == 6 and limited:
                    six[place] = places[end]
                else:
                    doubles[place, places[end]] += 1
    return _Chain(spaces, plain, doubles, six)


def _fewest(leads: Sequence[Mapping[int, int]], finish: int, *, limited: bool, of_turns: bool) -> int:
    """Return the fewest turns, or rolls, that lead from the start home."""
    best: dict[tuple[int, int], int] = {(0, 0): 0}
    ahead = [(0, 0, 0)]
    while ahead:
        cost, space, sixes = heapq.heappop(ahead)
        if space == finish:
            return cost
        for total, end in leads[space].items():
            # A total that is even can be a double, and all but the least and the greatest need not be one.
            for double in (False, True):
                if (double and total % 2) or (not double and total in (2, 12)):
                    continue
                running = sixes + 1 if total == 12 and limited else 0
                if running == 3:
                    end, double, running = space, False, 0
                step = 1 if not of_turns or not double or end == finish else 0
                state = (end, running)
                if cost + step < best.get(state, cost + step + 1):
                    best[state] = cost + step
                    heapq.heappush(ahead, (cost + step, *state))
    raise AssertionError("a board that nobody comes home on is refused before")


def _walked(ends: NDArray[Any], homes: NDArray[Any], rolls: NDArray[Any]) -> tuple[Distribution, NDArray[Any]]:
    """Return with what chance one comes home in each turn, and the rolls expected in it, by following every turn."""
    import numpy as np

    home: list[float] = []
    rolled: list[float] = []
    chances = np.zeros(len(ends))
    chances[0] = 1.0
    while chances.sum() > REST:
        home.append(float(chances @ homes))
        rolled.append(float(chances @ rolls))
        chances = chances @ ends
    return Distribution(np.array(home)), np.array(rolled)


def _company(lengths: Distribution, rolled: NDArray[Any], players: int) -> Company:
    """Return the figures of all players together."""
    found = lengths.company(players)
    rolls = float((rolled[:, None] * lengths.last_word(players)).sum())
    return Company(players, found.rounds, found.rolls, rolls, found.win)

"""The figures of a board as plain numbers: what pictures and pages of them are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from pbm.core.board import Board

__all__ = [
    "BoardFigures",
    "Company",
    "Ending",
    "average_words",
    "count_words",
    "first_of",
    "jump_costs",
    "percent",
    "players_words",
    "turns_from",
    "turns_words",
]

_ROUNDING = 1e-12
_COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


@dataclass(frozen=True, slots=True)
class Ending:
    """When something ends: ``chances[n]`` is how probable it is that it ends in turn ``n + 1``.

    What is left of 1 is the chance that it takes longer than any turn listed.
    """

    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The turn expected, of the turns listed."""
        return sum(turn * chance for turn, chance in enumerate(self.chances, start=1))

    @property
    def mode(self) -> int:
        """The most probable turn, the first of several."""
        return self.chances.index(max(self.chances)) + 1

    @property
    def least(self) -> int:
        """The first turn in which it can end."""
        return next((turn for turn, chance in enumerate(self.chances, start=1) if chance > 0), len(self.chances))

    @property
    def left(self) -> tuple[float, ...]:
        """The chance that it still goes on after turn 0, 1, 2 …; what is left by rounding alone is 0."""
        return (1.0, *(1 - done if done < 1 - _ROUNDING else 0.0 for done in accumulate(self.chances)))

    def quantile(self, chance: float) -> int:
        """Return the least turn by which it has ended with at least this chance."""
        for turn, done in enumerate(accumulate(self.chances), start=1):
            if done >= chance - _ROUNDING:
                return turn
        return len(self.chances)


@dataclass(frozen=True, slots=True)
class Company:
    """A game of several, until the first is home: when it ends, and whom chance favours.

    ``draw`` is the chance of a draw (None: there is none in this game), ``first`` the chance of the player who throws
    first (None: all move at once).
    """

    players: int
    ending: Ending
    draw: float | None = None
    first: float | None = None


@dataclass(frozen=True, slots=True)
class BoardFigures:
    """What a game on a board is like when chance chooses the throws.

    ``game`` says in a few words how it is played. ``from_space`` are the turns expected from each space, 0 to the
    last before the finish; None where nobody gets home from. ``alone`` is one player's way home, ``companies`` are
    games of two and more, in ascending order of players. ``players`` is the company that words speak of (0: the
    largest). ``fresh`` says that ``from_space`` is for somebody who has all six numbers left.
    """

    game: str
    from_space: tuple[float | None, ...]
    alone: Ending
    companies: tuple[Company, ...]
    players: int = 0
    fresh: bool = False

    @property
    def company(self) -> Company:
        """The game of as many as words speak of, or the nearest that there is."""
        return min(self.rows, key=lambda row: abs(row.players - self.players)) if self.players else self.rows[-1]

    @property
    def rows(self) -> tuple[Company, ...]:
        """One player alone, and then all companies of several."""
        return Company(1, self.alone), *(company for company in self.companies if company.players > 1)

    def chosen(self, most: int = 4) -> tuple[Company, ...]:
        """Return at most so many rows, from one player to those that words speak of, well apart."""
        rows = tuple(row for row in self.rows if row.players <= self.company.players)
        wanted = [rows[-1].players ** (n / (most - 1)) for n in range(most)]
        kept = {min(rows, key=lambda one: (abs(one.players - want), one.players)).players for want in wanted}
        return tuple(row for row in rows if row.players in kept)


def first_of(ending: Ending, players: int) -> Ending:
    """Return when the first of several is home who play alike and do not bear upon each other."""
    left: Sequence[float] = [chance**players for chance in ending.left]
    return Ending(tuple(before - after for before, after in pairwise(left)))


def turns_from(board: Board, figures: BoardFigures) -> dict[int, float | None]:
    """Return the turns expected by somebody who lands on each space before the finish, 0 (the start) among them.

    On a snake's mouth and a ladder's foot that is what is expected where it leads; None where nobody gets home from.
    """
    jumps = {**board.ladders, **board.snakes}
    return {space: _standing(board, figures, jumps.get(space, space)) for space in range(board.finish)}


def jump_costs(board: Board, figures: BoardFigures) -> dict[int, float]:
    """Return what each snake and ladder costs, by its start: the turns expected at its end, less those at its start.

    Below 0 is what it saves: so do most ladders, and a snake now and then. Jumps of which one end is no way home are
    left out.
    """
    costs = {}
    for start, end in {**board.ladders, **board.snakes}.items():
        there, here = _standing(board, figures, end), _standing(board, figures, start)
        if there is not None and here is not None:
            costs[start] = there - here
    return costs


def _standing(board: Board, figures: BoardFigures, space: int) -> float | None:
    return 0.0 if space >= board.finish else figures.from_space[space]


def turns_words(turns: float | None) -> str:
    """Return a number of turns in at most four characters or so: ``8.4``, ``39.6``, ``128``."""
    if turns is None:
        return "\N{EN DASH}"
    return f"{turns:.1f}" if turns < 99.95 else f"{turns:.0f}" if turns < 99_999 else f"{turns:.0e}"


def percent(chance: float) -> str:
    """Return a chance as people say it: ``6.4%``, ``37%``, ``<0.1%``."""
    if 0 < chance < 0.001:
        return "<0.1%"
    return f"{chance:.1%}" if chance < 0.0995 else f"{chance:.0%}"


def players_words(players: int) -> str:
    """Return how many players there are, in words."""
    return f"{players} player{'' if players == 1 else 's'}"


def count_words(number: int) -> str:
    """Return a number as a word up to twelve, and in digits beyond: ``five``, ``13``."""
    return _COUNTS[number] if number < len(_COUNTS) else str(number)


def average_words(ending: Ending) -> str:
    """Return after how many turns something ends on average: ``14.5 turns``; ``1 turn`` where it is never more."""
    return "1 turn" if ending.left[1] == 0 else f"{ending.mean:.1f} turns"

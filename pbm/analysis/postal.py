"""What the postal game is like on a board, for players who throw each set of six in a random order.

A player's space and the numbers used of the set are all that counts for what comes. Where everybody stands is followed
turn by turn with its chance; players who know nothing of each other are alike and independent, so that one of them is
enough for a company of any size. There are no trapdoors in these figures, except where it says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING, Any, Final

from pbm.analysis.postal_board import STATES, Field, used_numbers
from pbm.analysis.postal_trapdoors import LARGEST_VALUED, Trapdoor, trapdoors
from pbm.core.board import Board
from pbm.core.errors import ConfigError
from pbm.rulesets.postal.options import Options

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["LARGEST_POSTAL", "MOST_PLAYERS", "Crowd", "PostalFigures", "Race", "follow", "postal_figures"]

LARGEST_POSTAL: Final = 5000
"""Spaces of the largest board that is followed: each of them counts 63 times, for the numbers used."""

MOST_PLAYERS: Final = 100

_REST: Final = 1e-15
"""The chance that somebody is still on the way, below which the walk through the turns ends."""

_MOST_WORK: Final = 2e7
"""Turns times spaces after which a game is too long to be followed."""

_CROWDS: Final = (9, 8)


@dataclass(frozen=True, slots=True)
class Crowd:
    """A company and its trapdoors, where everybody nominates the target of their first throw, as who says nothing does.

    ``votes`` is how many nominations open one. ``opened`` is how many are expected to open in a game, ``caught`` how
    many players fall with a throw of their own first target into one, if nobody had fallen before. ``turns`` and
    ``rounds`` are those to the first home without trapdoors; None where a game may never end.
    """

    players: int
    votes: int
    turns: float | None
    rounds: float | None
    opened: float
    caught: float


@dataclass(frozen=True, slots=True)
class PostalFigures:
    """The figures of the postal game on a board.

    ``min_turns`` is the fewest turns home, by ``min_sequences`` sequences of throws (None: there is no way home).
    ``reachable_states`` counts the pairs of space and used numbers that can occur before home, the start included.
    ``solo_turns`` and ``solo_rounds`` are expected of one player, ``turns`` and ``rounds`` to the first home of
    ``players``; None where home is not certain. ``draw`` is the chance that the game ends drawn, ``never`` that nobody
    ever gets home.

    ``dead`` are the pairs that can occur and from which no throws lead home, ``walls`` the first and last space of six
    or more in a row that all start snakes, ``longest_run`` the most snakes in a row. ``trapdoors`` begins with the one
    that costs most (None: home is not certain, or the board is too large for it). ``crowds`` are nine players and
    eight.
    """

    players: int
    min_turns: int | None
    min_sequences: int
    reachable_states: int
    solo_turns: float | None
    solo_rounds: float | None
    turns: float | None
    rounds: float | None
    draw: float
    never: float
    dead: tuple[tuple[int, tuple[int, ...]], ...]
    walls: tuple[tuple[int, int], ...]
    longest_run: int
    trapdoors: tuple[Trapdoor, ...] | None
    crowds: tuple[Crowd, ...]


@dataclass(frozen=True, slots=True)
class Race:
    """One player's way home, turn by turn.

    ``still[t]`` is the chance not to be home after t turns, ``home[t - 1]`` that of coming home in turn t by how far
    past the finish, in the order of ``Field.overshoots``. ``aims`` are the chances of every first target of a round, a
    row for each round, and ``begins`` the turns before each. ``visits`` is how often each state occurs. ``stuck`` is
    the chance never to get home.
    """

    still: NDArray[Any]
    home: NDArray[Any]
    aims: NDArray[Any]
    begins: tuple[int, ...]
    visits: NDArray[Any]
    stuck: float

    def turns(self, players: int) -> float | None:
        """Return the turns expected until the first of several is home; None where that may never be."""
        return None if self.stuck else float((self.still[:-1] ** players).sum())

    def rounds(self, players: int) -> float | None:
        """Return the same in rounds, of which the last counts whole."""
        return None if self.stuck else float((self.still[list(self.begins)] ** players).sum())

    def draw(self, players: int) -> float:
        """Return the chance that two or more are the furthest past the finish in the turn that ends the game."""
        import numpy as np

        # Chances that one player is not home, or less far past the finish, after each turn.
        less = self.still[1:, None] + np.cumsum(self.home, axis=1) - self.home
        shared = (less + self.home) ** players - less**players - players * self.home * less ** (players - 1)
        return max(0.0, float(shared.sum()))

    def doors(self, players: int, votes: int, below: NDArray[Any]) -> tuple[float, float]:
        """Return how many trapdoors open in a game, and how many players have that very space as their target.

        Everybody nominates the first target of each round, and nobody is made to fall. ``below`` are the spaces that
        can be trapdoors.
        """
        there = self.aims[:, below]
        elsewhere = self.still[list(self.begins)][:, None] - there
        opened = caught = 0.0
        for count in range(votes, players + 1):
            chance = comb(players, count) * float((there**count * elsewhere.clip(min=0) ** (players - count)).sum())
            opened += chance
            caught += count * chance
        return opened, caught


def postal_figures(board: Board, players: int = 1, options: Options | None = None) -> PostalFigures:
    """Return the figures of a board with ``players`` for the company, under a game's options.

    ConfigError for a board that is too large, too many players, or a game too long to be followed.
    """
    import numpy as np

    chosen = options or Options()
    if board.finish > LARGEST_POSTAL:
        message = f"a board of {board.finish} spaces is too large for these figures; {LARGEST_POSTAL} will do"
        raise ConfigError.saying("too-large", message)
    if not 1 <= players <= MOST_PLAYERS:
        raise ConfigError.saying("players", f"the figures are for 1 to {MOST_PLAYERS} players, not {players}")
    field = Field(board, follow=chosen.chain == "follow", blank=chosen.refall == "blank")
    distances, least = field.distances()
    hopeless = ~field.homing()
    dead = hopeless & (distances >= 0)
    race = follow(field, dead, chosen.schedule)
    walls, longest = _walls(board)
    below = np.array(sorted(space for space in board.below if space < field.targets), dtype=int)
    spaces, masks = np.nonzero(dead.T)
    return PostalFigures(
        players=players,
        min_turns=least,
        min_sequences=field.sequences(distances, least),
        reachable_states=int((distances >= 0).sum()),
        solo_turns=race.turns(1),
        solo_rounds=race.rounds(1),
        turns=race.turns(players),
        rounds=race.rounds(players),
        draw=race.draw(players) if players > 1 else 0.0,
        never=race.stuck**players,
        dead=tuple((int(space), used_numbers(int(mask))) for space, mask in zip(spaces, masks, strict=True)),
        walls=walls,
        longest_run=longest,
        trapdoors=None if race.stuck or board.finish > LARGEST_VALUED else trapdoors(field, race.visits),
        crowds=tuple(_crowd(race, count, chosen, below) for count in _CROWDS),
    )


def follow(field: Field, dead: NDArray[Any], schedule: tuple[int, ...] = (1, 1, 1, 1, 2)) -> Race:
    """Return one player's way home; ``dead`` marks the states from which there is none.

    ConfigError for a game that is too long to be followed.
    """
    import numpy as np

    starts = {sum(schedule[:number]) for number in range(len(schedule))}
    standing = np.zeros((STATES, field.finish))
    standing[0, 0] = 1.0
    stuck = float(standing[dead].sum())
    standing[dead] = 0.0
    visits = np.zeros_like(standing)
    still, home, aims, begins = [1.0], [], [], []
    turn, alive = 0, 1.0 - stuck
    while alive > _REST:
        if turn * field.finish > _MOST_WORK:
            raise ConfigError.saying(
                "too-long", f"a game here may take more than {turn} turns: too long to be followed"
            )
        visits += standing
        standing, came, targets = field.step(standing, turn % 6)
        if turn % 6 in starts:
            begins.append(turn)
            aims.append(targets.sum(axis=0))
        lost = float(standing[dead].sum())
        if lost:
            stuck += lost
            standing[dead] = 0.0
        alive = float(standing.sum())
        turn += 1
        home.append(came)
        still.append(alive + stuck)
    empty = np.zeros((0, field.targets))
    return Race(
        still=np.array(still),
        home=np.array(home).reshape(turn, len(field.overshoots)),
        aims=np.array(aims) if aims else empty,
        begins=tuple(begins),
        visits=visits,
        stuck=stuck,
    )


def _crowd(race: Race, players: int, options: Options, below: NDArray[Any]) -> Crowd:
    votes = options.votes_needed(players)
    opened, caught = race.doors(players, votes, below)
    return Crowd(players, votes, race.turns(players), race.rounds(players), opened, caught)


def _walls(board: Board) -> tuple[tuple[tuple[int, int], ...], int]:
    """Return the first and last space of every wall, and the most snakes in a row."""
    runs: list[list[int]] = []
    for space in sorted(space for space in board.snakes if space < board.finish):
        if runs and runs[-1][1] == space - 1:
            runs[-1][1] = space
        else:
            runs.append([space, space])
    lengths = [last - first + 1 for first, last in runs]
    walls = tuple((first, last) for first, last in runs if last - first + 1 >= 6)
    return walls, max(lengths, default=0)

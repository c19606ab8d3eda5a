"""What a postal game on a board is like when everybody plays their numbers in any order: worked out, not played.

This is made to be quick, for a search through hundreds of boards. Nobody nominates; trapdoors are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, Final

from pbm.core.board import Board

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Measured", "measure"]

_FACES: Final = 6
_COUNTS: Final = tuple(comb(_FACES, used) for used in range(_FACES + 1))
_LONGEST: Final = 360
_REST: Final = 1e-5


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of a board.

    ``turns`` is the turn of the first of ``players`` to come home, on average, ``rounds`` its round where the last two
    turns of a set are one, ``solo`` the turn of one alone; ``draw`` is the chance that the game ends drawn.
    ``falls`` and ``climbs`` are the snakes and ladders that one meets on the way, ``lost`` and ``gained`` the spaces
    these cost and bring, all on average. ``worst`` is the longest snake, in spaces.
    ``wall`` is the most snakes that stand side by side, and ``close`` the snakes in the last tenth of the board.
    """

    players: int
    turns: float
    rounds: float
    solo: float
    draw: float
    falls: float
    lost: float
    climbs: float
    gained: float
    worst: int
    wall: int
    close: int

    @property
    def fall(self) -> float:
        """The spaces that one fall costs on average; 0 where there is none."""
        return self.lost / self.falls if self.falls else 0.0


def measure(board: Board, players: int, *, rest: float = _REST) -> Measured | None:
    """Return the figures of a board for a number of players; None where a game would take hundreds of turns.

    The walk ends when the chance that one player is still on the way is below ``rest``.
    """
    import numpy as np

    finish = board.finish
    jumps = {**board.ladders, **board.snakes}
    starts = np.array(sorted(jumps), dtype=int)
    ends = np.array([jumps[start] for start in starts.tolist()], dtype=int)
    wide = max([finish + _FACES, *(jumps[start] + 1 for start in jumps)])
    far = ends - starts
    met = np.stack([far < 0, np.where(far < 0, -far, 0), far > 0, np.where(far > 0, far, 0)]).astype(float)
    places = np.zeros((1, finish))
    places[0, 0] = 1.0
    home: list[NDArray[Any]] = []
    totals = np.zeros(4)
    for turn in range(_LONGEST):
        step = turn % _FACES
        # With room to the left of it, a row that is moved by a face is a stretch of the same memory.
        room = np.zeros((_COUNTS[step], wide + _FACES))
        np.divide(places, _FACES - step, out=room[:, _FACES : _FACES + finish])
        (first, *others) = _moves(step, wide)
        after = room.take(first)
        for each in others:
            after += room.take(each)
        jumped = after[:, starts]
        after[:, starts] = 0.0
        np.add.at(after.T, ends, jumped.T)
        totals += met @ jumped.sum(axis=0)
        home.append(after[:, finish:].sum(axis=0))
        # The last turn of a set leaves one row, all six used, which is where the next set begins.
        places = after[:, :finish]
        if places.sum() < rest:
            break
    else:
        return None
    came_by = np.array(home)
    turns, rounds, draw = _company(came_by, players)
    snakes = sorted(board.snakes)
    return Measured(
        players=players,
        turns=turns,
        rounds=rounds,
        solo=_company(came_by, 1)[0],
        draw=draw,
        falls=float(totals[0]),
        lost=float(totals[1]),
        climbs=float(totals[2]),
        gained=float(totals[3]),
        worst=max((start - board.snakes[start] for start in snakes), default=0),
        wall=longest_run(snakes),
        close=sum(start > finish - finish // 10 for start in snakes),
    )


def longest_run(spaces: list[int]) -> int:
    """Return how many of some spaces, in ascending order, follow each other at most."""
    most = run = 0
    before = -1
    for space in spaces:
        run = run + 1 if space == before + 1 else 1
        most, before = max(most, run), space
    return most


@lru_cache(maxsize=64)
def _moves(step: int, wide: int) -> tuple[NDArray[Any], ...]:
    """Return how sets of ``step + 1`` used numbers come about: by their lowest number, by the next, and so on.

    For each of these: where, in rows of ``wide`` and the room before it, each set's row is found in that of the set
    without the number, moved by it. Sets stand in the order of their bits, among those that are equally large.
    """
    import numpy as np

    def ordered(size: int) -> list[int]:
        return [used for used in range(1 << _FACES) if used.bit_count() == size]

    small, large = ordered(step), ordered(step + 1)
    faces = [[face for face in range(_FACES) if used >> face & 1] for used in large]
    found = []
    for nth in range(step + 1):
        begins = [
            small.index(used & ~(1 << own[nth])) * (wide + _FACES) + _FACES - 1 - own[nth]
            for used, own in zip(large, faces, strict=True)
        ]
        found.append(np.array(begins)[:, None] + np.arange(wide))
    return tuple(found)


def _company(came: NDArray[Any], players: int) -> tuple[float, float, float]:
    """Return the turn and the round in which the first of some players is home, on average, and the chance of a draw.

    ``came[t][o]`` is the chance that one is home in turn ``t + 1``, ``o`` beyond the finish.
    """
    import numpy as np

    left = np.concatenate([[1.0], 1 - np.cumsum(came.sum(axis=1))]).clip(0, 1)
    racing = left[:-1] ** players
    turns = float(racing.sum())
    rounds = turns - float(racing[_FACES - 1 :: _FACES].sum())
    if players == 1:
        return turns, rounds, 0.0
    # Of all ways to finish, an earlier turn is better, and in one turn the one that ends further: how many are worse?
    ways = came[:, ::-1].ravel()
    worse = (1 - np.cumsum(ways)).clip(0, 1)
    alone = float((players * ways * worse ** (players - 1)).sum())
    return turns, rounds, max(0.0, 1.0 - alone)

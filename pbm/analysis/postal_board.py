"""A board as postal players go over it: states of a space and the numbers used of a set, and one turn from all of them.

Numbers used are the bits of a mask, bit 0 for the number 1. A set that is full is the next one empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pbm.core.board import Board
from pbm.rulesets.postal.landing import land
from pbm.rulesets.postal.state import Track

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["FULL", "STATES", "THROWS", "Field", "masks_of", "used_numbers"]

THROWS: Final = (1, 2, 3, 4, 5, 6)
STATES: Final = 64
FULL: Final = STATES - 1

_MASKS: Final = tuple(tuple(mask for mask in range(STATES) if mask.bit_count() == count) for count in range(7))


def masks_of(count: int) -> tuple[int, ...]:
    """Return the masks of so many numbers, ascending."""
    return _MASKS[count]


def used_numbers(mask: int) -> tuple[int, ...]:
    """Return the numbers of a mask, ascending."""
    return tuple(throw for throw in THROWS if mask & 1 << throw - 1)


class Field:
    """A board without trapdoors, ready to be gone over.

    ``targets`` counts the numbers a throw can lead to, from 0 on. ``lands`` has for each of them the space where one
    stops, ``finish`` and more for home: ``finish + i`` stands for the i-th of ``overshoots``, the ways past the finish,
    ascending.
    """

    def __init__(self, board: Board, *, follow: bool = False, blank: bool = False) -> None:
        import numpy as np

        self.finish = board.finish
        self.targets = board.finish + len(THROWS)
        self.below = board.below
        self._track = Track(board.finish, board.ladders, {**board.ladders, **board.snakes}, board.below)
        self._how = (follow, blank)
        stops = [
            land(self._track, target, frozenset(), follow=follow, blank=blank)[0] for target in range(self.targets)
        ]
        self.overshoots = tuple(sorted({stop - self.finish for stop in stops if stop >= self.finish}))
        places = {over: self.finish + place for place, over in enumerate(self.overshoots)}
        self.lands = np.array([stop if stop < self.finish else places[stop - self.finish] for stop in stops])
        self.goes = np.minimum(self.lands, self.finish)

    def through(self, door: int, target: int) -> int:
        """Return where one stops who throws to a target while one space is an open trapdoor; the finish for home."""
        follow, blank = self._how
        return min(self.finish, land(self._track, target, frozenset((door,)), follow=follow, blank=blank)[0])

    def passed(self, target: int) -> tuple[int, ...]:
        """Return every space that a landing on a target comes to, where a trapdoor could be."""
        follow, blank = self._how
        _, steps = land(self._track, target, frozenset(), follow=follow, blank=blank)
        return (target, *(step.end for step in steps))

    def thrown(self, standing: NDArray[Any], place: int) -> NDArray[Any]:
        """Return the chances of each target, by the numbers used after the throw, with ``place`` numbers used before.

        Of a set's six numbers each that is left is as likely as any other.
        """
        import numpy as np

        aimed = np.zeros((STATES, self.targets))
        for mask in masks_of(place + 1):
            row = aimed[mask]
            for throw in THROWS:
                bit = 1 << throw - 1
                if mask & bit:
                    row[throw : throw + self.finish] += standing[mask ^ bit]
        aimed /= len(THROWS) - place
        return aimed

    def step(self, standing: NDArray[Any], place: int) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Return the chances of all states a turn later, of coming home by overshoot, and of the targets.

        In ``standing`` everybody has used ``place`` numbers.
        """
        import numpy as np

        aimed = self.thrown(standing, place)
        after = np.zeros((STATES, self.finish))
        home = np.zeros(len(self.overshoots))
        for mask in masks_of(place + 1):
            moved = np.bincount(self.lands, weights=aimed[mask], minlength=self.finish + len(self.overshoots))
            after[mask % FULL] = moved[: self.finish]
            home += moved[self.finish :]
        return after, home, aimed

    def distances(self) -> tuple[NDArray[Any], int | None]:
        """Return in how many turns each state can be come to at the least (-1: never), and home; None: never."""
        import numpy as np

        known = np.full((STATES, self.finish), -1)
        known[0, 0] = 0
        front = np.zeros((STATES, self.finish))
        front[0, 0] = 1.0
        least: int | None = None
        turn = 0
        while front.any():
            front, home, _ = self.step(front, turn % 6)
            turn += 1
            if least is None and home.any():
                least = turn
            new = (front > 0) & (known < 0)
            known[new] = turn
            front = new.astype(float)
        return known, least

    def sequences(self, distances: NDArray[Any], least: int | None) -> int:
        """Return how many sequences of throws lead home in the fewest turns; 0 where none does."""
        if least is None:
            return 0
        goes = self.goes.tolist()
        known = distances.tolist()
        ways = {(0, 0): 1}
        arrived = 0
        for turn in range(1, least + 1):
            later: dict[tuple[int, int], int] = {}
            for (mask, space), count in ways.items():
                for throw in THROWS:
                    bit = 1 << throw - 1
                    if mask & bit:
                        continue
                    end, used = goes[space + throw], (mask | bit) % FULL
                    if end == self.finish:
                        arrived += count if turn == least else 0
                    elif known[used][end] == turn:
                        later[used, end] = later.get((used, end), 0) + count
            ways = later
        return arrived

    def homing(self) -> NDArray[Any]:
        """Return a mark for every state from which some throws lead home."""
        return self._back(home=True)

    def lost(self, hopeless: NDArray[Any]) -> NDArray[Any]:
        """Return a mark for every state from which some throws lead to one that is marked, these included."""
        return self._back(hopeless)

    def _back(self, marked: NDArray[Any] | None = None, *, home: bool = False) -> NDArray[Any]:
        import numpy as np

        found = np.zeros((STATES, self.finish + 1), dtype=bool)
        if marked is not None:
            found[:, :-1] = marked
        found[:, -1] = home
        while True:
            before = int(found.sum())
            for count in range(5, -1, -1):
                for mask in masks_of(count):
                    for throw in THROWS:
                        bit = 1 << throw - 1
                        if not mask & bit:
                            after = found[(mask | bit) % FULL]
                            found[mask, :-1] |= after[self.goes[throw : throw + self.finish]]
            if int(found.sum()) == before:
                return found[:, :-1]

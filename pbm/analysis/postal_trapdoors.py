"""Where a trapdoor would hurt most: what a fall costs, and how often one would be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pbm.analysis.postal_board import FULL, STATES, THROWS, Field, masks_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["LARGEST_VALUED", "Trapdoor", "trapdoors", "turns_left"]

LARGEST_VALUED: Final = 600
"""Spaces of the largest board for which the turns left are worked out: the numbers held grow with their square."""


@dataclass(frozen=True, slots=True)
class Trapdoor:
    """A space that can be a trapdoor, and what it would do to one player who throws at random.

    ``met`` is how often the player comes to the space in a game, ``loss`` how many turns longer a fall there makes the
    way home on average (less than nothing where it helps), ``expected_loss`` the one times the other.
    """

    space: int
    below: int
    met: float
    loss: float
    expected_loss: float


def trapdoors(field: Field, visits: NDArray[Any]) -> tuple[Trapdoor, ...]:
    """Return the spaces that can be trapdoors and are ever come to, the greatest expected loss first.

    ``visits`` is how often each state occurs in a game of one player, without trapdoors.
    """
    import numpy as np

    left = np.zeros((STATES, field.finish + 1))
    left[:, :-1] = turns_left(field)
    # A number that closes a set leads to the next one.
    left[FULL] = left[0]
    aimed = np.zeros((STATES, field.targets))
    for place in range(len(THROWS)):
        aimed += field.thrown(_only(visits, place), place)
    comes: dict[int, list[int]] = {}
    for target in np.flatnonzero(aimed.any(axis=0)).tolist():
        for space in field.passed(target):
            comes.setdefault(space, []).append(target)
    found = []
    for space in comes.keys() & field.below.keys():
        met = lost = 0.0
        for target in comes[space]:
            chances = aimed[:, target]
            some = chances > 0
            longer = left[some, field.through(space, target)] - left[some, field.goes[target]]
            met += float(chances.sum())
            lost += float(chances[some] @ longer)
        found.append(Trapdoor(space, field.below[space], met, lost / met, lost))
    return tuple(sorted(found, key=lambda door: (-door.expected_loss, door.space)))


def turns_left(field: Field) -> NDArray[Any]:
    """Return the turns expected from each state, by the mask of the numbers used; inf where home is not certain.

    What is expected within a set is the turns left of it and what is expected at its end; at the end of a set all
    numbers are there again, so that only the spaces remain as unknowns.
    """
    import numpy as np

    size = field.finish
    lost = field.lost(~field.homing())[0]
    *_, (_, within) = _backwards(field, np.hstack([np.eye(size), np.zeros((size, 1))]))
    sure = np.flatnonzero(~lost)
    matrix = np.eye(len(sure)) - within[np.ix_(sure, sure)]
    begun = np.full(size, np.inf)
    begun[sure] = np.linalg.solve(matrix, within[sure, -1])
    values = np.full((STATES, size), np.inf)
    for mask, value in _backwards(field, begun[:, None]):
        values[mask] = value[:, 0]
    return values


def _backwards(field: Field, final: NDArray[Any]) -> Iterator[tuple[int, NDArray[Any]]]:
    """Yield what is expected with each mask of used numbers, from those at the end of a set to the empty one.

    ``final`` is what is expected at its end, a row for each space. The last column counts the turns.
    """
    import numpy as np

    nothing = np.zeros((1, final.shape[1]))
    later = {FULL: np.vstack([final, nothing])}
    for count in range(len(THROWS) - 1, -1, -1):
        now: dict[int, NDArray[Any]] = {}
        for mask in masks_of(count):
            total = np.zeros_like(final)
            for throw in THROWS:
                bit = 1 << throw - 1
                if not mask & bit:
                    total += later[mask | bit][field.goes[throw : throw + field.finish]]
            total /= len(THROWS) - count
            total[:, -1] += 1.0
            yield mask, total
            now[mask] = np.vstack([total, nothing])
        later = now


def _only(visits: NDArray[Any], place: int) -> NDArray[Any]:
    """Return the visits of states with so many numbers used, and none of the others."""
    import numpy as np

    kept = np.zeros_like(visits)
    masks = list(masks_of(place))
    kept[masks] = visits[masks]
    return kept

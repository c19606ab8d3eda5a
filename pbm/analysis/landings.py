"""The rules of one postal board as tables, and a round of many games at once (r5–r19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pbm.core.errors import ConfigError
from pbm.rulesets.postal.options import Options
from pbm.rulesets.postal.state import Config

__all__ = ["MOST_PLAYERS", "NO_VOTE", "Ground", "ground_of", "needed_votes", "open_doors", "resting"]

Spaces: TypeAlias = NDArray[np.int16]
Bools: TypeAlias = NDArray[np.bool_]

NO_VOTE: Final = -1
"""What stands for a nomination that is none, and for a door that is shut."""

MOST_PLAYERS: Final = 60
_LARGEST: Final = 32_000


@dataclass(frozen=True, slots=True)
class Ground:
    """A board as tables by space, and the options that bear on a round.

    ``jump`` is where a snake or ladder leads (the space itself where there is none), ``rest`` where a throw to a space
    ends if no trapdoor is met, ``below`` where a trapdoor drops to (NO_VOTE: there can be none).
    """

    finish: int
    jump: Spaces
    rest: Spaces
    below: Spaces
    follow: bool
    blank: bool
    options: Options


def ground_of(config: Config) -> Ground:
    """Return the tables of the one board of a game; ConfigError where there are several, or it is too large."""
    if len(config.tracks) != 1:
        raise ConfigError.saying("boards-count", "a simulation plays on one board at a time")
    (track,) = config.tracks.values()
    highest = max((track.finish, *track.jumps.values(), *track.below, *track.below.values()))
    if highest > _LARGEST:
        # A board is named by its finish; spaces past it are counted only where it is they that are too many.
        spaces = track.finish if track.finish > _LARGEST else highest
        message = f"a board of {spaces:,} spaces is too large to simulate; {_LARGEST:,} do"
        raise ConfigError.saying("too-large", message)
    size = highest + 7
    jump = np.arange(size, dtype=np.int16)
    for start, end in track.jumps.items():
        jump[start] = end
    follow = config.options.chain == "follow"
    rest = jump.copy()
    while follow and not np.array_equal(rest, jump[rest]):
        rest = jump[rest]
    below = np.full(size, NO_VOTE, dtype=np.int16)
    for start, end in track.below.items():
        below[start] = end
    return Ground(track.finish, jump, rest, below, follow, config.options.refall == "blank", config.options)


def needed_votes(ground: Ground, racing: Bools, players: int) -> NDArray[np.int16] | int:
    """Return how many votes open a trapdoor in each game (r8, r9); one number where it is the same in all."""
    options = ground.options
    if options.threshold_basis == "start":
        return options.votes_needed(players)
    by_count = np.array([options.votes_needed(count) for count in range(players + 1)], dtype=np.int16)
    if (by_count == by_count[0]).all():
        return int(by_count[0])
    needed: NDArray[np.int16] = by_count[racing.sum(axis=0)]
    return needed


def open_doors(ground: Ground, votes: Spaces, needed: NDArray[np.int16] | int) -> Spaces:
    """Return the trapdoor that each player's vote opened, by player and game; NO_VOTE where it opened none."""
    below, last = ground.below, len(ground.below) - 1
    held = np.where((votes < 0) | (votes > last), 0, votes)
    counts = np.ones(votes.shape, dtype=np.int8)
    for one in range(len(votes)):
        for other in range(one):
            same = votes[one] == votes[other]
            counts[one] += same
            counts[other] += same
    opens = (counts >= needed) & (held == votes) & (below[held] >= 0)
    doors: Spaces = np.where(opens, held, np.int16(NO_VOTE))
    return doors


def resting(ground: Ground, targets: Spaces, doors: Spaces) -> Spaces:
    """Return where throws to ``targets`` end (r11–r15); both are by player and game."""
    ends: Spaces = ground.rest[targets]
    met = np.zeros(targets.shape, dtype=bool)
    for door in doors:
        if (door >= 0).any():
            met |= targets == door
            met |= ends == door
            if ground.follow:
                met |= ground.jump[targets] == door
    if ground.follow and (doors >= 0).any():
        # A chain may have passed a door between its first and its last space.
        met |= (ground.rest[targets] != ground.jump[targets]) & (doors >= 0).any(axis=0)
    player, game = np.nonzero(met)
    if len(game):
        ends[player, game] = _fallen(ground, targets[player, game], doors[:, game])
    return ends


def _fallen(ground: Ground, targets: Spaces, doors: Spaces) -> Spaces:
    """Return where players end who meet trapdoors; ``doors`` has a column for each of them.

    A door is met once, and a fall arms the snake or ladder it ends on (rulings 13 to 15). Snakes and ladders make no
    circle of their own, so that no list of those used is to be kept.
    """
    here = targets.copy()
    armed = np.ones(len(here), dtype=bool)
    fallen = np.zeros(len(here), dtype=np.int64)
    going = np.arange(len(here))
    bits = np.int64(1) << np.arange(len(doors), dtype=np.int64)
    while len(going):
        at = here[going]
        doors_here = bits @ (doors[:, going] == at)
        known = (doors_here & fallen[going]) != 0
        falls = (doors_here != 0) & ~known
        stopped = known & ground.blank
        jumps = ~falls & ~stopped & armed[going] & (ground.jump[at] != at)
        fallen[going] |= np.where(falls, doors_here, 0)
        here[going] = np.where(falls, ground.below[at], np.where(jumps, ground.jump[at], at))
        armed[going] = falls | (armed[going] & ~jumps) | (jumps & ground.follow)
        going = going[falls | jumps]
    return here

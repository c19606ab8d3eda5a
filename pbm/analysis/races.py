"""Races by dice, many at once: by any die, or the classic game, where a double rolls again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

from pbm.analysis.tally import Ints, Tally
from pbm.analysis.throws import Die
from pbm.core.errors import ConfigError
from pbm.rulesets.classic.landing import reach
from pbm.rulesets.classic.state import Config

__all__ = ["FINISHES", "Race", "race_of", "race_of_game", "simulate_race"]

Spaces: TypeAlias = NDArray[np.int32]

FINISHES: Final = ("exact", "overshoot", "bounce")
"""What becomes of a throw past the finish: it is not moved, is home, or comes back again."""

_BLOCK: Final = 65_536  # the last games of a block go on for long: the more share their rounds the better
LONGEST: Final = 20_000  # rounds after which a game is called off
_MOST_PLAYERS: Final = 100
_LARGEST: Final = 50_000_000  # entries of a table
_RUN_OF_SIXES: Final = 3
_SIXES: Final = 35  # the last of the ways in which two dice fall
_DOUBLE: Final = np.array([first == second for first, second in product(range(6), repeat=2)])


@dataclass(frozen=True, slots=True)
class Race:
    """A board and its dice as one table: ``leads[space * faces + face]`` is where a throw ends, the finish for home.

    ``faces`` are all ways in which the dice can fall, each as likely. With ``again`` a double of two dice is followed
    by another throw; ``sixes`` says that the third double six running is not moved, and ends the turn.
    """

    finish: int
    faces: int
    leads: Spaces
    again: bool = False
    sixes: bool = False


def race_of(finish: int, jumps: Mapping[int, int], die: Die, ending: str, *, follow: bool = False) -> Race:
    """Return the race by a die to a finish that is ``exact``, ``overshoot`` or ``bounce``.

    With ``follow`` the end of a snake or ladder may start another. ConfigError where the tables would be too large.
    """
    if ending not in FINISHES:
        raise ConfigError.saying("finish", f"a race ends by {', '.join(FINISHES)}, not {ending!r}")
    if die.outcomes * finish > _LARGEST:
        raise ConfigError.saying("too-large", f"{finish} spaces with such a die are too many to simulate")
    spaces = np.arange(finish, dtype=np.int32)[:, None]
    faces = np.repeat(np.array(die.faces, dtype=np.int32), die.weights)
    targets = spaces + faces
    moves = np.broadcast_to(faces > 0, targets.shape)
    if ending == "exact":
        moves = moves & (targets <= finish)
    elif ending == "bounce":
        targets = np.where(targets > finish, np.maximum(0, 2 * finish - targets), targets)
    jump = np.arange(finish + die.faces[-1] + 1, dtype=np.int32)
    for start, end in jumps.items():
        if start < finish:
            jump[start] = min(end, finish)
    while follow and not np.array_equal(jump, jump[jump]):
        jump = jump[jump]
    ends = np.where(moves, jump[np.minimum(targets, len(jump) - 1)], spaces)
    return Race(finish, len(faces), np.minimum(ends, finish).astype(np.int32).ravel())


def race_of_game(config: Config) -> Race:
    """Return the classic game as a race: two dice, a double rolls again."""
    finish = config.board.finish
    if 36 * finish > _LARGEST:
        raise ConfigError.saying("too-large", f"a board of {finish} spaces is too large to simulate")
    leads = np.empty((finish, 36), dtype=np.int32)
    for space in range(finish):
        ends = reach(config, space)
        leads[space] = [ends[first + second] for first in range(1, 7) for second in range(1, 7)]
    return Race(finish, 36, leads.ravel(), again=True, sixes=config.options.three_sixes != "off")


def simulate_race(race: Race, players: int, games: int, seed: int, block: int = _BLOCK) -> Iterator[Tally]:
    """Yield the tally of block after block of games; players throw in turn, and the first home ends it.

    ``turns`` and ``rounds`` are the same here: how often it went round. ConfigError where it cannot be.
    """
    if not 1 <= players <= _MOST_PLAYERS or games < 1:
        raise ConfigError.saying("players", f"a race is for 1 to {_MOST_PLAYERS} players and one game or more")
    for number, begun in enumerate(range(0, games, block)):
        yield _play_block(race, players, min(block, games - begun), default_rng([seed, number]))


def _play_block(race: Race, players: int, games: int, chance: Generator) -> Tally:
    """Return the tally of some games."""
    spaces = np.zeros((players, games), dtype=np.int32)
    thrown = np.zeros(games, dtype=np.int32)
    wins = np.zeros(players, dtype=np.int64)
    letters = np.uint8 if race.faces <= 256 else np.uint32
    rounds: list[int] = [0]
    rolls: list[Ints] = [np.zeros(0, dtype=np.int64)]
    while spaces.shape[1] and len(rounds) <= LONGEST:
        won = np.zeros(spaces.shape[1], dtype=bool)
        for player in range(players):
            here = spaces[player]
            if race.again:
                thrown += _turn(race, here, chance) * ~won
            else:
                faces = chance.integers(race.faces, size=len(here), dtype=letters)
                np.take(race.leads, here * race.faces + faces, out=here)
                thrown += ~won
            home = (here == race.finish) & ~won
            wins[player] += np.count_nonzero(home)
            won |= home
        rounds.append(int(np.count_nonzero(won)))
        if rounds[-1]:
            rolls.append(np.bincount(thrown[won]).astype(np.int64))
            going = np.flatnonzero(~won)
            spaces, thrown = spaces.take(going, axis=1), thrown.take(going)
    unfinished = spaces.shape[1]
    counted = np.array(rounds, dtype=np.int64)
    all_rolls = np.zeros(max(map(len, rolls)) or 1, dtype=np.int64)
    for some in rolls:
        all_rolls[: len(some)] += some
    return Tally(tuple(map(int, wins)), tuple(map(float, wins)), 0, counted, counted, all_rolls, unfinished)


def _turn(race: Race, here: Spaces, chance: Generator) -> Spaces:
    """Move everybody by a turn of two dice, in place; return how often each threw."""
    faces = chance.integers(36, size=len(here), dtype=np.uint8)
    np.take(race.leads, here * 36 + faces, out=here)
    made = np.ones(len(here), dtype=np.int32)
    going = np.flatnonzero(_DOUBLE[faces] & (here != race.finish))
    sixes = (faces[going] == _SIXES).astype(np.int8)
    while len(going):
        faces = chance.integers(36, size=len(going), dtype=np.uint8)
        made[going] += 1
        at = here[going]
        sixes = np.where(faces == _SIXES, sixes + 1, 0)
        void = race.sixes & (sixes == _RUN_OF_SIXES)
        ends = np.where(void, at, race.leads[at * 36 + faces])
        here[going] = ends
        again = _DOUBLE[faces] & ~void & (ends != race.finish)
        going, sixes = going[again], sixes[again]
    return made

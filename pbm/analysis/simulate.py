"""Many games at once, played by chance: how long they take and who wins them.

A seed and the number of games say all: the same ones give the same games on every machine. Games are played in blocks,
and after each there is a tally, so that whoever grows impatient has something in hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, Final

import numpy as np
from numpy.random import Generator, default_rng

from pbm.analysis.bots.play import LONGEST, Ended, play_game
from pbm.analysis.bots.seen import Bot
from pbm.analysis.landings import (
    MOST_PLAYERS,
    NO_VOTE,
    Bools,
    Ground,
    Spaces,
    ground_of,
    needed_votes,
    open_doors,
    resting,
)
from pbm.analysis.tally import Ints, Tally
from pbm.core.errors import ConfigError
from pbm.rulesets.api import AnyRuleset
from pbm.rulesets.postal.state import Config

__all__ = ["BLOCK", "Crowd", "Habits", "play_block", "play_round", "simulate_bots", "simulate_throws"]

BLOCK: Final = 8192
"""Games that are played at once: their positions stay in the machine's nearest memory."""

_SETS: Final = np.array(tuple(permutations(range(1, 7))), dtype=np.int16).T.copy()


@dataclass(frozen=True, slots=True)
class Habits:
    """How players order who look at nothing, by seat.

    ``lowest`` play the lowest number left, the others one drawn from those left. ``scatter`` nominate a space drawn
    from the whole board, the others none, so that where they throw to counts (r17).
    """

    lowest: tuple[bool, ...]
    scatter: tuple[bool, ...]


@dataclass(slots=True)
class Crowd:
    """Games that are played at once: where everybody stands by player and game, and who has won.

    ``home`` are the turns in which players came home, 0 for those who have not; ``closed`` are the games that are over.
    """

    spaces: Spaces
    home: Spaces
    closed: Bools

    @classmethod
    def of(cls, players: int, games: int) -> Crowd:
        """Return games before their first turn."""
        nobody = np.zeros((players, games), dtype=np.int16)
        return cls(nobody, nobody.copy(), np.zeros(games, dtype=bool))


def play_round(ground: Ground, crowd: Crowd, turn: int, throws: Spaces, votes: Spaces) -> None:
    """Play the round that begins with ``turn``, in place.

    ``throws`` are lawful ones, by turn of the round, player and game; ``votes`` those that count, by player and game,
    NO_VOTE for none.
    """
    racing = (crowd.spaces < ground.finish) & ~crowd.closed
    players = len(crowd.spaces)
    doors = open_doors(ground, np.where(racing, votes, np.int16(NO_VOTE)), needed_votes(ground, racing, players))
    enough = min(ground.options.end_when_home or players, players)
    for step, thrown in enumerate(throws):
        moves = racing if not step else (crowd.spaces < ground.finish) & ~crowd.closed
        targets = np.where(moves, crowd.spaces + thrown, np.int16(0))
        crowd.spaces = np.where(moves, resting(ground, targets, doors), crowd.spaces)
        arrived = moves & (crowd.spaces >= ground.finish)
        if arrived.any():
            crowd.home[arrived] = turn + step
            crowd.closed |= (crowd.spaces >= ground.finish).sum(axis=0) >= enough


def play_block(ground: Ground, habits: Habits, games: int, chance: Generator, longest: int = LONGEST) -> Tally:
    """Return the tally of some games of players by their ``habits``; after ``longest`` turns a game is called off."""
    players = len(habits.lowest)
    count = _Count(players, longest)
    crowd = Crowd.of(players, games)
    schedule = ground.options.schedule
    drawn = ~np.array(habits.lowest)
    turn = rounds = 1
    while crowd.spaces.shape[1] and turn <= longest:
        games = crowd.spaces.shape[1]
        sets = np.zeros((players, games), dtype=np.int16)
        sets[drawn] = chance.integers(_SETS.shape[1], size=(int(drawn.sum()), games), dtype=np.int16)
        place = 0
        for turns in schedule:
            throws = _SETS[place : place + turns][:, sets]
            votes = _votes(ground, habits, crowd.spaces + throws[0], chance)
            play_round(ground, crowd, turn, throws, votes)
            if crowd.closed.any():
                count.take(crowd, rounds, turn + turns - 1)
                going = ~crowd.closed
                crowd = Crowd(crowd.spaces[:, going], crowd.home[:, going], crowd.closed[going])
                sets = sets[:, going]
            turn, place, rounds = turn + turns, place + turns, rounds + 1
    return count.tally(crowd.spaces.shape[1])


def _votes(ground: Ground, habits: Habits, targets: Spaces, chance: Generator) -> Spaces:
    """Return the nominations that count: where the first throw leads, or a space drawn by those who scatter theirs."""
    if not any(habits.scatter):
        return targets
    scattered = np.array(habits.scatter)
    votes = targets.copy()
    drawn = chance.integers(1, ground.finish + 1, size=(int(scattered.sum()), targets.shape[1]), dtype=np.int16)
    if ground.options.invalid_nomination == "default":
        drawn = np.where(ground.below[drawn] >= 0, drawn, targets[scattered])
    votes[scattered] = drawn
    return votes


class _Count:
    """Games that are over, counted as they close."""

    def __init__(self, players: int, longest: int) -> None:
        self.wins = np.zeros(players, dtype=np.int64)
        self.parts = np.zeros(players)
        self.shared = 0
        self.turns = np.zeros(longest + 7, dtype=np.int64)
        self.rounds = np.zeros(longest + 7, dtype=np.int64)
        self.rolls = np.zeros((longest + 7) * players + 1, dtype=np.int64)

    def take(self, crowd: Crowd, rounds: int, last: int) -> None:
        """Count the games that have closed in a round, the last turn of which would have been ``last``."""
        over = crowd.closed
        spaces, home = crowd.spaces[:, over], crowd.home[:, over]
        came = home > 0
        ended = home.max(axis=0)
        first = np.where(came, home, np.int16(last + 1)).min(axis=0)
        front = came & (home == first)
        furthest = np.where(front, spaces, np.int16(-1)).max(axis=0)
        winners = front & (spaces == furthest)
        several = winners.sum(axis=0)
        self.wins += winners[:, several == 1].sum(axis=1)
        self.parts += (winners / several).sum(axis=1)
        self.shared += int((several > 1).sum())
        self.turns += np.bincount(ended, minlength=len(self.turns))
        self.rounds[rounds] += int(over.sum())
        rolls = np.where(came, home, ended).sum(axis=0)
        self.rolls += np.bincount(rolls, minlength=len(self.rolls))

    def tally(self, unfinished: int) -> Tally:
        """Return what was counted."""
        wins, parts = tuple(map(int, self.wins)), tuple(map(float, self.parts))
        return Tally(wins, parts, self.shared, _cut(self.turns), _cut(self.rounds), _cut(self.rolls), unfinished)


def _cut(counts: Ints) -> Ints:
    """Return counts without the zeros at their end."""
    some = np.flatnonzero(counts)
    return counts[: int(some[-1]) + 1 if len(some) else 1]


def simulate_throws(config: Config, habits: Habits, games: int, seed: int, block: int = BLOCK) -> Iterator[Tally]:
    """Yield the tally of block after block of games of players who look at nothing. ConfigError where it cannot be."""
    _check(len(habits.lowest), games)
    ground = ground_of(config)
    for number, begun in enumerate(range(0, games, block)):
        yield play_block(ground, habits, min(block, games - begun), default_rng([seed, number]))


def simulate_bots(ruleset: AnyRuleset, config: Any, bots: Sequence[Bot], games: int, seed: int) -> Iterator[Tally]:
    """Yield the tally of game after game of bots that look at what they may see. ConfigError where it cannot be."""
    _check(len(bots), games)
    for number in range(games):
        yield _one(play_game(ruleset, config, bots, default_rng([seed, number])), len(bots))


def _one(ended: Ended, players: int) -> Tally:
    """Return the tally of one game."""
    nothing = Tally.none(players)
    final = ended.standings
    if final is None:
        return replace(nothing, unfinished=1)
    winners = [int(name.split()[-1]) - 1 for name in final.winners]
    alone = len(winners) == 1
    return Tally(
        wins=tuple(int(alone and seat in winners) for seat in range(players)),
        parts=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players)),
        shared=int(not alone),
        turns=_only(ended.turns),
        rounds=_only(ended.rounds),
        rolls=_only(ended.throws),
    )


def _only(number: int) -> Ints:
    counts = np.zeros(number + 1, dtype=np.int64)
    counts[number] = 1
    return counts


def _check(players: int, games: int) -> None:
    if not 1 <= players <= MOST_PLAYERS:
        raise ConfigError.saying("players", f"1 to {MOST_PLAYERS} players can be simulated, not {players}")
    if games < 1:
        raise ConfigError.saying("games", f"at least one game must be played, not {games}")

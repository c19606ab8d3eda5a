"""What public positions tell of a board: which throws were played, and where each space leads.

Nobody says what was thrown; but of the numbers a player had left only some explain a move, and each number is played
once in a set. So throws and destinations are weighed against each other, some times over: throws by the destinations
believed in, destinations by the throws, families of snakes and ladders by the destinations, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pbm.analysis.bots.charts import Bools
from pbm.analysis.bots.products import product

__all__ = ["Believed", "Move", "Surroundings", "weigh"]

Floats: TypeAlias = NDArray[np.float64]

ORDERS: Final = np.array(tuple(permutations(range(6))), dtype=np.intp)
"""Every order of a set: a row for each, the number played at each of its six places, less 1."""

_SURE: Final = 6.0  # how much one move that is understood speaks against every other destination, as a logarithm
_EXCEPTION: Final = 0.04  # how often a space of a family is not as the family says
_JUMPS: Final = 0.12  # how many spaces are thought to be snakes or ladders for no reason
_FAMILIES: Final = 2.0  # how many families are expected
_FALL: Final = 0.25  # the chance that a move ended by a trapdoor, where one has opened
_LONGEST: Final = 45  # spaces of the longest snake or ladder of a family
_PASSES: Final = 3


class Move(NamedTuple):
    """One player's move in one round: which set of whom, the place of the round in the set, and what everybody saw.

    ``opened`` tells whether a trapdoor may have opened. ``own`` are the numbers played where they are known.
    """

    group: int
    place: int
    turns: int
    start: int
    end: int
    opened: bool
    own: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is thought of a board before anything was seen on it.

    ``falls`` are where trapdoors drop to, ``families`` the spaces that may belong together (a row of the matrix for
    each) and ``weights`` how likely each is. ``told`` are families that the GM has told, with their steps.
    """

    size: int
    finish: int
    falls: Floats
    families: Floats
    weights: Floats
    told: tuple[tuple[Bools, int], ...]


class Believed(NamedTuple):
    """What is believed: ``leads[target, space]``, and for each set and place in it the chances of 1 … 6."""

    leads: Floats
    throws: Floats


@lru_cache(maxsize=4)
def _steps() -> tuple[NDArray[np.intp], Floats]:
    """Return the steps that snakes and ladders may have, and how likely each is: round numbers are liked."""
    steps = np.array([step for step in range(-_LONGEST, _LONGEST + 1) if abs(step) > 1], dtype=np.intp)
    liked = np.where(steps % 10 == 0, 6.0, np.where(steps % 5 == 0, 4.0, 1.0)) * np.where(np.abs(steps) > 30, 0.3, 1.0)
    return steps, liked / liked.sum()


@lru_cache(maxsize=8)
def _background(size: int, finish: int) -> Floats:
    """Return the chance of every destination of a space that belongs to no family."""
    steps, liked = _steps()
    leads = np.zeros((size, size))
    for space in range(1, finish):
        ends = space + steps
        fits = (ends >= 1) & (ends < size)
        leads[space, ends[fits]] = _JUMPS * (0.5 * liked[fits] + 0.5 / len(steps))
    leads += 1e-5
    leads[np.arange(size), np.arange(size)] = 0.0
    leads[np.arange(size), np.arange(size)] = 1.0 - leads.sum(axis=1)
    leads[finish:] = np.eye(size)[finish:]
    return leads


def weigh(moves: Sequence[Move], groups: int, around: Surroundings) -> Believed:
    """Return what is believed after ``moves``, which belong to the sets 0 … ``groups`` - 1."""
    background = _background(around.size, around.finish)
    prior = _with_families(background, _told(around))
    leads = prior
    orders = np.full((groups, len(ORDERS)), 1.0 / len(ORDERS))
    sorted_moves = _Moves.of(moves)
    for number in range(_PASSES if moves else 0):
        orders, seen = sorted_moves.explained(leads, around.falls, groups)
        against = seen.sum(axis=1, keepdims=True) - seen
        speaks = np.exp(-_SURE * np.minimum(against, 8.0))
        if number or len(moves) > 8:
            prior = _with_families(background, _found(background, speaks, around))
        leads = prior * speaks
        leads /= leads.sum(axis=1, keepdims=True)
    throws = np.zeros((groups, 6, 6))
    for place in range(6):
        for number in range(6):
            throws[:, place, number] = orders[:, ORDERS[:, place] == number].sum(axis=1)
    return Believed(leads, throws)


def _told(around: Surroundings) -> Floats:
    """Return the chances of steps by space, of the families that the GM told."""
    steps, _ = _steps()
    chances = np.zeros((around.size, len(steps)))
    for spaces, step in around.told:
        column = np.flatnonzero(steps == step)
        free = spaces & (chances.sum(axis=1) == 0)
        chances[np.ix_(free, column)] = 0.97
    return chances


def _with_families(background: Floats, chances: Floats) -> Floats:
    """Return the chance of every destination, ``chances`` of the steps of families among them."""
    steps, _ = _steps()
    size = len(background)
    whole = chances.sum(axis=1, keepdims=True)
    chances = chances / np.maximum(1.0, whole / 0.97)
    mixed: Floats = background * (1.0 - chances.sum(axis=1, keepdims=True))
    rows = np.arange(size)[:, None]
    ends = np.clip(rows + steps, 1, size - 1)
    np.add.at(mixed, (np.broadcast_to(rows, ends.shape), ends), chances)
    return mixed


def _found(background: Floats, speaks: Floats, around: Surroundings) -> Floats:
    """Return the chances of steps by space, of the families that what was seen speaks for."""
    steps, liked = _steps()
    size = around.size
    rows = np.arange(size)[:, None]
    ends = rows + steps
    fits = (ends >= 1) & (ends < size)
    known = speaks[rows, np.clip(ends, 0, size - 1)]
    usual = (background * speaks).sum(axis=1, keepdims=True)
    gain = np.log((1.0 - _EXCEPTION) * known / usual + _EXCEPTION)
    gain[~fits] = 0.0
    scores = product(around.families, gain)
    odds = _FAMILIES * around.weights[:, None] * liked * np.exp(np.minimum(scores, 60.0))
    sure = odds / (1.0 + odds.sum(axis=0))
    chances = product(np.ascontiguousarray(around.families.T), sure)
    chances[~fits & (ends >= 1)] = 0.0
    return np.maximum(chances, _told(around)) if around.told else chances


class _Moves(NamedTuple):
    """Moves as arrays, those of one turn and those of two apart."""

    ones: Sequence[Move]
    twos: Sequence[Move]
    one: NDArray[np.intp]
    two: NDArray[np.intp]

    @classmethod
    def of(cls, moves: Sequence[Move]) -> _Moves:
        ones = [move for move in moves if move.turns == 1]
        twos = [move for move in moves if move.turns == 2]

        def table(chosen: Sequence[Move]) -> NDArray[np.intp]:
            rows = [(move.group, move.place, move.start, move.end, move.opened) for move in chosen]
            return np.array(rows, dtype=np.intp).reshape(len(rows), 5)

        return cls(ones, twos, table(ones), table(twos))

    def explained(self, leads: Floats, falls: Floats, groups: int) -> tuple[Floats, Floats]:
        """Return the weight of every order of every set, and how often each destination of each space was seen."""
        size = len(leads)
        last = size - 1
        after_fall = product(falls, leads) + 0.3 / size
        numbers = np.arange(1, 7)
        log_orders = np.zeros((groups, len(ORDERS)))
        seen = np.zeros((size, size))
        # One turn: the chance of the end by each number, without and with a fall.
        group, place, start, end, opened = self.one.T
        fall = np.where(opened > 0, _FALL, 0.0)[:, None]
        targets = np.minimum(start[:, None] + numbers, last)
        straight = (1.0 - fall) * leads[targets, end[:, None]]
        likely = straight + fall * after_fall[targets, end[:, None]]
        _keep_own(likely, [move.own for move in self.ones])
        _count(log_orders, group, np.log(np.maximum(likely, 1e-12))[np.arange(len(group))[:, None], ORDERS[:, place].T])
        # Two turns: the first ends where it lands, or where the second must have begun, or by a jump believed in.
        group2, place2, start2, end2, opened2 = self.two.T
        fall2 = np.where(opened2 > 0, _FALL, 0.0)[:, None, None]
        first = np.minimum(start2[:, None, None] + numbers[None, :, None], last)
        first = np.broadcast_to(first, (len(group2), 6, 6))
        jump = leads.copy()
        jump[np.arange(size), np.arange(size)] = 0.0
        by_jump = jump.argmax(axis=1)
        back = np.clip(end2[:, None, None] - numbers[None, None, :], 0, last)
        back = np.broadcast_to(back, first.shape)
        middles = (first, np.where(back == first, by_jump[first], back), by_jump[first])
        parts = []
        for which, middle in enumerate(middles):
            second = np.minimum(middle + numbers[None, None, :], last)
            chance = leads[first, middle] * leads[second, end2[:, None, None]]
            if which == 2:
                chance = np.where((middle == middles[0]) | (middle == middles[1]), 0.0, chance)
            parts.append((middle, second, (1.0 - fall2) * chance))
        by_fall = fall2 * (1.0 / size) * 0.5
        both = sum(part[2] for part in parts) + by_fall + 1e-9
        for row, move in enumerate(self.twos):
            if len(move.own) == 2:
                kept = both[row, move.own[0] - 1, move.own[1] - 1]
                both[row] = 1e-30
                both[row, move.own[0] - 1, move.own[1] - 1] = kept
        following = np.minimum(place2 + 1, 5)
        rows2 = np.arange(len(group2))[:, None]
        _count(log_orders, group2, np.log(both)[rows2, ORDERS[:, place2].T, ORDERS[:, following].T])
        orders = np.exp(log_orders - log_orders.max(axis=1, keepdims=True))
        orders /= orders.sum(axis=1, keepdims=True)
        # What was thrown by these weights, and so where it led.
        if len(group):
            by_number = _by_number(orders[group], ORDERS[:, place].T)
            share = by_number * straight / np.maximum(likely, 1e-12)
            np.add.at(seen, (targets, np.broadcast_to(end[:, None], targets.shape)), share)
        if len(group2):
            by_pair = _by_pair(orders[group2], ORDERS[:, place2].T, ORDERS[:, following].T)
            for middle, second, chance in parts:
                share2 = by_pair * chance / both
                np.add.at(seen, (first, middle), share2)
                np.add.at(seen, (second, np.broadcast_to(end2[:, None, None], second.shape)), share2)
        return orders, seen


def _count(log_orders: Floats, group: NDArray[np.intp], logs: Floats) -> None:
    np.add.at(log_orders, group, logs)


def _keep_own(likely: Floats, own: Sequence[tuple[int, ...]]) -> None:
    """Leave only the number that was played, where it is known."""
    for row, numbers in enumerate(own):
        if numbers:
            kept = max(likely[row, numbers[0] - 1], 1e-6)
            likely[row] = 1e-30
            likely[row, numbers[0] - 1] = kept


def _by_number(orders: Floats, played: NDArray[np.intp]) -> Floats:
    """Return the chance of each number, for each move."""
    made = np.zeros((len(orders), 6))
    for number in range(6):
        made[:, number] = (orders * (played == number)).sum(axis=1)
    return made


def _by_pair(orders: Floats, first: NDArray[np.intp], second: NDArray[np.intp]) -> Floats:
    """Return the chance of each pair of numbers, for each round of two turns."""
    made = np.zeros((len(orders), 36))
    pairs = first * 6 + second
    for pair in range(36):
        if pair // 6 != pair % 6:
            made[:, pair] = (orders * (pairs == pair)).sum(axis=1)
    return made.reshape(len(orders), 6, 6)

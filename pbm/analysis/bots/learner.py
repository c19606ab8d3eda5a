"""A bot that learns the board from what everybody sees, and plans the rest of its set by what it has learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from pbm.analysis.bots.charts import beneath, charts_of, families_on, families_told
from pbm.analysis.bots.evidence import Believed, Move, Surroundings, weigh
from pbm.analysis.bots.planning import Plan, bit, plan
from pbm.analysis.bots.products import applied
from pbm.analysis.bots.seen import Brief, Seen, Told, spaces_in
from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders

__all__ = ["Learner", "LearnerBelief"]

Floats: TypeAlias = NDArray[np.float64]

_FINISH: Final = 100  # r2, where it is not told
_SHARED: Final = "*"
_OWN_TARGET: Final = 0.85  # how often others are thought to nominate where they throw to
_EQUAL: Final = 0.05  # turns, within which orders are as good as each other
_NEAR: Final = 0.12  # how fast the interest in those behind fades, by space


@dataclass(frozen=True, slots=True)
class _Record:
    """What was seen of a round on one board: its turns, everybody's space before and after, the numbers of its own."""

    turn: int
    turns: int
    spaces: Mapping[str, tuple[int, int]]
    opened: bool
    own: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LearnerBelief:
    """What has been seen so far: the first mail, where everybody stands, and the rounds by board."""

    brief: Brief
    spaces: Mapping[str, Mapping[str, int]]
    turn: int
    records: Mapping[str, tuple[_Record, ...]]


class Learner:
    """Weighs public positions against its own results, and plays what promises to be home soonest."""

    name = "learner"
    watches = True

    def begin(self, brief: Brief) -> LearnerBelief:
        """Return the belief before the first round."""
        return LearnerBelief(brief, brief.spaces, brief.turn, dict.fromkeys(brief.boards, ()))

    def learn(self, belief: LearnerBelief, seen: Seen) -> LearnerBelief:
        """Return the belief after one more round."""
        view = seen.view
        now = spaces_in(view)
        records = dict(belief.records)
        for board, before in belief.spaces.items():
            finish = belief.brief.boards[board].finish or _FINISH
            moved = {
                name: (space, now[board][name])
                for name, space in before.items()
                if name in now.get(board, {}) and space < finish
            }
            opened = view.facts.get("trapdoor_opened")
            may = bool(opened.get(board, False)) if isinstance(opened, Mapping) else True
            record = _Record(view.played[0], len(view.played), moved, may, seen.throws.get(board, ()))
            records[board] = (*records[board], record)
        turn = view.coming[0] if view.coming else belief.turn + len(view.played)
        return replace(belief, spaces=now, turn=turn, records=records)

    def order(self, belief: LearnerBelief, form: OrderForm, chance: Generator) -> RawOrders:
        """Return the orders that promise most, one board at a time; chance decides between those as good as equal."""
        orders: dict[str, JsonObject] = {}
        for board in form.boards:
            mind = _Mind(belief, board, form, _EQUAL * chance.random((7, 7)))
            orders[board] = mind.order()
            if form.shared:
                return {_SHARED: orders[board]}
        return orders


class _Mind:
    """One board as the learner thinks of it, and the round to be ordered for."""

    def __init__(self, belief: LearnerBelief, board: str, form: OrderForm, whim: Floats) -> None:
        brief = belief.brief
        self.whim = whim
        self.brief = brief
        self.told = brief.boards[board]
        self.seat = brief.seat
        self.spaces = belief.spaces[board]
        self.turns = len(form.turns)
        self.place = (form.turns[0] - 1) % 6
        self.left = form.left[board]
        self.finish = self.told.finish or _FINISH
        highest = max(self.told.last or 0, max(self.spaces.values(), default=0), self.finish + 12)
        self.around = _surroundings(_Key.of(self.told), self.finish, highest + 1)
        self.groups, moves = _grouped(belief.records[board], self.seat)
        self.set_number = (form.turns[0] - 1) // 6
        self.now: Believed = weigh(moves, len(self.groups), self.around)
        self.plan: Plan = plan(self.now.leads, self.finish)

    def order(self) -> JsonObject:
        """Return the throws and the nomination."""
        votes = self._others()
        needed = _votes_needed(self.brief.options, len(self.brief.players), len(votes) + 1)
        opening = _at_least(votes * _OWN_TARGET, needed) if len(votes) else np.zeros(self.around.size)
        throws, target = self._throws(opening)
        return {"throws": list(throws), "trapdoor": self._nomination(votes, needed, target)}

    def _others(self) -> Floats:
        """Return the chances of the spaces that each other player's first throw of the round leads to."""
        rows = []
        for name, space in self.spaces.items():
            if name == self.seat or space >= self.finish:
                continue
            row = np.zeros(self.around.size)
            row[space + 1 : space + 7] = self._next_throw(name)
            rows.append(row)
        return np.array(rows).reshape(len(rows), self.around.size)

    def _next_throw(self, name: str) -> Floats:
        group = self.groups.get((name, self.set_number))
        if self.place == 0 or group is None:
            return np.full(6, 1 / 6)
        chances: Floats = self.now.throws[group, self.place]
        return chances

    def _throws(self, opening: Floats) -> tuple[tuple[int, ...], int]:
        """Return the numbers to throw and the target of the first; ``opening`` is each space's chance to be a door."""
        space = self.spaces[self.seat]
        used = sum(bit(number) for number in range(1, 7) if number not in self.left)
        land, leads, falls = self.plan.land, self.now.leads, self.around.falls
        best: tuple[float, tuple[int, ...]] = (-np.inf, ())
        opening = opening * (falls.sum(axis=1) > 0)
        for first in self.left:
            target, then = space + first, used | bit(first)
            if self.turns == 1:
                worth = (1 - opening[target]) * land[then, target] + opening[target] * float(falls[target] @ land[then])
                best = max(best, (worth + float(self.whim[first, 0]), (first,)))
                continue
            middle = (1 - opening[target]) * leads[target] + opening[target] * applied(leads.T, falls[target])
            for second in self.left:
                if second == first:
                    continue
                # Wherever the first throw ends, the second is met by the same trapdoors.
                ends, spent = slice(second, self.finish + second), then | bit(second)
                away = (1 - opening[ends]) * land[spent, ends] + opening[ends] * applied(falls[ends], land[spent])
                after = np.array(self.plan.stand[then])
                after[: self.finish] = away - 1.0
                best = max(best, (float(middle @ after) + float(self.whim[first, second]), (first, second)))
        return best[1], space + best[1][0]

    def _nomination(self, votes: Floats, needed: int, target: int) -> int:
        """Return the space whose trapdoor would cost the leaders most."""
        size, finish = self.around.size, self.finish
        if not len(votes):
            return target
        runs = applied(self.now.leads, np.arange(size, dtype=float))
        after = applied(self.around.falls, runs)
        drops = np.where(self.around.falls.sum(axis=1) > 0, runs - after, 0.0)
        others = [space for name, space in self.spaces.items() if name != self.seat and space < finish]
        front = max([*others, self.spaces[self.seat]])
        matters = np.exp(-_NEAR * (front - np.array(others)))
        gains = np.zeros(size)
        for row in range(len(votes)):
            with_me = _at_least(np.delete(votes, row, axis=0) * _OWN_TARGET, max(0, needed - 2))
            gains += matters[row] * votes[row] * _OWN_TARGET * with_me * drops
        # Falling is no loss where the numbers run downwards: then its own landing is what it votes for.
        gains[target] = -drops[target] * float(_at_least(votes * _OWN_TARGET, needed - 1)[target])
        gains[:1] = -1.0
        gains[finish + 1 :] = -1.0
        best = int(gains.argmax())
        return best if gains[best] > 0 else max(1, front - 1)


@dataclass(frozen=True, slots=True)
class _Key:
    """What is told of a board, in a form that can be looked up."""

    layout: str
    rules: str
    told: Told

    @classmethod
    def of(cls, told: Told) -> _Key:
        return cls(repr(told.layout), repr(told.rules), told)

    def __hash__(self) -> int:
        return hash((self.layout, self.rules))


@lru_cache(maxsize=32)
def _surroundings(key: _Key, finish: int, size: int) -> Surroundings:
    """Return what is thought of a board of which so much is told."""
    told = key.told
    charts = charts_of(told.layout, told.last or finish)
    families = families_on(charts, finish, size)
    falls = np.zeros((size, size))
    for chart in charts:
        falls += chart.weight * beneath(chart, size)
    whole = sum(chart.weight for chart in charts)
    if whole:
        falls /= whole
    return Surroundings(
        size,
        finish,
        falls,
        np.array([family.spaces for family in families], dtype=float).reshape(len(families), size),
        np.array([family.weight for family in families]),
        families_told(told.rules or (), charts[0] if told.layout is not None and charts else None, finish, size),
    )


def _grouped(records: Sequence[_Record], seat: str) -> tuple[dict[tuple[str, int], int], list[Move]]:
    """Return the number of each player's each set, and all moves by them."""
    groups: dict[tuple[str, int], int] = {}
    moves = []
    for record in records:
        number, place = divmod(record.turn - 1, 6)
        for name, (start, end) in record.spaces.items():
            group = groups.setdefault((name, number), len(groups))
            own = record.own if name == seat else ()
            turns = record.turns
            moves.append(Move(group, place, turns, start, end, record.opened, own[:turns]))
    return groups, moves


def _votes_needed(options: JsonObject, started: int, racing: int) -> int:
    """Return how many votes open a trapdoor (r8, r9)."""
    count = started if options.get("threshold_basis") == "start" else racing
    pairs: Any = options.get("thresholds") or [[8, 2], [0, 3]]
    for most, votes in pairs:
        if most == 0 or count <= most:
            return int(votes)
    return 3


def _at_least(chances: Floats, needed: int) -> Floats:
    """Return the chance that ``needed`` of some come true, in each column; the rows are those who may."""
    size = chances.shape[1] if chances.ndim == 2 else 0
    exactly: Floats = np.zeros((needed + 1, size))
    exactly[0] = 1.0
    for row in chances:
        for count in range(needed, 0, -1):
            here = exactly[count] * (1 - row) if count < needed else exactly[count]
            exactly[count] = here + exactly[count - 1] * row
        if needed:
            exactly[0] = exactly[0] * (1 - row)
    likely: Floats = exactly[needed]
    return likely

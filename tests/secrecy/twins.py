"""The twin of a world: other boards and orders, by which everybody ends each round where they do in the first one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pbm.core.dice import NoDice
from pbm.rulesets.postal.landing import land
from pbm.rulesets.postal.state import LEFT, Track
from tests.secrecy.frames import RULES, Frame, NoTwinError, play_round
from tests.secrecy.worlds import Ordered, World

__all__ = ["second_world"]


@dataclass(slots=True)
class _Ground:
    """A board of the second world while it is being found: where jumps lead, and where none may be (None)."""

    finish: int
    below: Mapping[int, int]
    fixed: dict[int, int | None] = field(default_factory=dict)
    lowest: int = 1

    def land(self, target: int, doors: frozenset[int], options: Mapping[str, Any]) -> int:
        """Return where a throw that leads to ``target`` ends, by the rules, on the jumps found so far."""
        jumps = {start: end for start, end in self.fixed.items() if end is not None}
        track = Track(self.finish, jumps, jumps, self.below)
        follow, blank = options["chain"] == "follow", options["refall"] == "blank"
        stop, _ = land(track, target, doors, follow=follow, blank=blank)
        return stop

    def lead(self, target: int, goal: int) -> bool:
        """Make a throw to ``target`` end on ``goal`` where no jump has been settled yet; return whether it may."""
        if target in self.fixed or target >= self.finish:
            return target not in self.fixed and target == goal
        if goal != target and goal < self.lowest:
            return False
        self.fixed[target] = None if goal == target else goal
        if goal < self.finish and goal != target:
            self.fixed.setdefault(goal, None)
        return True


def second_world(frame: Frame, one: World) -> World:
    """Return a world in which the looker-on orders the same, and everybody ends each round where they do in ``one``."""
    rng, me = frame.rng, frame.names[0]
    first = frame.config(one)
    layouts = {board: frame.layout_of(board) for board in one.boards}
    sizes = {board: frame.size_of(board) for board in one.boards}
    same_board = rng.random() < 0.15
    if same_board:
        sizes = {board: (frame.finish[board], frame.last[board]) for board in one.boards}
    empty = World({board: frame.source(board, layouts[board], {}, sizes[board]) for board in one.boards}, [])
    bare = frame.config(empty)
    grounds = {board: _Ground(sizes[board][0], bare.boards[board].below) for board in one.boards}
    if same_board:
        layouts = {board: one.boards[board]["layout"] for board in one.boards}
        for board, ground in grounds.items():
            ground.below = first.boards[board].below
            jumps = first.tracks[board].jumps
            ground.fixed = {space: jumps.get(space) for space in range(1, ground.finish)}
    state = RULES.start(first, frame.names, NoDice())
    used = {board: dict.fromkeys(frame.names, 0) for board in one.boards}
    orders: list[dict[str, Ordered]] = []
    for number, given in enumerate(one.orders, start=1):
        after, played = play_round(frame, first, state, given, number)
        turns = RULES.turns(first, state)
        round_orders: dict[str, dict[str, Any] | None] = {name: {} for name in frame.names}
        for name in frame.names:
            absent = given[name] is None
            if name != me and not frame.options["announce_nmr"] and rng.random() < 0.15:
                absent = not absent
            if absent or RULES.order_form(first, state, name) is None:
                round_orders[name] = None
        for board, ground in grounds.items():
            if board in played.gm:
                _play_board(frame, board, ground, state, after, played, round_orders, used[board], len(turns))
        if round_orders[me] is not None:
            round_orders[me] = dict(given[me] or {})
        orders.append(dict(round_orders))
        state = after
    boards = {}
    for board, ground in grounds.items():
        jumps = {start: end for start, end in ground.fixed.items() if end is not None}
        if "counts" in frame.tell[board]:
            _pad(rng, ground, jumps, first.boards[board])
        boards[board] = frame.source(board, layouts[board], jumps, sizes[board])
    return World(boards, orders)


def _play_board(
    frame: Frame,
    board: str,
    ground: _Ground,
    state: Any,
    after: Any,
    played: Any,
    orders: Mapping[str, dict[str, Any] | None],
    used: dict[str, int],
    turns: int,
) -> None:
    """Choose the orders of a round on one board, and its jumps, so that everybody ends where they do in the first."""
    rng, me = frame.rng, frame.names[0]
    sheet = played.gm[board]
    doors = _choose_doors(frame, ground, sheet)
    voters = _choose_votes(frame, ground, sheet, doors, orders)
    fresh = state.turn % 6 == 1
    for name, votes in voters.items():
        place = state.places[board][name]
        goal = after.places[board][name].space
        left = LEFT[0 if fresh else used[name]]
        order = orders[name]
        if name == me:
            choices = [tuple(sheet["throws"][name])]
        elif order is None:
            choices = [left[:turns]]
        else:
            choices = [tuple(rng.sample(left, turns)) for _ in range(12)]
        moved = len(sheet["moves"][name])
        if len(turns_left := left[:turns]) == 2 and goal >= ground.finish and rng.random() < 0.5:
            moved = rng.choice([1, len(turns_left)])
        for throws in choices:
            trial = dict(ground.fixed)
            here = place.space
            for throw in throws[: moved - 1]:
                target = here + throw
                if target not in ground.fixed and target not in doors:
                    ground.lead(target, target if rng.random() < 0.7 else rng.randint(1, frame.finish[board] - 1))
                here = ground.land(target, doors, frame.options)
            target = here + throws[moved - 1]
            if target not in doors and target not in ground.fixed:
                ground.lead(target, goal)
            if ground.land(target, doors, frame.options) == goal and here < ground.finish:
                break
            ground.fixed = trial
        else:
            raise NoTwinError
        used[name] = (0 if fresh else used[name]) | sum(1 << throw for throw in throws[:moved])
        if order is not None and name != me:
            order[board] = {"throws": list(throws), **({"trapdoor": votes} if votes is not None else {})}


def _choose_doors(frame: Frame, ground: _Ground, sheet: Mapping[str, Any]) -> frozenset[int]:
    """Return the trapdoors of a round of the second world: as many as the notices tell, anywhere."""
    rng, notice = frame.rng, frame.options["trapdoor_notice"]
    count = len(sheet["trapdoors"])
    if notice == "silent":
        count = rng.choice([0, 1])
    elif notice == "opened" and count:
        count = rng.choice([1, 1, 2])
    able = sorted(ground.below)
    if len(able) < count:
        raise NoTwinError
    return frozenset(rng.sample(able, count))


def _choose_votes(
    frame: Frame,
    ground: _Ground,
    sheet: Mapping[str, Any],
    doors: frozenset[int],
    orders: Mapping[str, Any],
) -> dict[str, int | None]:
    """Return a nomination for every player of a round, so that ``doors`` open; the rules have the last word."""
    rng, me = frame.rng, frame.names[0]
    needed = frame.options["thresholds"][0][1]
    racing = list(sheet["throws"])
    free = [name for name in racing if name != me and orders[name] is not None]
    rng.shuffle(free)
    votes: dict[str, int | None] = dict.fromkeys(racing)
    mine = sheet["nominations"].get(me)
    for door in sorted(doors):
        for _ in range(needed - (mine == door)):
            if not free:
                raise NoTwinError
            votes[free.pop()] = door
    nowhere = [space for space in range(1, ground.finish + 1) if space not in ground.below] or [1]
    for name in free:
        # With one vote enough, every nomination of a space that can open does open.
        votes[name] = rng.choice(nowhere) if needed == 1 else rng.randint(1, ground.finish)
    return votes


def _pad(rng: Random, ground: _Ground, jumps: dict[int, int], first: Any) -> None:
    """Add snakes and ladders where nobody lands, until there are as many as in the first world."""
    ladders = sum(1 for start, end in jumps.items() if end > start)
    missing_up, missing_down = len(first.ladders) - ladders, len(first.snakes) - (len(jumps) - ladders)
    if missing_up < 0 or missing_down < 0:
        raise NoTwinError
    free = [space for space in range(2, ground.finish) if space not in ground.fixed]
    if len(free) < missing_up + missing_down:
        raise NoTwinError
    rng.shuffle(free)
    for _ in range(missing_up):
        start = free.pop()
        jumps[start] = rng.randint(start + 1, ground.finish + 3)
    for _ in range(missing_down):
        start = free.pop()
        jumps[start] = rng.randint(1, start - 1)

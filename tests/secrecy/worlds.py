"""Pairs of games that nobody but the GM may be able to tell apart: made at random, true by the rules themselves.

A world is what is secret of a game: its boards, and everybody's throws and nominations. A pair is two of them with the
same public facts: finish and names of the boards, what ``tell`` discloses, who is where at the end of each round, what
the notices say, and all that the seat that looks on has ordered itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.dice import NoDice, dice_of_round
from pbm.core.errors import ConfigError
from pbm.rulesets.postal.landing import land
from pbm.rulesets.postal.ruleset import PostalRuleset
from pbm.rulesets.postal.state import LEFT, Config, Track

__all__ = ["NAMES", "Ordered", "Pair", "World", "draw_pair"]

NAMES = ("Brenda", "Clive", "Dora", "Edgar", "Fiona")
RULES = PostalRuleset()

Ordered = Mapping[str, Mapping[str, Any]] | None
"""A seat's orders by board; None when it sends none."""


@dataclass(frozen=True, slots=True)
class World:
    """What is secret of a game: the boards' files, and everybody's orders round by round."""

    boards: dict[str, dict[str, Any]]
    orders: list[dict[str, Ordered]]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two worlds of one game with the same public facts, and what is the same of them. ``names[0]`` looks on."""

    names: tuple[str, ...]
    options: dict[str, Any]
    one: World
    other: World

    @property
    def differs(self) -> frozenset[str]:
        """In what the two differ: snakes and ladders, layout, throws, nominations, trapdoors opened, absences."""
        found = set()
        for board, source in self.one.boards.items():
            twin = self.other.boards[board]
            found |= {
                key for key in ("ladders", "snakes", "layout", "finish", "last") if source.get(key) != twin.get(key)
            }
        for mine, theirs in zip(self.one.orders, self.other.orders, strict=True):
            for name in self.names:
                if (mine[name] is None) != (theirs[name] is None):
                    found.add("absences")
                for board, order in (mine[name] or {}).items():
                    other = (theirs[name] or {}).get(board, order)
                    found |= {key for key in ("throws", "trapdoor") if order.get(key) != other.get(key)}
        return frozenset(found)


class _NoTwinError(Exception):
    """This way there is no second world; another is tried."""


@dataclass(slots=True)
class _Frame:
    """What both worlds have in common: the outside of the boards, the options."""

    rng: Random
    names: tuple[str, ...]
    finish: dict[str, int]
    last: dict[str, int]
    tell: dict[str, list[str]]
    layout: dict[str, dict[str, Any]]
    options: dict[str, Any]
    facts: list[Any] = field(default_factory=list)

    def layout_of(self, board: str) -> dict[str, Any]:
        """Return a layout for one world: the same for both where players are told it."""
        return self.layout[board] if "layout" in self.tell[board] else _layout(self.rng)

    def size_of(self, board: str) -> tuple[int, int]:
        """Return the finish and the last space for one world: the same for both where players are told the size."""
        if "size" in self.tell[board]:
            return self.finish[board], self.last[board]
        finish = max(8, self.finish[board] + self.rng.choice([-3, -1, 0, 0, 1, 2, 5]))
        return finish, finish + self.rng.choice([0, 3, 9])

    def source(
        self, board: str, layout: Mapping[str, Any], jumps: Mapping[int, int], size: tuple[int, int]
    ) -> dict[str, Any]:
        """Return a board's file."""
        made: dict[str, Any] = {
            "finish": size[0],
            "last": size[1],
            "layout": dict(layout),
            "public": {"tell": self.tell[board]},
        }
        for kind, up in (("ladders", True), ("snakes", False)):
            table = {str(start): end for start, end in sorted(jumps.items()) if (end > start) == up}
            if table:
                made[kind] = table
        return made

    def config(self, world: World) -> Config:
        """Return a world laid out."""
        return RULES.read_config(world.boards, self.options, read_board)


def _layout(rng: Random) -> dict[str, Any]:
    kind = rng.choice(["rows", "boustrophedon", "boustrophedon", "columns", "columns_boustrophedon"])
    side = "width" if kind in ("rows", "boustrophedon") else "height"
    start = rng.choice(["bottom-left", "bottom-left", "bottom-right", "top-left"])
    return {"kind": kind, side: rng.choice([5, 6, 8, 10]), "start": start}


def _frame(rng: Random) -> _Frame:
    names = NAMES[: rng.choice([2, 3, 3, 4, 5])]
    boards = ("A",) if rng.random() < 0.75 else ("A", "B")
    finish = {board: rng.randint(14, 40) for board in boards}
    words = ["size", "layout", "rules", "counts"]
    return _Frame(
        rng=rng,
        names=names,
        finish=finish,
        last={board: space + rng.choice([0, 0, 4]) for board, space in finish.items()},
        tell={board: [word for word in words if rng.random() < (0.7 if word == "size" else 0.35)] for board in boards},
        layout={board: _layout(rng) for board in boards},
        options={
            "schedule": rng.choice([[1, 1, 1, 1, 2], [2, 2, 2], [1] * 6, [2, 1, 1, 2]]),
            "thresholds": [[0, rng.choice([1, 1, 2, 2, 3])]],
            "trapdoor_notice": rng.choice(["opened", "silent", "count"]),
            "announce_nmr": rng.random() < 0.4,
            "chain": rng.choice(["none", "none", "follow"]),
            "refall": rng.choice(["as_if_no_trapdoor", "blank"]),
            "bottom_row_trapdoors": rng.choice(["no", "to_zero"]),
            "allow_abstain": rng.random() < 0.3,
            "invalid_nomination": rng.choice(["void", "default"]),
            "trapdoors_above_finish": rng.random() < 0.2,
            "below": rng.choice(["geometric", "numeric_lower"]),
            "end_when_home": rng.choice([0, 1, 1, 2]),
            "illegal_second_throw": rng.choice(["nmr", "auto"]),
        },
    )


def draw_pair(rng: Random, most_rounds: int = 4) -> Pair:
    """Return a true pair, drawn at random."""
    while True:
        frame = _frame(rng)
        try:
            one = _first_world(frame, most_rounds)
        except ConfigError:
            continue
        for _ in range(30):
            try:
                other = _second_world(frame, one)
                if _facts(frame, other) == frame.facts and _disclosed(frame, one) == _disclosed(frame, other):
                    pair = Pair(frame.names, frame.options, *rng.sample([one, other], 2))
                    if pair.differs:
                        return pair
            except (_NoTwinError, ConfigError):
                continue


def _first_world(frame: _Frame, most_rounds: int) -> World:
    """Return a world with boards and orders at random; what is public of it is noted in the frame."""
    rng = frame.rng
    boards = {}
    for board, finish in frame.finish.items():
        starts = rng.sample(range(1, finish), rng.randint(0, min(8, finish - 1)))
        ends = {start: rng.randint(1, finish + 2) for start in starts}
        jumps = {start: end for start, end in ends.items() if end != start}
        boards[board] = frame.source(board, frame.layout_of(board), jumps, (finish, frame.last[board]))
    world = World(boards, [])
    config = frame.config(world)
    state = RULES.start(config, frame.names, NoDice())
    for number in range(1, rng.randint(2, most_rounds) + 1):
        if not RULES.turns(config, state):
            break
        orders: dict[str, Ordered] = {}
        # Now and then everybody agrees on a space, so that trapdoors open under somebody's feet.
        common = {board: rng.randint(1, frame.finish[board]) for board in boards}
        for name in frame.names:
            form = RULES.order_form(config, state, name)
            if form is None or rng.random() < 0.12:
                orders[name] = None
                continue
            orders[name] = {
                board: {
                    "throws": rng.sample(LEFT[_used(state, board, name)], len(form.turns)),
                    "trapdoor": common[board] if rng.random() < 0.4 else rng.randint(1, frame.finish[board]),
                }
                for board in form.boards
            }
        world.orders.append(orders)
        state = _played(frame, config, state, orders, number)[0]
    frame.facts = _facts(frame, world)
    return world


def _used(state: Any, board: str, name: str) -> int:
    return 0 if state.turn % 6 == 1 else int(state.places[board][name].used)


def _played(frame: _Frame, config: Config, state: Any, orders: Mapping[str, Ordered], number: int) -> tuple[Any, Any]:
    given = {name: order for name, order in orders.items() if order is not None}
    played = RULES.adjudicate(config, state, given, dice_of_round(b"", "pair", number))
    return played.state, played


def _facts(frame: _Frame, world: World) -> list[Any]:
    """Return all that is public of a world round by round, and all that is the looker-on's own: by the rules."""
    config = frame.config(world)
    state = RULES.start(config, frame.names, NoDice())
    told: list[Any] = []
    me = frame.names[0]
    for number, orders in enumerate(world.orders, start=1):
        if not RULES.turns(config, state):
            raise _NoTwinError
        state, played = _played(frame, config, state, orders, number)
        final = RULES.standings(config, state)
        # Which turn of a round brought somebody home is secret until the final places; that they are home is not.
        home = {board: sorted(name for name, place in at.items() if place.home) for board, at in state.places.items()}
        closed = [state.closed(config.options, board) for board in state.places]
        own = {board: (sheet["throws"].get(me), me in sheet["nmr"]) for board, sheet in played.gm.items()}
        told.append((played.report, played.turns, final, home, closed, own, RULES.turns(config, state)))
    return told


def _disclosed(frame: _Frame, world: World) -> Any:
    return RULES.briefing(frame.config(world), len(frame.names)).disclosed


# --- the twin ---------------------------------------------------------------------------------------


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


def _second_world(frame: _Frame, one: World) -> World:
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
        after, played = _played(frame, first, state, given, number)
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
    frame: _Frame,
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
            raise _NoTwinError
        used[name] = (0 if fresh else used[name]) | sum(1 << throw for throw in throws[:moved])
        if order is not None and name != me:
            order[board] = {"throws": list(throws), **({"trapdoor": votes} if votes is not None else {})}


def _choose_doors(frame: _Frame, ground: _Ground, sheet: Mapping[str, Any]) -> frozenset[int]:
    """Return the trapdoors of a round of the second world: as many as the notices tell, anywhere."""
    rng, notice = frame.rng, frame.options["trapdoor_notice"]
    count = len(sheet["trapdoors"])
    if notice == "silent":
        count = rng.choice([0, 1])
    elif notice == "opened" and count:
        count = rng.choice([1, 1, 2])
    able = sorted(ground.below)
    if len(able) < count:
        raise _NoTwinError
    return frozenset(rng.sample(able, count))


def _choose_votes(
    frame: _Frame,
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
                raise _NoTwinError
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
        raise _NoTwinError
    free = [space for space in range(2, ground.finish) if space not in ground.fixed]
    if len(free) < missing_up + missing_down:
        raise _NoTwinError
    rng.shuffle(free)
    for _ in range(missing_up):
        start = free.pop()
        jumps[start] = rng.randint(start + 1, ground.finish + 3)
    for _ in range(missing_down):
        start = free.pop()
        jumps[start] = rng.randint(1, start - 1)

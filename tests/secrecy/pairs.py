"""Pairs of games that nobody but the GM may be able to tell apart: made at random, true by the rules themselves."""

from __future__ import annotations

from random import Random

from pbm.core.dice import NoDice
from pbm.core.errors import ConfigError
from pbm.rulesets.postal.state import LEFT
from tests.secrecy.frames import RULES, Frame, NoTwinError, disclosed, draw_frame, facts, play_round, used_by
from tests.secrecy.twins import second_world
from tests.secrecy.worlds import Ordered, Pair, World

__all__ = ["draw_pair"]


def draw_pair(rng: Random, most_rounds: int = 4) -> Pair:
    """Return a true pair, drawn at random."""
    while True:
        frame = draw_frame(rng)
        try:
            one = _first_world(frame, most_rounds)
        except ConfigError:
            continue
        for _ in range(30):
            try:
                other = second_world(frame, one)
                if facts(frame, other) == frame.facts and disclosed(frame, one) == disclosed(frame, other):
                    pair = Pair(frame.names, frame.options, *rng.sample([one, other], 2))
                    if pair.differs:
                        return pair
            except (NoTwinError, ConfigError):
                continue


def _first_world(frame: Frame, most_rounds: int) -> World:
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
                    "throws": rng.sample(LEFT[used_by(state, board, name)], len(form.turns)),
                    "trapdoor": common[board] if rng.random() < 0.4 else rng.randint(1, frame.finish[board]),
                }
                for board in form.boards
            }
        world.orders.append(orders)
        state = play_round(frame, config, state, orders, number)[0]
    frame.facts = facts(frame, world)
    return world

"""What both worlds of a pair have in common, and what the rules tell of a world."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.dice import NoDice, dice_of_round
from pbm.rulesets.postal.ruleset import PostalRuleset
from pbm.rulesets.postal.state import Config
from tests.secrecy.worlds import NAMES, Ordered, World

__all__ = ["RULES", "Frame", "NoTwinError", "disclosed", "draw_frame", "facts", "play_round", "used_by"]

RULES = PostalRuleset()


class NoTwinError(Exception):
    """This way there is no second world; another is tried."""


@dataclass(slots=True)
class Frame:
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
        return self.layout[board] if "layout" in self.tell[board] else draw_layout(self.rng)

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


def draw_layout(rng: Random) -> dict[str, Any]:
    kind = rng.choice(["rows", "boustrophedon", "boustrophedon", "columns", "columns_boustrophedon"])
    side = "width" if kind in ("rows", "boustrophedon") else "height"
    start = rng.choice(["bottom-left", "bottom-left", "bottom-right", "top-left"])
    return {"kind": kind, side: rng.choice([5, 6, 8, 10]), "start": start}


def draw_frame(rng: Random) -> Frame:
    """Return what two worlds shall have in common, drawn at random."""
    names = NAMES[: rng.choice([2, 3, 3, 4, 5])]
    boards = ("A",) if rng.random() < 0.75 else ("A", "B")
    finish = {board: rng.randint(14, 40) for board in boards}
    words = ["size", "layout", "rules", "counts"]
    return Frame(
        rng=rng,
        names=names,
        finish=finish,
        last={board: space + rng.choice([0, 0, 4]) for board, space in finish.items()},
        tell={board: [word for word in words if rng.random() < (0.7 if word == "size" else 0.35)] for board in boards},
        layout={board: draw_layout(rng) for board in boards},
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


def used_by(state: Any, board: str, name: str) -> int:
    """Return which numbers of a set a seat has used on a board when a round opens, as a set of bits."""
    return 0 if state.turn % 6 == 1 else int(state.places[board][name].used)


def play_round(frame: Frame, config: Config, state: Any, orders: Mapping[str, Ordered], number: int) -> tuple[Any, Any]:
    """Return the state after a round, and the round as the rules played it."""
    given = {name: order for name, order in orders.items() if order is not None}
    played = RULES.adjudicate(config, state, given, dice_of_round(b"", "pair", number))
    return played.state, played


def facts(frame: Frame, world: World) -> list[Any]:
    """Return all that is public of a world round by round, and all that is the looker-on's own: by the rules."""
    config = frame.config(world)
    state = RULES.start(config, frame.names, NoDice())
    told: list[Any] = []
    me = frame.names[0]
    for number, orders in enumerate(world.orders, start=1):
        if not RULES.turns(config, state):
            raise NoTwinError
        state, played = play_round(frame, config, state, orders, number)
        final = RULES.standings(config, state)
        # Which turn of a round brought somebody home is secret until the final places; that they are home is not.
        home = {board: sorted(name for name, place in at.items() if place.home) for board, at in state.places.items()}
        closed = [state.closed(config.options, board) for board in state.places]
        own = {board: (sheet["throws"].get(me), me in sheet["nmr"]) for board, sheet in played.gm.items()}
        told.append((played.report, played.turns, final, home, closed, own, RULES.turns(config, state)))
    return told


def disclosed(frame: Frame, world: World) -> Any:
    """Return what players are told of a world's boards before the game."""
    return RULES.briefing(frame.config(world), len(frame.names)).disclosed

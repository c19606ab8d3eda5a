"""Pairs made by hand, small and rich: what a planted leak needs to show itself."""

from __future__ import annotations

from typing import Any

from tests.secrecy.stage import Script
from tests.secrecy.worlds import Ordered, Pair, World

NAMES = ("Brenda", "Clive", "Dora")


def order(throw: int | list[int], trapdoor: int) -> dict[str, dict[str, Any]]:
    """Return an order on the only board."""
    return {"A": {"throws": throw if isinstance(throw, list) else [throw], "trapdoor": trapdoor}}


def board(finish: int, width: int, ladders: dict[str, int], snakes: dict[str, int]) -> dict[str, dict[str, Any]]:
    """Return the only board."""
    layout = {"kind": "rows", "width": width}
    return {
        "A": {
            "finish": finish,
            "last": finish,
            "layout": layout,
            "ladders": ladders,
            "snakes": snakes,
            "public": {"tell": ["size"]},
        }
    }


def rounds(*given: tuple[Ordered, Ordered, Ordered]) -> list[dict[str, Ordered]]:
    """Return the orders of each round by name."""
    return [dict(zip(NAMES, orders, strict=True)) for orders in given]


RICH = Pair(
    NAMES,
    {"schedule": [1] * 6, "thresholds": [[0, 2]], "trapdoor_notice": "silent"},
    # Clive climbs from 5 to 12, and a trapdoor opens on 20.
    World(
        board(30, 10, {"5": 12}, {}),
        rounds((order(2, 7), order(5, 20), order(4, 20))),
    ),
    # Clive climbs from 3, and Dora slides from 6, and nothing opens.
    World(
        board(30, 5, {"3": 12}, {"6": 4}),
        rounds((order(2, 7), order(3, 9), order(6, 11))),
    ),
)
"""Everybody ends the round on the same space, by other throws on other snakes and ladders; other trapdoors open.

Brenda nominates 7, where a trapdoor can open on the second board alone, and asks about 5, a ladder on the first alone.
"""

ASKING = Script(asks=(("throw 5, trapdoor 7", "STATUS"),))
"""What Brenda sends before her orders."""

HOME = Pair(
    NAMES,
    {"schedule": [2, 2, 2], "thresholds": [[0, 2]], "end_when_home": 0},
    World(board(11, 4, {"6": 11}, {}), rounds((order([1, 2], 3), order([6, 1], 9), order([5, 6], 8)))),
    World(board(11, 4, {"6": 11}, {}), rounds((order([1, 2], 3), order([5, 6], 9), order([6, 1], 8)))),
)
"""Clive and Dora come home in one round: in one game Clive a turn earlier, in the other Dora."""

CORRECTED = Pair(
    NAMES,
    RICH.options,
    RICH.one,
    World(board(30, 5, {"3": 12, "4": 6}, {"6": 4}), RICH.other.orders),
)
"""The same, and Clive can be put right to end on 6: by a throw of 6 on the first board, of 4 on the second."""

STOOD_IN = Pair(
    NAMES,
    {"schedule": [1] * 6, "thresholds": [[0, 2]], "trapdoor_notice": "silent"},
    World(
        board(60, 10, {"30": 55}, {"40": 2, "19": 7}), rounds(*[(order(n, 50), order(n, 51), None) for n in (2, 1, 3)])
    ),
    World(
        board(60, 6, {"17": 29}, {"33": 5, "28": 9}), rounds(*[(order(n, 50), order(n, 51), None) for n in (2, 1, 3)])
    ),
)
"""Other boards below the same throws, with nothing where anybody lands: what a program plays for Dora is the same."""

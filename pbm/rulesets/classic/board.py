"""The board of a game that names none."""

from __future__ import annotations

from typing import Final

from pbm.core.game import JsonObject

__all__ = ["BOARD_NAME", "DEFAULT_BOARD"]

BOARD_NAME: Final = "A"
"""What the default board is called."""

# Games without a board of their own are replayed on this one: it must never change.
DEFAULT_BOARD: Final[JsonObject] = {
    "name": "The classic board",
    "finish": 100,
    "layout": {"kind": "boustrophedon", "width": 10, "start": "bottom-left"},
    "ladders": {
        "2": 38,
        "7": 14,
        "8": 31,
        "15": 26,
        "21": 42,
        "28": 84,
        "36": 44,
        "51": 67,
        "71": 91,
        "78": 98,
        "87": 94,
    },
    "snakes": {
        "16": 6,
        "46": 25,
        "49": 11,
        "62": 19,
        "64": 60,
        "74": 53,
        "89": 68,
        "92": 88,
        "95": 75,
        "99": 80,
    },
    "public": {"tell": ["size", "layout", "rules", "counts"]},
}
"""The keys of ``config/boards/classic.toml``."""

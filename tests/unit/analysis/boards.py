"""Boards for the tests of analysis."""

from __future__ import annotations

from typing import Any

from pbm.boards import read_board
from pbm.rulesets.postal import RULESET
from pbm.rulesets.postal.state import Config

RULE_3: dict[str, Any] = {
    "name": "As rule 3 says",
    "finish": 100,
    "layout": {"kind": "boustrophedon", "width": 10},
    "underflow": "clamp",
    "rule": [
        {"kind": "ladder", "where": {"column": 5}, "effect": "+10"},
        {"kind": "snake", "where": {"digit_sum": 8}, "effect": "-15"},
    ],
    "public": {"tell": ["size"]},
}
"""The board that the rules describe as an example: ladders of ten in a column, snakes of fifteen by the digits."""


def rule_3(**options: Any) -> Config:
    """Return a game on that board."""
    return RULESET.read_config({"A": RULE_3}, options, read_board)

"""The tables of one board for many games at once."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.analysis.landings import ground_of
from pbm.boards import read_board
from pbm.core.errors import ConfigError
from pbm.rulesets.postal import RULESET


@pytest.mark.parametrize(
    ("finish", "ladders", "said"),
    [(40_000, {}, "40,000"), (39_990, {"39000": 40_010}, "39,990"), (100, {"90": 33_000}, "33,000")],
)
def test_a_board_too_large_is_called_by_its_own_size(finish: int, ladders: dict[str, int], said: str) -> None:
    """Spaces past the finish, which the game adds, are not counted unless it is they that are too many."""
    spec: dict[str, Any] = {"finish": finish, "layout": {"kind": "rows", "width": 100}, "ladders": ladders}
    config = RULESET.read_config({"A": spec}, {}, read_board)
    with pytest.raises(ConfigError, match=f"a board of {said} spaces is too large to simulate; 32,000 do"):
        ground_of(config)

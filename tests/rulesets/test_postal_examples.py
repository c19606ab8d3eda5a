"""The example of orders in a mail: numbers that a seat has left, and nothing that it is not told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pbm.boards.reader import read_board
from pbm.rulesets.postal import RULESET
from tests.rulesets.test_postal_later import BOARD


def example(home: Sequence[str], used: Sequence[int], *, rounds: int = 2) -> str:
    """Return Brenda's example where she is home on some boards, having used numbers there, and fresh on the others."""
    config = RULESET.read_config({"A": BOARD, "B": BOARD}, {"schedule": [rounds] * (6 // rounds)}, read_board)
    places = {
        board: {"space": 60, "used": list(used), "home": {"turn": 2, "overshoot": 0}}
        if board in home
        else {"space": 5, "used": [3], "home": None}
        for board in "AB"
    }
    players = {
        "Brenda": {"status": "active", "boards": places},
        "Clive": {"status": "active", "boards": {key: {"space": 5, "used": [], "home": None} for key in "AB"}},
    }
    state = RULESET.state_from_json(config, {"turn": 3, "players": players})
    return str(RULESET.example(config, state, "Brenda"))


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("home", ["A", "B", "AB"])
def test_what_is_left_on_a_board_that_is_over_is_not_told(home: str, rounds: int) -> None:
    """r4: which of two throws brought a player home would tell where it led, so the example does not depend on it."""
    assert len({example(home, used, rounds=rounds) for used in ([1], [2, 5], [5, 6], [1, 2, 5, 6])}) == 1


def test_the_example_is_for_a_board_that_is_still_played_on() -> None:
    """Who is home on the first board is shown orders for the second."""
    assert example("A", [1, 2]) == "throws 5 and 2, trapdoor 45"

"""What refers to something named before in Unleashed: an end of a piece that stays, "one of them" that is landed on."""

from __future__ import annotations

import pytest

from tests.rulesets.test_unleashed_by_others import PIECES, outcome

TOP, BOTTOM = PIECES["L1"]


@pytest.mark.parametrize(
    "says",
    [
        "If I land on move a ladder I want ladder one moving so the bottom's on 9 and the top stays where it is",
        "If I land on move a ladder: L1 bottom on 9, top stays",
        "If I land on move a ladder: L1 with its foot on 9, the head stays put",
        "Wenn ich auf Leiter umsetzen lande: L1 Fuß auf 9, der Kopf bleibt",
        "it says I had chosen nothing for move a ladder\nif i land on one of those: L1, bottom on 9, the top stays",
        "where it says move a ladder alan had chosen nothing can i choose for next time then\n"
        "if i land on one of them i want ladder one moving so the bottom's on 9 and the top stays where it is",
    ],
)
def test_an_end_that_stays_is_where_it_lies(says: str) -> None:
    """The number of the other end is enough, and "one of them" is the card that was named."""
    found = outcome({"round": "one", "says": says})
    assert found.reading.problems == ()
    assert found.reading.orders == {"A": {"standing": {"move-ladder": [{"moves": [["L1", TOP, 9]]}]}}}


@pytest.mark.parametrize(
    "says",
    [
        "The report says move a ladder and move a snake. If I land on one of them: L1 bottom on 9, top stays",
        "If I land on move a ladder: L1 or L2, bottom on 9, the top stays",
        "If I land on move a ladder: L6 bottom on 9, top stays",
    ],
)
def test_what_may_be_another_is_asked_about(says: str) -> None:
    """Of two cards or two pieces, or of one that is not on the board, nothing is filled in."""
    found = outcome({"round": "one", "says": says})
    assert found.reading.problems or found.check.problems
    assert not found.check.accepted


def test_where_one_lands_is_not_said_to_decide_a_card() -> None:
    """A choice for landing is no card that is put down, so the player is not told that it were."""
    found = outcome({"round": "one", "says": "if i land on one of them i want ladder one moving to 34-9"})
    assert not any("before you roll" in str(problem.message) for problem in found.reading.problems)

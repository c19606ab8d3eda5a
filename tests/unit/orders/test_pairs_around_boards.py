"""A throw before its board and the trapdoor behind it: each board gets its own."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

BOTH = (
    *("4 on A with 45, 5 on B with 46", "4 on A with 45, 5 on B with 46, please", "4 on A and 45, 5 on B and 46"),
    *("The 4 on A with 45 and the 5 on B with 46", "4 on A with trapdoor 45, 5 on B with trapdoor 46"),
    *("4 auf A mit 45, 5 auf B mit 46", "4 sur A avec 45, 5 sur B avec 46", "4 op A met 45, 5 op B met 46"),
    *("4 en A con 45, 5 en B con 46", "4 su A con 45, 5 su B con 46", "4 on board A with 45. 5 on board B with 46."),
)
NOT_BOTH = (
    *("4 on A with Dora, 5 on B with 46", "4 on A, 5 on B with 46", "4 on A with 45 spaces to go, 5 on B with 46"),
    *("4 on A with 45 or 46, 5 on B", "4 on A with 45, 5 on B with 46?", "maybe 4 on A with 45, 5 on B with 46"),
    *("A 4, B 5. trap 20 on A, 30 on B?", "A: 4/20, B: 5/30?"),
    *("Clive plays 4 on A with 45, 5 on B with 46", "4 on A with 45% humidity, 5 on B with 46"),
)


@pytest.mark.parametrize("words", BOTH)
def test_what_stands_around_a_board_is_its_own(words: str) -> None:
    """The number before the board is its throw, the one behind it its trapdoor, in six languages."""
    got = reading(words, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45), "B": ([5], 46)})


@pytest.mark.parametrize("words", NOT_BOTH)
def test_what_is_left_over_or_open_is_asked_about(words: str) -> None:
    """A number that is none of the pairs, a doubt, and somebody else's orders are not settled so."""
    assert reading(words, boards="AB").verdict == "ask"


def test_one_board_alone() -> None:
    """A heading may name one board alone; of the other nothing is asked."""
    got = reading("Just A for now: 4 and 45. B to follow.", boards="AB")
    assert short(got)["A"] == ([4], 45)
    assert short(got).get("B", ([], None)) == ([], None)

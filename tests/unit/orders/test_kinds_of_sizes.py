"""Two throws put in order by their size, and a board that has the same as another."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

TURNED = [
    "3 & 5 - biggest first. Trapdoor 41",
    "3 and 5, the bigger one first. Trapdoor 41",
    "Throw 3 and 5 (big one first) and 41 for the trapdoor",
    "3 and 5 in descending order, trapdoor 41",
    "5 and 3, highest first, trapdoor 41",
]
AS_TOLD = [
    "3 and 5, smaller first, trapdoor 41",
    "5 and 3 with the small one first, trapdoor 41",
    "5 and 3 in ascending order, trapdoor 41",
]
ASKED = [
    "Is it 3 and 5, bigger first? Trapdoor 41",
    "3 and 5, not the bigger first, trapdoor 41",
    "3 and 5, bigger first unless that's silly. Trapdoor 41",
    "3 and 5 in either order, trapdoor 41",
]
ALIKE: list[tuple[str, Short]] = [
    ("A: throw 3, trapdoor 41. Same for B.", {"A": ([3], 41), "B": ([3], 41)}),
    ("A - 3, 41; same for B please", {"A": ([3], 41), "B": ([3], 41)}),
    ("A: throw 3, trapdoor 41. Ditto on board B.", {"A": ([3], 41), "B": ([3], 41)}),
    ("A: throw 3, trapdoor 41\nB: same", {"A": ([3], 41), "B": ([3], 41)}),
    ("A: throw 3, no trapdoor. Same for B.", {"A": ([3], "none"), "B": ([3], None)}),
]
NOT_ALIKE = [
    "A: throw 3, trapdoor 41. Same for Bob.",
    "A: throw 3, trapdoor 41. Same for B as last time.",
    "A: throw 3, trapdoor 41. Is it the same for B?",
    "A: throw 3, trapdoor 41. Not the same for B.",
    "A: throw 3, trapdoor 41\nB: the same again",
]


@pytest.mark.parametrize("text", TURNED)
def test_the_bigger_of_two_throws_comes_first_where_it_is_said_to(text: str) -> None:
    """However the two are named before that."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5, 3], 41)})


@pytest.mark.parametrize("text", AS_TOLD)
def test_the_smaller_of_two_throws_comes_first_where_it_is_said_to(text: str) -> None:
    """However the two are named before that."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3, 5], 41)})


@pytest.mark.parametrize("text", ASKED)
def test_an_order_of_two_throws_that_is_open_is_asked_about(text: str) -> None:
    """A question, a "not" or a condition settles nothing."""
    got = reading(text, 2)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


@pytest.mark.parametrize(("text", "meant"), ALIKE)
def test_a_board_that_has_the_same_has_the_orders_of_the_one_before_it(text: str, meant: Short) -> None:
    """That board is named behind "same for", or before it."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", meant)


@pytest.mark.parametrize("text", NOT_ALIKE)
def test_what_only_sounds_like_the_same_for_a_board_is_asked_about(text: str) -> None:
    """Another player, an earlier turn, a question: nothing is entered there."""
    got = reading(text, 1, "AB")
    assert got.verdict == "ask"
    assert "B" not in short(got)


def test_the_same_as_one_of_two_boards_is_asked_about() -> None:
    """Their orders differ, so nobody knows which of them is meant."""
    got = reading("A: throw 3, trapdoor 41. B: throw 5, trapdoor 62. Same for C.", 1, "ABC")
    assert (got.verdict, short(got)) == ("ask", {"A": ([3], 41), "B": ([5], 62)})

"""A number that takes another's place on one of several boards."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


@pytest.mark.parametrize(
    "text",
    [
        "6 on B instead of 2",
        "I'll play 6 on board B rather than 2",
        "6 for B, not 2",
        "6 on B in place of the 2",
        "Instead of 2, 6 on B",
        "6 rather than 2 on B",
        "not 2 but 6 on B",
        "B: 6 instead of 2",
        "On B 6 instead of the 2",
        "6 auf B statt 2",
        "6 auf B anstatt der 2",
        "6 sur B au lieu de 2",
        "6 op B in plaats van 2",
        "6 en B en vez de 2",
        "6 su B invece di 2",
    ],
)
def test_the_new_number_is_thrown_and_not_the_old_one(text: str) -> None:
    """Whatever stands between the two, the number that gives way is not taken."""
    assert short(reading(text, boards="AB")) == {"B": ([6], None)}


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("trapdoor 30 on A instead of 20", {"A": ([], 30)}),
        ("6 on B and 5 on A instead of 1", {"A": ([5], None), "B": ([6], None)}),
        ("5 on A instead of 1 and 6 on B instead of 2", {"A": ([5], None), "B": ([6], None)}),
        ("6 on B instead of 2, trapdoor 44 on A", {"A": ([], 44), "B": ([6], None)}),
        ("5 on A, 6 on B", {"A": ([5], None), "B": ([6], None)}),
        ("put 60 as the trapdoor on both", {"A": ([], 60), "B": ([], 60)}),
        ("A 4, B 5, trapdoor 60 on both", {"A": ([4], 60), "B": ([5], 60)}),
    ],
)
def test_each_number_goes_to_its_own_board(text: str, orders: Short) -> None:
    """What is said of one board is not taken for the other; what is said of both is for both."""
    assert short(reading(text, boards="AB")) == orders


@pytest.mark.parametrize(
    "text",
    [
        "trapdoor 44 and 6 on B instead of 2",
        "6 and 44 on B instead of 2 and 21",
        "6 on board B rather than on A",
        "6 on B instead of A",
        "3 on A, not B",
        "the trapdoor on both was 60 last time",
        "I was on 60 and hit the trapdoor on both",
        "Dora had 60 as the trapdoor on both",
    ],
)
def test_what_is_not_plain_is_asked_about(text: str) -> None:
    """Where it cannot be told which number is whose, nothing is taken."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("ask", {})

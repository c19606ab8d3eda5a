"""Rounds of two throws: one that is added as the second, and one that is denied for the other."""

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "and 6",
        "And the 6 please",
        "+ 6",
        "then 6",
        "Oh, and then the 6.",
        "plus 6",
        "6 as well",
        "the 6 too please",
        "und dann die 6",
        "et puis le 6",
        "en dan de 6",
        "y luego el 6",
        "e poi il 6",
    ],
)
def test_a_throw_that_is_added_is_the_second(text: str) -> None:
    """It goes behind the first that stands, and never in its place; where none stands it is asked for."""
    made = reading(text, turns=2)
    assert (short(made), dict(made.seconds), made.verdict) == ({}, {"A": 6}, "ask")


def test_a_trapdoor_beside_it_is_taken() -> None:
    """What else the mail orders is read as always."""
    made = reading("and 6, trap 30", turns=2)
    assert (short(made), dict(made.seconds)) == ({"A": ([], 30)}, {"A": 6})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("and 3, then 4", [3, 4]),
        ("4 and 3", [4, 3]),
        ("And 6 people came. 5 and 3", [5, 3]),
        ("5 first", [5]),
        ("not 5 but 6 first, then 3", [6, 3]),
    ],
)
def test_two_throws_are_two(text: str, throws: list[int]) -> None:
    """What gives both, or the first, adds nothing."""
    made = reading(text, turns=2)
    assert (short(made)["A"][0], dict(made.seconds)) == (throws, {})


@pytest.mark.parametrize(
    "text",
    [
        "not 5 but 6 first",
        "Not the 5 but the 6 first, please",
        "6 not 5 first",
        "6 instead of 5 first",
        "first not 5 but 6",
        "No, not 5 but 6 second",
        "nicht die 5 sondern die 6 zuerst",
        "pas le 5 mais le 6 d'abord",
        "niet de 5 maar de 6 eerst",
    ],
)
def test_a_throw_that_is_denied_is_not_the_other_one(text: str) -> None:
    """One takes the place of the other where that stands; the one that is denied is not thrown second."""
    made = reading(text, turns=2)
    assert (short(made), dict(made.replacing)) == ({}, {"A": (5, 6)})


@pytest.mark.parametrize("text", ["and 6", "then 6"])
def test_in_a_round_of_one_throw_it_is_that(text: str) -> None:
    """There is no second."""
    assert short(reading(text)) == {"A": ([6], None)}

"""Throws that are told without a number, "my highest", where the number is known: doubted for all that one is."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

FIRST = "Re: [GARTER] Turn 7 - orders due Fri 24 Oct"


@pytest.mark.parametrize(
    "text",
    [
        "If Bo throws low, throw the biggest I've got.",
        "Throw the biggest I've got if Bo throws low.",
        "Throw my biggest unless somebody is on 20.",
        "I might throw the biggest I've got.",
        "Maybe throw the biggest I've got.",
        "Don't throw my lowest.",
        "I never throw my highest first.",
        "Next week I'll throw my highest.",
        "Last week I threw my highest.",
        "When Bo throws his highest I throw my lowest.",
        "I wanted to throw my lowest.",
        "Ann says I should throw my lowest.",
        "My lowest or my highest, I can't decide.",
        "Only if Bo agrees: my highest.",
        "The second lowest, please.",
    ],
)
def test_a_greatest_or_least_that_is_not_ordered(text: str) -> None:
    """A condition, a denial or another turn counts as it does beside a number, though the number is known."""
    got = reading(f"{text} Trapdoor 45.", subject=FIRST)
    assert (got.verdict, [order.get("throws", []) for order in got.orders.values()]) in (("ask", []), ("ask", [[]]))


@pytest.mark.parametrize(
    ("text", "throw"),
    [
        ("turn 7 so new set yesss. smallest ive got please and trapdoor 45", 1),
        ("Turn 7 so it's a brand new set. Gimme the\nbiggest one I got left and park the trapdoor on 45.", 6),
        ("Give me the biggest one I've got left and put the trapdoor on 45.", 6),
        ("For turn 7 I prefer to be careful: the lowest please. And\ntrapdoor on 45.", 1),
        ("lowest legal, trapdoor 45", 1),
        ("45, lowest", 1),
        ("trapdoor 45, throw: my lowest", 1),
        ("Lowest legal please, and put the trapdoor just under the highest ladder, on 45.", 1),
        ("My score is the lowest, ha. Throw 4, trapdoor 45.", 4),
        ("Throw 6, the highest I have. Trapdoor 45.", 6),
        ("Not my lowest today: throw 4. Trapdoor 45.", 4),
    ],
)
def test_a_greatest_or_least_that_is_ordered(text: str, throw: int) -> None:
    """In the first turn of a set the greatest is the 6 and the least the 1, however it is asked for."""
    got = reading(text, subject=FIRST)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], 45)})


@pytest.mark.parametrize(
    ("text", "verdict", "throws"),
    [("my highest please. Trapdoor 45", "clear", [5]), ("if I must, my lowest. Trapdoor 45", "ask", [])],
)
def test_the_numbers_of_the_record(text: str, verdict: str, throws: list[int]) -> None:
    """Of a seat whose record is known the numbers left are meant, and doubted in the same way."""
    got = read(clean(text), form(), "Re: VIPER turn 4", left={"A": [2, 3, 5]})
    assert (got.verdict, got.orders["A"].get("throws", [])) == (verdict, throws)


def test_without_a_record_it_is_asked() -> None:
    """Nobody can tell what the highest is in the midst of a set."""
    got = reading("my highest please. Trapdoor 45", subject="Re: VIPER turn 4")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 45)})

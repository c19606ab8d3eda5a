"""A turn to come that heads the rest of a sentence: "away next week, so for turn 10: A 2/45, B 5/46"."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short


@pytest.mark.parametrize(
    "text",
    [
        "A 5/42, B 3/42. Also away next week, so for turn 10: A 2/45, B 5/46.",
        "- A: 5, trap 42\n- B: 3, trap 42\nAlso away next week (1-5 Feb, skiing), so for turn 10: A 2/45, B 5/46.",
        "A 5/42, B 3/42, and for turn 10: A 2/45, B 5/46",
        "A 5/42, B 3/42. Nächste Woche bin ich weg, also für Zug 10: A 2/45, B 5/46.",
    ],
)
def test_what_it_heads_is_for_that_turn(text: str) -> None:
    """What stands before the head is for now, what stands behind it for the turn to come."""
    got = read(clean(text, ()), form(boards="AB", named=(9,)), "")
    assert short(got) == {"A": ([5], 42), "B": ([3], 42)}
    assert got.later == {10: {"A": {"throws": [2], "trapdoor": 45}, "B": {"throws": [5], "trapdoor": 46}}}


@pytest.mark.parametrize(
    "text",
    [
        "A 5/42, B 3/42. Away, so for round 10: nothing.",
        "A 5/42, B 3/42, for turn 9: nothing else",
    ],
)
def test_a_turn_without_orders_heads_nothing(text: str) -> None:
    """A turn behind which nothing is ordered, or that is open, leaves the orders of now as they are."""
    got = read(clean(text, ()), form(boards="AB", named=(9,)), "")
    assert (got.verdict, short(got), got.later) == ("clear", {"A": ([5], 42), "B": ([3], 42)}, {})

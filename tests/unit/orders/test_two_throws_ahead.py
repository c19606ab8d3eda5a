"""Throws of a round of two turns that is still to come, under its first turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short

BOTH = {"A": {"throws": [5, 6]}, "B": {"throws": [6, 5]}}


def ahead(text: str, boards: str = "AB") -> Reading:
    """Return how a text is understood while turn 4 is open, and turns 5 and 6 are played in one round after it."""
    return read(clean(text), replace(form(1, boards, named=(4,)), together={5: 2}))


@pytest.mark.parametrize(
    "text",
    [
        *("TURN 5: A: THROW 5 6, B: THROW 6 5", "Turn 5: A: 5 then 6, B: 6 then 5.", "Round 5: A 5, 6. B 6, 5."),
        *("Turn 5: A: 5 then 6\nB: 6 then 5", "Runde 5: A: erst 5, dann 6. B: erst 6, dann 5."),
        "Turn 5:\nA: 5 then 6\nB: 6 then 5",
    ],
)
def test_both_throws_of_a_round_to_come_are_kept(text: str) -> None:
    """Two throws for the first turn of a round of two are those of the round, on every board that follows it."""
    made = ahead(text)
    assert (short(made), made.later, made.problems) == ({}, {5: BOTH}, ())


def test_they_stand_beside_orders_for_the_open_round() -> None:
    """What is ordered for the open turn stays there."""
    made = ahead("A 4, B 3. Turn 5: A 5 then 6, B 6 then 5")
    assert (short(made), made.later) == ({"A": ([4], None), "B": ([3], None)}, {5: BOTH})
    made = ahead("4, trapdoor 30. Turn 5: 5 then 6, trapdoor 40", "A")
    assert (short(made), made.later) == ({"A": ([4], 30)}, {5: {"A": {"throws": [5, 6], "trapdoor": 40}}})


@pytest.mark.parametrize("text", ["A 4, B 3. Turn 6: A 5 then 1", "A 4, B 3. Turn 5: A 5 or 6"])
def test_two_throws_for_a_turn_of_one_are_asked_about(text: str) -> None:
    """A turn that opens no round of two takes one throw, and a choice is none anywhere."""
    made = ahead(text)
    assert (short(made), made.later) == ({"A": ([4], None), "B": ([3], None)}, {})
    assert made.problems


def test_a_board_behind_a_turn_to_come_is_of_the_open_one_where_that_lacks_it() -> None:
    """Behind "A 4. Turn 5: A 5 6." a board that has no order yet has it for the open turn."""
    made = ahead("A 4. Turn 5: A 5 then 6. B 3")
    assert (short(made), made.later) == (
        {"A": ([4], None), "B": ([3], None)},
        {5: {"A": {"throws": [5, 6]}}},
    )

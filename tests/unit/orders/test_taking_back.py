"""Orders for turns to come, taken back by themselves: all of them, or those of the turns that are named."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.commands import asked_in
from pbm.orders.commands.withdraw import turns_taken_back
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short

TAKEN_BACK = [
    ("WITHDRAW LATER", ()),
    ("cancel my advance orders", ()),
    ("Please withdraw all my later orders", ()),
    ("Scrap the orders for later turns please", ()),
    ("cancel everything in advance", ()),
    ("forget whatever you keep for me for later", ()),
    ("scrap turn 4", (4,)),
    ("withdraw turn 2", (2,)),
    ("Please cancel my orders for turn 3", (3,)),
    ("WITHDRAW TURNS 2, 3 and 5", (2, 3, 5)),
    ("withdraw turns 3-6", (3, 4, 5, 6)),
    ("cancel my orders", None),
    ("WITHDRAW ALL", None),
]


@pytest.mark.parametrize(("text", "turns"), TAKEN_BACK)
def test_orders_for_later_turns_can_be_taken_back_by_themselves(text: str, turns: tuple[int, ...] | None) -> None:
    """All of them, or those of the turns that are named; without either it is about this round."""
    asked, rest = asked_in([text])
    assert [one.command for one in asked] == ["WITHDRAW"]
    assert turns_taken_back(asked[0]) == turns
    assert not any(rest)


def test_taking_back_a_later_turn_goes_with_orders_for_this_one() -> None:
    """They are about different turns, so there is nothing to ask."""
    made = read(clean("Throw 5, trapdoor 30.\n\nScrap turn 4."), form(named=(1,)))
    assert (made.verdict, short(made)) == ("clear", {"A": ([5], 30)})

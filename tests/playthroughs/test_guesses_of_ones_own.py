"""What a YES would take is the player's own wish: never what others do, nor what is for another turn."""

from __future__ import annotations

import pytest

from pbm.core.orders import RawOrders
from pbm.orders.others_numbers import own_guess
from tests.playthroughs.house import House, text_of
from tests.unit.orders.forms import form

OFFER = "just reply YES"


@pytest.mark.parametrize(
    "words",
    [
        "In respect of turn 2 please substitute 3 for the 4. The remainder stands.",
        "For turn 2 I'd sooner the 3 over the 5.",
        "Everyone will nominate 40, I'd go for 3 and 2.",
        "Jeder nimmt 40, ich eher 3 und 2.",
    ],
)
def test_of_two_throws_none_is_guessed_from_a_turn_or_from_others(house: House, words: str) -> None:
    """Where a turn is named, one number is for another, or a space is others', nothing is offered."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "6 then 5, trap 17")
    told = text_of(house.write("Brenda", words))
    assert "Nothing has changed" in told
    assert OFFER not in told


@pytest.mark.parametrize("words", ["On turn 7 rather the 3.", "Am besten Zug 7 mit der 3."])
def test_no_throw_of_another_turn_is_guessed(house: House, words: str) -> None:
    """A throw for a turn that is not open is not offered for the one that is."""
    house.start()
    house.write("Brenda", "6, trap 17")
    assert OFFER not in text_of(house.write("Brenda", words))
    assert house.standing("Brenda")["A"] == {"throws": [6], "trapdoor": 17}


def test_what_is_ones_own_is_still_offered(house: House) -> None:
    """A number in a clause of one's own is taken or offered, whoever else is mentioned beside it."""
    house.start()
    house.write("Brenda", "6, trap 17")
    house.write("Brenda", "Rather the 3.")
    assert house.standing("Brenda")["A"] == {"throws": [3], "trapdoor": 17}
    guess: RawOrders = {"A": {"throws": [3]}}
    assert (
        own_guess(guess, ("Everyone here is fine, and Clive has a cold.", "Rather the 3."), form(), ("Clive",)) == guess
    )
    assert own_guess(guess, ("Clive has 3 left.", "Rather the other."), form(), ("Clive",)) == {}


@pytest.mark.parametrize(
    "words",
    [
        "I think somebody will trap 50 so let me do 5 and then 3 instead.",
        "Clive is bound to trap 22, so 5 and 3 for me rather.",
        "They will probably nominate 22, so throw 5 then 3 please.",
    ],
)
def test_what_others_trap_is_a_reason_and_no_order(house: House, words: str) -> None:
    """Where others may open a trapdoor says why a player throws as they do; their own trapdoor stands."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "6 then 5, trap 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5, 3], "trapdoor": 17}


@pytest.mark.parametrize(
    ("words", "door"),
    [
        ("Everyone will nominate 40 so 40 for me too, and the 5.", 40),
        ("I will trap 44, so the 5.", 44),
        ("I think 44 is a good trap so let me do the 5 instead.", 44),
    ],
)
def test_ones_own_trapdoor_is_no_such_reason(house: House, words: str, door: int) -> None:
    """What the writer traps, or takes as others do, is the order."""
    house.start()
    house.write("Brenda", "6, trap 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": door}

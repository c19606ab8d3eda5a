"""A change beside what stays as it is: nothing that may be an order is answered with “nothing has changed”."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import BOARD, House, text_of


def test_two_throws_change_places_beside_a_trapdoor_that_stays(house: House) -> None:
    """Second thoughts about the throws are taken, and the trapdoor stands."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "6 then 5, trap 17")
    house.write("Brenda", "Alan, forgive me, I've had second thoughts: 5 first, then the 6. Trapdoor stays put.")
    assert house.standing("Brenda")["A"] == {"throws": [5, 6], "trapdoor": 17}


def test_one_of_two_boards_changes_beside_the_rest(house: House) -> None:
    """A change for one board is taken where all else is said to stay."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A 3/14, B 6/12")
    house.write("Brenda", "Alan, cambio de idea: en el B mejor el 5 en vez del 6. Lo demás igual.")
    stands = house.standing("Brenda")
    assert (stands["A"]["throws"], stands["B"]["throws"]) == ([3], [5])


def test_a_throw_is_amended_and_the_trapdoor_remains_as_submitted(house: House) -> None:
    """What remains as it was submitted, entered or advised stays, and the throw beside it is taken."""
    house.start()
    house.write("Brenda", "6, trap 24")
    house.write("Brenda", "Apologies, second thoughts. Please amend the throw to 5; trapdoor to remain as submitted.")
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": 24}


@pytest.mark.parametrize(
    "words", ["Alan, 4 would suit me better. Trapdoor stays put.", "Alan, 4 beter dan ooit. Trapdoor stays."]
)
def test_a_number_that_may_be_preferred_is_asked_about(house: House, words: str) -> None:
    """Where nothing was read of a number that is said to be better, it is asked about: nothing is kept silently."""
    house.start()
    house.write("Brenda", "6, trap 17")
    told = text_of(house.write("Brenda", words, subject="Re: [hill] Receipt 1"))
    assert "I found numbers, but could not tell what they order." in told
    assert "As you ask, nothing has changed" not in told
    assert house.standing("Brenda")["A"] == {"throws": [6], "trapdoor": 17}


@pytest.mark.parametrize("words", ["It was my 70th birthday. Trapdoor stays.", "Trapdoor stays. My niece is 14 today!"])
def test_small_talk_beside_what_stays_changes_nothing(house: House, words: str) -> None:
    """Ages and birthdays are no orders."""
    house.start()
    house.write("Brenda", "6, trap 17")
    assert "As you ask, nothing has changed: receipt 1 stands." in text_of(
        house.write("Brenda", words, subject="Re: [hill] Receipt 1")
    )

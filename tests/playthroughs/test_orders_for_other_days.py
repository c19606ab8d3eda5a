"""Orders that are told for a day after the deadline are none of this round, in whatever language the day is told."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "am 11. dann 5 und 40",
        "Am 11.12. die 5 und 40",
        "am elften: 5 und 40",
        "In zwei Wochen dann die 5, Falltür 40",
        "op de 11e: 5 en 40",
        "op 11 december doe ik 5, valluik 40",
        "el día 11: 5 y 40",
        "l'11: 5 e 40",
        "l'11 dicembre gioco 5, botola 40",
    ],
)
def test_a_day_after_the_deadline_is_asked_about(house: House, words: str) -> None:
    """The round ends on 4 December: what is for the 11th, or in two weeks, is not taken for it."""
    house.start()
    assert house.write("Brenda", words) is not None
    assert not house.standing("Brenda")


@pytest.mark.parametrize(
    "words",
    [
        "am 4. dann 5 und 40",
        "op 4 december doe ik 5, valluik 40",
        "Am 11.12. bin ich verreist. Wurf 5, Falltür 40",
        "In zwei Wochen ist Weihnachten! Wurf 5, Falltür 40",
        "bis zum 11. bin ich weg. 5 und 40",
    ],
)
def test_a_day_of_this_round_or_of_something_else_holds_nothing_up(house: House, words: str) -> None:
    """A day by the deadline, or one on which something else happens, leaves the orders as plain as they are."""
    house.start()
    assert "your orders are in" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 40}}

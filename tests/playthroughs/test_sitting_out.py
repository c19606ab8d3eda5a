"""Somebody who wants to sit a round out: told that a piece moves in every round, and what they can do instead."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

STANDING = {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize("words", ["Pass", "skip me this week please", "Count me out for this round", "Ich setze aus"])
def test_nobody_sits_out(house: House, words: str) -> None:
    """They are told so; what stands is neither entered anew nor taken back, and nobody is asked whether they leave."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    text = text_of(house.write("Brenda", words))
    assert "Nobody can sit a round out" in text
    assert "PLAY DEFAULT" in text
    assert "Thank you, your orders are in" not in text
    assert "want to leave" not in text
    assert house.standing("Brenda") == STANDING


def test_a_question_beside_it_goes_to_the_gm(house: House) -> None:
    """What the answer does not answer is passed on."""
    house.start()
    before = len(house.to_gm())
    text = text_of(house.write("Brenda", "Pass this week, and who won last year?"))
    assert "Nobody can sit a round out" in text
    assert len(house.to_gm()) == before + 1


def test_beside_orders_the_gm_hears_of_it(house: House) -> None:
    """The orders stand, and that the next round is to go without them is not lost."""
    house.start()
    before = len(house.to_gm())
    house.write("Brenda", "3/28 now, and count me out for the next round")
    assert house.standing("Brenda") == STANDING
    assert len(house.to_gm()) == before + 1

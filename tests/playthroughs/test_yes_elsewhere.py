"""A yes that is said to another mail than the one that asked, or that says two things."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_answers_to_questions import ORDERS, addresses, answer


@pytest.mark.parametrize("words", ["YES that was me", "Yes, I wrote it", "Ja das war ich"])
def test_a_yes_that_says_what_the_no_is_for_is_asked_about(house: House, words: str) -> None:
    """YES adds the address, and that they wrote the mail is what NO says: nothing is done before it is plain."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    told = answer(house, "new-address", words)
    assert "YES: it is an address of yours" in told
    assert "NOT ME" in told
    assert addresses(house) == ("brenda@players.test",)
    answer(house, "new-address", "YES")
    assert addresses(house) == ("brenda@players.test", "bren@work.test")


@pytest.mark.parametrize("words", ["YES", "Yes please", "Ja"])
def test_a_yes_to_the_receipt_is_told_where_to_say_it(house: House, words: str) -> None:
    """A question is open, in another mail of ours: which one is said, and nothing is added by the wrong one."""
    house.start()
    receipt = house.write("Brenda", "ADDRESS ADD bren@work.test")
    told = text_of(house.write("Brenda", words, answering=str(receipt["Message-ID"] if receipt else "")))
    assert "no question of ours is open" not in told
    assert "Shall we write to bren@work.test too?”. Please reply to that one." in told
    assert addresses(house) == ("brenda@players.test",)
    answer(house, "new-address", "YES")
    assert addresses(house) == ("brenda@players.test", "bren@work.test")

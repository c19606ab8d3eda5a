"""A yes beside RESIGN is told of too, and a late “No change” is told what was played."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.fixture
def offered(house: House) -> House:
    """A game in which Brenda was offered other orders than those that stand."""
    house.start()
    house.write("Brenda", "6 and 44")
    house.write("Brenda", "No change. 5 and 45")
    return house


@pytest.mark.parametrize("words", ["yes\n\nRESIGN", "Yes please.\nRESIGN", "Yes.\n\nI resign."])
def test_a_yes_beside_resign_is_not_passed_over(offered: House, words: str) -> None:
    """It takes nothing, and the answer says why, and what a YES to it would mean."""
    last = str(offered.sent_to("Brenda")[-1]["Message-ID"])
    text = text_of(offered.write("Brenda", words, answering=last))
    assert offered.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}
    assert "also speaks of leaving" in text or "Please reply with just YES or NO." in text


def test_resign_alone_is_told_of_no_yes(offered: House) -> None:
    """There was none."""
    last = str(offered.sent_to("Brenda")[-1]["Message-ID"])
    assert "begins with a yes" not in text_of(offered.write("Brenda", "RESIGN", answering=last))


@pytest.mark.parametrize("words", ["No change", "No change, thanks.", "Keep my orders.", "Keine Änderung"])
def test_no_change_that_comes_late_is_told_what_was_played(house: House, words: str) -> None:
    """Its round was played with the orders that were to stay: none of them are missing."""
    house.start()
    house.write("Brenda", "6 and 44")
    receipt = str(house.sent_to("Brenda")[-1]["Message-ID"])
    house.pass_deadline()
    text = text_of(house.write("Brenda", words, answering=receipt))
    assert "That round was played with your orders as they stood. For round 2 please send orders of its own." in text
    assert "I could not tell" not in text
    assert house.standing("Brenda") is None


def test_no_change_that_comes_late_and_had_nothing_to_leave_is_told_so(house: House) -> None:
    """Nothing stood, so nothing was played as it stood."""
    house.start()
    start = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    text = text_of(house.write("Brenda", "No change", answering=start))
    assert "played with your orders as they stood" not in text


def test_other_late_orders_are_offered_as_ever(house: House) -> None:
    """Only what leaves everything as it was is told so."""
    house.start()
    house.write("Brenda", "6 and 44")
    receipt = str(house.sent_to("Brenda")[-1]["Message-ID"])
    house.pass_deadline()
    text = text_of(house.write("Brenda", "Throw 5, trapdoor 45", answering=receipt))
    assert "reply YES, and the orders below stand for round 2" in text

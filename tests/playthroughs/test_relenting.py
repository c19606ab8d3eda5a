"""Orders that were declined, and are wanted after all: offered once more, never taken unasked."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_late import ORDERS, late_mail

AGAIN = "You had said NO to the orders below"


@pytest.fixture
def declined(house: House) -> House:
    """A house in which Brenda has said no to her late orders."""
    house.start()
    late_mail(house)
    house.write("Brenda", "no")
    assert house.standing("Brenda") is None
    return house


@pytest.mark.parametrize(
    "words",
    [
        "well all right, go on then",
        "oh go on then, use them",
        "Actually yes",
        "yes please, the late ones",
        "I've changed my mind, use them",
        "Na gut, nimm sie doch",
        "Finalement oui, prenez-les",
    ],
)
def test_they_are_offered_once_more(declined: House, words: str) -> None:
    """And stand by a YES alone."""
    assert AGAIN in text_of(declined.write("Brenda", words))
    assert declined.standing("Brenda") is None
    declined.write("Brenda", "yes")
    assert declined.standing("Brenda") == ORDERS


@pytest.mark.parametrize("words", ["OK, thanks", "All right, thank you", "no", "Shall I use them?", "go away"])
def test_other_words_bring_nothing_back(declined: House, words: str) -> None:
    """Who thanks for the answer, asks, or says no again is offered nothing."""
    assert AGAIN not in text_of(declined.write("Brenda", words))
    assert declined.standing("Brenda") is None


def test_orders_sent_since_are_not_put_in_doubt(declined: House) -> None:
    """Nor are they offered in a later round."""
    declined.write("Brenda", "throw 4 trapdoor 30")
    assert AGAIN not in text_of(declined.write("Brenda", "oh go on then, use them"))
    assert declined.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 30}}
    declined.pass_deadline()
    assert AGAIN not in text_of(declined.write("Brenda", "oh go on then, use them"))

"""Last orders and a resignation in one mail: whoever leaves after this round has ordered for it, and is asked too."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_leaving_asked import message_id

ASKED = "DO YOU REALLY WANT TO LEAVE?"


@pytest.mark.parametrize(
    "words",
    [
        "My last orders: throw 6 trap 31. I resign after this round.",
        "My last orders: throw 6, trap 31.\n\nI resign after this round.\n\nBrenda",
        "My final orders: throw 6 trap 31. I resign.",
        "Throw 6, trap 31 and then I quit",
        "throw 6\ntrap 31\nI resign after this round",
        "RESIGN after this round. throw 6 trap 31",
        "I resign after this round\n\nthrow 6, trap 31",
        "Throw 6, trap 31. I'm resigning after\nthis round, sorry about that.\n\nBrenda",
        "I quit after this one: throw 6, trap 31.",
        "This will be my last turn, as I'm resigning after this round. Throw 6 and trapdoor 31 please.",
        "Meine letzten Züge: Wurf 6, Falltür 31. Nach dieser Runde höre ich auf.",
        "Je lance 6, trappe 31. Après ce tour je quitte le jeu.",
    ],
)
def test_last_orders_stand_and_leaving_is_asked_about(house: House, words: str) -> None:
    """The player is told both, and a YES leaves when the next round opens."""
    house.start()
    told = house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}
    assert "your orders are in" in text_of(told)
    assert ASKED in text_of(told)
    assert house.seat("Brenda").status == "active"
    house.write("Brenda", "yes", answering=message_id(told))
    assert house.seat("Brenda").status == "leaving"
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}


def test_press_that_says_goodbye_is_printed_whole(house: House) -> None:
    """What is taken out of the words beside the orders stays where it stands in press."""
    house.start()
    house.write("Brenda", "My last orders: 6 and 31. I resign.\n\nPress: I resign after this round, dear all.")
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}
    house.pass_deadline()
    assert "I resign after this round, dear all." in text_of(house.sent_to("Clive")[-1])


@pytest.mark.parametrize("words", ["I resign. Throw 4 whatever", "I had thought of a 6. I resign after this round."])
def test_what_is_no_plain_order_beside_a_resignation_is_none(house: House, words: str) -> None:
    """Only whether they leave is asked."""
    house.start()
    assert ASKED in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") is None


def test_orders_in_doubt_beside_a_resignation_are_asked_about_besides(house: House) -> None:
    """No YES is offered for them: the YES to such an answer says that one leaves."""
    house.start()
    told = house.write("Brenda", "I resign after this round, throw 4 whatever")
    assert ASKED in text_of(told)
    assert "Please name the number you want to throw" in text_of(told)
    assert "just reply YES" not in text_of(told)
    house.write("Brenda", "yes", answering=message_id(told))
    assert house.seat("Brenda").status == "leaving"
    assert house.standing("Brenda") is None


def test_who_leaves_at_once_is_asked_which_it_is(house: House) -> None:
    """Orders beside a plain “I resign” stand, and the answer says how to do both."""
    house.start()
    text = text_of(house.write("Brenda", "Throw 6 trap 31. I resign."))
    assert "To do both, please send RESIGN on a line by itself" in text
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}


@pytest.mark.parametrize(
    "words",
    [
        "throw 6 trap 31. I am not resigning after this round, whatever Clive says.",
        "throw 6 trap 31. I may resign after this round.",
        "throw 6 trap 31. If I lose I resign after this round.",
        "throw 6 trap 31. After this round I quit smoking.",
        "throw 6 trap 31. Clive will resign after this round.",
        "throw 6 trap 31\n\nPress: I resign after this round!",
        "throw 6 trap 31\n\nPress: Clive ought to\nRESIGN after this round",
    ],
)
def test_who_does_not_say_that_they_leave_is_not_asked(house: House, words: str) -> None:
    """A denial, a perhaps, and press."""
    house.start()
    assert ASKED not in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 31}}


@pytest.mark.parametrize("words", ["RESIGN after this round", "I resign after this round."])
def test_leaving_afterwards_without_orders_asks_for_none(house: House, words: str) -> None:
    """Only whether they leave is asked."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert ASKED in text
    assert "orders, for example" not in text

"""What is to be told to another player beside orders of Unleashed, and a fallback that is not understood."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.test_unleashed_by_others import outcome

TWO = {"plays": "+3@16 / +3@19"}


def read(says: str) -> Any:
    """Return what is made of a mail in a round of cards."""
    return outcome({"says": says, "round": "cards"})


@pytest.mark.parametrize(
    "says",
    [
        "+3 on 16, else on 19 please and tell Brenda I hate her.",
        "+3 on 16, else on 19 and tell Brenda she is toast",
        "+3 on 16, else on 19, and let Brenda know I'm coming for her",
        "+3 on 16, else on 19 please and remind Brenda it's her turn to bring the cake",
        "+3 on 16, else on 19 please. Tell Brenda I hate her.",
        "+3 auf 16, sonst auf 19 bitte und sag Brenda dass ich sie hasse.",
        "+3 auf 16, sonst auf 19 und richte Brenda einen Gruß aus",
    ],
)
def test_a_message_beside_orders_costs_no_fallback_and_goes_to_the_gm(says: str) -> None:
    """Card and fallback are taken whole, nothing is asked, and the GM gets the mail with what is to be told."""
    found = read(says)
    assert (found.taken, found.reading.problems) == (TWO, ())
    assert found.reading.chatter


@pytest.mark.parametrize("says", ["+3 on 16, else on 19", "back 3 on 16 and tell Brenda it is her"])
def test_what_says_more_of_the_order_is_no_message(says: str) -> None:
    """Without a message nothing is passed on, and a player that a card may be for is not taken for somebody told."""
    found = read(says)
    assert found.asked or not found.reading.chatter


def test_words_that_may_change_the_order_are_no_mere_message() -> None:
    """ "Tell Brenda" with a space in it is not left out of the orders as a message."""
    assert read("+3 on 16 and tell Brenda 19 is where I would rather be").asked


@pytest.mark.parametrize("says", ["+3 on 16, else on 19 zxcv qwer asdf", "+3 on 16, else on 19 zxcv qwer asdf Brenda"])
def test_a_fallback_that_is_not_understood_is_said_to_be_left_out(says: str) -> None:
    """Where the card stands without its fallback, its player is told that and how to write both."""
    found = read(says)
    assert found.taken == {"plays": "+3@16"}
    assert [problem.code for problem in found.reading.problems] == ["words-unclear", "words-rest"]

"""Rounds that end when the orders are there: every mail says so, and while somebody is being asked they wait."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.postponing import postpone_round
from tests.playthroughs.house import House, text_of

EARLY = "ends before its deadline as soon as"
LISTS = {"Brenda": "L1 19-4, P1 26-10", "Clive": "S1 32-16, L2 37-22", "Dora": "S4 46-13, S2 28-12"}


def number(house: House) -> int:
    """Return the number of the round that is open."""
    round_ = house.round()
    assert round_ is not None
    return round_.number


def start(house: House) -> None:
    """Start a game of three, to be set up by its players."""
    house.start(ruleset="unleashed", boards={}, options={"size": "6x8"})


def test_every_mail_of_the_round_says_that_it_may_end_early(house: House) -> None:
    """The first mail, each receipt, a moved deadline and the reminder; nobody may count on the deadline alone."""
    start(house)
    first = text_of(house.sent_to("Brenda")[0])
    assert EARLY in first
    assert "until the deadline" not in first
    assert EARLY in text_of(house.write("Brenda", LISTS["Brenda"]))
    round_ = house.round()
    assert round_ is not None
    postpone_round(house.server.office, "hill", "2026-12-06 20:00")
    house.server.tick.beat(poll=True)
    assert EARLY in text_of(house.sent_to("Clive")[-1])
    house.clock.moment = round_.deadline + timedelta(days=1, hours=7)
    house.server.tick.beat(poll=True)
    reminder = house.sent_to("Clive")[-1]
    assert "Reminder" in reminder["Subject"]
    assert EARLY in text_of(reminder)


def test_the_receipt_that_ends_the_round_promises_no_deadline(house: House) -> None:
    """With the last list the round is played: its receipt says so; the next round keeps its deadline."""
    start(house)
    receipts = [text_of(house.write(name, words)) for name, words in LISTS.items()]
    assert all(EARLY in receipt for receipt in receipts[:2])
    assert "everything that the round waits for is there" in receipts[2]
    assert "The deadline is" not in receipts[2]
    assert "To change your orders" not in receipts[2]
    assert number(house) == 2
    report = text_of(house.sent_to("Dora")[-1])
    assert "Orders for round 2 are due by" in report
    assert EARLY not in report


def test_an_open_question_keeps_the_round_open(house: House) -> None:
    """Who is being asked about orders is waited for, until they have answered or the deadline has passed."""
    start(house)
    house.write("Brenda", LISTS["Brenda"])
    house.write("Clive", LISTS["Clive"])
    asked = text_of(house.write("Clive", "swap something"))
    assert "could not take orders" in asked
    told = text_of(house.write("Dora", LISTS["Dora"]))
    assert "everything that the round waits for" not in told
    assert number(house) == 1
    house.write("Clive", "my whole list: L2 37-22, S1 32-16")
    assert number(house) == 2


@pytest.mark.parametrize(
    "words",
    ["nah i was just asking lol, list stays how it is", "Ma liste ne change pas.", "Leave my list as it is, Alan."],
)
def test_who_says_that_the_list_stays_is_no_longer_asked(house: House, words: str) -> None:
    """That answers what was asked: the round waits for nothing more of theirs."""
    start(house)
    house.write("Brenda", LISTS["Brenda"])
    house.write("Clive", LISTS["Clive"])
    house.write("Clive", "swap something")
    house.write("Dora", LISTS["Dora"])
    house.write("Clive", words)
    assert number(house) == 2


@pytest.mark.parametrize(
    "words", ["Does my list stay as it is?", "My list stays unless Brenda moves.", "What a cold day it is."]
)
def test_who_says_anything_else_is_still_asked(house: House, words: str) -> None:
    """A question, a condition or the weather is no answer."""
    start(house)
    house.write("Brenda", LISTS["Brenda"])
    house.write("Clive", LISTS["Clive"])
    house.write("Clive", "swap something")
    house.write("Dora", LISTS["Dora"])
    house.write("Clive", words)
    assert number(house) == 1


def test_an_unanswered_question_does_not_outlast_the_deadline(house: House) -> None:
    """Where no answer comes the round is played at its deadline, with what stands."""
    start(house)
    house.write("Brenda", LISTS["Brenda"])
    house.write("Clive", LISTS["Clive"])
    house.write("Clive", "swap something")
    house.write("Dora", LISTS["Dora"])
    house.pass_deadline()
    assert number(house) == 2


def test_a_mail_that_waits_for_a_yes_keeps_the_round_open(house: House) -> None:
    """A list that came without proof and waits for its player's YES may still count: the round waits for the answer."""
    start(house)
    house.write("Brenda", LISTS["Brenda"])
    house.write("Clive", LISTS["Clive"])
    house.write("Clive", "L4 40-8, L1 19-4", to="games@example.test", sender="Clive <clive@players.test>")
    held = house.sent_to("Clive")[-1]
    assert "YES" in text_of(held)
    house.write("Dora", LISTS["Dora"])
    assert number(house) == 1
    house.write("Clive", "NO", to=str(held["Reply-To"].addresses[0].addr_spec), answering=held["Message-ID"])
    assert number(house) == 2


def test_who_moves_a_piece_too_late_is_told_that_the_placing_is_over(house: House) -> None:
    """A list that is put right after the round has ended is answered with that, not only with the hand."""
    start(house)
    for name, words in LISTS.items():
        house.write(name, words)
    told = text_of(house.write("Dora", "no wait, S2 28-13"))
    assert "The pieces are on the board already" in told


@pytest.mark.parametrize("words", ["roll", "STATUS"])
def test_a_game_of_dice_says_that_it_ends_with_the_last_roll(house: House, words: str) -> None:
    """Classic on order: the round ends when all have sent ROLL, and its mails say so."""
    house.start(ruleset="classic", boards={}, options={"play": "on_order"})
    assert "ends before its deadline as soon as everybody has sent ROLL" in text_of(house.write("Brenda", words))


def test_a_go_of_ones_own_ends_its_round(house: House) -> None:
    """One after the other: whose go it is reads in the report that their orders end the round, and in their receipt."""
    house.start(ruleset="unleashed", boards={}, options={"mode": "sequential", "setup": "drawn"})
    assert f"{EARLY} the orders of Brenda are complete" in text_of(house.sent_to("Brenda")[0])
    receipt = text_of(house.write("Brenda", "PLAY DEFAULT"))
    assert "everything that the round waits for is there" in receipt
    assert f"{EARLY} the orders of Clive are complete" in text_of(house.sent_to("Clive")[-1])

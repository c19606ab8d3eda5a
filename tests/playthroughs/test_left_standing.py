"""Mails that leave orders as they stand: nothing changes, and it is said so; where none stand it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playthroughs.house import BOARD, House, parsed, text_of

STANDING = {"A": {"throws": [3], "trapdoor": 28}}


def begun(house: House, orders: str = "throw 3 trapdoor 28", **changes: Any) -> House:
    """Return the house with a game in which orders of Brenda's stand."""
    house.start(**changes)
    if orders:
        house.write("Brenda", orders)
    return house


@pytest.mark.parametrize(
    "words",
    [
        "My orders are unchanged.",
        "Orders as before.",
        "Keep my orders.",
        "No change.",
        "all good as is",
        "Thanks Alan, no change.",
        "Keine Änderung.",
        "Pas de changement.",
        "Keep my orders.\n\nPress: What a game!",
        "My orders are unchanged.\n\nPress to Dora: my orders stay as they are",
        "What a game! Otherwise no change.",
        "For Hill: no change",
        "No change in this game",
        "No further changes from me. A very happy Christmas to you",
        "No change to mine",
    ],
)
def test_orders_that_are_to_stay_stay_and_nothing_is_asked(house: House, words: str) -> None:
    """No new receipt, no question: what stands, stands."""
    begun(house)
    said = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == STANDING
    assert "As you ask, nothing has changed: receipt 1 stands." in said
    assert "could not take" not in said


def test_a_subject_above_nothing_may_say_that_all_stays(house: House) -> None:
    """A mail of its own that says "No change" in its subject alone is as good as one that says it below."""
    begun(house)
    said = text_of(house.write("Brenda", "", subject="No change"))
    assert "As you ask, nothing has changed: receipt 1 stands." in said
    assert house.standing("Brenda") == STANDING
    assert "As you ask" not in text_of(house.write("Brenda", "", subject="No change to the weather"))


@pytest.mark.parametrize("words", ["No change.", "Keep my orders.", "Orders as before."])
def test_where_no_orders_stand_they_are_asked_for(house: House, words: str) -> None:
    """Nothing can stay that is not there, and earlier rounds are not gone by."""
    begun(house, "throw 3 trapdoor 28")
    house.pass_deadline()
    said = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") is None
    assert "your orders stay as they are, but none of yours stand for this round" in said


@pytest.mark.parametrize(
    ("words", "throw", "space"),
    [
        ("6. Trapdoor stays. Thx.", 6, 28),
        ("the trapdoor is fine, throw 6", 6, 28),
        ("trapdoor unchanged / throw 6", 6, 28),
        ("trapdoor unchanged\nthrow 6", 6, 28),
        ("six instead, hole untouched", 6, 28),
        ("instead of the 3, 6; trapdoor the same", 6, 28),
        ("Leave the trapdoor, 6", 6, 28),
        ("Lass die Falltür, 6", 6, 28),
        ("Falltür doch 24, Wurf wie gehabt", 3, 24),
        ("Falltür auf 44, sonst alles wie gehabt", 3, 44),
        ("throw unchanged, trapdoor 45", 3, 45),
    ],
)
def test_one_order_is_changed_and_the_other_stays(house: House, words: str, throw: int, space: int) -> None:
    """ "Leave the trapdoor, 6" is a throw of 6, and the trapdoor is where it was."""
    begun(house)
    said = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": space}}
    assert "Thank you, your orders are in." in said


def test_a_trapdoor_that_does_not_stand_cannot_stay(house: House) -> None:
    """The throw is kept, and the space asked for: none of an earlier round is meant by it."""
    begun(house, "")
    said = text_of(house.write("Brenda", "6. Trapdoor stays."))
    assert house.standing("Brenda") == {"A": {"throws": [6]}}
    assert "your trapdoor stays as it is, but none of yours stands for this round" in said


def test_what_stays_under_a_condition_is_asked_about(house: House) -> None:
    """Whether Dora moves is not known when orders are."""
    begun(house)
    house.write("Brenda", "Trapdoor stays, unless Dora moves. 6")
    assert house.standing("Brenda") == STANDING


def test_on_two_boards_each_keeps_its_own(house: House) -> None:
    """What stays on a board is what stands on that board."""
    begun(house, "A throw 1 trapdoor 20, B throw 2 trapdoor 21", boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A 5, trapdoor stays. B 6, trapdoor 44")
    assert house.standing("Brenda") == {
        "A": {"throws": [5], "trapdoor": 20},
        "B": {"throws": [6], "trapdoor": 44},
    }


@pytest.mark.parametrize(
    "letter",
    [
        "Reply to Clive: sure. My trapdoor stays.",
        "Clive only: leave the trapdoor, we do 40 next.",
        "PRESS TO CLIVE\nNo change.",
    ],
)
def test_what_a_letter_says_of_what_stays_is_the_letters(house: House, letter: str) -> None:
    """It goes to whom it names as it was written, by whatever label, and the orders beside it are taken."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", f"{letter}\n\nthrow 4")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 28}}
    (sent,) = [mail for mail in house.outbox() if mail.kind == "letter"]
    assert letter.replace("\n", ":").partition(":")[2].strip() in text_of(parsed(sent))

"""RESTORE and words like it: the orders of an older receipt stand again, under a new number."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

FIRST, SECOND = {"A": {"throws": [6], "trapdoor": 31}}, {"A": {"throws": [5], "trapdoor": 20}}


def ordered_twice(house: House) -> None:
    """Start a game in which Brenda has two receipts."""
    house.start()
    house.write("Brenda", "throw 6 trap 31")
    house.write("Brenda", "throw 5 trap 20")
    assert house.standing("Brenda") == SECOND


@pytest.mark.parametrize(
    "words",
    [
        "RESTORE 1",
        "restore receipt 1",
        "Restore receipt no. 1",
        "Back to what I had in receipt 1",
        "back to receipt 1 please",
        "I want receipt 1 after all",
        "Hi Alan, I changed my mind, sorry. Could you please go back to what I had in receipt 1? Thanks, Brenda",
        "Zurück zu Quittung 1",
    ],
)
def test_the_orders_of_an_older_receipt_stand_again(house: House, words: str) -> None:
    """The answer says so, under the next number."""
    ordered_twice(house)
    text = text_of(house.write("Brenda", words))
    assert "The orders of receipt 1 stand again. This is receipt 3; it replaces receipt 2." in text
    assert house.standing("Brenda") == FIRST


def test_the_first_orders_of_the_round_need_no_number(house: House) -> None:
    """They are those of the lowest receipt, also in a later round."""
    house.start()
    house.write("Brenda", "throw 1")
    house.pass_deadline()
    house.write("Brenda", "throw 6 trap 31")
    house.write("Brenda", "throw 5 trap 20")
    assert "Your first orders of this round stand again." in text_of(house.write("Brenda", "my original orders again"))
    assert house.standing("Brenda") == FIRST


@pytest.mark.parametrize(
    "words",
    [
        "As originally submitted, please.",
        "I have reversed my view again. As originally submitted, please, with apologies. It is January.",
        "Back to as originally sent, please",
        "as first ordered after all",
    ],
)
def test_as_originally_submitted_brings_the_first_orders_back(house: House, words: str) -> None:
    """Whoever says so without a number means the first ones of the round."""
    ordered_twice(house)
    assert "Your first orders of this round stand again." in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == FIRST


@pytest.mark.parametrize(
    "words",
    [
        "As originally submitted?",
        "Not as originally submitted.",
        "The report is not as originally submitted.",
        "PRESS: As originally submitted, I remain yours.",
        "My press as originally submitted, please.",
        "If Dora moves, as originally submitted.",
    ],
)
def test_what_else_is_as_originally_submitted_brings_nothing_back(house: House, words: str) -> None:
    """A question, a denial, press and a condition."""
    ordered_twice(house)
    assert "stand again" not in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == SECOND


def test_of_a_round_without_orders_none_are_brought_back(house: House) -> None:
    """The player is told so, without the number of a receipt that there is not."""
    house.start()
    text = text_of(house.write("Brenda", "my original orders again"))
    assert "You have sent no orders for this round that could stand again." in text


def test_what_was_withdrawn_can_be_brought_back(house: House) -> None:
    """It is told of by its receipt."""
    house.start()
    house.write("Brenda", "throw 6 trap 31")
    house.write("Brenda", "WITHDRAW")
    house.write("Brenda", "RESTORE 1")
    assert house.standing("Brenda") == FIRST


@pytest.mark.parametrize("words", ["RESTORE 1\ntrapdoor 25, throw 6", "restore receipt 1. Trapdoor 25."])
def test_orders_below_change_what_is_brought_back(house: House, words: str) -> None:
    """What they leave unsaid is as in that receipt."""
    ordered_twice(house)
    assert "stand again" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 25}}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("restore receipt 9", "Receipt 9 has no orders for this round"),
        ("restore receipt 9\nthrow 2", "Receipt 9 has no orders for this round"),
        ("throw 2. Restore my original orders", "Please send only the one that you want"),
        ("PLAY DEFAULT\nRESTORE 1", "Please send only the one that you want"),
        ("RESTORE 1\nRESTORE 2", "Please send only the one that you want"),
        ("WITHDRAW\nRESTORE 1", "Please send only the one that you want"),
    ],
)
def test_what_may_be_meant_otherwise_is_asked_about(house: House, words: str, told: str) -> None:
    """A receipt that there is not, and two things that cannot both stand; nothing changes."""
    ordered_twice(house)
    text = text_of(house.write("Brenda", words))
    assert told in text
    assert "Nothing has changed: receipt 2 stands." in text
    assert house.standing("Brenda") == SECOND


@pytest.mark.parametrize(
    "words", ["restore receipt 1?", "Do not restore receipt 1", "PRESS: Let us go\nback to receipt 1"]
)
def test_who_does_not_ask_for_it_gets_none(house: House, words: str) -> None:
    """A question, a denial and press."""
    ordered_twice(house)
    assert "stand again" not in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == SECOND


def test_the_receipt_of_an_earlier_round_has_nothing_to_bring_back(house: House) -> None:
    """Its number is used up."""
    house.start()
    house.write("Brenda", "throw 6")
    house.pass_deadline()
    assert "Receipt 1 has no orders for this round" in text_of(house.write("Brenda", "RESTORE 1"))
    assert house.standing("Brenda") is None


@pytest.mark.parametrize(
    "words",
    [
        "no sorry, as I had it",
        "Put it back please",
        "Hm, put it back how it was",
        "undo that",
        "Undo my last change, please",
        "Back to how it was before, please.",
        "Sorry Alan! Forget that last change.",
        "RESTORE previous",
        "Doch wieder wie vorher",
        "Mach das bitte rückgängig",
        "Annule le dernier changement",
        "Toch weer zoals het was",
        "Déjalo como estaba",
        "Rimetti tutto com'era prima",
    ],
)
def test_a_change_is_undone(house: House, words: str) -> None:
    """What stood before the last change stands again, and once more undone the change does."""
    ordered_twice(house)
    assert "Your orders stand again as they were before." in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == FIRST
    house.write("Brenda", words)
    assert house.standing("Brenda") == SECOND


def test_what_was_withdrawn_is_put_back(house: House) -> None:
    """Orders that were taken back stood before."""
    ordered_twice(house)
    house.write("Brenda", "WITHDRAW")
    house.write("Brenda", "put them back please")
    assert house.standing("Brenda") == SECOND


def test_where_nothing_else_stood_before_the_player_is_told_what_to_do(house: House) -> None:
    """The only orders of a round are not taken away by undoing them: whether they should be is asked."""
    house.start()
    house.write("Brenda", "throw 6 trap 31")
    text = text_of(house.write("Brenda", "undo that"))
    assert "No other orders of yours stood before in this round." in text
    assert "WITHDRAW if you want none" in text
    assert house.standing("Brenda") == FIRST


def test_where_nothing_stood_at_all_there_is_nothing_to_put_back(house: House) -> None:
    """Who has sent no orders is not told of WITHDRAW."""
    house.start()
    text = text_of(house.write("Brenda", "undo that"))
    assert "You have sent no orders for this round that could stand again." in text
    assert "if you want none" not in text


@pytest.mark.parametrize(
    "words",
    [
        "was it as I had it?",
        "It was a lovely trip.",
        "Don't put it back!",
        "Clive put it back how it was.",
        "PRESS: Put it back how it was!",
        "If Dora moves, put it back.",
        "We were back on Sunday.",
        "I had it on 40 before",
    ],
)
def test_talk_of_what_was_undoes_nothing(house: House, words: str) -> None:
    """Questions, denials, tales, press and conditions."""
    ordered_twice(house)
    assert "stand again" not in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == SECOND

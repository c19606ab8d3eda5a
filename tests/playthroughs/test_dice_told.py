"""Classic on order: whoever has sent ROLL sees their dice in every answer, however they ask."""

from __future__ import annotations

import re

import pytest

from tests.playthroughs.house import House, text_of

DICE = re.compile(r"You roll \d and \d: 0 →")


def start(house: House) -> None:
    """Start a game of three in which dice are rolled on order."""
    house.start(ruleset="classic", boards={}, options={"play": "on_order"})


@pytest.mark.parametrize(
    "words",
    [
        "STATUS",
        "where am I now?",
        "ORDERS",
        "What did I roll?",
        "what was my roll?",
        "Show me my dice, please",
        "Was habe ich gewürfelt?",
        "thanks, did I hit a ladder?",
        "HELP",
        "When is the deadline?",
    ],
)
def test_dice_that_stand_are_shown_again(house: House, words: str) -> None:
    """The dice that ROLL has shown are shown whenever the player asks for anything, and asked about is nothing."""
    start(house)
    rolled = DICE.search(text_of(house.write("Brenda", "roll")))
    assert rolled is not None
    answer = text_of(house.write("Brenda", words))
    assert rolled[0] in answer
    assert "I cannot tell which you want" not in answer
    assert "Send ROLL" not in answer


def test_nobody_is_shown_dice_before_they_roll(house: House) -> None:
    """Who has not sent ROLL, or has taken it back, is shown no dice; nor is anybody shown another's."""
    start(house)
    house.write("Brenda", "roll")
    assert not DICE.search(text_of(house.write("Clive", "What did I roll?")))
    house.write("Brenda", "WITHDRAW")
    assert not DICE.search(text_of(house.write("Brenda", "STATUS")))


@pytest.mark.parametrize(
    "words",
    ["go on then, chuck the dice for me", "Throw the dice please", "lancez les dés svp", "gooi maar", "Roll 'em!"],
)
def test_roll_may_be_said_in_other_words(house: House, words: str) -> None:
    """Whatever one calls it, the dice are rolled."""
    start(house)
    assert DICE.search(text_of(house.write("Brenda", words)))


@pytest.mark.parametrize(
    "words",
    [
        "Who throws the dice?",
        "Don't throw the dice yet.",
        "When do you roll?",
        "Did Clive roll?",
        "No roll yet.",
        "take my roll back",
        "Cancel my roll",
    ],
)
def test_talk_of_dice_rolls_none(house: House, words: str) -> None:
    """Questions about the dice, and who would rather wait, roll nothing."""
    start(house)
    house.write("Brenda", words)
    assert not (house.standing("Brenda") or {}).get("A")


def test_press_about_rolling_is_press(house: House) -> None:
    """What stands beside the word PRESS is no order, whatever words are in it, and nothing is asked about it."""
    start(house)
    told = text_of(house.write("Brenda", "Press: I hope you roll badly, Dora"))
    assert "could be orders" not in told
    assert "Your press is kept" in told
    asked = text_of(house.write("Brenda", "Press: I hope for sixes\nroll"))
    assert "could be orders" in asked

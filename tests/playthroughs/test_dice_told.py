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
    assert "may be orders" not in told
    assert "Your press is kept" in told
    asked = text_of(house.write("Brenda", "Press: I hope for sixes\nroll"))
    assert "may be orders" in asked


@pytest.mark.parametrize(
    "words",
    [
        "take it back, I don't want that roll",
        "I take my roll back",
        "Can I roll again?",
        "don't roll for me yet",
        "I don't want to roll yet",
        "Not rolling until Clive has",
        "roll if Clive has rolled",
        "Roll when everybody has rolled",
        "Let Clive roll first",
        "I'd like to roll a 5 and a 4",
        "roll me a double six please",
        "roll tomorrow please",
        "My eyes roll when I see Clive's luck",
        "Sure, let it roll over me!",
        "nice roll, Clive!",
        "my roll was awful",
        "Clive will roll",
        "I had a bacon roll for lunch",
        "wirf noch nicht",
        "gooi nog niet",
        "non tirare i dadi",
    ],
)
def test_wishes_about_dice_roll_none_and_are_told_that_dice_are_what_they_are(house: House, words: str) -> None:
    """What is no plain ROLL rolls nothing, and is told that nobody chooses dice, or has others."""
    start(house)
    answer = text_of(house.write("Brenda", words))
    assert not (house.standing("Brenda") or {}).get("A")
    assert not DICE.search(answer)
    assert "They are the same whatever you send, and whenever." in answer
    assert "please send ROLL and nothing else" in answer


@pytest.mark.parametrize(
    "words",
    [
        "OK, roll it",
        "I'd like to roll now",
        "Could you roll for me please",
        "roll both dice",
        "ROLL twice",
        "Time to roll!",
        "Let it roll!",
        "Thanks. Roll. Best, Brenda",
        "roll, I'm away until Friday",
        "Let's roll them bones",
    ],
)
def test_plain_wishes_roll(house: House, words: str) -> None:
    """Whoever plainly wants to roll does, whatever stands beside it."""
    start(house)
    assert DICE.search(text_of(house.write("Brenda", words)))


def test_it_is_said_that_a_second_roll_brings_the_same_dice(house: House) -> None:
    """Who rolls again, or takes ROLL back, is told that the dice stay what they are."""
    start(house)
    first = DICE.search(text_of(house.write("Brenda", "roll")))
    again = text_of(house.write("Brenda", "roll again please, that was rubbish"))
    assert first is not None
    assert first[0] in again
    assert "Your dice of this round stay the same, whatever else you send." in again
    back = text_of(house.write("Brenda", "WITHDRAW"))
    assert "at the deadline they are rolled for everybody, and yours are the same either way." in back

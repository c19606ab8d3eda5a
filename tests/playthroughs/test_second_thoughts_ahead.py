"""Second thoughts about a turn to come: asked about, and never an order for the open round."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

NOW = {"A": {"throws": [3], "trapdoor": 28}}


@pytest.fixture
def kept(house: House) -> House:
    """A house in which Brenda has ordered for this round and for turn 2."""
    house.start()
    house.write("Brenda", "throw 3, trapdoor 28\nturn 2: throw 4 trapdoor 30")
    return house


@pytest.mark.parametrize(
    "words",
    [
        "I've changed my mind about turn 2, nothing for it please",
        "I've changed my mind about turn 2",
        "Nothing for turn 2 after all, please",
        "Für Zug 2 bitte nichts. Nichts für Zug 2 bitte.",
    ],
)
def test_nothing_more_for_a_turn_is_asked_about(kept: House, words: str) -> None:
    """With the words that take it back; nobody is asked whether they leave."""
    text = text_of(kept.write("Brenda", words))
    assert "WITHDRAW TURN 2" in text
    assert "want to leave" not in text
    assert kept.standing("Brenda") == NOW


@pytest.mark.parametrize(
    "words",
    [
        "I've changed my mind about turn 2. Make it 5.",
        "I've changed my mind about turn 2, throw 5 then",
        "Second thoughts about turn 2: 5 rather than 4",
    ],
)
def test_another_throw_for_it_is_none_for_now(kept: House, words: str) -> None:
    """What stands for the open round stays, and the answer asks for which turn the throw is."""
    text = text_of(kept.write("Brenda", words))
    assert "TURN 2:" in text
    assert kept.standing("Brenda") == NOW


def test_what_is_said_of_now_is_taken(kept: House) -> None:
    """Orders for this round beside it count, and the rest is asked about."""
    text = text_of(kept.write("Brenda", "5 and 33. I've changed my mind about turn 2, nothing for it please"))
    assert kept.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 33}}
    assert "WITHDRAW TURN 2" in text
    text = text_of(kept.write("Brenda", "Changed my mind about turn 2. Throw 6 and 34 now."))
    assert kept.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 34}}
    assert "WITHDRAW TURN 2" in text


@pytest.mark.parametrize("words", ["Nothing for turn 2 yet", "I changed my mind about the turn of last week"])
def test_other_words_take_nothing_back(kept: House, words: str) -> None:
    """Who has nothing to say of a turn yet is not asked whether to take it back."""
    assert "WITHDRAW TURN" not in text_of(kept.write("Brenda", words))


def test_words_about_the_mails_are_no_farewell(house: House) -> None:
    """Who wants no pictures, or no reminders, is not asked whether they leave."""
    house.start()
    for words in (
        "The pictures are lovely but they eat my data. Text only please",
        "The reminders are getting on my nerves a bit, could they stop please, thanks a lot",
        "The pictures are lovely but they eat all of my data here, so no more of them",
    ):
        assert "want to leave" not in text_of(house.write("Brenda", words))


def test_what_was_only_understood_so_is_not_said_to_be_written(house: House) -> None:
    """RESIGN is what it is; other words seem to say that somebody leaves."""
    house.start()
    assert "Your mail seems to say that you want to leave Hill." in text_of(
        house.write("Brenda", "take me off the list")
    )
    assert "You wrote that you want to leave Hill." in text_of(house.write("Clive", "RESIGN"))

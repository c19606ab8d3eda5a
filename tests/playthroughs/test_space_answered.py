"""A question about the trapdoor, answered with its space alone."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House


def asked(house: House, words: str) -> str:
    """Have Brenda's mail asked about; return the question's Message-ID."""
    house.start()
    answer = house.write("Brenda", words)
    assert answer is not None
    return str(answer["Message-ID"])


@pytest.mark.parametrize(
    "words",
    [
        *("49 then", "OK, 49.", "49", "Sorry, 49 please", "Dann die 49.", "alors 49, merci", "I meant 49"),
        *("OK, 49.\n\nP", "oh, 49 I suppose", "49 of course, fat thumbs", "Ah all right so, make it 49."),
    ],
)
def test_the_space_is_the_answer(house: House, words: str) -> None:
    """The throw that was plain stays."""
    question = asked(house, "Throw 3. Trapdoor 44 or 49?")
    house.write("Brenda", words, answering=question)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 49}}


@pytest.mark.parametrize(
    "words", ["49?", "not 49", "49 people were at the wedding", "if Clive moves 49", "44 or 49", "4"]
)
def test_what_is_no_plain_space_answers_nothing(house: House, words: str) -> None:
    """It is read as it would be by itself, and no trapdoor is taken from it."""
    question = asked(house, "Throw 3. Trapdoor 44 or 49?")
    house.write("Brenda", words, answering=question)
    assert "trapdoor" not in house.standing("Brenda")["A"]


def test_a_question_about_the_throw_is_not_answered_by_a_space(house: House) -> None:
    """The trapdoor that stands stays, and it is asked about."""
    question = asked(house, "Throw 3 or 4. Trapdoor 44.")
    house.write("Brenda", "49", answering=question)
    assert house.standing("Brenda") == {"A": {"trapdoor": 44}}


def test_without_a_question_a_number_is_asked_about(house: House) -> None:
    """A mail that answers nothing of ours orders nothing by a number alone."""
    house.start()
    house.write("Brenda", "Throw 3. Trapdoor 44.")
    house.write("Brenda", "49")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 44}}


@pytest.mark.parametrize("words", ["none then", "skip it", "not this time", "keine", "alors aucune"])
def test_none_may_be_the_answer(house: House, words: str) -> None:
    """Who wants no trapdoor after all says so in a word."""
    question = asked(house, "Throw 3. Trapdoor 44 or 49?")
    house.write("Brenda", words, answering=question)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": "none"}}


def test_what_stands_is_not_taken_away_by_a_word(house: House) -> None:
    """Where a trapdoor stands "leave it" may be about that one; and "none" answers no question about a throw."""
    house.start()
    house.write("Brenda", "Throw 3. Trapdoor 28.")
    answer = house.write("Brenda", "Trapdoor 44 or 49?")
    assert answer is not None
    house.write("Brenda", "leave it", answering=str(answer["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    answer = house.write("Brenda", "Throw 5 or 6")
    assert answer is not None
    house.write("Brenda", "none", answering=str(answer["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}

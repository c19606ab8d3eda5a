"""A YES or NO to a question of ours with a command, press or a letter beside it: all of it counts."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of

BASE = {"A": {"throws": [3], "trapdoor": 28}}
OFFERED = {"A": {"throws": [5], "trapdoor": 44}}


@pytest.fixture(name="asked")
def _asked(house: House) -> House:
    """Return a house in which Brenda has orders and was asked about others."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    told = text_of(house.write("Brenda", "5 & trapdoor 44. Or should I take 6? No, 5."))
    assert "just reply YES" in told
    return house


@pytest.mark.parametrize(
    ("words", "outcome"),
    [
        *(("YES\n\nABSENT 3-20 December", "absent"), ("yes\n\nRemind off", "reminders off"), ("yes\nSTATUS", "STATUS")),
        *(
            ("Ja\n\nABSENT 3-20 December", "absent"),
            ("Oui\n\nREMIND OFF", "reminders off"),
            ("REMIND OFF\n\nyes", "off"),
        ),
    ],
)
def test_a_yes_beside_a_command_counts(asked: House, words: str, outcome: str) -> None:
    """The orders that were offered stand, and the command is done."""
    asked.write("Brenda", words)
    assert asked.standing("Brenda") == OFFERED
    assert outcome in last_mail(asked).outcome


@pytest.mark.parametrize(
    "words",
    [
        *("Yes, sorry for being unclear! Press: I am a fool", "YES and press: hello", "Yes please\n\nPress: hello"),
        *("Yes, sorry!\n\nPress: hello", "Sorry for the confusion, yes\n\nPress: hello"),
    ],
)
def test_a_yes_beside_press_counts(asked: House, words: str) -> None:
    """An apology beside it says nothing else."""
    assert "Your press is kept" in text_of(asked.write("Brenda", words))
    assert asked.standing("Brenda") == OFFERED


@pytest.mark.parametrize(
    ("words", "told"),
    [
        *(("NO\n\nPRESS TO DORA: hello D", "sent to Dora"), ("No. Press: hi", "press is kept")),
        *(("No, leave it. Press: hello", "press is kept"), ("No, leave it.\n\nPress to Dora: hello", "sent to Dora")),
        *(("Nein. Presse: hallo", "press is kept"), ("No. Press to Dora: hello", "sent to Dora")),
        *(("Non\n\nPresse : bonjour", "press is kept"), ("NO\n\nABSENT 3-20 December", "YOU ARE AWAY")),
        ("No thanks\nSTATUS", "HOW THINGS STAND"),
    ],
)
def test_what_stands_beside_a_no_is_done(asked: House, words: str, told: str) -> None:
    """Nothing changes in the orders, and press, letters and commands are as in any mail."""
    answer = text_of(asked.write("Brenda", words))
    assert "I had you wrong" in answer
    assert told in answer
    assert asked.standing("Brenda") == BASE


@pytest.mark.parametrize(
    "words",
    [
        *("Yes, but I wonder about Clive\n\nABSENT 3-20 December", "Yes, if Clive does\n\nREMIND OFF"),
        "yes yes, Clive told me about it\n\nPress: hello",
    ],
)
def test_a_yes_that_may_mean_something_else_is_not_taken_and_told_of(asked: House, words: str) -> None:
    """What the player must send instead is said."""
    answer = text_of(asked.write("Brenda", words))
    assert asked.standing("Brenda") == BASE
    assert "reply with just YES" in answer or "just reply YES" in answer


@pytest.mark.parametrize(
    "words", ["Press: Yes!", "PRESS TO DORA: yes", "REMIND OFF", "Press: no", "PRESS TO DORA: No."]
)
def test_a_yes_or_no_within_press_answers_nothing(asked: House, words: str) -> None:
    """The offer stays open."""
    asked.write("Brenda", words)
    assert asked.standing("Brenda") == BASE
    asked.write("Brenda", "YES")
    assert asked.standing("Brenda") == OFFERED


def test_a_yes_beside_resign_says_nothing_of_a_yes(asked: House) -> None:
    """The next YES would be the word that one leaves, so nobody is told to send one for the orders."""
    answer = text_of(asked.write("Brenda", "yes\nRESIGN"))
    assert "DO YOU REALLY WANT TO LEAVE" in answer
    assert "reply with just YES" not in answer
    assert asked.standing("Brenda") == BASE


@pytest.mark.parametrize("below", ["WITHDRAW", "PRESS NONE"])
def test_what_stands_below_the_press_beside_a_yes_is_not_passed_over(asked: House, below: str) -> None:
    """The mail is read as any other then, and its writer is told that the yes was not taken."""
    text = text_of(asked.write("Brenda", f"Yes\n\nPRESS: Sorry all\n\n{below}"))
    assert asked.standing("Brenda") != OFFERED
    assert "reply with just YES" in text or "withdrawn" in text


def test_a_question_below_the_press_beside_a_yes_goes_to_the_gm(asked: House) -> None:
    """The GM gets it, the press counts, and the writer is told that the yes was not taken, and what to send."""
    text = text_of(asked.write("Brenda", "Yes\n\nPRESS: Sorry all\n\nAlan, could you tell me when the game ends?"))
    assert asked.standing("Brenda") == BASE
    assert "passed on to the GM" in text
    assert "| Sorry all" in text
    assert "reply with just YES" in text

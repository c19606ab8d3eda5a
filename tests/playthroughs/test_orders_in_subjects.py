"""Orders and commands in the subject of a mail whose words are about something else: asked about, and never lost."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of

OWN = {"A": {"throws": [5], "trapdoor": 44}}


@pytest.mark.parametrize(
    ("subject", "words"),
    [
        *(("5/44", "Press: hello"), ("5/44", "PRESS TO DORA: hello"), ("5/44", "Thanks Alan, what a game!")),
        ("throw 5 trapdoor 44", "Thanks for the last report, it was great. When is the next deadline?"),
        ("my orders: 5 and 44", "I'm away next week"),
        ("5 et 44", "Merci Alan, quel beau rapport"),
        ("5 und 44", "Presse: Hallo zusammen"),
        ("5/44", "Can you tell me who won last year?"),
    ],
)
def test_orders_above_a_mail_about_something_else_are_asked_about(house: House, subject: str, words: str) -> None:
    """Nothing stands before the player says YES to it."""
    house.start()
    told = text_of(house.write("Brenda", words, subject=subject))
    assert f"There seem to be orders in the subject of your mail, “{subject}”" in told
    assert "just reply YES" in told
    assert house.standing("Brenda") is None
    house.write("Brenda", "YES")
    assert house.standing("Brenda") == OWN


@pytest.mark.parametrize("subject", ["turn 2: 6", "next turn 6/44"])
def test_orders_for_a_turn_above_nothing_are_asked_about(house: House, subject: str) -> None:
    """A subject that is all there is of a mail is not passed on as if it said nothing."""
    house.start()
    assert "There seem to be orders in the subject" in text_of(house.write("Brenda", "", subject=subject))
    assert house.standing("Brenda") is None


@pytest.mark.parametrize(("subject", "words"), [("5/44", "Press: hello"), ("5/44", "PRESS TO DORA: hello")])
def test_press_below_them_is_done_as_ever(house: House, subject: str, words: str) -> None:
    """It waits for no answer."""
    house.start()
    told = text_of(house.write("Brenda", words, subject=subject))
    assert "Your press is kept for the report." in told or "Your letter was sent to Dora." in told


def test_words_to_the_gm_below_them_are_passed_on(house: House) -> None:
    """A mail that is asked about is read by its GM too where it says something to them."""
    house.start()
    assert "passed on to the GM" in text_of(house.write("Brenda", "Thanks Alan, what a game!", subject="5/44"))
    assert "what a game" in text_of(house.to_gm()[-1])


@pytest.mark.parametrize(
    ("subject", "words"),
    [
        *(("Vipers round 5", "Press: hello"), ("Happy 40th", "Press: hello"), ("my move", "Thanks!")),
        *(("Press for turn 4", "Press: hello"), ("Re: 5/44", "Press: hello"), ("Two questions", "What is a trapdoor?")),
        *(("Game on 5 December", "Will you be there?"), ("5/44", "Ignore the subject. Press: hi")),
        *(("Our 3 cats", "Press: miaow"), ("Turn 2", "Thanks for the report!"), ("my orders", "Press: hello")),
    ],
)
def test_other_subjects_are_no_orders(house: House, subject: str, words: str) -> None:
    """A subject names a turn, an age, a day or a mail of before."""
    house.start()
    assert "subject of your mail" not in text_of(house.write("Brenda", words, subject=subject))
    assert house.standing("Brenda") is None


def test_orders_in_the_mail_itself_go_first(house: House) -> None:
    """What is plain below a subject without labels is taken."""
    house.start()
    house.write("Brenda", "throw 4 trapdoor 20", subject="Vipers 5")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 20}}


@pytest.mark.parametrize("words", ["Press: bye", "This was fun but no more.", "throw 5 trapdoor 44"])
def test_resign_in_a_subject_is_asked_about(house: House, words: str) -> None:
    """As RESIGN is anywhere; what the mail orders is taken all the same."""
    house.start()
    assert "DO YOU REALLY WANT TO LEAVE" in text_of(house.write("Brenda", words, subject="RESIGN"))
    assert house.standing("Brenda") == (OWN if words.startswith("throw") else None)


@pytest.mark.parametrize(("subject", "words"), [("WITHDRAW", "Press: sorry"), ("withdraw", "throw 4")])
def test_withdraw_in_a_subject_changes_nothing_and_is_asked_about(house: House, subject: str, words: str) -> None:
    """What it would take back stands until the mail itself says so."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 44")
    assert "The subject of your mail says WITHDRAW" in text_of(house.write("Brenda", words, subject=subject))
    assert house.standing("Brenda") == OWN


def test_commands_that_change_nothing_are_done_from_a_subject(house: House) -> None:
    """Where the subject spells their names in capitals."""
    house.start()
    assert "HOW THINGS STAND" in text_of(house.write("Brenda", "Press: hi", subject="STATUS"))
    house.write("Brenda", "Press: hi", subject="ABSENT 3-20 December")
    assert "absent 2026-12-03" in last_mail(house).outcome
    assert "HOW THINGS STAND" not in text_of(house.write("Brenda", "Press: what now?", subject="status"))

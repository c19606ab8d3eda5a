"""While it is asked whether somebody really leaves: each answer says so, a YES alone is the word, staying closes it."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_meant import UNSURE

OPEN = "The question whether you want to is open until Friday 4 December 2026, 09:00 (Europe/London)"


def message_id(mail: EmailMessage | None) -> str:
    """Return what a reply to a mail names."""
    assert mail is not None
    return str(mail["Message-ID"])


@pytest.mark.parametrize("words", ["Yes\n\nThrow 2 trapdoor 30", "YES but only after this round. 2 and 30"])
def test_a_yes_with_orders_beside_it_is_told_that_nobody_left(house: House, words: str) -> None:
    """The orders are taken, the answer says how to leave, and a plain yes to that answer is enough."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    told = house.write("Brenda", words, answering=message_id(asked))
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 30}}
    assert house.seat("Brenda").status == "active"
    assert "Your YES came with something besides" in text_of(told)
    assert f"You have not left the game. {OPEN}: to leave, reply with YES alone" in text_of(told)
    assert "You leave Hill" in text_of(house.write("Brenda", "yes", answering=message_id(told)))
    assert house.seat("Brenda").status == "leaving"
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 30}}


def test_every_receipt_and_status_tell_of_the_open_question(house: House) -> None:
    """In one place each, until it is answered."""
    house.start()
    assert OPEN not in text_of(house.write("Brenda", "RESIGN"))
    for words in ("throw 2", "PRESS: Ha!", "STATUS", "Is there a prize?"):
        assert text_of(house.write("Brenda", words)).count(OPEN) == 1, words
    assert OPEN not in text_of(house.write("Clive", "throw 2"))
    assert OPEN not in text_of(house.write("Brenda", "RESIGN OFF"))
    assert OPEN not in text_of(house.write("Brenda", "STATUS"))


@pytest.mark.parametrize(
    "words",
    [
        "Hm. I changed my mind, I'd like to stay. trap 50",
        "No, I'll play on. trap 50",
        "trap 50. I'm staying after all",
        "trap 50. Alan, on reflection I would rather stay in after all. Apologies for the fuss.",
        "Nein.\n\ntrap 50",
    ],
)
def test_a_change_of_mind_beside_orders_closes_the_question(house: House, words: str) -> None:
    """A YES to the old mail then leaves nothing, and is told why."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    assert "you play on" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda")["A"]["trapdoor"] == 50
    told = text_of(house.write("Brenda", "YES", answering=message_id(asked)))
    assert "You have said since that you stay" in told
    assert house.seat("Brenda").status == "active"


@pytest.mark.parametrize(
    "words",
    [
        "noooo i was joking dont take me out 😭",
        "Don't remove me from the game!",
        "omg no im staying lol",
        "keep me in",
        "It was only a joke",
        "I was just kidding, please don't drop me.",
        "Nein, das war nur ein Scherz!",
        "C'était une blague !",
        "Het was maar een grapje",
        "Era una broma",
        "Stavo scherzando",
    ],
)
def test_who_was_joking_or_wants_to_be_kept_says_no(house: House, words: str) -> None:
    """To the question whether they really leave; it is asked no more."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    told = text_of(house.write("Brenda", words, answering=message_id(asked)))
    assert "you play on" in told
    assert "REALLY WANT" not in told
    assert "You have said since that you stay" in text_of(house.write("Brenda", "YES", answering=message_id(asked)))


@pytest.mark.parametrize(
    "words", ["Yes, joking aside. 3", "I was joking about the baker", "lol", "dont take the 4 out"]
)
def test_what_says_nothing_of_staying_leaves_it_open(house: House, words: str) -> None:
    """A joke about something else is no answer."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    assert "Nothing has changed: you play on" not in text_of(house.write("Brenda", words, answering=message_id(asked)))
    assert OPEN in text_of(house.write("Brenda", "STATUS"))


@pytest.mark.parametrize("words", ["PRESS: I stay on top.", "throw 3. My trapdoor stays", "No trapdoor. Throw 3"])
def test_what_is_no_change_of_mind_leaves_the_question_open(house: House, words: str) -> None:
    """Staying and no may be said of other things."""
    house.start()
    house.write("Brenda", "RESIGN")
    assert OPEN in text_of(house.write("Brenda", words))


def test_a_yes_to_a_receipt_that_offers_orders_takes_them(house: House) -> None:
    """Its yes is for the orders, and it says that leaving needs a yes to the mail that asked."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    offered = house.write("Brenda", UNSURE)
    assert "just reply YES" in text_of(offered)
    assert "reply with YES alone to the mail that asked" in text_of(offered)
    house.write("Brenda", "yes", answering=message_id(offered))
    house.write("Brenda", "yes", answering=message_id(offered))
    assert house.seat("Brenda").status == "active"
    house.write("Brenda", "yes", answering=message_id(asked))
    assert house.seat("Brenda").status == "leaving"


def test_leaving_and_orders_in_one_mail_are_asked_about_once(house: House) -> None:
    """Only whether they leave is asked; the orders stand, in the place of earlier ones, and count with a YES too."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 20")
    told = house.write("Brenda", "I quit.\n\nThrow 2, trapdoor 33")
    assert "Which do you want?" not in text_of(told)
    assert "DO YOU REALLY WANT TO LEAVE?" in text_of(told)
    house.write("Brenda", "yes", answering=message_id(told))
    assert house.seat("Brenda").status == "leaving"
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 33}}


SECOND_THOUGHTS = [
    "Wait! Stop! I don't want to go",
    "my wife says I should stay. So I stay!",
    "Please don't let me go!",
    "No, stop, I made a mistake",
    "I'd rather stay",
    "Can I still stay?",
    "Halt, das war ein Versehen",
    "Attendez, je reste peut-être",
]


@pytest.mark.parametrize("words", SECOND_THOUGHTS)
def test_second_thoughts_after_the_yes_are_asked_about(house: House, words: str) -> None:
    """With the words that take the resignation back, and the GM hears of them: the round may close before an answer."""
    house.start()
    house.write("Brenda", "resign")
    house.write("Brenda", "yes")
    before = len(house.to_gm())
    text = text_of(house.write("Brenda", words))
    assert house.seat("Brenda").status == "active" or "Do you want to stay after all?" in text
    assert "found no orders" not in text
    assert len(house.to_gm()) == before + 1


@pytest.mark.parametrize(
    "words", ["Thanks for everything", "I don't want to go on like this", "Press: I can't stay, alas"]
)
def test_who_leaves_is_not_asked_again_by_other_words(house: House, words: str) -> None:
    """Thanks, reasons and press are no second thoughts."""
    house.start()
    house.write("Brenda", "resign")
    house.write("Brenda", "yes")
    assert "Do you want to stay after all?" not in text_of(house.write("Brenda", words))
    assert house.seat("Brenda").status == "leaving"

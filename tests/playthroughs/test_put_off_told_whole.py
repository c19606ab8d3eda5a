"""What was not answered one by one is all told of in the one receipt: how many, and what the GM was sent of it."""

from __future__ import annotations

from datetime import timedelta

from tests.playthroughs.house import House, text_of

NOT_PASSED = "Nothing of this mail was passed on to the GM after all"


def withheld(house: House) -> str:
    """Let an hour pass and return the receipt that stands for those withheld."""
    house.clock.moment += timedelta(minutes=65)
    house.server.tick.beat(poll=True)
    return text_of(house.sent_to("Brenda")[-1])


def test_several_mails_with_one_answer_are_counted(house: House) -> None:
    """Fourteen words to the GM within the hour: ten are passed on, and of the four others all are told of."""
    house.start()
    before = len(house.to_gm())
    for number in range(14):
        house.write("Brenda", f"To the GM: message {number} about the map")
    assert len(house.to_gm()) == before + 10
    text = withheld(house)
    assert text.count(NOT_PASSED) == 1
    assert "3 more mails of yours before it had the same answer." in text


def test_what_is_not_passed_on_any_more_is_not_said_to_be(house: House) -> None:
    """Beyond ten unanswered mails an hour the GM is sent no more, and the player reads which those are."""
    house.start()
    before = len(house.to_gm())
    for number in range(23):
        house.write("Brenda", f"Hello Alan, I wonder about thing {chr(97 + number) * 4}, nothing else.")
    assert len(house.to_gm()) == before + 20
    text = withheld(house)
    assert text.count(NOT_PASSED) == 1
    assert "9 more mails of yours before it had the same answer." in text
    assert "2 more mails of yours before it had the same answer." in text


def test_one_mail_is_told_as_one(house: House) -> None:
    """Nothing is counted where there is nothing to count."""
    house.start()
    for number in range(11):
        house.write("Brenda", f"Hello Alan, I wonder about thing {chr(97 + number) * 4}, nothing else.")
    text = withheld(house)
    assert "had the same answer" not in text
    assert NOT_PASSED not in text

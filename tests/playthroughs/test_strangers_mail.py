"""Mail by nobody who plays, to a reply address that got about: nobody is flooded, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from pbm.service.ports import Delivery
from pbm.service.records import MailOut
from tests.playthroughs.house import House, parsed, text_of
from tests.playthroughs.test_bounces import bounce, notices

SPAM = (
    "Meet nice people near you, today!",
    "Your parcel waits at the office of the customs.",
    "We make your pages known to everybody.",
)


def flood(house: House, count: int = 30) -> list[MailOut]:
    """Write to Brenda's own reply address from many made-up senders; return what was sent since."""
    before = len(house.outbox())
    for number in range(count):
        sender = f"Promo <p{number}@spam{number}.test>"
        words = f"{SPAM[number % 3]} So {'very ' * number}soon."
        house.write("Brenda", words, sender=sender, subject=f"Offer {number}")
        house.clock.moment += timedelta(minutes=7)
    return list(house.outbox()[before:])


def test_thirty_mails_from_nobody_are_ten_letters_a_day(house: House) -> None:
    """The tenth says that it is the last; the sheet counts the others, and the player's own mail is answered."""
    house.start()
    kinds = Counter(mail.kind for mail in flood(house))
    assert kinds["gm-letter"] <= 10
    assert kinds["elsewhere"] <= 10
    assert kinds["receipt"] <= 10
    assert kinds["new-address"] == 3
    letters = [mail for mail in house.to_gm() if "wrote for Brenda" in mail["Subject"]]
    assert "not passed on for the rest of the day" in text_of(letters[-1])
    assert "not passed on for the rest of the day" not in text_of(letters[0])
    receipts = [mail for mail in house.sent_to("Brenda") if "not answered for the rest" in text_of(mail)]
    assert len(receipts) == 1
    assert house.write("Brenda", "How is the cat?") is not None
    assert house.write("Brenda", "throw 5 trapdoor 45", sender="brenda@work.test") is not None
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    house.pass_deadline()
    assert "20 mails to Brenda's reply address that came from addresses we do not know" in text_of(house.to_gm()[-1])


def test_the_next_day_has_ten_again(house: House) -> None:
    """A player who writes from a friend's house is heard tomorrow."""
    house.start()
    flood(house, 15)
    house.clock.moment += timedelta(days=1)
    assert house.write("Brenda", "How is the cat, may I ask?", sender="brenda@work.test") is not None


def test_what_changes_something_is_answered_from_wherever_it_comes(house: House) -> None:
    """Orders and commands are no spam, however many addresses they come from."""
    house.start()
    flood(house)
    house.clock.moment += timedelta(hours=1)
    for number in range(9):
        assert house.write("Brenda", f"throw {number % 6 + 1}", sender=f"b{number}@work.test") is not None


@pytest.mark.parametrize("at_once", [True, False])
def test_notes_to_made_up_senders_that_come_back_are_three_notices_a_day(house: House, at_once: bool) -> None:
    """Refused at once or returned later; the third says that it is the last, and none gives advice about a player."""
    house.start()
    if at_once:
        refused = {f"p{n}@spam{n}.test": Delivery("never", "550 5.1.1 no such user") for n in range(30)}
        house.outbound.by_recipient.update(refused)
    notes = [mail for mail in flood(house) if mail.kind == "elsewhere"]
    if not at_once:
        for mail in notes:
            bounce(house, to=mail.envelope_from, address=mail.intended)
    told = [
        text_of(mail) for mail in house.to_gm() if "spam" in str(mail["Subject"]) or "not be delivered" in text_of(mail)
    ]
    told = [text for text in told if "address of nobody" in text]
    assert len(notes) > 3
    assert len(told) == 3
    assert all("pbm seat address" not in text and "outbox retry" not in text for text in told)
    assert "You hear of no more such addresses today" in told[-1]


def test_a_player_whose_mail_comes_back_is_told_of_beside_them(house: House) -> None:
    """However many strangers' addresses there are."""
    house.start()
    for mail in [mail for mail in flood(house) if mail.kind == "elsewhere"]:
        bounce(house, to=mail.envelope_from, address=mail.intended)
    ours = next(mail for mail in house.outbox() if mail.intended == "brenda@players.test")
    bounce(house, to=ours.envelope_from)
    assert "is an address of Brenda" in notices(house)[-1]
    assert "pbm seat address" in notices(house)[-1]


def test_nobody_but_a_machine_is_asked_about_as_an_address(house: House) -> None:
    """What a mail system writes to a reply address is no reason to ask the player about its sender."""
    house.start()
    before = len(house.outbox())
    words = "This message could not be delivered to the following recipient: user unknown. Reporting-MTA: mx.test"
    house.write("Brenda", words, sender="robot@mx.test", subject="hello")
    assert [parsed(mail)["Subject"] for mail in house.outbox()[before:]] == []

"""A reply address that somebody else knows: the player hears of it in time, and one NO puts right what can be."""

from __future__ import annotations

from datetime import timedelta

from tests.playthroughs.house import House, parsed, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
THIEFS = {"A": {"throws": [6], "trapdoor": 28}}


def drowned(house: House, before: timedelta) -> None:
    """Start a game, let Brenda's orders stand, and use up her ten answers as near to the deadline as ``before``."""
    house.start()
    house.write("Brenda", ORDERS)
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - before
    for _ in range(10):
        house.write("Brenda", "STATUS")


def test_orders_changed_without_a_receipt_are_told_before_the_deadline(house: House) -> None:
    """Who has used up a player's answers cannot change their orders behind their back: one receipt comes in time."""
    drowned(house, timedelta(minutes=40))
    house.clock.moment += timedelta(minutes=30)
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", "throw 6 trapdoor 28")
    assert len(house.sent_to("Brenda")) == before
    house.clock.moment += timedelta(minutes=4)
    house.server.tick.beat(poll=True)
    (told,) = house.sent_to("Brenda")[before:]
    assert "receipt 2 was given for that" in text_of(told)
    assert "(receipt 2)" in text_of(told)
    assert "28" in text_of(told)
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN


def test_receipts_that_stand_for_others_stay_few_before_a_deadline(house: House) -> None:
    """However many mails change orders in the last hour, no more than ten such receipts come of it."""
    drowned(house, timedelta(hours=1))
    before = len(house.sent_to("Brenda"))
    for number in range(59 * 2):
        house.write("Brenda", f"throw {number % 6 + 1}")
        house.clock.moment += timedelta(seconds=30)
        house.server.tick.beat(poll=True)
    assert 3 <= len(house.sent_to("Brenda")) - before <= 11


def test_far_from_the_deadline_one_receipt_comes_at_the_end_of_the_hour(house: House) -> None:
    """Changes days before the deadline wait for the hour, as the tenth answer says."""
    drowned(house, timedelta(days=2))
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", "throw 6")
    house.clock.moment += timedelta(minutes=59)
    house.server.tick.beat(poll=True)
    assert len(house.sent_to("Brenda")) == before
    house.clock.moment += timedelta(minutes=2)
    house.server.tick.beat(poll=True)
    assert "receipt 2 was given for that" in text_of(house.sent_to("Brenda")[-1])


def test_a_receipt_says_where_it_went(house: House) -> None:
    """A copy that nobody was sent is not spoken of."""
    house.start()
    house.write("Brenda", "RESIGN", sender="thief@evil.test")
    told = text_of([mail for mail in house.sent_to("Brenda") if "Do you really" in str(mail["Subject"])][-1])
    assert "thief@evil.test" in told
    assert "copy" not in told
    house.write("Brenda", ORDERS, sender="thief@evil.test")
    receipts = [parsed(mail) for mail in house.outbox() if mail.kind == "receipt"][-2:]
    assert all("A copy of this receipt went to both." in text_of(mail) for mail in receipts)

"""Answers to our questions that come from an address that is not the player's: the question may have been forwarded."""

from __future__ import annotations

import pytest

from pbm.service.addresses import change_addresses
from pbm.service.holding import accept_held
from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_answers_to_questions import BARE, ORDERS, TAKEN, addresses, letters

THIEF = "thief@evil.test"


def answer(house: House, kind: str, words: str, sender: str) -> None:
    """Answer the latest question of a kind from an address."""
    asked = letters(house, kind)[-1]
    house.write("Brenda", words, to=str(asked["Reply-To"]), subject=f"Re: {asked['Subject']}", sender=sender)


@pytest.mark.parametrize("words", ["YES", "Yes, that was me.", "NO", "NOT ME", "not me, cancel it"])
def test_no_held_mail_is_decided_from_elsewhere(house: House, words: str) -> None:
    """It waits on; the player and the GM hear of it, the sender does not, and the player's own answer counts."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    sent = len(house.outbox())
    answer(house, "confirm", words, THIEF)
    told = house.outbox()[sent:]
    assert {mail.intended for mail in told} == {"brenda@players.test", "alan@example.test"}
    assert "from thief@evil.test. That is not an address of yours" in text_of(house.sent_to("Brenda")[-1])
    assert "`pbm mail accept 1` counts the mail" in text_of(house.to_gm()[-1])
    assert house.standing("Brenda") is None
    answer(house, "question", "YES", "brenda@players.test")
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize("sender", [THIEF, "bren@work.test"])
@pytest.mark.parametrize("words", ["YES", "NO", "NOT ME"])
def test_no_address_is_decided_on_from_elsewhere(house: House, words: str, sender: str) -> None:
    """Not even by a mail from that address: nothing is added, nothing undone, and the reply address stays."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    ours = house.reply_address("Brenda")
    answer(house, "new-address", words, sender)
    assert addresses(house) == ("brenda@players.test",)
    assert (house.standing("Brenda"), house.reply_address("Brenda")) == (TAKEN, ours)
    assert "YES, NO or NOT ME, from brenda@players.test" in text_of(house.sent_to("Brenda")[-1])
    answer(house, "question", "YES", "Brenda <BRENDA@players.test>")
    assert addresses(house) == ("brenda@players.test", "bren@work.test")


def test_answers_from_elsewhere_are_told_a_few_times_only(house: House) -> None:
    """A bare yes once, words three times: a robot comes to an end."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    for number in range(6):
        answer(house, "confirm", "YES" if number < 2 else f"What is this? {number}", THIEF)
    assert len(letters(house, "question")) == 3


def test_an_address_that_was_taken_out_answers_no_more(house: House) -> None:
    """The questions that it was sent are answered by the addresses that there are now, or by the GM."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    change_addresses(house.server.office, "hill", "Brenda", add=["b@new.test"], remove=["brenda@players.test"])
    for _ in range(3):
        answer(house, "confirm", "YES", "brenda@players.test")
    assert house.standing("Brenda") is None
    assert [mail.intended for mail in house.outbox() if mail.kind == "question"] == ["b@new.test"]
    accept_held(house.server.office, 1)
    house.server.tick.beat(poll=True)
    assert house.standing("Brenda") == TAKEN


def test_a_yes_from_elsewhere_to_late_orders_is_like_orders_from_elsewhere(house: House) -> None:
    """They count, the player is asked about the sender, and NOT ME undoes it."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    offer = house.write("Brenda", ORDERS, answering=first)
    assert offer is not None
    house.write("Brenda", "YES", sender=THIEF, answering=str(offer["Message-ID"]))
    assert house.standing("Brenda") == TAKEN
    assert THIEF in text_of(letters(house, "new-address")[-1])
    answer(house, "new-address", "NOT ME", "brenda@players.test")
    assert not any((house.standing("Brenda") or {}).values())

"""A question about orders is over when its player has written about them since: no YES to another mail takes it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.playthroughs.house import House, text_of

STOOD = {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize("yes", ["👍", "Ok!", "yes!"])
@pytest.mark.parametrize(
    ("since", "stands"),
    [
        ("throw 6 trapdoor 41", {"A": {"throws": [6], "trapdoor": 41}}),
        ("no change", STOOD),
        ("6/66", STOOD),
        ("WITHDRAW", {}),
    ],
)
def test_a_yes_to_a_later_answer_takes_no_older_offer(house: House, since: str, stands: object, yes: str) -> None:
    """Orders, a refusal of them, WITHDRAW and no change all close it, and what stands then stands on."""
    house.start()
    answered = house.write("Brenda", "throw 3 trapdoor 28")
    for words in ("same but 5", since, yes):
        house.clock.moment += timedelta(minutes=7)
        assert answered is not None
        answered = house.write("Brenda", words, answering=str(answered["Message-ID"]))
    assert house.standing("Brenda") == stands


def test_orders_that_lay_in_the_mailbox_beside_the_mail_that_was_asked_about_count(house: House) -> None:
    """The question is asked after both have come; a thumb for the newer receipt does not bring the older back."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    for words in ("same but 5", "throw 6 trapdoor 41"):
        house.clock.moment += timedelta(minutes=1)
        house.write("Brenda", words, beat=False)
    house.clock.moment += timedelta(minutes=5)
    house.server.tick.beat(poll=True)
    receipt = house.sent_to("Brenda")[-1]
    assert "receipt 2" in text_of(receipt)
    house.write("Brenda", "👍", answering=str(receipt["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 41}}

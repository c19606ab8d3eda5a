"""Mail for a seat that may be another player's, by its sender or by what it answers: asked about, never guessed."""

from __future__ import annotations

import pytest

from pbm.service.games import Entrant
from tests.playthroughs.house import House, parsed, text_of
from tests.playthroughs.test_confirmation import ORDERS, TAKEN, asked, reply


def start_of(house: House, name: str) -> str:
    """Return the Message-ID of a player's first mail of the game."""
    return next(mail.message_id for mail in house.outbox() if mail.kind == "start" and name in str(parsed(mail)["To"]))


def test_a_mail_from_another_players_address_is_asked_about(house: House) -> None:
    """Who writes from Clive's address to Brenda's reply address may be Clive: Brenda is asked, and Clive is told."""
    house.start()
    house.write("Brenda", ORDERS)
    reply_address = house.reply_address("Brenda")
    house.write("Clive", "throw 3 trapdoor 12", to=reply_address, answering=start_of(house, "Clive"))
    assert house.standing("Brenda") == TAKEN
    assert house.standing("Clive") is None
    (question,) = asked(house)
    assert question["To"] == "Brenda <brenda@players.test>"
    assert "that is an address of Clive's" in text_of(question)
    assert "trapdoor 12" not in text_of(question)  # which may be Clive's own orders
    (told,) = [parsed(mail) for mail in house.outbox() if mail.kind == "elsewhere"]
    assert told["To"] == "Clive <clive@players.test>"
    assert "looks like another player's" in text_of(told)
    assert "45" not in text_of(told)
    assert reply_address not in str(told)
    reply(house, question, "YES")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 12}}
    assert house.reply_address("Brenda") == reply_address


def test_no_to_a_mail_of_another_players_changes_the_reply_address(house: House) -> None:
    """Somebody else knows it: the player gets a fresh one, and what stood stands."""
    house.start()
    house.write("Brenda", ORDERS)
    leaked = house.reply_address("Brenda")
    house.write("Clive", "throw 3 trapdoor 12", to=leaked)
    reply(house, asked(house)[0], "NO")
    assert house.standing("Brenda") == TAKEN
    assert house.reply_address("Brenda") != leaked
    fresh = next(mail for mail in house.sent_to("Brenda") if "has changed" in str(mail["Subject"]))
    assert "fresh reply address" in text_of(fresh)


@pytest.mark.parametrize(
    ("sender", "answering", "why"),
    [
        ("Clive Wood <clive@work.test>", "", "under the name of Clive"),
        ("someone@work.test", "Clive", "answers a mail that went to Clive"),
        ("Clive Wood <pair@players.test>", "", "under the name of Clive"),
        ("The Woods <pair@players.test>", "Clive", "answers a mail that went to Clive"),
    ],
)
def test_a_mail_that_looks_like_another_players_is_asked_about(
    house: House, sender: str, answering: str, why: str
) -> None:
    """A name beside the address, or the mail that is answered, can be another player's: then nothing is guessed."""
    pair = ("pair@players.test",)
    house.start(entrants=(Entrant("Brenda", pair, "UTC"), Entrant("Clive", pair, "UTC")))
    house.write("Brenda", ORDERS, sender=sender, answering=start_of(house, answering) if answering else None)
    assert house.standing("Brenda") is None
    (question,) = asked(house)
    assert why in text_of(question)
    told = text_of(question)
    assert "for Brenda's seat, and it was Brenda who wrote it, reply YES" in told
    assert "If it is yours" not in told
    reply(house, question, "YES", sender="pair@players.test")
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize(
    ("sender", "answering"),
    [
        ("Clive Wood <pair@players.test>", "Brenda"),
        ("Brenda and Clive Wood <pair@players.test>", ""),
        ("pair@players.test", ""),
        ("Brenda <b@work.test>", ""),
        ("Sam <sam@work.test>", "Brenda"),
        ("Clive's laptop <brenda@home.test>", ""),
        ("Clive Wood <brenda@home.test>", "Clive"),
    ],
)
def test_what_a_family_shares_does_not_keep_a_reply_from_counting(house: House, sender: str, answering: str) -> None:
    """A mail program that is set up for both, or an address of the player's alone, is no other player's mail."""
    pair = ("pair@players.test",)
    house.start(entrants=(Entrant("Brenda", (*pair, "brenda@home.test"), "UTC"), Entrant("Clive", pair, "UTC")))
    house.write("Brenda", ORDERS, sender=sender, answering=start_of(house, answering) if answering else None)
    assert house.standing("Brenda") == TAKEN
    assert not asked(house)

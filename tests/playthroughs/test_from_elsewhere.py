"""What somebody hears who writes to a player's reply address from an address that we do not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.house import House, last_mail, open_house, parsed, settings_in, text_of
from tests.playthroughs.senders import BARE, ORDERS, TAKEN

SECRETS = ("Throw 5", "throw 5", "45", "Turn 2", "turn 2", "40", "cheat", "Numbers left", "highest left", "Hastings")


@pytest.mark.parametrize(
    "words",
    [
        "STATUS",
        "HISTORY",
        "REPORT 0",
        "ORDERS",
        "PRESS",
        "throw 6\n\nSTATUS",
        "trapdoor 20",
        "???",
        "Thanks for showing me this, see you at the club on Friday.",
        "throw 9 trapdoor 99",
        "turn 2: throw 9",
        "throw 1 or 2",
        "perhaps 6 and 11?",
        "WITHDRAW LATER",
        "WITHDRAW ALL",
        "PLAY DEFAULT",
        "my highest left, and the same trapdoor as before",
        "if I miss a round, play my lowest left",
        "ABSENT 12 December to 14 December",
        "RESIGN",
        "PRESS NONE",
        "ANONYMOUS PRESS: me too",
        "YES",
        "NO",
        "",
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_a_leaked_address_is_not_read_the_seats_papers(house: House, words: str, late: bool) -> None:
    """Whatever somebody writes to a seat's address, theirs hears nothing of the seat's orders, press or plans."""
    house.start(house={"standing_orders": True})
    leaked = house.reply_address("Brenda")
    house.write(
        "Brenda",
        "throw 5 trapdoor 45\nturn 2: throw 4 trapdoor 40\nif I miss a round, play my highest left\n"
        "ANONYMOUS PRESS: Clive is a cheat",
    )
    house.write("Brenda", "ABSENT 3 May 2027 to 17 May 2027, visiting Hastings")
    form = None
    if late:
        form = next(mail for mail in house.outbox() if mail.kind == "receipt").message_id
        house.pass_deadline()
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", words, sender="thief@evil.test", to=leaked, answering=form)
    assert len(house.sent_to("Brenda")) > before
    told = [mail for mail in house.outbox() if mail.intended == "thief@evil.test"]
    assert {mail.kind for mail in told} <= {"elsewhere"}
    for mail in told:
        said = text_of(parsed(mail))
        assert not [secret for secret in SECRETS if secret in said], said
        assert leaked.partition("@")[0] not in said


def test_who_writes_from_elsewhere_is_told_what_became_of_the_mail(house: House) -> None:
    """The note says whether orders were taken, and how to have our mails at that address too."""
    house.start()
    house.write("Brenda", ORDERS, sender="Brenda at work <b@work.test>")
    (note,) = [parsed(mail) for mail in house.outbox() if mail.intended == "b@work.test"]
    assert "taken, as receipt 1" in text_of(note)
    assert "ADDRESS ADD b@work.test" in text_of(note)
    house.write("Brenda", "throw 9", sender="b@work.test")
    house.write("Brenda", "Can I have an extension?", sender="b@work.test")
    notes = [text_of(parsed(mail)) for mail in house.outbox() if mail.intended == "b@work.test"]
    assert "could not be taken as it is" in notes[1]
    assert "passed on to the GM" in notes[2]


@pytest.mark.parametrize("tags", ["address", "subject"])
def test_the_note_to_an_address_we_do_not_know_has_no_secret_in_it(tmp_path: Path, tags: str) -> None:
    """Whose From was mistyped, or made up, does not get what plays for the seat."""
    house = open_house(settings_in(tmp_path, mail=f'tags = "{tags}"'))
    house.start()
    signed = house.reply_address("Brenda")
    secret = signed.partition("@")[0].rpartition(".")[2]
    house.write("Brenda", ORDERS, sender="b@work.test", to=signed)
    (note,) = [mail for mail in house.outbox() if mail.intended == "b@work.test"]
    assert secret not in note.raw.decode("ascii").lower()
    assert secret not in note.subject.lower()
    assert parsed(note)["Reply-To"] is None


def test_what_answers_that_note_is_held_and_the_player_is_asked(house: House) -> None:
    """It proves who reads the address and no more; YES counts it, and the note says that this is needed."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    (note,) = [parsed(mail) for mail in house.outbox() if mail.intended == "b@work.test"]
    assert "counts only after a YES from there" in " ".join(text_of(note).split())
    answering = str(note["Message-ID"])
    house.write("Brenda", "throw 4 trapdoor 44", sender="b@work.test", to=BARE, answering=answering)
    assert (last_mail(house).status, house.standing("Brenda")) == ("held", TAKEN)
    question = house.sent_to("Brenda")[-1]
    assert "b@work.test" in text_of(question)
    house.write("Brenda", "YES", to=str(question["Reply-To"]))
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 44}}


def test_that_note_is_worth_nothing_from_another_address(house: House) -> None:
    """Nobody is asked about a mail that only names its Message-ID."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    (note,) = [parsed(mail) for mail in house.outbox() if mail.intended == "b@work.test"]
    answering, told = str(note["Message-ID"]), len(house.sent_to("Brenda"))
    house.write("Brenda", "throw 4", sender="mallory@evil.test", to=BARE, answering=answering)
    assert (last_mail(house).status, len(house.sent_to("Brenda"))) == ("processed", told)


def test_a_letter_to_the_gm_names_who_wrote_it(house: House) -> None:
    """What comes from an address that is not the player's is not told as the player's words."""
    house.start()
    house.write("Brenda", "May I borrow your book?", sender="A. Nother <someone@evil.test>")
    letter = house.to_gm()[-1]
    assert str(letter["Subject"]).startswith("[hill] A. Nother <someone@evil.test> wrote for Brenda")
    assert "A. Nother <someone@evil.test> wrote to Hill by the reply address of Brenda" in text_of(letter)
    assert "your reply goes to Brenda (brenda@players.test)" in text_of(letter)
    assert "Brenda (brenda@players.test) wrote" not in text_of(letter)
    house.write("Brenda", "PRESS TO GM: My book is late.", sender="A. Nother <someone@evil.test>")
    assert "A. Nother <someone@evil.test> wrote to Hill" in text_of(house.to_gm()[-1])
    house.write("Brenda", "And may I borrow your pen?")
    assert "Brenda (brenda@players.test) wrote to Hill" in text_of(house.to_gm()[-1])

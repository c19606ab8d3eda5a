"""What people answer to our questions and say of our mails: nothing that was not meant is taken, nothing unheard."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from pbm.service.holding import accept_held, refuse_held
from tests.playthroughs.house import House, open_house, parsed, settings_in, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
OTHERS = {"A": {"throws": [1], "trapdoor": 11}}
BARE = "games@example.test"


def letters(house: House, kind: str) -> list[EmailMessage]:
    """Return the mails of a kind, oldest first."""
    return [parsed(mail) for mail in house.outbox() if mail.kind == kind]


def answer(house: House, kind: str, words: str, which: int = -1) -> str:
    """Answer a question as its Reply-To says; return all that Brenda was sent for it."""
    asked = letters(house, kind)[which]
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", words, to=str(asked["Reply-To"]), subject=f"Re: {asked['Subject']}")
    return " ".join(map(text_of, house.sent_to("Brenda")[before:]))


def addresses(house: House) -> tuple[str, ...]:
    """Return Brenda's registered addresses."""
    player = house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        return work.players.get(player).addresses


@pytest.mark.parametrize(
    "words",
    [
        *("Yes, that was Gus", "Sure, bin it", "Correct, I didn't", "OK, will answer tonight", "ok thanks"),
        *("OK, thanks.\n\nBrenda", "OK, cheers", "Va bene, grazie", "Yes\nHoax"),
    ],
)
def test_a_yes_that_says_something_else_counts_no_held_mail(house: House, words: str) -> None:
    """It is asked again, and a plain YES counts the mail."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    assert "whether it is a yes or a no" in answer(house, "confirm", words)
    assert house.standing("Brenda") is None
    answer(house, "question", "Yes I did, from my phone.")
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize(("words", "orders"), [("Yes, 5 and 45", TAKEN), ("Yes, 4 and 45", None), ("Yes, 5", None)])
def test_a_yes_may_repeat_the_numbers_of_the_held_mail(house: House, words: str, orders: object) -> None:
    """All of them and no others."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    answer(house, "confirm", words)
    assert house.standing("Brenda") == orders


@pytest.mark.parametrize(
    "words", ["Correct, I don't", "OK, will answer tonight", "Yes, that was Gus", "That was me", "OK, thanks"]
)
def test_nobody_leaves_by_a_yes_to_something_else(house: House, words: str) -> None:
    """The game is left by a plain yes alone; what is none is asked about."""
    house.start()
    asked = house.write("Brenda", "RESIGN")
    assert asked is not None
    again = house.write("Brenda", words, answering=str(asked["Message-ID"]))
    assert house.seat("Brenda").status == "active"
    assert again is not None
    if words != "That was me":
        assert "Please reply with just YES or NO." in text_of(again)
    house.write("Brenda", "Yes", answering=str(asked["Message-ID"]))
    assert house.seat("Brenda").status == "leaving"


def test_late_orders_are_not_taken_by_a_yes_that_throws_them_away(house: House) -> None:
    """The offer stays open for what is meant."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    offer = house.write("Brenda", ORDERS, answering=first)
    assert offer is not None
    house.write("Brenda", "Yes, bin the late ones", answering=str(offer["Message-ID"]))
    assert house.standing("Brenda") is None


@pytest.mark.parametrize(
    "words",
    [
        "NO",
        "No thanks",
        "No, don't add it please",
        "No, just this once.",
        "Nein danke",
        "No - no new address",
        "That was me",
        "I wrote it, no new address",
        "Yes, it was me, but don't add it",
        "No. It was me, but only this once.",
        "No, wrong address, I meant bren@newer.test",
    ],
)
@pytest.mark.parametrize("command", [False, True])
def test_a_mere_no_to_an_address_adds_nothing_and_undoes_nothing(house: House, words: str, command: bool) -> None:
    """The player's own orders stand, the reply address too; the letter says what to do where it was somebody else."""
    house.start()
    if command:
        house.write("Brenda", f"ADDRESS ADD bren@work.test\n{ORDERS}")
    else:
        house.write("Brenda", ORDERS, sender="bren@work.test")
    ours, theirs = house.reply_address("Brenda"), len(house.to_gm())
    told = answer(house, "new-address", words)
    if command and words == "That was me":
        assert addresses(house) == ("brenda@players.test", "bren@work.test")
        return
    assert "bren@work.test is not added to your addresses" in told
    assert addresses(house) == ("brenda@players.test",)
    assert (house.standing("Brenda"), house.reply_address("Brenda"), len(house.to_gm())) == (TAKEN, ours, theirs)
    assert answer(house, "new-address", words) == ""
    answer(house, "question", "NOT ME")
    assert not any((house.standing("Brenda") or {}).values())
    assert house.reply_address("Brenda") != ours


def test_an_address_can_be_added_after_a_no(house: House) -> None:
    """The letter about it takes a YES."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    answer(house, "new-address", "No thanks")
    answer(house, "question", "Yes, add it please")
    assert addresses(house) == ("brenda@players.test", "bren@work.test")


@pytest.mark.parametrize(
    "words",
    ["Yes, block it", "Correct, I didn't", "Ja, weg damit", "ok thanks", "ok thanks\n\nBrenda", "Yes, and no"],
)
def test_what_is_no_plain_answer_adds_no_address(house: House, words: str) -> None:
    """The three answers are told once more."""
    house.start()
    house.write("Brenda", ORDERS, sender="bren@work.test")
    assert "NOT ME: somebody else wrote that mail." in answer(house, "new-address", words)
    assert addresses(house) == ("brenda@players.test",)
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize(
    "words",
    [
        *("No. Who is that?", "No, I don't know that address", "No, never heard of it", "Nein, wer ist das?"),
        *("No, it's a forgery", "No, someone else", "No. Please undo that mail.", "No!! Stop him", "no, a stranger"),
        *("No, I wrote nothing", "Nein, das hat jemand anders geschrieben", "Non, c'est quelqu'un d'autre"),
    ],
)
def test_who_does_not_know_an_address_is_told_of_not_me(house: House, words: str) -> None:
    """A no that sounds like a cry is no leave for what the mail ordered, and the GM has the words."""
    house.start()
    house.write("Brenda", ORDERS, sender="thief@evil.test")
    assert "NOT ME: somebody else wrote that mail." in answer(house, "new-address", words)
    assert words in text_of(letters(house, "gm-letter")[-1])
    answer(house, "question", "NOT ME")
    assert not any((house.standing("Brenda") or {}).values())


@pytest.mark.parametrize(
    "words",
    [
        "No! I never sent that.",
        "I didn't send this.",
        "That wasn't me.",
        "NOT ME",
        "I've been spoofed",
        "Receipt 2 is not mine. Receipt 1 is.",
        "I did not order a 6!",
        "That order for 6 and 13 isn't mine, I want 2 and 8 as before",
    ],
)
def test_a_cry_of_forgery_reaches_the_gm(tmp_path: Path, words: str) -> None:
    """The receipt said whom to tell; who tells us instead is heard, and nothing is taken from it."""
    house = open_house(settings_in(tmp_path, mail='authserv_id = "mx.example.test"'))
    house.start()
    house.write("Brenda", "throw 2 trapdoor 8")
    receipt = house.write("Brenda", "throw 6 trapdoor 13")
    assert receipt is not None
    quoted = "\n".join(f"> {line}" for line in str(receipt.get_body(("plain",)).get_content()).splitlines())
    told = text_of(house.write("Brenda", f"{words}\n\n{quoted}", answering=str(receipt["Message-ID"])))
    assert "The GM has been told." in told
    assert "I found no orders" not in told
    assert "were not theirs" in text_of(letters(house, "gm-letter")[-1])
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 13}}


def test_a_cry_about_an_unknown_sender_names_the_question(house: House) -> None:
    """One answer to it undoes everything at once."""
    house.start()
    receipt = house.write("Brenda", ORDERS, sender="thief@evil.test")
    assert receipt is not None
    told = text_of(house.write("Brenda", "That wasn't me!", answering=str(receipt["Message-ID"])))
    assert "If you mean the mail from thief@evil.test" in told
    assert "NOT ME in reply to that question undoes what it did" in told


@pytest.mark.parametrize(
    ("words", "says"),
    [
        *((word, "WITHDRAW takes your orders back") for word in ("No", "Nope", "Stop", "Cancel")),
        ("Undo", "or WITHDRAW"),
    ],
)
def test_a_bare_word_is_not_called_none(house: House, words: str, says: str) -> None:
    """The answer says what is to be written for which meaning; nothing changes."""
    house.start()
    receipt = house.write("Brenda", ORDERS)
    assert receipt is not None
    quoted = "\n".join(f"> {line}" for line in str(receipt.get_body(("plain",)).get_content()).splitlines())
    told = text_of(house.write("Brenda", f"{words}\n\n{quoted}", answering=str(receipt["Message-ID"])))
    assert says in told
    assert "without any words" not in told
    assert house.standing("Brenda") == TAKEN


def test_who_takes_a_yes_back_is_heard(house: House) -> None:
    """Thanks are not answered; a changed mind is, and the GM has the words."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    answer(house, "confirm", "Yes")
    assert answer(house, "confirm", "Thank you!") == ""
    told = answer(house, "confirm", "No! I have just seen it, that was not me at all. Please take that out!")
    assert "has been counted. If it was not yours, reply WITHDRAW" in told
    assert "passed on to the GM" in told
    assert "Please take that out" in text_of(letters(house, "gm-letter")[-1])


def test_a_call_for_help_in_a_question_reaches_the_gm(house: House) -> None:
    """Also behind answers that could not be told for a yes or a no."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 11")
    house.write("Brenda", ORDERS, to=BARE)
    answer(house, "confirm", "I don't understand. What am I to do?")
    for words in ("WITHDRAW", "Alan, can you help me? My grandson set this up."):
        assert "Your mail was passed on to the GM." in answer(house, "confirm", words)
        assert words in text_of(letters(house, "gm-letter")[-1])
    assert house.standing("Brenda") == OTHERS


def test_a_yes_to_what_the_gm_refused_is_told_so(house: House) -> None:
    """The GM may have erred, and hears of it too."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    refuse_held(house.server.office, 1)
    told = answer(house, "confirm", "Yes, that was me")
    assert "The GM had decided that the mail that we asked about does not count." in told
    assert "Yes, that was me" in text_of(letters(house, "gm-letter")[-1])
    assert answer(house, "confirm", "Yes!!") == ""


def test_a_yes_to_what_the_gm_accepted_needs_no_answer(house: House) -> None:
    """The receipt has gone out."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    accept_held(house.server.office, 1)
    house.server.tick.beat(poll=True)
    assert answer(house, "confirm", "Yes") == ""
    assert "has been counted" in answer(house, "confirm", "No, that was not me")


def test_a_mail_that_waits_for_a_yes_is_spoken_of(house: House) -> None:
    """In the reminder, in the answer to a YES in the wrong place, and in the report that it came too late for."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    wrong = text_of(house.write("Brenda", "Yes, that was me"))
    assert "counts only in reply to the mail that asked for it" in wrong
    assert "reply YES to that mail (“Did you write this mail?”)" in wrong
    assert house.standing("Brenda") is None
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=20)
    house.server.tick.beat(poll=True)
    assert "in your name is not counted yet" in text_of(letters(house, "reminder")[0])
    house.pass_deadline()
    report = text_of(house.sent_to("Brenda")[-1])
    assert "because the YES to our question about it did not come in time" in report


def test_a_no_in_reply_to_a_receipt_is_not_sent_away(house: House) -> None:
    """It answers the mail that asked; what waits besides is told, and nothing changes."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 11", to=BARE)
    asked = house.write("Brenda", "throw 5 if Clive throws 4, trapdoor 45")
    assert asked is not None
    told = text_of(house.write("Brenda", "no", answering=str(asked["Message-ID"])))
    assert "counts only in reply to the mail that asked" not in told
    assert "in your name is not counted yet" in told


@pytest.mark.parametrize(
    "words", ["NOT ME!!! Please cancel the 5 and 45", "Not me, I only write from brenda@players.test"]
)
def test_a_cry_with_numbers_is_not_me(house: House, words: str) -> None:
    """What the stranger ordered is undone at once, and what is held is thrown away."""
    house.start()
    house.write("Brenda", ORDERS, sender="thief@evil.test")
    ours = house.reply_address("Brenda")
    answer(house, "new-address", words)
    assert not any((house.standing("Brenda") or {}).values())
    assert house.reply_address("Brenda") != ours
    house.write("Brenda", ORDERS, to=BARE)
    assert "thrown away" in answer(house, "confirm", words)


@pytest.mark.parametrize("words", ["OK", "Fine", "👍", "Ok.\n\nBrenda"])
def test_a_nod_does_what_costs_little(house: House, words: str) -> None:
    """It counts a held mail of the player's own; to leave, or to add an address, takes a plain yes."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    answer(house, "confirm", words)
    assert house.standing("Brenda") == TAKEN
    house.write("Brenda", "throw 1", sender="bren@work.test")
    assert "NOT ME: somebody else wrote that mail." in answer(house, "new-address", words)
    assert addresses(house) == ("brenda@players.test",)
    asked = house.write("Brenda", "RESIGN")
    assert asked is not None
    again = house.write("Brenda", words, answering=str(asked["Message-ID"]))
    assert "Please reply with just YES or NO." in text_of(again)
    assert house.seat("Brenda").status == "active"


def test_a_nod_counts_no_mail_that_looks_like_another_players(house: House) -> None:
    """It may only say that the question was read."""
    house.start()
    house.write("Clive", ORDERS, to=house.reply_address("Brenda"))
    assert "whether it is a yes or a no" in answer(house, "confirm", "OK")
    assert house.standing("Brenda") is None
    answer(house, "question", "Yes")
    assert house.standing("Brenda") == TAKEN


def asked_of_an_address(house: House) -> None:
    """Have Brenda's orders stand and a mail come from an unknown address, which she is asked about."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 11")
    house.write("Brenda", ORDERS, sender="b@work.test")


def test_not_me_is_heard_after_a_yes_and_a_no(house: House) -> None:
    """Whatever came to a settled question before, and however often: the GM hears of it, and what can be done."""
    asked_of_an_address(house)
    answer(house, "new-address", "YES")
    assert addresses(house) == ("brenda@players.test", "b@work.test")
    assert "is settled already" in answer(house, "new-address", "No")
    before = len(house.outbox())
    for words in ("NOT ME", "NOT ME!!", "That was not me, I never sent that", "NOT ME."):
        answer(house, "new-address", words)
    told = [mail for mail in house.outbox()[before:] if mail.kind == "question"]
    assert len(told) == 3, "a robot may answer these too"
    assert {mail.intended for mail in told} == {"brenda@players.test"}
    assert "The GM hears that somebody else may be writing in your name" in text_of(parsed(told[0]))
    assert "Further mails to this question are not answered" in text_of(parsed(told[-1]))
    passed = [text_of(parsed(mail)) for mail in house.outbox()[before:] if mail.kind == "gm-letter"]
    assert len(passed) == 4
    assert "`pbm seat rekey hill 1` gives the seat a fresh reply address" in passed[0]
    assert "`pbm seat address hill 1 --remove b@work.test` takes it out" in passed[0]


def test_what_is_settled_is_not_told_to_the_address_that_was_asked_about(house: House) -> None:
    """It may be somebody else's: such letters go to whom the question went to."""
    asked_of_an_address(house)
    answer(house, "new-address", "YES")
    before = len(house.outbox())
    answer(house, "new-address", "No")
    assert [mail.intended for mail in house.outbox()[before:] if mail.kind == "question"] == ["brenda@players.test"]


def test_not_me_after_the_time_for_it_reaches_the_gm(house: House) -> None:
    """Who answers late is told how to say that somebody else wrote; who says it is heard."""
    asked_of_an_address(house)
    house.clock.moment += timedelta(days=15)
    house.server.tick.beat(poll=True)
    told = answer(house, "new-address", "YES")
    assert "It came after the time we had for it" in told
    assert "If somebody else may be writing in your name, say so in reply to any mail of ours" in told
    told = answer(house, "new-address", "NOT ME!!")
    assert "The GM hears that somebody else may be writing in your name" in told
    letter = text_of(letters(house, "gm-letter")[-1])
    assert "Brenda says that a mail in their name was not theirs" in letter
    assert "--remove" not in letter, "it never was one of Brenda's addresses"

"""Tricks and bad luck: what somebody may try, or a tired player may do, and nobody loses by it."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from tests.playthroughs.house import BOARD, House, open_house, parsed, settings_in, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
BARE = "games@example.test"
VOUCHED = "mx.example.test; dmarc=pass header.from=players.test"
CHECKING = 'authserv_id = "mx.example.test"'


@pytest.fixture
def checking(tmp_path: Path) -> House:
    """A server whose mail host vouches for senders."""
    return open_house(settings_in(tmp_path, mail=CHECKING))


def raw(house: House, sender: str, to: str = BARE, words: str = ORDERS, ident: str = "one") -> None:
    """Send a mail for which the mail host vouches, with a From as given."""
    lines = [f"Authentication-Results: {VOUCHED}", f"From: {sender}", f"To: {to}", f"Message-ID: <{ident}@x.test>"]
    house.inbound.deliver("\r\n".join([*lines, "Subject: orders", "", words, ""]).encode())
    house.server.tick.beat(poll=True)


def asked(house: House, kind: str = "confirm") -> list[EmailMessage]:
    """Return the questions that were sent, oldest first."""
    return [parsed(mail) for mail in house.outbox() if mail.kind == kind]


def answer(house: House, question: EmailMessage, words: str, name: str = "Brenda") -> str:
    """Answer a question as its Reply-To says; return what came back to the player, empty if nothing did."""
    before = len(house.sent_to(name))
    house.write(name, words, to=str(question["Reply-To"]), subject=f"Re: {question['Subject']}")
    return " ".join(text_of(mail) for mail in house.sent_to(name)[before:])


def newest(house: House, name: str) -> str:
    """Return the Message-ID of the latest mail to a player."""
    return str(house.sent_to(name)[-1]["Message-ID"])


@pytest.mark.parametrize(
    "sender",
    [
        '"brenda@players.test" <mallory@players.test>',
        "brenda@players.test <mallory@players.test>",
        "mallory@players.test (brenda@players.test)",
        "=?utf-8?q?brenda=40players=2Etest?= <mallory@players.test>",
        f'"{"a" * 8160}" brenda@players.test, mallory@players.test',
        f'"{"a" * 8160} <brenda@players.test> bbbb" <mallory@players.test>',
        "bren\u200bda@players.test",
        "brend\u0430@players.test",
        "brenda @players.test",
        "brenda@players.test, mallory@players.test",
    ],
)
def test_what_is_vouched_for_is_the_address_that_everybody_reads(checking: House, sender: str) -> None:
    """A From that one program may read so and another otherwise proves nothing, though its domain was checked."""
    checking.start()
    raw(checking, sender)
    assert checking.standing("Brenda") is None
    raw(checking, "Brenda <brenda@players.test>", ident="two")
    assert checking.standing("Brenda") == TAKEN


def test_a_mail_that_only_its_reply_address_proves_says_whom_to_tell(checking: House) -> None:
    """Who knows the address may make up the From too; where the mail host vouches, nothing need be said."""
    checking.start()
    warning = "If it did not, please write to the GM, alan@example.test."
    assert warning in text_of(checking.write("Brenda", ORDERS))
    raw(checking, "Brenda <brenda@players.test>", to=checking.reply_address("Brenda"), words="throw 4")
    assert warning not in text_of(checking.sent_to("Brenda")[-1])


def test_no_such_warning_where_no_mail_host_could_vouch(house: House) -> None:
    """It would stand on every receipt, and be read on none."""
    house.start()
    assert "please write to the GM" not in text_of(house.write("Brenda", ORDERS))


def test_a_spoilt_reply_address_under_a_certain_sender_is_told_each_time(checking: House) -> None:
    """A program that spoils the signature would else lose the second mail of the day without a word."""
    checking.start()
    spoilt = f"games+hill.1.{'a' * 26}@example.test"
    for ident in ("one", "two"):
        raw(checking, "brenda@players.test", to=spoilt, ident=ident)
    assert [mail.kind for mail in checking.outbox()[4:]] == ["forged"] * 2
    assert checking.standing("Brenda") is None


def test_unsigned_mail_does_not_use_up_the_question_about_a_thief(house: House) -> None:
    """Three forged mails first, then one with a stolen reply address: its owner is asked, and NOT ME undoes it."""
    house.start()
    for number in range(4):
        house.write("Brenda", f"throw {number + 1}", to=BARE)
    house.write("Brenda", ORDERS, sender="mallory@evil.test")
    assert house.standing("Brenda") == TAKEN
    (question,) = asked(house, "new-address")
    answer(house, question, "NOT ME")
    assert not any(house.standing("Brenda").values())


def test_a_mail_to_a_question_that_is_settled_is_told_so(house: House) -> None:
    """A changed mind, or orders sent as a reply to an old question, are not lost without a word."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    (question,) = asked(house)
    answer(house, question, "YES")
    assert answer(house, question, "YES") == ""
    assert "is settled already" in answer(house, question, "throw 3 trapdoor 12")
    assert "is settled already" in answer(house, question, "throw 4 trapdoor 12")
    assert house.standing("Brenda") == TAKEN


def test_a_yes_after_a_no_is_told_that_it_came_too_late(house: House) -> None:
    """What was thrown away is gone; the player hears what to do."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    (question,) = asked(house)
    answer(house, question, "NO")
    assert "reply to the latest mail of the game" in answer(house, question, "YES")
    assert house.standing("Brenda") is None


def test_a_copy_with_proof_counts_though_the_one_without_was_thrown_away(house: House) -> None:
    """The copy to the plain address was taken for a forgery; the one to the reply address is certain."""
    house.start()
    house.mails = 50
    house.write("Brenda", ORDERS, to=BARE)
    answer(house, asked(house)[0], "NO")
    house.mails = 50
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN


def test_a_yes_to_another_player_leaves_nothing(house: House) -> None:
    """Asked whether to leave, and asked something else by a rival: the YES to the rival does not end the game."""
    house.start()
    house.write("Brenda", "I resign")
    asking = newest(house, "Brenda")
    house.write("Clive", "PRESS TO BRENDA: shall we open 45?")
    house.write("Brenda", "Yes", answering=newest(house, "Brenda"))
    assert house.seat("Brenda").status == "active"
    house.write("Brenda", "throw 3")
    house.write("Brenda", "yes", answering=newest(house, "Brenda"))
    assert house.seat("Brenda").status == "active"
    house.write("Brenda", "yes", answering=asking)
    assert house.seat("Brenda").status == "leaving"


def test_late_orders_do_not_take_the_place_of_those_sent_since(house: House) -> None:
    """A YES to whatever came last is not meant for an offer of before; a reply to the offer is."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    house.write("Brenda", ORDERS, answering=first)
    offer = newest(house, "Brenda")
    house.write("Clive", "PRESS TO BRENDA: shall we open 45?")
    house.write("Brenda", "Yes", answering=newest(house, "Brenda"))
    assert house.standing("Brenda") is None
    house.clock.moment += timedelta(hours=1)
    house.write("Brenda", "throw 2 trapdoor 20")
    house.write("Brenda", "OK thanks", answering=newest(house, "Brenda"))
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 20}}
    house.write("Brenda", "YES", answering=offer)
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize("whom", ["all, not Brenda", "everybody, but Brenda", "all, Dora"])
def test_words_for_some_are_not_printed_for_all(house: House, whom: str) -> None:
    """Who names everybody and somebody besides may mean to leave somebody out: nobody reads it."""
    house.start()
    text = text_of(house.write("Clive", f"throw 3\n\nPRESS TO {whom}: our secret plan"))
    assert "was not taken: it names everybody and others too" in text
    house.pass_deadline()
    assert not any("secret plan" in text_of(mail) for name in ("Brenda", "Dora") for mail in house.sent_to(name))


def test_everybody_and_the_gm_is_everybody(house: House) -> None:
    """The GM reads the report as well."""
    house.start()
    assert "kept for the report" in text_of(house.write("Clive", "PRESS TO ALL AND GM: hello"))


@pytest.mark.parametrize(
    "words",
    [
        "Throw 5 trapdoor 45. The mail was held up by my provider, please confirm that you got it.",
        "Throw 5, trapdoor 45\n\nYour message was waiting for me at home; please confirm that you have got mine.",
        "Sorry, this mail was waiting among my drafts. Please confirm!\n\nThrow 5\nTrapdoor 45",
    ],
)
def test_a_person_who_writes_of_mail_that_waited_is_no_machine(house: House, words: str) -> None:
    """Orders beside such words are orders."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") == TAKEN


def test_a_question_to_the_gm_is_passed_on_though_no_receipt_is_sent(house: House) -> None:
    """After ten answers in an hour too; but a robot does not fill the GM's mailbox."""
    house.start()
    for number in range(10):
        house.write("Brenda", f"throw {number % 6 + 1}")
    before = len(house.to_gm())
    assert house.write("Brenda", "Is there a prize for coming last?") is None
    assert "a prize for coming last" in text_of(house.to_gm()[-1])
    for number in range(15):
        house.write("Brenda", f"Is there a prize for coming in as number {'I' * number}, dear GM?")
    assert len(house.to_gm()) - before == 10


def test_a_seat_that_leaves_keeps_nothing_for_later(house: House) -> None:
    """It has no later turns: neither receipts nor its last report speak of any."""
    house.start()
    house.write("Brenda", "throw 5\n\nturn 2: 2")
    house.write("Brenda", "I resign")
    text = text_of(house.write("Brenda", "yes", answering=newest(house, "Brenda")))
    assert "KEPT FOR LATER" not in text
    text = text_of(house.write("Brenda", "trapdoor 12\n\nturn 3: 4"))
    assert "orders for later turns are not kept" in text
    house.pass_deadline()
    assert "KEPT FOR LATER" not in text_of(house.sent_to("Brenda")[-1])
    assert "Press is not taken either." in text_of(house.write("Brenda", "PRESS: farewell"))


def test_the_gm_sees_what_is_held_as_a_round_is_played(house: House) -> None:
    """Mail that nobody has confirmed is on the sheet, with how to decide."""
    house.start()
    house.clock.moment += timedelta(days=2)
    for _ in range(2):
        house.write("Brenda", ORDERS, to=BARE)
    house.pass_deadline()
    sheet = text_of([mail for mail in house.to_gm() if "GM's sheet" in mail["Subject"]][-1])
    assert "Held in Brenda's name, not confirmed and not counted: mails 1, 2. `pbm mail list --status held`" in sheet


def test_the_gm_sees_who_wrote_letters_without_a_name(house: House) -> None:
    """The reader of such a letter is told that the GM knows; so the GM does, and nobody else."""
    house.start()
    house.write("Clive", "PRESS ANONYMOUS TO BRENDA: I know where your piece stands")
    house.pass_deadline()
    sheet = text_of([mail for mail in house.to_gm() if "GM's sheet" in mail["Subject"]][-1])
    assert "Clive wrote to Brenda without a name." in sheet
    assert "Clive writes" not in " ".join(map(text_of, house.sent_to("Brenda")))


def test_a_letter_to_somebody_who_has_left_says_so(house: House) -> None:
    """A name that everybody knows is not called unknown."""
    house.start()
    house.write("Brenda", "I resign")
    house.write("Brenda", "yes", answering=newest(house, "Brenda"))
    house.pass_deadline()
    text = text_of(house.write("Clive", "PRESS TO BRENDA: a pity"))
    assert "was not sent: Brenda is not in the game any more. The other player is Dora." in text


def test_a_board_without_orders_is_named_where_those_of_another_stand(house: House) -> None:
    """Orders in advance for one board of two look complete unless the receipt and the report say what is missing."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A: throw 1\nB: throw 2\n\nTurn 2: A 3")
    house.pass_deadline()
    missing = "Board B: No throw in these orders: without one the lowest number left (1) will be played."
    assert missing in text_of(house.sent_to("Brenda")[-1])
    assert missing in text_of(house.write("Brenda", "STATUS"))

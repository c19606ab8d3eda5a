"""Mail that comes back: addresses that fail, what the GM is told of them, and what goes to the bounce address."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.gm import game_sheet
from pbm.service.ports import Delivery
from pbm.service.records import AddressTrouble, MailOut
from tests.playthroughs.house import House, last_mail, parsed, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}


def bounce(
    house: House,
    *,
    to: str,
    status: str = "5.1.1",
    action: str = "failed",
    address: str = "brenda@players.test",
    original: str = "",
    words: str = "",
) -> None:
    """Deliver a report of a failed delivery (RFC 3464) and let the server work."""
    house.mails += 1
    text = f"""From: Mail Delivery System <mailer-daemon@mx.players.test>
To: {to}
Subject: Undelivered Mail Returned to Sender
Message-ID: <b{house.mails}@mx.players.test>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain

I am sorry. {words}

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.players.test

Final-Recipient: rfc822; {address}
Action: {action}
Status: {status}
Diagnostic-Code: smtp; 550 {status} no such user

--B
Content-Type: text/rfc822-headers

Message-ID: {original or "<other@elsewhere.test>"}
Subject: something

--B--
"""
    house.inbound.deliver(text.replace("\n", "\r\n").encode(), envelope_from="", envelope_to=(to,))
    house.server.tick.beat(poll=True)


def trouble(house: House, address: str = "brenda@players.test") -> AddressTrouble | None:
    """Return the trouble with an address."""
    with house.server.office.store.begin() as work:
        return work.players.trouble(address)


def mail_to(house: House, name: str) -> MailOut:
    """Return the first mail out for a player."""
    return next(mail for mail in house.outbox() if mail.intended == f"{name.lower()}@players.test")


def notices(house: House) -> list[str]:
    """Return what the GM was told of addresses."""
    return [text_of(mail) for mail in house.to_gm() if "comes back" in mail["Subject"]]


def test_a_hard_bounce_marks_the_address_and_tells_the_gm_once(house: House) -> None:
    """By its envelope sender the report is known to be about our mail; orders are as they were."""
    house.start()
    house.write("Brenda", ORDERS)
    ours = mail_to(house, "Brenda")
    for _ in range(3):
        bounce(house, to=ours.envelope_from, words="throw 1 trapdoor 11")
    found = trouble(house)
    assert found is not None
    assert found.hard
    assert found.count == 3
    assert len(notices(house)) == 1
    assert "comes back for good" in notices(house)[0]
    assert house.standing("Brenda") == TAKEN
    (line,) = game_sheet(house.server.office, "hill").failing
    assert "brenda@players.test" in line
    assert not any("mailer-daemon" in mail.recipient for mail in house.outbox())


def test_it_is_on_the_gms_sheet_until_the_player_writes_again(house: House) -> None:
    """A failing address shows on the sheet of the round; a mail that is the player's clears it."""
    house.start()
    bounce(house, to=mail_to(house, "Brenda").envelope_from)
    house.pass_deadline()
    sheet = next(mail for mail in house.to_gm() if "GM's sheet" in mail["Subject"])
    assert "brenda@players.test" in text_of(sheet)
    house.write("Brenda", ORDERS, to="games@example.test")
    assert trouble(house) is not None, "a mail that may be anybody's clears nothing"
    house.write("Brenda", ORDERS)
    assert trouble(house) is None
    house.pass_deadline()
    sheet = [mail for mail in house.to_gm() if "GM's sheet" in mail["Subject"]][-1]
    assert "comes back" not in text_of(sheet)


def reply_to_question(house: House, kind: str, words: str, sender: str) -> None:
    """Answer the newest question of a kind to Brenda, as its Reply-To says."""
    asked = [parsed(mail) for mail in house.outbox() if mail.kind == kind][-1]
    house.write("Brenda", words, sender=sender, to=str(asked["Reply-To"]), subject=f"Re: {asked['Subject']}")


@pytest.mark.parametrize(("kind", "words"), [("new-address", "YES"), ("new-address", "hm?"), ("confirm", "YES")])
def test_an_answer_to_a_question_is_writing_from_the_address_too(house: House, kind: str, words: str) -> None:
    """Whatever it says: the question came there, and the mark goes as the GM was told; not by one from elsewhere."""
    house.start()
    bounce(house, to=mail_to(house, "Brenda").envelope_from)
    if kind == "confirm":
        house.write("Brenda", ORDERS, to="games@example.test")
    else:
        house.write("Brenda", ORDERS, sender="brenda@work.test")
    reply_to_question(house, kind, words, "thief@evil.test")
    assert trouble(house) is not None
    reply_to_question(house, kind, words, "brenda@players.test")
    assert trouble(house) is None
    assert game_sheet(house.server.office, "hill").failing == ()


def test_soft_bounces_are_counted_and_told_at_the_third_in_a_week(house: House) -> None:
    """A full mailbox passes; three in a week do not quite."""
    house.start()
    ours = mail_to(house, "Brenda")
    for number in range(4):
        bounce(house, to=ours.envelope_from, status="4.2.2", action="delayed")
        assert len(notices(house)) == (number >= 2)
        house.clock.moment += timedelta(hours=1)
    found = trouble(house)
    assert found is not None
    assert not found.hard


def test_soft_bounces_long_apart_are_not_told(house: House) -> None:
    """One now and then says nothing of an address."""
    house.start()
    ours = mail_to(house, "Brenda")
    for _ in range(4):
        bounce(house, to=ours.envelope_from, status="4.2.2", action="delayed")
        house.clock.moment += timedelta(days=5)
    assert notices(house) == []


def test_a_forged_bounce_marks_nothing(house: House) -> None:
    """An envelope sender that we never used is nobody's; the report's own address is not believed beside it."""
    house.start()
    bounce(house, to="games+bounce-0123456789abcdef0123@example.test")
    assert trouble(house) is None
    assert "never used" in last_mail(house).outcome
    bounce(house, to="games@example.test")
    found = trouble(house)
    assert found is not None
    assert not found.hard, "a report that names no mail of ours is a passing trouble at most"
    assert notices(house) == []


def test_reports_that_name_no_mail_of_ours_are_told_as_what_they_are(house: House) -> None:
    """Anybody can write them: the GM is not told that mail comes back, and reads none of their words."""
    house.start()
    for _ in range(3):
        bounce(house, to="games@example.test", status="5.1.1 http://evil.test/click")
    bounce(house, to="games@example.test", status="5.1.1")
    (told,) = notices(house)
    assert "None of them names a mail of ours, so nothing proves them" in told
    assert "no such user" not in told
    assert "evil.test" not in told
    (line,) = game_sheet(house.server.office, "hill").failing
    assert line.endswith(
        "4 reports since 2026-12-01 say that mail to Brenda at brenda@players.test comes back; nothing proves them."
    )
    bounce(house, to=mail_to(house, "Brenda").envelope_from, status="4.2.2", action="delayed")
    (line,) = game_sheet(house.server.office, "hill").failing
    assert "Mail to Brenda at brenda@players.test comes back: 1 time" in line
    assert "4.2.2" in line
    bounce(house, to="games@example.test", status="5.9.9")
    (line,) = game_sheet(house.server.office, "hill").failing
    assert "comes back: 1 time" in line
    assert "5.9.9" not in line, "what is proven stands as it is"


def test_a_report_about_an_address_of_nobodys_brings_none_of_its_words(house: House) -> None:
    """Who had us write to an address of their own knows that mail of ours, and can write whatever report about it."""
    house.start()
    house.write("Brenda", ORDERS, sender="mallory@evil.test")
    ours = next(mail for mail in house.outbox() if mail.intended == "mallory@evil.test")
    bounce(house, to=ours.envelope_from, address="mallory@evil.test")
    (told,) = notices(house)
    assert "is an address of nobody who plays" in told
    assert "The other side says: 5.1.1" in told
    assert "no such user" not in told


def test_a_bounce_without_its_envelope_is_known_by_the_original_message_id(house: House) -> None:
    """Some hosts send reports to the From; the Message-ID of ours in them is proof enough."""
    house.start()
    ours = mail_to(house, "Clive")
    bounce(house, to="games@example.test", original=ours.message_id, address="clive@forwarded.test")
    found = trouble(house, "clive@players.test")
    assert found is not None
    assert found.hard


def test_an_address_refused_as_the_mail_is_handed_over_is_marked_too(house: House) -> None:
    """5.1.1 at once is as good as a bounce; another refusal is about the mail, not the address."""
    house.outbound.by_recipient["brenda@players.test"] = Delivery("never", "550 5.1.1 no such user")
    house.outbound.by_recipient["clive@players.test"] = Delivery("never", "554 5.7.1 we do not like your words")
    house.start()
    found = trouble(house)
    assert found is not None
    assert found.hard
    assert trouble(house, "clive@players.test") is None


@pytest.mark.parametrize(
    "answer",
    [
        "550 User unknown",
        "550 No such user here",
        "550 Requested action not taken: mailbox unavailable",
        "550 5.0.0 <clive@players.test>... User unknown",
        "550 5.4.1 Recipient address rejected: Access denied.",
        "551 User not local; this account has been disabled",
        "553 sorry, no mailbox here by that name (#5.1.1)",
    ],
)
def test_an_address_that_is_nobodys_is_marked_however_it_is_said(house: House, answer: str) -> None:
    """Many hosts give no code beside the number; what they say in words is enough."""
    house.outbound.by_recipient["clive@players.test"] = Delivery("never", answer)
    house.start()
    (line,) = game_sheet(house.server.office, "hill").failing
    assert "clive@players.test comes back for good" in line
    assert answer in line
    assert sum("could not be delivered" in mail["Subject"] for mail in house.to_gm()) == 1
    assert notices(house) == [], "the GM has heard of it"


@pytest.mark.parametrize(
    "refused",
    [
        Delivery("never", "550 5.7.1 relaying denied, user unknown to us"),
        Delivery("never", "550 Sender address rejected: user unknown"),
        Delivery("never", "554 message looks like spam"),
        Delivery("never", "550 no such user", about_us=True),
        Delivery("later", "530 relay.test wants a login; we come as nobody", about_us=True),
        Delivery("later", "nothing listens at 127.0.0.1 port 25", reached=False),
    ],
)
def test_what_is_wrong_with_us_or_our_words_marks_no_address(house: House, refused: Delivery) -> None:
    """A relay that does not take our mail would take it for nobody."""
    house.start()
    house.outbound.by_recipient["clive@players.test"] = refused
    house.write("Clive", ORDERS)
    for _ in range(9):
        house.clock.moment += timedelta(hours=4)
        house.server.tick.beat(poll=True)
    assert any(mail.status == "queued" for mail in house.outbox()) is (refused.outcome == "later")
    assert game_sheet(house.server.office, "hill").failing == ()


def test_an_address_whose_mail_was_put_off_for_a_day_is_on_the_sheet(house: House) -> None:
    """It may pass, and is counted as such; until the mail is given up nothing is wrong yet."""
    house.start()
    house.outbound.by_recipient["dora@players.test"] = Delivery("later", "451 4.7.1 try again later")
    house.outbound.by_recipient["clive@players.test"] = Delivery("never", "552 mailbox full")
    house.write("Clive", ORDERS)
    house.write("Dora", ORDERS)
    (line,) = game_sheet(house.server.office, "hill").failing
    assert "clive@players.test comes back: 1 time" in line
    for _ in range(9):
        house.clock.moment += timedelta(hours=4)
        house.server.tick.beat(poll=True)
    _, line = game_sheet(house.server.office, "hill").failing
    assert "dora@players.test comes back: 1 time" in line
    assert "451 4.7.1 try again later" in line
    house.write("Dora", "STATUS")
    assert trouble(house, "dora@players.test") is None


def test_machines_write_to_the_bounce_address_and_are_not_read(house: House) -> None:
    """Whatever comes to an envelope sender of ours is no orders and gets no answer, marked as automatic or not."""
    house.start()
    before = len(house.outbox())
    house.write("Brenda", ORDERS, to=mail_to(house, "Brenda").envelope_from)
    assert house.standing("Brenda") is None
    assert len(house.outbox()) == before
    assert trouble(house) is None


def test_a_vacation_notice_is_no_trouble_and_no_orders(house: House) -> None:
    """Sent to the reply address or to the envelope's sender, marked as RFC 3834 wants it."""
    house.start()
    before = len(house.outbox())
    for to in (house.reply_address("Brenda"), mail_to(house, "Brenda").envelope_from):
        house.write("Brenda", "I am away. throw 3", to=to, headers={"Auto-Submitted": "auto-replied (vacation)"})
    assert house.standing("Brenda") is None
    assert len(house.outbox()) == before
    assert trouble(house) is None


def test_a_report_in_words_that_nobody_knows_is_heard_for_its_addresses(house: House) -> None:
    """A postmaster who writes by hand counts as any that names no mail of ours: the third in a week is told."""
    house.start()
    for number in range(3):
        house.write(
            "Postmaster",
            f"Sorry ({number}). The following address failed: Clive@players.test. Nobody@else.test did too.",
            sender="Mail Delivery System <mailer-daemon@mx.players.test>",
            to="games@example.test",
            subject="Undeliverable mail",
            headers={"Return-Path": "<>", "Auto-Submitted": "auto-replied"},
        )
        assert "1 of our players' addresses in it" in last_mail(house).outcome
    notices = [text_of(mail) for mail in house.to_gm() if "comes back" in str(mail["Subject"])]
    assert len(notices) == 1
    assert "clive@players.test is an address of Clive." in notices[0]
    assert "3 reports within a week say that mail to it came back" in notices[0]

"""Which mail is a machine's, and which only looks like it."""

from __future__ import annotations

import pytest

from pbm.mail.decode import decode

ANSWER = b"From: zoe@example.test\r\nIn-Reply-To: <1@games.test>\r\nSubject: Re: Turn 4\r\n"
REPORT = b'Content-Type: multipart/report; report-type=%s; boundary="b"\r\n\r\n--b\r\n\r\nwords\r\n--b--\r\n'
CALENDAR = b"Content-Type: text/calendar; method=%s\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:%s\r\n"
DSN = (
    REPORT.partition(b"--b--")[0] % b"delivery-status"
    + b"--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; a@b.test\r\nStatus: 5.1.1\r\n"
    + b"--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: Turn 4\r\n\r\nThrow: 3\r\n--b--\r\n"
)


@pytest.mark.parametrize(
    "header",
    [
        b"Return-Path: <>\r\n",
        b"Auto-Submitted: auto-replied\r\n",
        b"Auto-Submitted: auto-generated; type=x\r\n",
        b"Precedence: bulk\r\n",
        b"Precedence: junk\r\n",
        b"Precedence: auto_reply\r\n",
        b"X-Autoreply: yes\r\n",
        b"X-Loop: pbm-0123\r\n",
        b"Received: from a by b\r\n" * 31,
        b"Preference: auto_reply\r\n",
        b"X-FC-MachineGenerated: true\r\n",
        b"From: Shop <no-reply@shop.test>\r\n",
        b"Content-Type: message/disposition-notification\r\n",
        REPORT % b"delivery-status",
        REPORT % b"disposition-notification",
        REPORT % b"feedback-report",
        CALENDAR % (b"REPLY", b"REPLY"),
        b"Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REPLY\r\n",
    ],
)
def test_machines(header: bytes) -> None:
    """Each of these alone is enough."""
    assert decode(ANSWER + header + b"\r\nThrow 3").automatic is not None


@pytest.mark.parametrize(
    "header",
    [
        b"",
        b"Return-Path: <zoe@example.test>\r\n",
        b"Auto-Submitted: no\r\n",
        b"X-Auto-Response-Suppress: All\r\n",
        b"Precedence: normal\r\n",
        b"X-Loop: zoe@example.test\r\n",
        b"List-Id: <players.example.test>\r\n",
        b"Precedence: list\r\nList-Id: <players.example.test>\r\n",
        b"Precedence: bulk\r\nList-Id: <players.example.test>\r\n",
        b"Received: from a by b\r\n" * 30,
        CALENDAR % (b"REQUEST", b"REQUEST"),
    ],
)
def test_people(header: bytes) -> None:
    """None of these is evidence: an answer by way of a list, a header that only asks for quiet, another's loop mark."""
    assert decode(ANSWER + header + b"\r\nThrow 3").automatic is None


@pytest.mark.parametrize("header", [b"List-Unsubscribe: <mailto:x@y.test>\r\n", b"From: donotreply@x.test\r\n"])
def test_mail_that_nobody_answers_is_a_machines(header: bytes) -> None:
    """Newsletters and notices that answer none of our mails."""
    head = header if header.startswith(b"From") else b"From: zoe@example.test\r\n" + header
    assert decode(head + b"Subject: 5 offers\r\n\r\nThrow 3").automatic is not None


def test_our_own_mark_is_known_by_its_value_too() -> None:
    """Whatever it is."""
    raw = ANSWER + b"X-Loop: Something\r\n\r\n"
    assert decode(raw).automatic is None
    assert decode(raw, "something").automatic == "it carries our own X-Loop"


def test_what_a_list_sends_of_itself_is_a_machines() -> None:
    """A newsletter answers nothing."""
    assert decode(b"From: news@example.test\r\nList-Id: <news.example.test>\r\n\r\n6 free throws").automatic is not None


@pytest.mark.parametrize(
    ("subject", "machine"),
    [
        ("Out of office Re: Turn 4", True),
        ("Automatic reply: Turn 4", True),
        ("Abwesenheitsnotiz: Turn 4", True),
        ("=?utf-8?q?R=C3=A9ponse_automatique?= : Turn 4", True),
        ("Re: Out of office", False),
        ("AW: Automatic reply: Turn 4", False),
        ("Automatic weapons, throw 3", False),
    ],
)
def test_an_autoresponders_subject(subject: str, machine: bool) -> None:
    """People who answer begin with Re:."""
    raw = f"From: zoe@example.test\r\nIn-Reply-To: <1@games.test>\r\nSubject: {subject}\r\n\r\nI am away".encode()
    assert (decode(raw).automatic is not None) == machine


def test_a_person_who_writes_of_being_out_of_office_is_a_person() -> None:
    """He answers nothing: robots do."""
    assert decode(b"From: zoe@example.test\r\nSubject: Out of office next week\r\n\r\nThrow 3").automatic is None


def test_a_delivery_report_is_a_bounce_and_its_status_can_be_read() -> None:
    """The original in it is not the letter's text."""
    letter = decode(b"From: MAILER-DAEMON@example.test\r\nSubject: Undelivered\r\n" + DSN)
    assert letter.bounce
    assert letter.automatic is not None
    assert "Status: 5.1.1" in letter.text
    assert "Throw: 3" not in letter.text


@pytest.mark.parametrize(
    ("head", "bounce"),
    [
        (b"From: MAILER-DAEMON <>\r\nSubject: Mail delivery failed\r\n", True),
        (b"From: Mail Delivery System <postmaster@x.test>\r\nSubject: failure notice\r\n", True),
        (b"Return-Path: <>\r\nFrom: x@y.test\r\nSubject: Undeliverable: Turn 4\r\n", True),
        (b"From: x@y.test\r\nX-Failed-Recipients: zoe@example.test\r\nSubject: hm\r\n", True),
        (b"From: postmaster@x.test\r\nSubject: Re: Turn 4\r\n", False),
        (b"From: zoe@example.test\r\nSubject: Undeliverable!\r\n", False),
        (b"Return-Path: <>\r\nFrom: zoe@example.test\r\nSubject: On holiday\r\n", False),
    ],
)
def test_bounces_of_old_systems(head: bytes, bounce: bool) -> None:
    """Without a report: by sender and subject together."""
    assert decode(head + b"\r\nwords").bounce == bounce

"""Whom a mail did not reach, and whether it is for good."""

from __future__ import annotations

import time

import pytest

from pbm.mail.bounces import report
from pbm.mail.decode import decode

HEAD = b"From: Mail Delivery System <MAILER-DAEMON@mx.test>\r\nSubject: Undelivered Mail Returned to Sender\r\n"
ORIGINAL = b"Message-ID: <receipt.7@games.test>\r\nSubject: Turn 4\r\n\r\nThrow: 3\r\n"


def dsn(status: bytes, kind: bytes = b"message/rfc822", original: bytes = ORIGINAL) -> bytes:
    """Return a report of RFC 3464 with the recipients' fields given."""
    return (
        HEAD
        + b'MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n'
        + b"--b\r\n\r\nIt did not arrive.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n"
        + b"Reporting-MTA: dns; mx.test\r\n\r\n"
        + status
        + b"\r\n--b\r\nContent-Type: "
        + kind
        + b"\r\n\r\n"
        + original
        + b"\r\n--b--\r\n"
    )


@pytest.mark.parametrize(
    ("fields", "status", "hard"),
    [
        (b"Action: failed\r\nStatus: 5.1.1\r\n", "5.1.1", True),
        (b"Action: failed\r\nStatus: 5.2.2 (mailbox full)\r\n", "5.2.2", True),
        (b"Action: failed\r\nStatus: 4.4.1\r\n", "4.4.1", False),
        (b"Action: delayed\r\nStatus: 4.4.1\r\n", "4.4.1", False),
        (b"Action: delayed\r\nStatus: 5.0.0\r\n", "5.0.0", False),
        (b"Action: Failed (unknown user)\r\n", "", True),
        (b"Action: failed\r\nDiagnostic-Code: smtp; 451 4.7.1 Greylisted\r\n", "4.7.1", False),
        (b"Action: failed\r\nDiagnostic-Code: smtp; 421 too busy\r\n", "", False),
        (b"Action: failed\r\nDiagnostic-Code: smtp; 550 no such user\r\n", "", True),
        (b"Status: 5.1.1\r\n", "5.1.1", True),
    ],
)
def test_five_is_hard_and_four_is_soft(fields: bytes, status: str, hard: bool) -> None:
    """The status decides, or the other server's answer where there is none; what is only delayed is soft."""
    found = report(dsn(b"Final-Recipient: rfc822; Zoe@Example.test\r\n" + fields))
    assert [(one.address, one.status, one.hard) for one in found.recipients] == [("zoe@example.test", status, hard)]
    assert found.original_message_id == "<receipt.7@games.test>"


def test_the_address_we_wrote_to_is_named_not_the_one_behind_it() -> None:
    """A forwarded mailbox fails under the name we know."""
    status = b"Original-Recipient: rfc822;zoe@a.test\r\nFinal-Recipient: rfc822;box7@b.test\r\nAction: failed\r\n"
    assert [one.address for one in report(dsn(status)).recipients] == ["zoe@a.test"]


def test_several_recipients_are_told_apart() -> None:
    """Each has its own fate, and those who were reached are not named."""
    status = (
        b"Final-Recipient: rfc822; a@x.test\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n"
        b"Final-Recipient: rfc822; b@x.test\r\nAction: delayed\r\nStatus: 4.2.0\r\n\r\n"
        b"Final-Recipient: rfc822; c@x.test\r\nAction: relayed\r\nStatus: 2.0.0\r\n"
    )
    assert [(one.address, one.hard) for one in report(dsn(status)).recipients] == [
        ("a@x.test", True),
        ("b@x.test", False),
    ]


def test_a_report_of_success_is_no_bounce() -> None:
    """It is a machine's all the same."""
    letter = decode(dsn(b"Final-Recipient: rfc822; a@x.test\r\nAction: delivered\r\nStatus: 2.1.5\r\n"))
    assert (letter.bounce, letter.bounces) == (False, ())
    assert letter.automatic is not None


def test_only_the_headers_of_our_mail_may_come_back() -> None:
    """Its Message-ID is found in them too."""
    raw = dsn(b"Final-Recipient: rfc822; a@x.test\r\nAction: failed\r\n", b"text/rfc822-headers", ORIGINAL[:60])
    assert decode(raw).bounced_id == "<receipt.7@games.test>"


def test_words_of_known_systems_are_understood() -> None:
    """Systems without RFC 3464, by flufl.bounce."""
    raw = (
        b"From: MAILER-DAEMON@mx.test\r\nSubject: failure notice\r\n\r\n"
        b"Hi. This is the qmail-send program at mx.test.\r\n"
        b"I'm afraid I wasn't able to deliver your message to the following addresses.\r\n"
        b"This is a permanent error; I've given up. Sorry it didn't work out.\r\n\r\n<zoe@example.test>:\r\n"
        b"Sorry, no mailbox here by that name. (#5.1.1)\r\n\r\n--- Below this line is a copy of the message.\r\n\r\n"
        + ORIGINAL
    )
    letter = decode(raw)
    assert [(one.address, one.hard) for one in letter.bounces] == [("zoe@example.test", True)]
    assert letter.bounced_id == "<receipt.7@games.test>"
    assert [one.hard for one in decode(raw.replace(b"#5.1.1", b"#4.4.1")).bounces] == [False]


def test_a_bounce_sent_along_by_a_person_is_a_persons_mail() -> None:
    """Somebody who asks what this is must not be taken for a machine."""
    raw = (
        b"From: zoe@example.test\r\nSubject: What is this?\r\nMIME-Version: 1.0\r\n"
        b'Content-Type: multipart/mixed; boundary="m"\r\n\r\n--m\r\n\r\nI got this back.\r\n--m\r\n'
        b"Content-Type: message/rfc822\r\n\r\n" + dsn(b"Final-Recipient: rfc822; gm@games.test\r\nAction: failed\r\n")
    )
    letter = decode(raw + b"\r\n--m--\r\n")
    assert (letter.bounce, letter.automatic, letter.bounces) == (False, None, ())
    assert letter.text.startswith("I got this back.\n\n---------- Forwarded message")


@pytest.mark.parametrize(
    "shape",
    [b"<a@b.test>:\r\n", b"----- ", b"\r\n", b"a@", b"Final-Recipient: rfc822; a@x.test\r\n\r\n", b"<", b"--b\r\n\r\n"],
)
def test_a_bounce_of_any_length_is_read_in_bounded_time(shape: bytes) -> None:
    """One MiB of what the wordings are made of takes no longer than a bounce should."""
    raw = HEAD + b"\r\n" + shape * (1024 * 1024 // len(shape))
    began = time.process_time()
    report(raw)
    assert time.process_time() - began < 1.5

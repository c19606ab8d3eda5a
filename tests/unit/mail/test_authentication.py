"""Whose word counts about who wrote a mail: our own server's, and only where it stands on top."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.mail.authentication import verdict
from pbm.mail.decode import decode

PASS = (
    b"Authentication-Results: mx.games.test; spf=pass smtp.mailfrom=x.test;\r\n"
    b" dmarc=pass (p=none) header.from=example.test\r\n"
)
FAIL = b"Authentication-Results: mx.games.test; dmarc=fail header.from=example.test\r\n"
FROM = b"From: Zoe <zoe@example.test>\r\n"


def said(head: bytes, name: str | None = "mx.games.test") -> str:
    """Return what is believed of a mail's sender."""
    return decode(head + b"Subject: Re: Turn 4\r\n\r\nThrow 3\r\n").dmarc(name)


@pytest.mark.parametrize(
    ("head", "believed"),
    [
        (PASS + FROM, "pass"),
        (PASS.replace(b"mx.games", b"MX.Games") + FROM.replace(b"example", b"EXAMPLE"), "pass"),
        (b"Received: from x by mx.games.test\r\n" + PASS + b"Received: from y by x\r\n" + FROM, "pass"),
        (FAIL + FROM, "fail"),
        (FAIL + PASS + FROM, "fail"),
        (b"Authentication-Results: mx.games.test; none\r\n" + PASS + FROM, "none"),
        (b"Authentication-Results: other.test; dmarc=fail header.from=x.test\r\n" + PASS + FROM, "none"),
        (b"Authentication-Results: (((\r\n" + PASS + FROM, "none"),
        (b"AUTHENTICATION-RESULTS : other.test; none\r\n" + PASS + FROM, "none"),
        (FROM + PASS, "none"),
        (b"Subject: hello\r\n" + PASS + FROM, "none"),
        (FROM, "none"),
        (PASS, "none"),
        (PASS + FROM + b"From: eve@evil.test\r\n", "none"),
        (PASS + b"From: eve@evil.test\r\n", "none"),
        (PASS + b"From: Zoe <zoe@example.test>, Eve <eve@evil.test>\r\n", "none"),
        (PASS + b"From: zoe@example.test <eve@evil.test>\r\n", "none"),
        (PASS + b"From: zoe@sub.example.test\r\n", "none"),
        (PASS + b"From: Zoe <z\0oe@example.test>\r\n", "none"),
        (PASS + b"From: Z\0oe <zoe@example.test>\r\n", "none"),
        (PASS + b"From: zo\x7fe@example.test\r\n", "none"),
        (PASS + b"From: Zoe\r\n\t<zoe@example.test>\r\n", "pass"),
        (PASS.replace(b"header.from=example.test", b"") + FROM, "none"),
        (b"X-B: c\r" + PASS + FAIL + FROM, "fail"),
        (b"X-B: c\r\r" + PASS + FAIL + FROM, "fail"),
        (FAIL + b"X-B: c\r" + PASS + FROM, "fail"),
        (b"Authentication-Results\0: mx.games.test; dmarc=pass header.from=example.test\r\n" + FROM, "none"),
        (b"Authentication-Results\0: mx.games.test; dmarc=pass header.from=example.test\r\n" + FAIL + FROM, "fail"),
        (b"\0" + PASS + FAIL + FROM, "fail"),
        (PASS[:-2] + b"; dmarc=pass header.from=example.test\r\n" + FROM, "none"),
        (
            PASS.replace(b"x.test", b'"; dmarc=pass header.from=example.test"@x.test').replace(
                b"dmarc=pass (", b"x=y ("
            )
            + FROM,
            "none",
        ),
        (PASS.replace(b"dmarc=pass", b"dmarc=bestguesspass") + FROM, "none"),
        (PASS.replace(b"\r\n", b" " + b"x" * 9000 + b"\r\n") + FROM, "none"),
    ],
)
def test_only_the_topmost_results_of_our_own_server_count(head: bytes, believed: str) -> None:
    """Everything below, beside or unclear may be written by anybody."""
    assert said(head) == believed


@pytest.mark.parametrize("name", [None, "", "mx.other.test", "games.test"])
def test_a_server_that_is_not_configured_is_not_believed(name: str | None) -> None:
    """Without the configured name, or with another, a pass is worth nothing."""
    assert said(PASS + FROM, name) == "none"


def test_our_own_name_on_a_planted_header_does_not_help_below_another() -> None:
    """A sender who knows our server's name plants it; what our server puts on top of it counts alone."""
    planted = PASS + FROM
    assert (
        said(b"Received: x\r\nAuthentication-Results: mx.games.test; dmarc=fail header.from=example.test\r\n" + planted)
        == "fail"
    )


@given(st.text(alphabet='mxgas.t;=() "\\dmrcpfhe-\t', max_size=200))
def test_nothing_makes_the_reading_of_results_fail(value: str) -> None:
    """Whatever a header holds, there is an answer, and never a pass out of nothing."""
    found = verdict(value)
    assert found is None or found.result != "pass" or "dmarc" in value


def test_an_empty_envelope_sender_is_a_machines() -> None:
    """The envelope tells where the header does not."""
    letter = decode(FROM + b"\r\nThrow 3\r\n")
    assert letter.written_by_machine("")
    assert letter.written_by_machine("<>")
    assert not letter.written_by_machine(None)
    assert not letter.written_by_machine("zoe@example.test")

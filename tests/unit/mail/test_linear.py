"""Time in proportion to length, whatever the mail is made of; and no time at all for what only looks enormous."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial

import pytest

from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import Cleaned, clean
from tests.timing import GOES, growth, spent
from tests.unit.mail.shapes import HEADS, SHAPES, shaped

WHOLE = bool(os.environ.get("PBM_SOAK"))
SMALL, LARGE = (100_000, 1_000_000) if WHOLE else (5_000, 50_000)
MOST = 15.0
SENT = (
    "Postal Snakes & Ladders - round 4 of VIPER",
    "Bob 61, Brenda 27, Clive 31. The trapdoor of the day was nobody's, and the GM is well.",
    "=== Reply above this line, or fill in the form below ===",
    "Your throw:",
    "A space to nominate as a trapdoor:",
)
ORDINARY = b"From: zoe@example.test\r\nTo: orders@games.test\r\nSubject: Re: Turn 4\r\n\r\nThrow 5\r\n"


def _cleaned(raw: bytes) -> Cleaned:
    """Return a mail's own words."""
    return clean(decode(raw).text, SENT)


@pytest.mark.parametrize("head", HEADS)
def test_ten_times_the_mail_costs_at_most_fifteen_times_as_much(head: str) -> None:
    """Over every shape in the long runs, else over some, each head with others; one too slow is measured again."""
    slow: list[str] = []
    every = 1 if WHOLE else 6 if head in ("plain", "html") else 18
    for shape in SHAPES[list(HEADS).index(head) % every :: every]:
        ratio = growth(_cleaned, partial(shaped, head, shape), SMALL, LARGE, MOST)
        if ratio > MOST:
            slow.append(f"{shape!r}: {ratio:.1f} times")
    assert slow == []


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("nested", lambda n: _nested(n)),
        ("nested mails", lambda n: b"Content-Type: message/rfc822\r\n\r\n" * n),
        ("flat", lambda n: b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + b"--b\r\n\r\nx\r\n" * n),
        ("one header", lambda n: b"To: " + b"a@b.test, " * (4 * n) + b"\r\n\r\nx"),
        ("many headers", lambda n: b"Received: from a by b with c; now\r\n" * (n + n // 5) + b"\r\nx"),
        ("folded header", lambda n: b"References: <a@b.test>\r\n" + b" <a@b.test>\r\n" * (3 * n) + b"\r\nx"),
    ],
)
def test_what_only_looks_enormous_costs_no_more_than_a_few_mails(name: str, make: Callable[[int], bytes]) -> None:
    """10,000 nested parts, and headers of 400 KB: a few milliseconds at most, and no more for twice as many."""
    once, twice = make(10_000), make(20_000)
    assert len(once) >= 100_000, name
    for _ in range(GOES):  # a busy machine is given time to calm down
        at_once, at_twice = (spent(lambda raw=raw: decode(raw), 5) for raw in (once, twice))  # type: ignore[misc]
        if at_once < 0.03 and at_twice < 2 * at_once + 0.005:
            return
    pytest.fail(f"{name}: {at_once:.3f} s, and twice as much {at_twice:.3f} s")


def _nested(depth: int) -> bytes:
    """Return a mail in which each part holds the next."""
    return b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (number, number) for number in range(depth)
    )

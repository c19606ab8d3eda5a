"""Mails made wrong: cut, doubled, spliced and salted with what confuses parsers. The same seed makes the same mails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tests.unit.mail.shapes import SHAPES

__all__ = ["mutated"]

_SALT = [shape.encode() for shape in SHAPES]
_SALT += [
    b"\xff",
    b"\xfe\xff",
    b"\x80",
    b"\xed\xa0\x80",
    b"\xf0\x9f",
    b"=?",
    b"?=",
    b"=C3",
    b"\r",
    b"\0",
    b";;",
    b'"',
    b"\\",
]
_LINES = (
    b"Content-Type: multipart/mixed; boundary=b",
    b'Content-Type: multipart/alternative; boundary="',
    b"Content-Type: text/html; charset=utf-16",
    b"Content-Type: text/plain; charset=utf-7; format=flowed; delsp=yes",
    b"Content-Type: message/rfc822",
    b"Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    b"Content-Transfer-Encoding: base64",
    b"Content-Transfer-Encoding: quoted-printable",
    b"Content-Transfer-Encoding: x-uuencode",
    b"Content-Disposition: attachment; filename*=utf-8''%FF%00.txt",
    b"From: =?utf-8?q?=FF?= <a@b.test>, c@d.test",
    b"Authentication-Results: mx.test; dmarc=pass (((",
    b"Subject: =?utf-16?b?AAA=?=",
    b"X-Failed-Recipients: a@b.test",
    b"Return-Path: <>",
    b"",
    b"-- ",
    b"On Mon, 17 Mar 2025 at 19:00, GM <gm@games.test> wrote:",
    b"> Your throw: 5",
    b"Your throw:",
)


def mutated(mails: Sequence[bytes], count: int, seed: int) -> Iterator[bytes]:
    """Yield ``count`` mails, each some steps away from one of ``mails``."""
    chance = Random(seed)
    for _ in range(count):
        raw = chance.choice(mails)
        for _ in range(chance.choice((1, 1, 2, 3, 5, 12))):
            raw = _step(raw, mails, chance)
        yield raw


def _step(raw: bytes, mails: Sequence[bytes], chance: Random) -> bytes:
    """Return the mail with one thing changed."""
    at, to = sorted((chance.randrange(len(raw) + 1), chance.randrange(len(raw) + 1)))
    match chance.randrange(12):
        case 0:
            return raw[:at]
        case 1:
            return raw[:at] + raw[min(to, at + 40) :]
        case 2:
            return raw[:at] + raw[at : at + 60] * chance.randrange(2, 9) + raw[at + 60 :]
        case 3 | 4:
            return raw[:at] + chance.choice(_SALT) * chance.choice((1, 1, 2, 30)) + raw[at:]
        case 5:
            other = chance.choice(mails)
            return raw[:at] + other[chance.randrange(len(other) + 1) :]
        case 6:
            return raw[:at] + bytes([chance.randrange(256)]) + raw[at + 1 :]
        case 7 | 8:
            lines = raw.split(b"\n")
            lines.insert(chance.randrange(min(len(lines), 40) + 1), chance.choice(_LINES))
            return b"\n".join(lines)
        case 9:
            lines = raw.split(b"\n")
            one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[one], lines[two] = lines[two], lines[one]
            return b"\n".join(lines)
        case 10:
            return raw.replace(b"\r\n", chance.choice((b"\n", b"\r", b"\r\r\n")))
        case _:
            return raw[:at] + raw[at:to].swapcase() + raw[to:]

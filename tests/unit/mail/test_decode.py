"""The bytes of a mail → a letter: honest mail, odd mail, and mail made to hurt."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.mail.decode import decode
from pbm.mail.headers import decode_words, message_ids
from pbm.service.ports import Mailbox
from tests.timing import is_quick
from tests.tries import tries

HEAD = b"From: Zoe <zoe@example.test>\r\nTo: orders@games.test\r\n"
WHOLE = bool(os.environ.get("PBM_SOAK"))
JUNK = 1 << 20 if WHOLE else 1 << 17  # bytes; a mebibyte in the long runs


def mail(content_type: str, body: bytes, *more: str) -> bytes:
    """Return a mail with this type and body."""
    return HEAD + "".join(f"{line}\r\n" for line in (f"Content-Type: {content_type}", *more)).encode() + b"\r\n" + body


def multipart(kind: str, *parts: bytes) -> bytes:
    """Return a mail of these parts."""
    body = b"".join(b"--b1\r\n" + part + b"\r\n" for part in parts) + b"--b1--\r\n"
    return mail(f"multipart/{kind}; boundary=b1", body)


def part(content_type: str, body: bytes, *more: str) -> bytes:
    """Return a part with this type and body."""
    return "".join(f"{line}\r\n" for line in (f"Content-Type: {content_type}", *more)).encode() + b"\r\n" + body


# --- headers ----------------------------------------------------------------------------------------


def test_headers_are_decoded_and_addresses_lower_case() -> None:
    """Encoded words, folded lines, comments, quotes."""
    letter = decode(
        b"From: =?utf-8?q?Zo=C3=AB?= =?utf-8?b?IFF1aWxs?= <Zoe@Example.TEST>\r\n"
        b'To: "Snakes & Ladders, (VIPER)" <GM@games.test>,\r\n other@games.test (a comment)\r\n'
        b"Subject: =?iso-8859-1?Q?Zug_f=FCr?=\r\n =?iso-8859-1?Q?_Runde?= 4\r\n"
        b"Message-ID: <1@example.test>\r\nIn-Reply-To: <0@games.test> (of Monday)\r\n"
        b"References: <a@games.test>\r\n\t<0@games.test>\r\n\r\nThrow 3\r\n"
    )
    assert letter.sender == Mailbox("Zoë Quill", "zoe@example.test")
    assert letter.recipients == ("gm@games.test", "other@games.test")
    assert letter.subject == "Zug für Runde 4"
    assert letter.message_id == "<1@example.test>"
    assert letter.in_reply_to == ("<0@games.test>",)
    assert letter.references == ("<a@games.test>", "<0@games.test>")
    assert letter.text == "Throw 3"
    assert not letter.unreadable


def test_the_header_that_tells_most_comes_first() -> None:
    """What the delivering server noted, before what the sender wrote; each address once."""
    letter = decode(
        b"Cc: cc@x.test\r\nTo: to@x.test\r\nEnvelope-To: env@x.test\r\nDelivered-To: <deliv@x.test>\r\n"
        b"X-Original-To: orders+tag@x.test\r\nDelivered-To: to@x.test\r\n\r\n"
    )
    assert letter.recipients == ("orders+tag@x.test", "deliv@x.test", "to@x.test", "env@x.test", "cc@x.test")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("=?utf-8?q?a?= =?utf-8?q?b?=", "ab"),
        ("=?utf-8?q?a?= and =?utf-8?q?b?=", "a and b"),
        ("=?utf-8?b?w6s?=", "ë"),
        ("=?utf-8?q?Zo=C3?= =?utf-8?q?=AB?=", "Zoë"),
        ("=?utf-8*en?q?=C3=AB?=", "ë"),
        ("=?x-unknown?q?caf=E9?=", "café"),
        ("=?utf-8?q?what??=", "what?"),
        ("=?utf-8?q?a_b c?=", "a b c"),
        ("=?broken", "=?broken"),
        ("plain\x00\x07text", "plain text"),
    ],
)
def test_encoded_words(value: str, expected: str) -> None:
    """As mailers write them, right and wrong."""
    assert decode_words(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("<a@b>", ("<a@b>",)),
        ("a@b", ("<a@b>",)),
        ("<a@b><c@d> <a@b>", ("<a@b>", "<c@d>")),
        ("Your message of Monday <a@b>", ("<a@b>",)),
        ("=?utf-8?q?=3Ca=40b=3E?=", ("<a@b>",)),
        ("", ()),
        ("nonsense", ()),
    ],
)
def test_message_ids(value: str, expected: tuple[str, ...]) -> None:
    """With brackets, without, and run together."""
    assert message_ids(value) == expected


def test_what_is_no_header_is_passed_over() -> None:
    """A line gone astray does not hide the rest, nor does an mbox separator."""
    letter = decode(
        b"From zoe Mon Mar 10\r\nFrom: zoe@x.test\r\nthis is no header\r\n folded\r\nSubject: Turn 4\r\n\r\nhi"
    )
    assert (letter.sender, letter.subject, letter.text) == (Mailbox("", "zoe@x.test"), "Turn 4", "hi")


@pytest.mark.parametrize(
    "raw",
    [
        b"Throw 5\r\n\r\nTrapdoor 45\r\n",
        b"Hello GM\r\nFrom: me\r\nTo: you\r\n\r\nThrow 5\r\n",
        b"Throw: 5\r\nTrapdoor: 45\r\n\r\nZoe\r\n",
    ],
)
def test_a_body_that_lost_its_header_is_a_body(raw: bytes) -> None:
    """Its first paragraph is not thrown away with what was no header."""
    assert decode(raw).text.split() == raw.decode().split()
    assert decode(raw).sender is None


# --- text -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("charset", "data", "expected", "unreadable"),
    [
        ("utf-8", "Zoë".encode(), "Zoë", False),
        ("iso-8859-1", b"Zo\xeb \x96 \x80", "Zoë – €", False),
        ("us-ascii", "Zoë".encode(), "Zoë", False),
        ("us-ascii", b"Zo\xeb", "Zoë", False),
        ("utf-8", b"Zo\xeb", "Zoë", True),
        ("utf-8", "Zoë Zoë Zoë".encode() + b"\xc3", "Zoë Zoë Zoë\ufffd", True),
        ("utf-8", b"\x81\x8d", "\x81\x8d", True),
        ("x-unknown", b"Zo\xeb", "Zoë", True),
        ("zlib", b"Zoe", "Zoe", False),
        ("punycode", b"Zoe", "Zoe", False),
        ("ks_c_5601-1987", "안녕".encode("cp949"), "안녕", False),
        ("utf-16", "Zoë".encode("utf-16"), "Zoë", False),
        ("utf-8", b"a\x00b\x07c\xef\xbb\xbf", "abc", False),
    ],
)
def test_charsets(charset: str, data: bytes, expected: str, unreadable: bool) -> None:
    """As declared, else as they are; said to be unreadable where it is a guess against the declaration."""
    letter = decode(mail(f"text/plain; charset={charset}", data))
    assert (letter.text, letter.unreadable) == (expected, unreadable)


def test_no_charset_at_all_is_guessed() -> None:
    """The mail of an old program."""
    assert decode(mail("text/plain", b"Zo\xeb")).text == "Zoë"
    assert not decode(mail("text/plain", b"Zo\xeb")).unreadable


@pytest.mark.parametrize(
    ("encoding", "body", "expected", "unreadable"),
    [
        ("base64", base64.b64encode(b"Throw 3") + b"\r\n", "Throw 3", False),
        ("BASE64 ", base64.b64encode(b"Throw 3").rstrip(b"="), "Throw 3", False),
        (
            "base64",
            base64.encodebytes(b"Throw 3\n" * 20) + b"____\r\nA list, 4 members\r\n",
            "Throw 3\n" * 19 + "Throw 3",
            True,
        ),
        ("base64", b"VGhy\r\nb3cg\r\nMw==\r\nVGhy\r\n", "Throw 3Thr", False),
        ("base64", b"Throw 3 please, it is no base64!", "Throw 3 please, it is no base64!", True),
        ("quoted-printable", b"Zo=C3=AB =\r\n3=20\r\n=ZZ=", "Zoë 3 \n=ZZ", False),
        ("7-bit", b"Throw 3", "Throw 3", False),
        ("text/html", b"Throw 3", "Throw 3", False),
        ("x-uuencode", b"begin 644 x\r\n'5&AR;W<@,P\r\n`\r\nend\r\n", "Throw 3", False),
    ],
)
def test_transfer_encodings(encoding: str, body: bytes, expected: str, unreadable: bool) -> None:
    """Broken ones as far as they go."""
    letter = decode(mail("text/plain; charset=utf-8", body, f"Content-Transfer-Encoding: {encoding}"))
    assert letter.text.strip() == expected.strip()
    assert letter.unreadable == unreadable


def test_flowed_text_is_joined() -> None:
    """Soft breaks undone, stuffing removed, quotes kept apart, signatures left alone (RFC 3676)."""
    body = (
        b"Let me throw a \r\n4 and \r\n  indented \r\n> quoted \r\n> text\r\n>> deep\r\n \r\n-- \r\nZoe \r\nQuill\r\n"
    )
    expected = "Let me throw a 4 and  indented \n> quoted text\n>> deep\n\n-- \nZoe Quill"
    assert decode(mail("text/plain; format=flowed", body)).text == expected


def test_flowed_text_with_delsp() -> None:
    """The space before the break goes too."""
    assert (
        decode(mail('text/plain; format="flowed"; DelSp="Yes"', b"traps \r\ndoor 4 \r\n5\r\n")).text == "trapsdoor 45"
    )


def test_the_plain_alternative_is_taken_if_it_says_anything() -> None:
    """Else the HTML: also where the plain half only says that there is HTML."""
    html = part("text/html", b"<p>Throw <b>4</b></p>")
    assert decode(multipart("alternative", part("text/plain", b"Throw 3"), html)).text == "Throw 3"
    assert decode(multipart("alternative", part("text/plain", b" \r\n"), html)).text == "Throw 4"
    needs = part("text/plain", b"This is an HTML message. Please use a program that shows it.")
    assert decode(multipart("alternative", needs, html)).text == "Throw 4"
    related = part("multipart/related; boundary=b2", b"--b2\r\n" + html + b"\r\n--b2--")
    assert decode(multipart("alternative", part("text/plain", b""), related)).text == "Throw 4"


def test_text_around_a_picture_is_read_together() -> None:
    """Apple Mail cuts the text where the picture stands."""
    raw = multipart(
        "mixed", part("text/plain", b"Throw 3"), part("image/png", b"\x89PNG"), part("text/plain", b"Trapdoor 45")
    )
    assert decode(raw).text == "Throw 3\n\nTrapdoor 45"


def test_attached_orders_are_read_where_the_body_has_none() -> None:
    """A file orders.txt, also as application/octet-stream; never a picture, never when the body has the orders."""
    name = 'Content-Disposition: attachment; filename="orders.txt"'
    file = part("text/plain; charset=utf-8", b"THROW 3", name)
    assert decode(multipart("mixed", part("text/plain", b"See the attached file."), file)).text.endswith("\n\nTHROW 3")
    assert decode(multipart("mixed", part("text/plain", b"Throw 5, trapdoor 6"), file)).text == "Throw 5, trapdoor 6"
    octets = part("application/octet-stream", base64.b64encode(b"THROW 3"), name, "Content-Transfer-Encoding: base64")
    assert decode(multipart("mixed", part("text/plain", b""), octets)).text == "THROW 3"


def test_signed_mail_is_read_and_encrypted_mail_is_said_not_to_be() -> None:
    """The signature is no text."""
    signed = multipart("signed", part("text/plain", b"Throw 3"), part("application/pgp-signature", b"-----BEGIN 9"))
    assert decode(signed).text == "Throw 3"
    secret = multipart(
        "encrypted", part("application/pgp-encrypted", b"Version: 1"), part("application/octet-stream", b"x")
    )
    assert (decode(secret).text, decode(secret).unreadable) == ("", True)


def test_a_multipart_without_parts_is_taken_as_it_is() -> None:
    """Its boundary is missing or wrong; the player is told that it was hard to read."""
    for content_type in ("multipart/mixed", 'multipart/mixed; boundary="other"'):
        letter = decode(mail(content_type, b"--b1\r\n\r\nThrow 3\r\n"))
        assert "Throw 3" in letter.text
        assert letter.unreadable


# --- mail made to hurt ------------------------------------------------------------------------------


def repeated(unit: bytes, size: int = JUNK) -> bytes:
    """Return the unit again and again up to a size."""
    return unit * (size // len(unit))


def nested(depth: int) -> bytes:
    """Return multiparts one in the other."""
    return HEAD + b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (number, number) for number in range(depth)
    )


def quick(raw: bytes, limit: float) -> None:
    """Decode, and see that it took no more processor time than the limit (in seconds)."""
    assert is_quick(lambda: decode(raw), limit)


@pytest.mark.parametrize(
    "to",
    [repeated(b"a@b.example, ", 389_000), repeated(b'"', 389_000), repeated(b"(", 389_000), repeated(b"<a@", 389_000)],
    ids=["addresses", "quotes", "comments", "brackets"],
)
def test_a_to_header_of_389_kb_takes_less_than_a_second(to: bytes) -> None:
    """The standard library's own parser takes 13 seconds."""
    quick(b"From: zoe@x.test\r\nTo: " + to + b"\r\n\r\nThrow 3", 1.0)
    assert decode(b"From: zoe@x.test\r\nTo: " + to + b"\r\n\r\nThrow 3").text == "Throw 3"


@pytest.mark.parametrize("unit", [b"(", b'"', b"<", b",", b"=?", b"=?a?q?", b"\\", b"@", b"[", b"\xff", b"a@b,"])
def test_junk_in_every_header_is_no_trouble(unit: bytes) -> None:
    """Each as long as headers are read."""
    names = (b"From", b"To", b"Cc", b"Subject", b"Delivered-To", b"Message-ID", b"References", b"In-Reply-To")
    quick(b"".join(name + b": " + repeated(unit, 8192) + b"\r\n" for name in names) + b"\r\nhi", 2.0)


HTML_UNITS = (b"<a ", b"<", b"<!--", b"<!-- >", b"<a '\">", b"&#999999999999;", b"<div>", b"<blockquote>", b"<s>x")
HTML_UNITS += (
    b"<table><tr><td>",
    b"<b><blockquote></b>",
    b"<pre>\n",
    b"<br>",
    b"<script>",
    b'<a b="',
    b"<div><td>",
    b"<li>",
)


@pytest.mark.parametrize("unit", HTML_UNITS)
def test_much_html_junk_is_no_trouble(unit: bytes) -> None:
    """Python's own HTML parser would take hours over a mebibyte of some of these."""
    quick(mail("text/html", repeated(unit)), 15.0 if WHOLE else 1.5)


@pytest.mark.parametrize(
    "make",
    [
        lambda: nested(16_000),
        lambda: HEAD + repeated(b"Content-Type: message/rfc822\r\n\r\n"),
        lambda: mail("multipart/mixed; boundary=X", repeated(b"--X\r\n")),
        lambda: mail("multipart/mixed; boundary=X", repeated(b"--X")),
        lambda: mail("multipart/mixed; boundary=X", repeated(b"--Xa\n")),
        lambda: mail("text/plain; format=flowed", repeated(b"> \n")),
        lambda: mail("text/plain; format=flowed", repeated(b" \n")),
        lambda: mail("text/plain", repeated(b"=\n"), "Content-Transfer-Encoding: base64"),
        lambda: mail("text/plain", repeated(b"="), "Content-Transfer-Encoding: quoted-printable"),
        lambda: mail("text/plain; charset=punycode", repeated(b"a")),
        lambda: repeated(b"a: b\r\n"),
        lambda: repeated(b"\r\n"),
        lambda: repeated(b" \n"),
        lambda: repeated(b"\0"),
    ],
)
def test_much_of_anything_is_no_trouble(make: Callable[[], bytes]) -> None:
    """Deep, many, empty, endless."""
    quick(make(), 10.0 if WHOLE else 1.2)


PIECES = [
    b"\r\n",
    b"\n",
    b"\r",
    b"--b1",
    b"=?utf-8?q?",
    b"\0",
    b"<",
    b">",
    b'"',
    b"multipart/mixed",
    b"text/html",
    b"boundary=b1",
]
PIECES += [
    b"Content-Type: ",
    b"From: ",
    b"charset=",
    b"base64",
    b";",
    b":",
    b" ",
    b"=",
    b"\xff",
    b"&#",
    b"<blockquote>",
    b"a@b",
]


@given(st.lists(st.one_of(st.sampled_from(PIECES), st.binary(max_size=6)), max_size=60))
@settings(max_examples=tries(150), deadline=None)
def test_nothing_raises(pieces: list[bytes]) -> None:
    """Whatever the bytes, there is a letter, and everything in it can be stored as text."""
    for raw in (b"".join(pieces), HEAD + b"".join(pieces), mail("text/html", b"".join(pieces))):
        letter = decode(raw)
        texts = [letter.text, letter.subject, letter.message_id or "", *letter.recipients, *letter.references]
        for text in chain(texts, (m.name + m.address for m in letter.senders)):
            assert "\0" not in text
            text.encode()


def test_a_header_whose_name_has_a_nul_in_it_is_passed_over_alone() -> None:
    """It is no header, wherever it stands, and those around it are still read."""
    bad = b"Authentication-Results\0: x; dmarc=pass\r\n"
    for head in (bad + b"From: zoe@example.test\r\n", b"From: zoe@example.test\r\n" + bad):
        letter = decode(head + b"Subject: a\0b\r\n\r\nThrow 3\r\n")
        assert letter.sender is not None
        assert letter.sender.address == "zoe@example.test"
        assert (letter.subject, letter.text) == ("ab", "Throw 3")


def test_a_cr_by_itself_ends_a_line_only_where_nothing_else_does() -> None:
    """In a mail with other ends of lines it makes no header; a mail of an old system has no other."""
    letter = decode(b"X-B: c\rFrom: eve@evil.test\r\nFrom: zoe@example.test\r\nSubject: a\rb\r\n\r\nThrow 3\r\n")
    assert [one.address for one in letter.senders] == ["zoe@example.test"]
    assert letter.subject == "a b"
    letter = decode(b"From: zoe@example.test\rSubject: hello\r\rThrow 3\r")
    assert [one.address for one in letter.senders] == ["zoe@example.test"]
    assert (letter.subject, letter.text) == ("hello", "Throw 3")

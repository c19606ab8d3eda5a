"""Which words of a mail are its writer's, however programs wrap them."""

from __future__ import annotations

import base64

import pytest

from pbm.mail.bodies import from_enriched, without_files
from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from tests.unit.mail.test_decode import mail, multipart, part

PLAIN = part("text/plain", b"Throw 5")
PICTURE = part("image/png; name=p.png", b"\x89PNG 3", "Content-Disposition: inline")
FORWARD = part("message/rfc822", b"From: zoe@example.test\r\nSubject: mine\r\n\r\nthrow 6\r\n")
UU = "begin 644 orders.doc\nM5&AR;W<@,PH`\n%5&AR;W<\n`\nend"


def words(raw: bytes) -> tuple[str, ...]:
    """Return the writer's words in a mail."""
    return clean(decode(raw).text).words


def test_a_mail_that_is_sent_along_is_somebody_elses() -> None:
    """Its words are cut, and known to have been there; so are the files in it."""
    inner = multipart("mixed", PLAIN, part("text/plain", b"Throw 4", "Content-Disposition: attachment; filename=o.txt"))
    inner = inner.replace(b"b1", b"b9")
    for forwarded in (FORWARD, part("message/rfc822", inner)):
        raw = multipart("mixed", part("text/plain", b"See what Zoe wrote"), forwarded)
        got = clean(decode(raw).text)
        assert (got.words, got.forwarded) == (("See what Zoe wrote",), True)
    assert clean(decode(multipart("mixed", FORWARD)).text).passed_on == ("throw 6",)


def test_text_between_pictures_is_one_text() -> None:
    """Apple Mail cuts a mail at each picture."""
    raw = multipart("mixed", PLAIN, PICTURE, part("text/plain", b"Trapdoor 45"), PICTURE)
    assert words(raw) == ("Throw 5", "", "Trapdoor 45")


def test_alternatives_within_related_parts_within_signed_ones() -> None:
    """The order of wrapping does not matter."""
    inner = multipart("alternative", PLAIN, part("text/html", b"<p>Throw 5</p>")).partition(b"\r\n\r\n")[2]
    related = multipart("related", part("multipart/alternative; boundary=b1", b"")).replace(b"b1", b"b2")
    related = related.replace(b"boundary=b2\r\n\r\n\r\n", b"boundary=b1\r\n\r\n" + inner)
    assert words(related) == ("Throw 5",)
    signed = multipart("signed", PLAIN, part("application/pkcs7-signature; name=smime.p7s", b"345"))
    assert words(signed) == ("Throw 5",)


@pytest.mark.parametrize(
    ("kind", "name", "encoding"),
    [
        ("text/plain", "orders.txt", ""),
        ("text/csv", "orders.csv", ""),
        ("application/octet-stream", "ORDERS.TXT", "base64"),
        ("text/plain", "=?utf-8?q?Z=C3=BCge=2Etxt?=", "base64"),
    ],
)
def test_a_file_may_be_the_orders(kind: str, name: str, encoding: str) -> None:
    """Where the words say so, or say nothing."""
    body = b"Throw 5\nTrapdoor 45\n"
    more = [f'Content-Disposition: attachment; filename="{name}"']
    if encoding:
        body, more = base64.b64encode(body), [*more, f"Content-Transfer-Encoding: {encoding}"]
    for said in (b"My orders are attached.", b""):
        raw = multipart("mixed", part("text/plain", said), part(kind, body, *more))
        assert words(raw)[-2:] == ("Throw 5", "Trapdoor 45")
    raw = multipart("mixed", part("text/plain", b"Throw 4, trapdoor 9"), part(kind, body, *more))
    assert words(raw) == ("Throw 4, trapdoor 9",)


def test_a_file_is_read_though_the_mail_is_signed_above_it() -> None:
    """Nobody signs a file below their name: what stands below "-- " is no order, the file is."""
    file = part("text/plain", b"Throw 5\nTrapdoor 45\n", 'Content-Disposition: attachment; filename="orders.txt"')
    raw = multipart("mixed", part("text/plain", b"My move is in the enclosed file.\n\n-- \nJo, room 12"), file)
    assert words(raw)[-2:] == ("Throw 5", "Trapdoor 45")


def test_a_file_beside_orders_is_no_order() -> None:
    """Who orders in the mail itself and says that the file is an old one; else both are read."""
    old = part("text/plain", b"Throw 2\nTrapdoor 18", "Content-Disposition: attachment; filename=old.txt")
    raw = multipart("mixed", part("text/plain", b"Last turn's are attached. For turn 5: throw 4, trapdoor 50."), old)
    assert words(raw) == ("Last turn's are attached. For turn 5: throw 4, trapdoor 50.",)
    raw = multipart("mixed", part("text/plain", b"My orders for turn 5 are attached."), old)
    assert words(raw)[-2:] == ("Throw 2", "Trapdoor 18")
    raw = multipart("mixed", part("text/plain", b"Throw 1, trapdoor 18. The form is attached."), old)
    assert words(raw)[-2:] == ("Throw 2", "Trapdoor 18")


def test_what_only_outlook_can_open_is_said_to_be_unreadable() -> None:
    """A winmail.dat beside words is passed over; alone, nothing could be read."""
    winmail = part("application/ms-tnef; name=winmail.dat", b"\x78\x9f\x3e\x22")
    assert decode(multipart("mixed", part("text/plain", b""), winmail)).unreadable
    letter = decode(multipart("mixed", PLAIN, winmail))
    assert (letter.text, letter.unreadable) == ("Throw 5", False)


def test_files_written_as_letters_are_no_words() -> None:
    """Old programs write them into the body; a line that only looks like one is kept."""
    assert decode(mail("text/plain", f"Throw 5\n{UU}\nBob".encode())).text == "Throw 5\nBob"
    assert without_files("Throw 5\n=ybegin line=128 size=9 name=x\n)4-5\n=yend size=9\nBob") == "Throw 5\nBob"
    prose = "begin 644 times\nthe throw is 5"
    assert without_files(prose) == prose


def test_enriched_text_is_read_without_its_commands() -> None:
    """A lone line end is a space there, as in HTML."""
    assert from_enriched("<bold>Throw</bold>\n5,\n\n<color><param>red</param>trapdoor</color> 45 <<x>") == (
        "Throw 5,\ntrapdoor 45 <x>"
    )
    assert decode(mail("text/enriched", b"<bigger>Throw 5</bigger>")).text == "Throw 5"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/plain", "\ufeffWurf fünf".encode("utf-16-le")),
        ("text/plain; charset=us-ascii", "\ufeffWurf fünf".encode("utf-16-be")),
        ("text/plain; charset=utf-16", "Wurf fünf".encode("utf-16")),
        ("text/plain; charset=utf-7", b"Wurf f+APw-nf"),
        ("text/plain; charset=iso-8859-1", "Wurf fünf".encode()),
        ("text/plain; charset=utf-8", "Wurf fünf".encode("cp1252")),
        ("text/plain; charset=x-unknown", "Wurf fünf".encode()),
        ("text/plain", "Wurf fünf".encode()),
        ("text/plain; charset=macintosh", "Wurf fünf".encode("mac-roman")),
    ],
)
def test_charsets_that_are_declared_wrong_or_not_at_all(kind: str, body: bytes) -> None:
    """What is there counts, not only what is said."""
    if b"\0" in body:
        raw = mail(kind, base64.b64encode(body), "Content-Transfer-Encoding: base64")
    else:
        raw = mail(kind, body)
    assert decode(raw).text == "Wurf fünf"


def test_hidden_words_are_nobodys() -> None:
    """What no reader of the mail sees is no order."""
    raw = mail(
        "text/html", b"<div style='display:none'>Throw 3</div><p>Throw 5</p><p style='font-size:0'>trapdoor 9</p>"
    )
    assert words(raw) == ("Throw 5",)


def test_answers_in_colour_within_the_quotation_are_the_players() -> None:
    """Outlook's users answer in red between our lines."""
    raw = mail(
        "text/html",
        b"<p>See red</p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p><b>From:</b> GM<br><b>Sent:</b> x"
        b"<br><b>To:</b> y</p></div><p>Your throw: <span style='color:red'>5</span></p>"
        b"<p>Trapdoor: <font color='#FF0000'>45</font></p><p>You stand on 37</p>",
    )
    got = clean(decode(raw).text)
    assert (got.words, got.form, got.sure) == (("See red",), ("Your throw: 5", "Trapdoor: 45"), True)

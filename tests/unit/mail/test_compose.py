"""A draft → a mail: what is in it, and what hostile texts cannot do to it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.mail.compose import compose, one_line
from pbm.mail.decode import decode
from pbm.service.ports import Attachment, Draft, Mailbox, Picture

DRAFT = Draft(
    sender=Mailbox("Snakes & Ladders (VIPER)", "gm@games.test"),
    to=Mailbox("Zoë Quill", "zoe@example.test"),
    reply_to=Mailbox("", "orders+viper.3.mac@games.test"),
    subject="[VIPER] Turn 4 – orders due Fri 14 March",
    text="Dear Zoë,\n\nYou stand on 36.\n.\nFrom here it is 64 spaces.\n",
    message_id="<report.viper.4@games.test>",
    date=datetime(2025, 3, 10, 18, 0, tzinfo=UTC),
    loop_mark="pbm-0123456789abcdef",
)
HOSTILE = st.text(
    st.one_of(st.characters(), st.sampled_from('\r\n\0\u2028\u2029\u202e\u2066\x85\x0b\x0c<>"\\,;:@()[]=?_ ')),
    max_size=200,
)


def parsed(draft: Draft) -> EmailMessage:
    """Return the mail as the standard library reads it."""
    message = message_from_bytes(compose(draft), policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


def test_a_mail_says_what_the_draft_says() -> None:
    """Names, subject, ids and text come back as they were."""
    message = parsed(DRAFT)
    assert message["From"].addresses[0].display_name == "Snakes & Ladders (VIPER)"
    assert message["To"].addresses[0].display_name == "Zoë Quill"
    assert message["To"].addresses[0].addr_spec == "zoe@example.test"
    assert message["Reply-To"].addresses[0].addr_spec == "orders+viper.3.mac@games.test"
    assert message["Subject"] == DRAFT.subject
    assert message["Message-ID"] == DRAFT.message_id
    assert message["Date"].datetime == DRAFT.date
    assert message.get_content().replace("\r\n", "\n") == DRAFT.text
    assert message.get_content_type() == "text/plain"
    assert message["Content-Transfer-Encoding"] == "quoted-printable"


def test_a_mail_says_that_a_machine_wrote_it() -> None:
    """So that other machines leave it alone; reports say that they go to many."""
    message = parsed(DRAFT)
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["X-Auto-Response-Suppress"] == "All"
    assert message["X-Loop"] == "pbm-0123456789abcdef"
    assert message["Precedence"] is None
    report = parsed(
        replace(DRAFT, bulk=True, automatic="replied", list_id="VIPER <viper.games.test>", unsubscribe="gm@games.test")
    )
    assert report["Precedence"] == "bulk"
    assert report["Auto-Submitted"] == "auto-replied"
    assert report["List-Id"] == '"VIPER" <viper.games.test>'
    assert report["List-Unsubscribe"] == "<mailto:gm@games.test>"


def test_our_own_mail_that_comes_back_is_known() -> None:
    """By its mark, whatever else has been taken off it."""
    raw = compose(DRAFT).replace(b"Auto-Submitted: auto-generated\r\n", b"")
    assert decode(raw).automatic == "it carries our own X-Loop"


def test_a_thread_holds_together() -> None:
    """Long ids stay whole, each on a line of its own."""
    long = f"<{'r' * 300}@games.test>"
    message = compose(replace(DRAFT, in_reply_to=long, references=(long, "<b@games.test>")))
    assert f"In-Reply-To: {long}\r\n".encode() in message
    assert f"References: {long}\r\n <b@games.test>\r\n".encode() in message
    many = tuple(f"<{number}@games.test>" for number in range(50))
    kept = decode(compose(replace(DRAFT, references=many))).references
    assert kept[0] == many[0]
    assert kept[1:] == many[-12:]


def test_the_same_draft_makes_the_same_bytes() -> None:
    """What is frozen in the outbox can be made again; attachments do not change that."""
    draft = replace(DRAFT, attachments=(Attachment(name="a.txt", media_type="text/plain", data=b"x"),))
    assert compose(draft) == compose(draft)
    assert compose(DRAFT) == compose(replace(DRAFT))


def test_attachments_go_along() -> None:
    """Names with letters beyond ASCII, types with parameters, types that would break a mail."""
    files = (
        Attachment(
            name="zoë.ics", media_type="text/calendar; method=PUBLISH; charset=utf-8", data=b"BEGIN:VCALENDAR\r\n"
        ),
        Attachment(name="../board\r\n.png", media_type="image/png", data=bytes(range(256))),
        Attachment(name="x", media_type="multipart/mixed", data=b"--x"),
        Attachment(name="y", media_type="no type\r\nBcc: evil@example.test", data=b"y"),
    )
    message = parsed(replace(DRAFT, attachments=files))
    assert message["Bcc"] is None
    text, calendar, image, mixed, odd = message.iter_parts()
    assert isinstance(calendar, EmailMessage)
    assert isinstance(text, EmailMessage)
    assert text.get_content().replace("\r\n", "\n") == DRAFT.text
    assert calendar.get_content_type() == "text/calendar"
    assert calendar.get_param("method") == "PUBLISH"
    assert calendar.get_filename() == "zoë.ics"
    assert (image.get_payload(decode=True), image.get_filename()) == (bytes(range(256)), ".._board .png")
    assert mixed.get_content_type() == odd.get_content_type() == "application/octet-stream"


PICTURE = Picture(cid="race-1@games.test", name="race\r\n.png", data=bytes(range(256)), alt="a race", width=6, height=4)


def test_the_page_is_the_other_half_of_one_mail() -> None:
    """In one alternative beside the text, which comes first; the same bytes every time."""
    draft = replace(DRAFT, page="<!DOCTYPE html>\n<p>Dear Zoë,</p>\n")
    assert compose(draft) == compose(draft)
    message = parsed(draft)
    assert message.get_content_type() == "multipart/alternative"
    text, page = message.iter_parts()
    assert isinstance(text, EmailMessage)
    assert isinstance(page, EmailMessage)
    assert text.get_content().replace("\r\n", "\n") == draft.text
    assert page.get_content_type() == "text/html"
    assert page.get_content().replace("\r\n", "\n") == draft.page
    assert decode(compose(draft)).text.split() == draft.text.split()


def test_pictures_are_beside_the_page_that_shows_them() -> None:
    """Related to it and to nothing else, shown where the page calls them, harmless by name."""
    draft = replace(DRAFT, page='<p><img src="cid:race-1@games.test" alt="a race"></p>', pictures=(PICTURE,))
    assert compose(draft) == compose(draft)
    message = parsed(draft)
    text, related = message.iter_parts()
    assert (text.get_content_type(), related.get_content_type()) == ("text/plain", "multipart/related")
    page, picture = related.iter_parts()
    assert page.get_content_type() == "text/html"
    assert picture["Content-ID"] == "<race-1@games.test>"
    assert picture.get_content_disposition() == "inline"
    assert picture.get_filename() == "race .png"
    assert picture.get_payload(decode=True) == PICTURE.data


def test_page_pictures_and_files_go_together() -> None:
    """The alternatives are one part, the files come after it, no boundary is drawn at random, no two are the same."""
    files = (Attachment(name="a.txt", media_type="text/plain", data=b"x"),)
    draft = replace(DRAFT, page="<p>x</p>", pictures=(PICTURE,), attachments=files)
    assert compose(draft) == compose(draft)
    message = parsed(draft)
    assert [part.get_content_type() for part in message.iter_parts()] == ["multipart/alternative", "text/plain"]
    boundaries = [part.get_boundary() for part in message.walk() if part.is_multipart()]
    assert len(boundaries) == len(set(boundaries)) == 3
    assert all(len(line) <= 998 for line in compose(draft).split(b"\r\n"))


def test_a_way_out_of_a_list_has_its_subject() -> None:
    """So that a button for it writes a mail that we understand."""
    report = parsed(replace(DRAFT, unsubscribe="gm@games.test", unsubscribe_subject="OBSERVE viper off\r\nBcc: x"))
    assert report["List-Unsubscribe"] == "<mailto:gm@games.test?subject=OBSERVE%20viper%20off%20Bcc%3A%20x>"
    assert report["Bcc"] is None


@pytest.mark.parametrize(
    "evil", ["\r\nBcc: evil@example.test", "\nX: y\n\nbody", "\u2028Bcc: e@x", "\0", "\u202egnp.exe"]
)
def test_nothing_is_injected(evil: str) -> None:
    """By no field of the draft."""
    draft = replace(
        DRAFT,
        sender=Mailbox("Name" + evil, "gm@games.test" + evil),
        to=Mailbox("Zoë" + evil, "zoe@example.test" + evil),
        reply_to=Mailbox(evil, "orders@games.test" + evil),
        subject="Turn 4" + evil,
        message_id="<1@games.test>" + evil,
        in_reply_to="<0@games.test>" + evil,
        references=("<0@games.test>" + evil,),
        list_id="VIPER" + evil,
        unsubscribe="gm@games.test" + evil,
        loop_mark="pbm" + evil,
    )
    head = compose(draft).partition(b"\r\n\r\n")[0]
    names = [line.partition(b":")[0] for line in head.split(b"\r\n") if not line.startswith(b" ")]
    assert b" ".join(names).decode() == (
        "From To Subject Date Message-ID Reply-To In-Reply-To References Auto-Submitted X-Auto-Response-Suppress "
        "X-Loop List-Id List-Unsubscribe Content-Type Content-Transfer-Encoding MIME-Version"
    )
    assert "\u202e" not in str(parsed(draft)["Subject"])


@given(name=HOSTILE, subject=HOSTILE, text=HOSTILE)
def test_whatever_the_texts_the_mail_is_sound(name: str, subject: str, text: str) -> None:
    """Seven bits, CRLF, short lines, one subject, and what comes back is what was said, made harmless."""
    raw = compose(replace(DRAFT, to=Mailbox(name, "zoe@example.test"), subject=subject, text=text))
    assert raw.isascii()
    assert b"\0" not in raw
    lines = raw.split(b"\r\n")
    assert all(len(line) <= 998 and b"\n" not in line and b"\r" not in line for line in lines)
    letter = decode(raw)
    assert letter.recipients == ("zoe@example.test",)
    assert letter.sender == Mailbox(DRAFT.sender.name, "gm@games.test")
    assert letter.subject.split() == "".join(ch if ch.isprintable() else " " for ch in one_line(subject, 250)).split()
    assert letter.message_id == DRAFT.message_id


@given(
    text=HOSTILE,
    page=HOSTILE,
    name=HOSTILE,
    media_type=st.one_of(HOSTILE, st.sampled_from(["image/png", "text/calendar; method=PUBLISH; charset=utf-8"])),
    data=st.binary(max_size=300),
)
def test_whatever_goes_along_the_mail_is_sound(text: str, page: str, name: str, media_type: str, data: bytes) -> None:
    """Each part is where it belongs, without a defect for whoever reads it, and every byte of a file is as it was."""
    file = Attachment(name=name, media_type=media_type, data=data)
    picture = replace(PICTURE, name=name, cid=f"{media_type}@games.test", data=data)
    draft = replace(DRAFT, text=text, page=f"<p>{page}", pictures=(picture,), attachments=(file, file))
    raw = compose(draft)
    assert raw.isascii()
    assert all(len(line) <= 998 and b"\n" not in line for line in raw.split(b"\r\n"))
    message = parsed(draft)
    assert not any(part.defects for part in message.walk())
    alternatives, *files = message.iter_parts()
    words, related = alternatives.iter_parts()
    shown, beside = related.iter_parts()
    assert [part.get_content_type() for part in (words, shown, beside)] == ["text/plain", "text/html", "image/png"]
    assert [part.get_payload(decode=True) for part in (beside, *files)] == [data] * 3
    assert [part.get_content_disposition() for part in (beside, *files)] == ["inline", "attachment", "attachment"]


def test_one_line_keeps_words_and_drops_tricks() -> None:
    """Letters of every script and emoji stay; what turns writing about or cannot be seen goes."""
    assert one_line(" Zoë\r\n\tQuill \u202e\u2066\0 👩‍🚀 ", 50) == "Zoë Quill 👩‍🚀"
    assert one_line("x" * 60, 50) == "x" * 49 + "…"

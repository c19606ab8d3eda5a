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
from pbm.mail.page import page_of
from pbm.service.ports import Attachment, Draft, Mailbox

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


def test_html_is_the_same_text_made_safe() -> None:
    """Escaped, in one alternative beside the text, nothing fetched from elsewhere; the same bytes every time."""
    hostile = '<img src="http://evil.test/x.png" onerror=alert(1)>\n</pre><script>&amp;\n'
    draft = replace(DRAFT, text=DRAFT.text + hostile, subject="</title><b>", html=True)
    assert compose(draft) == compose(draft)
    message = parsed(draft)
    assert message.get_content_type() == "multipart/alternative"
    text, page = message.iter_parts()
    assert isinstance(text, EmailMessage)
    assert isinstance(page, EmailMessage)
    assert text.get_content().replace("\r\n", "\n") == draft.text
    markup = page.get_content()
    assert page.get_content_type() == "text/html"
    assert "&lt;img src=&quot;http://evil.test/x.png&quot;" in markup
    assert "&lt;/pre&gt;&lt;script&gt;&amp;amp;" in markup
    assert "<img" not in markup
    assert "<script" not in markup
    assert "<b>" not in markup
    assert '<html lang="en">' in markup
    assert 'name="color-scheme" content="light dark"' in markup
    assert "white-space: pre-wrap" in markup
    assert decode(compose(draft)).text.split() == draft.text.split()


def test_a_page_is_not_broken_where_the_text_was() -> None:
    """Sentences go on to the width of the screen; tables, short lines and forms stay as they are; no word is lost."""
    text = (
        "  Write your orders in your own words, above the form or in it, for\n"
        "  example THROW 3 TRAPDOOR 45.\n"
        "\n"
        "Place  Player                                                  Space\n"
        "    1  Brenda                                                      5\n"
        "- A space that gets enough nominations is a trapdoor for that round: so\n"
        "  it is.\n"
        "| Press of somebody who has much to say, and who says it at length, for\n"
        "| once.\n"
        "Throw for turn 2:\n"
        "Trapdoor:\n"
    )
    page = page_of("t", text)
    assert "in it, for example THROW 3" in page
    assert "Space\n    1  Brenda" in page
    assert "round: so it is.\n| Press" in page
    assert "for once.\nThrow for turn 2:\nTrapdoor:\n" in page
    shown = page.partition("<pre")[2].partition(">\n")[2].partition("</pre>")[0]
    assert shown.replace("|", "").split() == text.replace("|", "").split()


def test_html_and_files_go_together() -> None:
    """The alternatives are one part, the files come after it, and no boundary is drawn at random."""
    draft = replace(DRAFT, html=True, attachments=(Attachment(name="a.txt", media_type="text/plain", data=b"x"),))
    assert compose(draft) == compose(draft)
    parts = list(parsed(draft).iter_parts())
    assert [part.get_content_type() for part in parts] == ["multipart/alternative", "text/plain"]


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


def test_one_line_keeps_words_and_drops_tricks() -> None:
    """Letters of every script and emoji stay; what turns writing about or cannot be seen goes."""
    assert one_line(" Zoë\r\n\tQuill \u202e\u2066\0 👩‍🚀 ", 50) == "Zoë Quill 👩‍🚀"
    assert one_line("x" * 60, 50) == "x" * 49 + "…"

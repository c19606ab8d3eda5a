"""What every way out keeps to, and the whole of an SMTP conversation with a server that does everything wrong."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pbm.mail.outbound.maildir import MaildirSender
from pbm.mail.outbound.smtp import SmtpSender, SmtpSettings
from pbm.service.ports import Outbound
from pbm.testing.mail import MemoryOutbound
from tests.servers.smtp_sink import SmtpSink

RAW = b"From: gm@games.test\r\nSubject: Turn 4\r\n\r\nYou stand on 36.\r\n.\r\n..two dots\r\nFrom here\r\n"
ENVELOPE = ("bounce+abc@games.test", "zoe@example.test")


class Exit:
    """A way out, and what has come out of it."""

    def __init__(self, outbound: Outbound, contents: Callable[[], list[bytes]]) -> None:
        self.outbound = outbound
        self.contents = contents


@pytest.fixture(params=["smtp", "maildir", "memory"])
def way_out(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Exit]:
    """A way out of each kind."""
    made: Exit
    if request.param == "smtp":
        sink: SmtpSink = request.getfixturevalue("smtp_sink")
        made = Exit(sender(sink), lambda: [mail.content for mail in sink.taken])
    elif request.param == "maildir":
        made = Exit(MaildirSender(tmp_path), lambda: [f.read_bytes() for f in sorted((tmp_path / "new").iterdir())])
    else:
        memory = MemoryOutbound()
        made = Exit(memory, lambda: [mail.raw for mail in memory.sent])
    yield made
    made.outbound.close()


def sender(sink: SmtpSink, password: str = "", **changes: object) -> SmtpSender:
    """Return a sender to the test's server."""
    given: dict[str, object] = {"host": sink.host, "port": sink.port, "security": "plain", "timeout": 5.0}
    return SmtpSender(
        SmtpSettings(**{**given, "data_timeout": 5.0, **changes}),  # type: ignore[arg-type]
        lambda: password,
    )


@pytest.fixture
def plain(smtp_sink: SmtpSink) -> Iterator[SmtpSender]:
    """A sender to a server that takes everything unless told otherwise."""
    made = sender(smtp_sink)
    yield made
    made.close()


# --- every way out ----------------------------------------------------------------------------------


def test_a_mail_goes_out_as_it_is(way_out: Exit) -> None:
    """Dots at the beginning of a line and lines that begin with From survive."""
    assert way_out.outbound.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"
    assert way_out.contents() == [RAW]


def test_many_mails_go_out_one_by_one(way_out: Exit) -> None:
    """Each recipient's mail is one of its own."""
    for number in range(5):
        delivery = way_out.outbound.send(ENVELOPE[0], f"player{number}@example.test", RAW, f"<{number}@games.test>")
        assert delivery.outcome == "sent"
    assert len(way_out.contents()) == 5


def test_closing_is_no_end(way_out: Exit) -> None:
    """After a close the next mail opens it again, and closing twice does no harm."""
    way_out.outbound.close()
    assert way_out.outbound.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"
    way_out.outbound.close()
    way_out.outbound.close()


# --- Maildir ----------------------------------------------------------------------------------------


def test_a_mail_sent_again_is_one_file_in_the_maildir(tmp_path: Path) -> None:
    """Killed after the rename and sent again, it is there once, also when it has been read meanwhile."""
    out = MaildirSender(tmp_path)
    for _ in range(2):
        assert out.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"
    (file,) = (tmp_path / "new").iterdir()
    file.rename(tmp_path / "cur" / f"{file.name}:2,S")
    assert out.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"
    assert list((tmp_path / "new").iterdir()) == []
    out.send(ENVELOPE[0], "other@example.test", RAW, "<1@games.test>")
    assert len(list((tmp_path / "new").iterdir())) == 1
    assert list((tmp_path / "tmp").iterdir()) == []


def test_a_maildir_that_cannot_be_written_is_tried_again_later(tmp_path: Path) -> None:
    """The detail names the folder."""
    (tmp_path / "file").write_text("in the way")
    delivery = MaildirSender(tmp_path / "file").send(*ENVELOPE, RAW, "<1@games.test>")
    assert delivery.outcome == "later"
    assert str(tmp_path / "file") in delivery.detail


# --- SMTP -------------------------------------------------------------------------------------------


def test_the_envelope_is_ours(plain: SmtpSender, smtp_sink: SmtpSink) -> None:
    """The bounce address and the recipient are those given, whatever the headers say."""
    plain.send(*ENVELOPE, RAW, "<1@games.test>")
    assert (smtp_sink.taken[0].sender, smtp_sink.taken[0].recipients) == (ENVELOPE[0], (ENVELOPE[1],))


def test_the_null_sender_goes_out(plain: SmtpSender, smtp_sink: SmtpSink) -> None:
    """An answer to a bounce has none."""
    assert plain.send("", ENVELOPE[1], RAW, "<1@games.test>").outcome == "sent"
    assert smtp_sink.taken[0].sender == "<>"


@pytest.mark.parametrize("step", ["mail", "rcpt", "data"])
@pytest.mark.parametrize(
    ("answer", "outcome"),
    [("450 4.2.1 greylisted", "later"), ("421 4.3.2 closing", "later"), ("550 5.1.1 no such user", "never")],
)
def test_every_answer_has_its_outcome(
    plain: SmtpSender, smtp_sink: SmtpSink, step: str, answer: str, outcome: str
) -> None:
    """4xx later, 5xx never, with the server's words; and the next mail goes out all the same."""
    getattr(smtp_sink, step).append(answer)
    delivery = plain.send(*ENVELOPE, RAW, "<1@games.test>")
    assert delivery.outcome == outcome
    assert delivery.detail == answer
    # What is said to our sender, or of the connection, would be said whoever the mail was for.
    assert delivery.about_us == (step == "mail" or answer.startswith("421"))
    assert plain.send(*ENVELOPE, RAW, "<2@games.test>").outcome == "sent"
    assert len(smtp_sink.taken) == 1


@pytest.mark.parametrize("step", ["mail", "rcpt", "data", "content"])
def test_a_connection_lost_before_the_dot_is_for_later(plain: SmtpSender, smtp_sink: SmtpSink, step: str) -> None:
    """The other side cannot have taken the mail. (Of a small mail the dot is on its way before the loss shows.)"""
    smtp_sink.drop = step
    delivery = plain.send(*ENVELOPE, RAW * 120_000, "<1@games.test>")
    assert delivery.outcome == "later"
    assert "was lost" in delivery.detail
    smtp_sink.drop = None
    assert plain.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"


@pytest.mark.parametrize("taken", [True, False])
def test_a_connection_lost_after_the_dot_is_uncertain(plain: SmtpSender, smtp_sink: SmtpSink, taken: bool) -> None:
    """Whether it was taken cannot be known, and is not guessed."""
    smtp_sink.drop, smtp_sink.take_before_drop = "dot", taken
    assert plain.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "uncertain"
    assert len(smtp_sink.taken) == taken


def test_no_answer_to_the_dot_in_time_is_uncertain() -> None:
    """A server that falls silent after the last byte."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def talk() -> None:
            connection, _ = server.accept()
            with connection, connection.makefile("rwb", buffering=0) as stream:
                stream.write(b"220 slow.test\r\n")
                for line in stream:
                    if line.upper().startswith(b"DATA"):
                        stream.write(b"354 go on\r\n")
                        while stream.readline() != b".\r\n":
                            pass
                        stop.wait(10)
                        return
                    stream.write(b"250 OK\r\n")

        stop = threading.Event()
        thread = threading.Thread(target=talk, daemon=True)
        thread.start()
        settings = SmtpSettings(
            host="127.0.0.1", port=server.getsockname()[1], security="plain", timeout=5, data_timeout=0.3
        )
        assert SmtpSender(settings).send(*ENVELOPE, RAW, "<1@games.test>").outcome == "uncertain"
        stop.set()
        thread.join(5)


def test_one_connection_serves_a_batch_and_a_stale_one_is_replaced(plain: SmtpSender, smtp_sink: SmtpSink) -> None:
    """Three mails by one connection; then the server hangs up, and the next mail goes by a new one."""
    for number in range(3):
        assert plain.send(*ENVELOPE, RAW, f"<{number}@games.test>").outcome == "sent"
    assert smtp_sink.connections == 1
    smtp_sink.hang_up()
    assert plain.send(*ENVELOPE, RAW, "<4@games.test>").outcome == "sent"
    assert smtp_sink.connections == 2


def test_starttls_and_login(tls_smtp_sink: SmtpSink) -> None:
    """The certificate is checked, and the login is made."""
    assert tls_smtp_sink.certificate is not None
    ca_file = str(tls_smtp_sink.certificate[0])
    out = sender(tls_smtp_sink, "s3cret-word", security="starttls", user="gm", ca_file=ca_file)
    assert out.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"
    out.close()


def test_tls_from_the_first_byte(tls_smtp_sink: SmtpSink) -> None:
    """As on port 465."""
    assert tls_smtp_sink.certificate is not None
    secure = SmtpSink(certificate=tls_smtp_sink.certificate, implicit_tls=True)
    secure.start()
    out = sender(secure, security="tls", ca_file=str(tls_smtp_sink.certificate[0]))
    assert out.send(*ENVELOPE, RAW, "<1@games.test>").outcome == "sent"
    assert [mail.content for mail in secure.taken] == [RAW]
    out.close()
    secure.stop()


def test_a_wrong_password_is_for_later_and_never_shown(tls_smtp_sink: SmtpSink) -> None:
    """The GM learns which login failed and where its password is set."""
    assert tls_smtp_sink.certificate is not None
    out = sender(
        tls_smtp_sink,
        "hunter2-wrong",
        security="starttls",
        user="gm",
        ca_file=str(tls_smtp_sink.certificate[0]),
        credentials_from="the environment variable PBM_SMTP_PASSWORD",
    )
    delivery = out.send(*ENVELOPE, RAW, "<1@games.test>")
    assert delivery.outcome == "later"
    assert "refused the login of gm" in delivery.detail
    assert "PBM_SMTP_PASSWORD" in delivery.detail
    assert "hunter2" not in delivery.detail


def test_what_the_gm_can_put_right_is_for_later(tls_smtp_sink: SmtpSink, smtp_sink: SmtpSink) -> None:
    """An unknown certificate, no STARTTLS, no TLS, no login, no server, no host."""
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    cases: dict[str, SmtpSender] = {
        "is not to be trusted": sender(tls_smtp_sink, security="starttls"),
        "does not offer STARTTLS": sender(smtp_sink, security="starttls"),
        "does not speak TLS as expected": sender(smtp_sink, security="tls"),
        "wants a login": sender(tls_smtp_sink),
        "nothing listens at": sender(smtp_sink, port=port),
        "no host named nowhere.invalid": sender(smtp_sink, host="nowhere.invalid"),
    }
    for words, out in cases.items():
        delivery = out.send(*ENVELOPE, RAW, "<1@games.test>")
        assert (delivery.outcome, words in delivery.detail) == ("later", True), delivery
        out.close()


def test_addresses_beyond_ascii(plain: SmtpSender, smtp_sink: SmtpSink) -> None:
    """A domain goes out as DNS has it; a name before the @ needs SMTPUTF8; control characters never go out."""
    assert plain.send(ENVELOPE[0], "zoe@bücher.example", RAW, "<1@games.test>").outcome == "sent"
    assert smtp_sink.taken[0].recipients == ("zoe@xn--bcher-kva.example",)
    delivery = plain.send(ENVELOPE[0], "zoë@example.test", RAW, "<2@games.test>")
    assert delivery.outcome == "never"
    delivery = plain.send(ENVELOPE[0], "zoe@example.test>\r\nRCPT TO:<evil@example.test", RAW, "<3@games.test>")
    assert delivery.outcome == "never"
    assert len(smtp_sink.taken) == 1

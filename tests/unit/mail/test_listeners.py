"""What strangers say to the embedded SMTP and LMTP servers, and what they are answered."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from pbm.mail.inbound.conversation import _host_of
from pbm.mail.inbound.lmtp import LmtpListener
from pbm.mail.inbound.smtp import SmtpListener
from pbm.service.ports import Arrival, InboundError, StoreError
from pbm.testing.mail import MemorySink
from tests.contracts.inbound_doors import WallClock

OURS = ("orders@games.test", "orders+viper.3.mac@games.test")


def accepts(address: str) -> bool:
    """Know two addresses, and fail over a third."""
    if address.startswith("broken@"):
        raise RuntimeError("secret detail of the database")
    return address.lower() in OURS


class Talk:
    """A conversation, line by line."""

    def __init__(self, port: int) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.stream = self.connection.makefile("rwb", buffering=0)
        self.greeting = self.answer()

    def say(self, line: str | bytes) -> str:
        """Send a line; return the whole answer."""
        self.connection.sendall((line.encode() if isinstance(line, str) else line) + b"\r\n")
        return self.answer()

    def answer(self) -> str:
        """Return the next answer, its lines joined."""
        lines = []
        while True:
            line = self.stream.readline().decode()
            lines.append(line.rstrip())
            if len(line) < 4 or line[3] != "-":
                return "\n".join(lines)

    def begin(self, *recipients: str, hello: str = "EHLO") -> list[str]:
        """Say hello, MAIL and RCPT; return the answers to RCPT."""
        self.say(f"{hello} client.test")
        assert self.say("MAIL FROM:<zoe@example.test>").startswith("250")
        return [self.say(f"RCPT TO:<{recipient}>") for recipient in recipients]

    def data(self, raw: bytes, answers: int = 1) -> list[str]:
        """Send DATA and a mail; return that many answers."""
        assert self.say("DATA").startswith("354")
        return [self.say(raw + b"\r\n."), *(self.answer() for _ in range(answers - 1))]

    def close(self) -> None:
        """Hang up."""
        self.stream.close()
        self.connection.close()


@pytest.fixture
def sink() -> MemorySink:
    """Where mail goes."""
    return MemorySink()


def listener(made: type[SmtpListener] | type[LmtpListener], **changes: Any) -> Any:
    """Return a listener for games.test."""
    return made(
        "127.0.0.1",
        0,
        **{
            "max_size": 5000,
            "wire_limit": 40_000,
            "hostname": "games.test",
            "accepts": accepts,
            "clock": WallClock(),
            **changes,
        },
    )


@pytest.fixture
def smtp(sink: MemorySink) -> Iterator[SmtpListener]:
    """An SMTP listener at work."""
    made = listener(SmtpListener)
    made.start(sink, lambda: None)
    yield made
    made.stop()


@pytest.fixture
def lmtp(sink: MemorySink) -> Iterator[LmtpListener]:
    """An LMTP listener at work."""
    made = listener(LmtpListener)
    made.start(sink, lambda: None)
    yield made
    made.stop()


@pytest.fixture
def talk(smtp: SmtpListener) -> Iterator[Talk]:
    """A conversation with the SMTP listener."""
    made = Talk(smtp.port)
    yield made
    made.close()


def test_the_envelope_and_the_bytes_are_kept(smtp: SmtpListener, talk: Talk, sink: MemorySink) -> None:
    """Eight-bit bytes, dots and the case of addresses; plus-tags are what the game is known by."""
    talk.begin("orders+VIPER.3.MAC@Games.test")
    answers = talk.data("Subject: Zoë\r\n\r\n..dot\r\n\x00".encode())
    assert answers[0].startswith("250")
    assert smtp.poll() == 1
    (arrival,) = sink.arrivals
    assert arrival.envelope_from == "zoe@example.test"
    assert arrival.envelope_to == ("orders+VIPER.3.MAC@Games.test",)
    assert arrival.raw == "Subject: Zoë\r\n\r\n.dot\r\n\x00\r\n".encode()
    assert (arrival.source, arrival.time_source) == ("smtp", "smtp")


def test_the_null_sender_is_an_empty_one(talk: Talk, sink: MemorySink) -> None:
    """Bounces come from nobody."""
    talk.say("EHLO client.test")
    assert talk.say("MAIL FROM:<>").startswith("250")
    assert talk.say("RCPT TO:<orders@games.test>").startswith("250")
    talk.data(b"Subject: failure notice\r\n\r\nno such user")
    assert sink.arrivals[0].envelope_from == ""


def test_nothing_is_relayed_and_the_unknown_is_unknown(talk: Talk) -> None:
    """Another domain 5.7.1, another name 5.1.1, and neither spoils the one that is right."""
    answers = talk.begin("someone@elsewhere.test", "nobody@games.test", "orders@games.test", "a@b@games.test@evil.test")
    assert [answer[:9] for answer in answers[:3]] == ["550 5.7.1", "550 5.1.1", "250 2.1.5"]
    assert answers[3].startswith("5")


def test_what_is_not_offered_is_refused(talk: Talk) -> None:
    """No login, no looking up of addresses; size and eight bits are offered."""
    hello = talk.say("EHLO client.test")
    assert "SIZE 40000" in hello
    assert "8BITMIME" in hello
    assert "SMTPUTF8" in hello
    assert "AUTH" not in hello
    for command in ("VRFY orders@games.test", "VRFY", "EXPN orders", "AUTH PLAIN AGEAYg==", "AUTH LOGIN"):
        assert talk.say(command).startswith("502"), command
    assert "aiosmtpd" not in talk.greeting + hello
    assert "Python" not in talk.greeting + hello


def test_too_large_is_552_before_and_after(talk: Talk, sink: MemorySink) -> None:
    """By the size it announces, or by the size it has; the conversation goes on."""
    talk.say("EHLO client.test")
    refusal = "552 5.3.4 This mail is too large to be taken: please send it again without pictures or files"
    assert talk.say("MAIL FROM:<zoe@example.test> SIZE=40001") == refusal
    talk.begin("orders@games.test")
    assert talk.data(b"x" * 70 + (b"\r\n" + b"x" * 70) * 700)[0] == refusal
    talk.begin("orders@games.test")
    assert talk.data(b"Subject: small\r\n\r\n")[0].startswith("250")
    assert len(sink.arrivals) == 1


def test_of_a_large_mail_the_beginning_is_taken(talk: Talk, sink: MemorySink) -> None:
    """As from a mailbox: a photo does not lose an order; lines however long, or a dot in them, end nothing too soon."""
    picture = b"\r\n".join([b"y" * 70] * 100)
    for more in (picture, picture + b"\r\n" + b"z" * 9000 + b"\r\n..\r\n.. \r\n" + b"z" * 2000 + b"\r\n" + picture):
        talk.begin("orders@games.test")
        mail = b"Subject: Turn %d\r\n\r\nThrow 5\r\n" % len(more) + more
        assert talk.data(mail)[0].startswith("250")
        arrival = sink.arrivals[-1]
        assert arrival.truncated
        assert arrival.size == len(mail) + 2
        assert mail.startswith(arrival.raw)
        assert 4000 < len(arrival.raw) <= 5000
        assert talk.say("NOOP").startswith("250")
    talk.begin("orders@games.test")
    assert talk.data(b"Subject: small\r\n\r\n..dot")[0].startswith("250")
    assert not sink.arrivals[-1].truncated
    assert sink.arrivals[-1].raw == b"Subject: small\r\n\r\n.dot\r\n"
    assert len(sink.arrivals) == 3


def test_too_long_a_line_is_refused(talk: Talk, sink: MemorySink) -> None:
    """A line of more than a thousand octets is no mail, nor is a command of that length a command."""
    talk.begin("orders@games.test")
    assert talk.data(b"Subject: " + b"x" * 2000)[0].startswith("500")
    assert talk.say("RCPT TO:<" + "x" * 3000 + "@games.test>").startswith("500")
    assert talk.say("NOOP").startswith("250")
    assert not sink.arrivals


def test_a_line_without_end_is_hung_up_on(smtp: SmtpListener, talk: Talk) -> None:
    """It would fill the memory."""
    talk.begin("orders@games.test")
    assert talk.say("DATA").startswith("354")
    with pytest.raises(OSError):  # noqa: PT011 (reset or broken, as the system has it)
        talk.connection.sendall(b"x" * 10_000_000)
    assert smtp.poll() == 0


@pytest.mark.parametrize("error", [RuntimeError("secret detail"), StoreError.saying("store.full", "secret detail")])
def test_errors_of_ours_are_451_without_detail(
    smtp: SmtpListener, talk: Talk, sink: MemorySink, error: Exception
) -> None:
    """The sender keeps the mail and learns nothing; the next try is stored."""
    sink.failures.append(error)
    for expected in ("451 4.3.", "250"):
        talk.begin("orders@games.test")
        (answer,) = talk.data(b"Subject: x\r\n\r\nThrow 3")
        assert answer.startswith(expected)
        assert "secret" not in answer
        assert "Error" not in answer
    assert smtp.poll() == 1


def test_an_address_that_cannot_be_checked_is_451_without_detail(talk: Talk) -> None:
    """A database that is away is no reason to bounce a player's orders."""
    (answer,) = talk.begin("broken@games.test")
    assert answer.startswith("451 4.3.0")
    assert "secret" not in answer


def test_junk_is_answered_and_never_leaks(talk: Talk) -> None:
    """Whatever comes, the answer is an SMTP answer without the words of a program."""
    talk.say("EHLO client.test")
    junk: tuple[str | bytes, ...] = (
        "MAIL FROM:<",
        "MAIL FROM:<@>",
        "MAIL FROM:<a@[>",
        'MAIL FROM:<"@b>',
        "MAIL FROM:<a@b> SIZE=x",
        "MAIL FROM:<a@b> BODY=9BIT",
        "MAIL",
        "RCPT TO:<x",
        b"MAIL FROM:<\xff\xfe@b>",
        b"\xff\xfe",
        "",
        "DATA",
        "RSET x",
        "HELP EHLO",
    )
    for line in junk:
        answer = talk.say(line)
        assert answer[:3].isdigit(), (line, answer)
        assert "Traceback" not in answer
        assert "Error:" not in answer or "Error: (" not in answer


def test_one_mail_after_another_on_one_connection(smtp: SmtpListener, talk: Talk) -> None:
    """A relay hands over what it has."""
    for number in range(5):
        talk.begin("orders@games.test")
        assert talk.data(b"Subject: %d\r\n\r\n" % number)[0].startswith("250")
    assert smtp.poll() == 5


def test_a_bare_line_feed_dot_does_not_end_a_mail(talk: Talk, sink: MemorySink) -> None:
    """Else a second mail could be smuggled in behind the first."""
    talk.begin("orders@games.test")
    smuggled = b"Subject: one\r\n\r\nhello\n.\nMAIL FROM:<evil@example.test>\n.\r\nstill one"
    assert talk.data(smuggled)[0].startswith("250")
    assert len(sink.arrivals) == 1
    assert b"still one" in sink.arrivals[0].raw


def test_too_many_connections_and_recipients_are_put_off(sink: MemorySink) -> None:
    """The third connection is told to come again, and is welcome when there is room."""
    made = listener(SmtpListener, max_connections=2, accepts=lambda _: True)
    made.start(sink, lambda: None)
    first, second = Talk(made.port), Talk(made.port)
    third = Talk(made.port)
    assert third.greeting.startswith("421")
    third.close()
    second.close()
    for _ in range(100):
        fourth = Talk(made.port)
        if fourth.greeting.startswith("220"):
            break
        fourth.close()
        time.sleep(0.02)
    assert fourth.greeting.startswith("220")
    answers = first.begin(*(f"p{number}@games.test" for number in range(101)))
    assert answers[99].startswith("250")
    assert answers[100].startswith("452")
    for talk in (first, fourth):
        talk.close()
    made.stop()


def bound(host: str, port: int) -> socket.socket:
    """Connect from a host of this machine; return the connection."""
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(host, 0))


def test_one_host_cannot_take_every_connection(sink: MemorySink) -> None:
    """However many it opens, others are heard."""
    made = listener(SmtpListener, max_connections=5, max_of_a_host=3)
    made.start(sink, lambda: None)
    many = [bound("127.0.0.2", made.port) for _ in range(6)]
    assert [one.recv(100)[:3] for one in many] == [b"220"] * 3 + [b"421"] * 3
    other = Talk(made.port)
    assert other.greeting.startswith("220")
    other.begin(OURS[0])
    assert other.data(b"From: a@b.test\r\n\r\nThrow 3")[0].startswith("250")
    other.close()
    for one in many:
        one.close()
    made.stop()


def test_who_says_nothing_makes_room_where_all_connections_are_taken(sink: MemorySink) -> None:
    """Many hosts that keep still do not shut the door; who is sending a mail is never hung up on."""
    made = listener(SmtpListener, max_connections=3, idle_when_full=0.2)
    made.start(sink, lambda: None)
    sending = Talk(made.port)
    sending.begin(OURS[0])
    assert sending.say("DATA").startswith("354")
    still = [bound(f"127.0.0.{number}", made.port) for number in (2, 3)]
    assert all(one.recv(100).startswith(b"220") for one in still)
    early = Talk(made.port)
    assert early.greeting.startswith("421"), "they have only just come"
    time.sleep(0.3)
    others = [Talk(made.port) for _ in still]
    assert all(other.greeting.startswith("220") for other in others)
    assert all(one.recv(100).startswith(b"421") for one in still)
    assert sending.say(b"From: a@b.test\r\n\r\nThrow 3\r\n.").startswith("250")
    made.stop()


@pytest.mark.parametrize("begun", [False, True])
def test_who_only_keeps_a_connection_busy_is_hung_up_on(sink: MemorySink, begun: bool) -> None:
    """Neither words without a mail nor a mail that drips for ever hold it; each mail that came is new patience."""
    made = listener(SmtpListener, patience=0.6)
    made.start(sink, lambda: None)
    talk = Talk(made.port)
    began = time.monotonic()
    talk.begin(OURS[0])
    assert talk.data(b"From: a@b.test\r\n\r\nThrow 3")[0].startswith("250")
    if begun:
        assert talk.say("MAIL FROM:<zoe@example.test>").startswith("250")
        assert talk.say(f"RCPT TO:<{OURS[0]}>").startswith("250")
        assert talk.say("DATA").startswith("354")
    ended = ""
    while time.monotonic() < began + 10 and not ended.startswith("421"):
        time.sleep(0.05)
        if begun:
            talk.connection.sendall(b"x")
            talk.connection.settimeout(0.05)
            try:
                ended = talk.connection.recv(100).decode()
            except TimeoutError:
                ended = ""
        else:
            ended = talk.say("NOOP")
    assert ended.startswith("421")
    assert len(sink.arrivals) == 1
    made.stop()


def test_a_whole_ipv6_network_is_one_host() -> None:
    """Whoever has one address there has all of them; an IPv4 address in IPv6's clothes is itself."""
    hosts = [
        ("2001:db8::1", 25, 0, 0),
        ("2001:db8::ffff:2", 25, 0, 0),
        ("::ffff:192.0.2.1", 25, 0, 0),
        ("192.0.2.1", 1),
    ]
    assert [_host_of(host) for host in hosts] == ["2001:db8::/64"] * 2 + ["192.0.2.1"] * 2
    assert _host_of(None) == _host_of("") == ""


def test_lmtp_answers_once_for_each_recipient(lmtp: LmtpListener, sink: MemorySink) -> None:
    """Three named, one refused: two answers after the dot, one mail with both addresses."""
    talk = Talk(lmtp.port)
    answers = talk.begin("orders@games.test", "nobody@games.test", "orders+viper.3.mac@games.test", hello="LHLO")
    assert [answer[:3] for answer in answers] == ["250", "550", "250"]
    assert [answer[:3] for answer in talk.data(b"Subject: x\r\n\r\n", answers=2)] == ["250", "250"]
    assert talk.say("NOOP").startswith("250 OK")
    assert [arrival.envelope_to for arrival in sink.arrivals] == [OURS]
    talk.close()


@pytest.mark.parametrize("trouble", ["store", "size", "line"])
def test_lmtp_answers_once_for_each_recipient_in_trouble_too(
    lmtp: LmtpListener, sink: MemorySink, trouble: str
) -> None:
    """A client that counts answers must not be put out of step by a refusal."""
    sink.failures += [RuntimeError("secret")] if trouble == "store" else []
    raw = {"store": b"Subject: x", "size": (b"x" * 70 + b"\r\n") * 700, "line": b"x" * 3000}[trouble]
    talk = Talk(lmtp.port)
    talk.begin(*OURS, hello="LHLO")
    answers = talk.data(raw, answers=2)
    assert {answer[:3] for answer in answers} == {{"store": "451", "size": "552", "line": "500"}[trouble]}
    assert talk.say("NOOP").startswith("250 OK")
    assert talk.say("EHLO client.test").startswith("500")
    talk.close()


def test_stopping_lets_what_is_being_stored_finish_and_answers_it() -> None:
    """The sender gets his 250, so he does not send it a second time."""
    entered, go_on = threading.Event(), threading.Event()

    class SlowSink(MemorySink):
        def store(self, arrival: Arrival) -> bool:
            entered.set()
            go_on.wait(10)
            return super().store(arrival)

    sink = SlowSink()
    made = listener(SmtpListener)
    made.start(sink, lambda: None)
    talk = Talk(made.port)
    talk.begin("orders@games.test")
    answers: list[str] = []
    sender = threading.Thread(target=lambda: answers.extend(talk.data(b"Subject: x\r\n\r\n")))
    sender.start()
    assert entered.wait(5)
    stopper = threading.Thread(target=made.stop)
    stopper.start()
    time.sleep(0.1)
    go_on.set()
    stopper.join(10)
    sender.join(10)
    assert answers[0].startswith("250")
    assert len(sink.arrivals) == 1
    with pytest.raises(OSError):  # noqa: PT011 (refused or reset, as the system has it)
        Talk(made.port)
    talk.close()


def test_a_sender_who_hangs_up_after_the_dot_has_his_mail_stored_all_the_same() -> None:
    """It was stamped; should he send it again, the copy is recognised."""
    entered, go_on = threading.Event(), threading.Event()

    class SlowSink(MemorySink):
        def store(self, arrival: Arrival) -> bool:
            entered.set()
            go_on.wait(10)
            return super().store(arrival)

    sink = SlowSink()
    made = listener(SmtpListener)
    made.start(sink, lambda: None)
    for _ in range(2):
        talk = Talk(made.port)
        talk.begin("orders@games.test")
        talk.say("DATA")
        talk.connection.sendall(b"Subject: x\r\n\r\nThrow 3\r\n.\r\n")
        if not entered.wait(5):
            pytest.fail("the mail did not come")
        talk.close()
    time.sleep(0.1)
    go_on.set()
    assert made.poll() == 1
    made.stop()
    assert len(sink.arrivals) == 1


def test_a_port_in_use_is_said_so(smtp: SmtpListener, sink: MemorySink) -> None:
    """The GM learns which port."""
    second = SmtpListener("127.0.0.1", smtp.port, hostname="games.test", accepts=accepts, clock=WallClock())
    with pytest.raises(InboundError, match=f"cannot listen on 127.0.0.1 port {smtp.port}"):
        second.start(sink, lambda: None)
    with pytest.raises(InboundError):
        second.poll()


def test_secrets_in_addresses_stay_out_of_the_log(
    talk: Talk, smtp: SmtpListener, caplog: pytest.LogCaptureFixture
) -> None:
    """The tag in a reply address is what a seat is known by."""
    caplog.set_level(logging.INFO)
    talk.begin("orders+viper.3.mac@games.test")
    talk.data(b"Subject: x\r\n\r\n")
    smtp.poll()
    assert "viper.3.mac" not in caplog.text


def test_news_wakes(sink: MemorySink) -> None:
    """The server need not wait for its next tick."""
    woken = threading.Event()
    made = listener(SmtpListener)
    made.start(sink, woken.set)
    talk = Talk(made.port)
    talk.begin("orders@games.test")
    talk.data(b"Subject: x\r\n\r\n")
    assert woken.wait(5)
    talk.close()
    made.stop()

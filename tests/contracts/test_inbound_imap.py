"""What only a mailbox can do to us: lost UIDs, lost connections, letters that are the GM's own. On a real Dovecot."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone

import pytest
from imapclient import IMAPClient

from pbm.mail.inbound import imap as imap_module
from pbm.mail.inbound.imap import ImapMailbox, ImapSettings
from pbm.mail.inbound.imap_session import ImapSession
from pbm.service.ports import Arrival, InboundError
from pbm.testing.mail import MemorySink
from tests.contracts.inbound_doors import WallClock, imap_settings, letter, mailbox
from tests.servers.dovecot import Dovecot
from tests.servers.missing import missing


@pytest.fixture
def sink() -> MemorySink:
    """Where mail goes."""
    return MemorySink()


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again at once: what is waited for is tested where it is."""
    monkeypatch.setattr(imap_module, "HOLD_OFF", (0.0,))


@pytest.fixture
def box(dovecot: Dovecot, sink: MemorySink) -> Iterator[ImapMailbox]:
    """A started mailbox for the server alone."""
    made = mailbox(dovecot)
    made.start(sink, lambda: None)
    yield made
    made.stop()


@pytest.fixture
def shared_box(dovecot: Dovecot, sink: MemorySink) -> Iterator[ImapMailbox]:
    """A started mailbox that is also the GM's own; only mail to the games is the server's."""
    sink.wanted = lambda header: b"orders@games.test" in header
    made = mailbox(dovecot, dedicated=False)
    made.start(sink, lambda: None)
    yield made
    made.stop()


def test_what_was_not_wanted_is_looked_at_again_when_others_may_write(
    dovecot: Dovecot, shared_box: ImapMailbox, sink: MemorySink
) -> None:
    """The GM's own letters are fetched once, and once more when an address or a seat has come."""
    asked: list[bytes] = []
    sink.wanted = lambda header: bool(asked.append(header))
    dovecot.deliver(letter())
    assert [shared_box.poll(), shared_box.poll(), len(asked)] == [0, 0, 1]
    sink.known_writers = "one more"
    sink.wanted = lambda _: True
    assert shared_box.poll() == 1


def test_mail_goes_to_processed_once_it_is_stored(dovecot: Dovecot, box: ImapMailbox, sink: MemorySink) -> None:
    """The inbox is empty afterwards, and the folder was made for it."""
    dovecot.deliver(letter())
    dovecot.deliver(letter())
    assert box.poll() == 2
    assert dovecot.uids() == []
    assert len(dovecot.uids("Processed")) == 2
    assert [a.source for a in sink.arrivals] == [f"imap:{dovecot.user}@{dovecot.host}/INBOX"] * 2


def test_mail_stored_but_not_moved_is_moved_next_time(
    dovecot: Dovecot, sink: MemorySink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the commit and the MOVE, a new process moves the mail and does not store it twice."""

    class KilledError(BaseException):
        pass

    def killed(self: ImapSession, *_: object) -> None:
        raise KilledError

    dovecot.deliver(letter())
    first = mailbox(dovecot)
    first.start(sink, lambda: None)
    with monkeypatch.context() as patch:
        patch.setattr(ImapSession, "move", killed)
        with pytest.raises(KilledError):
            first.poll()
    assert len(dovecot.uids()) == 1
    second = mailbox(dovecot)
    second.start(sink, lambda: None)
    assert second.poll() == 0
    assert dovecot.uids() == []
    assert len(dovecot.uids("Processed")) == 1
    assert len(sink.arrivals) == 1
    first.stop()
    second.stop()


def test_a_new_uidvalidity_is_noted_and_the_folder_read_afresh(
    dovecot: Dovecot, box: ImapMailbox, sink: MemorySink
) -> None:
    """UIDs that begin again at 1 are other mails; old mail that comes back is known by its content."""
    old, new = letter(), letter()
    dovecot.append(old)
    assert box.poll() == 1
    box.stop()
    dovecot.stop()
    dovecot.wipe()
    dovecot.start()
    dovecot.append(old)
    dovecot.append(new)
    box.start(sink, lambda: None)
    assert box.poll() == 1
    assert len(sink.uidvalidities[f"{box.source}/INBOX"]) == 2
    assert [a.uid for a in sink.arrivals] == [1, 2]
    assert dovecot.uids("INBOX") == []


def test_a_mail_that_vanishes_meanwhile_is_passed_over(
    dovecot: Dovecot, box: ImapMailbox, sink: MemorySink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the search and the fetch somebody else deleted one of two."""
    dovecot.append(letter("gone"))
    dovecot.append(letter("here"))
    fetch = ImapSession.fetch

    def deleted_first(self: ImapSession, uids: list[int], items: list[str]) -> dict[int, dict[bytes, object]]:
        if "BODY.PEEK[]" in items and uids == [1]:
            with dovecot.client() as other:
                other.select_folder("INBOX")
                other.delete_messages([1])
                other.expunge()
        return fetch(self, uids, items)

    monkeypatch.setattr(ImapSession, "fetch", deleted_first)
    assert box.poll() == 1
    assert b"here" in sink.arrivals[0].raw


def test_internaldate_is_the_time_that_counts(dovecot: Dovecot, box: ImapMailbox, sink: MemorySink) -> None:
    """An order dragged out of the junk folder keeps the time it came; its zone is taken into account."""
    came = datetime(2025, 3, 14, 18, 30, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    dovecot.append(letter(), date=came)
    box.poll()
    assert sink.arrivals[0].received_at == came
    assert sink.arrivals[0].received_at.tzinfo is UTC
    assert sink.arrivals[0].time_source == "imap"


def test_a_mailbox_whose_clock_is_fast_makes_no_mail_late(dovecot: Dovecot, box: ImapMailbox, sink: MemorySink) -> None:
    """What has been read came by then, whatever time the mailbox gives it: it is not refused as of later."""
    dovecot.append(letter(), date=datetime.now(UTC) + timedelta(minutes=5))
    assert box.poll() == 1
    assert sink.arrivals[0].received_at <= datetime.now(UTC)


def test_the_gms_own_letters_are_left_exactly_as_they_were(
    dovecot: Dovecot, shared_box: ImapMailbox, sink: MemorySink
) -> None:
    """Unread, recent, in place; only the order is taken."""
    dovecot.deliver(b"From: mum@example.test\r\nTo: gm@example.test\r\nSubject: Sunday\r\n\r\nLunch?\r\n")
    dovecot.deliver(letter())
    assert shared_box.poll() == 1
    assert shared_box.poll() == 0
    assert len(sink.arrivals) == 1
    assert dovecot.uids() == [1]
    with dovecot.client() as client:
        client.select_folder("INBOX", readonly=True)
        assert b"\\Seen" not in client.get_flags([1])[1]
        assert b"Lunch" in client.fetch([1], ["BODY.PEEK[]"])[1][b"BODY[]"]


def test_letters_that_are_not_ours_are_not_fetched_again(
    dovecot: Dovecot, shared_box: ImapMailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A GM's inbox of thousands is looked at once."""
    dovecot.deliver(b"From: mum@example.test\r\nSubject: Sunday\r\n\r\nLunch?\r\n")
    shared_box.poll()
    fetched: list[object] = []
    fetch = ImapSession.fetch
    monkeypatch.setattr(ImapSession, "fetch", lambda self, *a: fetched.append(a) or fetch(self, *a))
    shared_box.poll()
    assert fetched == []


def test_further_folders_are_read_and_a_missing_one_is_no_trouble(dovecot: Dovecot, sink: MemorySink) -> None:
    """An order in the junk folder counts; a folder the server has not made yet is waited for."""
    box = mailbox(dovecot, folders=("INBOX", "Junk", "Games/Late"))
    box.start(sink, lambda: None)
    assert box.poll() == 0
    dovecot.append(letter(), folder="Junk")
    dovecot.append(letter(), folder="Games.Late")
    assert box.poll() == 2
    assert {a.source.removeprefix(f"{box.source}/") for a in sink.arrivals} == {"Junk", "Games/Late"}
    box.stop()


def test_processed_may_lie_below_another_folder(dovecot: Dovecot, sink: MemorySink) -> None:
    """The slash is turned into what the server puts between folders."""
    box = mailbox(dovecot, processed="Games/Done")
    box.start(sink, lambda: None)
    dovecot.deliver(letter())
    assert box.poll() == 1
    assert len(dovecot.uids("Games.Done")) == 1
    box.stop()


@pytest.mark.parametrize("uidplus", [True, False])
def test_without_move_mail_is_copied_and_removed(
    dovecot: Dovecot, sink: MemorySink, monkeypatch: pytest.MonkeyPatch, uidplus: bool
) -> None:
    """An old server; what the GM marked as deleted himself is not removed with it."""
    capable = IMAPClient.has_capability
    missing = {"MOVE"} if uidplus else {"MOVE", "UIDPLUS"}
    monkeypatch.setattr(IMAPClient, "has_capability", lambda self, name: name not in missing and capable(self, name))
    sink.wanted = lambda header: b"orders@games.test" in header
    box = mailbox(dovecot, dedicated=False)
    box.start(sink, lambda: None)
    dovecot.append(b"From: mum@example.test\r\nSubject: Sunday\r\n\r\nLunch?\r\n")
    with dovecot.client() as client:
        client.select_folder("INBOX")
        client.delete_messages([1])
    dovecot.append(letter())
    assert box.poll() == 1
    assert box.poll() == 0
    assert len(dovecot.uids("Processed")) == 1
    assert 1 in dovecot.uids()
    assert dovecot.uids() == ([1] if uidplus else [1, 2])
    box.stop()


def test_a_lost_connection_is_made_anew(dovecot: Dovecot, box: ImapMailbox, sink: MemorySink) -> None:
    """After a restart of the server the very next poll works; while it is away the poll says so."""
    dovecot.deliver(letter())
    assert box.poll() == 1
    dovecot.stop()
    with pytest.raises(InboundError, match="Nothing listens at"):
        box.poll()
    dovecot.start()
    dovecot.deliver(letter())
    assert box.poll() == 1
    dovecot.stop()
    dovecot.start()
    dovecot.deliver(letter())
    assert box.poll() == 1


def test_a_wrong_password_is_said_so_and_never_shown(
    dovecot: Dovecot, sink: MemorySink, caplog: pytest.LogCaptureFixture
) -> None:
    """The GM learns which login and where its password is set; the password is in no message and no log."""
    caplog.set_level(logging.DEBUG)
    box = ImapMailbox(imap_settings(dovecot), lambda: "hunter2-wrong", WallClock())
    box.start(sink, lambda: None)
    with pytest.raises(InboundError) as caught:
        box.poll()
    message = str(caught.value)
    assert dovecot.user in message
    assert dovecot.host in message
    assert "PBM_TEST_PASSWORD" in message
    assert "hunter2-wrong" not in message + caplog.text
    box.stop()


def test_a_password_may_have_any_letters(dovecot: Dovecot, sink: MemorySink) -> None:
    """Quotes, spaces and letters beyond ASCII."""
    for secret in ('two "words\\', "pässwörd"):
        dovecot.set_password(secret)
        dovecot.stop()
        dovecot.start()
        box = ImapMailbox(imap_settings(dovecot), lambda: secret, WallClock())  # noqa: B023 (called in this turn)
        box.start(sink, lambda: None)
        assert box.poll() == 0
        box.stop()


def test_repeated_failures_are_not_hammered_at_the_server(
    dovecot: Dovecot, sink: MemorySink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too many tries lock an account: after the first few the answer is repeated without asking."""
    monkeypatch.setattr(imap_module, "HOLD_OFF", (0.0, 60.0))
    tries: list[None] = []
    box = ImapMailbox(imap_settings(dovecot), lambda: tries.append(None) or "wrong", WallClock())
    box.start(sink, lambda: None)
    for _ in range(5):
        with pytest.raises(InboundError):
            box.poll()
    assert len(tries) == 2
    box.stop()


def test_an_unknown_host_and_a_silent_one_are_told_apart(sink: MemorySink) -> None:
    """Each error names what the GM can look at."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        cases = {
            "There is no host named nowhere.invalid": ("nowhere.invalid", 143),
            "did not answer within": ("127.0.0.1", silent.getsockname()[1]),
        }
        for expected, (host, port) in cases.items():
            settings = ImapSettings(host=host, port=port, user="gm", security="plain", timeout=0.5, idle=False)
            box = ImapMailbox(settings, lambda: "x", WallClock())
            box.start(sink, lambda: None)
            with pytest.raises(InboundError, match=expected):
                box.poll()
            box.stop()


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_tls_is_checked_against_the_certificate(dovecot: Dovecot, sink: MemorySink, security: str) -> None:
    """Trusted it works, by TLS and by STARTTLS; unknown it is refused and said so."""
    if dovecot.ca_file is None:
        missing("openssl to make a certificate")
    port = dovecot.tls_port if security == "tls" else dovecot.port
    trusting = mailbox(dovecot, security=security, port=port, ca_file=str(dovecot.ca_file))
    trusting.start(sink, lambda: None)
    dovecot.deliver(letter())
    assert trusting.poll() == 1
    trusting.stop()
    wary = mailbox(dovecot, security=security, port=port)
    wary.start(sink, lambda: None)
    with pytest.raises(InboundError, match=r"certificate of .* not to be trusted"):
        wary.poll()
    wary.stop()


def test_the_wrong_kind_of_security_is_said_so(dovecot: Dovecot, sink: MemorySink) -> None:
    """TLS to a plain port fails with a hint, not with a stack of letters."""
    box = mailbox(dovecot, security="tls", port=dovecot.port)
    box.start(sink, lambda: None)
    with pytest.raises(InboundError, match="does not speak TLS as expected"):
        box.poll()
    box.stop()


def test_news_wakes_the_poll(dovecot: Dovecot, sink: MemorySink) -> None:
    """A mail that comes while the server idles wakes it within moments, also after a restart of the mail server."""
    woken = threading.Event()
    box = mailbox(dovecot, idle=True)
    box.start(sink, woken.set)
    assert woken.wait(10), "listening begins with a first wake"
    for _ in range(2):
        woken.clear()
        dovecot.deliver(letter())
        assert woken.wait(10)
        assert box.poll() == 1
        woken.clear()
        dovecot.stop()
        dovecot.start()
        assert woken.wait(20), "it comes back by itself"
    box.stop()


def test_a_mail_that_comes_as_listening_begins_wakes_the_poll(dovecot: Dovecot, sink: MemorySink) -> None:
    """After the first wake nothing is missed, however soon a mail comes."""
    wakes = threading.Semaphore(0)
    first = threading.Event()

    def wake() -> None:
        if not first.is_set():
            first.set()
            dovecot.deliver(letter())
        wakes.release()

    box = mailbox(dovecot, idle=True)
    box.start(sink, wake)
    assert wakes.acquire(timeout=10), "listening begins with a first wake"
    assert wakes.acquire(timeout=10), "and the mail that comes then wakes it again"
    assert box.poll() == 1
    box.stop()


def test_a_poll_stops_at_a_store_that_fails_and_keeps_the_order(
    dovecot: Dovecot, box: ImapMailbox, sink: MemorySink
) -> None:
    """The mail that failed and those after it are still in the inbox, in their order."""
    stored = MemorySink.store
    for number in range(3):
        dovecot.append(letter(f"number {number}"))

    def second_fails(arrival: Arrival) -> bool:
        if b"number 1" in arrival.raw and not failed:
            failed.append(True)
            raise imap_module.StoreError.saying("store.locked", "locked")
        return stored(sink, arrival)

    failed: list[bool] = []
    sink.store = second_fails  # type: ignore[method-assign]
    with pytest.raises(InboundError, match="locked"):
        box.poll()
    assert len(sink.arrivals) == 1
    assert box.poll() == 2
    assert [b"number %d" % n in a.raw for n, a in enumerate(sink.arrivals)] == [True] * 3
    assert dovecot.uids() == []

"""What every way in keeps to: IMAP on a real Dovecot, SMTP, LMTP, a Maildir and the twin."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pbm.service.ports import Arrival, InboundError, StoreError
from pbm.testing.mail import MemorySink
from tests.contracts.inbound_doors import KINDS, MAX_SIZE, Door, letter, open_door


@pytest.fixture(params=KINDS)
def door(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Door]:
    """A way in of each kind, not yet started."""
    made = open_door(request.param, tmp_path, lambda: request.getfixturevalue("dovecot"))
    yield made
    made.inbound.stop()


@pytest.fixture
def sink() -> MemorySink:
    """Where mail goes."""
    return MemorySink()


def begin(door: Door, sink: MemorySink) -> None:
    """Start the way in."""
    door.inbound.start(sink, lambda: None)


def test_a_mail_is_stored_whole_with_its_time_and_source(door: Door, sink: MemorySink) -> None:
    """The bytes arrive as they were sent; the time is aware, in UTC, and now."""
    begin(door, sink)
    raw = letter()
    before = datetime.now(UTC) - timedelta(seconds=2)
    door.deliver(raw)
    assert door.inbound.poll() == 1
    (arrival,) = sink.arrivals
    assert arrival.raw.replace(b"\r\n", b"\n").endswith(raw.replace(b"\r\n", b"\n"))
    assert arrival.source.startswith(door.inbound.source)
    assert arrival.received_at.utcoffset() == timedelta(0)
    assert before <= arrival.received_at <= datetime.now(UTC) + timedelta(seconds=2)
    assert arrival.size >= len(raw)
    assert not arrival.truncated


def test_a_poll_with_nothing_new_stores_nothing(door: Door, sink: MemorySink) -> None:
    """Polling again brings nothing in again."""
    begin(door, sink)
    assert door.inbound.poll() == 0
    door.deliver(letter())
    assert door.inbound.poll() == 1
    assert door.inbound.poll() == 0
    assert len(sink.arrivals) == 1


def test_mail_is_stored_in_the_order_it_came(door: Door, sink: MemorySink) -> None:
    """A correction is not overtaken by what it corrects."""
    begin(door, sink)
    mails = [letter(f"Throw {number}") for number in range(1, 6)]
    for raw in mails:
        door.deliver(raw)
    assert door.inbound.poll() == 5
    texts = [arrival.raw.replace(b"\r\n", b"\n").partition(b"\n\n")[2] for arrival in sink.arrivals]
    assert texts == [raw.replace(b"\r\n", b"\n").partition(b"\n\n")[2] for raw in mails]


def test_a_mail_that_could_not_be_stored_is_not_lost(door: Door, sink: MemorySink) -> None:
    """A store that fails is asked again: by the next poll, or by the sender who was told to come back."""
    begin(door, sink)
    sink.failures.append(StoreError.saying("store.full", "the disk of pbm is full"))
    raw = letter()
    answer = door.deliver(raw)
    if door.asks_again:
        assert answer.startswith("451")
        assert "disk" not in answer
        assert door.deliver(raw) == "250"
    else:
        with pytest.raises(InboundError, match="disk of pbm is full"):
            door.inbound.poll()
        assert not sink.arrivals
    assert door.inbound.poll() == 1
    assert len(sink.arrivals) == 1


def test_the_same_mail_again_is_no_new_mail(door: Door, sink: MemorySink) -> None:
    """A sender who repeats himself is answered as before, and counted once."""
    begin(door, sink)
    raw = letter()
    assert door.deliver(raw) == "250"
    door.inbound.poll()
    answer = door.deliver(raw)
    assert answer == "250"
    # Dovecot's LMTP puts other headers on the second copy: told apart by content it is another mail.
    if door.kind != "imap":
        assert door.inbound.poll() == 0
        assert len(sink.arrivals) == 1


def test_an_oversize_mail_is_cut(door: Door, sink: MemorySink) -> None:
    """Of a mail over the limit there is the beginning, said to be one."""
    begin(door, sink)
    small = letter("after it")
    big = letter("Throw 5\r\n" + "x" * 70 + ("\r\n" + "y" * 70) * (MAX_SIZE // 72 + 100))
    door.deliver(big)
    door.deliver(small)
    door.inbound.poll()
    assert [a.truncated for a in sink.arrivals] == [True, False]
    cut = sink.arrivals[0]
    assert cut.size >= len(big)
    assert len(cut.raw) <= 2 * 64 * 1024 + 4
    assert b"Subject: Turn 4" in cut.raw
    assert b"Throw 5" in cut.raw


def test_a_poll_has_seen_all_that_was_there_when_it_began(door: Door, sink: MemorySink) -> None:
    """No mail that came before a poll is unstored after it, however slow the store is."""
    entered, go_on = threading.Event(), threading.Event()

    class SlowSink(MemorySink):
        def store(self, arrival: Arrival) -> bool:
            entered.set()
            go_on.wait(10)
            return super().store(arrival)

    slow = SlowSink()
    begin(door, slow)
    sender = threading.Thread(target=door.deliver, args=(letter(),))
    sender.start()
    if door.asks_again:
        assert entered.wait(5)
    else:
        sender.join()
    polled: list[int] = []
    poll = threading.Thread(target=lambda: polled.append(door.inbound.poll()))
    poll.start()
    poll.join(0.3)
    assert poll.is_alive(), "the poll returned before the mail was stored"
    go_on.set()
    poll.join(10)
    sender.join(10)
    assert polled == [1]
    assert len(slow.arrivals) == 1


def test_a_way_in_that_is_not_started_cannot_be_polled(door: Door) -> None:
    """A poll that has seen nothing must not look like one that has."""
    with pytest.raises(InboundError):
        door.inbound.poll()


def test_starting_and_stopping_can_be_repeated(door: Door, sink: MemorySink) -> None:
    """A second stop does no harm, and what was stopped can be started again."""
    begin(door, sink)
    door.inbound.stop()
    door.inbound.stop()
    begin(door, sink)
    door.deliver(letter())
    assert door.inbound.poll() == 1

"""Twins of the mail ports: mail that comes and goes in memory, as a test says it does."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from pbm.service.ports import Arrival, Clock, Delivery, InboundError, MailSink, StoreError

__all__ = ["MemoryInbound", "MemoryOutbound", "MemorySink", "SentMail"]


@dataclass
class MemorySink:
    """Keeps what is stored. ``failures`` are raised, one by one, before anything is stored; then it works again."""

    wanted: Callable[[bytes], bool] = lambda _header: True
    arrivals: list[Arrival] = field(default_factory=list)
    failures: list[Exception] = field(default_factory=list)
    uidvalidities: dict[str, list[int]] = field(default_factory=dict)
    known_writers: str = ""

    def known(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID has been stored already."""
        return any((a.source, a.uidvalidity, a.uid) == (source, uidvalidity, uid) for a in self.arrivals)

    def wants(self, source: str, header: bytes, received_at: datetime) -> bool:  # noqa: ARG002 (part of the port)
        """Return what ``wanted`` says of the header."""
        return self.wanted(header)

    def writers(self) -> str:
        """Return the mark that a test has set."""
        return self.known_writers

    def store(self, arrival: Arrival) -> bool:
        """Keep the mail unless one with the same bytes (whatever its line ends) is there."""
        if self.failures:
            raise self.failures.pop(0)
        if any(_digest(a.raw) == _digest(arrival.raw) for a in self.arrivals):
            return False
        self.arrivals.append(arrival)
        return True

    def note_uidvalidity(self, source: str, uidvalidity: int) -> None:
        """Remember each value a mailbox has had."""
        seen = self.uidvalidities.setdefault(source, [])
        if not seen or seen[-1] != uidvalidity:
            seen.append(uidvalidity)


class MemoryInbound:
    """A way in whose mail is put there by a test; it is stored when polled."""

    def __init__(self, clock: Clock, *, source: str = "memory", max_size: int = 1024 * 1024) -> None:
        self._clock = clock
        self._source = source
        self._max_size = max_size
        self._sink: MailSink | None = None
        self._wake: Callable[[], None] = lambda: None
        self.waiting: list[Arrival] = []
        self.trouble: InboundError | None = None
        self.polls = 0

    @property
    def source(self) -> str:
        """The name of this way in."""
        return self._source

    def deliver(
        self,
        raw: bytes,
        *,
        received_at: datetime | None = None,
        envelope_from: str | None = None,
        envelope_to: tuple[str, ...] = (),
    ) -> None:
        """Put a mail at the door, and wake whoever waits for it."""
        truncated = len(raw) > self._max_size
        self.waiting.append(
            Arrival(
                source=self._source,
                raw=raw[: 64 * 1024] if truncated else raw,
                received_at=received_at or self._clock.now(),
                time_source="smtp",
                envelope_from=envelope_from,
                envelope_to=envelope_to,
                size=len(raw),
                truncated=truncated,
            )
        )
        self._wake()

    def start(self, sink: MailSink, wake: Callable[[], None]) -> None:
        """Note where mail is to go."""
        self._sink, self._wake = sink, wake

    def poll(self) -> int:
        """Store what is at the door; fail if ``trouble`` is set."""
        self.polls += 1
        if self.trouble is not None:
            raise self.trouble
        if self._sink is None:
            raise InboundError.saying("inbound.down", f"{self._source} has not been started.")
        stored = 0
        while self.waiting:
            try:
                stored += self._sink.store(self.waiting[0])
            except StoreError as error:
                raise InboundError.saying("inbound.store", f"{self._source}: {error}") from error
            self.waiting.pop(0)
        return stored

    def stop(self) -> None:
        """Stop: polled now, it fails."""
        self._sink = None


@dataclass(frozen=True, slots=True)
class SentMail:
    """A mail that was taken."""

    envelope_from: str
    recipient: str
    raw: bytes
    message_id: str


class MemoryOutbound:
    """A way out that keeps what is sent. ``outcomes`` are given out one by one, then everything is ``sent``.

    ``by_recipient`` says how it goes for an address, each time. A mail whose outcome is ``uncertain`` was taken or
    not as ``uncertain_takes`` says.
    """

    def __init__(self) -> None:
        self.sent: list[SentMail] = []
        self.attempts: list[SentMail] = []
        self.outcomes: list[Delivery] = []
        self.by_recipient: dict[str, Delivery] = {}
        self.uncertain_takes = False
        self.closed = 0

    def send(self, envelope_from: str, recipient: str, raw: bytes, message_id: str) -> Delivery:
        """Take the mail, or say what the test wants said."""
        mail = SentMail(envelope_from, recipient, raw, message_id)
        self.attempts.append(mail)
        delivery = self.by_recipient.get(recipient.lower())
        if delivery is None:
            delivery = self.outcomes.pop(0) if self.outcomes else Delivery("sent", "250 OK")
        if delivery.outcome == "sent" or (delivery.outcome == "uncertain" and self.uncertain_takes):
            self.sent.append(mail)
        return delivery

    def close(self) -> None:
        """Count how often it was closed."""
        self.closed += 1


def _digest(raw: bytes) -> str:
    return hashlib.sha256(raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n")).hexdigest()

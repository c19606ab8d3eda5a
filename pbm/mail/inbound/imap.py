"""The IMAP mailbox: polled; stored first, moved after; what is not the server's is left as it lies."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from pbm.mail.inbound.imap_idle import Idler
from pbm.mail.inbound.imap_session import TROUBLE, ImapSession, ImapSettings, trouble
from pbm.service.ports import Arrival, Clock, InboundError, MailSink, StoreError

__all__ = ["ImapMailbox", "ImapSettings"]

log = logging.getLogger(__name__)

BATCH = 50
BEGINNING = 64 * 1024
# How long a mailbox is left alone after so many failures in a row: passwords are locked by too many tries. The first
# few are free, because a connection that was lost is often there again at once.
HOLD_OFF = (0.0, 0.0, 5.0, 15.0, 30.0, 60.0, 120.0)


@dataclass(slots=True)
class _Folder:
    """What is remembered of a folder between polls, so that the GM's own letters are not fetched again each time.

    That is until others may write to us than the ``writers`` of then.
    """

    uidvalidity: int = 0
    writers: str = ""
    unwanted: set[int] = field(default_factory=set)
    stored: set[int] = field(default_factory=set)


class ImapMailbox:
    """A way in that is polled. ``password`` is called for each login; what it returns is kept nowhere."""

    def __init__(self, settings: ImapSettings, password: Callable[[], str], clock: Clock) -> None:
        self._settings = settings
        self._password = password
        self._clock = clock
        self._sink: MailSink | None = None
        self._session: ImapSession | None = None
        self._idler: Idler | None = None
        self._memory: dict[str, _Folder] = {}
        self._missing: set[str] = set()
        self._failures = 0
        self._not_before = 0.0
        self._last_trouble: InboundError | None = None
        self._lock = threading.Lock()

    @property
    def source(self) -> str:
        """The name of this way in; mails record it with ``/`` and the folder added."""
        return self._settings.source

    def start(self, sink: MailSink, wake: Callable[[], None]) -> None:
        """Begin: nothing is connected before the first poll but the thread that listens for news."""
        self._sink = sink
        if self._settings.idle and self._idler is None:
            self._idler = Idler(self._settings, self._password, wake)
            self._idler.start()

    def stop(self) -> None:
        """Stop listening for news, and log out."""
        idler, self._idler = self._idler, None
        if idler is not None:
            idler.stop()
        with self._lock:
            self._drop()

    def poll(self) -> int:
        """Store what is there and move it to ``processed``; return how many mails were new."""
        with self._lock:
            if self._sink is None:
                raise InboundError.saying("inbound.down", f"{self.source} has not been started.")
            if self._last_trouble is not None and time.monotonic() < self._not_before:
                raise self._last_trouble
            try:
                new = self._poll(self._sink)
            except InboundError as error:
                self._fail(error)
                raise
            self._failures = 0
            self._last_trouble = None
            return new

    def _poll(self, sink: MailSink) -> int:
        # A connection kept from the last poll may have died since: then a fresh one gets its chance at once. All that
        # a poll does can be done again.
        for session in self._sessions():
            try:
                return sum(self._poll_folder(session, sink, folder) for folder in self._settings.folders)
            except StoreError as error:
                raise InboundError.saying(
                    "inbound.store", f"{self.source}: a mail could not be stored and stays where it is: {error}"
                ) from error
            except TROUBLE as error:
                self._drop()
                failure = trouble(error, self._settings)
                failure.__cause__ = error
        raise failure

    def _sessions(self) -> Iterator[ImapSession]:
        if self._session is not None:
            yield self._session
        self._session = ImapSession(self._settings, self._password)
        yield self._session

    def _drop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.close()

    def _fail(self, error: InboundError) -> None:
        self._drop()
        wait = HOLD_OFF[min(self._failures, len(HOLD_OFF) - 1)]
        self._failures += 1
        self._last_trouble = error
        self._not_before = time.monotonic() + wait
        log.warning("%s", error)

    # --- a folder ------------------------------------------------------------------------------------

    def _poll_folder(self, session: ImapSession, sink: MailSink, folder: str) -> int:
        source = f"{self.source}/{folder}"
        if self._is_missing(session, folder):
            return 0
        # Opened read-only: a look must not take the "recent" mark from the GM's own letters.
        name, uidvalidity = session.examine(folder)
        sink.note_uidvalidity(source, uidvalidity)
        memory = self._memory.setdefault(source, _Folder())
        if memory.uidvalidity != uidvalidity:
            memory = self._memory[source] = _Folder(uidvalidity)
        present = session.uids()
        memory.unwanted.intersection_update(present)
        writers = "" if self._settings.dedicated else sink.writers()
        if writers != memory.writers:
            memory.unwanted.clear()
            memory.writers = writers
        memory.stored.intersection_update(present)
        new = 0
        for batch in _batches([uid for uid in present if uid not in memory.unwanted], BATCH):
            new += self._take(session, sink, source, memory, batch)
            done = [uid for uid in batch if uid in memory.stored]
            if done:
                # Those that were stored by an earlier poll, which then lost the connection or its life, are among them.
                session.move(name, uidvalidity, done)
                session.examine(folder)
        return new

    def _is_missing(self, session: ImapSession, folder: str) -> bool:
        """Return whether a further folder is not there: some servers make Junk when the first mail goes to it."""
        if folder == self._settings.folders[0]:
            return False
        names = session.folder_names()
        if session.find(folder) in names:
            self._missing.discard(folder)
            return False
        session.forget(folder)
        if folder not in self._missing:
            self._missing.add(folder)
            log.warning("%s has no folder %r (yet); there are: %s", self.source, folder, ", ".join(names))
        return True

    def _take(self, session: ImapSession, sink: MailSink, source: str, memory: _Folder, uids: Sequence[int]) -> int:
        """Store those of these mails that are the server's; note in memory what became of each."""
        memory.stored.update(
            uid for uid in uids if uid not in memory.stored and sink.known(source, memory.uidvalidity, uid)
        )
        fresh = [uid for uid in uids if uid not in memory.stored]
        if not fresh:
            return 0
        items = ["RFC822.SIZE", "INTERNALDATE"]
        if not self._settings.dedicated:
            items.append(f"BODY.PEEK[HEADER]<0.{BEGINNING}>")
        new = 0
        for uid, about in session.fetch(fresh, items).items():
            header = _bytes(about, b"BODY[HEADER]<0>")
            if not self._settings.dedicated and not sink.wants(source, header, self._received_at(about)):
                memory.unwanted.add(uid)
                continue
            arrival = self._fetch(session, source, memory.uidvalidity, uid, about)
            if arrival is None:
                continue
            new += sink.store(arrival)
            memory.stored.add(uid)
        return new

    def _fetch(
        self, session: ImapSession, source: str, uidvalidity: int, uid: int, about: dict[bytes, Any]
    ) -> Arrival | None:
        """Return a mail, or its beginning if it is too large; None when it has vanished."""
        size = int(about.get(b"RFC822.SIZE") or 0)
        truncated = size > self._settings.max_size
        if truncated:
            items = [f"BODY.PEEK[HEADER]<0.{BEGINNING}>", f"BODY.PEEK[TEXT]<0.{BEGINNING}>"]
            found = session.fetch([uid], items).get(uid)
            if found is None or found.get(b"BODY[HEADER]<0>") is None:
                return None
            header = _bytes(found, b"BODY[HEADER]<0>")
            # Cut off within the header there is no empty line below it; the text must not be taken for header.
            end = b"" if header.endswith((b"\r\n\r\n", b"\n\n")) else b"\r\n\r\n"
            raw = header + end + _bytes(found, b"BODY[TEXT]<0>")
        else:
            found = session.fetch([uid], ["BODY.PEEK[]"]).get(uid)
            if found is None or found.get(b"BODY[]") is None:
                return None
            raw = _bytes(found, b"BODY[]")
            if len(raw) > self._settings.max_size + BEGINNING:
                # The size was a lie (some servers only estimate it).
                size, truncated, raw = len(raw), True, raw[: 2 * BEGINNING]
        return Arrival(
            source=source,
            raw=raw,
            received_at=self._received_at(about),
            time_source="imap",
            uidvalidity=uidvalidity,
            uid=uid,
            size=max(size, len(raw)),
            truncated=truncated,
        )

    def _received_at(self, about: dict[bytes, Any]) -> datetime:
        """Return INTERNALDATE, when the mailbox got the mail, in UTC; never later than now: its clock may be fast."""
        date, now = about.get(b"INTERNALDATE"), self._clock.now()
        if not isinstance(date, datetime):
            return now
        return min((date if date.tzinfo is not None else date.replace(tzinfo=UTC)).astimezone(UTC), now)


def _bytes(found: dict[bytes, Any], key: bytes) -> bytes:
    value = found.get(key)
    return value if isinstance(value, bytes) else b""


def _batches(uids: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for start in range(0, len(uids), size):
        yield uids[start : start + size]

"""A thread that listens for news of a mailbox (IMAP IDLE) and wakes the poll. Nothing depends on it."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable
from typing import Any

from pbm.mail.inbound.imap_session import MAX_IDLE, TROUBLE, ImapSession, ImapSettings, sense, trouble
from pbm.service.ports import InboundError

__all__ = ["Idler"]

log = logging.getLogger(__name__)

SLICE = 1.0
# A check that returns at once with nothing, time and again, is a connection that has been closed: imapclient keeps
# quiet about that.
MAX_EMPTY = 5
LONGEST_PAUSE = 300.0
STOP_TIMEOUT = 10.0
NEWS = (b"EXISTS", b"RECENT")


class Idler:
    """Listens on a connection of its own, and makes a new one when it is lost."""

    def __init__(self, settings: ImapSettings, password: Callable[[], str], wake: Callable[[], None]) -> None:
        self._settings = settings
        self._password = password
        self._wake = wake
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"{settings.source}-idle", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self._thread.join(STOP_TIMEOUT)

    def _run(self) -> None:
        pause = 1.0
        while not self._stopping.is_set():
            try:
                session = ImapSession(self._settings, self._password)
                try:
                    if not session.client.has_capability("IDLE"):
                        log.info("%s has no IDLE; it is polled only", self._settings.source)
                        return
                    pause = 1.0
                    with sense():
                        self._listen(session)
                finally:
                    session.close()
            except (InboundError, *TROUBLE) as error:
                log.info("%s: no news for now: %s", self._settings.source, trouble(error, self._settings))
            # Spread out, so that many mailboxes of one server do not come back all at once.
            self._stopping.wait(pause * random.uniform(0.8, 1.2))  # noqa: S311 (nothing secret about a pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def _listen(self, session: ImapSession) -> None:
        """Listen until told to stop; an exception when the connection is lost."""
        session.examine(self._settings.folders[0])
        while not self._stopping.is_set():
            session.client.idle()
            # Something may have come while nobody listened; and what the server told in one breath with its consent is
            # with imapclient already, whose checks look at the connection alone.
            self._wake()
            until = time.monotonic() + min(self._settings.idle_seconds, MAX_IDLE)
            empty = 0
            while not self._stopping.is_set() and time.monotonic() < until:
                began = time.monotonic()
                responses = session.client.idle_check(timeout=SLICE)
                empty = 0 if responses or time.monotonic() - began > SLICE / 2 else empty + 1
                if empty > MAX_EMPTY:
                    raise ConnectionError("the connection was closed")
                if any(_is_news(response) for response in responses):
                    self._wake()
            # Ended and begun anew: a connection that only seems to be there shows itself here.
            _, responses = session.client.idle_done()
            if any(_is_news(response) for response in responses):
                self._wake()


def _is_news(response: Any) -> bool:
    return isinstance(response, tuple) and len(response) > 1 and response[1] in NEWS

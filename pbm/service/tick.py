"""One beat of the server: read the ways in, process what came, close what is due, send what waits."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TypeVar

from pbm.core.errors import ConfigError, PbmError
from pbm.service.archive import ArchiveKeeper
from pbm.service.late import all_in
from pbm.service.office import Office
from pbm.service.ports import Inbound, Outbound, StoreError
from pbm.service.post import drain
from pbm.service.questions import expire
from pbm.service.reading import process_waiting
from pbm.service.receipts import send_withheld_receipts
from pbm.service.releasing import remind_gm
from pbm.service.reminders import send_reminders
from pbm.service.reveal import show_what_waited
from pbm.service.rounds import close_due_rounds, has_been_read

__all__ = ["Beat", "Tick"]

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Beat:
    """What one tick did."""

    stored: int = 0
    processed: int = 0
    closed: tuple[int, ...] = ()
    sent: int = 0
    waiting: tuple[str, ...] = ()


@dataclass(slots=True)
class Tick:
    """Runs the server's beat. ``poll_every`` is how often mailboxes are read when nothing wakes them sooner.

    ``archive`` is kept up to date last of all, once the mail is out. ``passing`` tells the seconds that pass, whatever
    is done to the machine's clock: mailboxes are read also while that is put back.
    """

    office: Office
    inbounds: Sequence[Inbound]
    outbound: Outbound
    poll_every: timedelta
    archive: ArchiveKeeper | None = None
    passing: Callable[[], float] = time.monotonic
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _woken: threading.Event = field(default_factory=threading.Event)
    _polled_at: float | None = None

    def wake(self) -> None:
        """Say that there may be new mail; the next beat reads the ways in. Safe from any thread."""
        self._woken.set()

    def beat(self, *, poll: bool = False) -> Beat:
        """Do what is to be done now and return it. Every part may fail and is tried again at the next beat."""
        with self._lock:
            stored = self._poll() if poll or self._poll_due() else 0
            # Each part by itself: one that fails must not keep the others from their work.
            processed = _part(lambda: process_waiting(self.office), 0)
            _part(lambda: expire(self.office), 0)
            nothing: tuple[tuple[int, ...], tuple[str, ...]] = ((), ())
            closed, waiting = _part(lambda: close_due_rounds(self.office), nothing)
            _part(lambda: show_what_waited(self.office), 0)
            _part(lambda: send_reminders(self.office), 0)
            _part(lambda: remind_gm(self.office), 0)
            _part(lambda: send_withheld_receipts(self.office), 0)
            sent, _ = _part(lambda: drain(self.office, self.outbound), (0, 0))
            keeper = self.archive
            if keeper is not None:
                _part(lambda: keeper.renew(self.office, played=bool(closed)), None)
            return Beat(stored, processed, closed, sent, waiting)

    def read_mail(self) -> None:
        """Read every way in and process what came, and nothing else."""
        with self._lock:
            self._poll()
            process_waiting(self.office)

    def _poll_due(self) -> bool:
        if self._woken.is_set():
            return True
        now = self.office.clock.now()
        if self._polled_at is None or self.passing() - self._polled_at >= self.poll_every.total_seconds():
            return True
        try:
            with self.office.store.begin() as work:
                due = work.rounds.due(now)
                return any(
                    not has_been_read(state, all_in(round_.deadline), now)
                    for round_ in due
                    for inbound in self.inbounds
                    for state in (work.mailboxes.get(inbound.source),)
                )
        except StoreError as error:
            log.error("%s", error)
            return False

    def _poll(self) -> int:
        self._woken.clear()
        self._polled_at = self.passing()
        stored = 0
        for inbound in self.inbounds:
            begun = self.office.clock.now()
            failure: str | None = None
            try:
                stored += inbound.poll()
            except PbmError as error:
                failure = str(error)
                log.error("%s", failure if failure.startswith(inbound.source) else f"{inbound.source}: {failure}")
            except Exception as error:
                # A poll that ends in a way nobody foresaw has not read the mailbox: rounds must wait for it.
                failure = f"it could not be read ({type(error).__name__})"
                log.exception("%s: %s", inbound.source, failure)
            try:
                with self.office.store.begin() as work:
                    state = work.mailboxes.get(inbound.source)
                    if failure is None:
                        work.mailboxes.put(replace(state, ok_begun_at=begun, failing_since=None, last_error=""))
                    else:
                        work.mailboxes.put(
                            replace(state, failing_since=state.failing_since or begun, last_error=failure)
                        )
            except StoreError as error:
                log.error("%s", error)
        return stored


def _part(work: Callable[[], T], otherwise: T) -> T:
    """Return what a part of a beat did; ``otherwise`` when it failed, which is logged. The next beat tries again."""
    try:
        return work()
    except ConfigError as error:
        # Its words would name spaces of a board that can no longer be built.
        log.error("a game cannot be laid out: %s", error.codes)
    except PbmError as error:
        log.error("%s", error)
    except Exception:
        log.exception("a part of the beat failed; the next beat tries again")
    return otherwise

"""The tick: a beat every few seconds, and at once when there may be new mail.

APScheduler only beats the drum. Which rounds are due is asked of the database at every beat, so that a server that was
down over a deadline closes the round when it is up, and none is closed twice. APScheduler goes by the machine's clock,
and would sleep for as long as that is put back; a watch that goes by the seconds that pass then wakes it.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from apscheduler.executors.pool import ThreadPoolExecutor
from apscheduler.jobstores.base import JobLookupError
from apscheduler.schedulers.background import BackgroundScheduler

__all__ = ["Scheduler"]

log = logging.getLogger(__name__)


class Scheduler:
    """Runs ``beat`` every ``every``, one at a time, from ``start`` until ``stop``."""

    def __init__(self, beat: Callable[[], object], every: timedelta) -> None:
        self._beat = beat
        self._every = every
        self._busy = threading.Lock()
        self._again = threading.Event()
        self._stopping = threading.Event()
        self._beaten = time.monotonic()
        self._watch = threading.Thread(target=self._watched, name="watch", daemon=True)
        self._scheduler = BackgroundScheduler(
            timezone=UTC,
            executors={"default": ThreadPoolExecutor(1)},
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None},
        )

    def start(self) -> None:
        """Begin to beat; the first beat is now."""
        self._scheduler.add_job(
            self._run,
            "interval",
            seconds=self._every.total_seconds(),
            id="tick",
            next_run_time=datetime.now(UTC),
        )
        self._scheduler.start()
        self._watch.start()

    def wake(self) -> None:
        """Beat as soon as the present beat, if there is one, is over. Safe from any thread."""
        self._again.set()
        if self._busy.locked():
            return
        try:
            self._scheduler.modify_job("tick", next_run_time=datetime.now(UTC))
        except JobLookupError:
            log.debug("woken before the start or after the stop")

    def stop(self) -> None:
        """Stop beating; a beat that is under way ends first."""
        self._stopping.set()
        if self._scheduler.running:
            self._scheduler.shutdown(wait=True)
            self._watch.join()

    def _watched(self) -> None:
        """Wake the drum when it has been silent for longer than it should, as a clock that is put back makes it."""
        every = self._every.total_seconds()
        while not self._stopping.wait(every):
            if time.monotonic() - self._beaten > 2 * every and not self._busy.locked():
                self.wake()

    def _run(self) -> None:
        with self._busy:
            self._again.set()
            while self._again.is_set():
                self._again.clear()
                try:
                    self._beat()
                except Exception:
                    # The drum must go on: whatever one beat met, the next one tries again.
                    log.exception("a beat failed; the next one tries again")
                    return
                finally:
                    self._beaten = time.monotonic()

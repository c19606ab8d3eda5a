"""The tick: a beat every few seconds, and at once when there may be new mail.

This only beats the drum. Which rounds are due is asked of the database at every beat, so that a server that was down
over a deadline closes the round when it is up, and none is closed twice. The drum goes by a clock that nobody can set:
the machine's may be put back by hours, and mail must be read meanwhile.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from datetime import timedelta

__all__ = ["Scheduler"]

log = logging.getLogger(__name__)


class Scheduler:
    """Runs ``beat`` every ``every``, one at a time, from ``start`` until ``stop``."""

    def __init__(self, beat: Callable[[], object], every: timedelta) -> None:
        self._beat = beat
        self._every = every.total_seconds()
        self._again = threading.Event()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tick", daemon=True)

    def start(self) -> None:
        """Begin to beat; the first beat is now."""
        self._thread.start()

    def wake(self) -> None:
        """Beat as soon as the present beat, if there is one, is over. Safe from any thread."""
        self._again.set()

    def stop(self) -> None:
        """Stop beating; a beat that is under way ends first."""
        self._stopping.set()
        self._again.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            begun = time.monotonic()
            self._again.clear()
            if self._stopping.is_set():
                return  # said between the two: the next wait would not notice
            try:
                self._beat()
            except Exception:
                # The drum must go on: whatever one beat met, the next one tries again.
                log.exception("a beat failed; the next one tries again")
            # `wait` goes by the same clock. A beat that took longer than the time between two is followed at once.
            self._again.wait(max(0.0, begun + self._every - time.monotonic()))

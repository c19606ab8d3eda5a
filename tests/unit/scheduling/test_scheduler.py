"""The drum that the server's work goes by."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta, tzinfo

import pytest
from apscheduler.schedulers import base

from pbm.scheduling import scheduler as module
from pbm.scheduling.scheduler import Scheduler

EVER = timedelta(hours=1)
SOON = timedelta(milliseconds=50)


@contextmanager
def beating(beat: Callable[[], object], every: timedelta) -> Iterator[Scheduler]:
    """Have the drum beaten while the block lasts."""
    drum = Scheduler(beat, every)
    drum.start()
    try:
        yield drum
    finally:
        drum.stop()


def until(what: Callable[[], bool], seconds: float = 10) -> bool:
    """Return whether something comes true within some seconds."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def test_it_beats_at_once_and_again_and_again() -> None:
    """The first beat is at the start, and more follow by themselves."""
    beats: list[float] = []
    with beating(lambda: beats.append(time.monotonic()), SOON):
        assert until(lambda: len(beats) >= 4)
    assert beats[3] - beats[0] >= 0.14
    count = len(beats)
    time.sleep(0.2)
    assert len(beats) == count, "it has been stopped"


def test_it_goes_on_beating_when_the_machines_clock_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that was fast and is put right stops no work for as long as it was fast."""
    put_back = timedelta(0)

    class Clock(datetime):
        """The machine's clock, which can be put back."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            """Return the moment it shows."""
            return datetime.now(tz) - put_back

    real = time.time
    for one in (module, base):
        monkeypatch.setattr(one, "datetime", Clock)
    monkeypatch.setattr(time, "time", lambda: real() - put_back.total_seconds())
    beats: list[None] = []

    def beat() -> None:
        nonlocal put_back
        beats.append(None)
        put_back = EVER if len(beats) >= 3 else put_back

    with beating(beat, SOON):
        assert until(lambda: len(beats) >= 8, seconds=3)


def test_a_wake_beats_at_once_also_during_a_beat() -> None:
    """New mail is read at once; what comes during a beat, which may have passed it, in one that follows at once."""
    beats: list[None] = []
    inside, go = threading.Event(), threading.Event()

    def beat() -> None:
        beats.append(None)
        if len(beats) == 2:
            inside.set()
            go.wait(10)

    with beating(beat, EVER) as drum:
        assert until(lambda: len(beats) == 1)
        drum.wake()
        assert inside.wait(10)
        drum.wake()
        drum.wake()
        go.set()
        assert until(lambda: len(beats) == 3)
        time.sleep(0.1)
        assert len(beats) == 3


def test_a_beat_that_fails_is_followed_by_others(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever one beat meets, the drum goes on, and it is told in the log."""
    beats: list[None] = []

    def beat() -> None:
        beats.append(None)
        raise ZeroDivisionError

    with beating(beat, SOON):
        assert until(lambda: len(beats) >= 3)
    assert "a beat failed" in caplog.text


def test_a_stop_lets_a_beat_end_and_no_other_begin() -> None:
    """Who stops the server has nothing half done, and wakes after that do nothing."""
    done: list[str] = []
    inside = threading.Event()

    def beat() -> None:
        done.append("begun")
        inside.set()
        time.sleep(0.2)
        done.append("ended")

    drum = Scheduler(beat, SOON)
    drum.wake()
    drum.start()
    assert inside.wait(10)
    drum.stop()
    drum.wake()
    assert done == ["begun", "ended"]


def test_what_was_never_started_can_be_stopped() -> None:
    """A server that could not start is taken down like any other."""
    Scheduler(lambda: None, SOON).stop()

"""What work costs in processor time, measured so that a busy machine does not decide."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Stuff = TypeVar("Stuff")
GOES = 6
LOOP, LOOP_TOOK = 200_000, 0.012
"""A loop, and the seconds that it took on the machine on which seconds were chosen."""
TOO_SHORT = 0.02  # seconds; what takes less is measured badly, and harmless


def spent(work: Callable[[], object], times: int = 1) -> float:
    """Return the least processor time, in seconds, that some work takes."""
    least = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        least = min(least, time.process_time() - began)
    return least


def is_quick(work: Callable[[], object], seconds: float) -> bool:
    """Return whether work takes less than some seconds, on a machine as fast as the one they were chosen on.

    A slower one, or one that others slow down, shows that in a loop of the same moment; work that is too slow stays so
    when it is measured again.
    """
    for _ in range(GOES // 2):
        before, taken = _pace(), spent(work)
        if taken < seconds * max(1.0, before, _pace()):
            return True
    return False


def _pace() -> float:
    """Return how many times as long as on that machine a loop takes here."""
    return spent(lambda: sum(number * number for number in range(LOOP)), 2) / LOOP_TOOK


def growth(work: Callable[[Stuff], object], make: Callable[[int], Stuff], small: int, large: int, most: float) -> float:
    """Return how many times as much the work costs on the large stuff as on the small; 0 for next to nothing.

    `make` returns the stuff of a size. A neighbour on the machine can only make either dearer, so a ratio above
    `most` is measured again, the small work on both sides of the large, before it counts: a true one stays.
    """
    little, much = make(small), make(large)
    whole = spent(lambda: work(much))
    if whole < TOO_SHORT:
        return 0.0
    least = whole / spent(lambda: work(little), 2)
    for _ in range(GOES - 1):
        if least <= most:
            break
        before = spent(lambda: work(little), 2)
        whole = spent(lambda: work(much))
        least = min(least, whole / max(before, spent(lambda: work(little), 2)))
    return least

"""How long it takes to work out a game on boards of any size, beside the plain way to do it.

    python benchmarks/analysis.py

The board of a well-known article, 100 spaces, is repeated until there are as many as wanted. *ours* is the turns
expected from every space: the board as a mapping in, the values out, with the equations checked. *article* is what the
article does, a loop that fills a matrix and numpy's solver for it, in the same run; *solver* is that solver alone.
*all* is every figure of `pbm board analyse`, the fraction left out. *memory* is the most this process had until then.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402 - this tree, wherever it is run from

from pbm.analysis.expected import figures, turns_from  # noqa: E402
from pbm.analysis.markov import chain_of  # noqa: E402
from pbm.analysis.throws import Die  # noqa: E402

LAP = {1: 38, 4: 14, 9: 31, 16: 6, 21: 42, 28: 84, 36: 44, 48: 26, 49: 11, 51: 67}
LAP |= {56: 53, 62: 19, 64: 60, 71: 91, 80: 100, 87: 24, 93: 73, 95: 75, 98: 78}
BESIDE = (100, 1000, 3000)
ALONE = (100_000, 1_000_000)
AIM = 20


def board(size: int) -> dict[int, int]:
    """Return the snakes and ladders of as many laps as there are hundreds."""
    return {start + first: end + first for first in range(0, size, 100) for start, end in LAP.items()}


def article(size: int, jumps: Mapping[int, int]) -> tuple[Any, Any]:
    """Return the matrix and the right side, put together space by space and throw by throw."""
    matrix, right = np.eye(size), np.ones(size)
    for space in range(size):
        for throw in range(1, 7):
            end = space if space + throw > size else jumps.get(space + throw, space + throw)
            if end < size:
                matrix[space][end] -= 1 / 6
    return matrix, right


def seconds(do: Callable[[], Any], times: int) -> tuple[float, Any]:
    """Return the median time of something done several times, and what it returns."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        found = do()
        taken.append(time.perf_counter() - begun)
    return median(taken), found


def shown(taken: float | None) -> str:
    """Return a time in milliseconds."""
    return f"{'':>14}" if taken is None else f"{taken * 1e3:11.2f} ms"


def main() -> None:
    """Print a line for every size, and whether the aim was met."""
    print(f"{'spaces':>9}{'ours':>14}{'article':>14}{'x ours':>9}{'solver':>14}{'x ours':>9}{'all':>14}{'memory':>10}")
    missed = False
    for size in (*BESIDE, *ALONE):
        jumps = board(size)
        times = 9 if size <= 1000 else 3 if size in BESIDE else 1
        turns_from(chain_of(size, jumps, Die.fair(6)))
        ours, values = seconds(lambda s=size, j=jumps: turns_from(chain_of(s, j, Die.fair(6))), times)
        whole, _ = seconds(lambda s=size, j=jumps: figures(chain_of(s, j, Die.fair(6)), exact=False), 1)
        beside: float | None = None
        alone: float | None = None
        more = f"{'':>9}"
        cells = f"{shown(None)}{more}{shown(None)}{more}"
        if size in BESIDE:
            beside, plain = seconds(lambda s=size, j=jumps: np.linalg.solve(*article(s, j)), times)
            matrix, right = article(size, jumps)
            alone, _ = seconds(lambda m=matrix, r=right: np.linalg.solve(m, r), times)
            assert np.allclose(plain, values[:-1], rtol=1e-9)
            cells = f"{shown(beside)}{beside / ours:8.0f}x{shown(alone)}{alone / ours:8.0f}x"
            missed |= size >= 1000 and beside / ours < AIM
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{size:9}{shown(ours)}{cells}{shown(whole)}{memory:7.0f} MB", flush=True)
    print(f"The aim from 1,000 spaces on is {AIM} times as quick as the article: {'missed' if missed else 'met'}.")


if __name__ == "__main__":
    main()

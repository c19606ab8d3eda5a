"""The promise that a game is the same wherever it is played: another process, another hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from pbm.testing.conformance.cases import Case, ensure, plain, played_out, same
from pbm.testing.plays import hashes

__all__ = ["another_process_plays_the_same"]

_ROUNDS = 30


def another_process_plays_the_same(case: Case) -> None:
    """Two other processes, which put sets in another order, come to the same rounds from the same orders."""
    task = {
        "ruleset": case.ruleset,
        "boards": case.boards,
        "options": case.options,
        "seats": case.seats,
        "rounds": [round_.orders for round_ in played_out(case, 0, ordering=0.7, rounds=_ROUNDS)],
    }
    wanted = hashes(plain(task))
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "pbm.testing.plays"],
            input=json.dumps(plain(task)),
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=False,
        )
        ensure(done.returncode == 0, f"another process cannot play the game:\n{done.stderr}")
        same(json.loads(done.stdout), wanted, "the rounds, by their hashes, of another process and of this one")

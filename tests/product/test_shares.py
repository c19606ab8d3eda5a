"""What `make test` leaves to `make soak`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.shares import share_of

ROOT = Path(__file__).parents[2]
SENTENCES = "tests/unit/orders/test_changed_for.py"


@pytest.mark.parametrize(
    ("test", "share"),
    [
        ("tests/unit/orders/test_a.py::test_x", 32),
        ("tests/rulesets/test_a.py::test_x", 32),
        ("tests/playthroughs/test_a.py::test_x", 8),
        ("tests/playthroughs/test_seasons.py::test_x", 1),
        ("tests/contracts/test_store.py::test_kept", 1),
    ],
)
def test_only_lists_of_sentences_are_tried_in_part(test: str, share: int) -> None:
    """One case in so many of what tries sentences, more of a playthrough's, some of which are states of a game."""
    assert share_of(test, 32) == share
    assert share_of(test, 1) == 1


def collected(*options: str) -> list[str]:
    """Return the names of the tests of a file that are collected."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", SENTENCES, *options]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    return [line for line in told.stdout.splitlines() if line.startswith(SENTENCES)]


def test_each_test_is_run_with_its_first_case_at_least() -> None:
    """A share of the sentences is a share of each test's, under the same names; unasked nothing is left out."""
    whole, some = collected(), collected("--one-in", "4")
    tests = list(dict.fromkeys(name.partition("[")[0] for name in whole))
    assert len(tests) > 1
    assert some == [name for test in tests for name in cases(whole, test)[::4]]


def cases(names: list[str], test: str) -> list[str]:
    """Return the names of the cases of a test."""
    return [name for name in names if name.partition("[")[0] == test]

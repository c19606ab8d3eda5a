"""Short mails of Unleashed by a hand that nobody had looked at: how the next player's words are likely to be read."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

from tests.rulesets.test_unleashed_by_others import judged

RIGHT = {"clear": 95, "ask": 47}
"""How many are right, at least: of 110 that are plain, and of 50 that must be asked about."""
WRONG = 5
"""Of how many of both something is taken that was not meant, at most."""


@cache
def counted() -> Counter[tuple[str, str]]:
    """Return how many of each sort were read how."""
    text = Path(__file__).with_name("unleashed_in_short.toml").read_text(encoding="utf-8")
    return Counter((mail["meant"], judged(mail)) for mail in tomllib.loads(text)["mail"])


def test_what_is_plain_is_taken_and_what_is_not_is_asked_about() -> None:
    """Nearly nine of ten plain orders are read exactly, and more than nine of ten others are asked about."""
    assert counted()["clear", "right"] >= RIGHT["clear"]
    assert counted()["ask", "right"] >= RIGHT["ask"]


def test_little_is_taken_that_was_not_meant() -> None:
    """The error that must not happen is counted, and does not become more frequent."""
    assert sum(count for (_, how), count in counted().items() if how in ("misread", "unasked")) <= WRONG

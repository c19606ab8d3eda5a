"""Sentences and what fills them."""

from __future__ import annotations

import pytest

from pbm.core.phrases import filled, say, say_count
from pbm.reports.tongues import Tongues
from tests.unit.reports.test_tongues import LOCALE


@pytest.mark.parametrize("title", ["Who falls?", "Mind the gap!", "Snakes etc.", "To be continued…"])
def test_a_sentence_ends_once(title: str) -> None:
    """A title with a mark of its own at its end takes no full stop after it, in no language."""
    phrase = say("Welcome to {title}. The players are {names}.", title=title, names="Ann and Bob Jr.")
    assert phrase == f"Welcome to {title} The players are Ann and Bob Jr."
    german = Tongues(LOCALE).of("de")
    assert german.said(phrase) == f"Willkommen bei {title} Es spielen mit: Ann and Bob Jr."
    assert say_count("One round of {title}.", "{count} rounds of {title}.", 3, title=title) == f"3 rounds of {title}"


def test_other_full_stops_stay() -> None:
    """After a plain word, and where the value stands before another mark."""
    assert filled("{a}. {b}! {c}.x", {"a": "Hill", "b": "Dr.", "c": 5}) == "Hill. Dr.! 5.x"

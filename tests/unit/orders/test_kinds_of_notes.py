"""Short notes that order nothing: they take orders back, end an instruction, say thanks, or tell when more comes."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short

REPLY = "Re: [vipers] Receipt 3: Your orders"


def test_words_that_are_only_courtesies_are_words_all_the_same() -> None:
    """Nobody is told that their mail came without any words of theirs who wrote some."""
    for text in ("whatever the rules say", "whatever you like", "ok"):
        assert "empty" not in [named(problem) for problem in reading(text, subject=REPLY).problems]
    assert [named(problem) for problem in reading("", subject=REPLY).problems] == ["empty"]

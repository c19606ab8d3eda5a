"""What a question quotes is what the player wrote."""

from __future__ import annotations

import pytest

from pbm.core.errors import Problem
from pbm.core.orders import Reading
from pbm.orders.quoted_back import quoted_back
from tests.unit.orders.forms import reading


@pytest.mark.parametrize(
    ("quote", "written", "quoted"),
    [
        (
            "Never mind the 1. Back to what I had in receipt.",
            "Never mind the 1. Back to what I had in receipt 1.",
            "Never mind the 1. Back to what I had in receipt 1.",
        ),
        ("the 4 I think.", "the 4 I think. Or the 5.", "the 4 I think."),
        ("the 4 I think", "the 4 I think or the 5.", "the 4 I think"),
    ],
)
def test_a_sentence_is_quoted_to_its_end(quote: str, written: str, quoted: str) -> None:
    """Also where the number of a receipt was taken out of it before it was read; a part of one stays a part."""
    reading = Reading("other", "ask", {}, problems=(Problem("x", "?"),), quotes=(quote,))
    assert quoted_back(reading, [written]).quotes == (quoted,)


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("I throw 3.\n\nThe weather is fine.\n\nThrow 5, trapdoor 40", "I throw 3. … Throw 5, trapdoor 40"),
        ("Throw 3\nThrow 3, trapdoor 40\nThrow 4", "Throw 3, trapdoor 40 … Throw 4"),
    ],
)
def test_of_two_throws_both_places_are_quoted(text: str, quoted: str) -> None:
    """Who is asked which of two throws is meant sees both of them."""
    got = reading(text)
    assert got.verdict == "ask"
    assert quoted in got.quotes

"""Mails that say two things of one throw or trapdoor: asked about, whatever they sound like."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "I'll do a 1 and then a 6. Trapdoor 47.",
        "I'd like the 2, then the 6. Trapdoor 47.",
        "Throw ....... 5\nTrapdoor .... 47\n\nI can find nothing better than a 1, so the 1 is what I am throwing.",
    ],
)
def test_two_throws_in_a_round_of_one_are_asked_about(text: str) -> None:
    """Each is told in so many words: which of them is meant cannot be heard."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 47)})


@pytest.mark.parametrize(
    "text",
    [
        "I throw a 4, and may the one who wins the rolls buy them. Trapdoor 47.",
        "Throw 4. Trapdoor 47. We baked 600 rolls and one of them is yours :)",
    ],
)
def test_a_number_beside_that_is_no_throw_is_not(text: str) -> None:
    """An article, and what no die shows, are no second throw."""
    assert short(reading(text)) == {"A": ([4], 47)}

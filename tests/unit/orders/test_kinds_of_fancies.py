"""Throws that somebody fancies, comes down in favour of, or decides oneself for, as who thinks in German says it."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

TAKEN = [
    ("I fancy the 1. Trapdoor? Oh, 24.", 1, 24),
    ("I rather fancy a 3 this time. Trapdoor 24.", 3, 24),
    ("Trapdoor 24, and I do fancy the 2", 2, 24),
    ("I have come down in favour of the 3, trapdoor 40", 3, 40),
    ("In the end I came down on the side of a throw of 3. Trapdoor 40.", 3, 40),
    (
        "After much thought I have come down in favour of a throw of 3, which ought to leave me short of Nadia.",
        3,
        None,
    ),
    ("for the actual turn I decide me for the 3. As trapdoor I nominate the field number 66.", 3, 66),
    ("I have decided myself for the 3, trapdoor 66", 3, 66),
    ("I take for this round the three and make the trapdoor on the 40", 3, 40),
]
OPEN = [
    "I fancy the 1 but Jean says 3. Trapdoor 24.",
    "I fancy the 1 or the 3. Trapdoor 24.",
    "Do you fancy a 3? Trapdoor 24",
    "I fancied the 1. Trapdoor 24.",
    "I don't fancy the 3. Trapdoor 24.",
    "Bob has come down in favour of the 3. Trapdoor 24.",
    "I fancy a 3 if Bob is gone. Trapdoor 24.",
]


@pytest.mark.parametrize(("text", "throw", "door"), TAKEN)
def test_what_is_fancied_or_decided_for_is_thrown(text: str, throw: int, door: int | None) -> None:
    """One throw that its writer settles on in words of liking is the throw."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize("text", OPEN)
def test_a_fancy_that_is_not_settled_is_asked_about(text: str) -> None:
    """Two fancies, somebody else's, a past one or a condition leave the throw open."""
    made = reading(text)
    assert (made.verdict, short(made).get("A", ([], None))[0]) == ("ask", [])


@pytest.mark.parametrize("said", ["I fancy the 1 ", "down in favour of 3, which will get me ", "I decide me for 3 "])
def test_reading_fancies_stays_linear(said: str) -> None:
    """Ten times as much of them costs no more than some ten times the time."""
    assert growth(reading, said.__mul__, 60, 600, 15) < 15

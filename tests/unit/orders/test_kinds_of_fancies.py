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


@pytest.mark.parametrize(
    "said",
    [
        'I\'ve been sitting on that "4" long enough - here it goes.',
        "The 4 has been in my pocket long enough. Off it goes.",
        "The four has been sulking at the back of the drawer. Let it out!",
        "I've still got the 4, and here it comes.",
    ],
)
def test_a_number_that_is_let_go_is_the_throw(said: str) -> None:
    """The only throw spoken of is ordered where a clause behind it says no more than that it goes."""
    got = reading(f"{said} Trapdoor 46.")
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [4], "trapdoor": 46}})


@pytest.mark.parametrize(
    "said",
    [
        "I've been sitting on the 4 long enough, but I'll keep it.",
        "The 4 was my favourite and off it goes to Jim.",
        "I landed on the 4. Here goes.",
        "The 4 kids are in bed, so here goes.",
        "I had the 4 last turn. Off it goes.",
        "I've been sitting on the 4 long enough. Should I let it out?",
    ],
)
def test_a_number_that_is_kept_or_asked_about_is_not_let_go(said: str) -> None:
    """What is kept, somebody else's, a space or a question stays what it is."""
    assert not reading(f"{said} Trapdoor 46.").orders.get("A", {}).get("throws")

"""Spaces that are pointed at as the trapdoor's, and numbers told while something else is told."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

CLEAR = [
    ("Throw 1. I should like to see somebody vanish through 85, which is my trapdoor.", 1, 85),
    ("Throwing a one, bombing 69 with a trapdoor.", 1, 69),
    ("I'm on 37 and 37 is precisely where I want my trapdoor. Throw 1", 1, 37),
    ("Throw 2. Anyone who steps on 69 deserves it, for that is where my trapdoor goes.", 2, 69),
    ("Throw 4. 62 becomes my trapdoor.", 4, 62),
    ("Die of 5, and 86 is to be a trapdoor", 5, 86),
    ("für diese Runde nehme ich die Drei. Die Falltür hätte ich gern auf der 84.", 3, 84),
    ("Doe mij maar een vijf. En zaag het valluik maar uit onder vakje 29.", 5, 29),
    (
        "Is it true that 3 votes make a hole, or was it 2 once someone drops out?\n\nIt's a 2 from me, voting for 46.",
        2,
        46,
    ),
    ("My card seems to have got lost, so here is what was on it: 1, with 36 for the trapdoor.", 1, 36),
]
ASKED = ["Throw 3. Or was it 2?", "I throw 3, trapdoor 45. Did I say 45? Or was it 54?"]


@pytest.mark.parametrize(("text", "throw", "door"), CLEAR)
def test_a_space_that_is_pointed_at_is_nominated(text: str, throw: int, door: int) -> None:
    """Wherever its label stands, the one space of a sentence that is told to be the trapdoor's is it."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize("text", ASKED)
def test_what_is_not_remembered_is_asked(text: str) -> None:
    """Somebody who asks what they said is asked what they mean."""
    assert reading(text).verdict == "ask"


TOLD = [
    "Throw 3. I am on 37, where my trapdoor was last time, alas.",
    "Throw 3. I am on 37, which is nowhere near my trapdoor.",
    "Throw 3. 62 is where Bob wants his trapdoor.",
    "Throw 3. Bob says 62 becomes a trapdoor.",
    "Throw 3. Is 62 a trapdoor?",
    "Throw 3. Since 62 is the trapdoor now, I keep clear.",
]


@pytest.mark.parametrize("text", TOLD)
def test_a_trapdoor_that_is_told_of_is_not_nominated(text: str) -> None:
    """Where a trapdoor was, or is, or somebody wants it, is no nomination."""
    assert short(reading(text)) == {"A": ([3], None)}

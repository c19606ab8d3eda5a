"""A trapdoor that is dropped and a question on what is left, in one sentence: the one is done, the other answered."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

DROPPED = (
    *("Forget the trapdoor, what's left?", "Forget the trapdoor I gave you, and what's left in my set?"),
    *("Hi Alan, forget the trapdoor, which numbers do I have left?", "Drop my trapdoor and what have I left?"),
    *(
        "Vergiss die Falltür, was hab ich noch?",
        "Oublie la trappe, que me reste-t-il ?",
        "Forget the trapdoor, what’s left?",
    ),
    *(
        "Vergeet het luik, wat heb ik nog?",
        "Olvida la trampilla, ¿qué me queda?",
        "Lascia stare la botola, cosa mi resta?",
    ),
)
KEPT = (
    *("Forget the trapdoor, what's left of the cake?", "Did I forget the trapdoor, what's left?", "What's left?"),
    *("Don't forget the trapdoor, what's left?", "I'd forget the trapdoor, what's left?"),
    *("Should I drop my trapdoor, what's left?", "Clive, forget the trapdoor, what's left?"),
)


@pytest.mark.parametrize("words", DROPPED)
def test_the_trapdoor_goes_and_the_question_is_answered(ordered: House, words: str) -> None:
    """Neither is left to the GM."""
    said = text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": "none"}}
    assert "HOW THINGS STAND" in said
    assert "passed on to the GM" not in said


@pytest.mark.parametrize("words", KEPT)
def test_a_question_alone_drops_nothing(ordered: House, words: str) -> None:
    """What is asked, denied or said to somebody else leaves the trapdoor as it was."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}

"""Two labels and two numbers that stand apart, as in a table of one line; and a label without its number."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("I'll go for 1 and 94 please (throw, trapdoor).", 1, 94),
        ("INSERT INTO orders (throw, trapdoor) VALUES (5, 83);", 5, 83),
        ("throw/trapdoor 5/83", 5, 83),
        ("trapdoor, throw: 44/5", 5, 44),
        ("5/44 (die/trapdoor)", 5, 44),
        ("(Wurf, Falltür) = (3, 17)", 3, 17),
        ("turn = 5\nthrow = 2\ntrapdoor = 81\npress = null", 2, 81),
    ],
)
def test_each_number_goes_with_its_label(text: str, throw: int, door: int) -> None:
    """By its place in the pair."""
    got = reading(text)
    assert (got.verdict, got.orders, got.press) == ("clear", {"A": {"throws": [throw], "trapdoor": door}}, None)


@pytest.mark.parametrize("text", ["Throw 5, trapdoor", "5, trap please", "5 and trapdoor"])
def test_a_trapdoor_without_its_space_is_asked_about(text: str) -> None:
    """The throw is kept; a line of a form that was left empty, or none wished, is no question."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("ask", {"A": {"throws": [5]}})
    assert reading("Throw: 5\nTrapdoor:").verdict == "clear"
    assert reading("throw 5, no trapdoor").verdict == "clear"


@pytest.mark.parametrize(
    "text",
    [
        "(1) Number on die to be used : 2 (Two)\n(2) Space nominated as trapdoor : 64 (Sixty-four)",
        "(i) Die selected : 2 (Two)\n(ii) Square chosen as my trap door : 64 (Sixty-four)",
        "1) Number on the die: 2 (two)\n2) Field proposed for trapdoor: 64 (sixty-four)",
        "(a) Number to play : 2\n(b) Square designated as the trapdoor : 64",
    ],
)
def test_a_space_may_be_nominated_as_a_trapdoor_by_its_label(text: str) -> None:
    """A clerk's label, "Space nominated as trapdoor", nominates, with the figure in words behind it or without."""
    made = reading(f"Sir,\n\n{text}\n\nYours faithfully,\nP. Rao")
    assert (made.verdict, short(made)) == ("clear", {"A": ([2], 64)})


@pytest.mark.parametrize("words", ["(Forty-six)", "(Twenty-four)"])
def test_words_that_say_another_number_than_the_figures_are_asked_about(words: str) -> None:
    """What is said twice, and differently, is not taken."""
    made = reading(f"(1) Number on die to be used : 2 (Two)\n(2) Space nominated as trapdoor : 64 {words}")
    assert made.verdict == "ask"

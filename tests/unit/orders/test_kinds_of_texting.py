"""Orders tapped into a telephone: figures that are words, and apostrophes that are not there."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

# A throw of 3, and 57 for the trapdoor.
TAPPED = [
    "can u put me down 4 a 3 n trapdoor 57 thx",
    "pls put me down 4 a 3, trapdoor 57",
    "im going 4 a 3, trapdoor 57",
    "gonna throw a 3 n 57 4 the trapdoor",
    "can u give me 3 n 57 4 trapdoor ta",
    "3 4 me n trapdoor 57 pls",
    "3 4 my throw, 57 4 my trapdoor",
    "id like 2 throw a 3 n put trapdoor on 57",
    "i want 2 play the 3, trapdoor 57 thx 4 the report",
    "throw 3 trapdoor 57 luv 2 u all",
    "Il have a 3 and trapdoor 57",
    "il throw a 3, trapdoor 57",
    "yo il thorw a 3 an trapdor on 57 dont let rhys win agen",
    "Il put the trapdoor on 57 and throw 3",
]
# Figures that are throws all the same.
FIGURES = [
    ("put me down 4, trapdoor 57", 4, 57),
    ("throw 4 a trapdoor on 57", 4, 57),
    ("throw 4 the trapdoor on 57", 4, 57),
    ("i go 4 and trapdoor 57", 4, 57),
    ("move 2 my trapdoor 57", 2, 57),
]
OF_SOMEBODY = ["il lance un 3, trappe 57", "Il joue le 3, trappe sur 57"]


@pytest.mark.parametrize("text", TAPPED)
def test_figures_that_are_words_are_read_as_words(text: str) -> None:
    """A 4 for a "for" and a 2 for a "to" are no numbers, and who leaves out an apostrophe means themselves."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([3], 57)})


@pytest.mark.parametrize(("text", "throw", "door"), FIGURES)
def test_figures_that_are_throws_are_thrown(text: str, throw: int, door: int) -> None:
    """A figure behind its verb is a throw, whatever article follows it."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([throw], door)})


def test_two_figures_in_a_round_of_two_turns_are_two_throws() -> None:
    """Where two throws are asked for, "3 4 me" names both."""
    assert short(reading("3 4 for me, trapdoor 57", turns=2)) == {"A": ([3, 4], 57)}
    assert short(reading("3 4 me, trapdoor 57", turns=2))["A"][0] != [3]


@pytest.mark.parametrize("text", OF_SOMEBODY)
def test_the_french_il_is_somebody_else(text: str) -> None:
    """What "il" throws in French is no order of the writer's."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("ask", {})


@pytest.mark.parametrize("said", ["down 4 a 3 ", "want 2 throw a 3 ", "57 4 the trapdoor ", "il throw "])
def test_reading_what_is_tapped_stays_linear(said: str) -> None:
    """Ten times as much of it costs no more than some ten times the time."""
    assert growth(reading, said.__mul__, 60, 600, 15) < 15

"""Trapdoors that are told as a sum: a space in words, and how far from it."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "4, trapdoor: my new space plus 30",
        "Throw 4 and trapdoor on that plus 30",
        "Throw 4, trapdoor: my current square plus 30",
        "Throw 4, trapdoor my position + 30",
        "Throw 4, trapdoor: where I land plus 30",
        "Throw 4, trapdoor: my space plus another 30",
        "Throw 4, trapdoor 30 further on than me",
        "Throw 4. Trapdoor: Dora's square plus 30",
        "Throw 4. Trapdoor on Dora + 30.",
        "Throw 4. Trapdoor: add 30 to my position",
        "Throw 4. Trapdoor: subtract 30 from the square where Dora stands",
        "Throw 4. Trapdoor: the last square less 30",
        "Throw 4. Trapdoor: my square plus 3.",
        "4, trapdoor: same as last time plus 30",
        "Wurf 4, Falltür: mein Feld plus 30",
        "Dé 4, trappe sur ma position + 30",
        "Worp 4, valluik: mijn vakje plus 30",
        "Tirada 4, trampilla: mi casilla más 30",
        "Tiro 4, botola: la mia casella più 30",
    ],
)
def test_a_space_that_is_a_sum_is_asked_about(text: str) -> None:
    """The number in "my square plus 30" is no space: nobody is given a trapdoor there; the throw stays."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([4], None)})


@pytest.mark.parametrize(
    "text",
    [
        "I'll play the 4 now, plus trapdoor on square 30",
        "I'll move the 4 and that plus 30 as trapdoor",
        "4 for me plus 30 for the trapdoor",
        "Throw of 4 from where I am, plus 30 for the trapdoor",
        "Please play 4 for my counter, plus a trapdoor on 30",
        "4 for my move plus 30 for my space",
        "A throw of 4 gets me past Dora's square, plus trapdoor 30.",
        "throw: 4 (my lucky one) + 30",
        "Wurf 4 plus Falltür 30",
        "Please add 30 to my orders as the trapdoor. Throw 4.",
        "Throw 4, and add 30 for the trapdoor",
        "Throw 4. Add a trapdoor on 30, plus my thanks to the editor.",
    ],
)
def test_what_is_ordered_besides_is_no_sum(text: str) -> None:
    """A trapdoor in addition to a throw is an order as it stands."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 30)})


def test_a_sum_is_asked_for_in_figures() -> None:
    """The player is not called undecided: the space is wanted in figures."""
    (problem,) = reading("Throw 4, trapdoor: my new space plus 30").problems
    assert problem.message.startswith("I could not make out the space of your trapdoor.")

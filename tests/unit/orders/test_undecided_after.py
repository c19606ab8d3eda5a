"""Orders behind which their writer is in two minds are asked about, unless the doubt is overcome."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

ORDERS = "A 3, please. The trapdoor on 62.\n\nFr Declan\n\n"
DOUBTS = [
    "P.S. I can't settle between the two of them at all.",
    "PS: I can't make up my mind.",
    "I really cannot decide.",
    "But honestly, I keep going back and forth between the two.",
    "I am torn between them.",
    "We can't choose which.",
    "Ich kann mich einfach nicht entscheiden.",
    "Je n'arrive pas à choisir entre les deux.",
    "Ik kan niet kiezen.",
    "No puedo decidirme.",
    "Non riesco a decidere tra i due.",
]
NONE = [
    "I can't settle to anything today.",
    "My boys can't decide between tea and cake.",
    "I couldn't decide between 62 and 26, but 62 it is.",
    "I can't decide whether to laugh or cry.",
    "I can't make up my mind. So 62 stays.",
    "I can't pick up the phone.",
    "I can't choose my neighbours.",
]


@pytest.mark.parametrize("text", DOUBTS)
def test_a_doubt_behind_orders_takes_their_certainty(text: str) -> None:
    """Whoever cannot decide has not decided, however plain the lines above were."""
    got = reading(ORDERS + text)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize("text", NONE)
def test_a_doubt_overcome_or_about_something_else_is_none(text: str) -> None:
    """A decision behind it, another matter, another person."""
    got = reading(ORDERS + text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 62)})


def test_only_what_the_doubt_is_about_is_asked_for() -> None:
    """Another space that is weighed leaves the throw plain."""
    got = reading(ORDERS + "P.S. 26 has a great deal to be said for it as well. I can't settle between the two.")
    assert (got.verdict, short(got)) == ("ask", {"A": ([3], None)})


def test_a_doubt_before_the_orders_is_overcome_by_them() -> None:
    """Orders decide what was open above them."""
    got = reading("I can't make up my mind. Oh well:\n\nThrow 3, trapdoor 62.")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 62)})

"""Trapdoors that are counted on from where somebody lands: "trapdoor 30 beyond where I land"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "5, trapdoor 30 beyond where I land",
        "Throw 5, trapdoor 30 just beyond where I land",
        "5, trapdoor 30 further on",
        "Throw 5, trapdoor 30 from where I am",
        "Throw 5, trapdoor 12 past my landing space",
        "Throw 5, trapdoor 30 from my piece",
        "Throw 5, trapdoor 30 ahead of my counter",
        "Wurf 5, Falltür 30 hinter meinem Landefeld",
        "Wurf 5, Falltür 30 weiter vorn",
        "Dé 5, trappe 30 après ma case d'arrivée",
        "Dé 5, trappe 30 plus loin",
        "Worp 5, valluik 30 achter mijn vakje",
        "Tirada 5, trampilla 30 después de mi casilla",
        "Tiro 5, botola 30 dopo la mia casella",
    ],
)
def test_a_space_that_may_be_a_distance_is_asked_about(text: str) -> None:
    """Nobody is given a trapdoor on space 30 who may mean thirty spaces beyond their own."""
    got = reading(text)
    assert (got.verdict, short(got).get("A", ([], None))[1]) == ("ask", None)


@pytest.mark.parametrize(
    "text",
    [
        "5, trapdoor 30",
        "5, trapdoor 30, further news on Friday",
        "throw 5, trapdoor 30 before I forget",
        "5 and trapdoor 30 after all",
        "5, trapdoor 30 from me",
        "Throw 5, trapdoor 30. From where I sit, fine",
        "trapdoor 30 for me and throw 5",
        "5, trapdoor 30 after my holiday",
        "5, trapdoor at 30, right behind Dora",
        "5, trapdoor 30, where I land",
        "Throw 5, trapdoor 30. More after the next report.",
        "Wurf 5, Falltür 30 von mir",
        "throw 5, the trapdoor at 30 behind me",
        "throw 5 and trapdoor 30 from Michelle",
    ],
)
def test_a_space_is_a_space_beside_other_words(text: str) -> None:
    """Words that count nothing leave the trapdoor where it is told."""
    assert short(reading(text)) == {"A": ([5], 30)}

"""Numbers that are named to say that they count no more."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "trapdoor 28 is off. 45 is on.",
        "Throw 4. Trapdoor 28 is out, 45 is in.",
        "trapdoor 28 is out. 45 is in.",
        "Trapdoor 28 is cancelled. 45 it is.",
        "My trapdoor 28 is gone; it's 45 now.",
        "trapdoor 28 is dead, long live 45",
        "trapdoor 28 is history. 45 please.",
        "Trapdoor 28 no longer. 45 now.",
        "trapdoor: 28 off, 45 on",
        "trapdoor 28 is off the table. 45 is on.",
        "Trapdoor 28 off please, 45 on please",
        "trapdoor 28 is off.",
        "Falltür 28 ist raus. 45 ist drin.",
        "Falltür 28 gilt nicht mehr. 45 gilt.",
        "Trappe 28 annulée. 45 à la place.",
        "Valluik 28 vervalt. 45 wordt het.",
        "Trampilla 28 fuera. 45 dentro.",
        "Botola 28 via. 45.",
    ],
)
def test_a_trapdoor_said_to_be_off_is_not_kept(text: str) -> None:
    """Who writes that 28 is off does not want it, whatever comes in its place."""
    got = reading(text)
    assert got.verdict == "ask"
    assert got.orders.get("A", {}).get("trapdoor") != 28


@pytest.mark.parametrize(
    "text", ["throw 3 is off. 6 is on.", "throw 3 is out, 6 is in", "throw 3 is cancelled", "Wurf 3 ist gestrichen. 6."]
)
def test_a_throw_said_to_be_off_is_not_kept(text: str) -> None:
    """Nor is the throw that is said to be off."""
    got = reading(text)
    assert (got.verdict, got.orders.get("A", {}).get("throws", [])) == ("ask", [])


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 28. The gloves are off.",
        "Throw 3, trapdoor 28. The heating is off, 45 degrees outside.",
        "Throw 3, trapdoor 28 is on.",
        "trapdoor 28 is off to a good start. Throw 3.",
        "trapdoor 28, throw 3. I'm off.",
        "3 and 28, off to bed.",
        "Throw 3. Trapdoor 28 is in, I hope.",
        "Trapdoor 28 is one off the snake. Throw 3",
        "Trapdoor 28, and I am out. 3.",
        "Trapdoor 28. Throw 3, and that's the 3 over and done with.",
        "Throw 3, trapdoor 28. My holiday is cancelled.",
        "Throw 3. Trapdoor 28 is out of harm's way.",
        "Wurf 3, Falltür 28. Ich bin dann mal weg.",
    ],
)
def test_what_else_is_off_takes_nothing_back(text: str) -> None:
    """Gloves and holidays are off, players are off to bed: the orders stand."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 28)})

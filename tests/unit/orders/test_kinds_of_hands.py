"""The numbers that somebody tells to have left are none of them the throw, unless one is singled out."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

HANDS = [
    "I have 1, 3 and 6 left. Trapdoor 41.",
    "My 2, 4 and 5 are left. Trapdoor 41.",
    "Ich habe noch 1, 3 und 6. Falltür 41.",
    "Ich habe 1, 3 und 6 übrig. Falltür 41.",
    "J'ai encore 1, 3 et 6. Trappe 41.",
    "Ik heb nog 1, 3 en 6. Valluik 41.",
    "Me quedan 1, 3 y 6. Trampilla 41.",
    "Mi restano 1, 3 e 6. Botola 41.",
]
SINGLED = [
    ("I have 1, 3 and 6 left and play the 6. Trapdoor 41.", 6),
    ("I have the 1, 3 and 6 left. I play the 3. Trapdoor 41.", 3),
]


@pytest.mark.parametrize("mail", HANDS)
def test_a_hand_is_no_throw(mail: str) -> None:
    """Whichever number of a list sounds likeliest, the player said only that they have it."""
    found = reading(mail)
    assert found.verdict == "ask"
    assert short(found).get("A", ([], None))[0] == []


@pytest.mark.parametrize(("mail", "throw"), SINGLED)
def test_one_that_is_singled_out_is_the_throw(mail: str, throw: int) -> None:
    """What is said of one number alone orders it."""
    assert short(reading(mail)) == {"A": ([throw], 41)}

"""A mail that changes its trapdoor and says something of its throw: what stands is not put into its mouth."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

STOOD = {"A": {"throws": [3], "trapdoor": 28}}
CHANGED = {"A": {"throws": [3], "trapdoor": 50}}


@pytest.mark.parametrize(
    "words",
    [
        "Not the 3. Trapdoor 50",
        "Bloß nicht die 3! Falltür 50",
        "Als Clive voor me staat de 5, anders de 2. Valluik 50.",
        "J'hésite entre le 5 et le 6. Trappe 50.",
        "Ya no quiero el 3. Trampilla 50",
        "Keep the 4, trapdoor 50",
        "I sent 4 yesterday. Trapdoor 50 now, please.",
    ],
)
def test_a_throw_that_is_spoken_of_is_asked_about(house: House, words: str) -> None:
    """A throw that is denied, doubted or said to be another one than stands is asked about, and nothing changes."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    asked = text_of(house.write("Brenda", words))
    assert "Nothing has changed: receipt 1 stands." in asked
    assert "Throw 3" in asked  # what stands is shown
    assert house.standing("Brenda") == STOOD


@pytest.mark.parametrize(
    "words",
    [
        "Trapdoor 50",
        "Keep the 3, trapdoor 50",
        "I sent 3 yesterday. Trapdoor 50 now, please.",
        "Der Wurf bleibt, Falltür 50",
        "Trapdoor 50. Our 3 children say hello",
        "Trapdoor 50 please. We have 4 grandchildren staying and 2 dogs.",
        "Trapdoor 50. My daughter is 5 today.",
        "Trapdoor to 50. Kids are 3 and 5 now, can you believe it?",
        "Trapdoor 50. Bus at 4 or 5, can't stop.",
        "Trapdoor 50. Clive will surely throw a 6.",
        "Valluik 50. We hebben 2 katten en 3 kippen.",
        "La trappe en 50. Nous sommes 4 à la maison et 2 chats.",
        "Botola 50. Siamo in 5 in casa, con 2 cani.",
        "Trapdoor 50, throw same.",
    ],
)
def test_a_trapdoor_alone_is_changed_without_a_question(house: House, words: str) -> None:
    """Who only puts the trapdoor elsewhere, and says that the throw is as it stands, is asked nothing."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    assert "Thank you, your orders are in." in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == CHANGED

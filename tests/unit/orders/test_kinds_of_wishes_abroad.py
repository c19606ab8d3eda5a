"""Polite wishes of other languages beside plain orders, in either order."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

# A throw of 5, and 42 for the trapdoor.
WISHES = [
    "ich würfle eine 5 und hätte die Falltür gern auf Feld 42",
    "Ich werfe die 5 und hätte die Falltür gerne auf der 42.",
    "Ich würfle 5 und hätte die Falltür lieber auf 42",
    "Ich würfle 5, die Falltür hätte ich am liebsten auf 42",
    "Ich würde gern die 5 würfeln und setze die Falltür auf 42",
    "Ich setze die Falltür auf 42 und würde gern eine 5 würfeln",
    "ik gooi 5 en had het valluik graag op 42",
    "Ik zou graag een 5 gooien en leg het valluik op 42",
    "je joue le 5 et j'aimerais la trappe sur la case 42",
    "juego el 5 y quisiera la trampilla en la casilla 42",
    "Vorrei giocare il 5 e metto la botola sul 42",
]
# Regrets, memories and conditions.
REGRETS = [
    "Ich hätte gerne eine 5 gewürfelt, Falltür auf 42",
    "Ich würfle eine 5 und hätte die Falltür auf Feld 42 setzen sollen",
    "Ich würfle 5 und hätte die Falltür gern auf 42 gesetzt",
    "Ich würfle 5 und hätte die Falltür letztes Mal gern auf 42 gehabt",
    "Ich würfle 5 und hätte die Falltür gern auf 42, wenn Bob da nicht hinkommt",
    "Ik gooi 5 en had het valluik toen graag op 42 gezet",
    "J'aurais aimé jouer le 5, trappe 42",
]


@pytest.mark.parametrize("text", WISHES)
def test_a_polite_wish_orders(text: str) -> None:
    """What somebody would like is ordered as what they do is, wherever the polite word stands."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([5], 42)})


@pytest.mark.parametrize("text", REGRETS)
def test_a_regret_orders_nothing(text: str) -> None:
    """What somebody would have liked, or would like if, is asked about."""
    made = reading(text)
    assert made.verdict == "ask"
    assert short(made).get("A") != ([5], 42)


@pytest.mark.parametrize("said", ["ich hätte gern ", "hätte die 5 ", "had het valluik graag "])
def test_reading_wishes_stays_linear(said: str) -> None:
    """Ten times as much of them costs no more than some ten times the time."""
    assert growth(reading, said.__mul__, 60, 600, 15) < 15

"""Final orders behind the reason why they are, in six languages."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House


@pytest.mark.parametrize(
    "words",
    [
        "I shan't be able to write before the deadline again, so this is final: 5 and 45.",
        "I can't write again before Friday so these are final: 5 and 45",
        "I can’t write again before Friday so these are final: 5 and 45",
        "Ich kann vor Freitag nicht mehr schreiben, also ist das endgültig: 5 und 45",
        "Je ne pourrai plus écrire avant vendredi, donc c'est définitif : 5 et 45",
        "Ik kan voor vrijdag niet meer schrijven, dus dit is definitief: 5 en 45",
        "No podré escribir antes del viernes, así que es definitivo: 5 y 45",
        "Non potrò scrivere prima di venerdì, quindi è definitivo: 5 e 45",
        "this is final: 5 and 45",
    ],
)
def test_final_orders_are_orders(ordered: House, words: str) -> None:
    """What the reason denies is no part of the orders behind it."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


@pytest.mark.parametrize(
    "words",
    [
        *("I can't decide, so this is not final: 5 and 45", "We lost, so this is final: 5 goals to 4"),
        *("The match is over, so that's final: 5 - 4", "Nothing comes from me again, so this is final: I resign"),
        "Clive says he can't write before Friday, so this is final: 5 and 45",
    ],
)
def test_other_final_things_are_none(ordered: House, words: str) -> None:
    """Scores, farewells and somebody else's last word change nothing unasked."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}

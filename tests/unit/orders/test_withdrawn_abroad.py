"""Orders are taken back in the words of six languages, and never by words that take back something else."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading

WITHDRAWN = [
    "Ich ziehe meinen Zug zurück",
    "Zieh meine Züge zurück",
    "Lösch meine Züge",
    "Bitte lösche alle meine Befehle",
    "Ich nehme meine Züge zurück",
    "Ich möchte meine Züge für diese Runde zurückziehen.",
    "J'annule mon coup",
    "Annulez mes ordres svp",
    "Supprime mes ordres",
    "Retire mes ordres",
    "Je voudrais annuler mes ordres, s'il vous plaît.",
    "Wis mijn zetten",
    "Trek mijn orders maar in",
    "Ik trek mijn zet in",
    "Anula mis órdenes por favor",
    "Borra mis órdenes",
    "Cancela mi jugada",
    "Retiro mi jugada",
    "Annulla i miei ordini per favore",
    "Ritiro la mia mossa",
]
NOT = [
    "Ich ziehe meinen Hut",
    "Ich nehme den Zug zurück nach Wien",
    "Lösch meinen Wurf",
    "Lösch meine Züge nicht",
    "Soll ich meine Züge zurückziehen?",
    "Wenn es regnet, ziehe ich meine Züge zurück",
    "J'annule mon voyage",
    "N'annulez pas mes ordres",
    "Annule ma trappe",
    "Wis mijn luik",
    "Trek mijn orders niet in",
    "Anula la trampilla",
    "No borres mis órdenes",
    "Annulla la botola",
    "Non annullare i miei ordini",
    "J'annule mon coup de la semaine dernière, trop tard",
]


@pytest.mark.parametrize("text", WITHDRAWN)
def test_orders_are_taken_back(text: str) -> None:
    """By a whole sentence that says so, however it is inflected."""
    assert [one.command for one in reading(text).asked] == ["WITHDRAW"]


@pytest.mark.parametrize("text", NOT)
def test_other_words_take_nothing_back(text: str) -> None:
    """What denies it, asks, sets a condition, or takes back a half or a journey."""
    assert [one.command for one in reading(text).asked] == []

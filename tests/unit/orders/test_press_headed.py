"""Press that says at its head whom it is for, or that it is not signed: "Presse: nur für Clive: …"."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan Parr", "Alan"), ("Clive", "Dora", "Emil", "Anna E"))


def items(text: str) -> tuple[PressItem, ...]:
    """Return the press of a mail."""
    return split_press(text.split("\n"), VOCABULARY, PEOPLE)[1]


@pytest.mark.parametrize(
    "line",
    [
        "Presse: nur für Clive: scared?",
        "Presse: an Clive: scared?",
        "Presse: Für Clive allein: scared?",
        "Press: for Clive's eyes only: scared?",
        "Press: To my dear Clive: scared?",
        "Presse : à Clive : scared?",
        "Presse : Clive seulement : scared?",
        "Press: pour Clive seulement : scared?",
        "Pers: aan Clive: scared?",
        "Pers: alleen voor Clive: scared?",
        "Press: solo para Clive: scared?",
        "Stampa: solo Clive: scared?",
        "Press: Clive only: scared?",
        "Press: (an Clive) scared?",
        "Press: (Clive only): scared?",
        "Presse: vertraulich an Clive: scared?",
        "Presse: Antwort an Clive: scared?",
        "Presse: Clive, nur für dich: scared?",
        "Presse an Clive bestimmt: scared?",
        "Presse, à ne transmettre qu'à Clive : scared?",
        "Pers, enkel bedoeld voor Clive: scared?",
        "Press, meant only for Clive: scared?",
    ],
)
def test_press_for_one_by_its_head_is_a_letter(line: str) -> None:
    """What is for one player alone is never printed for all, wherever and in whatever language it says so."""
    assert items(line) == (PressItem("scared?", ("Clive",)),)


@pytest.mark.parametrize(
    ("line", "to"),
    [
        ("Presse: anonym: boo", ()),
        ("Press: anonyme : boo", ()),
        ("Press: anonymous: boo", ()),
        ("Press: (anoniem) boo", ()),
        ("Prensa: anónimo: boo", ()),
        ("Presse: ohne Namen: boo", ()),
        ("Presse ohne Namen: boo", ()),
        ("Presse an alle, ohne Namen: boo", ()),
        ("Presse sans signature : boo", ()),
        ("Prensa para todos, sin firma: boo", ()),
        ("Stampa senza firma: boo", ()),
        ("Presse: anonym an Clive: boo", ("Clive",)),
        ("Anonyme Presse: an Clive: boo", ("Clive",)),
        ("Anonymous press: to Clive: boo", ("Clive",)),
    ],
)
def test_press_that_is_not_signed_by_its_head_has_no_name(line: str, to: tuple[str, ...]) -> None:
    """Who says so at the head of press is not named in the report either."""
    assert items(line) == (PressItem("boo", to, anonymous=True),)


@pytest.mark.parametrize("line", ["Presse: An alle: hello", "Presse : à tous : hello", "Press: to all: hello"])
def test_press_to_all_by_its_head_is_printed(line: str) -> None:
    """Everybody is nobody alone."""
    assert items(line) == (PressItem("hello"),)


@pytest.mark.parametrize(
    "head", ["An Clive:", "Nur für Clive:", "à Clive :", "(solo Clive)", "Clive only:", "to Clive only:"]
)
def test_the_head_may_stand_below_the_label(head: str) -> None:
    """A label on a line of its own has its press, and the head of that, on the next."""
    assert items(f"Presse:\n{head} scared?") == (PressItem("scared?", ("Clive",)),)


def test_a_misspelt_name_at_the_head_is_somebody_alone() -> None:
    """Who is meant is asked for; nothing is printed."""
    assert items("Presse: An Clivee: scared?") == (PressItem("scared?", ("Clivee",)),)


def test_press_that_leaves_somebody_out_by_its_head_is_not_for_all() -> None:
    """It comes as everybody and "außer Clive", which the server refuses."""
    assert items("Presse: An alle außer Clive: at him!") == (PressItem("at him!", ("everybody", "außer Clive")),)


@pytest.mark.parametrize(
    "words",
    [
        "Clive: you snake!",
        "Clive: du Schlange!",
        "Für Anfänger: erstens nie würfeln.",
        "An die Schlange: beiss!",
        "Pour commencer : bonjour.",
        "A Christmas story: once upon a time",
        "Per finire: ciao.",
        "Para empezar: hola.",
        "Voor de goede orde: ik leef nog.",
        "To all who have been eaten: honey helps.",
        "An alle, die noch leben: Prost!",
        "À tous les serpents : merci.",
        "Das Wetter: nur Regen.",
        "Solo una cosa: ciao.",
        "Gestern (nur kurz) geschneit: schön.",
        "Breaking news: only 3 left.",
        "To be or not to be: that is the question.",
    ],
)
def test_a_headline_is_press(words: str) -> None:
    """A colon that stands behind other words than a name with "to" or "only" makes no letter."""
    assert items(f"Press: {words}") == (PressItem(words),)

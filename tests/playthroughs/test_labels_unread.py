"""A label with a word that cannot be read is asked about; other words of numbers and of the default are read."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

BASE = "throw 3 trapdoor 28"


@pytest.mark.parametrize(
    "words",
    [
        *("Throw: blub\nTrapdoor: 45", "Throw: dos\nTrapdoor: 45", "Wurf: fünnef, Falltür 45"),
        *("Throw for turn 1: een\nTrapdoor: 45", "Throw = sei, trapdoor 45", "Lancer : cinck\nTrappe : 45"),
    ],
)
def test_a_throw_that_cannot_be_read_is_asked_about(house: House, words: str) -> None:
    """The one that stands is not what was written."""
    house.start()
    house.write("Brenda", BASE)
    assert "I was not sure that this is your throw" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("Throw: unchanged\nTrapdoor: 45", "Throw: as before, trapdoor 45", "Wurf: bleibt\nFalltür: 45"),
        *(
            "Lancer : inchangé\nTrappe : 45",
            "Throw:\nTrapdoor: 45",
            "Throw: -\nTrapdoor: 45",
            "Throw three, trapdoor 45",
        ),
    ],
)
def test_a_throw_that_stays_or_is_not_given_stays(house: House, words: str) -> None:
    """Only a word that is none is asked about."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 45}}


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Throw for turn 1: vijf\nTrapdoor: 45", 5, 45),
        ("Throw for turn 1: zes\nTrapdoor: vijfenveertig", 6, 45),
        ("Wurf 4, Falltür zwounddreißig", 4, 32),
        ("tirada 4, trampilla treintaitrés", 4, 33),
        ("tirada 4, trampilla cuarentaicinco", 4, 45),
        ("Worp 4, een val op 45", 4, 45),
        ("Falls noch möglich, 5 und 50", 5, 50),
        ("Si c'est encore possible, 5 et 50", 5, 50),
        ("Si todavía es posible, 5 y 50", 5, 50),
        ("Se è ancora possibile, 5 e 50", 5, 50),
    ],
)
def test_other_words_of_numbers_and_hopes_to_be_in_time_are_read(
    house: House, words: str, throw: int, door: int
) -> None:
    """As people write them."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize(
    "words",
    [
        *("Wurf 4, Falltür: Standard", "Wurf 4, Standardfalltür", "Lancer 4, trappe par défaut"),
        *("Worp 4, valluik standaard", "tirada 4, trampilla por defecto", "tiro 4, botola di default"),
    ],
)
def test_a_default_trapdoor_is_left_to_the_rules_in_six_languages(house: House, words: str) -> None:
    """The one that stood is gone."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


@pytest.mark.parametrize("words", ["Wurf 4, Falltür 45 ist mein Standard", "Wurf 4, Standardfalltür wie immer 45"])
def test_a_standard_that_has_a_number_is_that_number(house: House, words: str) -> None:
    """It is a space, and no default."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 45}}

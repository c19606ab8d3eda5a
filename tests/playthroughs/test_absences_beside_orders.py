"""An absence and orders in one sentence or line: both count, and what cannot be noted is passed on to the GM."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of

BASE = "throw 3 trapdoor 28"


@pytest.mark.parametrize(
    ("words", "throw", "door", "days"),
    [
        ("I'm away 24 Dec to 2 Jan, 5 and 50", 5, 50, "2026-12-24 to 2027-01-02"),
        ("away from 3 to 20 December, 4 and 40", 4, 40, "2026-12-03 to 2026-12-20"),
        ("my throw: 5. away from 3 to 20 December", 5, 28, "2026-12-03 to 2026-12-20"),
        ("away 24 Dec-2 Jan; 5 and 50", 5, 50, "2026-12-24 to 2027-01-02"),
        ("I'm away from Friday until the 20th, so 5 and 50", 5, 50, "2026-12-04 to 2026-12-20"),
        ("Throw 5 trapdoor 50 (away 10-20 December)", 5, 50, "2026-12-10 to 2026-12-20"),
        ("Away next week, 5 and 50", 5, 50, "2026-12-07 to 2026-12-13"),
        ("away: 3-20 December, 5/50", 5, 50, "2026-12-03 to 2026-12-20"),
        ("Bin vom 3. bis 20. Dezember weg. 5 und 50", 5, 50, "2026-12-03 to 2026-12-20"),
        ("Je suis absente du 3 au 20 décembre, 5 et 50", 5, 50, "2026-12-03 to 2026-12-20"),
        ("Ik ben weg van 3 tot 20 december, 5 en 50", 5, 50, "2026-12-03 to 2026-12-20"),
        ("Estoy fuera del 3 al 20 de diciembre, 5 y 50", 5, 50, "2026-12-03 to 2026-12-20"),
        ("Sono via dal 3 al 20 dicembre, 5 e 50", 5, 50, "2026-12-03 to 2026-12-20"),
    ],
)
def test_both_are_taken(house: House, words: str, throw: int, door: int, days: str) -> None:
    """Whichever of the two comes first."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}
    assert f"absent {days}" in last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        "I'm away from 3 to 20 December, then 5",
        "5 and 50, we're all away next week so maybe a late mail from me",
        "5 und 50 und ich bin dann vom 3. bis 20. Dezember im Urlaub ohne Netz",
    ],
)
def test_what_cannot_be_noted_is_passed_on(house: House, words: str) -> None:
    """The player hears of it, and the GM reads it."""
    house.start()
    house.write("Brenda", BASE)
    assert "passed on to the GM" in text_of(house.write("Brenda", words))
    assert "absent" not in last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        *("5 and 50, I was away last week", "My son is away 24 Dec to 2 Jan, 5 and 50", "Not away this time: 5 and 50"),
        *("If I am away 24 Dec to 2 Jan, 5 and 50", "Throw 5, I want to get away from the snake at 47"),
        *("I'm away 24 Dec to 2 Jan, lowest left each time", "Throw 5 trap 50, the snake is on holiday"),
        "Press: I am away from 3 to 20 December, 5 and 50 said the snake",
        "PRESS TO DORA: I'm away 24 Dec to 2 Jan, 5 and 50",
    ],
)
def test_what_tells_of_no_absence_notes_none(house: House, words: str) -> None:
    """Who was away, somebody else's holiday, a supposition, and what is told to others."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert "absent" not in last_mail(house).outcome

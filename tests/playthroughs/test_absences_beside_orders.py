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
        ("away: 3-20 December, 5/50", 5, 50, "2026-12-03 to 2026-12-20"),
        ("away Dec 24 - Jan 2 skiing, 5 and 50", 5, 50, "2026-12-24 to 2027-01-02"),
        ("Alan, I shall be away from 4 to 9 January. Throw 5, trapdoor 50.", 5, 50, "2027-01-04 to 2027-01-09"),
        ("5 and 50. And I'm away next week, at Mary's.", 5, 50, "2026-12-07 to 2026-12-13"),
        ("5/50 and I'm away next week, at Mary's", 5, 50, "2026-12-07 to 2026-12-13"),
        ("5/50. Kindly note I shall be abroad from 1 to 14 February.", 5, 50, "2027-02-01 to 2027-02-14"),
        ("Bin vom 24. bis 27. Dezember bei den Schwiegereltern. 5 und 50", 5, 50, "2026-12-24 to 2026-12-27"),
        ("Ik ben volgende week met vakantie, van 7 tot en met 12 december. 5 en 50", 5, 50, "2026-12-07 to 2026-12-12"),
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


@pytest.mark.parametrize("words", ["Away next week, 5 and 50", "I'm away next week with Mary so 5 and 50"])
def test_numbers_for_an_absence_may_be_for_the_next_turn(house: House, words: str) -> None:
    """Over orders that stand they are asked about; where none stand they are those of now. The absence is noted."""
    house.start()
    house.write("Brenda", BASE)
    before = house.standing("Brenda")
    house.write("Brenda", words)
    assert house.standing("Brenda") == before
    assert "absent 2026-12-07 to 2026-12-13" in last_mail(house).outcome
    house.write("Clive", words)
    assert house.standing("Clive") == {"A": {"throws": [5], "trapdoor": 50}}


@pytest.mark.parametrize(
    "words",
    [
        "I'm away from 3 to 20 December, then 5",
        "5 and 50, we're all away next week so maybe a late mail from me",
        "5/50. We might be away next week, at Mary's.",
        "5/50. I'm away from 3 to 20 December but will look in",
    ],
)
def test_what_cannot_be_noted_is_passed_on(house: House, words: str) -> None:
    """The player hears of it, with how to have days noted, and the GM reads it."""
    house.start()
    house.write("Brenda", BASE)
    answer = text_of(house.write("Brenda", words))
    assert "passed on to the GM" in answer
    assert "No days on which you are away were noted." in answer
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


FORTNIGHT = "2026-12-24 to 2027-01-02"


@pytest.mark.parametrize(
    "words",
    [
        *("absent Dec 24 - Jan 2", "absent 24 Dec - 2 Jan", "Absent December 24th – January 2nd", "AWAY 24 Dec-2 Jan"),
        *("I'm away Dec 24 — Jan 2", "24 Dec - 2 Jan I'm away", "absent Dec 24 -> Jan 2", "absent 24 Dec, until 2 Jan"),
        *("Abwesend 24. Dezember - 2. Januar", "absente 24 décembre - 2 janvier", "afwezig 24 december - 2 januari"),
        *("ausente 24 diciembre - 2 enero", "assente 24 dicembre - 2 gennaio", "absent Thu 24 Dec - Sat 2 Jan"),
        *("absent Dec 24 -\nJan 2", "absent Dec 24\nuntil Jan 2", "absent\nfrom 24 Dec\nto 2 Jan"),
    ],
)
def test_a_range_of_days_is_noted_to_its_end(house: House, words: str) -> None:
    """Whatever stands between its days: a dash with blanks around it, an arrow, the end of a line."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert last_mail(house).outcome == f"absent {FORTNIGHT}"
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("away dec 24 - jan 2, 5 and 50", "I'm away Dec 24 - Jan 2. 5 and 50", "5 and 50, 24 Dec - 2 Jan I'm away"),
        *("5 and 50. away 24 Dec - 2 Jan", "Throw 5, trapdoor 50 - away 24 Dec - 2 Jan"),
        *("holiday: 24 Dec - 2 Jan. Throw 5, trapdoor 50", "throw 5 trapdoor 50 (away 24 Dec - 2 Jan)"),
    ],
)
def test_a_range_of_days_is_noted_to_its_end_beside_orders(house: House, words: str) -> None:
    """The dash between the days is not the one between the days and the orders."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert f"absent {FORTNIGHT}" in last_mail(house).outcome
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}


@pytest.mark.parametrize(
    ("words", "days"),
    [
        ("absent 24 Dec - 5 and 50", "2026-12-24 to 2026-12-24"),
        ("away until 24 Dec - 5 and 50", "2026-12-01 to 2026-12-24"),
        ("away 24-31 Dec - 5/50", "2026-12-24 to 2026-12-31"),
        ("away 24 Dec, 5 and 50", "2026-12-24 to 2026-12-24"),
    ],
)
def test_orders_behind_a_dash_are_no_day(house: House, words: str, days: str) -> None:
    """What has no month and stands as orders stand is taken for orders."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert f"absent {days}" in last_mail(house).outcome
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}


@pytest.mark.parametrize(
    "words", ["absent 24 Dec, 2 Jan", "away 24 Dec - 2 Jan and 10 Jan - 12 Jan", "away Dec 24 - Jan 2 or so, 5 and 50"]
)
def test_of_days_that_cannot_be_noted_whole_none_is(house: House, words: str) -> None:
    """The first day alone would be wrong; the GM reads all of them."""
    house.start()
    house.write("Brenda", BASE)
    assert "passed on to the GM" in text_of(house.write("Brenda", words))
    assert "absent" not in last_mail(house).outcome


def test_days_that_may_end_with_a_number_of_orders_are_asked_about(house: House) -> None:
    """ "4 Dec - 6, 44": until the 6th, or a 6 thrown? The orders stay as they are."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", "away 4 Dec - 6, 44")
    assert "asked back, nothing changed" in last_mail(house).outcome
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("5 and 50. Next week is busy.", "5/50. I was away last week.", "Press: I'm away next week, maybe\n\n5/50"),
        *("5/50. My son is away next week, at Mary's.", "5/50. I'm away from 4 to 9 January, at Mary's"),
    ],
)
def test_nothing_is_said_of_days_where_none_are_told_of_or_they_are_noted(house: House, words: str) -> None:
    """Talk of a week, of the past or of others, press, and what was noted need no word on how to note days."""
    house.start()
    assert "No days on which you are away" not in text_of(house.write("Brenda", words))


def test_a_week_and_other_days_are_asked_about(house: House) -> None:
    """ "Next week, from 21 to 28 December", three weeks before: which of the two is meant is asked."""
    house.start()
    answer = text_of(house.write("Brenda", "I'm away next week, from 21 to 28 December. 5 and 50"))
    assert "The days that you name are not those of the week that you name." in answer
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}
    assert "absent" not in last_mail(house).outcome

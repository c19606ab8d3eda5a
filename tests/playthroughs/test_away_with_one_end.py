"""An absence of which only one end is told, or none: it is asked for, and the GM hears of it meanwhile."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

AWAY = "It seems that you cannot play for a while. Please send ABSENT and the days"


@pytest.mark.parametrize(
    "words",
    [
        "Don't count on me before Christmas",
        "Do not count on us until the 20th.",
        "Don't expect any orders from me before Christmas",
        "You won't hear from me before the new year",
        "Nothing from me before 5 January",
        "No orders from me for a fortnight",
        "Rechne nicht mit mir vor Weihnachten",
        "Von mir kommt nichts vor dem 5. Januar",
        "Ne comptez pas sur moi avant Noël",
        "Reken niet op mij voor Kerstmis",
        "No contéis conmigo antes de Navidad",
        "Non contate su di me prima di Natale",
    ],
)
def test_who_is_not_to_be_counted_on_is_asked_for_the_days(house: House, words: str) -> None:
    """By itself such a note is an absence with one end, whatever it begins with."""
    house.start()
    before = len(house.to_gm())
    assert AWAY in text_of(house.write("Brenda", words))
    assert len(house.to_gm()) == before + 1


@pytest.mark.parametrize(
    "words",
    [
        "Don't count on me for the vote before Christmas",
        "Don't count on me to finish before Christmas",
        "Don't count on my 6 before Christmas",
        "Don't expect mercy from me before the end",
        "Nothing from me for the press until I think of something",
        "No news from me this week",
        "Can I count on you before Christmas?",
        "Clive won't be counted on before Christmas",
    ],
)
def test_other_things_not_to_be_counted_on_are_no_absence(house: House, words: str) -> None:
    """They go to the GM as they did."""
    house.start()
    assert AWAY not in text_of(house.write("Brenda", words))


@pytest.mark.parametrize(
    "words",
    [
        "I'm away from 10 December",
        "Absent from 10 December",
        "Away until further notice",
        "I won't be able to play before Christmas",
        "Ich bin über Weihnachten weg",
        "Je serai absent à Noël",
        "Ik ben met kerst weg",
        "Estaré fuera en Navidad",
        "Sarò via a Natale",
    ],
)
def test_an_absence_without_its_days_is_asked_about_and_passed_on(house: House, words: str) -> None:
    """Nothing is noted by a guess, and who is gone before they can answer is known to the GM."""
    house.start()
    before = len(house.to_gm())
    text = text_of(house.write("Brenda", words))
    assert "Until then nothing is noted. The GM was sent your mail, in case you are away by then." in text
    (told,) = house.to_gm()[before:]
    assert "The days on which Brenda is away could not be told, and were asked for." in text_of(told)
    assert "You are noted as away" not in text_of(house.write("Brenda", "ABSENT"))


def test_days_that_are_only_written_oddly_need_no_gm(house: House) -> None:
    """The player is there and can write them again."""
    house.start()
    before = len(house.to_gm())
    assert "Until then nothing is noted." in text_of(house.write("Brenda", "ABSENT 3/5 to 4/6"))
    assert len(house.to_gm()) == before

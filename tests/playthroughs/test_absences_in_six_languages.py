"""An absence told as people tell it in their own languages is noted beside the orders, or the GM reads it."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of

BASE = "throw 3 trapdoor 28"


@pytest.mark.parametrize(
    "words",
    [
        "Bin ab dem 3. zwei Wochen weg. Die 5 und 50",
        "Ich fahre am 3. Dezember für zwei Wochen weg. Die 5 und 50",
        "Vom 3. bis 16. Dezember bin ich verreist. Die 5 und 50",
        "Hab Urlaub vom 3. bis einschließlich 16. Dezember. Die 5 und 50",
        "Je pars deux semaines à partir du 3. Le 5 et 50",
        "Du 3 au 16 décembre je suis absente. Le 5 et 50",
        "Je m'absente deux semaines à partir du 3 décembre. Le 5 et 50",
        "Ik ga vanaf 3 december twee weken weg. Worp 5, valluik 50",
        "Van 3 tot 16 december ben ik er niet. Worp 5, valluik 50",
        "Me voy dos semanas desde el 3 de diciembre. Tirada 5, trampilla 50",
        "No estoy del 3 al 16 de diciembre. Tirada 5, trampilla 50",
        "Parto per due settimane dal 3. Tiro 5, botola 50",
        "Non ci sono dal 3 al 16 dicembre. Tiro 5, botola 50",
    ],
)
def test_days_away_are_noted_beside_the_orders(house: House, words: str) -> None:
    """Leaving and not being there are absences in every language, and "from the 3" names a day of the month."""
    house.start()
    house.write("Brenda", BASE)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}
    assert "absent 2026-12-03 to 2026-12-16" in last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        "Ich fahre zwei Wochen nach Italien. 5 und 50",
        "Je pars deux semaines chez ma sœur. 5 et 50",
        "Ik ga twee weken naar Spanje. 5 en 50",
        "Me voy dos semanas a Mallorca. 5 y 50",
        "Parto per due settimane con mia moglie. 5 e 50",
        "Wyjeżdżam od 3 do 17 grudnia. 5 i 50",
        "Estarei fora de 3 a 17 de dezembro. 5 e 50",
    ],
)
def test_days_that_are_not_read_are_passed_on(house: House, words: str) -> None:
    """Also where the language is none of the six."""
    house.start()
    house.write("Brenda", BASE)
    assert "passed on to the GM" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}


@pytest.mark.parametrize(
    "words",
    [
        *("Je pars avec le 5, trappe 50", "Parto con il 5, botola 50", "Vado con il 5, botola 50"),
        *("Ik ga voor de 5, valluik 50", "Ich fahre mit der 5, Falltür 50", "Ik ga deze week voor de 5, valluik 50"),
        *("Ich war zwei Wochen weg. 5 und 50", "Je pars du 5, trappe 50"),
    ],
)
def test_going_with_a_number_is_no_absence(house: House, words: str) -> None:
    """The verbs of leaving also play."""
    house.start()
    house.write("Brenda", BASE)
    answer = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}
    assert "passed on" not in answer
    assert "absent" not in last_mail(house).outcome


@pytest.mark.parametrize("words", ["Ben weer terug!\n5 en 50", "Ik ben nu weer thuis!\n5 en 50"])
def test_being_back_is_heard_in_dutch(house: House, words: str) -> None:
    """With or without a pronoun."""
    house.start()
    house.write("Brenda", "ABSENT until 20 December")
    house.write("Brenda", words)
    assert "absence taken back" in last_mail(house).outcome


def test_two_days_that_are_joined_by_and_are_asked_about(house: House) -> None:
    """ "3 and 10 December" may be two days or eight; two that follow each other are a stretch."""
    house.start()
    assert "That can be two days" in text_of(house.write("Brenda", "ABSENT 3 and 10 December"))
    assert "absent" not in last_mail(house).outcome
    house.write("Brenda", "ABSENT between 3 and 10 December")
    assert "absent 2026-12-03 to 2026-12-10" in last_mail(house).outcome
    house.write("Brenda", "ABSENT 19 and 20 December")
    assert "absent 2026-12-19 to 2026-12-20" in last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        "We're away from 18 to 21 December, parents in Wales, zero signal.",
        "We're away from 18 to 21 December. No wifi there.",
        "Heads up: away 18-21 December, patchy signal.",
        "We're away 18 to 21 December, no phone, nothing.",
        "From 18 to 21 December I will be in the hills without internet.",
        "From 18 to 21 December I have no internet.",
        "Please to note that I am away from 18 to 21 December.",
        "I inform you that I am away from 18 to 21 December.",
        "Be so kind to note that I will be away from 18 December to 21 December.",
        "I have to travel from 18 to 21 December.",
        "I go to the mountains from 18 December until 21 December.",
        "Vom 18. bis 21. Dezember bin ich in den Bergen ohne Internet.",
        "Du 18 au 21 décembre je serai à la montagne sans internet.",
        "Van 18 tot 21 december ben ik in de bergen zonder internet.",
        "Del 18 al 21 de diciembre estaré en la montaña sin internet.",
        "Dal 18 al 21 dicembre sarò in montagna senza internet.",
    ],
)
def test_what_is_lacked_there_and_a_foreign_turn_of_phrase_lose_no_days(house: House, words: str) -> None:
    """Days are noted with "zero signal" behind them, in front of where one is, and below "please to note"."""
    house.start()
    answer = text_of(house.write("Brenda", f"throw 3, trapdoor 28\n\n{words}"))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert "absent 2026-12-18 to 2026-12-21" in last_mail(house).outcome
    assert "must ask" not in answer


@pytest.mark.parametrize(
    "words",
    [
        "If we're away from 18 to 21 December, zero signal, what happens?",
        "We were away from 18 to 21 November, zero signal.",
        "Vera is away from 18 to 21 December, zero signal.",
        "Away from 18 to 21 December without internet but my son will send orders.",
        "From 27 to 30 I will be in the top row.",
        "I travel from 27 to 36.",
    ],
)
def test_what_was_is_supposed_or_is_told_of_others_notes_no_days(house: House, words: str) -> None:
    """Nor do spaces that somebody will be on, or that they go to."""
    house.start()
    house.write("Brenda", words)
    assert "absent" not in last_mail(house).outcome

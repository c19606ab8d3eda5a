"""Absences told without that word: where somebody is, what they lack there, what their days are."""

from __future__ import annotations

from datetime import date

import pytest

from pbm.orders.commands import asked_in
from pbm.orders.days import Unclear, is_open_end, read_days

TOLD = (
    "I'll be in Spain till the 14th",
    "I'm in Spain until 14 December",
    "In Spain until 14 December, bye",
    "Gone till the 14th",
    "Not here from 12-19 December",
    "Holiday 12th to 19th Dec, no internet",
    "I'm unavailable from 10 to 17 December",
    "I won't have email until 18 December",
    "I'm in hospital until 17 December",
    "Out all next week",
    "away tomorrow only",
    "away this weekend only",
    "We are both away 20-27 December",
    "I'll be back a day earlier, on the 17th",
    "Away until further notice",
    "away 10-12",
    "absent 10-12",
    "AWAY 10-17",
    "I'm in New York from the 10th to the 17th",
    "We're in the Alps next week",
    "I am in Berlin 10-17 December",
    "we'll be in France for two weeks",
    "Off to Greece until the 20th",
    "I'm off to Greece from 10 to 17 December, no wifi",
    "at my mother's until Sunday",
    "I'm at my parents' from 24 to 27 December",
    "Offline until Friday",
    "Out of reach 10-17 December",
    "No internet from Dec 10 until Dec 17",
    "I have no internet until 17 December",
    "I won't be able to check my mail from 10 to 17 December",
    "I've no computer until Monday",
    "My holiday is from 12 to 19 December",
    "Christmas holidays 20 December to 3 January",
    "On a cruise 10-17 December",
    "I'm on the road until Thursday",
    "from 10 to 17 December I'm unavailable",
    "Travelling until the 14th",
    "I'm away from my desk until Monday",
    "Bin bis 14. Dezember in Spanien",
    "Ich bin vom 10. bis 17. Dezember nicht erreichbar",
    "Bin vom 10. bis 17.12. offline",
    "Nicht da vom 12. bis 19. Dezember",
    "Bis 17. Dezember im Krankenhaus",
    "Ich bin in Spanien bis zum 14.",
    "Kein Internet bis 14. Dezember",
    "Ich habe vom 10. bis 17. Dezember kein Internet",
    "Je serai en Espagne jusqu'au 14 décembre",
    "Je suis injoignable du 10 au 17 décembre",
    "Pas là du 12 au 19 décembre",
    "Sans internet jusqu'au 17 décembre",
    "Ik ben tot 14 december in Spanje",
    "Ik ben er van 12 tot 19 december niet",
    "Geen internet tot 17 december",
    "Ik ben in Spanje tot 14 december",
    "Estaré en España hasta el 14 de diciembre",
    "Sin internet hasta el 17 de diciembre",
    "No estaré del 12 al 19 de diciembre",
    "Sarò in Spagna fino al 14 dicembre",
    "Senza internet dal 10 al 17 dicembre",
    "Non ci sarò dal 12 al 19 dicembre",
    "Wij gaan van 9 tot en met 17 januari op wintersport.",
    "Ik ga van 9 tot 17 januari naar mijn ouders.",
    "Van 9 tot 17 januari gaan we skiën.",
    "Ik bedoelde alleen dat ik weg ben van 9 tot en met 17 januari, Alan.",
    "Wir fahren vom 9. bis 17. Januar in den Skiurlaub.",
    "Ich fliege vom 9. bis 17. Januar nach Mallorca.",
    "Ich wollte nur sagen, dass ich vom 9. bis 17. Januar weg bin.",
    "On part au ski du 9 au 17 janvier.",
    "Je voulais juste dire que je suis absente du 9 au 17 janvier.",
    "Nos vamos a esquiar del 9 al 17 de enero.",
    "Solo quería decir que estoy fuera del 9 al 17 de enero.",
    "Andiamo a sciare dal 9 al 17 gennaio.",
    "Volevo solo dire che sono via dal 9 al 17 gennaio.",
    "I only meant that I'm away from 9 to 17 January.",
)

NOT_TOLD = (
    "I'm in doubt until Friday",
    "I'm in the lead until the 5th",
    "I'm in two minds until Friday",
    "I'm in no hurry until Friday",
    "I'm at home until 14 December",
    "I'm in bed until Friday",
    "Are you in Spain until the 14th?",
    "Clive is in Spain until 14 December",
    "My wife is in Spain until 14 December",
    "He's in hospital until 17 December",
    "I was in Spain until 14 November",
    "In first place until turn 5",
    "If I'm in Spain until the 14th, who plays?",
    "I may be in Spain until the 14th",
    "I live in Spain from November to March each year",
    "no mail until Friday please",
    "In the lead from 1 to 6 December!",
    "throw 5 from 14 to 19",
    "Out on 44",
    "Gone to 44",
    "Off 3 and 44",
    "In 5 from 44",
    "I'll be back",
    "I'll be back for more next week",
    "Trapdoor from 5 to 14",
    "next week's throw: 5",
    "I'm in good shape until Christmas",
    "In time for Christmas until next week",
    "I want to stay in the game until the 14th",
    "Keep me in until Friday",
    "I'm in good company until Friday",
    "I'm in favour of 44 until Friday",
    "I'm not in Spain until the 14th",
    "The report is out on Friday",
    "The deadline is out of reach until Friday",
    "I'm out",
    "Count me out until Friday",
    "Are we off on 25 December?",
    "In turn 5 until turn 6",
    "I'm out to get Clive from the 3rd ladder",
    "I'm in it until the end",
    "I'm still here until 14 December",
    "I am not unavailable until Friday",
    "early on the 17th",
    "Later on the 14th",
    "no signal from Clive until Friday",
    "Wij gaan van 9 naar 13.",
    "Gaan wij van 9 tot en met 17 januari op wintersport?",
    "Mijn broer gaat van 9 tot 17 januari op wintersport.",
    "Wij gingen van 9 tot en met 17 januari op wintersport.",
    "Misschien gaan wij van 9 tot en met 17 januari op wintersport.",
    "Ik bedoelde dat Ollie weg is van 9 tot en met 17 januari.",
    "Ich fahre mit der 4 nach 17.",
    "Fahren wir vom 9. bis 17. Januar weg?",
    "Voy del 9 al 17 de un salto.",
    "Vado dal 9 al 13.",
    "I only meant that 4 is my throw.",
)


@pytest.mark.parametrize("text", TOLD)
def test_who_tells_of_their_absence_is_away(text: str) -> None:
    """In six languages it is noted, or asked about, when somebody is elsewhere, without internet or on holiday."""
    asked, rest = asked_in([text])
    assert [one.command for one in asked] == ["ABSENT"]
    assert asked[0].argument
    assert not any(rest)


@pytest.mark.parametrize("text", NOT_TOLD)
def test_what_only_looks_like_an_absence_is_none(text: str) -> None:
    """Doubts, leads, other people, questions, suppositions, orders and what is over are nobody's absence."""
    asked, _ = asked_in([text])
    assert not [one for one in asked if one.command == "ABSENT"]


@pytest.mark.parametrize("text", ["until further notice", "indefinitely", "bis auf weiteres", "Until I'm back."])
def test_who_cannot_say_how_long_is_asked_until_when(text: str) -> None:
    """An end that nobody knows is asked for."""
    assert is_open_end(text)
    days = read_days(text, date(2026, 4, 20))
    assert isinstance(days, Unclear)
    assert days.why.startswith("Until when?")


@pytest.mark.parametrize("text", ["away 10-12", "absent 10-12", "AWAY 10-17", "away from 10 to 17"])
def test_bare_numbers_behind_absent_are_asked_about_as_days(text: str) -> None:
    """ "AWAY 10-17" may be days of a month that is not named: it is no trapdoor."""
    asked, _ = asked_in([text])
    assert [one.command for one in asked] == ["ABSENT"]
    assert isinstance(read_days(asked[0].argument, date(2026, 4, 20)), Unclear)

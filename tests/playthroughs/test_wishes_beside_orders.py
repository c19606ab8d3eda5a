"""Wishes beside orders: an absence or a setting in the words, in brackets or in the subject is done or passed on."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of

PASSED_ON = "What else you wrote was passed on to the GM"


@pytest.mark.parametrize(
    "words",
    [
        *("no internet from Dec 10 until Dec 17, so 6 with 44", "6/44, no wifi from 10 to 17 December"),
        *("I'm in Spain from the 10th to the 17th. 6 and 44", "Throw 6, trapdoor 44, in Spain till the 14th"),
        *("6/44 - I'll be in hospital until 17 December", "6 and 44. I won't have email until 18 December."),
        *("Gone till the 14th. 6 and 44", "6 and 44, and no computer until Friday 11 December"),
        *("Bin in Wien bis zum 20. Dezember. 6 und 44", "Pas d'internet du 10 au 17 décembre, 6 et 44"),
        *("Geen internet van 10 tot 17 december, 6 en 44", "Sin internet del 10 al 17 de diciembre, 6 y 44"),
        "Senza internet dal 10 al 17 dicembre, 6 e 44",
    ],
)
def test_an_absence_beside_orders_is_heard_of(house: House, words: str) -> None:
    """It is noted or goes to the GM, and the answer says so; the orders count."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    said = text_of(house.write("Brenda", words))
    assert PASSED_ON in said or "YOU ARE AWAY" in said
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}


def test_an_absence_goes_on_to_the_orders_with_so(house: House) -> None:
    """ "… so 6 with 44" is the order behind it."""
    house.start()
    house.write("Brenda", "I'll be on holiday from 10 to 17 December so 6 with 44")
    assert "absent 2026-12-10 to 2026-12-17" in last_mail(house).outcome
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize(
    ("ruleset", "options", "words"),
    [
        ("unleashed", {"size": "6x8"}, "I'm in Spain from the 10th to the 17th. +5 on 31"),
        ("unleashed", {"size": "6x8"}, "+5 on 31, no internet until 17 December"),
        ("classic", {"play": "on_order"}, "roll, I'm in Spain until 20 December"),
    ],
)
def test_in_other_games_too(house: House, ruleset: str, options: dict[str, str], words: str) -> None:
    """Whatever is ordered beside it."""
    house.start(ruleset=ruleset, boards={}, options=options)
    before = len(house.to_gm())
    said = text_of(house.write("Brenda", words))
    assert "passed on to the GM" in said or "YOU ARE AWAY" in said
    assert len(house.to_gm()) > before or "absent" in last_mail(house).outcome


@pytest.mark.parametrize(
    "words",
    [
        *("6 and 44. I'm stuck at the bottom until the 6.", "6 and 44 (it rains)", "6 and 44. We met from 10 to 12."),
        *("Press: I'm in Spain until 20 December\n\n6 and 44", "6 and 44\n\nPress: (plain text only please, it said)"),
        *("6/44 (no mails from Clive yet)", "6 and 44, if I may", "6 and 44 (in plain words: the hatch)"),
    ],
)
def test_what_wishes_for_nothing_is_left_alone(house: House, words: str) -> None:
    """What is told to others, or is about the game."""
    house.start()
    before = len(house.to_gm())
    said = text_of(house.write("Brenda", words))
    assert PASSED_ON not in said
    assert "YOU ARE AWAY" not in said
    assert len(house.to_gm()) == before


@pytest.mark.parametrize(
    ("wish", "outcome"),
    [
        *(("Remind off", "reminders off"), ("no more reminders please", "reminders off")),
        *(("plain text please", "format: text"), ("no more HTML please", "format: text")),
        *(("I'm away 10-17 December", "absent 2026-12-10"), ("Holiday from 10 to 17 December", "absent 2026-12-10")),
        *(("ABSENT 10 Dec to 17 Dec", "absent 2026-12-10"), ("what have I got left?", "asked for STATUS")),
        *(
            ("I'll be in Spain till the 14th", "absent 2026-12-01"),
            ("my clocks to Lisbon time please", "zone: Europe/Lisbon"),
        ),
        *(("STATUS please", "asked for STATUS"), ("status please", "asked for STATUS")),
    ],
)
def test_a_wish_in_the_subject_or_in_brackets_is_done(house: House, wish: str, outcome: str) -> None:
    """In either place alike, beside the orders."""
    house.start()
    house.write("Brenda", "6 and 44", subject=wish)
    assert outcome in last_mail(house).outcome
    assert "orders taken" in last_mail(house).outcome
    house.write("Brenda", f"5 and 45 ({wish})")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert outcome in last_mail(house).outcome


@pytest.mark.parametrize("subject", ["please set my clocks like the GM's", "I'm away 10-17 Decembuary"])
def test_a_wish_in_the_subject_that_cannot_be_done_is_passed_on(house: House, subject: str) -> None:
    """The GM reads the subject."""
    house.start()
    before = len(house.to_gm())
    assert PASSED_ON in text_of(house.write("Brenda", "6 and 44", subject=subject))
    assert subject in " ".join(str(mail["Subject"]) for mail in house.to_gm()[before:])


@pytest.mark.parametrize("words", ["6/44 (my clocks are Lisbon time by the way)", "6/44 (clocks to Lisbon please)"])
def test_a_setting_in_brackets_is_not_lost(house: House, words: str) -> None:
    """It is done or passed on."""
    house.start()
    said = text_of(house.write("Brenda", words))
    assert PASSED_ON in said or "Lisbon" in said
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize(
    "subject",
    [
        *("status", "away", "Re: I'm away 10-17 December", "Reminder for everybody", "Lovely HTML pictures"),
        *("Orders from Spain", "New year, new orders", "Report 1", "language", "Fwd: Remind off"),
    ],
)
def test_a_heading_asks_for_nothing(house: House, subject: str) -> None:
    """Nor does the subject of an older mail."""
    house.start()
    before = len(house.to_gm())
    house.write("Brenda", "6 and 44", subject=subject)
    assert last_mail(house).outcome == "orders taken, receipt 1"
    assert len(house.to_gm()) == before


@pytest.mark.parametrize(
    "words",
    [
        *("6 with 44 (I resign after this)", "6 with 44 (and then I resign).", "(I resign after this) 6 with 44"),
        *("6 and 44. (This is my last round, I resign.)", "Throw 6, trapdoor 44 (I'll quit after this round, sorry)"),
        "6 und 44 (danach höre ich auf)",
    ],
)
def test_orders_before_a_resignation_in_brackets_stand(house: House, words: str) -> None:
    """Whether they leave is asked by itself."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    assert "DO YOU REALLY WANT TO LEAVE?" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize("words", ["6 with 44 (resigning after this one)", "6 und 44 (ich trete danach zurück)"])
def test_leaving_in_brackets_that_is_not_understood_is_passed_on(house: House, words: str) -> None:
    """Nobody is asked whether they leave for words that were not understood, nor are these lost."""
    house.start()
    assert PASSED_ON in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}

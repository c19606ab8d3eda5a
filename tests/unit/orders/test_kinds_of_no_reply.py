"""Mails in which nothing is ordered and nothing wanted are left alone; what leaves things open is not."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading


@pytest.mark.parametrize(
    "text",
    [
        "I'm away until the 14th, no need to reply.",
        "Just a note to say I've moved. My new address is 4 Mill Lane.",
        "My new address: Mill Lane 4, Hull.",
        "Nothing to enter today.",
        "Keine Antwort nötig, nur ein Gruß aus Kiel.",
        "Heute nichts einzutragen.",
        "Du musst nicht antworten.",
        "Pas besoin de répondre.",
        "Nouvelle adresse : 4 rue des Lilas, 69003 Lyon.",
        "Je hoeft niet te antwoorden.",
        "Nieuw adres: Kerkstraat 3, 1017 Amsterdam.",
        "No hace falta que contestes.",
        "Nueva dirección: Calle Mayor 5, 28013 Madrid.",
        "Non serve rispondere.",
    ],
)
def test_who_wants_nothing_is_not_written_back_to(text: str) -> None:
    """Absence, a new address and "no reply needed" order nothing and are asked nothing."""
    found = reading(text)
    assert (found.kind, found.verdict, found.orders) == ("other", "clear", {})


@pytest.mark.parametrize(
    "text",
    [
        "Please don't play for me.",
        "No reply needed, but you choose for me.",
        "No reply needed. I can't decide.",
        "You have my orders already. Please scrap them.",
        "Just to let you know I'm away until Tuesday; hold the deadline please.",
        "Just to let you know I've moved my trapdoor to 34.",
        "Ich kann mich nicht entscheiden. Keine Antwort nötig.",
        "Bitte nicht für mich ziehen.",
        "Choisis pour moi, pas besoin de répondre.",
        "Ne joue pas pour moi.",
        "Speel alsjeblieft niet voor mij.",
        "Por favor, no juegues por mí.",
        "Non giocare per me.",
    ],
)
def test_who_leaves_it_open_is_asked_all_the_same(text: str) -> None:
    """ "No reply needed" beside what is undecided, left to the GM or taken back silences nothing."""
    assert reading(text).verdict == "ask"


def test_the_number_of_a_house_is_no_throw() -> None:
    """An address is nobody's order, wherever the number stands in it."""
    assert not reading("Neue Adresse ab März: Hafenstr. 4, 24103 Kiel.").orders
    found = reading("My address is 4 Mill Lane, Hull.\nThrow 5, trapdoor 34.")
    assert found.orders == {"A": {"throws": [5], "trapdoor": 34}}


def test_a_button_below_a_mail_of_ours_is_no_mail_of_a_player() -> None:
    """What a program writes of a thumb is never answered."""
    assert reading("Tilly Osborne reacted to your message:\n\n👍", subject="Re: Viper").kind == "auto-reply"
    assert reading("I reacted to your message with a 5 and 45", subject="Re: Viper").kind == "orders"


@pytest.mark.parametrize(
    "text",
    [
        "What a lovely report, we read it out at breakfast. I shall send my move at the weekend.",
        "Report received safely, thank you. My orders will be with you by Wednesday as usual.",
    ],
)
def test_thanks_and_a_promise_need_no_answer(text: str) -> None:
    """A call is no question, and orders that come "as usual" are not the usual ones."""
    got = reading(text, subject="Re: Viper")
    assert (got.kind, got.verdict) == ("other", "clear")


def test_a_form_that_came_back_empty_is_asked_about() -> None:
    """However settled the words above it sound."""
    text = "Here you are, all filled in I hope!\n\nOn 2 May GM wrote:\n> Throw:\n> Trapdoor:\n> Press:\n"
    assert reading(text, subject="Re: Viper").verdict == "ask"

"""What is below press, in the form or behind its label, in other languages than English: nobody reads its secrets."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


def printed(house: House) -> str:
    """Return the report of round 1 as Clive and Dora got it, and their letters."""
    house.pass_deadline()
    return " ".join(text_of(mail) for name in ("Clive", "Dora") for mail in house.sent_to(name))


def below_form(house: House, words: str, *, language: str = "de", filled: str = "") -> str:
    """Answer a mail below its quoted form, or within its rows, and return the answer."""
    house.write("Brenda", f"LANGUAGE {language}")
    house.write("Brenda", "STATUS")
    mail = house.sent_to("Brenda")[-1]
    body = mail.get_body(("plain",))
    assert body is not None
    lines = str(body.get_content()).splitlines()
    if filled:
        answers = dict(zip(("Wurf", "Falltür:", "Presse:"), ("5", "45", filled), strict=True))
        lines = [
            next((f"{line} {answer}" for label, answer in answers.items() if line.startswith(label)), line)
            for line in lines
        ]
    quoted = "\n".join(f"> {line}" for line in lines)
    said = f"Am Di., 1. Dez. 2026 um 10:12 Uhr schrieb {mail['From']}:\n\n{quoted}\n\n{words}"
    return text_of(house.write("Brenda", said, answering=str(mail["Message-ID"])))


@pytest.mark.parametrize(
    "words",
    [
        "Presse : Salut à tous.\n\nPour ce tour je joue 5 et la trappe en 45.",
        "Presse: Hallo an alle.\n\nFür diese Runde geh ich mit der 5 und Falltür auf 45.",
        "Pers: Hallo allen.\n\nVoor deze beurt doe ik 5 en luik op 45.",
        "Prensa: Hola a todos.\n\nPara este turno voy con el 5 y trampilla al 45.",
        "Stampa: Ciao a tutti.\n\nPer questo turno vado col 5 e la botola al 45.",
        "Press: Hello all.\n\nI take the 5 and put the trapdoor on 45.",
        "Presse an Clive: Bündnis?\n\nUnd ich nehm die 5 und die Falltür auf 45.",
        "Presse pour Clive : on s'allie ?\n\nEt ma trappe sur 45, avec le 5.",
    ],
)
def test_orders_below_press_are_never_read_by_others(house: House, words: str) -> None:
    """They are asked about, and are neither in the report nor in a letter."""
    house.start()
    asked = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") is not None or "passed on to the GM" in asked
    assert words.partition("\n\n")[2] not in printed(house)


def test_a_change_below_press_is_made_or_asked_about_and_not_printed(house: House) -> None:
    """Who puts a throw right below press in a few plain words has the new one, and of another kind is asked."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", "Presse : Salut.\n\nEt finalement je prends le 5.")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 28}}
    asked = text_of(house.write("Brenda", "Presse : Re-salut.\n\nMon jet : le quatre, la trappe passe au 44."))
    assert "may be orders of yours" in asked
    report = printed(house)
    assert "finalement" not in report
    assert "passe au" not in report


@pytest.mark.parametrize("words", ["5 und 45\nGruß Brenda\n", "5, 45\n", "Wurf 5, Falltür 45\n", "die 5 und 45 bitte"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_orders_below_a_quoted_form_are_orders_in_german_too(house: House, words: str, language: str) -> None:
    """The last row of the form asks for press; what stands apart below it answers all of it."""
    house.start()
    below_form(house, words, language=language)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


@pytest.mark.parametrize("filled", ["nur für Clive: schlotter?", "(an Clive) schlotter?", "Clive only: schlotter?"])
def test_a_letter_in_the_row_for_press_is_sent_to_one_alone(house: House, filled: str) -> None:
    """The form's press is a letter where it says so."""
    house.start()
    below_form(house, "", filled=filled)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert any("schlotter?" in text_of(mail) for mail in house.sent_to("Clive"))
    house.pass_deadline()
    assert not any("schlotter?" in text_of(mail) for mail in house.sent_to("Dora"))


def test_press_in_the_form_that_is_not_signed_has_no_name(house: House) -> None:
    """ "anonym:" in the row for press is no part of it."""
    house.start()
    below_form(house, "", filled="anonym: Huhu allerseits")
    report = printed(house)
    assert "Huhu allerseits" in report
    assert "Brenda writes" not in report


@pytest.mark.parametrize("filled", ["Coucou", "Hello there all", "Hui!"])
def test_a_greeting_in_the_row_for_press_is_press(house: House, filled: str) -> None:
    """What stands on the line of the prompt is not the end of the letter."""
    house.start()
    below_form(house, "", filled=filled)
    assert filled in printed(house)


@pytest.mark.parametrize(
    ("words", "said"),
    [("Presse an alle außer Clive: auf ihn!", "außer Clive"), ("Presse à tous sauf Clive : sus à lui !", "sauf Clive")],
)
def test_a_refusal_quotes_whom_press_leaves_out(house: House, words: str, said: str) -> None:
    """What its writer said in another language is quoted, and not mixed into the sentence."""
    house.start()
    answer = text_of(house.write("Brenda", words))
    assert f"Your press to everybody (“{said}”) was not taken" in answer
    assert "lui !" not in printed(house)


@pytest.mark.parametrize("words", ["Presse ohne Namen: Huhu", "Prensa sin firma: Huhu", "Stampa senza firma: Huhu"])
def test_press_without_a_name_is_printed_without(house: House, words: str) -> None:
    """Nobody is left out by it."""
    house.start()
    assert "kept for the report" in text_of(house.write("Brenda", f"throw 3 trapdoor 28\n\n{words} allerseits"))
    report = printed(house)
    assert "Huhu allerseits" in report
    assert "Brenda writes" not in report

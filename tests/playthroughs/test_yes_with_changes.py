"""A YES to orders that were offered, with something beside it that is to be different."""

from __future__ import annotations

import pytest

from pbm.core.game import JsonObject
from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_late import late_mail

STANDING: JsonObject = {"throws": [3], "trapdoor": 30}


def offered(house: House) -> str:
    """Have 3 and 30 stand, and 5 and 50 offered beside it, which came late; return the id of the mail that offers."""
    house.start()
    late_mail(house, words="hello")
    house.write("Brenda", "throw 3 trapdoor 30")
    answer = house.write("Brenda", "throw 5 trapdoor 50", answering=str(house.sent_to("Brenda")[0]["Message-ID"]))
    assert "reply YES, and the orders below stand" in text_of(answer)
    assert answer is not None
    assert house.standing("Brenda") == {"A": STANDING}
    return str(answer["Message-ID"])


@pytest.mark.parametrize(
    ("words", "throw", "trapdoor"),
    [
        ("Yes, but trapdoor 51", 5, 51),
        ("YES to that, but keep my trapdoor at 30", 5, 30),
        ("yes please but make the trapdoor 51", 5, 51),
        ("yes please, only with trapdoor 51\n\nThanks,\nBrenda", 5, 51),
        ("Hi Alan,\n\nYes, with trapdoor 51 instead of 50.", 5, 51),
        ("Yes. But throw 6 please", 6, 50),
        ("Ja, aber Falltür 51", 5, 51),
        ("Oui, mais trappe 51", 5, 51),
        ("Ja, maar valluik 51", 5, 51),
        ("yes, 6 and 51", 6, 51),
        ("no, but trapdoor 51", 3, 51),
        ("trapdoor 51", 3, 51),
    ],
)
def test_a_yes_with_a_change_takes_what_was_offered_with_it(
    house: House, words: str, throw: int, trapdoor: int
) -> None:
    """The mail begins with the YES that was asked for, whatever stands; without it what stands is changed."""
    asking = offered(house)
    house.write("Brenda", words, answering=asking)
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": trapdoor}}


@pytest.mark.parametrize(
    "words",
    [
        "OK, trapdoor 51 then",
        "Yes, I saw the report. Trapdoor 51 please.",
        "Yes, my throw stays. Trapdoor 51",
        "yes, but keep my throw, and trapdoor 51",
        "yes, but only the trapdoor, 51",
        "Ja, der Wurf bleibt. Falltür 51",
    ],
)
def test_a_yes_that_may_be_about_what_stands_is_asked_about(house: House, words: str) -> None:
    """Neither reading is taken; another YES settles it, with what was offered and the change."""
    asking = offered(house)
    answer = house.write("Brenda", words, answering=asking)
    assert house.standing("Brenda") == {"A": STANDING}
    assert "Please look at your orders again" in str(answer["Subject"] if answer else "")
    house.write("Brenda", "YES", answering=str(answer["Message-ID"] if answer else ""))
    assert house.standing("Brenda")["A"]["trapdoor"] in (51, 30)


def test_an_offer_that_was_changed_is_settled(house: House) -> None:
    """A further YES does not put back what the change took the place of."""
    asking = offered(house)
    house.write("Brenda", "Yes, but trapdoor 51", answering=asking)
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 51}}


def test_a_guess_that_is_agreed_to_with_a_change_is_taken_with_it(house: House) -> None:
    """What a question offers for a YES is agreed to in the same ways as late orders."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 30")
    answer = house.write("Brenda", "", subject="Hill 5/50")
    assert answer is not None
    assert "reply YES" in text_of(answer)
    house.write("Brenda", "Yes, but trapdoor 51", answering=str(answer["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 51}}


@pytest.mark.parametrize(
    "words",
    ["yes, and press: Sorry, all!", "Yes please.\n\nPRESS: Sorry, all!", "Ja, und Presse: Sorry, all!"],
)
def test_a_yes_beside_press_is_a_yes(house: House, words: str) -> None:
    """The orders that were offered stand, and the press is printed: neither is in the other's way."""
    asking = offered(house)
    house.write("Brenda", words, answering=asking)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 50}}
    house.pass_deadline()
    assert "Brenda writes: | Sorry, all!" in text_of(house.sent_to("Clive")[-1])


@pytest.mark.parametrize("words", ["No thanks.\n\nPRESS: Sorry, all!", "PRESS: Yes please, said the frog."])
def test_a_yes_within_press_is_none(house: House, words: str) -> None:
    """What is printed answers nothing, and a no beside it is a no."""
    asking = offered(house)
    house.write("Brenda", words, answering=asking)
    assert house.standing("Brenda") == {"A": STANDING}

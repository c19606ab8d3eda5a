"""A correction typed above the form that was filled in before it: the player is asked which of the two counts."""

from __future__ import annotations

import re

import pytest

from tests.playthroughs.house import House, text_of


def above_form(house: House, words: str) -> str:
    """Answer the first mail as Brenda with ``words`` above its form, which says 5 and 45; return what she is told."""
    body = house.sent_to("Brenda")[0].get_body(("plain",))
    assert body is not None
    filled = re.sub(r"(?m)^(Throw[^:\n]*:).*", r"\1 5", str(body.get_content()))
    filled = re.sub(r"(?m)^(Trapdoor:).*", r"\1 45", filled)
    quoted = "\n".join(f"> {line}" for line in filled.split("\n"))
    return text_of(house.write("Brenda", f"{words}\n\nOn Tue, 1 Dec 2026 at 09:00, Hill House wrote:\n{quoted}"))


THROWS = (
    *(
        "The 6 after all!",
        "6 after all",
        "The six after all!",
        "Better the 6",
        "Make it the 6 please",
        "The 6 after all?",
    ),
    *("Doch lieber die 6!", "Le 6 finalement !", "Finalement le 6", "Toch maar de 6!", "Alla fine il 6!"),
    *("¡Al final el 6!", "Al final el 6", "Hi Alan,\nThe 6 after all!\nCheers, Brenda"),
)
DOORS = ("Trapdoor 46 after all", "The 46 after all!", "Doch die 46!", "Falltür doch 50!", "Finalement le 46")
NO_CORRECTIONS = (
    *("The 5 after all!", "The 45 after all!", "After all 6 of us came", "Better late than never!", "See below!"),
    *("Actually 6 of us are ill", "6 grandchildren now!", "Best wishes, the 6 of us", "Well, 7 days to go"),
    *("Oh no, 6 o'clock", "Press: The 6 after all!"),
)


@pytest.mark.parametrize("words", THROWS)
def test_another_throw_above_the_form_is_asked_about(house: House, words: str) -> None:
    """The throw of the form is not played over the words above it; its trapdoor, of which they say nothing, stands."""
    house.start()
    above_form(house, words)
    assert house.standing("Brenda") == {"A": {"trapdoor": 45}}


@pytest.mark.parametrize("words", DOORS)
def test_another_trapdoor_above_the_form_is_asked_about(house: House, words: str) -> None:
    """Nor is its trapdoor taken over another that is named above it."""
    house.start()
    assert "You named more than one space for your trapdoor" in above_form(house, words)
    assert house.standing("Brenda") == {"A": {"throws": [5]}}


@pytest.mark.parametrize("words", NO_CORRECTIONS)
def test_words_that_put_nothing_else_leave_the_form_alone(house: House, words: str) -> None:
    """Guests, hours, and the form's own numbers above it take nothing from the form."""
    house.start()
    above_form(house, words)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}

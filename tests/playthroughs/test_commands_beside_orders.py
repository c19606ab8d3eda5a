"""A command and an order in one breath: both are done, and what cannot be done is not passed over in silence."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("STATUS, please, and use my 4.", "HOW THINGS STAND"),
        ("When is the deadline, and I'll throw 4", "HOW THINGS STAND"),
        ("throw 4 and STATUS please", "HOW THINGS STAND"),
        ("ABSENT 10 to 20 December. Throw 4. STATUS", "HOW THINGS STAND"),
        ("Wurf 4 und bitte den STATUS", "HOW THINGS STAND"),
        ("zone Europe/Paris; throw 4", "Europe/Paris"),
        ("away this weekend, so take my 4", "away"),
        ("zone nowhere\nthrow 4", "passed on to the GM"),
    ],
)
def test_a_command_and_an_order_are_both_done(house: House, words: str, told: str) -> None:
    """The order stands, and the answer tells of the command."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [4]}}
    assert told in text


def test_an_absence_ends_beside_an_order(house: House) -> None:
    """ABSENT OFF counts, though an order follows in the same line."""
    house.start()
    house.write("Brenda", "ABSENT 2026-12-10 to 2026-12-20")
    text = text_of(house.write("Brenda", "ABSENT off please, and throw 5"))
    assert "no longer noted as away" in text or "welcome back" in text.casefold()
    assert house.standing("Brenda") == {"A": {"throws": [5]}}


def test_press_that_ends_with_a_command_is_printed_whole(house: House) -> None:
    """What stands behind an order in press asks for nothing."""
    house.start()
    text = text_of(house.write("Brenda", "Throw 4\nPress: we throw 6 and STATUS please"))
    assert "HOW THINGS STAND" not in text
    assert "we throw 6 and STATUS please" in text

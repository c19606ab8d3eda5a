"""Slips in WITHDRAW, RESTORE and PLAY DEFAULT: asked about, whatever else they look like."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

STANDING = {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("RESTOR 1", "RESTORE 1"),
        ("RESTROE 2\ntrapdoor 33", "RESTORE 2"),
        ("PLAY DEFUALT", "PLAY DEFAULT"),
        ("PLAY DEFAUTL\nPress: hello", "PLAY DEFAULT"),
        ("PLAY DEFUALT\n5/33", "PLAY DEFAULT"),
        ("WITHDRAWL ALL", "WITHDRAW ALL"),
    ],
)
def test_a_slip_is_asked_about(house: House, words: str, command: str) -> None:
    """Nothing is offered for a YES, which would throw the number of a receipt."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    text = text_of(house.write("Brenda", words))
    assert f"Did you mean {command}?" in text
    assert "just reply YES" not in text
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == STANDING


def test_restore_without_a_number_is_told_which_there_are(house: House) -> None:
    """Also right after WITHDRAW; and where there are none, that."""
    house.start()
    assert "No receipt of this round has orders of yours" in text_of(house.write("Brenda", "RESTORE"))
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", "throw 4 trapdoor 29")
    house.write("Brenda", "WITHDRAW")
    text = text_of(house.write("Brenda", "restore please"))
    assert "for example RESTORE 2" in text
    assert "Receipts of this round with orders of yours: 1 and 2." in text
    assert house.standing("Brenda") == {}
    house.write("Brenda", "RESTORE 1")
    assert house.standing("Brenda") == STANDING

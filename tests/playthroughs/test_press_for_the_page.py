"""Press that names players, or calls itself secret, for all to read: it is printed whole, and nobody is written to."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "Christmas list\nTo Clive: socks.\nTo Dora: a ladder.\nTo Brenda: coal.",
        "Well done all. For Clive: three cheers. For Dora: three more.",
        "Confidential: the GM is a robot!",
        "FOR SALE: one ladder, 6 rungs missing.",
        "Private Pike: Don't tell him, Pike!",
        "Bingo!\n\nTwo fat ladies, 88.\n\nNumber 4, knock at the door.",
        '"I throw a 6!" cried the Baron. "And I nominate 45," said Gran.',
    ],
)
def test_press_for_the_page_is_printed_whole(house: House, words: str) -> None:
    """Nothing is asked, and orders that stand go on standing."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    before = len(house.sent_to("Clive"))
    text = text_of(house.write("Brenda", f"Press: {words}"))
    assert "Your press is kept for the report." in text
    assert len(house.sent_to("Clive")) == before
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert all(line in report for line in words.split("\n") if line)

"""A command beside orders for this turn and the next: neither is in the way, and no answer contradicts itself."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "Remind off. 6/44, next turn 5/45",
        "Remind off.\n\n6/44, next turn 5/45",
        "6/44, next turn 5/45\nStatus",
        "Language English.\n6/44, next turn 5/45",
        "Erinnerung aus. 6/44, nächste Runde 5/45",
        "6/44\nnext turn 5/45",
        "6/44\nnext turn: 5/45",
        "throw 6, trapdoor 44\nnext turn throw 5, trapdoor 45",
    ],
)
def test_orders_for_two_turns_are_taken_beside_a_command(house: House, words: str) -> None:
    """The first are this round's, the second are kept; on lines of their own neither is lost."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert "Nothing of it is kept" not in text
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}
    assert "Turn 2: throw 5, trapdoor 45." in text


@pytest.mark.parametrize(
    "words",
    [
        "Remind off. If Clive moves, 6/44, next turn 5/45",
        "Remind off. Perhaps 6/44, next turn 5/45",
        "Remind off. 6 or 4/44, next turn 5/45",
    ],
)
def test_what_is_open_beside_a_command_is_asked_about(house: House, words: str) -> None:
    """Conditions, doubts and a choice count as much as in any mail."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") is None or "throws" not in house.standing("Brenda")["A"]

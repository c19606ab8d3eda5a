"""A number that is told to become another one is no order with it: "change 5 to 45"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "words",
    [
        "Change 5 to 7",
        "Swap the 3 for 12",
        "Make the 5 a 7",
        "Move the 5 to 45",
        "Ändere die 5 auf 7",
        "Remplace le 5 par 45",
        "Wissel de 5 voor 45",
        "Cambia la 5 por 45",
    ],
)
def test_what_gives_way_to_a_space_is_asked_about(words: str) -> None:
    """Neither number is taken: no throw is so high, and which trapdoor gives way is not in the mail."""
    read = reading(words)
    assert read.verdict == "ask"
    assert not any(read.orders.values())


@pytest.mark.parametrize(
    "words",
    [
        "Move 5, trap to 45",
        "Change the throw to 5 and the trapdoor to 45",
        "Make it 5 and the trapdoor 45",
        "Move 5 with 45 for the trap",
        "Make 5 my throw and 45 the trap",
        "Mache die 5 und 45",
    ],
)
def test_both_are_taken_where_neither_gives_way(words: str) -> None:
    """A throw and a trapdoor told side by side are both orders, whatever the verb."""
    assert short(reading(words)) == {"A": ([5], 45)}

"""What stands, changed in a few words: when it was sent, that one part stays, and what the other becomes."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("this morning's orders: 5 and 45", 5, 45),
        ("Please amend this morning's orders: throw to be 6 in place of 3. Trapdoor remains 28.", 6, 28),
        ("Please change last night's orders: throw 6 instead of 3", 6, 28),
        ("Tonight's throw: 5, trapdoor 45", 5, 45),
        ("Il 3 resta, la botola diventa 31", 3, 31),
        ("Le 3 reste, la trappe devient 31", 3, 31),
        ("La botola resta, il tiro diventa 5", 5, 28),
        ("The 3 stays, the trapdoor becomes 31", 3, 31),
    ],
)
def test_what_is_changed_is_taken(ordered: House, words: str, throw: int, door: int) -> None:
    """A time of day has no orders of its own, and "becomes" is an order in every language."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize(
    "words",
    [
        *("Clive's orders: 5 and 45", "Mother's orders: 5 and 45", "Sunday's orders are for Dora: 5 and 45"),
        *("Last week's orders were 5 and 45", "Monday's throw was 5", "Sending Clive's orders: 5 and 45"),
    ],
)
def test_what_is_somebody_elses_or_bygone_is_asked_about(ordered: House, words: str) -> None:
    """A person has orders of their own, and last week's are those of last week."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}

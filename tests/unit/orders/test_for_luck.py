"""A number of which it is said why it is as good as another: "1 then 2, and 99 for luck"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "1 then 2, and 99 for luck.",
        "1 then 2, 99 for good luck",
        "1 then 2, and 99 for a change.",
        "1 then 2. And 99 for fun!",
        "1 then 2, and 99, just because",
        "1 then 2, and 99 why not",
        "1 y luego 2, y 99 por suerte",
        "1 poi 2, e 99 per fortuna",
        "1 puis 2, et 99 pour la chance",
        "erst 1, dann 2, und 99 zum Spaß",
    ],
)
def test_a_space_for_luck_is_nominated(text: str) -> None:
    """Luck, fun and a change are no reason to leave out the trapdoor beside two throws."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([1, 2], 99)})


@pytest.mark.parametrize(
    "text",
    [
        "1 then 2, and 99 bottles of beer",
        "1 then 2. We sold 99 for luck",
        "1 then 2. I have won 99 times for fun",
        "1 then 2, and happy 99th birthday Gran",
        "1 then 2. The 99 bus was late for a change",
    ],
)
def test_things_beside_two_throws_are_no_trapdoor(text: str) -> None:
    """Bottles, buses and birthdays are none."""
    assert short(reading(text, 2))["A"] == ([1, 2], None)

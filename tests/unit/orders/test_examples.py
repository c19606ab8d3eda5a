"""The example that a question shows is one that the board could take."""

from __future__ import annotations

import re

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form

_SPACE = re.compile(r"TRAPDOOR (\d+)")


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize(
    "text",
    [
        "please add the address a@b.test to my list of those",
        "",
        "5 or 6, trapdoor on whatever",
        "Orders attached",
        "I will send my throw and my trapdoor by and by, having thought of it for some more days",
        "next turn perhaps throw 3",
    ],
)
def test_an_example_names_a_space_that_the_board_has(text: str, turns: int) -> None:
    """Where players are told the size, no question advises a space beyond it."""
    made = read(clean(text), form(turns, high=30))
    spaces = [int(found) for problem in made.problems for found in _SPACE.findall(problem.message)]
    assert all(space <= 30 for space in spaces)

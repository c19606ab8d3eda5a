"""The example that a question shows is one that the board could take."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.sentences import SENTENCES
from pbm.reports.tongues import Tongues
from tests.unit.orders.forms import form

GERMAN = Tongues(Path(__file__).parents[3] / "pbm" / "locale").of("de")
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


@pytest.mark.parametrize("which", sorted(which for which, (_, said) in SENTENCES.items() if "{example}" in said))
def test_an_example_is_called_one(which: str) -> None:
    """Nobody sends numbers of ours in the belief that they are what they wrote, in German neither."""
    _, said = SENTENCES[which]
    assert "for example: {example}" in said
    assert "zum Beispiel: {example}" in GERMAN.pattern(said)

"""Orders in dialect, and names that are only cried out before them."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("il av a 5 an stick a trapdoor on 12", 5, 12),
        ("a'll ave a 5 an' put me trap on 12", 5, 12),
        ("il av a 5", 5, None),
        ("mek it 5, trap 12", 5, 12),
        ("I'll tek the 5 an bung the trap on 12", 5, 12),
        ("3 were reyt all along but mek trap 29", 3, 29),
        ("The 3 was right after all, so make the trapdoor 29", 3, 29),
        ("Il 5 e la botola 12", 5, 12),
    ],
)
def test_dialect_is_understood(text: str, throw: int, door: int | None) -> None:
    """What is written as it is spoken orders as much as what is spelt right."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    [
        "il av been poorly",
        "The 3 was fine after all but I must make trap jokes, 29",
        "3 were reyt, maybe, but mek trap 29 if Gaz moves",
        "I av no idea, 5 or 6",
        "5 an all that",
    ],
)
def test_what_is_left_open_in_dialect_stays_open(text: str) -> None:
    """A doubt or a condition is one in any spelling."""
    made = reading(text)
    assert made.verdict == "ask" or not short(made)


def _told_beside(text: str) -> tuple[str, object]:
    """Return how a mail is understood by a table where Gaz and Desmond play too."""
    made = read(clean(text), form(), players=("Gaz", "Desmond"))
    return made.verdict, short(made)


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("DESMOND!!!!! 21!!! right al giz a 1 cos ulrich went 21 to 38 wi a 1. trap 42", 1, 42),
        ("Gaz! Right, 1. Trap 42.", 1, 42),
        ("Desmond!! Ok, give me the 4 and trap 30.", 4, 30),
        ("Desmond! Anyway, put me down for a 3, trap 41", 3, 41),
    ],
)
def test_a_cry_is_no_letter(text: str, throw: int, door: int) -> None:
    """Who cries a name and then turns to business gives orders to the GM."""
    assert _told_beside(text) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    [
        "Gaz! Throw 1, trap 42.",
        "Gaz! I'll throw 1 and trap 42.",
        "Gaz! Right, you throw 1. Trap 42.",
        "Gaz! Right, let's both trap 42",
        "Gaz! Anyway we trap 42, me 1.",
        "Hi Gaz! Right, 1. Trap 42.",
        "Dear Gaz! Ok, I'm throwing 1. Trap 42.",
        "Gaz\n\nRight, 1. Trap 42.",
    ],
)
def test_what_may_be_told_to_another_player_is_asked_about(text: str) -> None:
    """A greeting, advice or a plan for two may be meant for the player who is named."""
    assert _told_beside(text)[0] == "ask"

"""Kinds of things that stand in whole letters: what is relied on, pointed at, walked, and asked of words only."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

TAKEN: list[tuple[str, Short]] = [
    ("Throw 4, trapdoor 28. I'm counting on this 4 to get me past Nora.", {"A": ([4], 28)}),
    ("Throw 4, trapdoor 28. I'm counting on the 2 pounds you owe me.", {"A": ([4], 28)}),
    ("Lancio 4, botola 28. Conto sul 4.", {"A": ([4], 28)}),
    ("My trapdoor should be 71 and not 17, I wrote it backwards. Throw is still 2.", {"A": ([2], 71)}),
    ("It was typed backwards by me, the trapdoor is 62. Throw 3.", {"A": ([3], 62)}),
    ("3 dice, 57 trap. Must run.", {"A": ([3], 57)}),
    ("Off to bed.\n6 dice\n31 trap", {"A": ([6], 31)}),
    ("I'd like to begin with a 2. I'll nominate space 5 as trapdoor, is that how one puts it?", {"A": ([2], 5)}),
    ("Throw 2. And I nominate space 44 as trapdoor, is that the right word?", {"A": ([2], 44)}),
    ("Throw 2. He pointed at 37 on the map with a wet spoon, and that had better be the trapdoor.", {"A": ([2], 37)}),
    ("Throw 2. She tapped on 37 with a wet spoon, so that is my trapdoor.", {"A": ([2], 37)}),
    ("Orders enclosed as usual.\n\nThrow: 1\nTrapdoor: 66", {"A": ([1], 66)}),
    ("My moves are below, as usual (old habit).\n\nThrow: 1\nTrapdoor: 66", {"A": ([1], 66)}),
    ("I want to walk 3 squares this turn. Trapdoor 52.", {"A": ([3], 52)}),
    ("Walk 3, trapdoor 52.", {"A": ([3], 52)}),
]
ASKED = [
    "Throw: 4\nTrapdoor: 28\n\nI'm banking on that 2 to lift me out of the bottom row.",
    "Throw 4, trapdoor 28. I'm relying on the 2 this time.",
    "Wurf 4, Falltür 28. Ich zähle auf die 2!",
    "Worp 4, valluik 28. Ik reken op de 2.",
    "Tirada 4, trampa 28. Cuento con el 2.",
    "Lancio 4, botola 28. Conto sul 2.",
    "Throw 3. I would like to go backwards by 3.",
    "Throw two dice for me, 57 trap.",
    "2 dice please, trapdoor 57",
    "Orders as usual.\n\nTrapdoor: 66",
    "Throw 1, trapdoor as usual. My orders are attached.",
    "I walk 4 miles a day. Trapdoor 52.",
    "Here are mine. Kind regards, Maud",
    "And here is mine.\nMaud",
]
NO_DOOR = [
    "Throw 2. She tapped on 37 of the board, and that is Tom's trapdoor.",
    "Throw 2. Tom landed on 37 yesterday, and that was the trapdoor.",
]


@pytest.mark.parametrize(("text", "meant"), TAKEN)
def test_what_only_stands_beside_an_order_leaves_it_plain(text: str, meant: Short) -> None:
    """What was typed backwards, how a thing is called, a habit of sending, a finger on the board: nothing is open."""
    read = reading(text)
    assert (short(read), read.verdict) == (meant, "clear")


@pytest.mark.parametrize("text", ASKED)
def test_what_is_at_odds_with_an_order_is_asked_about(text: str) -> None:
    """Another throw that is relied on, dice that are counted, an order by habit or none at all: a question."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize("text", NO_DOOR)
def test_somebody_elses_trapdoor_is_not_ones_own(text: str) -> None:
    """A space that is pointed at and is somebody else's trapdoor, or was one, is nominated by nobody."""
    assert short(reading(text)) == {"A": ([2], None)}

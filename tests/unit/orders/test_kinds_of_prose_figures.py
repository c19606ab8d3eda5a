"""Figures of speech: floors that are sawn through, dice that show a number, counters that are nudged along."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

TRAPS = [
    ("Throw 4. Please saw through the floorboards of number 79.", 4, 79),
    ("Throwing a one, bombing 69.", 1, 69),
    ("Five squares on, 94 to be booby-trapped.", 5, 94),
    ("Throw 2 and mine the approaches at 70", 2, 70),
    ("I throw the 6, and let 18 collapse behind me.", 6, 18),
    ("6 for me. I should like to see somebody vanish through 85.", 6, 85),
    ("Throw 3; let's undermine square 44", 3, 44),
    ("Throw 3. Have the floor of 62 removed, would you.", 3, 62),
    ("I throw a 4 and I want 56 opened right under his slippers.", 4, 56),
    ("Throw 5. The hatch: 17.", 5, 17),
    ("I'm voting for 45 and throwing 1", 1, 45),
    ("It's a 2 from me and I'm voting for 46 to go.", 2, 46),
    ("Throw 5, dynamite under 33", 5, 33),
    ("Throw 5. I'd like 60 rigged to drop.", 5, 60),
]
THROWS = [
    ("My die shows a four. Trapdoor 51.", 4, 51),
    ("Pips 4. Trapdoor: 25.", 4, 25),
    ("My man goes 6, td 43.", 6, 43),
    ("My counter moves 3. Trapdoor at 20", 3, 20),
    ("Nudge my counter along by three. Trapdoor 79", 3, 79),
    ("Please let my piece walk 5; trapdoor 12", 5, 12),
    ("My six goes on the table, no nomination", 6, "none"),
    ("Stick me down for a deuce, trapdoor 73", 2, 73),
    ("d6=3; vote #90", 3, 90),
    ("I'll toddle along 4. Trapdoor 56", 4, 56),
    ("I cast a 2, trapdoor 46", 2, 46),
    ("A single pip forward, just the 1. Trapdoor 45", 1, 45),
    ("Two for the legs, eighty-eight for the pit", 2, 88),
]
TOLD = [
    "Bob fell through the floor at 44 last time. Throw 3.",
    "Throw 3. I saw Bob on 62.",
    "Throw 3. The ladder from 28 collapsed last month, did it not?",
    "Throw 3. Petra bombed out on 44.",
]


@pytest.mark.parametrize(("text", "throw", "door"), [*TRAPS, *THROWS])
def test_a_figure_of_speech_orders_what_it_pictures(text: str, throw: int, door: int | str) -> None:
    """A space whose floor is to give way is nominated, and a die that shows a number throws it."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize("text", TOLD)
def test_what_befell_somebody_nominates_nothing(text: str) -> None:
    """A floor that gave way under somebody else, or a space that was seen, is no nomination."""
    assert short(reading(text)) == {"A": ([3], None)}


CHAT = [
    "Throw 3. I see the floor of 45 looks rotten.",
    "Throw 3. Mind the collapse at 62!",
    "Throw 3. The ladder at 45 is rigged.",
    "Throw 3. 45 rigged again, I see.",
    "Throw 3. Bob's mining company owns square 45.",
    "Throw 3. I'm on 37, so don't saw through my floor.",
    "Throw 3. I expect somebody will bomb 45.",
    "Throw 3. Jean says the floor of 45 will collapse.",
    "Throw 3. We bombed out at 62.",
    "Throw 3. Our floor is 45 feet long.",
    "Throw 3. Who would mine a place like 45?",
    "Throw 3. The man on the drop from 62 waved.",
]


@pytest.mark.parametrize("text", CHAT)
def test_floors_that_are_only_spoken_of_nominate_nothing(text: str) -> None:
    """A rotten floor, a rumour and a fear are no nominations: at most they are asked about."""
    assert short(reading(text)) == {"A": ([3], None)}

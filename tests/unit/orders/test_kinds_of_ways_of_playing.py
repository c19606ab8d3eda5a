"""Throws that are tendered, walked, spent at last or prescribed, in letters that are full of other numbers."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading

# A mail, its throw and its trapdoor.
PLAYED = [
    (
        "I am instructed by my client to proffer a two, with all due reserve. The trapdoor goes on 58. Fee: 3 pence.",
        2,
        58,
    ),
    ("My lords, I venture a 5. Trapdoor at 61. We sat for 4 hours.", 5, 61),
    ("I am instructed to tender\nthe three. Trapdoor at 44. The hearing is on the 6th, in room 2.", 3, 44),
    ("This time I want to go 4 fields. Trapdoor on field 71, please. In my village live 2 cats.", 4, 71),
    ("I would like to walk 5 houses forward. The trap please in house 44. I have 3 children and 2 goats.", 5, 44),
    ("There were 3 gates and 6 stiles.\n\nPS. Nearly forgot: four steps for our pawn, pit under 27.", 4, 27),
    ("Two paces for my counter please. Trapdoor at 18. We had 4 dogs along and counted 5 geese.", 2, 18),
    ("I have weighed it up with 2 friends and shall move\non by my four. For the trapdoor let me have 39.", 4, 39),
    ("I have read your notes over 3 cups of tea and will play the two. Trapdoor 51. Page 4 was upside down.", 2, 51),
    ("We lost 2 hens.\n\nI have been saving my six for weeks, and now is\nthe time to use it. Trapdoor: 77.", 6, 77),
    (
        "I've held back the 4 since May, and today I spend it. As for the trapdoor, 66. Our number 3 bus was late.",
        4,
        66,
    ),
    ("The only cure is a five. Trapdoor on 36. We were 2nd of 4 teams.", 5, 36),
    ("3 places down the table, alas. The answer is a two, and the trapdoor goes on 45. It rained for 4 days.", 2, 45),
]

# Mails with a plain trapdoor and a number that is no throw.
NONE = [
    "I tender a 4 page report on Monday. Trapdoor 45.",
    "I would never tender a three. Trapdoor 45.",
    "Tomorrow I want to walk 5 fields. Trapdoor 45.",
    "On Sunday I shall walk 6 houses. Trapdoor 45.",
    "If it stays dry I want to walk 6 fields. Trapdoor 45.",
    "I walk 3 fields with the dog every day. Trapdoor 45.",
    "It was two paces from my counter to the bar. Trapdoor 45.",
    "I have been saving my five, and this is not the moment to spend it. Trapdoor 45.",
    "I have been saving my five; is this the moment to spend it? Trapdoor 45.",
    "I have been saving my five until the moment comes to spend it. Trapdoor 45.",
    "My wife has been sitting on her five and now is the time to spend it. Trapdoor 45.",
    "Perhaps the remedy is a six. Trapdoor 45.",
    "The remedy is a six or a five. Trapdoor 45.",
    "The remedy is a six mile walk. Trapdoor 45.",
    "The remedy is a six? Trapdoor 45.",
    "The answer is a six, but I will not play it. Trapdoor 45.",
    "I have considered it and shall not play the 3. Trapdoor 45.",
    "I have walked the hills and shall be back at 3. Trapdoor 45.",
]


@pytest.mark.parametrize(("text", "throw", "door"), PLAYED)
def test_a_throw_is_known_however_it_is_played(text: str, throw: int, door: int) -> None:
    """Tendered, walked in houses, paced out for a counter, spent at last or prescribed: it is the throw."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [throw], "trapdoor": door}})


@pytest.mark.parametrize("text", NONE)
def test_no_throw_is_made_of_other_walks_and_remedies(text: str) -> None:
    """What is another day's, doubted, somebody else's or counted is no throw: one is asked for."""
    got = reading(text)
    assert got.verdict == "ask"
    assert "throws" not in got.orders.get("A", {})

"""A trapdoor that is wanted in every round is taken for this one, and its player told that it counts in no other."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

TOLD = "A trapdoor counts in this round only. Please name it again with your orders for each later round."
LASTING = (
    *(
        "From now on always trapdoor 44",
        "Trapdoor 44 until further notice",
        "Every round trapdoor 44",
        "Always trapdoor 44",
    ),
    *("Ab jetzt immer Falltür 44", "Désormais toujours trappe 44", "Voortaan altijd valluik 44"),
    *(
        "A partir de ahora siempre trampilla 44",
        "D'ora in poi sempre botola 44",
        "Trapdoor 44 for the rest of the game",
    ),
)
ONCE = (
    *("Trapdoor 44 as always", "Trapdoor 44 wie immer", "I always liked them. Trapdoor 44.", "Trapdoor 44, please"),
    *(
        "Trapdoor 44. Always a pleasure!",
        "Trapdoor 44. I'm away until further notice",
        "Trapdoor 44. Every week it rains.",
    ),
)


@pytest.mark.parametrize("words", LASTING)
def test_a_trapdoor_for_every_round_is_one_for_this(ordered: House, words: str) -> None:
    """It is taken, and what is not done is said."""
    assert TOLD in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 44}}


@pytest.mark.parametrize("words", ONCE)
def test_nothing_is_said_of_later_rounds_where_none_is_meant(ordered: House, words: str) -> None:
    """Habits, pleasantries and an absence want nothing of later rounds."""
    assert TOLD not in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 44}}

"""Orders and a farewell in one sentence: the orders are taken, and the player is asked whether they leave."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

ASKED = "DO YOU REALLY WANT TO LEAVE?"
BOTH = (
    *(
        "5 and 45, but I leave.",
        "5 and 45, but I quit",
        "5 und 45, aber ich höre auf",
        "5 and 45, but I'm off for good",
    ),
    *(
        "5 et 45, mais je quitte le jeu",
        "Worp 5, valluik 45, maar ik stop ermee",
        "5 and 45 but then I'm leaving the game",
    ),
)
STAYING = (
    *("5 and 45, I leave tomorrow", "5 and 45 before I leave", "5 and 45. When I leave, the dog cries."),
    *("5 and 45. That's all, I'm off for good beer", 'Clive says: "I leave". 5 and 45', "I'm leaving, 5 and 45"),
    *("5 and 45 and I'm out", "5 and 45. Sorry I'm late, I'm off."),
)
UNTAKEN = (
    *("5 and 45. I'm leaving!", "I leave. 5 and 45", "My 5 stays, but I'm off for good"),
    *("Die 5 bleibt, aber ich steige aus", "El 5 queda, pero dejo el juego", "Il 5 resta, ma lascio il gioco"),
)


@pytest.mark.parametrize("words", BOTH)
def test_orders_count_though_their_player_leaves(ordered: House, words: str) -> None:
    """What is ordered is not lost beside the farewell, nor the farewell beside the orders."""
    assert ASKED in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert ordered.seat("Brenda").status == "active"


@pytest.mark.parametrize("words", ["5 stays, but I leave", "5 bleibt, aber ich höre auf", "5 stays, but I'm out."])
def test_a_throw_that_stays_counts_too(ordered: House, words: str) -> None:
    """So it is where only the throw is named."""
    assert ASKED in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 28}}


@pytest.mark.parametrize("words", STAYING)
def test_who_only_goes_out_is_not_asked_to_leave_the_game(ordered: House, words: str) -> None:
    """Tomorrow's journey, the dog, and what Clive says are no resignation."""
    assert ASKED not in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


@pytest.mark.parametrize("words", UNTAKEN)
def test_what_is_not_plain_is_asked_about(ordered: House, words: str) -> None:
    """Where it cannot be told what is to count, something is asked and nothing changes."""
    said = text_of(ordered.write("Brenda", words))
    assert ASKED in said or "also wrote of leaving the game" in said
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}

"""Orders taken back as people say it: "take my orders out for now", "scrap that, don't put anything in yet"."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "hang on scrap that al, dunt put owt in for me yet, let me av a think",
        "Alan can you take my orders out altogether for now, I want to look at the map properly after my shift. I'll "
        "send new ones by Thursday.",
        "take my orders out altogether",
        "Please take my orders out for the moment.",
        "Could you please take my orders out again?",
        "Wait, cancel that, don't enter anything for me yet.",
        "Hold on, scrap that, please don't put anything in for me just yet, I need to think.",
        "Forget it, don't play anything for me yet.",
        "Leave my orders out for now, I'll send others on Monday",
        "Alan, can you withdraw my orders?",
        "Actually, please take my card back out for now. I'll decide on Thursday.",
        "Could you take my card back please?",
        "Bitte nimm meine Karte wieder raus.",
        "Je retire ma carte",
    ],
)
def test_orders_are_taken_back(ordered: House, words: str) -> None:
    """Nothing stands after words that plainly want nothing to stand."""
    assert "withdrawn" in text_of(ordered.write("Brenda", words))
    assert not ordered.standing("Brenda")


@pytest.mark.parametrize(
    "words",
    [
        "scrap that",
        "Scrap that idea, don't put anything in for me yet but the 6.",
        "Don't take my orders out.",
        "If Clive moves take my orders out",
        "If Clive moves can you withdraw my orders?",
        "When can you withdraw my orders?",
        "Tomorrow can you withdraw my orders?",
        "Can you take Clive's orders out altogether?",
        "Why did you take my orders out?",
        "take my orders out of the envelope",
        "can you take my orders out for now, because I want to see if Clive moves",
        "Scrap that, don't put anything in for Clive yet",
        "Please don't cancel that, put nothing in for me yet",
        "If Clive moves take my card back",
        "Can I take my card back?",
        "Don't take my card back.",
    ],
)
def test_orders_stay_where_that_may_not_be_meant(ordered: House, words: str) -> None:
    """Denials, conditions, questions and somebody else's orders take nothing back by themselves."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}

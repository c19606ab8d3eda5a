"""Who wants to sit a round out is told that nobody can; who leaves, passes something on or asks is no such player."""

from __future__ import annotations

import pytest

from pbm.orders.resigning import is_resignation
from pbm.orders.sitting_out import sits_out

SITS_OUT = [
    "Pass",
    "I pass.",
    "pass this week",
    "Orders: pass",
    "skip me this week please",
    "Please skip my turn",
    "Skip us this round, we're in Spain",
    "Count me out for this round",
    "Count me out this time",
    "Count me out for round 3",
    "Hi Alan, busy week, so count me out for this round. Brenda",
    "I'm out this week",
    "I'm not playing this round",
    "I don't want to play this round",
    "I'd rather not throw this time",
    "I'll sit this one out",
    "Sorry, I have to miss this round.",
    "Miss me out this time, please",
    "No throw from me this round",
    "Don't move my piece this round please",
    "Leave me out of it this time",
    "Ich setze diese Runde aus",
    "Diesmal ohne mich",
    "Ich passe",
    "Je passe mon tour",
    "Cette fois sans moi",
    "Ik sla deze ronde over",
    "Paso este turno",
    "Questa volta passo",
]
PLAYS = [
    "Pass the salt",
    "Pass on my regards to Clive",
    "Pass 40 and throw 3",
    "I pass 40 this round",
    "I passed Gus last week, lovely",
    "Passing Clive this round was fun",
    "If I pass this round what happens",
    "Should I pass this round?",
    "Can I skip a round?",
    "Skip the pictures please",
    "skip the reminder this week",
    "Count me out",
    "Count me in for this round",
    "Count me out of the vote for 44",
    "Don't count me out this time!",
    "Clive should sit this one out",
    "I'm out of this game",
    "I'm out of luck this round",
    "I'm not playing 44 this round",
    "I can't decide this round",
    "Don't throw 3 for me this time",
    "leave the trapdoor out this round",
    "Miss you all this week",
    "I'll miss the report this week",
    "no throw yet",
    "It's my turn this week",
    "I resign",
]


@pytest.mark.parametrize("words", SITS_OUT)
def test_a_round_that_is_to_be_sat_out_is_seen(words: str) -> None:
    """In the words of six languages; and nobody who says so gives up the game."""
    assert sits_out([words])
    assert not is_resignation([words])


@pytest.mark.parametrize("words", PLAYS)
def test_what_only_looks_like_it_is_not(words: str) -> None:
    """Somebody who passes a space, asks whether they may, leaves for good, or speaks of another."""
    assert not sits_out([words])


def test_who_is_out_for_good_leaves() -> None:
    """“Count me out” without a time still asks whether they leave."""
    assert is_resignation(["Count me out"])
    assert is_resignation(["Please count me out of the game, I have no time any more"])


def test_a_number_beside_it_may_be_an_order() -> None:
    """Then it is for the rest of the reader to ask."""
    assert not sits_out(["Pass this week. Or 5 and 33."])
    assert sits_out(["Pass this week. Or 5 and 33."], numbered=True)

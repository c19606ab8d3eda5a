"""Words that are meant for another player order nothing, and reach the GM."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, reading, short

FOR_OTHERS = [
    "Please tell Clive that I'll nominate 20",
    "tell Dora I will nominate 41 this turn",
    "Please pass on to Dora: I'll nominate 40",
    "Could you let Max know that I will vote for 44?",
    "Let Dora and Clive know I'm throwing 6.",
    "Max, let's both nominate 38!",
    "Let's all vote for 44.",
    "To Dora: I'll nominate 40",
    "Tell everybody I'm going to throw 5 and nominate 20",
    "I told Clive I'll nominate 20.",
    "Sag Clive bitte, dass ich 20 nominiere.",
    "Dis à Clive que je vote 20.",
    "Dile a Clive que voto 20.",
    "Di' a Clive che voto 20.",
]
OWN = [
    "Don't tell Max, but I'll throw 5 and nominate 45.",
    "I told Max I'd play the 6, but the truth is: throw 5, trapdoor 45.",
    "Let Max have the 44. I'll throw 5 and nominate 45.",
    "Throw 5, trapdoor 45. Tell Max I said hi.",
    "Throw 5, trapdoor 45. Please tell Max that I'll nominate 45.",
    "Mum told me I'll do well with 5, so 5 and 45.",
]
TO_PLAYERS = [
    "Max, I'll nominate 44 if you like. Deal.",
    "Hi Dora, I'll throw 5 and nominate 40",
    "Dear Dora and Max,\n\nI'm throwing 5 and nominating 40.",
    "Dora: I'll nominate 40",
]


def said_to(text: str, *players: str) -> Reading:
    """Return how a mail is read in a game with other players of these names."""
    return read(clean(text, ()), form(), players=players)


@pytest.mark.parametrize("text", FOR_OTHERS)
def test_what_is_to_be_told_to_others_is_no_order(text: str) -> None:
    """Asked about, with nothing taken, and passed on to the GM, who may tell them."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({}, "ask", True)
    assert [named(problem) for problem in made.problems] == ["to-others"]


@pytest.mark.parametrize("text", OWN)
def test_own_orders_beside_such_words_stand(text: str) -> None:
    """What the writer orders in words of their own is taken, whoever else is spoken of."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([5], 45)}, "clear")


@pytest.mark.parametrize("text", TO_PLAYERS)
def test_a_mail_to_another_player_is_no_order(text: str) -> None:
    """Where the names of the players are known, a mail or a sentence that calls one is a letter to them."""
    made = said_to(text, "Max", "Dora")
    assert (short(made), made.verdict, made.chatter) == ({}, "ask", True)


def test_the_gm_may_be_greeted_by_any_name_that_is_no_players() -> None:
    """Only another player's name makes a letter of a mail."""
    assert short(said_to("Hi Rupert, I'll throw 5 and nominate 40", "Max", "Dora")) == {"A": ([5], 40)}

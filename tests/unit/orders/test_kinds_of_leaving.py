"""Words of leaving the game, and words that only sound so."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

LEAVING = [
    "Please count me as resigned from now on. It has been a joy for 3 years.",
    "sorry, this isnt really my thing. can you take me out of the game please",
    "Please retire me from Viper as of now.",
    "I'm afraid I can't carry on with the game. Please give my place to somebody else.",
    "It's time I threw in the towel. Sorry.",
    "I'd like to stop playing, thanks for everything",
    "I'm going to have to give the game up, sorry",
    "I am hanging up my dice for good.",
    "I'm out, sorry folks",
    "Ich möchte aus dem Spiel aussteigen.",
    "Je souhaite quitter la partie, désolé.",
    "Quiero dejar la partida.",
    "Vorrei ritirarmi dal gioco.",
]


@pytest.mark.parametrize("text", LEAVING)
def test_leaving_is_understood_in_many_words(text: str) -> None:
    """Whoever wants to leave the game is asked once more, and not for a throw."""
    assert reading(text).kind == "resign"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5, trapdoor 45. No more snakes for me please!",
        "If this goes on I must stop playing. Throw 5, trapdoor 45",
        "Throwing in the towel on the crossword. Throw 5, trapdoor 45",
    ],
)
def test_a_sigh_beside_orders_is_no_leaving(text: str) -> None:
    """Who sends orders plays on, whatever they sigh."""
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("orders", "clear", {"A": ([5], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "I don't want to stop playing, just tell me what I have left.",
        "I'm not giving the game up yet!",
        "Please don't strike me off the list, I will send something soon.",
        "I'm not throwing in the towel",
        "I never said I no longer wish to play.",
        "Bob can no longer carry on with the game, he says.",
        "I hope nobody will throw in the towel. My orders follow on Sunday.",
        "Bert is throwing in the towel, I hear. Press: Good riddance",
        "If I fall again I will throw in the towel.",
        "Can't carry on playing until I know where I am",
        "Please cross me off the reminder list",
        "Excuse me from printing press this time",
        "I'm out, thanks to that snake!",
        "I'm out, sorry - back on Monday.",
        "Please release me from jail on 45",
        "Ken veut quitter la partie, moi non.",
        "Wollt ihr ohne mich weiter spielen?",
    ],
)
def test_what_is_denied_or_said_of_others_is_no_leaving(text: str) -> None:
    """Nobody is taken for leaving by what they deny, fear, or tell of somebody else."""
    assert reading(text).kind != "resign"

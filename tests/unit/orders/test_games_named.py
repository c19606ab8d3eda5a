"""Orders that name another game of the player's are for that; a game that is only talked of is not."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.games_named import Games
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, short

GAMES = Games(frozenset({"Vipers"}), frozenset({"Adders", "Winter", "A"}))


@pytest.mark.parametrize(
    "text", ["Adders: 6, trap 40", "[adders] 6 and trap 40", "6, trap 40 for Adders", "This is for Adders. 6, trap 40."]
)
def test_orders_for_another_game_are_asked_about(text: str) -> None:
    """A careful GM would not enter them here."""
    got = read(clean(text), form(), "Re: Vipers", games=GAMES)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    "subject",
    [
        "Adders",
        "Re: Adders",
        "Orders for Adders",
        "my adders turn",
        "Re: [Adders] Receipt 3: Your orders",
        "Orders for Winter",
        "Winter",
    ],
)
@pytest.mark.parametrize("text", ["6, trap 40", "WITHDRAW", "PLAY DEFAULT", "RESIGN"])
def test_a_subject_names_the_game_that_a_mail_is_for(subject: str, text: str) -> None:
    """Where the mail itself names none: what came to this game's address may be meant for that one."""
    got = read(clean(text), form(), subject, games=GAMES)
    assert (got.verdict, short(got), got.asked, got.command) == ("ask", {}, (), None)
    assert [named(problem) for problem in got.problems] == ["game-named"]


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        ("Re: Vipers", "6, trap 40"),
        ("Adders", "Vipers: 6, trap 40"),
        ("Adders and Vipers", "6, trap 40"),
        ("Good luck in Adders", "6, trap 40"),
        ("I won Adders!", "6, trap 40"),
        ("A question of snakes", "6, trap 40"),
    ],
)
def test_a_subject_may_talk_of_another_game(subject: str, text: str) -> None:
    """Or name both: then the mail is for the game to whose address it came."""
    got = read(clean(text), form(), subject, games=GAMES)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 40)})


@pytest.mark.parametrize("text", ["WITHDRAW\nAdders", "PLAY DEFAULT\n\nfor Adders"])
def test_what_is_asked_for_another_game_is_not_done_here(text: str) -> None:
    """Nothing is taken back, nor left to the rules, in the game that was not named."""
    got = read(clean(text), form(), games=GAMES)
    assert ([named(problem) for problem in got.problems], got.asked, got.command) == (["game-named"], (), None)


@pytest.mark.parametrize(
    "text",
    [
        "6, trap 40. Good luck in Adders",
        "Unlike in Adders, 6 and 40",
        "I won Adders, throw 6 trap 40",
        "Thanks for the Adders report: 6 please, trap 40",
    ],
)
def test_another_game_may_be_talked_of(text: str) -> None:
    """Beside orders for this one."""
    got = read(clean(text), form(), "Re: Vipers", games=GAMES)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 40)})

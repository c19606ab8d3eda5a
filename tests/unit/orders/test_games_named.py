"""Orders that name another game of the player's are for that; a game that is only talked of is not."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.games_named import Games
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short

GAMES = Games(frozenset({"Vipers"}), frozenset({"Adders", "Winter"}))


@pytest.mark.parametrize(
    "text", ["Adders: 6, trap 40", "[adders] 6 and trap 40", "6, trap 40 for Adders", "This is for Adders. 6, trap 40."]
)
def test_orders_for_another_game_are_asked_about(text: str) -> None:
    """A careful GM would not enter them here."""
    got = read(clean(text), form(), "Re: Vipers", games=GAMES)
    assert (got.verdict, short(got)) == ("ask", {})


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

"""After the end of a game, thanks and farewells reach the GM, whatever the game was."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.service.ending import end_game
from tests.playthroughs.house import House, last_mail, text_of

GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"ruleset": "unleashed", "boards": {}, "options": {"size": "8x8", "setup": "drawn"}},
    {"ruleset": "classic", "boards": {}},
)


def ended(house: House, **game: Any) -> House:
    """Start a game and end it."""
    house.start(**game)
    end_game(house.server.office, "hill", sure=True)
    house.server.tick.beat(poll=True)
    return house


def letters(house: House) -> int:
    """Return how many mails of players were passed on to the GM."""
    return sum(mail.kind == "gm-letter" for mail in house.outbox())


@pytest.mark.parametrize("game", GAMES, ids=["postal", "unleashed", "classic"])
@pytest.mark.parametrize(
    "words",
    [
        "Thank you for a lovely winter's entertainment. Third is better than I do at whist.",
        "gg everyone",
        "Thanks Alan!",
        "Danke, hat Spaß gemacht.",
        "Merci Alan, à bientôt",
        "Bedankt, het was leuk!",
        "Bye all, merry Christmas, it was fun!",
        "Robbed! When's the next one?",
    ],
)
def test_farewells_reach_the_gm(house: House, game: dict[str, Any], words: str) -> None:
    """Whoever thanks, takes leave or asks for the next game is told that it is over, and the GM reads it."""
    told = text_of(ended(house, **game).write("Brenda", words))
    assert "This game is over" in told
    assert "Your mail was passed on to the GM." in told
    assert letters(house) == 1
    assert words.split(".")[0] in text_of(house.to_gm()[-1])


@pytest.mark.parametrize("game", GAMES, ids=["postal", "unleashed", "classic"])
@pytest.mark.parametrize(
    "words",
    ["I'll take it! Thanks for running it Alan. PRESS: GG all, sorry Clive.", "Thanks.\n\nPRESS: GG all, sorry Clive."],
)
def test_press_that_no_report_brings_reaches_the_gm(house: House, game: dict[str, Any], words: str) -> None:
    """Press after the end is not printed: its writer is told so, and the GM has it with the thanks beside it."""
    told = text_of(ended(house, **game).write("Brenda", words))
    assert "there is no further report for your press to be in" in " ".join(told.split())
    assert "Your mail was passed on to the GM." in told
    passed = text_of(house.to_gm()[-1])
    assert letters(house) == 1
    assert "GG all, sorry Clive." in passed
    assert "Thanks" in passed


@pytest.mark.parametrize("words", ["STATUS", "👍", "RESIGN", "PRESS TO CLIVE: well played"])
def test_what_is_not_for_the_gm_does_not_reach_them(house: House, words: str) -> None:
    """What the server does by itself, a smile and a letter to another player are no farewells."""
    ended(house).write("Brenda", words)
    assert letters(house) == 0


def test_thanks_while_the_game_goes_on_are_answered_alone(house: House) -> None:
    """Before the end the GM hears nothing of thanks for a receipt."""
    house.start()
    house.write("Brenda", "3, trapdoor 45")
    house.write("Brenda", "Thanks Alan!")
    assert last_mail(house).outcome == "thanks: nothing to do"
    assert letters(house) == 0

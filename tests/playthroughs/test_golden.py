"""A short game of each kind whose every mail is kept word for word: read them after any change of words.

`PBM_GOLDEN=write pytest tests/playthroughs/test_golden.py` writes them anew; the difference is then for reading.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, Final

import pytest

from pbm.rulesets.registry import ruleset_names
from tests.playthroughs.golden import FOLDER, as_approved, told
from tests.playthroughs.house import BOARD, House

HILL: Final[dict[str, Any]] = {
    "finish": 30,
    "layout": {"kind": "boustrophedon", "width": 6},
    "ladders": {"3": 11, "14": 20},
    "snakes": {"17": 5, "28": 19},
}
PAGES: Final = {
    "postal": {"03-start", "10-receipt", "13-report", "17-receipt", "20-report", "26-report", "32-final"},
    "classic": {"03-start", "15-report", "38-final"},
    "unleashed": {"03-start", "10-reminder", "26-report", "34-final"},
}
"""The mails to Dora of which the page is kept too."""


def postal(house: House) -> None:
    """Three people, a board of twenty spaces, all sorts of mail."""
    house.start(
        boards={"A": {**BOARD, "finish": 20, "ladders": {"7": 15}, "snakes": {"18": 3}}},
        options={"announce_nmr": True},
        gm_note="No drinks near the board, please.",
    )
    house.write("Brenda", "Dear GM,\n\nI shall throw a six, and my trapdoor vote goes to 12.\n\nYours,\nBrenda")
    house.write("Clive", "6/12")
    house.write("Clive", "throw 9, trap 40")
    house.write("Brenda", "PRESS: The ladder is mine.\n*** Round 9 report ***")
    house.write("Dora", "Is there a prize for the winner?")
    house.pass_deadline()
    house.write("Brenda", "throw 6 trapdoor 14")
    house.write("Clive", "5 15")
    house.write("Dora", "HELP")
    house.pass_deadline()
    while house.round() is not None:
        house.write("Brenda", "lowest legal, no trapdoor")
        house.write("Clive", "the highest I have left, trapdoor 16")
        house.pass_deadline()


def begin_classic(house: House, language: str) -> None:
    """Three people, a board of thirty spaces, dice as soon as they are asked for."""
    house.start(
        title="The Pit",
        ruleset="classic",
        boards={"A": HILL},
        options={"play": "on_order"},
        gm_note="No drinks near the board, please.",
        house={"language": language},
    )


def classic(house: House) -> None:
    """Whatever can be sent and asked."""
    begin_classic(house, "en")
    house.write("Brenda", "Dear GM,\n\nplease roll for me at once.\n\nYours,\nBrenda")
    house.write("Brenda", "roll")
    house.write("Clive", "a double six, please")
    for words in ("HELP", "STATUS", "ORDERS", "PRESS: Sixes, I tell you."):
        house.write("Dora", words)
    remind(house)
    start = house.sent_to("Dora")[0]["Message-ID"]
    house.pass_deadline()
    house.write("Dora", "ROLL", answering=start)
    house.write("Brenda", "HISTORY")
    for _ in range(20):
        for name in ("Brenda", "Clive", "Dora"):
            if house.round() is not None:
                house.write(name, "roll")
    house.write("Brenda", "roll")


def begin_unleashed(house: House, language: str, **options: str) -> None:
    """Three people, a board of four rows of five cards."""
    house.start(
        title="The Pit",
        ruleset="unleashed",
        boards={},
        options={"size": "4x5", "pieces": 3, **options},
        gm_note="No drinks near the board, please.",
        house={"language": language},
    )


def unleashed(house: House) -> None:
    """Whatever can be sent and asked."""
    begin_unleashed(house, "en")
    house.write("Brenda", "S1 11-3, L1 16-9, P1 12-4")
    house.write("Brenda", "CAN I move S1 11-3?")
    house.write("Brenda", "S1 13-3, L1 16-7, P1 12-5")
    house.write("Clive", "Ladder 1 from 3 to 12.\nsnake 13-3")
    house.write("Dora", "HELP")
    remind(house)
    house.pass_deadline()
    house.write("Brenda", "Dear GM,\n\nI shall play my +3 on 9; if that is taken, put it on 13.\n\nYours,\nBrenda")
    house.write("Clive", "+6 on 4")
    house.write("Clive", "blank on 4 pls")
    for words in ("STATUS", "ORDERS", "PRESS: Mind the lamppost.", "Is there a prize for the winner?"):
        house.write("Dora", words)
    remind(house)
    house.pass_deadline()
    house.write("Dora", "-1 on 15", answering=house.sent_to("Dora")[-2]["Message-ID"])
    house.write("Brenda", "Swap two players on 5: me and the leader. If I land on Send back: Clive")
    house.write("Clive", "HISTORY")
    for _ in range(8):
        if house.round() is not None:
            house.write("Clive", "PLAY DEFAULT")
            house.pass_deadline()
    house.write("Brenda", "+3 on 9")


def remind(house: House) -> None:
    """Put the clock to the evening before the deadline."""
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=20)
    house.server.tick.beat(poll=True)


def round_of_classic(house: House) -> None:
    """One round, in German."""
    begin_classic(house, "de")
    house.write("Brenda", "Bitte würfeln!")
    house.pass_deadline()


def round_of_unleashed(house: House) -> None:
    """One round, in German."""
    begin_unleashed(house, "de", setup="drawn")
    house.write("Brenda", "+3 auf 9, sonst auf 13. Wenn ich auf Zurückschicken lande: der Führende")
    house.pass_deadline()


GERMAN: Final[dict[str, Callable[[House], None]]] = {"classic": round_of_classic, "unleashed": round_of_unleashed}
GAMES: Final[dict[str, Callable[[House], None]]] = {"classic": classic, "postal": postal, "unleashed": unleashed}


@pytest.mark.parametrize("game", GAMES)
def test_every_mail_of_a_short_game_is_as_it_was_read_and_approved(house: House, game: str) -> None:
    """The words, the order and the recipients of all mails are those kept in the game's folder."""
    GAMES[game](house)
    as_approved(FOLDER / game, told(house.outbox(), {f"{name}-dora" for name in PAGES[game]}))


@pytest.mark.parametrize("game", ["classic", "unleashed"])
def test_the_mails_of_a_german_round_are_as_they_were_read_and_approved(house: House, game: str) -> None:
    """The first mail, the receipt and the report of one player, word for word."""
    GERMAN[game](house)
    mails = [mail for mail in house.outbox() if mail.intended == "brenda@players.test"]
    assert [mail.kind for mail in mails] == ["start", "receipt", "report"]
    as_approved(FOLDER / f"{game}-de", told(mails))


def test_every_registered_game_has_mails_that_were_read_and_approved() -> None:
    """Who adds a game adds a short one here, and reads what its players get."""
    assert {path.name for path in FOLDER.iterdir() if any(path.iterdir())} >= set(ruleset_names())
    assert set(GAMES) >= set(ruleset_names())

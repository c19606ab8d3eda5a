"""Orders of one player that reach another's address: nothing of them is entered in the wrong seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pbm.service.games import Entrant
from tests.playthroughs.house import House, open_house, settings_in, text_of

STANDING = {"A": {"throws": [2], "trapdoor": 18}}
HELD = "seems to hold another player's orders"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A server whose GM is called Alan, with orders of Brenda's."""
    made = open_house(settings_in(tmp_path))
    names = ("Brenda Wood", "Clive Wood", "Dora", "Alan Jones")
    mails = {name: name.split()[0].lower() for name in names}
    made.start(entrants=tuple(Entrant(name, (f"{mails[name]}@players.test",), "Europe/London") for name in names))
    write(made, "throw 2 trapdoor 18")
    return made


def write(house: House, words: str, **how: str) -> str:
    """Send a mail to Brenda's address from her own; return the text of the answer."""
    house.write("Brenda", words, to=house.reply_address("Brenda Wood"), **how)
    return " ".join(text_of(house.sent_to("Brenda")[-1]).split())


@pytest.mark.parametrize(
    "words",
    [
        "This is for Clive: throw 5, trapdoor 14",
        "throw 5 trapdoor 14\n\nRegards\nClive",
        "throw 5 trapdoor 14\n\nClive Wood",
        "Player: Clive Wood\nThrow: 5\nTrapdoor: 14",
        "I'm Dora, throw 5 trapdoor 14",
        "Please change Alan Jones's throw to 5.",
    ],
)
def test_another_players_orders_are_asked_about(house: House, words: str) -> None:
    """By first name or full name, in the same family too; what stood before stands, and nothing is offered."""
    answer = write(house, words)
    assert HELD in answer
    assert "just reply YES" not in answer
    assert house.standing("Brenda Wood") == STANDING


@pytest.mark.parametrize(
    "words",
    [
        "throw 5 trapdoor 14\n\nBrenda",
        "throw 5 trapdoor 14\n\nThe Woods, Brenda and Clive",
        "Hi Alan, throw 5 trapdoor 14",
        "throw 5 trapdoor 14, see you Sunday Clive",
        "throw 5, and trap 14 for Clive to fall into",
    ],
)
def test_the_writers_own_orders_are_taken(house: House, words: str) -> None:
    """Whoever is spoken of beside them, the GM among them."""
    write(house, words)
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}


def test_another_players_withdrawal_takes_nothing_back(house: House) -> None:
    """And it is said why nothing was done."""
    assert "seems to come from another player" in write(house, "WITHDRAW\nClive")
    assert house.standing("Brenda Wood") == STANDING


def test_orders_for_two_are_offered_to_one(house: House) -> None:
    """To the player to whose address they came, who is told that the other has to send theirs."""
    answer = write(house, "Please throw 5 and trapdoor 14 for both of us.\n\nClive & Brenda")
    assert "only take orders for your own seat" in answer
    assert house.standing("Brenda Wood") == STANDING
    write(house, "yes", answering=str(house.sent_to("Brenda")[-1]["Message-ID"]))
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}
    assert house.standing("Clive Wood") is None


@pytest.mark.parametrize("foot", ["-- \nClive", "--\nClive Wood", "-- \nClive, 12 Hill Street\nTel 123", "-- \nDora."])
def test_a_program_that_signs_for_another_is_asked_about_once(house: House, foot: str) -> None:
    """It may be somebody else's mail, or a household's program: a YES takes the orders, and the next ones at once."""
    asked = write(house, f"throw 5 trapdoor 14\n\n{foot}")
    assert "in the signature below your mail" in asked
    assert house.standing("Brenda Wood") == STANDING
    write(house, f"Yes\n\n{foot}", answering=str(house.sent_to("Brenda")[-1]["Message-ID"]))
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}
    write(house, f"throw 6 trapdoor 12\n\n{foot}")
    assert house.standing("Brenda Wood") == {"A": {"throws": [6], "trapdoor": 12}}


def test_a_signature_below_what_came_from_elsewhere_is_not_known_for_it(house: House) -> None:
    """Who writes with a seat's reply address from elsewhere may be somebody else: the player is asked as before."""
    foot = "-- \nClive"
    house.write("stranger", f"throw 5 trapdoor 14\n\n{foot}", to=house.reply_address("Brenda Wood"))
    answer = next(one for one in reversed(house.sent_to("Brenda")) if "signature" in text_of(one))
    house.write(
        "stranger", f"Yes\n\n{foot}", to=house.reply_address("Brenda Wood"), answering=str(answer["Message-ID"])
    )
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}
    assert "in the signature below your mail" in write(house, f"throw 6 trapdoor 12\n\n{foot}")
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}


@pytest.mark.parametrize(
    "foot",
    [
        *("-- \nBrenda", "-- \nBrenda and Clive", "-- \nSent from Clive's iPad", "-- \nClive's the one to beat!"),
        *("-- \nThe Hill House\nno relation of Clive's", "> See you\n> -- \n> Clive", "-- \nAlan"),
    ],
)
def test_a_program_that_signs_for_nobody_else_is_heard(house: House, foot: str) -> None:
    """The writer's own name, a machine's, a motto, and whoever is quoted."""
    write(house, f"throw 5 trapdoor 14\n\n{foot}")
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}


def test_another_programs_signature_takes_nothing_back(house: House) -> None:
    """What changes something is not done, what only tells is."""
    assert "seems to come from another player" in write(house, "WITHDRAW\n-- \nClive")
    assert house.standing("Brenda Wood") == STANDING
    assert "Numbers left" in write(house, "STATUS\n-- \nClive")


def test_a_player_may_sign_with_their_own_name(house: House) -> None:
    """Though another seat of the game has that name, and their own seat another one."""
    seat = house.seat("Brenda Wood")
    with house.server.office.store.begin() as work:
        work.players.update(replace(work.players.get(seat.player_id), name="Dora"))
    write(house, "throw 5 trapdoor 14\n\nDora")
    assert house.standing("Brenda Wood") == {"A": {"throws": [5], "trapdoor": 14}}

"""Somebody who plays two games, and names the other one in a mail of this one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.service.games import Entrant, NewGame, start_game
from tests.playthroughs.house import BOARD, House, parsed, text_of

STANDING = {"A": {"throws": [2], "trapdoor": 9}}


def of_brenda(key: str, title: str) -> NewGame:
    """Return a game that Brenda alone plays."""
    return NewGame(
        key=key,
        title=title,
        ruleset="postal",
        zone="Europe/London",
        gm_note="",
        boards={"A": BOARD},
        options={},
        calendar={"every": "every week on Friday 20:00", "zone": "Europe/London"},
        entrants=(Entrant("Brenda", ("brenda@players.test",), "Europe/London"),),
    )


@pytest.fixture
def two(house: House) -> House:
    """A house in which Brenda plays Hill and Vipers, and has sent orders for Hill."""
    house.start()
    vipers = of_brenda("vipers", "Vipers")
    start_game(house.server.office, vipers)
    start_game(house.server.office, replace(vipers, key="x-hill", title="Hill II"))
    house.server.tick.beat(poll=True)
    house.write("Brenda", "2, trap 9")
    assert house.standing("Brenda") == STANDING
    return house


@pytest.mark.parametrize(
    "words",
    [
        "Vipers: 6, trap 40",
        "[vipers] 6 and trap 40",
        "VIPERS - throw 6, trapdoor 40",
        "For Vipers: throw 6, trapdoor 40",
        "6, trap 40 for Vipers",
        "6, trap 40 (Vipers)",
        "throw 6, trapdoor 40 in the Vipers game please",
        "Hill as before, Vipers 6 trap 40",
        "Hill: as before\nVipers: 6, trap 40",
        "Hill: 3, trap 30. Vipers: 6, trap 40",
        "This is for Vipers. 6, trap 40.",
        "6, trap 40. These are for Vipers.",
        "6, trap 40\n\nVipers",
        "Vipers\n\nthrow 6\ntrapdoor 40",
        "My orders for Vipers:\n6, trap 40",
        "Hill II: 6, trap 40",
        "6 und Falltür 40 für Vipers",
        "In both games 6, trap 40",
        "6, trap 40 in all my games please",
        "Vipers: turn 2: 6",
    ],
)
def test_orders_that_name_another_game_of_ones_own_are_asked_about(two: House, words: str) -> None:
    """They change nothing here, and the answer says where they are to be sent."""
    text = text_of(two.write("Brenda", words))
    assert two.standing("Brenda") == STANDING
    assert "last mail" in text
    assert "Nothing has changed" in text


@pytest.mark.parametrize(
    "words",
    [
        "Hill: 5, trap 21",
        "5, trap 21 for Hill",
        "Hill: 5, trap 21. Vipers to follow.",
        "5, trap 21\n\nI have sent mine for Vipers already.",
        "5, trap 21. How is Vipers going?",
        "I am doing badly in Vipers, so here 5, trap 21",
        "Vipers was fun last week. 5, trap 21",
        "5, trap 21, not for Vipers",
        "5, trap 21\n\nPRESS: Vipers: 6, trap 40 is what I would do",
    ],
)
def test_another_game_may_be_spoken_of(two: House, words: str) -> None:
    """Orders of this game are taken beside words about the other one."""
    two.write("Brenda", words)
    assert two.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 21}}


@pytest.mark.parametrize("subject", ["Orders for Vipers", "my vipers turn", "Re: Vipers report", "Hill II"])
def test_a_subject_that_names_another_game_is_asked_about(two: House, subject: str) -> None:
    """Though the mail came to this game's address: the words do not say which game is meant."""
    text = text_of(two.write("Brenda", "6, trap 40", subject=subject))
    assert two.standing("Brenda") == STANDING
    assert "Nothing has changed" in text


def test_a_subject_does_not_take_back_orders_of_this_game(two: House) -> None:
    """WITHDRAW under the other game's name is asked about like orders."""
    two.write("Brenda", "WITHDRAW", subject="Vipers")
    assert two.standing("Brenda") == STANDING


@pytest.mark.parametrize(
    "words", ["For Second: throw 3, trap 30", "[second] throw 3, trap 30", "Second\n\nthrow 3, trap 30"]
)
def test_a_mail_to_the_plain_address_may_name_its_game_in_its_first_line(house: House, words: str) -> None:
    """As an answer to the question which is meant: the game is known then, though not yet who wrote."""
    plays_second(house)
    house.write("Brenda", "throw 3, trap 30", to="games@example.test")
    assert house.outbox()[-1].kind == "which-game"
    house.write("Brenda", words, to="games@example.test")
    last = parsed(house.outbox()[-1])
    assert str(last["Subject"]) == "[second] Did you write this mail?"


@pytest.mark.parametrize("words", ["Second: throw 3, trap 30", "for Second I have no time, throw 3", "throw 3, second"])
def test_what_only_speaks_of_a_game_names_none(house: House, words: str) -> None:
    """A second throw is no game called Second."""
    plays_second(house)
    house.write("Brenda", words, to="games@example.test")
    assert house.outbox()[-1].kind == "which-game"


def test_the_last_question_within_the_hour_says_that_no_more_follow(house: House) -> None:
    """Three mails that nothing proves are asked about; the third answer says what becomes of the next."""
    plays_second(house)
    for number in (3, 4, 5, 6):
        house.write("Brenda", f"throw {number}, trap 30", to="games@example.test")
    asked = [text_of(parsed(mail)) for mail in house.outbox() if mail.kind == "which-game"]
    assert ["not answered before the hour is over" in text for text in asked] == [False, False, True]
    assert "For Hill: …" in asked[0]


def plays_second(house: House) -> None:
    """Start two games with Brenda in them; one is called Second."""
    house.start()
    start_game(house.server.office, of_brenda("second", "Second"))
    house.server.tick.beat(poll=True)


def test_the_name_of_a_game_is_not_read_as_a_turn(house: House) -> None:
    """What was sent "for Second" stands for the round that is open there, once its player has said yes."""
    plays_second(house)
    house.write("Brenda", "For Second: throw 3, trap 30", to="games@example.test")
    asked = parsed(house.outbox()[-1])
    told = house.write("Brenda", "YES", to=str(asked["Reply-To"]), answering=str(asked["Message-ID"]))
    assert str(told["Subject"] if told else "") == "[second] Receipt 1: Your orders"
    assert "Trapdoor nomination: 30." in text_of(told)

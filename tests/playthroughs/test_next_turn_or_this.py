"""Orders for "next turn", which is the open one before anything stands, and may be the one after it from then on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of

BASE = {"A": {"throws": [3], "trapdoor": 28}}
ASKED = "“next turn” may be this round's or the one after it"


def standing(folder: Path) -> House:
    """Return a game in which Clive's 3 and 28 stand for turn 1."""
    house = open_house(settings_in(folder))
    house.start()
    house.write("Clive", "3 and 28")
    return house


@pytest.mark.parametrize(
    "words",
    [
        "next turn 6 and 44",
        "next turn 6",
        "6 and 44 for the next turn",
        "6/44 next time",
        "trapdoor 44 next turn",
        "Nächste Runde 6 und 44",
        "prochain tour 6 et 44",
    ],
)
def test_which_turn_is_asked_while_orders_stand(tmp_path: Path, words: str) -> None:
    """Nothing is changed before the player has said which turn is meant, in words that are true of the mail."""
    house = standing(tmp_path)
    said = text_of(house.write("Clive", words))
    assert ASKED in said
    assert "undecided" not in said
    assert house.standing("Clive") == BASE


def test_yes_means_this_round(tmp_path: Path) -> None:
    """The orders are offered for the open round; YES takes them."""
    house = standing(tmp_path)
    asked = house.write("Clive", "next turn 6 and 44")
    assert asked is not None
    assert "just reply YES" in text_of(asked)
    house.write("Clive", "YES", answering=asked["Message-ID"])
    assert house.standing("Clive") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize(
    "words",
    [
        "this turn 6 and 44",
        "6 and 44, see you next week",
        "Throw 6, trapdoor 44. More next turn!",
        "Throw 6, trapdoor 44. I dread next turn's trapdoors already.",
        "next turn I hope to roll over Dora. 6 and 44.",
        "Press: next turn 6! I will get you\n\n6 and 44",
    ],
)
def test_talk_of_the_next_turn_is_talk(tmp_path: Path, words: str) -> None:
    """Orders beside it are taken for this turn."""
    house = standing(tmp_path)
    assert ASKED not in text_of(house.write("Clive", words))
    assert house.standing("Clive") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize("words", ["next turn 6 and 44", "Next turn: 6/44"])
def test_before_anything_stands_it_is_the_open_turn(tmp_path: Path, words: str) -> None:
    """Who has just read a report and sends no other orders means the turn that it asks for."""
    house = open_house(settings_in(tmp_path))
    house.start()
    house.write("Clive", words)
    assert house.standing("Clive") == {"A": {"throws": [6], "trapdoor": 44}}


def test_a_turn_that_is_told_apart_is_kept(tmp_path: Path) -> None:
    """Where this round is said to stay as it is, or the turn has its number, nothing is asked."""
    house = standing(tmp_path)
    for words in ("this round as sent, next round 6 and 44", "turn 2: 6/44"):
        assert "Turn 2: throw 6, trapdoor 44" in text_of(house.write("Clive", words))
    assert house.standing("Clive") == BASE


def test_of_two_boards_it_is_asked_too(tmp_path: Path) -> None:
    """Orders for both boards are as much in doubt as for one."""
    house = open_house(settings_in(tmp_path))
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Clive", "A 1 and 30, B 2 and 40")
    before = house.standing("Clive")
    assert ASKED in text_of(house.write("Clive", "next turn A 4/40, B 5/50"))
    assert house.standing("Clive") == before

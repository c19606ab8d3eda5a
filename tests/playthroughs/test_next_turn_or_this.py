"""Orders for "next turn", which is the open one before anything stands, and may be the one after it from then on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of

BASE = {"A": {"throws": [3], "trapdoor": 28}}
ASKED = "may be this round's or the one after it"


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
    assert re.search("“(?i:next (?:turn|time)|nächste runde|prochain tour)” may be", said)
    assert "undecided" not in said
    assert house.standing("Clive") == BASE


@pytest.mark.parametrize("words", ["6 next", "then 6", "Cheers. 2 next, I think", "Dann 6", "puis 6"])
def test_a_throw_that_comes_next_is_asked_about(tmp_path: Path, words: str) -> None:
    """Beside a throw that stands for this turn it may be the next turn's; where none stands it is this one's."""
    house = standing(tmp_path)
    assert ASKED in text_of(house.write("Clive", words))
    assert house.standing("Clive") == BASE
    house.write("Dora", words)
    assert house.standing("Dora")["A"]["throws"] in ([6], [2])


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


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("next turn 6 and 44", "I mean the round after this one, when I am in the hills. For this round all stays."),
        ("So for the next round I want to play 6, and the trapdoor on 44.", "The one after, please.\n\nClive"),
        ("next turn 6 and 44", "turn 2"),
        ("Next turn: 6/44", "Not this one, the next one."),
        ("next turn 6 and 44", "Sorry, for round 2 I meant."),
        ("Nächste Runde 6 und 44", "Die Runde danach."),
        ("prochain tour 6 et 44", "celui d'après"),
    ],
)
def test_the_answer_which_turn_needs_no_orders(tmp_path: Path, words: str, answer: str) -> None:
    """What was asked about is kept for the turn that the answer names, and what stands stays."""
    house = standing(tmp_path)
    asked = house.write("Clive", words)
    assert asked is not None
    assert ASKED in text_of(asked)
    said = text_of(house.write("Clive", answer, answering=asked["Message-ID"]))
    assert "Turn 2: throw 6, trapdoor 44" in said
    assert house.standing("Clive") == BASE


def test_the_answer_may_be_this_turn(tmp_path: Path) -> None:
    """Then the orders stand for it."""
    house = standing(tmp_path)
    asked = house.write("Clive", "next turn 6 and 44")
    assert asked is not None
    house.write("Clive", "For this one, please.", answering=asked["Message-ID"])
    assert house.standing("Clive") == {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize(
    "answer",
    [
        "The one after, if Dora moves.",
        "Which would be better, this round or the one after?",
        "Forget the round after this one.",
        "both this one and the one after",
        "turn 5",
        "the next one",
        "After this round I am off to the pub.\n\nPress: the one after!",
    ],
)
def test_another_answer_keeps_nothing(tmp_path: Path, answer: str) -> None:
    """Conditions, questions, both and a turn that was not asked about leave all as it is; so does "next" once more."""
    house = standing(tmp_path)
    asked = house.write("Clive", "next turn 6 and 44")
    assert asked is not None
    said = text_of(house.write("Clive", answer, answering=asked["Message-ID"]))
    assert "Turn 2: throw 6" not in said or "pub" in answer
    assert house.standing("Clive") == BASE


@pytest.mark.parametrize(
    "words",
    [
        "From 20 December until 3 January I will be in the mountains without internet. So for the next round I want to "
        "play 6, and the trapdoor on 44.",
        "I'm away from 20 December to 3 January. Next round: 6 and 44",
    ],
)
def test_who_is_away_behind_the_deadline_means_the_turn_after(tmp_path: Path, words: str) -> None:
    """Their days begin when this round is over: they would not send orders for it because of them."""
    house = standing(tmp_path)
    assert "Turn 2: throw 6, trapdoor 44" in text_of(house.write("Clive", words))
    assert house.standing("Clive") == BASE


def test_who_is_away_before_the_deadline_is_asked(tmp_path: Path) -> None:
    """Their days tell nothing of the turn."""
    house = standing(tmp_path)
    words = "I'm away from tomorrow until 8 January. Next round: 6 and 44"
    assert ASKED in text_of(house.write("Clive", words))
    assert house.standing("Clive") == BASE


def test_who_says_again_which_turn_is_asked_nothing(tmp_path: Path) -> None:
    """Where orders are kept for that turn there is nothing to be found in the mail."""
    house = standing(tmp_path)
    house.write("Clive", "turn 2: 6/44")
    said = text_of(
        house.write("Clive", "I mean the round after this one, when I am away. For this all stays as it is.")
    )
    assert "found no orders" not in said
    assert "Turn 2: throw 6, trapdoor 44" in said
    assert house.standing("Clive") == BASE

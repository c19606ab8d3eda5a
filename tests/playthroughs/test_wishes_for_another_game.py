"""Commands that name another game of the same player, in a mail of this one: not done here."""

from __future__ import annotations

import pytest

from pbm.service.games import start_game
from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_two_games import STANDING, of_brenda

ELSEWHERE = "You named Vipers, another game of yours"


@pytest.fixture
def two(house: House) -> House:
    """A house in which Brenda plays Hill and Vipers, and has sent orders for Hill."""
    house.start()
    start_game(house.server.office, of_brenda("vipers", "Vipers"))
    house.server.tick.beat(poll=True)
    house.write("Brenda", "2, trap 9")
    return house


@pytest.mark.parametrize(
    "words",
    [
        "I resign from Vipers",
        "RESIGN Vipers",
        "I'd like to leave Vipers please, but stay in this one",
        "I'm giving up on Vipers, sorry",
        "Ich steige aus Vipers aus",
        "unsubscribe me from Vipers",
        "withdraw my Vipers orders",
        "Please withdraw my orders in Vipers",
        "Could you cancel my orders in Vipers?",
        "Vipers: WITHDRAW",
        "play default in Vipers",
        "RESTORE 2 in Vipers",
        "STATUS Vipers",
        "Vipers: STATUS",
    ],
)
def test_what_is_for_another_game_is_not_done_here(two: House, words: str) -> None:
    """No question of ours leads to its being done here by a YES or a word; the answer says where it is to be sent."""
    text = text_of(two.write("Brenda", words))
    assert ELSEWHERE in text
    assert "answer its last mail" in text
    assert "want to leave" not in text
    assert "the word WITHDRAW" not in text
    two.write("Brenda", "yes")
    assert two.standing("Brenda") == STANDING
    assert two.seat("Brenda").status == "active"


@pytest.mark.parametrize("words", ["REMIND OFF for Vipers", "absent 10-17 dec in Vipers only"])
def test_what_is_the_same_in_all_games_is_said_to_be(two: House, words: str) -> None:
    """Reminders and days away cannot be told for one game alone."""
    assert "are the same in all your games" in text_of(two.write("Brenda", words))
    assert two.standing("Brenda") == STANDING


@pytest.mark.parametrize(
    "words", ["play default in both games", "I resign from both games", "withdraw in all my games"]
)
def test_one_mail_is_for_one_game(two: House, words: str) -> None:
    """What is wished for all of them is sent to each."""
    assert "for one game only" in text_of(two.write("Brenda", words))
    assert two.standing("Brenda") == STANDING


def test_orders_and_press_beside_it_are_taken(two: House) -> None:
    """And the GM hears of the rest."""
    before = len(two.to_gm())
    two.write("Brenda", "3/28. And withdraw my Vipers orders please.")
    assert two.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert len(two.to_gm()) == before + 1
    text = text_of(two.write("Brenda", "Withdraw my Vipers orders.\nPress: hello all"))
    assert "Your press is kept" in text
    assert ELSEWHERE in text


def test_the_heading_of_orders_for_another_game_stays_with_them(two: House) -> None:
    """However it sounds, what stands below it is not taken here."""
    for words in ("My orders for Vipers:\n6, trap 40", "Please withdraw in Vipers. Vipers: 6, trap 40"):
        two.write("Brenda", words)
        assert two.standing("Brenda") == STANDING
    two.write("Brenda", "I want to play default in Vipers and then\n6, trap 40")
    assert two.standing("Brenda") == STANDING


@pytest.mark.parametrize(
    "words",
    [
        "In Vipers I always play default",
        "Clive resigned from Vipers last year",
        "Should I withdraw from Vipers?",
        "I won't leave Vipers",
        "I took the default in Vipers and it went well.",
        "Good luck in Vipers!",
        "Press: I resign from Vipers",
        "Press: leave Vipers alone!",
    ],
)
def test_talk_of_another_game_is_no_wish(two: House, words: str) -> None:
    """Nor is press."""
    assert ELSEWHERE not in text_of(two.write("Brenda", words))


def test_what_is_for_this_game_is_done(two: House) -> None:
    """By its own name, or without any."""
    assert "want to leave Hill" in text_of(two.write("Brenda", "I resign from Hill"))
    assert "HOW THINGS STAND" in text_of(two.write("Brenda", "STATUS"))
    two.write("Brenda", "withdraw my orders")
    assert two.standing("Brenda") == {}

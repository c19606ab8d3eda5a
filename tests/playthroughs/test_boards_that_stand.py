"""Games on two boards: a change on one of them, and what answers a question of the server's about one of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playthroughs.house import BOARD, House, text_of

BOARDS = {"A": BOARD, "B": BOARD}


def begun(house: House, words: str, turns: int = 1) -> str:
    """Start a game on two boards in which Brenda has written so; return the Message-ID of the answer."""
    house.start(boards=BOARDS, options={"schedule": [turns] * (6 // turns)})
    house.write("Brenda", words)
    return last_to(house)


def last_to(house: House) -> str:
    """Return the Message-ID of the last mail to Brenda."""
    return str(house.sent_to("Brenda")[-1]["Message-ID"])


def told(house: House) -> str:
    """Return the last mail to Brenda, on one line."""
    return " ".join(text_of(house.sent_to("Brenda")[-1]).split())


@pytest.mark.parametrize(
    ("words", "throws", "said"),
    [
        ("auf B umgekehrt, erst die 1 und dann die 5. A bleibt.", [1, 5], ""),
        ("flip B please", [1, 5], "Your two throws on board B have changed places, as you asked."),
    ],
)
def test_two_throws_of_a_board_change_places(house: House, words: str, throws: list[int], said: str) -> None:
    """Nobody is asked which it is to be, and the receipt tells it where no number was told."""
    begun(house, "A: 6 then 2, trapdoor 18. B: 5 then 1, trapdoor 14", 2)
    house.write("Brenda", words)
    assert house.standing("Brenda") == {
        "A": {"throws": [6, 2], "trapdoor": 18},
        "B": {"throws": throws, "trapdoor": 14},
    }
    assert "your orders are in" in told(house)
    assert said in told(house)


def test_of_the_last_two_numbers_the_other_comes_first(house: House) -> None:
    """Where the first alone stands, the second is known."""
    house.start(boards=BOARDS, options={"schedule": [2, 2, 2]})
    for orders in ("A 1 then 2. B 1 then 2", "A 3 then 4. B 3 then 4"):
        house.write("Brenda", orders)
        house.pass_deadline()
    house.write("Brenda", "A: 5. B: 5. Trapdoor 30 on A")
    house.write("Brenda", "can you flip B for me so the 6 goes first")
    assert house.standing("Brenda")["B"]["throws"] == [6]


def test_trapdoors_of_two_boards_change_places(house: House) -> None:
    """It is told, as no space was."""
    begun(house, "A: 6, trapdoor 18. B: 5, trapdoor 14")
    house.write("Brenda", "swap the traps over please")
    standing = house.standing("Brenda")
    assert [standing[board]["trapdoor"] for board in "AB"] == [14, 18]
    assert "The trapdoors of your two boards have changed places, as you asked." in told(house)


def test_the_throws_of_two_boards_change_places(house: House) -> None:
    """With one throw on each there is nothing else to swap; it is told, as no number was."""
    begun(house, "A: 6, trapdoor 18. B: 5, trapdoor 14")
    house.write("Brenda", "swap my throws please")
    standing = house.standing("Brenda")
    assert [standing[board]["throws"] for board in "AB"] == [[5], [6]]
    assert "The throws of your two boards have changed places, as you asked." in told(house)


def test_both_boards_may_be_turned_in_one_mail(house: House) -> None:
    """Each is named."""
    begun(house, "A: 6 then 2. B: 5 then 1", 2)
    house.write("Brenda", "flip A and flip B")
    standing = house.standing("Brenda")
    assert [standing[board]["throws"] for board in "AB"] == [[2, 6], [1, 5]]
    assert "Your two throws on boards A and B have changed places, as you asked." in told(house)


def test_the_same_words_twice_are_asked_about(house: House) -> None:
    """They may have been sent twice."""
    begun(house, "A: 6, trapdoor 18. B: 5, trapdoor 14")
    house.write("Brenda", "swap the traps over please")
    house.write("Brenda", "swap the traps over please")
    assert house.standing("Brenda")["A"]["trapdoor"] == 14


def test_a_trapdoor_is_taken_off_one_board(house: House) -> None:
    """The throws and the other board stay."""
    begun(house, "A: 6, trapdoor 18. B: 5, trapdoor 14")
    house.write("Brenda", "quita la trampilla del B porfa")
    standing: dict[str, Any] = house.standing("Brenda")
    assert standing["A"] == {"throws": [6], "trapdoor": 18}
    assert standing["B"] == {"throws": [5], "trapdoor": "none"}


@pytest.mark.parametrize("words", ["4", "Four then.", "Oh, I've used that one up. Make it the four then."])
def test_a_throw_in_reply_is_for_the_board_that_was_asked_about(house: House, words: str) -> None:
    """The server asked of board B alone."""
    asked = begun(house, "A: 6, trapdoor 18. B: 8, trapdoor 14")
    house.write("Brenda", words, answering=asked)
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 18}, "B": {"throws": [4], "trapdoor": 14}}
    assert "Board B: Throw 4" in told(house)


@pytest.mark.parametrize(
    "words",
    [
        *("Sorry, you're right. The 4 then.", "Oh dear, I never could count. Then I will have the 4 please."),
        *("Già usato, hai ragione, cartellino giallo per me. Allora il 4.", "Ach herrje. Dann nehme ich die 4."),
    ],
)
def test_so_it_is_beside_talk_that_a_mail_about_one_board_may_have(house: House, words: str) -> None:
    """An answer is read as a mail about the board that was asked about."""
    asked = begun(house, "A: 6, trapdoor 18. B: 8, trapdoor 14")
    house.write("Brenda", words, answering=asked)
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 18}, "B": {"throws": [4], "trapdoor": 14}}


@pytest.mark.parametrize(
    ("first", "words"),
    [
        ("A: 6, trapdoor 18. B: 8, trapdoor 14", "Then I will have the 4 if Clive stays put."),
        ("A: 6, trapdoor 18. B: 8, trapdoor 14", "Then I will have the 4 and the trapdoor at 30, I never could count."),
        ("A: 6, trapdoor 18. B: 8, trapdoor 14", "Oh dear, I never could count. Then the 4 on both."),
        ("A: 6, trapdoor 18. B: 5, trapdoor 14 or 15", "Oh dear, I never could count. Then I will have the 4 please."),
    ],
)
def test_such_talk_hides_no_condition_and_no_other_order(house: House, first: str, words: str) -> None:
    """What was not asked for stays as it is, and so does everything where the answer hangs on something."""
    asked = begun(house, first)
    before = house.standing("Brenda")
    house.write("Brenda", words, answering=asked)
    assert house.standing("Brenda") == before


def test_a_trapdoor_in_reply_is_for_the_board_that_was_asked_about(house: House) -> None:
    """Its space alone is enough, for no throw is so high."""
    asked = begun(house, "A: 6, trapdoor 18. B: 5, trapdoor 14 or 15")
    house.write("Brenda", "the 15", answering=asked)
    assert house.standing("Brenda")["B"] == {"throws": [5], "trapdoor": 15}


def test_a_throw_that_answers_nothing_is_asked_about(house: House) -> None:
    """It is no reply, or one to an older mail, or nothing was asked."""
    asked = begun(house, "A: 6, trapdoor 18. B: 8, trapdoor 14")
    house.write("Brenda", "4")
    assert "throws" not in house.standing("Brenda")["B"]
    house.write("Brenda", "4", answering=asked)
    assert "throws" not in house.standing("Brenda")["B"]
    house.write("Brenda", "B: 5")
    house.write("Brenda", "4", answering=last_to(house))
    assert house.standing("Brenda")["B"]["throws"] == [5]


def test_of_two_boards_asked_about_none_is_meant(house: House) -> None:
    """Both lack a throw."""
    asked = begun(house, "A: 9, trapdoor 18. B: 8, trapdoor 14")
    house.write("Brenda", "4", answering=asked)
    assert not any("throws" in order for order in house.standing("Brenda").values())


@pytest.mark.parametrize("words", ["Sorry, typo, the second one should be 5", "6 then 5", "Die zweite soll die 5 sein"])
def test_of_one_number_given_twice_the_second_is_put_right(house: House, words: str) -> None:
    """The server asked which two they shall be; the first is known from what was asked about."""
    asked = begun(house, "A: 6 then 6, trapdoor 18. B: 3 then 2", 2)
    house.write("Brenda", words, answering=asked)
    assert house.standing("Brenda") == {"A": {"throws": [6, 5], "trapdoor": 18}, "B": {"throws": [3, 2]}}


@pytest.mark.parametrize("words", ["5", "the second one", "the second one should be 6", "the third one should be 5"])
def test_of_one_number_given_twice_nothing_else_is_put_right(house: House, words: str) -> None:
    """It must be told which, and what it is to be."""
    asked = begun(house, "A: 6 then 6, trapdoor 18. B: 3 then 2", 2)
    house.write("Brenda", words, answering=asked)
    assert house.standing("Brenda") == {"A": {"trapdoor": 18}, "B": {"throws": [3, 2]}}

"""WITHDRAW B in a game of several boards: the orders on that board are taken back, and the others stand."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import BOARD, House, text_of

BOARDS = {"A": BOARD, "B": BOARD, "C": BOARD}
A, B, C = {"throws": [6], "trapdoor": 31}, {"throws": [5], "trapdoor": 32}, {"throws": [4], "trapdoor": 33}


def ordered(house: House) -> None:
    """Start a game on three boards, with orders on each."""
    house.start(boards=BOARDS)
    house.write("Brenda", "A: throw 6 trap 31\nB: throw 5 trap 32\nC: throw 4 trap 33")
    assert house.standing("Brenda") == {"A": A, "B": B, "C": C}


@pytest.mark.parametrize(
    "words",
    ["WITHDRAW B", "withdraw board B, please", "please cancel my orders for B", "Withdraw everything on board B."],
)
def test_the_orders_of_one_board_are_withdrawn(house: House, words: str) -> None:
    """The receipt says on which, and shows what stands on the others."""
    ordered(house)
    text = text_of(house.write("Brenda", words))
    assert "Your orders for this round on board B are withdrawn. This is receipt 2; it replaces receipt 1." in text
    assert house.standing("Brenda") == {"A": A, "C": C}


@pytest.mark.parametrize("words", ["WITHDRAW A and C", "WITHDRAW A\nWITHDRAW C", "withdraw boards a, c"])
def test_those_of_several_boards_are(house: House, words: str) -> None:
    """In one command or one each."""
    ordered(house)
    assert "on boards A and C are withdrawn" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"B": B}


@pytest.mark.parametrize("words", ["WITHDRAW B\n\nA: throw 2", "Withdraw B. A: 2"])
def test_orders_for_another_board_are_taken_beside_it(house: House, words: str) -> None:
    """Both are done, and nothing is asked of what was taken back or stands."""
    ordered(house)
    text = text_of(house.write("Brenda", words))
    assert "your orders are in. Your orders for this round on board B are withdrawn." in text
    assert "I found no throw" not in text
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 31}, "C": C}


def test_orders_for_the_board_that_is_withdrawn_are_asked_about(house: House) -> None:
    """Nobody can tell which of the two comes last."""
    ordered(house)
    assert "Which do you want?" in text_of(house.write("Brenda", "WITHDRAW B\nB: throw 2"))
    assert house.standing("Brenda") == {"A": A, "B": B, "C": C}


@pytest.mark.parametrize("words", ["WITHDRAW", "WITHDRAW A, B and C"])
def test_all_boards_are_the_whole_round(house: House, words: str) -> None:
    """Named one by one or not at all."""
    ordered(house)
    assert "Your orders for this round are withdrawn." in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {}


def test_a_board_that_there_is_not_withdraws_nothing(house: House) -> None:
    """The answer says so, what WITHDRAW does and what stands; orders beside it are taken."""
    ordered(house)
    text = text_of(house.write("Brenda", "WITHDRAW D"))
    assert "This game has no board D, so nothing was withdrawn. WITHDRAW by itself takes back all your orders" in text
    assert "Nothing has changed: receipt 1 stands." in text
    text = text_of(house.write("Brenda", "WITHDRAW D\n\nA: throw 2"))
    assert "This game has no board D" in text
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 31}, "B": B, "C": C}


def test_a_board_without_orders_has_none_to_withdraw(house: House) -> None:
    """What stands on the others is left."""
    house.start(boards=BOARDS)
    house.write("Brenda", "A: 6, 31")
    assert "no orders of yours on board B to withdraw" in text_of(house.write("Brenda", "WITHDRAW B"))
    assert house.standing("Brenda") == {"A": A}


def test_orders_that_all_boards_share_are_not_withdrawn_for_one(house: House) -> None:
    """There is one answer for all, so WITHDRAW B cannot be done, and says so."""
    house.start(boards=BOARDS, options={"boards_orders": "shared"})
    house.write("Brenda", "throw 6")
    assert "are the same for all its boards" in text_of(house.write("Brenda", "WITHDRAW B"))
    assert house.standing("Brenda") == {"*": {"throws": [6]}}


def test_the_only_board_is_the_whole_round(house: House) -> None:
    """In a game of one board its letter is WITHDRAW, and another letter withdraws nothing."""
    house.start()
    house.write("Brenda", "throw 6 trap 31")
    assert "This game has no board B" in text_of(house.write("Brenda", "WITHDRAW B"))
    assert house.standing("Brenda") == {"A": A}
    assert "Your orders for this round are withdrawn." in text_of(house.write("Brenda", "WITHDRAW A"))
    assert house.standing("Brenda") == {}

"""Numbers that head lines or boards, and words that look like headings and are none."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short

QUESTIONS = "1. May a trapdoor be put on 100 itself?\n2. If I throw the 6 in turn 15, is it gone until turn 18?"


def test_the_numbers_of_listed_questions_are_no_orders() -> None:
    """ "1. May I" heads an entry of a list, and is no day in May, so that the 2 below is no throw."""
    got = reading(f"Before I decide anything:\n\n{QUESTIONS}")
    assert (got.verdict, got.orders, got.probable) == ("ask", {}, {})
    assert short(reading("1. May I use the same space again?\n2. Throw 5, trapdoor 40.")) == {"A": ([5], 40)}
    assert short(reading("Trapdoor 40.\n1. May is my birthday, so a 5.")) == {"A": ([5], 40)}


def test_a_greeting_before_the_turn_names_no_game() -> None:
    """ "Evening. Turn 13 …" are two sentences; "Viper turn 13" is another game's name."""
    ordered = "I'll start with a 5. Trapdoor on 27."
    plain = reading(f"Evening. Turn 13 and a clean slate, so {ordered}", subject="Re: MAMBA turn 13 - orders")
    assert (plain.verdict, short(plain)) == ("clear", {"A": ([5], 27)})
    other = reading(f"Viper turn 13: {ordered}", subject="Re: MAMBA turn 13 - orders")
    assert {named(problem) for problem in other.problems} == {"other-game"}


@pytest.mark.parametrize("called", ["the last board", "the third board", "my last board", "the final board"])
def test_the_board_that_is_left_is_named_by_its_place(called: str) -> None:
    """Where the others are named by their letters, the last board is the one that is not."""
    got = reading(f"On A six, trapdoor 72. B: a 1, trap 26. And on {called} I'd play three, trap 58.", boards="ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 72), "B": ([1], 26), "C": ([3], 58)})


def test_the_last_board_is_no_other_that_is_left() -> None:
    """Where B is left, nobody can tell what "the last board" is."""
    assert "B" not in reading("A: 6/72, C: 1/26, the last board: 3/58", boards="ABC").orders


@pytest.mark.parametrize("apart", ["\n", "\n\n", "\n\n\n"])
def test_two_throws_each_alone_on_its_line_are_for_two_turns(apart: str) -> None:
    """Whoever answers a form question by question leaves empty lines between the answers."""
    got = reading(f"4{apart}3{apart}28", 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4, 3], 28)})
    assert reading(f"4{apart}or 3{apart}28", 2).verdict == "ask"


@pytest.mark.parametrize(
    ("first", "second"),
    [("Move one:", "Move two:"), ("Move 1 =", "Move 2 ="), ("Throw #1:", "Throw #2:"), ("Die a:", "Die b:")],
)
def test_two_numbered_moves_are_the_two_throws(first: str, second: str) -> None:
    """The numbers of the labels tell the order, whichever stands above the other."""
    got = reading(f"{first} 6\n{second} 3\nTrapdoor (covers both): 14", 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 3], 14)})
    assert short(reading(f"{second} 3\n{first} 6\nTrapdoor: 14", 2)) == {"A": ([6, 3], 14)}
    assert reading(f"{first} 6\n{second} 3\nTrapdoor: 14").verdict == "ask"


def test_letters_of_boards_are_no_order_of_throws() -> None:
    """Where there are boards A and B, "throw A" is what is thrown on A, in both turns."""
    got = reading("Throw A: 5, 3\nThrow B: 2, 6", 2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5, 3], None), "B": ([2, 6], None)})
    one = reading("Throw A: 5\nThrow B: 2", 2, boards="AB")
    assert short(one) == {"A": ([5], None), "B": ([2], None)}


@pytest.mark.parametrize("shifts", ["6 on and 3 off", "6 on, 3 off", "six on three off", "4 on 4 off"])
def test_shifts_are_no_throws(shifts: str) -> None:
    """Days of work and days off are counted, and neither is played."""
    got = reading(f"They've moved me to nights, {shifts}.")
    assert (got.orders, got.probable) == ({}, {})
    assert short(reading(f"They've moved me to nights, {shifts}. Throw 5, trapdoor 40.")) == {"A": ([5], 40)}


@pytest.mark.parametrize("opening", ["One to start with", "One to begin with", "One to open with"])
def test_one_may_begin(opening: str) -> None:
    """ "One" at the head of a mail is a throw where what follows says what for."""
    assert short(reading(f"{opening}, trapdoor 52.")) == {"A": ([1], 52)}


@pytest.mark.parametrize("said", ["can hardly be anything but 25", "can't be anything but the 25"])
def test_what_can_be_nothing_else_is_named(said: str) -> None:
    """ "Anything but 25" leaves it out, and a denial before that names it."""
    assert short(reading(f"Throw 4, and the trapdoor {said}.")) == {"A": ([4], 25)}
    assert reading("Throw 4, trapdoor anything but 25.").verdict == "ask"


def test_the_orders_of_the_turn_that_is_open_are_no_old_mail() -> None:
    """ "My orders of turn 10" under its own subject are new; those of turn 9 are shown again."""
    got = reading("My orders of turn 10:\n\nThrow 2\nTrapdoor 59", subject="Re: Taipan - turn 10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 59)})
    old = reading("My orders of turn 9:\n\nThrow 2\nTrapdoor 59", subject="Re: Taipan - turn 10")
    assert (old.verdict, old.orders) == ("ask", {})


def test_two_games_by_name_and_turn() -> None:
    """Lines that begin with a game and its turn are that game's orders; this mail's subject names the first."""
    text = "Both games in one go:\n\nCOBRA turn 10: throw 1, trapdoor 57\nMAMBA turn 10: throw 5, trapdoor 23\n\nS"
    got = reading(text, subject="Re: COBRA turn 10, deadline Thursday 30 October")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 57)})
    other = reading(text, subject="Re: MAMBA turn 10, deadline Thursday 30 October")
    assert (other.verdict, short(other)) == ("clear", {"A": ([5], 23)})


def test_the_number_of_a_report_is_no_open_turn() -> None:
    """ "My orders of turn 9" under "Report 9 / turn 10" are shown again."""
    got = reading("My orders of turn 9:\n\nThrow 2\nTrapdoor 59", subject="Re: [KRAIT] Report 9 / turn 10")
    assert (got.verdict, got.orders) == ("ask", {})

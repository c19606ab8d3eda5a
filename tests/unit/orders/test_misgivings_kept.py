"""Orders that a GM would not enter: their order is open, they are kept for later, or they stand on the wrong board."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Use up my 1 and my 5, don't mind which goes first. Trapdoor 73.",
        "Throws 2 and 6, in either order. Trapdoor 40.",
        "2 and 6, whichever order you like, trapdoor 40",
        "Throw 2 and 6, no matter which comes first. Trapdoor 40.",
    ],
)
def test_two_throws_in_no_order_are_asked_about(text: str) -> None:
    """They lead to different places: the space stands, and the player is asked which comes first."""
    got = reading(text, 2)
    assert got.verdict == "ask"
    assert len(short(got)["A"][0]) < 2
    assert short(got)["A"][1] in (73, 40)


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 5\nTrapdoor: 72\n\nI'm keeping my 5 for the next turn, so just a small step this week.",
        "Throw 5, trapdoor 72. I shall hold the 5 back for later.",
        "Throw: 5\nTrapdoor: 72\n\nBy the way I am saving my 5 until the last turn.",
    ],
)
def test_a_throw_that_is_kept_for_later_is_no_order(text: str) -> None:
    """A form that says one thing and a sentence that says another: the throw is asked about."""
    got = reading(text)
    assert got.verdict == "ask"
    assert short(got)["A"][0] == []


def test_keeping_another_number_takes_nothing_away() -> None:
    """What is kept for later is said of another number than the one that is ordered."""
    got = reading("Throw: 2\nTrapdoor: 72\n\nI'm keeping my 5 for the next turn.")
    assert (got.verdict, short(got)["A"]) == ("clear", ([2], 72))


@pytest.mark.parametrize("words", ["I've got those the wrong way round.", "Those are back to front, sorry."])
def test_boards_that_were_exchanged_are_asked_about_unless_they_are_put_right(words: str) -> None:
    """Nothing is entered on a board that it was not meant for."""
    got = reading(
        f"A: throw 6, trapdoor 75\nB: throw 2, trapdoor 33\n\n{words} A should be the 2 and 33, "
        "B should be the 6 and 75. Sorry!",
        1,
        "AB",
    )
    for board, meant in (("A", ([2], 33)), ("B", ([6], 75))):
        throws, door = short(got).get(board, ([], None))
        assert throws in ([], meant[0])
        assert door in (None, meant[1])


@pytest.mark.parametrize(
    "words",
    ["No, the other way round.", "Swap those round please.", "Swap A and B.", "Swap the boards, please."],
)
def test_boards_that_are_exchanged_behind_their_orders_are_asked_about(words: str) -> None:
    """Different on each board too: they are not put right by what stands before."""
    got = reading(f"A: throw 5 trap 12\nB: throw 3 trap 40\n{words}", 1, "AB")
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize("words", ["Last week I had them the wrong way round.", "I switched that light off."])
def test_talk_of_exchanging_leaves_the_boards_alone(words: str) -> None:
    """It is about another time, or another thing."""
    got = reading(f"A: throw 5 trap 12\nB: throw 3 trap 40\n{words}", 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 12), "B": ([3], 40)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 21. PS on reflection the 4 I'll keep for next turn.",
        "Je joue le 4, trappe au 21.\n\nP.-S. Non : le 4, je le garde pour plus tard.",
        "Wurf 4, Falltür 21. PS: Die 4 hebe ich mir doch auf.",
    ],
)
def test_a_throw_that_is_kept_after_all_is_not_played(text: str) -> None:
    """What is said of it last counts."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 21)})
    plain = reading("I've kept the 4 back till now. Throw 4, trapdoor 21.")
    assert (plain.verdict, short(plain)) == ("clear", {"A": ([4], 21)})


def test_of_figures_that_are_alike_none_stands_where_one_is_wrong() -> None:
    """Nobody knows which of them it is: the throw, or a figure of the space."""
    for text in ("Throw 4, trapdoor 54. PS one of those 4s should be a 5", "4, 54. Typo: one of the 4's is meant as 5"):
        got = reading(text)
        assert (got.verdict, short(got)) == ("ask", {})
    assert short(reading("Throw 4, trapdoor 54. One of those 4s is all I have left."))["A"][1] == 54


def test_a_heart_set_on_another_number_is_asked_about() -> None:
    """What it is set on is no more the throw that was ordered than what one says to play."""
    got = reading("Throw 2, trapdoor 37.\n\nI've set my heart on that 4 of mine taking me up the ladder this turn!")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 37)})
    plain = "Throw 2, trapdoor 37. I'd set my heart on that 4 of mine last turn, taking me up the ladder!"
    assert short(reading(plain)) == {"A": ([2], 37)}

"""Boards named in small letters, and narrow windows that break lines: as telephones have them."""

from __future__ import annotations

import pytest

from pbm.orders.boards.small_letters import with_capitals
from tests.unit.orders.forms import reading, short

THREE = {"A": ([5], 27), "B": ([1], 60), "C": ([4], 82)}


@pytest.mark.parametrize(
    "text",
    [
        "a 5 trap 27\nb 1 trap 60\nc 4 trap 82",
        "a: 5, trapdoor 27. b: 1, trapdoor 60. c: 4, trapdoor 82",
        "a 5/27 b 1/60 c 4/82",
        "on a i'd like to throw the 5 with a trapdoor on 27. on b the 1, trapdoor 60. on c the 4, and the trapdoor "
        "there on 82 please",
        "throws: a 5, b 1, c 4\ntrapdoors: a 27, b 60, c 82",
        "(a) throw 5, trapdoor 27\n(b) throw 1, trapdoor 60\n(c) throw 4, trapdoor 82",
        "a\nthrow 5\ntrapdoor 27\n\nb\nthrow 1\ntrapdoor 60\n\nc\nthrow 4\ntrapdoor 82",
        "|   | throw | trapdoor |\n| a | 5 | 27 |\n| b | 1 | 60 |\n| c | 4 | 82 |",
    ],
)
def test_boards_may_be_named_in_small_letters(text: str) -> None:
    """Nobody on a telephone looks for the capitals."""
    got = reading(text, boards="ABC")
    assert (got.verdict, short(got)) == ("clear", THREE)


@pytest.mark.parametrize(
    "text",
    ["throw 4 on all boards. trapdoors 15 on a, 64 on b, 20 on c", "a 4 on all three. trapdoors: a 15, b 64, c 20"],
)
def test_what_is_for_one_board_is_not_for_all(text: str) -> None:
    """A throw for every board leaves each its own trapdoor."""
    assert short(reading(text, boards="ABC")) == {"A": ([4], 15), "B": ([4], 64), "C": ([4], 20)}


@pytest.mark.parametrize(
    "text",
    [
        "i'd like a 4 and a 30",
        "on a whim: 4 and 30",
        "c u at the club, a 4 for me",
        "plan b then: throw a 3",
        "vitamin c helps. a 4.",
        "b&b booked, a 3 please",
        "A 4, trapdoor 3 on B",
    ],
)
def test_what_is_no_board_stays_as_it_is(text: str) -> None:
    """An article, or letters that mean something else; and where there is a capital, small ones name nothing."""
    assert with_capitals([text], ("A", "B", "C")) == [text]


def test_an_article_between_boards_stays_one() -> None:
    """ "Give me a 3 on b" orders nothing for A."""
    got = reading("give me a 3 on b, trapdoor 40, and a 2 on c with 41", boards="ABC")
    assert "A" not in got.orders
    assert got.verdict == "ask"


NARROW = """If she moves up to the ladder then
I will most probably, I should say,
want to throw a 6 for my part and
nominate 72."""
PLAIN = """I have looked at the board from all
sides now and I will play the three
and put the trapdoor down on ninety
four please."""


def test_lines_of_a_narrow_window_go_on() -> None:
    """A sentence does not end where the window did: its condition counts, and so does its number."""
    assert reading(NARROW).verdict == "ask"
    assert not reading(NARROW).orders
    assert short(reading(PLAIN)) == {"A": ([3], 94)}


def test_short_lines_that_were_broken_on_purpose_end() -> None:
    """Where the next word would have had room, or no sentence runs over the end."""
    got = reading("Hello Alan, hope you are all well\nThrow 5\nTrapdoor 45\nsee you on Friday")
    assert short(got) == {"A": ([5], 45)}


@pytest.mark.parametrize(
    ("text", "verdict", "orders"),
    [
        ("on b, a 5 and trap 20", "ask", {"B": ([5], 20)}),
        ("3 on b and a 5 on a", "clear", {"A": ([5], None), "B": ([3], None)}),
    ],
)
def test_an_article_behind_a_board_is_its_own(text: str, verdict: str, orders: dict[str, object]) -> None:
    """ "On b, a 5" is a five for B and nothing for A."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == (verdict, orders)

"""One number for all boards in whatever words, for all but some, and what is of one board only."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

SAME: Short = {"A": ([3], 45), "B": ([4], 45), "C": ([5], 45)}
BUT_B: Short = {"A": ([3], 45), "B": ([4], None), "C": ([5], 45)}


@pytest.mark.parametrize(
    "words",
    [
        "Trapdoor 45 on every one of the three boards.",
        "Trapdoor 45 on each one of them.",
        "Trapdoor 45 on every single board.",
        "Trapdoor: 45 for the whole lot of them, please.",
        "Trapdoor 45 for the lot.",
        "The same trapdoor throughout: 45.",
        "Trapdoor 45 wherever I'm playing.",
        "Trapdoor 45 everywhere I have a piece.",
        "Trapdoor 45, no matter which board.",
        "Trapdoor 45, whichever board it is.",
        "Trapdoor 45 all over.",
        "Trapdoor 45 across the board.",
        "Falltür 45 auf jedem der drei Bretter.",
        "Falltür 45, egal auf welchem Brett.",
        "Trappe 45 partout où je joue.",
        "Valluik 45 op elk van de drie borden.",
        "Trampilla 45 en cada uno de ellos.",
        "Botola 45 su tutti e tre.",
    ],
)
def test_one_trapdoor_is_for_all_boards_in_any_words(words: str) -> None:
    """A trapdoor that is for all boards is entered on each, however that is said."""
    found = reading(f"A 3, B 4, C 5. {words}", 1, "ABC")
    assert (found.verdict, short(found)) == ("clear", SAME)


@pytest.mark.parametrize(
    "text",
    [
        "A 3, B 4, C 5 and trapdoor 45 for the lot.",
        "A 3, B 4, C 5 with trapdoor 45 on all boards.",
        "A: 3\nB: 4\nC: 5\nTrapdoor 45 on each one of them.",
        "Trapdoor 45 on the lot. A 3, B 4, C 5.",
    ],
)
def test_a_trapdoor_for_all_is_not_that_of_the_board_named_last(text: str) -> None:
    """A trapdoor for all boards is for all, though it stands right behind the throw of one."""
    found = reading(text, 1, "ABC")
    assert (found.verdict, short(found)) == ("clear", SAME)


@pytest.mark.parametrize(
    "text",
    [
        "A 3 everywhere, trapdoor 45 on A, 46 on B, 47 on C.",
        "Throw 3 on every one of the three boards. Trapdoors: A 45, B 46, C 47.",
        "A 3 for the lot of them. Trapdoors: A 45, B 46, C 47.",
        "A three on every board for me. Trapdoors as follows: A at 45,\nB at 46, C at 47.",
        "Throws 3 everywhere. Trapdoors: A at 45, B at 46,\nC at 47.",
    ],
)
def test_one_throw_is_for_all_boards(text: str) -> None:
    """A throw for all boards goes with a trapdoor for each."""
    found = reading(text, 1, "ABC")
    assert (found.verdict, short(found)) == ("clear", {"A": ([3], 45), "B": ([3], 46), "C": ([3], 47)})


@pytest.mark.parametrize(
    "text",
    [
        "A 3, B 4, C 5. Trapdoor 45 everywhere except B.",
        "A 3, B 4, C 5. Trapdoor 45 on each of them but B.",
        "Trapdoor 45 on all boards apart from B. A 3, B 4, C 5.",
        "A 3, B 4, C 5. Trapdoor 45 everywhere, just not on B.",
        "A 3, B 4, C 5. Falltür 45 auf jedem Brett, nur nicht auf B.",
    ],
)
def test_a_board_that_is_left_out_gets_nothing(text: str) -> None:
    """What is for all boards but one is entered on the others, and not on that one."""
    found = reading(text, 1, "ABC")
    assert (found.verdict, short(found)) == ("clear", BUT_B)


def test_a_board_that_is_left_out_in_dutch_gets_nothing() -> None:
    """Whether anything is asked or not, nothing is entered on it."""
    assert short(reading("A 3, B 4, C 5. Valluik 45 overal behalve op B.", 1, "ABC")) == BUT_B


@pytest.mark.parametrize(
    "words",
    [
        "Trapdoor 45 everywhere except B, where it's a guess.",
        "Except on B, trapdoor 45 everywhere.",
        "Trapdoor 45 on every board but the last.",
        "Trapdoor 45 everywhere. Not on B though.",
        "Trapdoor 45 on one of them.",
        "Trapdoor 45 on two of the three boards.",
        "Trapdoor 45 on both of them.",
        "Trapdoor 45 wherever Bob is playing.",
        "Trapdoor 45 wherever you like.",
        "Trapdoor 45 throughout the summer.",
    ],
)
def test_a_trapdoor_for_some_boards_is_asked_about(words: str) -> None:
    """Where it cannot be told on which boards a trapdoor is meant, it is entered on none."""
    found = reading(f"A 3, B 4, C 5. {words}", 1, "ABC")
    assert found.verdict == "ask"
    assert not any("trapdoor" in order for order in found.orders.values())


def test_each_of_two_named_boards_is_not_each_of_three() -> None:
    """What is on each of the boards that a sentence names is on these."""
    found = reading("A and B: trapdoor 45 on each of them. Throw 3 for the lot.", 1, "ABC")
    assert short(found) == {"A": ([3], 45), "B": ([3], 45), "C": ([3], None)}


@pytest.mark.parametrize(
    "text",
    [
        "Alike for me: throw 5 on A and on B, trapdoor 34 on A and on B.",
        "Throw 5 on A and B. Trapdoor 34 on A and B.",
        "On A and B throw 5; on B and A trapdoor 34.",
        "Wurf 5 auf A und auf B, Falltür 34 auf A und auf B.",
        "Lancer 5 sur A et sur B, trappe 34 sur A et B",
    ],
)
def test_every_board_may_be_named_behind_each_number(text: str) -> None:
    """A row of all the names is all boards, however often it stands."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 34), "B": ([5], 34)})


@pytest.mark.parametrize(
    ("text", "boards"),
    [
        ("throw 5 on A and B, trapdoor 34 on A and B", "ABC"),
        ("throw 5 on A and B or 4 on A and B", "AB"),
        ("5 and 3 on A and B, trapdoors 34 and 61 on A and B.", "AB"),
    ],
)
def test_some_boards_and_several_numbers_are_asked_about(text: str, boards: str) -> None:
    """Rows that leave a board out, and numbers of which one would be enough, tell too little."""
    got = reading(text, 1, boards)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize("said", ["C lost me 26 spaces in one go", "C took me home in one fell swoop"])
def test_what_happened_at_once_is_no_throw_of_one(said: str) -> None:
    """The board that nothing is ordered for is asked about."""
    found = reading(f"A 4, trapdoor 23. B 1, trapdoor 70. {said}.", 1, "ABC")
    assert (found.verdict, short(found)) == ("ask", {"A": ([4], 23), "B": ([1], 70)})


@pytest.mark.parametrize(
    "text",
    [
        "A, B, C: throws 2, 5, 2; trapdoors 33, 41, 17.",
        "In order of A, B and C: throws 2, 5, 2, trapdoors 33, 41, 17.",
        "Throws for A, B and C in that order: 2, 5, 2. Trapdoors likewise: 33, 41, 17.",
    ],
)
def test_lists_for_the_boards_that_are_named_first(text: str) -> None:
    """The first of each list is for the first board."""
    made = reading(text, boards="ABC")
    assert (short(made), made.verdict) == ({"A": ([2], 33), "B": ([5], 41), "C": ([2], 17)}, "clear")


def test_a_list_that_is_too_short_is_asked_about() -> None:
    """Nobody can tell which board goes without."""
    made = reading("A, B, C: throws 2, 5; trapdoors 33, 41, 17", boards="ABC")
    assert made.verdict == "ask"
    assert not any(throws for throws, _ in short(made).values())


@pytest.mark.parametrize("words", ["with the same trapdoor as on A.", "the same trap as for board A", "same trapdoor"])
def test_the_same_trapdoor_as_on_the_other_board(words: str) -> None:
    """Of two boards there is but one other."""
    made = reading(f"Board A: a 3, with the trapdoor on 40.\nFor B a 6, {words}", boards="AB")
    assert (short(made), made.verdict) == ({"A": ([3], 40), "B": ([6], 40)}, "clear")


@pytest.mark.parametrize(
    ("text", "doors"),
    [
        ("a six on both boards this time. On A the trapdoor is 50, on B I name nothing.", (50, None)),
        ("Throw a six on both boards. On A the trapdoor is 50, on B no trapdoor.", (50, "none")),
        ("On A trapdoor 50, on B none. Throw 6 on both.", (50, None)),
    ],
)
def test_a_throw_for_both_and_a_trapdoor_for_one(text: str, doors: tuple[int, int | str | None]) -> None:
    """A clause that begins with a board and declines is that board's own."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], doors[0]), "B": ([6], doors[1])})


def test_a_throw_before_a_board_s_name_is_still_asked_about() -> None:
    """ "A 3 for board B": whose is the 3?"""
    assert reading("A 3 for board B, trapdoor 50", boards="AB").verdict == "ask"


def test_a_board_named_behind_its_throw_once_more() -> None:
    """Each number is one board's where the boards' own sentences leave none over and take none twice."""
    got = reading(
        "Right so. On A I'm nearly out of road, so the 3 there, and let there be a\ntrapdoor at 86. B is a disaster:"
        " a 6, and I might as well name 15, since\nthat's where I keep meeting himself. C I'd call middling. The 1 will"
        " do\nfor C and the trapdoor can be on 52.\n\nOonagh",
        boards="ABC",
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 86), "B": ([6], 15), "C": ([1], 52)})

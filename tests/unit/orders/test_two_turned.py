"""The two throws of a round of two turns, told to change places without their numbers, or told with nothing else."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short
from tests.unit.orders.test_later_turns import read_in

TURNED = [
    "swap the throws, trapdoor 41",
    "trapdoor 41 and swap the throws",
    "reverse the order and make the trapdoor 41",
    "same numbers but reversed, trapdoor 41",
    "swap the two throws please",
    "swap them",
    "same but the other way round",
    "same two, other order",
    "same numbers, swapped round",
    "Würfe vertauschen, Falltür 41",
    "Die beiden bitte tauschen. Falltür 41",
    "inverse les deux lancers, trappe 41",
    "draai de worpen om, valluik 41",
]


@pytest.mark.parametrize("text", TURNED)
def test_throws_that_change_places_are_asked_for(text: str) -> None:
    """A trapdoor beside it does not hide that the throws were to change; which they are is asked."""
    made = read_in(text, (1, 2))
    assert (made.verdict, [named(problem) for problem in made.problems]) == ("ask", ["order-turned"])


@pytest.mark.parametrize(
    "text",
    [
        "don't swap the throws, trapdoor 41",
        "Trapdoor 41. I swapped shifts with Bob",
        "trapdoor 41. Should I swap the throws?",
        "in reverse gear we went home. trapdoor 41",
        "trapdoor 41, never change the order of the world",
    ],
)
def test_other_things_change_places_too(text: str) -> None:
    """What is denied, asked, or changed elsewhere leaves the throws alone."""
    made = read_in(text, (1, 2))
    assert "order-turned" not in [named(problem) for problem in made.problems]
    assert short(made) == {"A": ([], 41)}


@pytest.mark.parametrize(
    ("text", "throws"), [("4 and 6", [4, 6]), ("1 and 2", [1, 2]), ("6 und 4 bitte", [6, 4]), ("4 & 6", [4, 6])]
)
def test_two_numbers_alone_are_the_two_throws(text: str, throws: list[int]) -> None:
    """In the order in which they are told, whatever joins them."""
    made = read_in(text, (1, 2))
    assert (made.verdict, short(made)) == ("clear", {"A": (throws, None)})


@pytest.mark.parametrize("text", ["4 or 6", "4 and 6?", "maybe 4 and 6", "5->6", "5 -> 6"])
def test_two_numbers_that_are_not_settled_are_asked_about(text: str) -> None:
    """A choice and a question are no orders; an arrow may tell the order, or what takes another's place."""
    made = read_in(text, (1, 2))
    assert (made.verdict, short(made)) == ("ask", {})


def test_of_a_round_of_one_throw_nothing_changes_places() -> None:
    """ "Swap them" is there about something else, and two numbers are a throw and more than one."""
    assert "order-turned" not in [named(problem) for problem in read_in("swap them, trapdoor 41").problems]
    assert read_in("4 and 6").verdict == "ask" or short(read_in("4 and 6")) == {"A": ([4], 6)}


@pytest.mark.parametrize(
    "words",
    [
        *("5 after 2, trapdoor 45", "The 5 efter the 2. Trapdoor 45.", "Trapdoor 45. The 5, after the 2."),
        *("I want the 5 after the 2, trapdoor 45", "The 5 efter the 2, trapdoor 45", "5 after the 2, trapdoor 45"),
    ],
)
def test_a_second_throw_that_is_named_first_is_asked_about(words: str) -> None:
    """What is thrown after the other is never taken, or offered, as the first, in Scots no more than in English."""
    got = reading(words, 2, subject="Re: VIPER turns 5 and 6")
    assert short(got)["A"] == ([], 45)
    assert got.probable.get("A", {}).get("throws") != [5, 2]


@pytest.mark.parametrize(
    "words",
    ["The 2, and efter it the 5. Trapdoor 45", "The 2, the 5 after that, trapdoor 45", "2, 5 efter, trapdoor 45"],
)
def test_what_comes_after_that_comes_second(words: str) -> None:
    """ "After that" behind the first number names the second."""
    got = reading(words, 2, subject="Re: VIPER turns 5 and 6")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2, 5], 45)})


@pytest.mark.parametrize("words", ["gie's the 4 fae me, an trapdoor 45 an aw", "A 4 frae me please, trapdoor 45"])
def test_fae_me_is_from_me(words: str) -> None:
    """Who writes Scots orders for themselves."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("One of them must begin at 6.\n\nThrows: 6, then 5.", [6, 5]),
        ("Two ladders Al, TWO. so 3 then 1", [3, 1]),
        (
            "I note that at least two ladders exist in the first 25 squares, and that one of them must begin at 6.\n\n"
            "Throws: 6, then 5.",
            [6, 5],
        ),
        ("By my reckoning the barge is likely to move by one. My throws are 4 and 3, in that order.", [4, 3]),
        ("The barge is likely to move by one. My own throws are 4 and 3, in that order.", [4, 3]),
        ("Ulrich beat Priya by two.\n\nFirst 4, then 3.", [4, 3]),
        ("Everybody fell by three. My throws: 4, then 2.", [4, 2]),
        ("I've just seen, I can't count. It's 6 and then 4 I want, the rest the same.", [6, 4]),
    ],
)
def test_a_count_in_words_before_both_throws_is_none_of_them(text: str, throws: list[int]) -> None:
    """What others move by, or a count that is said twice, leaves the throws below it as they are told."""
    made = read_in(text, (1, 2))
    assert (made.verdict, short(made)) == ("clear", {"A": (throws, None)})


@pytest.mark.parametrize(
    "text",
    [
        "I'll move by one. Throws: 4, 3",
        "I think I'll move by one. Throws: 4, 3",
        "Make it by one.\nThrows: 4, 3",
        "Let's say two, TWO. Throws: 6, then 5.",
        "Right, two. Throws: 6, then 5",
        "Throws: 6, then 5. One of those should be a 4.",
        "6 and 5, one of them should be a 4",
        "Throws: 4, then 3. Move by one.",
        "The two. Throws: 4, then 3",
    ],
)
def test_a_number_that_may_be_a_throw_is_asked_about(text: str) -> None:
    """Nobody drops what its writer may do, or may put right."""
    assert read_in(text, (1, 2)).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "5 first. I'll tell ye the second when I've had ma tea. Trap 30.",
        "5 first. Second one when I've had my tea. Trap 30.",
        "First throw 5. I'll send the second one after dinner. Trap 30",
    ],
)
def test_a_second_throw_that_is_promised_leaves_the_first(text: str) -> None:
    """The first throw and the trapdoor are kept, and the second is asked for."""
    made = read_in(text, (1, 2))
    assert [named(problem) for problem in made.problems] == ["second-open"]
    assert short(made) == {"A": ([5], 30)}

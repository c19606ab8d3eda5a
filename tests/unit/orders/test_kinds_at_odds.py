"""Letters that are at odds with themselves: what they say of their own throw and trapdoor does not fit the orders."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

ASKED: list[tuple[str, Short]] = [
    ("Throw 3, trapdoor 30. Wish me luck with the 5!", {"A": ([], 30)}),
    ("4 and 45 please.\n\nFingers crossed for my 2.", {"A": ([], 45)}),
    ("Throw 6, trapdoor 71. I have great faith in this 1, it is Friday.", {"A": ([], 71)}),
    (
        "A three, thank you, and the trapdoor at 58.\n\nI can't wait for his face when he meets my trapdoor at 85.",
        {"A": ([3], None)},
    ),
    ("Throw 2. Trapdoor 60. My trapdoor on 66 ought to catch somebody.", {"A": ([2], None)}),
    ("It pulls you up by 12, which is why I am burning my six this turn.\n\ndie 5\nhole 62", {"A": ([], 62)}),
    (
        "You're getting both! Callum says throw 6 and trapdoor 17. I think that's daft and it should be a 4, "
        "trapdoor 52. Neither of us will budge.",
        {},
    ),
    ("I'd like to go backwards by two. Trapdoor 18.", {"A": ([], 18)}),
    ("Two squares for me, backwards I mean: 2. Trapdoor 18.", {"A": ([], 18)}),
    ("Throw 5, trapdoor 44. Hmm, I don't like that 5. Don't put it in. The trapdoor is fine.", {}),
    ("I'm on 33 and want to land bang on 37, so that's the 2. Trapdoor at 64.", {"A": ([], 64)}),
    ("Throw is a 1. The trapdoor was thirty-something but the gravy got the rest.", {"A": ([1], None)}),
    ("Two for me. The trapdoor I had worked out, it was somewhere in the thirties.", {"A": ([2], None)}),
    ("Throw 4. I can't remember which trapdoor I wanted.", {"A": ([4], None)}),
    ("Play my 4. The trapdoor has slipped my mind, sixty-odd wasn't it?", {"A": ([4], None)}),
]
PLAIN: list[tuple[str, Short]] = [
    ("Throw 3, trapdoor 30. Wish me luck with the 3!", {"A": ([3], 30)}),
    ("Throw 3, trapdoor 30. Wish me luck with the 5 children on Saturday!", {"A": ([3], 30)}),
    ("Throw 3, trapdoor 30. No luck with the 5 last time.", {"A": ([3], 30)}),
    ("Throw 2, trapdoor 60. My trapdoor on 66 was useless last round.", {"A": ([2], 60)}),
    ("Back from holiday. Throw 2, trapdoor 60.", {"A": ([2], 60)}),
    ("I went back 3 last time. Throw 4, trapdoor 50.", {"A": ([4], 50)}),
    ("Trapdoor: 86, sorry, got my digits backwards, 68. Throw: 2.", {"A": ([2], 68)}),
    ("Throw 5, trapdoor 44. My cake: don't put it in the oven.", {"A": ([5], 44)}),
    ("Throw 5, trapdoor 44. Don't put it off any longer, print the zine!", {"A": ([5], 44)}),
    ("I'm on 33, so a 2 takes me to 35 and up the ladder to 60. Trapdoor 64. Throw 2", {"A": ([2], 64)}),
    ("Throw 5. No trapdoor. I've forgotten what it was like to win.", {"A": ([5], "none")}),
    ("Throw 5, trapdoor 44. I can't remember when I last won.", {"A": ([5], 44)}),
]
TWICE = (
    "Throw 5 both turns. Trapdoor 26.",
    "3 each time, trapdoor 26",
    "2 on both turns. Trapdoor 26 both turns.",
    "I throw a 4 in both rounds and my trapdoor is 26",
)


@pytest.mark.parametrize(("said", "kept"), ASKED, ids=[said[:40] for said, _ in ASKED])
def test_what_does_not_fit_is_asked_about(said: str, kept: Short) -> None:
    """A second number called one's own, a step back, a half remembered space: asked about; what is plain is kept."""
    found = reading(said)
    assert found.verdict == "ask"
    assert short(found) == kept


@pytest.mark.parametrize(("said", "meant"), PLAIN, ids=[said[:40] for said, _ in PLAIN])
def test_what_is_of_something_else_asks_nothing(said: str, meant: Short) -> None:
    """The same words of children, cakes, digits and past rounds leave orders as they are."""
    found = reading(said)
    assert (found.verdict, short(found)) == ("clear", meant)


@pytest.mark.parametrize("said", TWICE)
def test_no_number_is_thrown_twice_in_a_round(said: str) -> None:
    """One number for both turns is asked about (r1: each of the six once in a set); the trapdoor is kept."""
    found = reading(said, 2)
    assert (found.verdict, short(found)) == ("ask", {"A": ([], 26)})


@pytest.mark.parametrize(
    "said", ["Throw 5 then 3. Trapdoor 26 both turns.", "5 first, 2 second. Both turns trapdoor 26."]
)
def test_one_trapdoor_for_both_turns_is_no_second_throw(said: str) -> None:
    """It is the trapdoor that both turns share."""
    assert reading(said, 2).verdict == "clear"


def test_a_space_for_one_board_of_several_is_asked_about() -> None:
    """Which board it is for, nobody can guess; the throws are kept."""
    found = reading("The 2 on A, the 5 on B. On one of the two I want the trapdoor at 43, on the other none.", 1, "AB")
    assert found.verdict == "ask"
    assert short(found) == {"A": ([2], None), "B": ([5], None)}


@pytest.mark.parametrize(
    "said",
    [
        "I am pleased with this one, the 5 takes me clear of that wretched snake.",
        "Thought I'd get my big 5 out of the way this week while nobody is close.",
    ],
)
def test_a_form_that_throws_another_number_than_one_is_glad_of_is_asked_about(said: str) -> None:
    """The trapdoor, of which nothing is said, stands."""
    got = reading(f"Throw: 3\nTrapdoor: 12\n\n{said}\n\nLeonard")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 12)})


@pytest.mark.parametrize(
    "said",
    [
        "I am pleased with this one, the 3 takes me clear of that wretched snake.",
        "I'm glad the 5 took me up last week.",
        "Glad I didn't get my 5 out of the way.",
    ],
)
def test_what_is_glad_of_the_throw_or_of_another_time_leaves_it(said: str) -> None:
    """The same number, one that is past, and one of somebody else's."""
    got = reading(f"Throw: 3\nTrapdoor: 12\n\n{said}\n\nLeonard")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 12)})


def test_that_one_is_no_number() -> None:
    """It points at what only the record knows."""
    got = reading("only got one left havent i so that one. trapdoor 90")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 90)})

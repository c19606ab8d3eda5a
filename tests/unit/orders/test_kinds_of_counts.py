"""Numbers that count things are no throws, and no number beside one of two throws is passed over."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

COUNTING = [
    "only 5 minors. trapdoor 68",
    "5 apples in the bowl. Trap on 68",
    "Only 5 faults! My trapdoor goes on 68",
    "3 grandchildren here, trapdoor 68 please",
]
STEPPING = [
    ("5 spaces. trapdoor 68", (5, 68)),
    ("walk 4 houses, trap on 36", (4, 36)),
    ("5 thanks, trap 68", (5, 68)),
    ("6 becos its the bigest, trap 19", (6, 19)),
]
TWO = [
    ("third go, only 5 minors. hit me with the 4 and then the 2, and my trapdoor goes on 68", [4, 2], 68),
    ("Two followed by one. No trapdoor.", [2, 1], "none"),
    ("Throw 5, trapdoor 6.", [5], 6),
    ("Throw 3, trapdoor 51. We have 2 cats here.", [3], 51),
]
UNREAD = ["I throw 5 now and 3 if that is what you call the second. Trap 40", "Throw 5. Had a 3 in mind too. trap 40"]


@pytest.mark.parametrize("text", COUNTING)
def test_what_is_counted_is_no_throw(text: str) -> None:
    """Whoever counts minors, apples or grandchildren beside a trapdoor is asked for the throw."""
    got = reading(text)
    assert got.verdict == "ask"
    assert got.orders == {"A": {"trapdoor": 68}}


@pytest.mark.parametrize(("text", "order"), STEPPING)
def test_steps_are_a_throw(text: str, order: tuple[int, int]) -> None:
    """Spaces, houses and courtesies behind a number leave it a throw."""
    assert short(reading(text)) == {"A": ([order[0]], order[1])}


@pytest.mark.parametrize(("text", "throws", "door"), TWO)
def test_both_throws_are_taken(text: str, throws: list[int], door: int | str) -> None:
    """In a round of two turns; one throw alone is enough where no other number could be the second."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, door)})


@pytest.mark.parametrize("text", UNREAD)
def test_a_number_beside_one_throw_of_two_is_asked_about(text: str) -> None:
    """Nothing that could be the second throw is passed over."""
    got = reading(text, 2)
    assert got.verdict == "ask"
    assert not short(got).get("A", ([], None))[0]


def test_a_throw_dreamt_of_for_another_turn_is_none() -> None:
    """What is looked forward to in a turn to come is not ordered for this one."""
    said = "Trapdoor at 57. Roll on turn 7 when I get all my toys back, and then watch me: 6 straight away!"
    got = reading(said)
    assert (got.verdict, got.orders) == ("ask", {"A": {"trapdoor": 57}})


@pytest.mark.parametrize("text", ["5 regards Bob", "ok so 5 cheers all"])
def test_a_courtesy_behind_a_throw_counts_nothing(text: str) -> None:
    """Who ends in regards, cheers or kisses has thrown what stands before them."""
    assert short(reading(text)) == {"A": ([5], None)}


@pytest.mark.parametrize("text", ["Throw 2. Play default next turn.", "Default for turn 4 please, throw 2 now"])
def test_a_default_for_a_turn_to_come_is_not_passed_over(text: str) -> None:
    """It cannot be kept, so the player is told; the throw of this round stands."""
    got = reading(text)
    assert short(got) == {"A": ([2], None)}
    assert [problem.code for problem in got.problems] == ["later"]


@pytest.mark.parametrize(
    "text", ["5 should take us off the snake", "Max is dropping out of this game, I hear. 5 please"]
)
def test_nobody_leaves_by_talking_of_it(text: str) -> None:
    """Who is taken off a snake, or tells of somebody else, plays on."""
    assert reading(text).kind != "resign"


@pytest.mark.parametrize(
    "said",
    [
        "No. 4 boiler is out again, so I shall be up all night.",
        "Number 5 tractor has broken its axle.",
        "Nr. 4 Kessel ist wieder kaputt.",
        "No. 1 pump was mended on Monday.",
    ],
)
def test_a_thing_by_its_number_is_no_second_thought(said: str) -> None:
    """Neither a "no", nor a number that may be a throw."""
    got = reading(f"Throw=2 Trapdoor=11\n\n{said}\n\nM.")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 11)})


@pytest.mark.parametrize("said", ["No. 3 throw is better.", "No. 3 would do.", "No. 3 rather.", "No. 3 is what I want"])
def test_another_number_behind_a_no_is_asked_about(said: str) -> None:
    """What is preferred is no thing in a row."""
    assert reading(f"Throw 2, trapdoor 11. {said}").verdict == "ask"


@pytest.mark.parametrize(
    "more",
    [
        "I am aware that I have used 1, 4 and 5 in turns 7, 8 and 9.",
        "I've already had 2 and 6.",
        "2 and 6 will remain to me for the double turn.",
        "4 and 5 still remain.",
    ],
)
def test_lists_of_what_was_used_and_what_remains(more: str) -> None:
    """Beside a throw they are no other throw."""
    got = reading(f"Throw: 3 (three)\nTrapdoor: 62 (sixty-two)\n\n{more}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 62)})


@pytest.mark.parametrize(
    "text",
    [
        "There's only the one odd number left to me now I think, so let it be that\none, and 19 for the trapdoor.",
        "The one remaining throw, whatever it is, and 19 for the trapdoor.",
    ],
)
def test_the_one_of_a_kind_is_no_throw(text: str) -> None:
    """ "The one odd number" is whatever is left."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 19)})


def test_one_does_not_is_no_throw() -> None:
    """ "One" is somebody, beside a throw that is played."""
    got = reading("It rests me the 5, I play it with resignation. No trap for me: one does not shoot on the ambulance.")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], "none")})

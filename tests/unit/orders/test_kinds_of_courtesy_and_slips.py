"""What people say politely, name by number or mistype is understood; its neighbours are asked about."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


def one(throws: list[int], door: int | str | None) -> Short:
    """Return the orders of one board."""
    return {"A": (throws, door)}


@pytest.mark.parametrize(
    "text",
    [
        "could I go 5 this round, and the trapdoor on 49?",
        "Can I throw a 5 and have the hole at 49?",
        "sorry if it comes out wrong my throw is five and my trapdoor is forty nine",
        "Forgive me if this is not how it's done. Throw 5, trapdoor 49.",
        "Throw: 5. Trapdoor: 49. I should be obliged if you would acknowledge receipt in the usual way.",
        "I'd like 5 and 49. That part is settled.",
        "5 and trapdoor 49. Final answer.",
        "I'm on 46, so let's be brave: 5 and a trapdoor at 49 behind me.",
        "In a rush, it's mam's 70th! 5. Trapdoor 49.",
        "This is Lucy on Mum's email. I choose number 5 and my trapdoor goes on 49.",
        "thriw 5 trapdoir 49",
        "throq 5 trapdoor 49",
    ],
)
def test_courtesy_and_slips_change_nothing(text: str) -> None:
    """A polite question, an apology, what is settled, a place behind somebody and a neighbouring key are no doubt."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", one([5], 49))


@pytest.mark.parametrize(
    "text",
    [
        "May I throw 5 and nominate 49?",
        "Could I go 5 again, and the trapdoor on 49?",
        "Throw 5, trapdoor 49. Not settled yet.",
        "Throw 5, trapdoor 49 - that's for the COBRA game, not this one.",
        "Throw 5, trapdoor 49. Those were for Cobra, not this game.",
        "I'll throw the 5. I want a trapdoor on 49 and another on 51.",
        "Wurf 5. Eine Falltür auf 49 und noch eine zweite auf 51.",
        "Throw: 5. Trapdoor: the usual, in the usual way.",
    ],
)
def test_what_is_open_beside_them_is_asked_about(text: str) -> None:
    """What asks for a rule, is not settled, is for another game or is one trapdoor too many is asked about."""
    got = reading(text)
    assert got.verdict == "ask"
    assert short(got) != one([5], 49)


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("Throw #1 = 2\nThrow #2 = 6\nTrapdoor = 88", [2, 6]),
        ("Throw no. 1: 4, throw no. 2: 3, trapdoor 88", [4, 3]),
        ("Roll number 1: 5\nRoll number 2: 1\nTrapdoor: 88", [5, 1]),
    ],
)
def test_numbered_throws_are_no_throws_of_their_numbers(text: str, throws: list[int]) -> None:
    """The number that counts a throw is not what is thrown."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", one(throws, 88))


@pytest.mark.parametrize(
    "text",
    [
        "My last two must be the 2 and the 6. It's all the same to me which one goes first. Trapdoor 43.",
        "The 2 and the 6, you pick one for me to go first. Trapdoor 43.",
        "2 and 6, makes no odds which goes first. Trapdoor 43.",
    ],
)
def test_which_of_two_comes_first_is_not_for_the_gm(text: str) -> None:
    """Both throws are asked about where their order is left to the GM, in whatever words."""
    got = reading(text, 2)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


def test_a_game_is_a_board() -> None:
    """Who plays three boards may call them games."""
    text = "In game A I shall throw the five, trapdoor 18. In game B the two, trapdoor on ninety. In game C the six."
    assert short(reading(text, boards="ABC")) == {"A": ([5], 18), "B": ([2], 90), "C": ([6], None)}


def test_a_doubt_about_throw_and_trapdoor_is_said_once() -> None:
    """The player is not told the same sentence twice."""
    got = reading("Throw 5, trapdoor 49. That's for Bob, not for me to enjoy.")
    assert len({problem.message for problem in got.problems}) == len(got.problems) > 0


@pytest.mark.parametrize(
    "text",
    [
        "I put the trapdoor at 45. Please change it to 54. Throw 3.",
        "In the mail I sent on Tuesday I put the trapdoor at 45. Please change it to 54. The throw is still 3.",
        "I had 45 as my trapdoor. Can we swap it for 54? Throw 3",
        "My trapdoor was 45. Please change to 54. Throw 3.",
        "I named 45 as my trapdoor, sorry. I'd like to alter that to 54 please. Throw: 3",
    ],
)
def test_what_is_changed_is_the_new_number(text: str) -> None:
    """Of an old number and the one that it is to be changed to, the new one counts, in whatever verb."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", one([3], 54))


def test_a_change_that_hangs_on_something_is_asked_about() -> None:
    """A new number under a condition takes the place of none."""
    got = reading("Throw 3, trapdoor 45. If Bob moves, change it to 54.")
    assert got.verdict == "ask"
    assert short(got) != one([3], 54)


@pytest.mark.parametrize(
    "text",
    [
        "both turns I throw 6. trapdoor 80",
        "In both rounds I play the 6, trapdoor 80.",
        "beide Runden Wurf 6, Falltür 80",
    ],
)
def test_one_throw_for_both_turns_is_asked_about(text: str) -> None:
    """A number is thrown once in a set of six, whether "both turns" stands before it or behind."""
    got = reading(text, 2)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []

"""Orders that stand in a subject of the player's own, above nothing or above words that only point to it."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECTS = [
    ("Viper: using the 2, trapdoor 95 - Stavros", 2, 95),
    ("Cobra: 1 for me and trapdoor 92", 1, 92),
    ("Adder 23: I throw 4 and name 57", 4, 57),
    ("Viper - using a two, trapdoor 95", 2, 95),
    ("Viper: 2 please, trapdoor 95", 2, 95),
    ("Viper rd 9 - go 2, trapdoor 95", 2, 95),
    ("Viper turn 9: go two and trapdoor 95", 2, 95),
]
POINTING = ["", "Nothing to add, it's all up there", "See subject.", "All in the subject line, thanks"]
POINTING += [
    "(it's all in the subject, I'm on the bus)",
    "(see subject, phone dying)",
    "All in the subject - I've one thumb free",
]
# A number that may be a turn's or something else's, and a mail that may take its subject back.
OPEN = [
    ("Cobra 4, trapdoor 57", ""),
    ("Cobra 4: trapdoor 57", "See subject"),
    ("Cobra go 4, trapdoor 57", ""),
    ("Cobra no. 11 - go 4, trapdoor 57", ""),
    ("Cobra go 4 of round 11, trapdoor 57", ""),
    ("Cobra turn 4, trapdoor 57", ""),
    ("Playing 4 games, trapdoor 57", ""),
    ("Viper: using the 2, trapdoor 95", "Not sure about it yet"),
    ("Viper: using the 2, trapdoor 95", "It's in the subject, unless Bob is ahead"),
    ("Viper: using the 2, trapdoor 95", "See the subject, but I meant the other one"),
    ("Viper: using the 2, trapdoor 95", "Ignore what is up there"),
    ("Re: Viper: using the 2, trapdoor 95", ""),
]


@pytest.mark.parametrize("text", POINTING)
@pytest.mark.parametrize(("subject", "throw", "door"), SUBJECTS)
def test_orders_in_a_subject_are_taken_whole(subject: str, throw: int, door: int, text: str) -> None:
    """A throw that is played, or asked for behind a sign, is taken from a subject beside its trapdoor."""
    made = reading(text, subject=subject)
    assert (made.verdict, short(made)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(("subject", "text"), OPEN)
def test_a_number_in_a_subject_may_be_a_turn(subject: str, text: str) -> None:
    """What may be a turn, is only counted, is taken back or stands in an old subject is not thrown."""
    made = reading(text, subject=subject)
    assert (made.verdict, short(made).get("A", ([], None))[0]) == ("ask", [])


@pytest.mark.parametrize(
    "subject",
    ["5 for me – hole under 62 – N.P.", "a 5 for me, trapdoor 62", "5 this time, trapdoor 62", "5 today; trap 62"],
)
def test_a_subject_that_begins_with_its_throw(subject: str) -> None:
    """A number that is somebody's, or of this time, is no turn."""
    got = reading("", subject=subject)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 62)})
    assert reading("", subject="Turn 5 for me, trapdoor 62").verdict == "ask"

"""Throws with a remark beside them that has the number of something: "Blowing force 9 off the point", "locker 77"."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: [COBRA] Turn 10"
PLAIN = (
    "Blowing force 9 off the Manacles so we're tied up for the night.",
    "Blowing force nine off the Manacles so we're tied up for the night.",
    "Waiting at gate 17 for a flight.",
    "Mum is in ward 12, bed 7, all well.",
    "The kids are up to chapter 30.",
    "We are on channel 16 as always.",
    "Psalm 23 on Sunday.",
    "Opus 27 on the radio.",
    "Engine 21 is being steamed up.",
    "Truck 19 won't start.",
)
"""What nobody would take for a trapdoor, nor call one."""
STRANGE = (
    "Sea state 7 so no cooking.",
    "Off junction 24 with a flat tyre.",
    "Lambing shed pen 33 needs me.",
    "Locker 77 has my sandwiches.",
    "Crate 44 went overboard.",
    "Buoy 26 is adrift.",
    "Station 60 is on fire.",
    "Hive 8 has swarmed.",
    "Paddock 7 is under water.",
    "Sector 12 is closed.",
    "Plot 34 has the best leeks.",
    "Holding at stand 57.",
    "Mile 40 and my feet hurt.",
    "Light 9 is out.",
    "The caravan is on pitch 22.",
    "Bollard 31 has gone.",
    "Greenhouse 52 has lost its roof.",
    "Sledge 18 went through the ice.",
)
"""The same of things that might be somebody's word for a space."""
DONE = (
    "Bowled out for 43.",
    "Baked 48 scones.",
    "Planted 25 leeks.",
    "Saw 16 geese.",
    "Sold it for 70.",
    "Bought the vase for 15.",
    "Shot an 81 on Sunday.",
    "Knitted 36 rows.",
    "Lost 14 pounds at slimming.",
    "He scored 88 not out.",
    "I have 19 hens now.",
    "There were 17 at choir.",
)
"""What was done, or how many there are."""
THROWS = ("I'll throw the 3, ta.", "Throw 3 please.", "Just the 3 this time.", "My throw is 3.")
PLACES = ("{throw} {remark}\n\nPete", "{remark} {throw}\n\nPete", "{throw}\n\n{remark}\n\nPete")


@pytest.mark.parametrize(("remark", "throw", "place"), [*product(PLAIN, THROWS, PLACES)])
def test_the_throw_alone_is_ordered(remark: str, throw: str, place: str) -> None:
    """The number belongs to what it numbers, and nothing is asked."""
    got = reading(place.format(throw=throw, remark=remark), subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], None)})


@pytest.mark.parametrize(("remark", "throw", "place"), [*product((*STRANGE, *DONE), THROWS, PLACES)])
def test_no_trapdoor_is_made_of_it(remark: str, throw: str, place: str) -> None:
    """However it sounds, the number of a thing is no nomination: at most it is asked about."""
    got = reading(place.format(throw=throw, remark=remark), subject=SUBJECT)
    assert short(got).get("A", ([], None)) in (([3], None), ([], None))


@pytest.mark.parametrize(("remark", "place"), [*product((*PLAIN, *STRANGE), PLACES)])
def test_beside_a_trapdoor_it_changes_nothing(remark: str, place: str) -> None:
    """With a throw and a trapdoor beside it such a remark is chat."""
    got = reading(place.format(throw="Throw 3, trapdoor 45.", remark=remark), subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "3 for me and the drop at 25, cheers",
        "🎲 3 🚪 25",
        "I throw the 3. Let it be at number 25.",
        "thr 3\ntdoor 25",
        "3 n 25",
        "Throe 3 trapfloor 25!!",
        "I take the 3, and space 25 shall open.",
    ],
)
def test_a_space_in_words_of_ones_own_is_a_trapdoor_still(text: str) -> None:
    """What stands before a space that is nominated is no thing with a number."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 25)})


@pytest.mark.parametrize(
    "text",
    [
        "3 and sector 45 please",
        "Play 3. Bay 45.",
        "3, station 45",
        "Throw 3. Junction 45.",
        "3, catch 45",
        "Play 3. Plot 45.",
        "Throw 3. Let's have 45, my shirt number when I ran.",
    ],
)
def test_a_nomination_in_a_word_of_ones_own_is_not_passed_over(text: str) -> None:
    """What may be a nomination is taken or asked about."""
    got = reading(text, subject=SUBJECT)
    assert got.verdict == "ask" or short(got) == {"A": ([3], 45)}

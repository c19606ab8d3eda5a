"""Throws left to a die or to whoever reads, and letters of scholars: notes, ranges, wishes, what was sat upon."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: Mamba turn 11"
LEFT = (
    "This time you roll one real dice for me, I trust you, what comes comes!",
    "You roll one for me this time, I trust you.",
    "Throw one of your own dice for me and I'll take what comes.",
    "Toss one for me, I can't decide.",
    "Pick one for me, any will do.",
    "Just roll one.",
    "Roll one and use that.",
    "Any one will do for my throw.",
    "Roll two and take the better one for me.",
    "Roll two dice for me and use the higher.",
    "My throw is whichever one comes out of the hat.",
    "Please roll 1d6 for me.",
    "Random 1-6 please.",
)
DOORS = ("Trapdoor 50.", "And trapdoor 50 please.", "Trapdoor on 50, thanks.")


@pytest.mark.parametrize(("left", "door", "gap"), [*product(LEFT, DOORS, ("\n", " "))])
def test_a_throw_left_to_chance_is_asked_for(left: str, door: str, gap: str) -> None:
    """How many dice are to be rolled is no throw."""
    got = reading(f"{left}{gap}{door}\n\nLorenzo", subject=SUBJECT)
    assert (got.verdict, short(got).get("A", ([], None))[0]) == ("ask", [])


@pytest.mark.parametrize(
    ("text", "throw"), [("Roll one. Trapdoor 50.", 1), ("I roll a two, trapdoor 50.", 2), ("Throw 1, trapdoor 50.", 1)]
)
def test_a_throw_of_one_or_two_stays(text: str, throw: int) -> None:
    """The small numbers are throws like any other."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], 50)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 4 [1]\nTrapdoor: 19 [2]\n\n[1] For reasons of space the proof is omitted.\n"
        "[2] As already suggested by Zieliński.\n\nSalma",
        "Throw: 4 (1)\nTrapdoor: 19 (2)\n\n(1) For reasons of space the proof is omitted.\n(2) As suggested by Smith.",
        "I throw 4[1] and nominate 19[2].\n\n[1] For reasons of space the proof is omitted.\n[2] As ever.",
        "Throw: 4*\nTrapdoor: 19**\n\n* For reasons of space the proof is omitted.\n** As suggested by Smith.\n\nSalma",
        "Throw 4^1, trapdoor 19^2\n\n^1 For reasons of space the proof is omitted.\n^2 As suggested by Smith.\n\nSalma",
        "Parameter   Value   Range\nThrow       4       1-6\nTrapdoor    19      1-100\n\nRev. A, by my wife.",
        "Throw       4       1-6\nTrapdoor    19      1-100\n\nVikram",
        "| Throw | 4 | 1-6 |\n| Trapdoor | 19 | 1-100 |\n\nVikram",
        "I throw the 4. May the earth open under 19.",
        "Having shown that I am not idle, I give you what you want. I throw the 4. May the earth open under 19.",
        "I have been sitting on my four since the start and it is high time it was spent, so let that be my throw. "
        "As for the trapdoor, dig it under space 19.",
        "I've been saving the 4, so out it comes. Trapdoor 19.",
        "Please disregard my mail of yesterday (throw 5, trapdoor 20). These are my orders:\n\nThrow 4\nTrapdoor 19",
        "Please tear up what I sent you on Tuesday (a throw of 2, trapdoor 40). It was born of indigestion.\n\n"
        "My orders are now: throw 4, trapdoor 19.",
        "Throw 4. The trapdoor needed no vote, Mrs Ogden having written it down beforehand: space 19.",
        "Please ignore my last mail (5 and 20); I had the wrong sheet. Throw 4, trapdoor 19.",
        "We talked it over and I have come down on the side of the four. Trapdoor 19.",
        "After long thought my choice fell on the 4. Trapdoor 19.",
        "I have settled on the four. The trapdoor at 19: it is where I should least like to stand myself.",
    ],
)
def test_plain_orders_in_a_hand_of_its_own(text: str) -> None:
    """None of these is a reason to ask."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 19)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 4 [1]\nTrapdoor: 19\n\n[1] Or 5 if Bob is on 31.",
        "Throw: 4 [1]\nTrapdoor: 19\n\n[1] Unless Bob goes first, then the 5.",
        "I am sitting on my 4 until the end. Trapdoor 19.",
        "I'm saving the 4, so let that be my throw next time. Trapdoor 19.",
        "Please disregard my last mail (make it throw 4). Trapdoor 19.",
        "Meet me on the 4. May is the month. Trapdoor 19.",
    ],
)
def test_what_is_no_plain_order_is_asked_about(text: str) -> None:
    """A note may say otherwise, a number may be kept, a month is a month."""
    assert reading(text, subject=SUBJECT).verdict == "ask"

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
        "Throw: 4 [1]\nTrapdoor: 19 [2]\n\n[1] At last.\n[2] As ever.\n\nSalma",
        "I throw 4[1] and nominate 19[2].\n\n[1] For reasons of space the proof is omitted.\n[2] As ever.",
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


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 4 [1]\nTrapdoor: 19 [2]\n\n[1] For reasons of space the proof is omitted.\n[2] As suggested by Smith.",
        "Throw: 4*\nTrapdoor: 19**\n\n* For reasons of space the proof is omitted.\n** As suggested by Smith.\n\nSalma",
        "Throw 4^1, trapdoor 19^2\n\n^1 For reasons of space the proof is omitted.\n^2 As suggested by Smith.\n\nSalma",
    ],
)
def test_the_number_of_a_note_is_no_order(text: str) -> None:
    """However much its notes say, nothing but the throw and the space is taken."""
    assert short(reading(text, subject=SUBJECT)).get("A", ([], None)) in (([4], 19), ([4], None), ([], 19), ([], None))


@pytest.mark.parametrize(
    "note",
    [
        "Scrap that.",
        "Only joking.",
        "Provided Clive is behind me.",
        "Subject to confirmation.",
        "Tentative, will confirm tomorrow.",
        "nur wenn Clive hinter mir ist",
        "I meant seventy.",
    ],
)
@pytest.mark.parametrize("mark", ["[1]", "*"])
def test_a_note_may_take_its_order_back(note: str, mark: str) -> None:
    """A note is read like any other sentence."""
    got = reading(f"Throw: 4{mark}\nTrapdoor: 45\n\n{mark} {note}", subject=SUBJECT)
    assert got.verdict == "ask"


@pytest.mark.parametrize(
    "text", ["Throw (3), trapdoor (45)\n(3) is my lucky number", "Throw [3], trapdoor [45]\n[3] it is"]
)
def test_a_number_in_brackets_may_be_the_order(text: str) -> None:
    """What stands in brackets behind a label is no mark of a note."""
    assert short(reading(text, subject=SUBJECT)) == {"A": ([3], 45)}


@pytest.mark.parametrize(
    "press",
    [
        "Meet me at dawn (1) and noon (2).\n(1) bring swords\n(2) bring bread",
        "Fermat had it right [1], says Dora.\nMore of it soon.\n\n[1] The margin is too small.",
        "I bet on 5* today.\n* terms apply",
    ],
)
def test_notes_in_press_are_printed(press: str) -> None:
    """Press keeps every sign of its own."""
    assert reading(f"Throw 3 trapdoor 45\n\nPRESS:\n{press}", subject=SUBJECT).press == press


@pytest.mark.parametrize(
    "text",
    [
        "Clive came down on the side of a 3. Trapdoor 45.",
        "The committee came down on the side of a 2; trapdoor 45",
        "I haven't come down on the side of a 5. Trapdoor 45.",
        "I'm saving my 6 for the last turn, so I'll use it then. Trapdoor 45.",
        "I'm keeping the 6 until I need it, and I'll use it in round 5. Trapdoor 45.",
        "I'm saving the 6, so don't worry, and here it comes a bad joke. Trapdoor 45.",
    ],
)
def test_what_is_anothers_or_kept_is_not_thrown(text: str) -> None:
    """Somebody else's choice, one denied, and a throw kept for later are asked about."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)["A"][0]) == ("ask", [])


def test_any_one_of_the_players_leaves_no_throw_open() -> None:
    """Chat about anybody is chat."""
    got = reading("Throw two, trapdoor 45. If any one is in Leeds, say hi.", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 45)})

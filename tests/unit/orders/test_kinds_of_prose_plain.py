"""A plain order is taken whatever is chatted beside it, and so are orders in other words; what names none is asked."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

CHATTED = [
    ("My orders stay the same whichever of us is right: throw 2, trapdoor 50.", 2, 50),
    ("Whichever way that goes, here are my orders: throw 2, trapdoor 50.", 2, 50),
    ("My orders are the same either way: throw 4, trapdoor 61.", 4, 61),
    ("You have me on 31, I say 37. Either way: throw 2, trapdoor 50.", 2, 50),
    ("Whatever you find, my orders stand: throw 2, trapdoor 50.", 2, 50),
    ("My orders do not depend on it: throw 3, trapdoor 44.", 3, 44),
    ("Throw 2, trapdoor 41.\n\n73, Alec", 2, 41),
    ("Signals fine here, you are 5 and 9 in Rutland.\n\nThrow 2, trapdoor 41.\n\n73 de Alec", 2, 41),
    ("Copy on the report, all readable, 5 and 9.\n\nThrow 2, trapdoor 41.\n\n88, Ann", 2, 41),
    ("Grandchildren both here, aged 5 and 9.\n\nThrow 2, trapdoor 41.", 2, 41),
    ("Throw 5, trapdoor 28. My mark will be a 3.7 I fear.", 5, 28),
    ("ich nehme die 6, Falltür bitte auf 52. Klausur lief mies, wird wohl eine\n3,7. Egal, jetzt Mensa.", 6, 52),
    ("Throw 2, trapdoor 41. Whatever, the weather is foul.", 2, 41),
]

SCRAPPED = [
    ("Please scrap what I sent last night (visitors, whisky).\n\nThe real ones: throw 3, trapdoor 49.", 3, 49),
    ("Please ignore what I sent you last week. The real ones: throw 3, trapdoor 49.", 3, 49),
    ("Bin what I sent last night, I was tired. Throw 3, trapdoor 49.", 3, 49),
    ("Please bin the orders I sent last night. These are the real ones: throw 3, trapdoor 49.", 3, 49),
    ("Forget what I sent in last night please. My proper orders: throw 3, trapdoor 49.", 3, 49),
    ("Disregard my mail of last night. My orders are throw 3 and trapdoor 49.", 3, 49),
    ("Please throw away what I sent last night. Throw 3, trapdoor 49.", 3, 49),
    ("What I sent last night can go in the bin. The real ones: throw 3, trapdoor 49.", 3, 49),
    ("Please ignore yesterday's orders, I'd had a drink. Here are the real ones: throw 3, trapdoor 49.", 3, 49),
    ("Kindly disregard my earlier mail. The right ones are: throw 3, trapdoor 49.", 3, 49),
]

BIDDEN = [
    ("I will therefore use my six, and for the trapdoor you may write down seventy-three.", 6, 73),
    ("I use my six, and for the trapdoor you may put 73.", 6, 73),
    ("Throw 4. For my trapdoor you may enter seventy-three.", 4, 73),
    ("I shall play the four, and as my trapdoor you can put down seventy-three.", 4, 73),
    ("A four, please, and for the trapdoor you may kindly pencil in 73.", 4, 73),
    ("For the throw you may write down four, for the trapdoor seventy-three.", 4, 73),
    ("You may put me down for a four, and 73 for the trapdoor.", 4, 73),
    ("You may write down seventy-three for the trapdoor. I use my six.", 6, 73),
    ("I will use the 4. The trapdoor you may set at 73.", 4, 73),
    ("Under trapdoor you may write 73, under throw 4.", 4, 73),
]

DECIDED = [
    ("My daughter (she's 7) is making the decisions now. She says we go 6 and the trapdoor goes on 29.", 6, 29),
    ("My daughter is making the decisions now. She says we throw 6 and the trapdoor goes on 29.", 6, 29),
    ("My son is in charge this week. He says we throw a 4, trapdoor 51.", 4, 51),
    ("Our youngest makes the decisions today. She says we play the 2 and put the trapdoor on 33.", 2, 33),
    ("My wife is calling the shots. She wants us to throw 5 and have the trapdoor on 62.", 5, 62),
    ("The children are in charge of our orders. They say we throw 3 with the trapdoor on 44.", 3, 44),
    ("My grandson does the choosing now. He has decided we throw 5, trapdoor 17.", 5, 17),
    ("My granddaughter is the boss now. She says our throw is 5 and our trapdoor 17.", 5, 17),
    ("My husband decides for us this month. He says we go 4 and the trapdoor goes on 80.", 4, 80),
]

OPENED = [
    ("I take 3 steps and suggest that the floor opens in 68.", 3, 68),
    ("Throw 3. I suggest the floor opens at 68.", 3, 68),
    ("Throw 3, and let the floor open under 68.", 3, 68),
    ("I throw a 3. May the ground open at 68.", 3, 68),
    ("Three for me. The floor should give way at 68.", 3, 68),
    ("Throw 3. I propose that the hatch opens on 68.", 3, 68),
    ("I'll take 3 steps, and I want the floor to open at 68.", 3, 68),
    ("Throw 3. Please let the boards give way under square 68.", 3, 68),
    ("I play 3 and would like the floor to drop away at 68.", 3, 68),
    ("Throw 3 and cut a hole in 68.", 3, 68),
]


@pytest.mark.parametrize(("text", "throw", "door"), [*CHATTED, *SCRAPPED, *BIDDEN, *DECIDED, *OPENED])
def test_a_plain_order_is_taken(text: str, throw: int, door: int) -> None:
    """Chat, an earlier mail thrown away, a polite bidding, a house that decides and an opening floor are understood."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "My orders stay the same whichever of us is right.",
        "Whatever you like: throw 2 or throw 3.",
        "You decide, whichever: throw 2 or 3, it's all one.",
        "Please scrap what I sent last night: throw 3, trapdoor 49.",
        "As proof, here is what I sent last night: throw 3, trapdoor 49.",
        "Please don't scrap what I sent last night: throw 3, trapdoor 49.",
        "My daughter is making the decisions now. She says I should throw 6.",
        "My daughter says we go 6 and the trapdoor goes on 29.",
        "My daughter is not making the decisions now. She says we go 6.",
        "My daughter is making the decisions now, but I overrule her. She says we go 6.",
        "My daughter is making the decisions now. She says we go 6 and the trapdoor goes on 29. I disagree.",
    ],
)
def test_what_is_no_plain_order_is_not_taken(text: str) -> None:
    """A choice, an old mail, advice and a decision that is overruled are asked about, and nothing of them is kept."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize("text", ["Throw 2, trapdoor 41.\n\n5/45", "5 and 9.\nThrow 2, trapdoor 41."])
def test_another_order_beside_a_plain_one_is_asked_about(text: str) -> None:
    """Two bare numbers by themselves are no chat: they may be an order, so the two are not both taken."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize("text", ["You say throw 6 is gone.", "Throw 2. I see the floor opened at 68."])
def test_what_was_told_is_no_order(text: str) -> None:
    """What the GM said, or what the report told, is not taken."""
    assert [order for order in short(reading(text)).values() if order != ([2], None)] == []


@pytest.mark.parametrize(
    "text",
    [
        "Throw 6 in turn 11 and 2 in turn 12.\nTrapdoor 44 for turn 11 and 52 for turn 12.",
        "Throws 6 and 2. Trapdoor 44 in the first turn, 52 in the second.",
        "6 then 2. Trapdoors: 44 for turn 11, 52 for turn 12.",
        "Throw 6, 2. Trapdoor turn 11: 44, turn 12: 52.",
        "6, 2, and the trapdoors are 44 and 52.",
        "Turn 11: throw 6, trapdoor 44. Turn 12: throw 2, trapdoor 52.",
        "Throw 6 first, 2 second. Trapdoor 44 first, then 52.",
        "Throws 6 and 2, trapdoor 44 this turn and 52 next turn.",
        "Throws 6 and 2, traps 44 & 52",
        "6 and 2. I nominate 44 for the first turn and 52 for the second.",
    ],
)
def test_of_two_trapdoors_neither_is_kept(text: str) -> None:
    """One trapdoor counts for a round: where one is given for each turn, the throws stand and the trapdoor is asked."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": ([6, 2], None)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "As discussed with Pam over lunch, please enter what we agreed. She has the piece of paper.",
        "As agreed, please enter what we decided.",
        "Please put down what Pam and I agreed.",
        "As discussed on the phone, please enter our orders.",
        "You know what we agreed, please enter it.",
        "Orders as agreed on Sunday.",
        "Please play what was agreed.",
        "As arranged with Jim, please put me down for that.",
        "Enter the numbers we settled on at the pub, please.",
        "Usual arrangement: what we agreed over lunch goes in.",
    ],
)
def test_what_was_agreed_elsewhere_is_asked_for(text: str) -> None:
    """Orders that only a talk over lunch knows are no orders: the player is told that none were found."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Thanks for the report. As agreed I will bring the cake on Sunday.",
        "As discussed, see you at the con. My orders will follow tomorrow.",
        "We agreed to differ, ha. Lovely report.",
    ],
)
def test_what_was_agreed_about_other_things_is_left_alone(text: str) -> None:
    """Who brings the cake is nothing to ask about."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "clear")


def test_press_in_a_quoted_form_is_heard() -> None:
    """A press line that is filled in within the quoted form counts with the throw beside it."""
    made = reading(
        "On 10/11/2025 19:05, Cobra GM wrote:\n> Please complete and return:\n>\n> Throw    (1-6)   : 3\n"
        "> Trapdoor (1-100) :\n> Press            : New hip, old ladder\n\nWilf"
    )
    assert (short(made), made.press) == ({"A": ([3], None)}, "New hip, old ladder")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("I believe a five would suit; I have been hoarding it. As for the trapdoor, saw a hole in square 71.", 5, 71),
        ("A three would do nicely this week. Trapdoor 71.", 3, 71),
        ("I think the two will do. And 71 for the hole.", 2, 71),
        ("A five would do nicely, but I'll play the 3. Trapdoor 71.", 3, 71),
        ("So this time I do vote: the six, please, and a trapdoor under seventy-one.", 6, 71),
        ("I nominate the six, and trapdoor at 71", 6, 71),
        ("My vote: 71, and I play the 6", 6, 71),
    ],
)
def test_what_would_suit_and_what_is_voted_for_is_thrown(text: str, throw: int, door: int) -> None:
    """A throw may be wished for as one wishes for tea, and voted for beside a trapdoor that has its own number."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    ["A five would suit Brenda. Trapdoor 71.", "A five would suit me better but I have only the 3. Trapdoor 71."],
)
def test_what_would_suit_others_or_is_gone_is_not(text: str) -> None:
    """Then it is asked which it is to be."""
    got = reading(text)
    assert got.verdict == "ask"
    assert 5 not in short(got).get("A", ([], None))[0]

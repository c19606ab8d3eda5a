"""Letters that say plain orders in a manner of their own: courtesies, amends in passing, houses for squares, shrugs."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

COURTEOUS = [
    ("I kindly ask for a throw of 4. I also ask for the trapdoor on 61.", 4, 61),
    ("I would like to ask you for the roll of 2. Trapdoor 58.", 2, 58),
    ("I humbly request for the die of 5, and the trapdoor on 33.", 5, 33),
    ("I kindly request the throw of 4 and the trapdoor at 61.", 4, 61),
    ("I ask kindly for the throw 2. I ask kindly for the trapdoor in the field 71.", 2, 71),
    (
        "Dear Sir,\n\nI politely ask for the roll of 6.\nI politely ask for the trapdoor on 29.\n\nWith respect\nJan",
        6,
        29,
    ),
    ("I ask for my trapdoor at 64, and for the throw I take the 5.", 5, 64),
    ("I beg for the throw of 4! Trapdoor 61.", 4, 61),
    ("I only ask for the die of 3. The trapdoor on 83.", 3, 83),
    ("I also ask for the trapdoor at 61. I throw 4.", 4, 61),
]


@pytest.mark.parametrize(("text", "throw", "door"), COURTEOUS)
def test_who_asks_kindly_orders(text: str, throw: int, door: int) -> None:
    """A throw and a trapdoor that are asked for as a kindness are ordered."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "I ask for the throw of last month, 3, to be put right. Trapdoor 40.",
        "I ask kindly for 3 copies of the rules. Trapdoor 40.",
        "I ask for the roll of 3 or 4. Trapdoor 40.",
        "I ask for the roll of Hedley, he had 3, and mine. Trapdoor 40.",
        "I ask for a throw of at least 3. Trapdoor 40.",
    ],
)
def test_who_asks_for_something_else_is_asked(text: str) -> None:
    """What is asked for beside a throw gives no throw, and two of them give none."""
    made = reading(text)
    assert made.verdict == "ask"
    assert short(made).get("A", ([], None))[0] == []


IN_COMPANY = [
    ("Throw 3, and trapdoor 47 if anyone else agrees.", 3, 47),
    ("Throw 3, trapdoor 47 if others agree with me.", 3, 47),
    ("I'll have the 3. Let the floor collapse at 47, if somebody else feels the same.", 3, 47),
    ("I'll have the 3. A trapdoor at 47, if somebody else thinks the same.", 3, 47),
    ("I shall play the 5 this month, and open the trapdoor at 71 if anybody else is of the same mind.", 5, 71),
    ("Throw 2. My trapdoor is 38, if anyone else is of the same opinion.", 2, 38),
    ("Throw 6. Trapdoor on 83 if some other player agrees.", 6, 83),
    ("I throw 4 and I nominate 52 if someone agrees.", 4, 52),
    ("Throw 1, trapdoor 66, if another player thinks so too.", 1, 66),
    ("Play the 2. Trapdoor at 90 if anyone else joins in.", 2, 90),
]


@pytest.mark.parametrize(("text", "throw", "door"), IN_COMPANY)
def test_a_second_vote_is_no_condition(text: str, throw: int, door: int) -> None:
    """That a trapdoor opens if somebody else names it too is the rule, and hangs on nothing of the writer's."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 47 if nobody else agrees.",
        "Throw 3 if anyone else agrees, trapdoor 47.",
        "Throw 3, trapdoor 47 if Hedley agrees.",
        "Throw 3, trapdoor 47 if anyone else is on 51.",
        "Trapdoor 47 and throw 3 if anyone else agrees.",
        "Throw 3, trapdoor 47 if anyone agrees, else 50.",
    ],
)
def test_what_others_do_is_a_condition(text: str) -> None:
    """What hangs on one player, on where somebody stands or on nobody's vote is asked about, and so is a throw."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


AMENDED = [
    ("Trapdoor 70. Oh no, scrap that, make it 71. Throw 2.", 2, 71),
    ("Trapdoor 18. Hmm, scrap that, put it on 24 instead. Throw 6.", 6, 24),
    ("Trapdoor 18. Hmm, scrap that, put it at 24. Throw is a 6, no changing my mind on that one.", 6, 24),
    ("Throw 5. Actually scratch that, let's go with 2. Trapdoor 44.", 2, 44),
    ("Throw is a 5. Erm, cancel that, make it a 3 please. Trapdoor 44.", 3, 44),
    ("My trapdoor on 31. No wait, forget that, make it 32. Throw 4.", 4, 32),
    ("Throw 4.\nOops, scrap that, make it the 5.\nTrapdoor 71.", 5, 71),
    ("Trapdoor at 12. Er, strike that, I'll have 13. And throw 1.", 1, 13),
    ("The throw is 6. Well, scrap that, make it a 2 instead. Trapdoor is 90.", 2, 90),
    ("Morning! Trapdoor 66. Ah, scrap it, put it on 67. My throw is 3.", 3, 67),
]


@pytest.mark.parametrize(("text", "throw", "door"), AMENDED)
def test_scrap_that_puts_one_number_for_another(text: str, throw: int, door: int) -> None:
    """Where one number is told and the next breath scraps it for another, the other is meant."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Trapdoor 18. Scrap that? Put it on 24? Throw 6.",
        "Throw 6, trapdoor 18. Scrap that, make it 24 or 25.",
        "Trapdoor 18. Hmm, scrap that, maybe 24. Throw 6.",
        "Trapdoor 18. Hmm, scrap that, let me think. Throw 6.",
        "Trapdoor 18. Hmm, scrap that, Bob had 24. Throw 6.",
    ],
)
def test_scrap_that_without_one_number_is_asked(text: str) -> None:
    """What is scrapped for nothing sure is asked about."""
    made = reading(text)
    assert made.verdict == "ask"
    assert short(made).get("A", ([], None))[1] is None


HOUSES = [
    ("Throw 4. The trapdoor goes in the house 52.", 4, 52),
    ("My trapdoor is on the house 52, and I throw 4.", 4, 52),
    ("Throw 4. For the trapdoor I take the box 52.", 4, 52),
    ("My dice is 4. The trap door I put in the house 52.", 4, 52),
    ("I throw 2. I want my trapdoor in the house number 52.", 2, 52),
    ("With the die I do 1. For the trapdoor I choose the box 67.", 1, 67),
    ("I play 3 and put the trapdoor at the house 67.", 3, 67),
    ("Throw 6. Trapdoor: in the house 28.", 6, 28),
    ("Throw 6. The trapdoor, I want it on the box 28.", 6, 28),
    ("My throw is 5. My trapdoor is the house 33.", 5, 33),
    ("I play the 5, and for the trapdoor I say house 28 (so we call the squares).", 5, 28),
    ("I play the 5, trapdoor house 28", 5, 28),
]


@pytest.mark.parametrize(("text", "throw", "door"), HOUSES)
def test_a_house_is_a_square_to_many(text: str, throw: int, door: int) -> None:
    """Squares are houses in some languages and boxes in others, and those who write English say so."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5. I live in the house 39.",
        "Throw 5, trapdoor 41. We moved to the house 39.",
        "Throw 5, and no trapdoor: my son put in the box 39 marbles.",
        "Throw 5, trapdoor 41, and greetings to all in the house 39.",
        "Throw 5. No trapdoor. We live in house 39.",
    ],
)
def test_a_house_is_no_square_without_a_trapdoor(text: str) -> None:
    """A house that is lived in is not nominated."""
    assert short(reading(text))["A"] in [([5], None), ([5], 41), ([5], "none")]


TURNS = [
    ("For turn 11 I use my 2, and for turn 12 comes then the 6. My trapdoor is on 81 for the whole thing.", 2, 6),
    ("In turn 11 comes the 2, in turn 12 it will be the 6. Trapdoor 81.", 2, 6),
    ("Turn 11 will be a 2 and turn 12 will be a 6. Trapdoor 81.", 2, 6),
    ("On turn 12 comes the 6, on turn 11 then the 2. Trapdoor 81.", 2, 6),
    ("For turn 11 comes my 2, and then for turn 12 follows the 6. Trapdoor 81.", 2, 6),
    ("For turn 11 it will be the 4 and for turn 12 then a 1. Trapdoor 81.", 4, 1),
    ("In turn 11 then the 4, and in turn 12 comes the 1. Trapdoor 81.", 4, 1),
    ("For turn 12 comes the 1, for turn 11 comes the 4. Trapdoor 81.", 4, 1),
    ("Turn 11 I play 5, and in turn 12 follows my 3. Trapdoor 81.", 5, 3),
    ("For turn 11 the 5, for turn 12 comes then my 3. Trapdoor 81.", 5, 3),
]


@pytest.mark.parametrize(("text", "first", "second"), TURNS)
def test_what_comes_in_a_turn_is_its_throw(text: str, first: int, second: int) -> None:
    """A throw is its turn's wherever the verb stands: "for turn 12 comes then the 6"."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": ([first, second], 81)}, "clear")


COUNTED = [
    "Two and two this time, I see. Here goes.",
    "Two boards by two turns, I see.",
    "2 and 2 this time.",
    "I see it is two and two again.",
    "So two and two this month, I see.",
]


@pytest.mark.parametrize("head", COUNTED)
def test_boards_and_turns_that_are_counted_are_no_orders(head: str) -> None:
    """A remark on how many boards and turns there are this time leaves the orders of each board as they are."""
    made = reading(
        f"{head}\n\nBoard A: turn 5 I play 4, turn 6 I play 1. Trapdoor 59.\nBoard B: 3 then 6, trap 38.", 2, "AB"
    )
    assert (short(made), made.verdict) == ({"A": ([4, 1], 59), "B": ([3, 6], 38)}, "clear")


@pytest.mark.parametrize("head", ["Two and five this time.", "Two and two.", "I see 2 on the list, 4 this time."])
def test_numbers_before_the_boards_are_asked_about(head: str) -> None:
    """Numbers that may be throws, and stand before any board is named, are asked about."""
    made = reading(f"{head}\n\nA: trapdoor 59.\nB: 3 then 6, trapdoor 38.", 2, "AB")
    assert made.verdict == "ask"


EACH_A_LINE = [
    "A - I'm miles behind so the six, and open up 34 while you're at it.\nB - a cautious two. Let the floor go at 12.\n"
    "C - three for me there. Trapdoor 45.",
    "A - six, and open up 34.\nB - two, and open 12.\nC - three. Trapdoor 45.",
    "A - six. Open up 34.\nB - two. Let the floor go at 12.\nC - throw 3. Trapdoor 45.\n\nCheers,\nIdris",
]


@pytest.mark.parametrize("text", EACH_A_LINE)
def test_a_trapdoor_on_a_boards_own_line_is_that_boards(text: str) -> None:
    """Where each board has a line with as many numbers, the last one's trapdoor is for none of the others."""
    made = reading(text, 1, "ABC")
    assert (short(made), made.verdict) == ({"A": ([6], 34), "B": ([2], 12), "C": ([3], 45)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "A - six.\nB - two.\nC - three. Trapdoor 45.",
        "A - six, B - two, C - three. Trapdoor 45.",
        "A - six\nB - two\nC - three\nTrapdoor 45",
        "A - six, I stand on 34.\nB - two, I stand on 20.\nC - three. Trapdoor 45.",
        "A - six. I'm on 34.\nB - two. I'm on 20.\nC - three. Trapdoor 45.",
    ],
)
def test_a_trapdoor_behind_all_throws_may_be_any_boards(text: str) -> None:
    """A trapdoor after the throws of all boards is asked about."""
    made = reading(text, 1, "ABC")
    assert made.verdict == "ask"
    assert short(made)["C"] == ([3], None)


BESIDE = [
    "Throw 6, trapdoor 53. If it's wrong it's wrong.",
    "Throw 6, trapdoor 53. If it is wrong then it is wrong.",
    "I've looked at this for as long as I'm able and I'm going with a 6, trapdoor 53. If it's wrong it's wrong.",
    "I've put it off for as long as I can: throw 6, trapdoor 53.",
    "I've stared at it for as long as I could, so 6 and trapdoor 53.",
    "Give me at least one ladder for once!\n\nThrow 6, trapdoor 53.",
    "My team lost again 3 x 1, so please, give me at least one good ladder.\n\nThrow 6, trapdoor 53.",
    "Throw 6, trapdoor 53.\n\nI was on 43, but I counted and I think I should be\non 44. Is it possible to check?",
    "Went tae the fitba, 4-2, dinnae ask.\n\nGie me the 6 and stick ma trapdoor on 53.",
    "The haar's been in for 5 days, cannae see the road.\n\nGie me the 6, and trapdoor 53.",
    "Throw is a 6, no changing my mind on that one. Trapdoor 53.",
    "Throw 6, trapdoor 53, and no going back on that one.",
]


@pytest.mark.parametrize("text", BESIDE)
def test_what_is_said_beside_the_orders_leaves_them(text: str) -> None:
    """A shrug, time that was spent, a wish for luck, a query and a football score change nothing."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([6], 53)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 6, trapdoor 53. That's wrong.",
        "Throw 6 for as long as nobody passes me, trapdoor 53.",
        "Throw 6 as long as I'm able, trapdoor 53.",
        "I'll throw at least a 4. Trapdoor 53.",
        "Throw 6, trapdoor 53. Wrong, it should have been\nthrow 4, or was it 5?",
    ],
)
def test_what_takes_back_or_hangs_is_asked(text: str) -> None:
    """What is taken back, hangs on something or is only a bound is asked about."""
    made = reading(text)
    assert made.verdict == "ask"
    assert short(made).get("A", ([], None))[0] == []

"""Orders as they are told at a kitchen table: verbs that no list has, polite wishes, and what others at it say."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

OWN_VERBS = [
    ("I have resolved upon a five. Trapdoor seventy-four.", 5, 74),
    ("I shall content myself with a two. Trapdoor at 58.", 2, 58),
    ("I am limping along with a 3, trapdoor 62.", 3, 62),
    ("I will chance my arm with the 4, and dig my hole at 29.", 4, 29),
    ("I'm treating myself to the 6. Trapdoor 90.", 6, 90),
    ("Kit fancied a 5, but I've gone for the 2. Trap at 45.", 2, 45),
    ("A plain honest four from the vicarage, and the trapdoor at 29.", 4, 29),
    ("A four will have to do me. The trapdoor goes at 58.", 4, 58),
    ("May as well chuck my 5 at it. 19 for the trap.", 5, 19),
    ("Am off with a 6 this time. Trapdoor: 29.", 6, 29),
    ("I shall only edge forward by one. Trapdoor 80.", 1, 80),
    ("I shall do the cowardly thing and take one step. Trapdoor 70.", 1, 70),
    ("Motion: that a two be played. Carried. Trapdoor 37.", 2, 37),
]
KINDLY = [
    ("Throw 5. I should be glad if the trapdoor could be sprung at seventy-four.", 5, 74),
    ("Throw 6. I'd be grateful if the trapdoor were put at 58.", 6, 58),
    ("Throw 4. I would be much obliged if the trapdoor could go at 58.", 4, 58),
    ("Throw 3. It would be lovely if the trapdoor was on 62.", 3, 62),
    ("Throw 6. If the trapdoor could go on 82 I would be ever so pleased.", 6, 82),
    ("Throw 4. I would count it a kindness if the trapdoor might be put at 60.", 4, 60),
    ("The three please. And would it be possible to have the trapdoor at 28?", 3, 28),
    ("It's the 4. And I wonder whether you could see your way to a trapdoor at 60?", 4, 60),
    ("Any chance of a 4 for me and a trapdoor on 60?", 4, 60),
    ("If past form is anything to go by I'll land on a snake, but throw 6, with trapdoor 29.", 6, 29),
    ("If I am any judge of these things I shall regret it, but throw 2 and trapdoor 88.", 2, 88),
]
REMARKS = [
    ("Perhaps this is the turn my luck changes: 4 please, trapdoor 30.", 4, 30),
    ("They were all overruled: it's the 3, with the trapdoor at 60.", 3, 60),
    ("I ignored him and am using the 4. Trapdoor 66.", 4, 66),
    ("I'm going to surprise everybody and throw the 3. Trapdoor 71.", 3, 71),
    ("Its 3 from me and trapdoor 91 pls. Did you see the match?? 4-1!!!", 3, 91),
    ("6! And 18 as the trapdoor (no exclamation mark).", 6, 18),
    ("My brother thinks I should play the 6. I am playing the 4 all the same. Trapdoor 31.", 4, 31),
]
LEFT_TO_OTHERS = [
    ("Throw 3. The trapdoor was left to my granddaughter, who says 27.", 3, 27),
    ("I let the cat choose the trapdoor and she chose 44. My throw is 5.", 5, 44),
    ("Throw a 1. Choosing the trapdoor is Molly's job and Molly says 63.", 1, 63),
    ("Throw 5. It was Tim's turn to pick the trapdoor: he picked 63.", 5, 63),
    ("The trapdoor is my wife's department and she says 63. I am throwing the 1.", 1, 63),
    ("Throw 4. I want no moans from Stuart when he falls through 26, which is where I'm putting my trapdoor.", 4, 26),
    ("Throw 4. I'd like to see 35 with a hole in it.", 4, 35),
]


@pytest.mark.parametrize(("text", "throw", "door"), [*OWN_VERBS, *KINDLY, *REMARKS, *LEFT_TO_OTHERS])
def test_what_is_plain_at_the_table_is_taken(text: str, throw: int, door: int) -> None:
    """A verb that no list has, a polite "if", a remark beside and a choice left to a child make no order doubtful."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "I got a 5 in the raffle. Trapdoor 45.",
        "I've only the 2 to fear now. Trapdoor 45.",
        "I'm longing for the 6 but it's gone. Trapdoor 45.",
        "I moved with a 4 in May and regretted it. Trapdoor 45.",
        "I would have liked a 4 but hey ho. Trapdoor 45.",
        "I wrestled with a 5 all night. Trapdoor 45.",
        "I see Hugh got away with a 2. Trapdoor 45.",
        "I finished with a 4 last round. Trapdoor 45.",
        "On the whole I incline to the six. Trapdoor 45.",
        "I'm torn and may end up with a 5. Trapdoor 45.",
    ],
)
def test_a_number_of_chat_is_no_throw(text: str) -> None:
    """The only small number of a mail is no throw where it is feared, missed, told of the past or leant to."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 45)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Jean says we play the 1 and sit tight, I say the 6 and damn the consequences. Trapdoor 70.",
        "Bob says 2, I say 5. Trapdoor 70.",
        "Ruth wants the 4 and I want the 2. Trapdoor 70.",
        "I favour the 3, Peter the 6. Trapdoor 70.",
        "My wife would play the 1. I would play the 4. Trapdoor 70.",
        "Jim is for the 5 and I am for the 1. Trapdoor 70.",
        "Hilda is all for the 6 and I would rather have the 2. Trapdoor 70.",
    ],
)
def test_two_of_one_seat_who_differ_are_asked(text: str) -> None:
    """Where each of two says what they would throw and nobody decides, the throw is asked for."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 70)}, "ask")


@pytest.mark.parametrize(
    ("text", "throw"),
    [
        ("Jean said the 1, but I say the 6 and I hold the pen. Trapdoor 70.", 6),
        ("Jean says the 1, I say the 6, and we tossed for it: the 6. Trapdoor 70.", 6),
        ("The cat wants the 2 but I want the 4. Trapdoor 70.", 4),
        ("Ron thinks 2 is safest. I'll have the 5. Trapdoor 70.", 5),
    ],
)
def test_one_who_decides_against_another_is_heard(text: str, throw: int) -> None:
    """What somebody else would have thrown makes the writer's own decision no less plain."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], 70)}, "clear")


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("Start with the 4 and save the 2 for last. Trap on 93.", [4, 2], 93),
        ("5 last, 2 first. Trapdoor 36.", [2, 5], 36),
        ("Save the 2 for last and start with the 5. Trapdoor at 36 please.", [5, 2], 36),
        ("I'll open with the 6 and leave the 2 till last. Trapdoor 71.", [6, 2], 71),
        ("Lead off with the five and hold the one back for the second turn. Trapdoor 40.", [5, 1], 40),
        ("I want to get the 4 out of the way and then have the 6 last. Trapdoor 18.", [4, 6], 18),
        ("One then six, and 34 for the trap. Not six then one, mark you!", [1, 6], 34),
        ("Let it be the 5 this turn and the 6 the next. 66 for the trap.", [5, 6], 66),
        ("Turn 5, the 2. Turn 6, the 6. Trapdoor 48.", [2, 6], 48),
    ],
)
def test_two_throws_are_put_in_their_order(text: str, throws: list[int], door: int) -> None:
    """What comes last, is held back or waits is the second throw."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "clear")


def test_each_board_may_be_spoken_of() -> None:
    """A board's name at the head of a remark is a board, and a remark is no doubt of what follows it."""
    made = reading("A might be a lost cause: 3, trapdoor 20. B is where I might win: 6 please, trapdoor 83.", 1, "AB")
    assert (short(made), made.verdict) == ({"A": ([3], 20), "B": ([6], 83)}, "clear")
    made = reading("On A I am reduced to a 1, trapdoor 33. On B I gallop off with a 6, trapdoor 90.", 1, "AB")
    assert (short(made), made.verdict) == ({"A": ([1], 33), "B": ([6], 90)}, "clear")


def test_orders_for_the_turn_after_the_named_one_are_kept_apart() -> None:
    """Where the subject names the turn, "when you get to turn 6 please use the 1" is for later."""
    text = "For turn 5 it is a 2 with the trapdoor at 41. When you get to turn 6 please use the 1, trapdoor at 50."
    made = reading(text, subject="COBRA turn 5")
    assert (short(made), made.verdict) == ({"A": ([2], 41)}, "clear")
    assert list(made.later) == [6]


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5. My nephew suggested 99 for the trapdoor. I have overruled him and chosen 38.",
    ],
)
def test_a_space_that_was_not_understood_is_asked_for(text: str) -> None:
    """A trapdoor that the mail speaks of is never left out in silence, nor is one that was overruled taken."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([5], None)}, "ask")


@pytest.mark.parametrize(
    ("text", "clear"),
    [
        (
            "Hi, Theo's mum here - he made me promise to send this. He would like to throw a 2, and his trapdoor is to"
            " be 99.",
            True,
        ),
        ("Theo's dad here. He throws the 2 and his trapdoor goes on 99.", True),
        ("Theo's mum here. I throw the 2, and he wants a 3.", False),
        ("Theo's friend here. He would like to throw a 2, and his trapdoor is 99.", False),
    ],
)
def test_a_parent_sends_what_the_child_wants(text: str, clear: bool) -> None:
    """Who says whose parent they are, and orders nothing themselves, types for the child."""
    got = reading(text)
    assert got.verdict == ("clear" if clear else "ask")
    assert not clear or short(got) == {"A": ([2], 99)}


@pytest.mark.parametrize("hello", ["Afternoon", "G'day", "Howdy", "Greetings"])
def test_a_greeting_is_nobody_who_throws(hello: str) -> None:
    """Before "throwing" it is no name of another player."""
    got = reading(f"{hello}, throwing the 1. Trapdoor on 39.")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 39)})


_DICTATED = "Tilly is in bed, but she has dictated her orders: number 2, trapdoor 98.\n\nSimon (Tilly's dad)"


@pytest.mark.parametrize(
    ("text", "players", "clear"),
    [
        (_DICTATED, ("Bob",), True),
        (_DICTATED, ("Tilly Marsh", "Tilly"), False),
        ("My wife Jo has dictated her orders: number 2, trapdoor 98. Bob", (), False),
        ("Theo's mum here. He would like to throw a 2, and his trapdoor is 98.", ("Theo Marsh", "Theo"), False),
    ],
)
def test_a_child_s_orders_are_for_the_child_s_seat(text: str, players: tuple[str, ...], clear: bool) -> None:
    """Nobody plays for somebody else: whoever has a seat of their own, and a grown-up, sends their own."""
    got = read(clean(text), form(), "Re: MAMBA turn 21", players=players)
    assert (got.verdict, bool(got.orders)) == (("clear", True) if clear else ("ask", False))


@pytest.mark.parametrize(("subject", "clear"), [("Re: Taipan turn 4", True), ("Orders for Taipan", False)])
def test_a_name_in_the_subject_that_is_no_game_s(subject: str, clear: bool) -> None:
    """Only what heads the subject as a game's name is one."""
    got = reading("Oh and Taipan - playing the 3, trapdoor 77.", subject=subject)
    assert (got.verdict == "clear") is clear

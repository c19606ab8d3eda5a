"""Orders that are said in a roundabout way, and what must be asked about for all that."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("I throw my 5, with a trapdoor on 38 -- sorry, I misread my\nown map, 39 is the one I mean.", 5, 39),
        ("Before my first call: 6 for me, and trapdoor 90 please.", 6, 90),
        ("Having hoarded my five like a squirrel I shall let it go. Trapdoor 84.", 5, 84),
        ("I had better use my 2. Trapdoor 49 again, they must fall into it sooner or later.", 2, 49),
        ("My throw is “3”. The trapdoor? Let us say ‘63’.", 3, 63),
        ("If it's all the same to you I'll throw 4. Trapdoor 63.", 4, 63),
        ("Put me down for 3 and trapdoor 72. Hmm - scrub the 3, I'd sooner use the 1 now. The 72 stays.", 1, 72),
        ("Throw: 4\n\nHang on. Enid is on 60, isn't she? Scrub the 4, I'll have the 6.\n\nTrapdoor: 65", 6, 65),
        ("I sent my move on Tuesday: the trapdoor was 33, please make it 43. My throw is still the 2.", 2, 43),
        ("Throw 3, trapdoor 65.\n\nHm. 56 hurts more. So the trapdoor is 56, and leave the throw as it is.", 3, 56),
        (
            "Yesterday I gave you a 6. Kindly cross that out and write a 1 in its place. The trapdoor at 42 remains.",
            1,
            42,
        ),
        ("This time I strike a three. The trapdoor I want to have at 78.", 3, 78),
        ("Doris is on 48, so she will come by 53 for sure. There I put my trapdoor. Myself I throw the 6.", 6, 53),
        (
            "Advance me by one. Should there be others of like mind, 96 would make a good hole, and it has my vote.",
            1,
            96,
        ),
        ("can i do 2 and the trapdoor at 47?? thanksss\n\nwait is mr Pym rly only on 17", 2, 47),
        ("I throw the 2. Trapdoor 47... no, sorry, 74 is the one I want.", 2, 74),
        ("I throw the 2. Trapdoor 47... sorry, I am reading it backwards: 74 is the one I want.", 2, 74),
        ("By my reckoning the 1, the 3 and the 6 are spent already, so let us burn the 5 now. Trapdoor on 26.", 5, 26),
        ("My 1, my 3 and my 4 are gone. Out of what is left I\nwill have the 6. Trapdoor 90.", 6, 90),
        (
            "it's Trevor on the phone i want to throw the three and the trapdoor is forty nine that's four nine bye",
            3,
            49,
        ),
        ("1 this turn. Trapdoor same idea as everyone else i bet, 88", 1, 88),
        ("Could you amend what I sent? Trapdoor should be 36, not 63 - fat fingers. The throw of 1 is right.", 1, 36),
        ("I can't go wrong with a throw of 6 and a trapdoor at 73.", 6, 73),
        ("A 6. And the trapdoor on 24, please, although - no, leave it, 24.", 6, 24),
        ("6, trapdoor 24, or - no, keep that: 24", 6, 24),
        ("imma go w the 6 this time cuz why not and trapdoor on 29", 6, 29),
        ("🎲👉 2️⃣\n🚪👉 8️⃣3️⃣ mwahaha", 2, 83),
    ],
)
def test_orders_in_roundabout_words(text: str, throw: int, door: int) -> None:
    """The orders are those that a friend would read."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    ("text", "kept", "asked"),
    [
        (
            "3\n\ntrapdoor 34. or is it 43 I mean. whichever it is that Bob got stuck\non, you'll know",
            [3],
            "door-either",
        ),
        ("Orders: roll 1, trapdoor 62.\n\nWish me luck with that\n4 I'm rolling.", [], "throws-differ"),
        ("My head says the three, my heart says the five. Trapdoor 62.", [], "throw-open"),
    ],
)
def test_two_numbers_for_one(text: str, kept: list[int], asked: str) -> None:
    """Which of two is meant cannot be known; what is plain beside them stands."""
    got = reading(text)
    assert asked in map(named, got.problems)
    assert short(got).get("A", ([], None))[0] == kept


@pytest.mark.parametrize(
    "text", ["same as i put last week pls!!", "Same as we did last time please", "the same as i sent last turn"]
)
def test_orders_that_stand_in_an_earlier_mail(text: str) -> None:
    """They are asked for, and the mail is no chatter."""
    assert reading(text).verdict == "ask"


def test_who_is_away_and_leaves_it_to_the_rules_for_that() -> None:
    """Nothing is ordered, and nothing is to be asked: the rules do it anyway."""
    text = (
        "You won't get any orders from me for turn 16. Just let the usual rule for missing players take its course, "
        "no need to hold up the others."
    )
    got = reading(text)
    assert (got.kind, got.verdict) == ("other", "clear")


@pytest.mark.parametrize("subject", ["Re: [Krait] T13: your move, please", "Re: Krait T 7"])
def test_a_short_turn_in_the_subject_begins_a_set(subject: str) -> None:
    """The lowest of a new set is 1; of another turn it stands in the record."""
    text = "I'll open with the lowest legal number. Trapdoor on 22."
    assert short(reading(text, subject=subject)) == {"A": ([1], 22)}
    assert reading(text, subject="Re: [Krait] T14: your move, please").verdict == "ask"


def test_one_throw_all_round() -> None:
    """Said twice it is said once."""
    text = "It's my birthday, so sixes all round, a 6 on every board!\n\nTrapdoors: A on 20, B on 37, C on 58."
    got = reading(text, boards="ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 20), "B": ([6], 37), "C": ([6], 58)})


def test_each_turn_of_each_board_and_what_is_left() -> None:
    """What somebody has left is no reason to ask."""
    text = (
        "Board A: 1 on the first turn, 6 on the second. Trapdoor 40.\n"
        "Board B: 3 on the first turn, 2 on the second. Trapdoor 71.\n\nThat's what I have left, so no agonising."
    )
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1, 6], 40), "B": ([3, 2], 71)})


QUOTED = (
    "On 2025-10-13 09:00, Mamba Games Master wrote:\n> MAMBA, after turn 13\n>\n> You sent: throw 4, trapdoor 90\n>\n"
)


def test_a_form_of_which_a_prompt_stayed_empty_is_signed_with_thanks() -> None:
    """A word of thanks and a name below it are its end; over a form without a gap they thank for what it says."""
    got = reading(f"{QUOTED}> Throw: \n> Trapdoor: 64\n> Press: \n\nCheers!\nBen")
    assert (list(map(named, got.problems)), short(got)) == (["no-throw"], {"A": ([], 64)})
    assert not reading(f"Thanks, Ben\n\n{QUOTED}> Throw: 3\n> Trapdoor: 64").orders


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Throw 4. Trapdoor on 43 if nothing eats me.", [4], None),
        ("Throw 4, trapdoor 50 unless somebody gets me first.", [], None),
        ("Throw 4. If there are others who agree, trapdoor 50.", [], None),
        ("Trapdoor 40. Sooner or later I'll throw the 5.", [], None),
        ("Trapdoor 40. I'll have to throw the 5 sooner or later.", [], 40),
        ("Throw 5. Rhys is on 50, just behind Bob. There I put my trapdoor.", [5], None),
        ("Trapdoor 40. Wish me luck with that 4 I'm throwing next turn.", [], 40),
    ],
)
def test_what_only_looks_like_such_words_is_asked_about(text: str, throw: list[int], door: int | None) -> None:
    """A condition, a throw of some other day, and a space where somebody stands are not told any more simply."""
    got = reading(text)
    assert (got.verdict, short(got).get("A", ([], None))) == ("ask", (throw, door))


def test_a_board_before_its_throw_stays_one() -> None:
    """ "A throw of 5" is no article where the next board has one too."""
    got = reading("A throw of 5, trapdoor 20. B throw of 3, trapdoor 30.", boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 20), "B": ([3], 30)})


def test_one_who_reckons_where_two_throws_lead() -> None:
    """What might eat them on the way is no condition."""
    text = "I'm on 33. First move the 4, that's 37, second move the 6, that's 43 if nothing eats me. Trapdoor on 39."
    assert short(reading(text, turns=2)) == {"A": ([4, 6], 39)}


@pytest.mark.parametrize(
    "text",
    [
        "For the double turn I do a 4 and then once more a 4. Trapdoor 30.",
        "For the double:\n\n17: throw 4\n18: throw 4\nTrapdoor 30",
    ],
)
def test_a_throw_twice_in_a_double_round(text: str) -> None:
    """No set of six has it twice, so which two are meant is asked."""
    got = reading(text, turns=2)
    assert (list(map(named, got.problems)), short(got)) == (["throw-twice"], {"A": ([], 30)})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("17: throw 4\n18: throw 3\nTrapdoor 30", [4, 3]),
        ("Turn eleven: a six. Turn twelve: a two. Trapdoor 30 for the two of them.", [6, 2]),
        ("Two-parter, isn't it? I open with the six and follow up with the one. Trapdoor 30.", [6, 1]),
        ("Four squares on the first of them and one on the other. Trapdoor 30.", [4, 1]),
    ],
)
def test_two_throws_of_a_double_round(text: str, throws: list[int]) -> None:
    """Each is for its turn, however that is told."""
    got = reading(text, turns=2)
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, 30)})


def test_the_turn_after_the_one_that_the_subject_says_is_over() -> None:
    """It is the open one, and orders headed with it are for now; those headed with another are asked about."""
    subject = "RE: KRAIT: after turn 8 - next deadline Thu 12 June"
    assert short(reading("Turn 9. I throw a 5 and the trapdoor is on 63.", subject=subject)) == {"A": ([5], 63)}
    assert reading("Turn 11: throw 5, trapdoor 63.", subject=subject).verdict == "ask"


def test_orders_that_are_still_to_come() -> None:
    """Whoever sends them when they know an answer has sent none; those of a later turn leave these alone."""
    text = (
        "Hello,\n\nwhen I throw 4 and come to a trapdoor on 56, then I fall. If a ladder is there, do I go up again? "
        "I send my orders when I know this.\n\nUte"
    )
    got = reading(text, subject="A question to the rules")
    assert (got.kind, got.verdict, short(got)) == ("question", "ask", {})
    later = "Throw 4, trapdoor 56. I'll send you my orders for turn 12 when I know the result."
    assert short(reading(later)) == {"A": ([4], 56)}


def test_two_throws_that_are_swapped_below_them() -> None:
    """Which goes first is asked, however the mail sounds."""
    text = (
        "11: throw 3\n12: throw 5\n\nHm, having looked at my chart again: swap those two round, the 5 goes first.\n\n"
        "Trapdoor 44.\n\nTunde"
    )
    got = reading(text, turns=2, subject="Re: Cobra turns 11 and 12 - orders by Friday 7 Nov")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 44)})


def test_who_begins_with_what_is_to_be_decided_only_asks() -> None:
    """The numbers of an example are no orders."""
    text = (
        "Hello,\n\nbefore I decide anything: is a trapdoor open in both turns? Say 40 is opened and I come there with "
        "a 5. Do I fall?\n\nDieter"
    )
    got = reading(text)
    assert (got.kind, got.verdict, short(got)) == ("question", "ask", {})


def test_the_following_for_the_report() -> None:
    """What follows such words is press, wherever in their sentence they stand."""
    got = reading(
        "Throw 2, trapdoor 73, and the following for the report, please:\n\nHamish is home.\n\nCheers,\nFergus"
    )
    assert (short(got), got.press) == ({"A": ([2], 73)}, "Hamish is home.")


def test_a_throw_is_no_board() -> None:
    """ "A throw of 5" names no board A."""
    text = "A throw of 5 on all three boards, and trapdoors on 23, 44 and 66 for A, B and C respectively."
    got = reading(text, boards="ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 23), "B": ([5], 44), "C": ([5], 66)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw - 4\nTrapdoor - 31\n\nI was going to keep my five for a rainy day but Harold says use it now while it "
        "can do some good, so that is what I am doing this week.",
        "Roll: 3\nTrapdoor: 29\n\nI was saving the five for later but my sister is coming, so I'm spending it today.",
    ],
)
def test_a_throw_that_was_kept_until_today(text: str) -> None:
    """Whoever says that they use another throw than they ordered is asked which."""
    got = reading(text)
    assert got.verdict == "ask"
    assert short(got)["A"][0] == []


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 3\nTrapdoor: 29\n\nI have been saving the 3 for a rainy day and it's pouring, so now I'm spending it.",
        "Throw: 3\nTrapdoor: 29\n\nI was keeping my 5 this week but used it last time.",
    ],
)
def test_a_throw_that_was_kept_until_another_day(text: str) -> None:
    """The one ordered, and one that is gone, contradict nothing."""
    assert short(reading(text)) == {"A": ([3], 29)}


def test_a_letter_below_a_subject_that_tells_of_another_throw() -> None:
    """Which of the two is meant is asked; a letter that tells of none leaves the subject alone."""
    subject = "Cobra 9 - throw 4, trapdoor 36"
    got = reading("See above for my orders. I've decided a 5 is worth the risk.\n\nNell", subject=subject)
    assert (list(map(named, got.problems)), short(got)) == (["subject-throw"], {"A": ([], 36)})
    assert short(reading("It's all in the subject.\n\nNell", subject=subject)) == {"A": ([4], 36)}


def test_a_question_below_where_everybody_stands() -> None:
    """Dots that lead to a number ask nothing, so the answer belongs to the question."""
    text = (
        "Cobra GM wrote (Mon, 13 Oct 2025 20:00:07 +0100):\n> COBRA -- end of turn 2\n>  Jaydon ...... 29\n"
        ">  Lotte ....... 12\n>\n> Which number from 1 to 6 do you throw in turn 3?\n\n2\n\n> Where would you like a "
        "trapdoor?\n\n84\n\n> Anything for the press page?\n\nNot this time.\n\nLotte"
    )
    got = reading(text)
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([2], 84)}, None)


def test_press_in_a_form_behind_dots() -> None:
    """A remark for everyone is printed, whatever leads to it."""
    text = (
        "On 15/12/2025 18:30, Krait (Snakes & Ladders) wrote:\n> ---- order form, KRAIT turn 17 ----\n"
        "> I throw a ............ : 3\n> Trapdoor vote for .... : 60\n> Remark for everyone .... : Merry Christmas!\n"
    )
    got = reading(text)
    assert (short(got), got.press) == ({"A": ([3], 60)}, "Merry Christmas!")


def test_rows_with_boxes_for_each_board() -> None:
    """A row of the form holds all that is asked for a board."""
    text = (
        "On Sunday, 2 November 2025 01:32:12 Bushmaster S&L wrote:\n> Sanjay, you are on 33 (A), 41 (B).\n>\n"
        "> Board A   throw [ 4 ]   trapdoor [ 57 ]\n> Board B   throw [ 1 ]   trapdoor [ none ]\n\nAll filled in.\n"
    )
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 57), "B": ([1], "none")})


def test_the_greeting_of_radio_amateurs_is_no_press() -> None:
    """ "73" wishes well, and ends the letter."""
    got = reading("throw    = 3\ntrapdoor = 47\npress    =\n\n73, Ray")
    assert (short(got), got.press) == ({"A": ([3], 47)}, None)
    assert (
        reading("throw 3\ntrapdoor 47\npress: I have been here 73 years.\n\n73, Ray").press
        == "I have been here 73 years."
    )

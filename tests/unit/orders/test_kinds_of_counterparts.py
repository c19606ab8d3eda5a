"""Mails that put themselves right, and those whose words go against what stands in them; with their plain twins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, reading, short

SUBJECTS = ("Re: Snakes", "Re: [VIPER] Turn 8 - report", "Re: [VIPER] Turn 8", "snakes")


def asked(
    text: str, turns: int = 1, boards: str = "A", subject: str = "Re: Snakes"
) -> tuple[dict[str, object], set[str]]:
    """Return what is kept of a mail that is asked about, and what is asked."""
    got = read(clean(text), form(turns, boards), subject)
    assert got.verdict == "ask", got
    return short(got), {named(problem) for problem in got.problems}


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Throw 5, trapdoor 17. No, make that a 6.", ([6], 17)),
        ("Throw 5, trapdoor 17. Sorry, I meant throw 6.", ([6], 17)),
        ("Throw 5, trapdoor 17.\n\nLove, Martha\n\nPS I meant trapdoor 71, not 17! The throw is right.", ([5], 71)),
    ],
)
def test_a_plain_correction_is_taken_whatever_the_subject(
    text: str, meant: tuple[list[int], int], subject: str
) -> None:
    """One number that the mail itself puts in the place of another leaves nothing open."""
    got = read(clean(text), form(), subject)
    assert (got.verdict, short(got)) == ("clear", {"A": meant})


def test_a_correction_that_hangs_on_something_is_asked_about() -> None:
    """It puts nothing in the place of what stands above it."""
    got = reading("Throw 5, trapdoor 44. I sent 5 yesterday, make it a 6 if that's allowed")
    assert got.verdict == "ask"
    assert not got.orders.get("A", {}).get("throws")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Throw 2 and trapdoor 41 please. Hang on, I've had the 2. Make it a 5 instead. The trapdoor stays.",
            ([5], 41),
        ),
        ("3 for me, trapdoor 50. no wait. not 50 thats where i land. trapdoor 51. the 3 is fine", ([3], 51)),
        (
            "I'll play the four, trapdoor on 62.\n\nMeg\n\nPS Oops, Tom stands on 9. Put the trapdoor on 2 instead, "
            "the four is fine.",
            ([4], 2),
        ),
        ("trapdoor 33, throw 6. no wait, keep the trapdoor, play my 2 instead", ([2], 33)),
        ("throw=6 trapdoor=71 odds=0.44\n\nI overrule it: play my 2. The trapdoor of 71 can stay.", ([2], 71)),
        ("Throw 5, trapdoor 40. Hold on, the 5 stays but make the trapdoor 42.", ([5], 42)),
        (
            "Wurf 5, Falltür 61. Moment, lieber die 2 als die 5, sonst\nstört Uwe. Die Falltür bleibt.",
            ([2], 61),
        ),
        ("Lancer 4, trappe 38. Attends, plutôt le 6. La trappe reste.", ([6], 38)),
        ("Worp 3, valluik 77. Wacht, liever een 5 dan de 3. Het valluik blijft.", ([5], 77)),
        ("Tirada 2, trampilla 49. Espera, mejor el 5. La trampilla se queda.", ([5], 49)),
        ("Tiro 4, botola 66. Aspetta, meglio il 2. La botola resta.", ([2], 66)),
    ],
)
def test_one_order_is_put_right_where_the_other_is_expressly_kept(text: str, meant: tuple[list[int], int]) -> None:
    """Nobody need guess which of the two gives way: the one that is kept is named."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": meant})


@pytest.mark.parametrize(
    "said",
    [
        "Hang on, should I make it a 5 instead? The trapdoor stays.",
        "Hang on, maybe make it a 5 instead. The trapdoor stays.",
        "Hang on, if the 2 is gone make it a 5 instead. The trapdoor stays.",
        "Hang on, Bob wants to make it a 5 instead. The trapdoor stays.",
        "Wait, don't make the trapdoor 45 instead, the 2 stays.",
        "Sorry, make that a 5 or a 6 instead. The trapdoor stays.",
        "No, make it 5. The 3 stays.",
        "Hold on, make the trapdoor 42, the 2 stays. Unless 41 is free.",
        "Hold on, make the trapdoor 42, the 2 stays. Let me think about it.",
    ],
)
def test_who_puts_nothing_right_for_certain_is_asked(said: str) -> None:
    """A question, a condition, another's wish and another throw to keep put no number in the place of one."""
    assert asked(f"Throw 2, trapdoor 41. {said}")[0] in ({}, {"A": ([], 41)})


@pytest.mark.parametrize(
    "text",
    [
        "Just the 4 for now, let the other one come by itself like\nyou said. Trapdoor 69.",
        "Throw 4, the second can come by itself. Trapdoor 69.",
        "4 and let the second follow automatically, trapdoor 69",
        "Throw 4 and leave the second to the rules. Trapdoor 69",
        "4 for turn 9, and let 10 come by itself as the rules say. Trapdoor 69.",
        "4 first. Second can come as it comes, like the mackerel. Hole on 69",
        "4 first. I'm saying nothing about the second, it can look after itself. Trapdoor 69.",
        "just the one from me, the 4. Trapdoor 69",
        "Turn 9: throw the 4. On turn 10 let the server choose, I don't mind. Trapdoor 69.",
        "Throw 4 for turn 9. For the second let the default rule pick please. Trapdoor on 69.",
        "My 4 for turn 9. As the rules say the last one\nlooks after itself, so I won't worry about 10. Trapdoor 69",
        "There's little to decide: 4 for turn 9, and the other one plays itself. Trapdoor 69.",
    ],
)
def test_the_second_throw_may_be_left_to_come_by_itself(text: str) -> None:
    """One throw is enough for a round of two turns (r17): saying that one knows it asks for nothing."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 69)})


@pytest.mark.parametrize(
    "said",
    [
        "I'd hate to let the second come by itself, please.",
        "Never let the second one come by itself.",
        "I don't want to let the other one come by itself.",
        "If I reach 50, let the other one come by itself.",
    ],
)
def test_who_will_not_leave_the_second_throw_to_itself_is_asked(said: str) -> None:
    """What denies it, or hangs on something, leaves nothing to the rules."""
    got = reading(f"Throw 4. Trapdoor 69. {said}", 2)
    assert (got.verdict, named(got.problems[0])) == ("ask", "second-open")


@pytest.mark.parametrize(
    "text",
    [
        "For turn 9 let the server choose. For turn 10 a 4. Trapdoor 69.",
        "4 for turn 9. For turn 10 let Jane pick. Trapdoor 69",
        "4 for turn 9. For turn 10 let the server choose, or else a 3. Trapdoor 69",
        "There's not much on: 4 for turn 9. Trapdoor 69",
    ],
)
def test_the_first_throw_and_anybody_else_are_no_second_left_to_itself(text: str) -> None:
    """Only the second comes by itself, and only by the rules; what a colon leads to may be told of the board."""
    assert asked(text, 2, subject="Re: ASP, turns 9 and 10")[0] in ({}, {"A": ([], 69)})


@pytest.mark.parametrize("before", ["I'm not bothered, let", "If you like, let", "Let"])
def test_a_word_of_its_own_before_it_denies_nothing(before: str) -> None:
    """What stands before the comma says how gladly the second throw is left to itself."""
    said = f"{before} the other one come by itself."
    got = reading(f"Throw 4. {said} Trapdoor 69", 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 69)})


@pytest.mark.parametrize(
    ("text", "meant"), [("the one for turn 7 and 3 for turn 8", [1, 3]), ("just the one, trapdoor 9", [1])]
)
def test_one_may_be_the_throw_itself(text: str, meant: list[int]) -> None:
    """Where no other throw is told for it."""
    got = reading(text, 2)
    assert (got.verdict, got.orders["A"]["throws"]) == ("clear", meant)


@pytest.mark.parametrize(
    "text",
    [
        "5 first. The one for the second turn follows",
        "5 first. The one for the second is to follow",
        "5 and after it depends",
    ],
)
def test_a_second_throw_that_is_to_come_is_no_one(text: str) -> None:
    """The first is kept, and the second asked for."""
    assert asked(text, 2) == ({"A": ([5], None)}, {"second-open"})


@pytest.mark.parametrize("subject", ["Re: [ASP] turns 15 & 16", "Re: ASP, turns 15 and 16"])
def test_a_throw_for_the_second_turn_is_no_first(subject: str) -> None:
    """Whether the turns are known, or only the subject names them."""
    text = "For turn 16 I know already: the 4. Turn 15 I tell you tomorrow. Trapdoor 66."
    assert asked(text, 2, subject=subject)[0] == {"A": ([], 66)}
    known = read(clean(text), replace(form(2), turns=(15, 16)), "Re: x")
    assert (known.verdict, short(known)) == ("ask", {"A": ([], 66)})


@pytest.mark.parametrize(
    ("text", "turns", "kept"),
    [
        ("I'd like the 3 and then the 1. That puts me from 40 on to 41, and after that up to 44.", 2, {}),
        ("5 then 2, from 40 I go to 45 and 47", 2, {"A": ([5, 2], None)}),
    ],
)
def test_the_way_that_two_throws_go_tells_their_order_and_no_trapdoor(text: str, turns: int, kept: object) -> None:
    """Where the sum is at odds with the order told, the order is asked about; a space landed on is no nomination."""
    assert asked(text, turns)[0] == kept


def test_the_way_that_two_throws_go_may_bear_them_out() -> None:
    """The same, told rightly."""
    got = reading("I'd like the 3 and then the 1. That puts me from 40 on to 43, and after that up to 44.", 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3, 1], None)})


@pytest.mark.parametrize(
    "text",
    [
        "A: throw 5, trapdoor 61\nB: throw 2, trapdoor 47\n\nLeo\n\nBother. What I wrote for A is for B\n"
        "and what I wrote for B is for A. Sorry!",
        "A: 5/61\nB: 2/47\n\nA should be B and B A, sorry",
        "Before you read any further: what stands under A is meant for B, and what stands under B is meant for A.\n\n"
        "BOARD A\n  throw 4\n  trapdoor 20\n\nBOARD B\n  throw 1\n  trapdoor 66",
    ],
)
def test_orders_said_to_be_the_other_boards_are_asked_about(text: str) -> None:
    """Nothing of either is kept: whichever is wrong would be entered on the wrong board."""
    assert asked(text, 1, "AB")[0] == {}


@pytest.mark.parametrize(
    "text", ["A: 5, 61. B: 2, 47. A is on the way to B, ha.", "A: 5, 61. B: 2, 47. Board A belongs to Gwen really."]
)
def test_what_else_is_said_of_a_board_changes_nothing(text: str) -> None:
    """Remarks about a board, behind its orders."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 61), "B": ([2], 47)})


@pytest.mark.parametrize(
    "text",
    [
        "On my good board a 4 and the trapdoor on 58, on the other one the 2 and 17 please.",
        "On the left-hand board a 4, and dig at 70. On the right-hand one a 6, and dig at 25.",
    ],
)
def test_a_board_told_by_its_looks_is_asked_about(text: str) -> None:
    """The "a" behind it is an article, and names no board."""
    assert asked(text, 1, "AB") == ({}, {"no-board"})


@pytest.mark.parametrize(
    "text",
    ["A 5, B 2. Trapdoor 44.", "A: 5, B: 2, trapdoor 44", "A: 5\nB: 2\nTrapdoor: 44", "A 5, B 2 and trapdoor 44"],
)
def test_one_trapdoor_behind_two_boards_is_asked_about(text: str) -> None:
    """It may be for the last of them, or for both."""
    assert asked(text, 1, "AB") == ({"A": ([5], None), "B": ([2], None)}, {"no-board"})


@pytest.mark.parametrize(
    "text",
    [
        "A: 5\nB: 2, trapdoor 44",
        "A: 5.\nB: 2. Trapdoor 44.",
        "Board A: throw 5. Board B: throw 2, trapdoor 44.",
        "A 5, B 2/44",
        "Board A\nThrow 5\n\nBoard B\nThrow 2\nTrapdoor 44",
    ],
)
def test_a_trapdoor_in_one_boards_share_is_that_boards(text: str) -> None:
    """In its line, its sentence or under its heading."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None), "B": ([2], 44)})


@pytest.mark.parametrize(
    "text", ["Here are my COBRA orders:\n\nThrow 4\nTrapdoor 37", "Taipan: 4 and trapdoor 37, please."]
)
def test_orders_headed_with_another_game_are_asked_about(text: str) -> None:
    """The subject names one game, the mail another."""
    assert asked(text, subject="Re: [KRAIT] Turn 8 - orders due Fri 9 May") == ({}, {"other-game"})


@pytest.mark.parametrize(
    "text", ["Krait: 4 and trapdoor 37", "Annelie: 4 and 37", "Here are my Friday orders: throw 4, 37"]
)
def test_orders_headed_otherwise_are_taken(text: str) -> None:
    """With the same game, the writer's name, or what only sounds like a name."""
    got = read(clean(text), form(), "Re: [KRAIT] Turn 8 - orders due Fri 9 May")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 37)})


def test_the_turn_that_a_subject_reports_is_not_open() -> None:
    """Orders headed with it are late, or a slip; those of the turn that is open are taken."""
    subject = "Re: [TAIPAN] report of turn 13, turn 14 now open"
    assert asked("ORDERS FOR TURN 13\n\nThrow: 2\nTrapdoor: 55", subject=subject) == ({}, {"other-turn"})
    assert read(clean("ORDERS FOR TURN 14\n\nThrow: 2\nTrapdoor: 55"), form(), subject).verdict == "clear"


def test_a_turn_that_one_wishes_for_is_named_all_the_same() -> None:
    """In the middle of a line, and before "I'd like"; what is told of a turn that was says nothing of this one."""
    subject = "Re: LINNET turn 18: orders due Fri 31 October"
    assert asked("No internet till now. For turn 17 I'd like throw 2 and trapdoor 50.", subject=subject)[1] == {
        "other-turn"
    }
    for told in ("For turn 18 I'd like throw 2 and trapdoor 50.", "For turn 17 I had the 5 so now the 2, 50"):
        assert read(clean(told), form(), subject).verdict == "clear"


def test_a_throw_said_to_be_chosen_against_the_subject_is_asked_about() -> None:
    """The trapdoor, of which nothing else is said, stands."""
    text = "Here are my orders as per the heading. I've gone for the 5 as I\nwant to save the little ones for later."
    got = read(clean(text), form(), "KRAIT turn 5 - throw 3, trapdoor 70 - Malcolm Tibbs")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 70)})


@pytest.mark.parametrize("text", ["Option 2 then. 34.", "I'll take option 2, trapdoor 34"])
def test_the_number_of_an_option_is_no_throw(text: str) -> None:
    """What the option holds stands in somebody else's list."""
    assert asked(text)[0].get("A", ([], 34))[0] == []


def test_that_is_the_one_orders_nothing() -> None:
    """It says yes to something."""
    got = reading("Yes please, that's the one.\n\nThank you for being so patient.")
    assert got.orders == {}


@pytest.mark.parametrize(("text", "door"), [("throw three, trapdoor four-niner", 49), ("trapdoor niner, throw 3", 9)])
def test_figures_may_be_said_as_over_the_radio(text: str, door: int) -> None:
    """Digit by digit, with a niner."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], door)})


def test_whoever_says_that_one_must_write_orders_nothing() -> None:
    """Unlike whoever asked to have something sent."""
    got = reading(
        "My wife says I must write to the game before I fall asleep.\n\nGive me the six and the trapdoor on 19."
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 19)})
    assert asked("My brother asked if I could send this in.\n\nThrow 6, trapdoor 19.") == ({}, {"other-player"})
    assert asked("My brother said I should write to you for him.\n\nThrow 6, trapdoor 19.") == ({}, {"other-player"})


QUOTED = "\n\nOn 1 Aug 2025 the GM wrote:\n> You are on 34.\n> {asked}\n> Throw (1-6):\n> Trapdoor:\n"


@pytest.mark.parametrize(
    "asked",
    ["Turn 11 is due on Friday 29 August.", "What do you throw in turn 11?", "Next: TURN 11. Orders to me by Sunday."],
)
@pytest.mark.parametrize(
    "own",
    [
        "Here are my orders for turn 12. I throw 2 and put the trapdoor on 50.",
        "I'm off to Siena so here's turn 12 in good time: throw 2, trapdoor 50.",
        "I'm off to Skye so doing this early: turn 12 throw 2 trapdoor 50.",
    ],
)
def test_orders_for_another_turn_than_the_quoted_mail_asks_for(asked: str, own: str) -> None:
    """Are asked about where nothing else tells which turn is open; those for that turn are taken."""
    for subject in ("Re: KRAIT", "KRAIT"):
        got = read(clean(own + QUOTED.format(asked=asked)), form(), subject)
        assert (got.orders, [named(problem) for problem in got.problems]) == ({}, ["other-turn"])
        own_turn = read(clean(own.replace("12", "11") + QUOTED.format(asked=asked)), form(), subject)
        assert (own_turn.verdict, short(own_turn)) == ("clear", {"A": ([2], 50)})


@pytest.mark.parametrize("told", ["Your orders for turn 11 were: throw 6, trapdoor 31", "After turn 11 you are on 40."])
def test_a_turn_that_the_quoted_mail_only_tells_of_is_not_open(told: str) -> None:
    """It is over, and the next one is written for."""
    got = read(clean("For turn 12: throw 2, trapdoor 50" + QUOTED.format(asked=told)), form(), "Re: KRAIT")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 50)})


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("first one 3 second one 1, trapdoor 57 for the both of em", [3, 1]),
        ("First one 5, second one 2. Trap 57", [5, 2]),
        ("first one 4 second 2, trapdoor 57", [4, 2]),
        ("first a one, second a 3. Trapdoor 57", [1, 3]),
    ],
)
def test_the_first_one_and_the_second_one_are_no_throws(text: str, meant: list[int]) -> None:
    """They say which throw follows."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": (meant, 57)})


@pytest.mark.parametrize(
    "said",
    [
        "Throw 6, trapdoor 30 is not mine.",
        "throw 6, trapdoor 30 is Bernard's",
        "Throw 6, trapdoor 30 was hers, not mine",
    ],
)
def test_an_order_that_its_own_sentence_gives_to_another(said: str) -> None:
    """Is asked about; "is mine" says nothing new, and a space may be somebody's favourite."""
    assert reading(said).verdict == "ask"
    for own in ("Throw 6, trapdoor 30 is mine.", "Throw 6, trapdoor 30 is Bernard's favourite."):
        assert short(reading(own)) == {"A": ([6], 30)}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Go on then, double six please! Trapdoor 49.", {"A": ([], 49)}),
        (
            "Throw 6\nTrapdoor 34\n\n43 lies dead ahead of Una and I could not resist digging right there.",
            {"A": ([6], None)},
        ),
        ("If you twisted my arm I'd go with the 3, and trapdoor 21 either way.", {}),
    ],
)
def test_what_does_not_fit_a_round_of_one_throw_is_asked_about(text: str, left: object) -> None:
    """Two dice, another space than the one named, a choice that is no choice."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", left)
    fits = reading("Throw 6, a double espresso for me please. Una is on 34, so I dig there.")
    assert (fits.verdict, short(fits)) == ("clear", {"A": ([6], 34)})


def test_throws_for_turns_of_which_one_is_not_open() -> None:
    """The subject names the round's turns where nothing else does."""
    told = "Turn {}: the 3\nTurn {}: the 5\nTrapdoor 74"
    got = read(clean(told.format(10, 11)), form(2), "Re: Adder turns 9+10")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 74)})
    own = read(clean(told.format(9, 10)), form(2), "Re: Adder turns 9+10")
    assert (own.verdict, short(own)) == ("clear", {"A": ([3, 5], 74)})


def test_a_number_that_stands_once_is_not_a_throw_and_a_trapdoor() -> None:
    """Nor is a mail that breaks off at a trapdoor complete, on whichever board."""
    assert reading("A 5 trapdoor 23, B 2 trapdoor", boards="AB").verdict == "ask"
    broken = reading("A is the 5 with trapdoor 23, and B the 2 and trapdoor on th", boards="AB")
    assert (broken.verdict, short(broken)) == ("ask", {"A": ([5], 23), "B": ([2], None)})
    twice = reading("A throw 5 trapdoor 5; B throw 2, trapdoor 2", boards="AB")
    assert (twice.verdict, short(twice)) == ("clear", {"A": ([5], 5), "B": ([2], 2)})


def test_an_article_that_opens_sentences_is_no_board() -> None:
    """ "A 4 where I am behind, a 2 on the other" names none."""
    got = reading("A 4 with 61 under it on the one where I'm behind, a 2 with 38 on the other.", boards="AB")
    assert (got.verdict, got.orders) == ("ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "First, 5, second, 3. Trapdoor 33",
        "For the first 5, for the second, 3. Trapdoor 33",
        "Turn 7, 5, last, 3. Trapdoor 33",
    ],
)
def test_turns_that_stand_before_their_throws_are_not_read_behind_them(text: str) -> None:
    """A comma on either side changes nothing of that."""
    assert short(reading(text, 2)) == {"A": ([5, 3], 33)}


@pytest.mark.parametrize(
    "after",
    [
        "Do not strike out 5 and write 6.",
        "Score 5 and put 2 past him.",
        "Take 5 and have 2 for yourself.",
        "Bob wrote that his trapdoor should be 44, where it said 33.",
        "On Sunday I got a double 5 at backgammon.",
        "That's the 5 I keep telling you about.",
        "The 5 was a mistake last time but I love it.",
        "That will keep Bob off 33.",
        "Everyone should stay off 33.",
        "Thanks for the turn 4 moves.",
        "The orders for turn 4 that you printed were fine.",
        "My turn 4 orders went astray.",
    ],
)
def test_talk_behind_plain_orders_leaves_them_be(after: str) -> None:
    """The words of a correction, a refusal or another turn may be about anything."""
    got = reading(f"Throw 5, trapdoor 33. {after}", subject="Re: HARE turn 5")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 33)})


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("A: 5/40. Only A and B matter. B: the usual.", {"A": ([5], 40)}),
        ("A 5, 40. The trapdoor is on A only.", {"A": ([5], 40)}),
        ("A 5, 40, B as I said in my letter. A alone is a bore.", {"A": ([5], 40)}),
        ("You have my orders. For the next turn I'll play the 2, trapdoor 44.", {}),
    ],
)
def test_what_leaves_a_board_or_a_turn_open_is_asked_about(text: str, left: object) -> None:
    """Only who says that a board is left out for now leaves it out."""
    got = reading(text, boards="AB" if text.startswith("A") else "A")
    assert (got.verdict, short(got)) == ("ask", left)

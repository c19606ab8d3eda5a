"""Mails whose orders look plain, and in which something else is said that leaves them open; with their plain twins."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, reading, short


@pytest.mark.parametrize(
    ("text", "kept", "question"),
    [
        ("Throw 3, trapdoor 37.\n\nWith that my 4 will bring me level with Ian.", {"trapdoor": 37}, "throws-differ"),
        ("I do the 2. Trapdoor on 65.\n\nPS With that 4 I come out on 71.", {"trapdoor": 65}, "throws-differ"),
        ("ik doe de 2.\nValluik op 65.\n\nPS Met die 4 kom ik op 71 uit.", {"trapdoor": 65}, "throws-differ"),
        ("Wurf 3, Falltür 37. Mit meiner 4 lande ich auf 50.", {"trapdoor": 37}, "throws-differ"),
        ("Je joue 3, trappe 37. Mon 4 m'amène à 50.", {"trapdoor": 37}, "throws-differ"),
        ("1, trapdoor 38 and also 83", {"throws": [1]}, "door-differ"),
        ("4, trapdoor 38 as well as 83", {"throws": [4]}, "door-differ"),
        ("One, and the trapdoor exactly half way between Percy and myself.", {"throws": [1]}, "door-doubt"),
        ("4. Will send the trapdoor later.", {"throws": [4]}, "door-doubt"),
        ("throw 5 and the trapdoor at thirty to, thanks", {"throws": [5]}, "door-unclear"),
        ("throw 5 and put my trapdoor on forty ate please", {"throws": [5]}, "door-unclear"),
        ("throw four, trapdoor for tea two", {"throws": [4]}, "door-unclear"),
        ("throw 3 trapdoor 4 t 2", {"throws": [3]}, "door-unclear"),
    ],
)
def test_what_is_at_odds_with_an_order_is_asked_about(text: str, kept: dict[str, object], question: str) -> None:
    """Another throw that one reckons with, a second space, a place without a number, one misheard; the rest is kept."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("ask", {"A": kept})
    assert [named(problem) for problem in got.problems] == [question]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Throw 3, trapdoor 37. My 3 will bring me level with Ian.", ([3], 37)),
        ("My 4 would bring me level with Ian, so not that. Throw 3, trapdoor 37.", ([3], 37)),
        ("Throw 3, trapdoor 37. Next turn my 4 will bring me home.", ([3], 37)),
        ("Throw 4, trapdoor 38, also I saw 83 people at the fair", ([4], 38)),
        ("trapdoor 38, also throw 4", ([4], 38)),
        ("throw 4 and trapdoor thirty for Dave to fall in", ([4], 30)),
        ("Throw 4. Nice trapdoor, Colin.", ([4], None)),
        ("4, and beware of Colin's trapdoor", ([4], None)),
        (
            "Throw 4, trapdoor 27. Hang on. I've counted anew and a 4 lands me on a snake. Make the throw a 2.",
            ([2], 27),
        ),
        ("5 for me. trapdoor 18... no sorry trapdoor 19", ([5], 19)),
    ],
)
def test_what_only_looks_so_is_taken(text: str, meant: tuple[list[int], int | None]) -> None:
    """The same throw again, another's or a later one, a remark on somebody's trapdoor, a correction to the end."""
    throws, door = meant
    got = reading(text)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": throws} | ({"trapdoor": door} if door else {})})


@pytest.mark.parametrize(
    "text",
    [
        "Could I possibly have until Sunday? If it can't be helped, then use the 1 for me and no trapdoor.",
        "Would it be possible to extend the deadline? Failing that, throw 2 trapdoor 14.",
        "Könnte ich bis Sonntag haben? Falls das nicht geht, bitte Wurf 4, Falltür 22.",
    ],
)
def test_what_is_ordered_for_a_refusal_waits_for_the_answer(text: str) -> None:
    """A throw that is to count only where a request is refused is not entered, and the mail is asked about."""
    got = reading(text)
    assert got.verdict == "ask"
    assert not got.orders.get("A", {}).get("throws")


def test_what_stands_for_as_long_as_nothing_else_is_sent_is_taken() -> None:
    """Nothing was requested: "if I don't make it by Sunday" orders for now, and may be changed."""
    assert reading("If I don't make it by Sunday, use 4 and 22").orders == {"A": {"throws": [4], "trapdoor": 22}}


def test_of_one_of_several_boards_the_second_space_is_asked_about() -> None:
    """The other boards are as they were ordered."""
    got = reading("Board A: 4, trapdoor 12.\nBoard B: 1, trapdoor 38 and also 83.", boards="AB")
    assert (got.verdict, got.orders) == ("ask", {"A": {"throws": [4], "trapdoor": 12}, "B": {"throws": [1]}})


def test_of_one_of_several_boards_the_throw_reckoned_with_is_asked_about() -> None:
    """It is told of the board that its sentence names."""
    got = reading("A: 1 and 19\nB: 3 and 37\n\nWith that my 4 on B will bring me level with Ian.", boards="AB")
    assert (got.verdict, got.orders) == ("ask", {"A": {"throws": [1], "trapdoor": 19}, "B": {"trapdoor": 37}})


def test_boards_that_may_be_crossed_are_asked_about() -> None:
    """Nobody knows which board is which; a question that comes before the orders doubts nothing."""
    got = reading("On A 3 with the trapdoor at 20, and on B 4 with 50. Did I get the boards mixed up?", boards="AB")
    assert (got.verdict, got.orders) == ("ask", {})
    told = reading("Did I have them crossed last time?\n\nA: 3 and 20\nB: 4 and 50", boards="AB")
    assert told.orders == {"A": {"throws": [3], "trapdoor": 20}, "B": {"throws": [4], "trapdoor": 50}}


def test_a_way_that_was_gone_changes_no_trapdoor() -> None:
    """ "From 20 to 26" is a change only where something is changed."""
    assert not reading("Wasted it in turn 13 on getting from 20 to 26. What does that leave me?").orders.get("A")
    assert reading("Throw 3, change the trapdoor from 20 to 26").orders == {"A": {"throws": [3], "trapdoor": 26}}


@pytest.mark.parametrize("closing", ["in that order", "respectively"])
def test_spaces_told_in_the_order_of_their_boards(closing: str) -> None:
    """One throw for all, and a row of spaces with a row of names."""
    text = f"A three on all three boards, please. The trapdoors are 12, 47 and 80 for A, B and C {closing}."
    got = reading(text, boards="ABC")
    assert got.verdict == "clear"
    assert short(got) == {"A": ([3], 12), "B": ([3], 47), "C": ([3], 80)}


def test_a_board_that_wants_a_throw_is_nobody_else() -> None:
    """ "Board C wants a four" is no other player's wish."""
    got = reading("Board A: I shall risk the six, trapdoor at 74. Board C wants a four, trapdoor 87.", boards="AC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 74), "C": ([4], 87)})


@pytest.mark.parametrize(
    "text",
    [
        "If two people choose the same trapdoor, what happens? And can I put it on 100?",
        "Is the 4 still in my set? I've a fancy for it with a trapdoor on 50, but I'll not say so until I know.",
        "I've used my 6 on getting from 20 to 26 in turn 13. What does that leave me?",
    ],
)
def test_nothing_is_kept_of_what_is_only_asked_or_mused(text: str) -> None:
    """A question to the GM leaves no trapdoor behind that would be nominated at the deadline."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("ask", {})


@pytest.mark.parametrize("text", ["6, trapdoor 4t", "6, trapdoor 4y"])
def test_a_letter_typed_for_a_figure_is_no_ordinal(text: str) -> None:
    """The keys of letters lie below those of the figures; "4th" and "45k" are told from their figures."""
    assert (reading(text).verdict, reading(text).orders) == ("ask", {"A": {"throws": [6]}})
    assert reading("6, trapdoor 4th").orders == {"A": {"throws": [6], "trapdoor": 4}}
    assert reading("6, trapdoor 45k").orders == {"A": {"throws": [6], "trapdoor": 45}}


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Throw 1, trapdoor 4&. Off to the depot!", {"throws": [1]}),
        ("I throw the 3; my trapdoor is 61.\n\nPS With the 4 I'm throwing I should land on 58.", {"trapdoor": 61}),
        ("in my mail of the 9th please read 47 for 44 as the trapdoor.", {"trapdoor": 47}),
    ],
)
def test_a_slip_or_an_older_number_is_never_the_order(text: str, kept: dict[str, object]) -> None:
    """A sign typed for a figure, another throw reckoned with, a number that is to be read as another."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("ask", {"A": kept} if kept else {})


def test_a_subject_of_ones_own_with_another_throw_is_asked_about() -> None:
    """The trapdoor stands in both; of the throw nobody knows which is meant."""
    got = reading("Hello, my throw is the 3, trapdoor 22 as said.", subject="Viper: 5 and trapdoor 22")
    assert (got.verdict, got.orders) == ("ask", {"A": {"trapdoor": 22}})


def test_a_heading_for_the_game_opens_no_press() -> None:
    """What stands below "For the snakes:" are orders, and a trapdoor is never printed."""
    assert reading("For the snakes: trapdoor on 43. I've no number for it yet.").press is None
    assert reading("For my fellow snakes: beware").press == "beware"


@pytest.mark.parametrize("text", ["we resign our seat now", "so we resign our seat", "I resign my seat"])
def test_several_people_resign_their_seat(text: str) -> None:
    """A class or a couple gives up as one does."""
    assert reading(text).kind == "resign"


@pytest.mark.parametrize("text", ["Throw: 1\nTrapdoor: not this week\n\nKirsty", "Throw 1. Trapdoor: not this time"])
def test_a_trapdoor_not_now_is_none(text: str) -> None:
    """ "Not this week" declines; "not yet" leaves it open."""
    assert (reading(text).verdict, reading(text).orders) == ("clear", {"A": {"throws": [1], "trapdoor": "none"}})
    assert reading("Throw: 1\nTrapdoor: not yet").verdict == "ask"


@pytest.mark.parametrize("text", ["D5 T29. Mick", "D5 T29", "D5 T29 please"])
def test_a_die_and_a_trapdoor_by_their_initials(text: str) -> None:
    """ "T29" behind a die is no turn."""
    assert (reading(text).verdict, reading(text).orders) == ("clear", {"A": {"throws": [5], "trapdoor": 29}})


@pytest.mark.parametrize(
    "said", ["the same as on A", "same as A please", "as on A", "das Gleiche wie auf A", "la même chose que sur A"]
)
def test_one_board_may_be_played_as_another(said: str) -> None:
    """What a line orders for A is ordered for C as well; "same as last time" is asked about."""
    got = reading(f"A: 3 and 29\nB: 4 and 75\nC: {said}", boards="ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 29), "B": ([4], 75), "C": ([3], 29)})
    assert "C" not in short(reading("A: 3 and 29\nB: 4 and 75\nC: same as last time", boards="ABC"))
    doubted = short(reading(f"A: 3 or 4, 29\nB: 4 and 75\nC: {said}", boards="ABC"))
    assert doubted["A"] == doubted["C"] == ([], 29)


@pytest.mark.parametrize(
    "text",
    ["5 now, next turn 3 and trapdoor 40", "throw 5, next week 3 with a trap on 40", "5 now, 3 next turn, trapdoor 40"],
)
def test_a_trapdoor_beside_the_next_turns_throw_is_asked_about(text: str) -> None:
    """Nobody said that it is for now, also where it is not known which turn is open."""
    got = reading(text)
    assert (got.verdict, got.orders) == ("ask", {"A": {"throws": [5]}})
    assert reading("Throw 5 next turn, trapdoor 40").orders == {"A": {"throws": [5], "trapdoor": 40}}


def test_a_space_beside_a_throw_that_is_kept_is_asked_about() -> None:
    """The throws are plain; of the space it is not said for which turn it is."""
    got = read(clean("5 now, 3 next and 40"), form(named=(4,)), "Re: Viper turn 4")
    assert (got.verdict, got.orders, got.later) == ("ask", {"A": {"throws": [5]}}, {5: {"A": {"throws": [3]}}})


@pytest.mark.parametrize(
    "words", ["Don't put me down for a 1 for turn 5.", "I won't play the 1 in turn 5.", "Never use my 1 in turn 5."]
)
def test_what_is_denied_for_a_later_turn_is_not_kept(words: str) -> None:
    """The orders of now are, and of the other it is asked, or nothing said."""
    got = read(clean(f"Throw 3, trap 45. {words}"), form(named=(4,)), "Re: Viper turn 4")
    assert (got.orders, got.later) == ({"A": {"throws": [3], "trapdoor": 45}}, {})


@pytest.mark.parametrize("text", ["This turn 5. Next turn 3 and 40.", "this turn 5, next 3, 40"])
def test_a_pair_behind_the_next_turn_is_that_turns(text: str) -> None:
    """A throw and a space that follow the turn they are for go together."""
    got = read(clean(text), form(named=(4,)), "Re: Viper turn 4")
    kept = {5: {"A": {"throws": [3], "trapdoor": 40}}}
    assert (got.verdict, got.orders, got.later) == ("clear", {"A": {"throws": [5]}}, kept)


@pytest.mark.parametrize(
    "text", ["A: 5 12, B: 3 40. Sorry, swap A and B.", "A: 5 12\nB: 3 40\nPlease swap boards A and B"]
)
def test_boards_that_are_swapped_are_not_entered_as_they_stand(text: str) -> None:
    """Whatever the mail sounds like."""
    assert (reading(text, boards="AB").verdict, reading(text, boards="AB").orders) == ("ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "In case Meera has gone beyond 48 by the time my move is done, I shall throw 6. In case she has not, then 2.",
        "In case somebody has taken the ladder I play 6 with the trapdoor on 55.",
    ],
)
def test_a_case_of_what_others_do_is_a_condition(text: str) -> None:
    """As all moves are made at once, nothing is entered for the case that somebody else has moved."""
    got = reading(text)
    assert (got.verdict, dict(got.orders)) == ("ask", {})


@pytest.mark.parametrize(
    "said",
    ["In case anyone is wondering, I throw 6, trapdoor 55.", "I throw 6, trapdoor 55, in case Meera goes beyond 48."],
)
def test_a_case_that_is_only_provided_for_is_none(said: str) -> None:
    """Who says why they tell something, or what they are wary of, orders it all the same."""
    assert (reading(said).verdict, short(reading(said))) == ("clear", {"A": ([6], 55)})


@pytest.mark.parametrize(
    "text",
    [
        "someone will drop me at 26 so 4 instead",
        "There'll be a trapdoor on 26, so 4 for me",
        "The cat smells treachery at 76. The 4, therefore.",
        "Clive is going to trap me on 26, so 4.",
    ],
)
def test_a_space_that_is_feared_is_not_nominated(text: str) -> None:
    """Where others may open a trapdoor is the reason of a throw."""
    assert reading(text).orders == {"A": {"throws": [4]}}


def test_a_feared_space_leaves_the_own_trapdoor() -> None:
    """The nomination beside it is taken."""
    assert reading("Somebody will trap me on 26, so 4. Trapdoor 45.").orders == {"A": {"throws": [4], "trapdoor": 45}}

"""The default is an order where it is plainly asked for, and where it may be meant it is asked about: never a miss."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.chosen_by_rules import chosen_apart
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, short

ORDERED = [
    "default please, thanks, Brenda",
    "Please play default this round",
    "Default it is.",
    "Default this time please",
    "My order is: default",
    "Throw for turn 1: default",
    "turn 1: play default",
    "I choose to play default",
    "No orders this round, play default",
    "Sorry, no time, just play default.",
    "Standard zug bitte",
    "standaardzet graag",
    "Hi Alan,\nplay default please.\nlove Brenda x",
]
ORDERED_AHEAD = [
    "Play default this turn, and turn 2: 5",
    "turn 1: default\nturn 2: 5",
    "turn 2: 5\nturn 1: default",
    "play default and turn 2: 5",
    "Default, turn 2: 5",
    "PLAY DEFAULT\nTURN 2: THROW 5",
    "Diese Runde Standard, in Zug 2 die 5",
]
DOUBTFUL = [
    "Default.",
    "Default.\n\nPress: the default strikes again",
    "Default. And a question: when does it end?",
    "Take the default for me, and could I get an extension?",
    "I'm happy with the default",
    "whatever the rules say",
    "Let the rules choose",
    "Just do what the rules do when I'm silent",
    "On holiday until Sunday, so default for me please.",
]
OF_OTHER_TURNS = ["I'd like the default for turn 2", "DEFAULT for all of this set please", "Default now, 5 for turn 2"]
NOT_WANTED = [
    "Clive got the default last week, ha!",
    "What is the default?",
    "If I forget, I get the default, don't I?",
    "I don't want the default",
    "My mail program's default font is awful",
]


OF_THE_TRAPDOOR = [
    "default trapdoor",
    "the default trapdoor please",
    "just the default for the trapdoor, please",
    "give me the default nomination",
    "Default for the nomination please. Turn 2: 4",
    "Trapdoor: default",
]


def of_turn_one(text: str, subject: str = "Re: [vipers] Vipers begins") -> Reading:
    """Return how a mail is understood while turn 1 is open."""
    return read(clean(text, ()), form(named=(1,)), subject)


def commands(got: Reading) -> list[str]:
    """Return the commands of a reading."""
    return [one.command for one in got.asked]


@pytest.mark.parametrize("text", ORDERED)
def test_the_default_that_is_plainly_asked_for_is_ordered(text: str) -> None:
    """With a verb, a courtesy, a time or a label beside it the word can mean nothing else."""
    got = of_turn_one(text)
    assert (commands(got), got.verdict, got.problems, got.orders) == (["PLAY DEFAULT"], "clear", (), {})


@pytest.mark.parametrize("text", ORDERED_AHEAD)
def test_the_default_goes_with_orders_for_later_turns(text: str) -> None:
    """The default of this turn and a throw for the next are two orders, and both are taken."""
    got = of_turn_one(text)
    assert (commands(got), got.verdict, got.problems) == (["PLAY DEFAULT"], "clear", ())
    assert {turn: dict(orders) for turn, orders in got.later.items()} == {2: {"A": {"throws": [5]}}}


@pytest.mark.parametrize("text", OF_THE_TRAPDOOR)
def test_the_default_of_the_trapdoor_leaves_the_throw_alone(text: str) -> None:
    """Only the nomination is left to the rules; the throw that stands goes on standing."""
    got = of_turn_one(text)
    assert (commands(got), short(got)) == ([], {"A": ([], "none")})
    assert [named(problem) for problem in got.problems] == ["no-throw"]


@pytest.mark.parametrize("text", DOUBTFUL)
def test_the_default_that_may_be_meant_is_asked_about(text: str) -> None:
    """Nothing is ordered, and the player is told which words order it; a question beside it is answered."""
    got = of_turn_one(text)
    assert (got.verdict, short(got), [named(problem) for problem in got.problems]) == ("ask", {}, ["default-meant"])
    assert commands(got) == (["STATUS"] if "?" in text and "question" in text else [])
    assert "PLAY DEFAULT" in str(got.problems[0])


@pytest.mark.parametrize("text", OF_OTHER_TURNS)
def test_the_default_of_a_later_turn_is_asked_about(text: str) -> None:
    """It is ordered when the turn has come; the open round must not get it by mistake."""
    got = of_turn_one(text)
    assert (commands(got), got.verdict) == ([], "ask")
    assert "default-later" in [named(problem) for problem in got.problems]


@pytest.mark.parametrize("text", NOT_WANTED)
def test_talk_of_the_default_is_not_taken_for_it(text: str) -> None:
    """Who asks what it is, tells of others', or does not want it, orders nothing and is not asked about it."""
    got = of_turn_one(text)
    assert commands(got) == []
    assert not {"default-meant", "default-too", "default-later"} & {named(problem) for problem in got.problems}


def test_a_trapdoor_in_a_form_goes_with_the_default_there() -> None:
    """Written or quoted, the form's answers are orders: the default for the throw, a space for the trapdoor."""
    for mark in ("", "> "):
        heading = "" if not mark else "On Mon, 30 Nov 2026 at 09:00, GM <games@example.test> wrote:\n"
        got = of_turn_one(f"{heading}{mark}Throw for turn 1: play default\n{mark}Trapdoor: 30\n")
        assert (commands(got), got.verdict, short(got)) == (["PLAY DEFAULT"], "clear", {"A": ([], 30)})


def test_one_turn_of_two_is_not_the_whole_round() -> None:
    """The default is the whole round's, so that one of its turns cannot be left to it alone."""
    got = read(clean("turn 1: default\nturn 2: 5", ()), form(2, named=(1, 2)), "Re: orders")
    assert (commands(got), got.verdict) == ([], "ask")


def test_press_about_the_default_is_left_alone() -> None:
    """What stands below the heading of press is printed as it was written."""
    lines = ["Throw 5", "Press: well", "default please, Brenda"]
    assert chosen_apart(lines, (1,)) == lines


def test_what_another_player_signed_is_asked_about() -> None:
    """A name below it that is another player's may tell whose default it is."""
    got = read(clean("default please, thanks, Clive", ()), form(named=(1,)), "Re: orders", players=("Clive",))
    assert (commands(got), [named(problem) for problem in got.problems]) == ([], ["default-meant"])


def test_a_throw_beside_the_default_is_asked_about() -> None:
    """Both cannot be meant."""
    for text in ("turn 1: default\nthrow 5", "default please\nturn 1: 5"):
        assert "default-too" in [named(problem) for problem in of_turn_one(text).problems]


def test_one_board_of_several_is_not_the_whole_round() -> None:
    """What is left to the rules on one board is asked about, lest the throw that stood there be played after all."""
    got = read(clean("Leave A to the rules, B 6, C 2", ()), form(1, "ABC", named=(1,)), "Re: orders")
    assert (commands(got), got.verdict) == ([], "ask")
    assert "default-later" in [named(problem) for problem in got.problems]


def test_the_second_throw_of_two_is_not_the_whole_round() -> None:
    """What is left to the rules in one of two turns is asked about, lest the throw that stood there be played."""
    got = read(clean("throw 4, then default", ()), form(2, named=(1, 2)), "Re: orders")
    assert [named(problem) for problem in got.problems] == ["default-later"]


@pytest.mark.parametrize(
    "text",
    [
        "A: throw 5, B: throw 4, C: default please",
        "A: 5\nB: 4\nC: default\n\nBrenda",
        "A 5, B 4 and the default on C",
        "A: 5, B: 4, on C play the default",
    ],
)
def test_one_board_of_several_is_left_to_the_rules(text: str) -> None:
    """What the rules play there is the lowest number left: it is ordered, and no board is asked for."""
    left = dict.fromkeys("ABC", (2, 4, 5))
    got = read(clean(text, ()), form(1, "ABC", named=(3,)), "Re: orders", left=left)
    assert short(got) == {"A": ([5], None), "B": ([4], None), "C": ([2], None)}
    assert (got.verdict, got.problems) == ("clear", ())


def test_a_default_that_is_no_order_of_a_board_is_none() -> None:
    """What happens on a board if nothing comes is spoken of, and not ordered."""
    got = read(clean("If I forget C: default?", ()), form(1, "ABC", named=(1,)), "Re: orders")
    assert short(got) == {}

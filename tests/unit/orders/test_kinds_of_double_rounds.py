"""Rounds of two turns: which of the two throws a mail is about, on which board, and which one it replaces."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short


def named(text: str, boards: str = "AB", *, turns: tuple[int, ...] = (1, 2)) -> Reading:
    """Return how a mail is understood whose round has the turns that are given."""
    return read(clean(text, ()), form(2, boards, named=turns), "Re: [vipers] Receipt 1: Your orders")


AHEAD = [
    ("second throw on B should be 6", {}, {"B": 6}),
    ("turn 2 on B: 6", {}, {"B": 6}),
    ("turn 2: A 5, B 6", {}, {"A": 5, "B": 6}),
    ("Turn 2 - A: 5, B: 6", {}, {"A": 5, "B": 6}),
    ("turn 2 A 5 B 6", {}, {"A": 5, "B": 6}),
    ("second throws: A 6, B 5", {}, {"A": 6, "B": 5}),
    ("On turn 2 I want A: 5 and B: 6", {}, {"A": 5, "B": 6}),
    ("for turn 2, 5 on A and 6 on B", {}, {"A": 5, "B": 6}),
    ("change the second throw on B to 6", {}, {"B": 6}),
    ("the second on B a 6", {}, {"B": 6}),
    ("A turn 2: 5, B turn 1: 6", {"B": [6]}, {"A": 5}),
    ("first throws: A 6, B 5", {"A": [6], "B": [5]}, {}),
    ("turn 1: B 6", {"B": [6]}, {}),
    ("turn 1: A 5, B 6; turn 2: A 3, B 2", {"A": [5, 3], "B": [6, 2]}, {}),
    ("turn 1: A 5, B 6\nturn 2: A 3, B 2", {"A": [5, 3], "B": [6, 2]}, {}),
]


@pytest.mark.parametrize(("text", "throws", "seconds"), AHEAD, ids=[text for text, _, _ in AHEAD])
def test_a_turn_named_ahead_of_boards_is_that_of_each_throw(
    text: str, throws: dict[str, list[int]], seconds: dict[str, int]
) -> None:
    """It is not forgotten on the way to the boards, and no second throw becomes the first."""
    got = named(text)
    assert ({board: given for board, (given, _) in short(got).items()}, dict(got.seconds)) == (throws, seconds)


@pytest.mark.parametrize("text", ["my last throw on B should be the 6", "throw 2 on B: 6", "B: 6, not 4"])
def test_a_throw_that_may_be_the_second_is_asked_about(text: str) -> None:
    """Nothing is taken for the first of two throws while another is spoken of."""
    got = named(text)
    assert (got.orders, got.seconds, got.replacing, got.verdict) == ({}, {}, {}, "ask")


IN_PLACE = [
    ("6 instead of 2", (2, 6)),
    ("5 instead of the 1", (1, 5)),
    ("replace 2 by 6", (2, 6)),
    ("Please replace the 2 with a 6.", (2, 6)),
    ("swap the 2 for a 6", (2, 6)),
    ("change my 2 to a 6", (2, 6)),
    ("make the 2 a 6", (2, 6)),
    ("turn the 2 into a 6", (2, 6)),
    ("the 2 becomes a 6", (2, 6)),
    ("not 2 but 6", (2, 6)),
    ("6 rather than 2 please", (2, 6)),
    ("I'd rather have the 6 in place of the 2", (2, 6)),
    ("statt der 2 die 6", (2, 6)),
    ("6 au lieu de 2", (2, 6)),
    ("6 in plaats van 2", (2, 6)),
    ("6 en lugar de 2", (2, 6)),
    ("6 invece di 2", (2, 6)),
]


@pytest.mark.parametrize(("text", "pair"), IN_PLACE, ids=[text for text, _ in IN_PLACE])
def test_a_throw_named_by_its_number_is_replaced_wherever_it_stands(text: str, pair: tuple[int, int]) -> None:
    """Which of the two it is the record tells; where nothing stands, that is said and both are asked for."""
    got = named(text, "A")
    assert (got.orders, got.replacing, [problem.code for problem in got.problems]) == ({}, {"A": pair}, ["missing"])


def test_a_throw_is_replaced_on_its_board_and_beside_a_trapdoor() -> None:
    """Of the other board, and of what else the mail says, nothing is lost."""
    assert named("On A 6 instead of 2").replacing == {"A": (2, 6)}
    assert named("5 instead of the 3 on B").replacing == {"B": (3, 5)}
    got = named("use 6 instead of 2 please, and trap 33", "A")
    assert (got.replacing, short(got)) == ({"A": (2, 6)}, {"A": ([], 33)})


@pytest.mark.parametrize(
    "text",
    [
        "6 for the 2",
        "6 first instead of 1",
        "maybe 6 instead of 2",
        "6 instead of 2?",
        "if Max is ahead, 6 instead of 2",
        "Max wants 6 instead of 2",
        "5 and 6 instead of 1 and 2",
        "turn 2: 6 instead of 2",
    ],
)
def test_a_replacement_that_is_not_plain_is_asked_about(text: str) -> None:
    """Nothing is taken of it, neither as two throws nor as one."""
    got = named(text, "A")
    assert (got.orders, got.seconds, got.replacing, got.verdict) == ({}, {}, {}, "ask")


def test_in_a_round_of_one_turn_the_new_number_is_the_throw() -> None:
    """There is nothing to be told apart."""
    assert short(reading("6 instead of 2")) == {"A": ([6], None)}


def test_turns_that_follow_each_other_without_a_sign_are_told_apart() -> None:
    """The second number is no second throw where it is for a turn after the round."""
    got = named("turn 1: 3 turn 3: 4", "A")
    assert (short(got), got.later) == ({"A": ([3], None)}, {3: {"A": {"throws": [4]}}})
    got = named("turn 1: 3 turn 2: 5 turn 3: 4", "A")
    assert (short(got), got.later) == ({"A": ([3, 5], None)}, {3: {"A": {"throws": [4]}}})


@pytest.mark.parametrize(
    "text",
    [
        "5 then 3. No, the other way round. trap 54",
        "5 then 3, other way about, trapdoor 54",
        "3 and 5, swap them round, trap 54",
        "first 5, second 3. On reflection swap those. trap 54",
        "play the 5 after the 3, trap 54",
        "play the 3 after the 5, trap 54",
        "Erst die 5, dann die 3. Nein, umgekehrt. Falltür 54",
        "We had written 5 then 3 on a seed packet, but please do it the other way about, the 3 before the 5. Trap 54.",
    ],
)
def test_an_order_that_is_turned_round_is_never_taken_as_it_stands(text: str) -> None:
    """Which throw comes first is asked about where words turn the order of the numbers."""
    got = reading(text, 2)
    assert (got.verdict, got.orders) == ("ask", {"A": {"trapdoor": 54}})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("5 then 3. Sorry, other way round: 3 then 5. trap 54", [3, 5]),
        ("5 before the 3, trap 54", [5, 3]),
        ("I have left the 3 and the 5. First the 5 and after the 3. For trapdoor I nominate 54.", [5, 3]),
        ("Last time I had it the other way round. 5 then 3, trap 54", [5, 3]),
        ("5 then 3 trap 54. I swapped shifts with Bob", [5, 3]),
        ("Turn 12: 4\nTurn 11: 6\n(Yes, I know, back to front.)\nTrap 54", [6, 4]),
    ],
)
def test_an_order_that_is_told_to_the_end_is_taken(text: str, throws: list[int]) -> None:
    """Told anew behind the turning, of another time, or turn by turn."""
    got = reading(text, 2)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": throws, "trapdoor": 54}})


@pytest.mark.parametrize(
    "text",
    [
        "A one on turn fifteen, then, and on turn sixteen I shall stretch my legs with a five. Dig at 58.",
        "Legs stretched with a five on turn sixteen, but a one on turn fifteen. Trap 58.",
        "A 1 on turn 15, and on turn 16 I stretch my legs with a 5. Trapdoor 58.",
    ],
)
def test_throws_are_played_in_the_turns_they_are_for(text: str) -> None:
    """A "then" between commas only goes on talking; the turn stands behind the throw, or before it."""
    got = read(clean(text), form(2), "Re: MARROW: turns 15 and 16")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1, 5], 58)})


@pytest.mark.parametrize(
    "text",
    [
        "Trapdoor 40. My throws are 5, for the second, and 3, for the first.",
        "Throws 5, second, 3, first. Trapdoor 40.",
        "Throws: 5 (second), 3 (first). Trapdoor 40",
    ],
)
def test_a_comma_may_stand_between_a_throw_and_its_turn(text: str) -> None:
    """Which turn it is for is said behind it all the same."""
    assert short(reading(text, 2)) == {"A": ([3, 5], 40)}


@pytest.mark.parametrize(
    "text",
    [
        "Nine gets the three, ten gets the one. Trapdoor 58 for the round.",
        "9 gets the 3, 10 the 1. Trapdoor 58.",
        "Trapdoor 58. Ten takes a one and nine takes a three.",
        "Neun bekommt die Drei, zehn bekommt die 1. Falltür 58.",
        "Negen krijgt de drie,\ntien krijgt de 1. Valluik 58.",
    ],
)
def test_turns_may_be_served_by_their_numbers_alone(text: str) -> None:
    """The subject, or the form, tells that they are turns; whichever is served first."""
    got = read(clean(text), form(2), "Re: MARROW: turns 9+10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3, 1], 58)})
    got = read(clean(text), form(2, named=(9, 10)), "Re: MARROW")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3, 1], 58)})


@pytest.mark.parametrize(
    "text",
    [
        "Seven gets the three, eight gets the two. Trapdoor 58",
        "Nine gets the three, ten gets the one I like. Trapdoor 58",
        "9 gets the 3 if it is free, 10 the 1. Trapdoor 58",
    ],
)
def test_what_other_numbers_get_is_no_throw(text: str) -> None:
    """They are no turns of the round; and a throw that hangs on something is asked about."""
    got = read(clean(text), form(2), "Re: MARROW: turns 9+10")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 58)})


def test_the_same_throw_again_is_asked_about() -> None:
    """No set of six has a number twice; who names it once more for good measure orders it once."""
    got = read(clean("3 and then again 3, trapdoor 70!"), form(2), "Re: Boa: turns 11 + 12")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 70)})
    once = read(clean("I throw the 3. Yes, the 3. Trapdoor 70."), form(2), "Re: Boa: turns 11 + 12")
    assert (once.verdict, short(once)) == ("clear", {"A": ([3], 70)})


def test_the_order_of_one_board_is_not_turned_by_what_is_said_of_another() -> None:
    """ "The other way about" under board B is of board B, and told in full."""
    got = reading(
        "Board A: first the 2, then the 5. Trapdoor 61.\n"
        "Board B: the other way about, first the 5, then the 2. No trapdoor.",
        boards=("A", "B"),
        turns=2,
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([2, 5], 61), "B": ([5, 2], "none")})


@pytest.mark.parametrize(
    "rows",
    [
        "NUMBER, TURN 11...: 4\nNUMBER, TURN 12...: 1\nTRAPDOOR (BOTH)...: 90",
        "Throw (turn 11): 4\nThrow (turn 12): 1\nTrapdoor: 90",
        "Wurf, Zug 11: 4\nWurf, Zug 12: 1\nFalltür: 90",
    ],
)
def test_labels_that_name_their_turn_behind_a_sign(rows: str) -> None:
    """A comma or a bracket between a label and its turn says nothing."""
    got = reading(f"Here the form:\n\n{rows}", turns=2, subject="Re: MAMBA turns 11+12")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4, 1], 90)})

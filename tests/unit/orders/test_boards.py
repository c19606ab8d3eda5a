"""Orders for several boards, in every manner in which people tell them apart."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.timing import growth
from tests.unit.orders.forms import Short, form, reading, short

CLEAR: list[tuple[str, Short]] = [
    ("A: 4 30. B the same.", {"A": ([4], 30), "B": ([4], 30)}),
    ("4 on A and 5 on B, traps 30 and 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("A: 4, 30. B: 5, 31.", {"A": ([4], 30), "B": ([5], 31)}),
    ("On board A I'd like a 4 and on board B a 5. Trapdoors: 30 on A and 31 on B.", {"A": ([4], 30), "B": ([5], 31)}),
    ("A 4/30; B 5/31", {"A": ([4], 30), "B": ([5], 31)}),
    ("Throws 4 (A) and 5 (B); trapdoors 30 (A) and 31 (B)", {"A": ([4], 30), "B": ([5], 31)}),
    ("Board A: 4, trapdoor 30\nBoard B: 5, trapdoor 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("A - throw 4, trapdoor 30. B - throw 5, trapdoor 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("Throw 4 on A with 30 as trapdoor, and throw 5 on B with 31 as trapdoor", {"A": ([4], 30), "B": ([5], 31)}),
    ("On A throw 4 and nominate 30; on B throw 5 and nominate 31.", {"A": ([4], 30), "B": ([5], 31)}),
    ("A4 30, B5 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("4 and 30 on A, 5 and 31 on B", {"A": ([4], 30), "B": ([5], 31)}),
    ("For A: four, thirty. For B: five, thirty-one.", {"A": ([4], 30), "B": ([5], 31)}),
    ("A=4/30, B=5/31", {"A": ([4], 30), "B": ([5], 31)}),
    ("Board A throw four trapdoor thirty, board B throw five trapdoor thirty one", {"A": ([4], 30), "B": ([5], 31)}),
    ("A: 4\nB: 5\ntrapdoors: A 30, B 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("Throw: A4 B5\nTrapdoor: A30 B31", {"A": ([4], 30), "B": ([5], 31)}),
    ("I'll play 4 on board A and 5 on board B. Trapdoors 30 and 31 respectively.", {"A": ([4], 30), "B": ([5], 31)}),
    ("[A] 4 30\n[B] 5 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("(A) 4, 30\n(B) 5, 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("A) 4 30\nB) 5 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("BOARD A\nThrow: 4\nTrapdoor: 30\n\nBOARD B\nThrow: 5\nTrapdoor: 31", {"A": ([4], 30), "B": ([5], 31)}),
    ("On A: 2 & 12. On B: 4 & 14.", {"A": ([2], 12), "B": ([4], 14)}),
    ("A: throw 2 trap 12; B: throw 4 trap 14", {"A": ([2], 12), "B": ([4], 14)}),
    ("for board A 2 and 12, for board B 4 and 14", {"A": ([2], 12), "B": ([4], 14)}),
    ("Board A - a 2, with a trapdoor on 12. Board B - a 4, with a trapdoor on 14.", {"A": ([2], 12), "B": ([4], 14)}),
    ("2 on A with trapdoor 12; 4 on B with trapdoor 14", {"A": ([2], 12), "B": ([4], 14)}),
    ("Throw 2 on board A and 4 on board B. Trapdoor 12 on A, 14 on B.", {"A": ([2], 12), "B": ([4], 14)}),
    ("Board A: 2/12\nBoard B: 4/14\nCheers\nBob", {"A": ([2], 12), "B": ([4], 14)}),
    (
        "I'd like a 2 on A and a 4 on B please, with trapdoors on 12 and 14 respectively",
        {"A": ([2], 12), "B": ([4], 14)},
    ),
    ("B: 4, 14\nA: 2, 12", {"A": ([2], 12), "B": ([4], 14)}),
    ("A two on A, a four on B, trapdoors twelve on A and fourteen on B.", {"A": ([2], 12), "B": ([4], 14)}),
    ("Board A, throw 2, trapdoor 12. Board B, throw 4, trapdoor 14.", {"A": ([2], 12), "B": ([4], 14)}),
    ("A. 2 12\nB. 4 14", {"A": ([2], 12), "B": ([4], 14)}),
    ("a 2/12, b 4/14", {"A": ([2], 12), "B": ([4], 14)}),
    ("Board A throw 2 trapdoor 12 board B throw 4 trapdoor 14", {"A": ([2], 12), "B": ([4], 14)}),
    ("A: Throw 2\nA: Trapdoor 12\nB: Throw 4\nB: Trapdoor 14", {"A": ([2], 12), "B": ([4], 14)}),
    ("Throws - A: 2; B: 4. Trapdoors - A: 12; B: 14.", {"A": ([2], 12), "B": ([4], 14)}),
    ("A: 2, no trapdoor. B: 4, trapdoor 14", {"A": ([2], None), "B": ([4], 14)}),
    ("No trapdoors. A 2, B 4.", {"A": ([2], None), "B": ([4], None)}),
    ("A 2 B 4, no trapdoors on either", {"A": ([2], None), "B": ([4], None)}),
    ("2 on both, trapdoor 12 on A only", {"A": ([2], 12), "B": ([2], None)}),
    ("3 and 50 on both boards", {"A": ([3], 50), "B": ([3], 50)}),
    ("Throw 3 on both boards. Trapdoor 50 on A, 51 on B.", {"A": ([3], 50), "B": ([3], 51)}),
    ("Same on A and B: 3/50", {"A": ([3], 50), "B": ([3], 50)}),
]
ASKED: list[tuple[str, Short]] = [
    ("4 and 5, traps 30 and 31", {}),
    ("B 7, A 4 30", {"A": ([4], 30)}),
    ("A: 2/12. Nothing for B yet, will send later.", {"A": ([2], 12)}),
    ("2 on one and 4 on the other", {}),
    ("A 2, A 4, B 3", {"B": ([3], None)}),
    ("A: throw 2 trap 12, B same throw trap 14", {"A": ([2], 12), "B": ([], 14)}),
]


@pytest.mark.parametrize(("text", "orders"), CLEAR)
def test_each_board_gets_its_own(text: str, orders: Short) -> None:
    """Names before or after, in lists, tables, sentences, one order for all: each board has what was said of it."""
    got = reading(text, 1, "AB")
    assert got.verdict == "clear", got.problems
    taken = {board: (throws, None if door == "none" else door) for board, (throws, door) in short(got).items()}
    assert taken == orders


@pytest.mark.parametrize(("text", "kept"), ASKED)
def test_whose_orders_they_are_is_never_guessed(text: str, kept: Short) -> None:
    """Where a number could be for either board, or one is missing, the player is asked."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("ask", kept)


@pytest.mark.parametrize(
    "text",
    [
        "Just board B for now, A when I've had a proper look at the weekend. B: throw 2, trapdoor 49.",
        "Only doing board B today, A needs more thinking. So for B: throw 2, trapdoor 49.",
        "You had my board A orders on Sunday and they stand. This is board B only: throw 2, trapdoor 49",
        "These are for board B and board B alone: a 2, and the trapdoor at 49. I haven't changed my mind about A.",
    ],
)
def test_a_board_that_is_left_out_on_purpose_is_not_asked_about(text: str) -> None:
    """Who says that a mail is about one board alone is not asked for the others."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"B": ([2], 49)})


@pytest.mark.parametrize(
    "text",
    [
        "B: throw 2, trapdoor 49",
        "Only change board B: throw 2, trapdoor 49",
        "B: throw 2, trapdoor 49. Only A is hard.",
        "Only board A has me worried. B: throw 2, trapdoor 49.",
    ],
)
def test_a_board_that_is_merely_missing_is_asked_about(text: str) -> None:
    """It may have been forgotten."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("ask", {"B": ([2], 49)})


BOTH = "A: 5 40\nB: 3 30\n"


@pytest.mark.parametrize(
    ("after", "left"),
    [
        ("PS the 5 should be a 4", {"A": ([], 40), "B": ([3], 30)}),
        ("Sorry, the 40 should read 41", {"A": ([5], None), "B": ([3], 30)}),
        ("Sorry, the first trapdoor is 41.", {"A": ([5], None), "B": ([3], None)}),
        ("Oops, make the second trapdoor 31.", {"A": ([5], None), "B": ([3], None)}),
    ],
)
def test_a_correction_behind_all_boards_keeps_nothing_that_it_may_change(after: str, left: dict[str, object]) -> None:
    """It names no board: what it may be about is asked, on whichever board that stands."""
    got = reading(BOTH + after, boards="AB")
    assert got.verdict == "ask"
    for board, (throws, door) in short(got).items():
        meant = left[board]
        assert isinstance(meant, tuple)
        assert throws in ([], meant[0])
        assert door in (None, meant[1])


@pytest.mark.parametrize(
    ("after", "meant"),
    [
        ("PS make the trapdoor on A 41", {"A": ([5], 41), "B": ([3], 30)}),
        ("PS the trapdoor on A is 41", {"A": ([5], 41), "B": ([3], 30)}),
        ("PS change the throw on A to 2", {"A": ([2], 40), "B": ([3], 30)}),
        ("PS on A make the 5 a 4", {"A": ([4], 40), "B": ([3], 30)}),
        ("PS make that 31", {"A": ([5], 40), "B": ([3], 31)}),
    ],
)
def test_a_correction_that_names_its_board_is_made_there(after: str, meant: object) -> None:
    """Also where the label stands before the board."""
    got = reading(BOTH + after, boards="AB")
    assert (got.verdict, short(got)) == ("clear", meant)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("A: 3, 12\nB: the same but 5", {"A": ([3], 12), "B": ([5], 12)}),
        ("A: throw 3, trapdoor 12\nB: ditto except 40", {"A": ([3], 12), "B": ([3], 40)}),
        ("B: 5, 88\nA: same except throw 3", {"A": ([3], 88), "B": ([5], 88)}),
    ],
)
def test_a_board_may_be_the_same_but_for_one_number(text: str, meant: object) -> None:
    """What is not said otherwise is as on the other board."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", meant)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("A: 3, 12 and B the same but 5", {"A": ([3], 12), "B": ([5], None)}),
        ("B 5 88, on A 3 with 12 beneath.", {"A": ([3], None), "B": ([5], 88)}),
        ("B as last time; A: 3, 12", {"A": ([3], 12)}),
    ],
)
def test_nothing_that_is_said_of_a_board_is_passed_over(text: str, left: object) -> None:
    """A trapdoor that was not understood is asked about, and orders behind "last time;" are none of the past."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("ask", left)


@pytest.mark.parametrize("space", ["six-four", "XL", "40th", "4 0", "four nought", "six-oh"])
def test_a_space_told_in_pieces_stands_on_its_board(space: str) -> None:
    """However it is put together, among the orders of several boards, the mail is read."""
    got = reading(f"A 5, trapdoor {space}, B 3", boards="AB")
    assert {board: throws for board, (throws, _) in short(got).items()} == {"A": [5], "B": [3]}
    assert got.verdict == "ask" or got.orders["A"].get("trapdoor") is not None


@pytest.mark.parametrize(
    "after",
    [
        "PPS: on B 60 is a ladder.",
        "PS: B - my counter is on 50.",
        "PS On A I hope for 46, on B for 60",
        "Actually my other throw of 5 last turn was a blunder.",
    ],
)
def test_talk_of_boards_behind_their_orders_changes_nothing(after: str) -> None:
    """A postscript changes an order only where it names one, or says that it does."""
    got = reading(f"A 5 40, B 3 30. {after}", boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 40), "B": ([3], 30)})


def test_labels_before_boards_are_looked_at_in_linear_time() -> None:
    """However often a mail names its boards behind a label."""
    assert growth(lambda text: reading(text, boards="AB"), "trapdoor on A 4, ".__mul__, 60, 600, 15) < 15


@pytest.mark.parametrize(
    "text", ["A the lowest please, B 6, C 2", "Lowest on A, B 6, C 2", "the lowest for A, B 6 and C 2"]
)
def test_a_throw_without_a_number_that_no_board_owns_is_asked_about(text: str) -> None:
    """It is not dropped while the other boards' throws are taken."""
    assert "no-board" in [named(problem) for problem in reading(text, 1, "ABC").problems]


def test_the_lowest_may_stand_right_behind_a_boards_letter() -> None:
    """No article stands there."""
    found = read(clean("A lowest, B 6, C 2"), form(1, "ABC"), left=dict.fromkeys("ABC", (2, 3, 6)))
    assert (found.verdict, short(found)) == ("clear", {"A": ([2], None), "B": ([6], None), "C": ([2], None)})


def test_an_article_in_capitals_is_no_board() -> None:
    """Who shouts "A 3" with several boards, and names none, has to say which is meant."""
    got = reading("THROW A 3 AND PUT THE TRAPDOOR ON 40\n\nSENT FROM MY IPAD", boards="ABC")
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize("text", ["THROW A 3\nTHROW B 4", "ON A A 3, ON B A 4", "A 3\nB 4"])
def test_boards_in_capitals_are_boards_where_another_is_named(text: str) -> None:
    """Beside a B an A before a number is a board, however loud."""
    assert short(reading(text, boards="AB")) == {"A": ([3], None), "B": ([4], None)}


@pytest.mark.parametrize(
    "text",
    [
        "On all three boards I throw the 2, and on all three the trapdoor is at\n\n48. It saves thinking.",
        "On all three the trapdoor is 48 and I throw the 2 on all three.",
        "For all three: throw 2, trapdoor 48",
        "2 and 48 on all three please",
    ],
)
def test_all_three_are_the_boards(text: str) -> None:
    """How many boards there are is no space: "on all three the trapdoor is at 48"."""
    got = reading(text, boards="ABC", subject="Re: COBRA turn 9")
    assert (got.verdict, short(got)) == ("clear", {name: ([2], 48) for name in "ABC"})


def test_all_three_name_no_space() -> None:
    """Nothing is nominated by "all three"."""
    got = reading("On all three boards I throw the 2, and on all three the trapdoor stays put.", boards="ABC")
    assert all(door is None for _, door in short(got).values())


@pytest.mark.parametrize(
    ("text", "boards"), [("Throw 5 on all three, trapdoor 45.", "AB"), ("5 on all four, trapdoor 45", "ABC")]
)
def test_another_number_of_boards_is_not_all_of_them(text: str, boards: str) -> None:
    """ "All three" of two boards, or "all four" of three, are asked about."""
    assert reading(text, boards=boards).verdict == "ask"


@pytest.mark.parametrize("text", ["THROW A: 3, TRAPDOOR A: 45", "THROW A 3\nTRAPDOOR A 45"])
def test_a_board_in_capitals_that_is_named_twice_is_one(text: str) -> None:
    """Whoever shouts and labels both with A means the board."""
    assert short(reading(text, boards="AB")) == {"A": ([3], 45)}


@pytest.mark.parametrize(
    "text",
    [
        "B : coup 6, trappe 46. A inchangé.",
        "B: coup 6, trappe 46. A inchangé.",
        "A inchangé. B : coup 6, trappe 46.",
        "B : coup 6, trappe 46.",
        "B: pip 6, trapdoor 46.",
    ],
)
def test_the_one_board_that_is_named_has_its_throw_beside_its_trapdoor(text: str) -> None:
    """In one sentence with a board's trapdoor the only small number is its throw, whatever it is called."""
    got = reading(text, boards="AB")
    assert short(got) == {"B": ([6], 46)}


@pytest.mark.parametrize("text", ["B: trapdoor 46. We lost 3 hens, sadly.", "B: trapdoor 46. 6 hens say hello."])
def test_what_is_told_behind_the_only_board_is_no_throw_of_it(text: str) -> None:
    """A sentence of its own is about something else."""
    assert short(reading(text, boards="AB")) == {"B": ([], 46)}


@pytest.mark.parametrize(
    "text",
    [
        "No change on A, B 6 please.",
        "No changes to board A, B: 6",
        "Keine Änderung auf A, B 6 bitte.",
        "Pas de changement sur A, B 6.",
        "Geen wijziging op A, B 6.",
        "Sin cambios en A, B 6.",
        "Nessun cambiamento su A, B 6.",
    ],
)
def test_where_nothing_changes_on_one_board_the_number_is_the_next_one_s(text: str) -> None:
    """Behind a comma a new thought begins: "A, B" is no row of boards there."""
    got = reading(text, boards="AB")
    assert short(got) == {"B": ([6], None)}


@pytest.mark.parametrize("text", ["No change on A, B", "No change on A, B 62 years", "No change on A, B or C."])
def test_a_row_of_boards_on_which_nothing_changes_orders_nothing(text: str) -> None:
    """Without a throw behind the second there is nothing to part."""
    assert short(reading(text, boards="AB")) == {}

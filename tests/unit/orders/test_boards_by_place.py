"""Two boards told by their place, "the first" and "the second", and a board that is over."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


@pytest.mark.parametrize(
    "text",
    [
        "4 on the first and 5 on the second, trap 24 on the first one and 14 on the second",
        "4 on A, 5 on B, trap 24 on the first one and 14 on the second",
        "auf dem ersten die 4, auf dem zweiten die 5. Falltür 24 auf dem ersten, 14 auf dem zweiten",
        "erstes Brett 4, zweites 5. Falltür 24 auf dem ersten, 14 auf dem zweiten",
        "sur le premier 4, sur le second 5, trappe 24 sur le premier et 14 sur le second",
        "op het eerste 4, op het tweede 5. valluik 24 op het eerste, 14 op het tweede",
        "en el primero el 4 y en el segundo el 5, trampilla 24 en el primero y 14 en el segundo",
        "sul primo tabellone il 4, sul secondo il 5. Botola: la 24 sul primo, la 14 sul secondo.",
        "Sul tabellone A gioco il 4, sul B il 5. Botole: 24 sul primo, 14 sul secondo.",
        "On the first board I do my four, and on the second board my five. Trap 24 on the first, 14 on the second.",
        "Five on the second board, and four on the first because I lag there. Trap 24 on the first, 14 on the second.",
        "4 on the first and 5 on the second this week. Trap 24 on the first and 14 on the second",
        "auf dem ersten die 4 und auf dem zweiten die 5 diesmal. Falltür 24 auf dem ersten, 14 auf dem zweiten",
    ],
)
def test_the_first_and_the_second_are_boards(text: str) -> None:
    """Where one throw is asked for on each of two boards, "on the first" is on the first board."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 24), "B": ([5], 14)})


@pytest.mark.parametrize(
    "text",
    [
        "On the first board a modest three; on the second, a bold five. Trap 27 on both.",
        "On the first board a modest three. On the second, the five. As for traps, put me down for 27 in both rooms.",
        "On board A a cautious three. On the second, a bold five. Trapdoor 27 on both boards",
        "Auf A die 3, auf dem anderen die 5. Falltür überall 27.",
        "Auf A eine brave 3. Auf dem zweiten, die 5. Falltür überall 27.",
        "Sur le A un 3, sur l'autre un 5, trappe 27 sur les deux.",
        "Sur A le 3, sur le deuxième le 5. Trappe 27 sur les deux.",
        "Op A de 3, op de andere de 5, valluik allebei 27.",
        "Op A de 3, op B de 5, valluik allebei 27.",
    ],
)
def test_the_second_board_is_told_beside_the_first(text: str) -> None:
    """Beside the first board, "on the second" and "on the other" are the one without a name, however praised."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 27), "B": ([5], 27)})


@pytest.mark.parametrize(
    "text",
    [
        "Board A: 3, on the second let it be, dear Alan, a solemn five.",
        "Auf A die 3, und dann auf dem zweiten nehme ich wohl ganz mutig die 5.",
        "Op A de 3, en op het tweede speel ik dan weer de 5.",
    ],
)
def test_a_number_for_the_second_board_is_not_lost(text: str) -> None:
    """What is said for "the second" and is not plain is asked about, also where an older order of that board stands."""
    got = reading(text, boards="AB")
    assert got.verdict == "ask"
    assert any("which board" in problem.message for problem in got.problems)


@pytest.mark.parametrize(
    "text",
    [
        "A 3, B 5. On the second of May I have 2 guests.",
        "A 3, B 5. We live on the second floor, flat 4.",
        "3 on A, 5 on B. The op went well on the second go.",
    ],
)
def test_the_second_of_something_else_leaves_orders_alone(text: str) -> None:
    """The second of May, a second thought and a second floor are no boards."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], None), "B": ([5], None)})


@pytest.mark.parametrize(
    "text",
    [
        "A 3, B 5, trapdoor both times 27",
        "auf A die 3, auf B die 5. Falltür beide Male die 27.",
        "Falltür beide Male 27, auf A die 3, auf B die 5.",
        "A 3, B 5. trapdoor 27 on A (Tom told me to) and 27 on B",
    ],
)
def test_a_trapdoor_both_times_is_that_of_both_boards(text: str) -> None:
    """A trapdoor "both times" is one of each board, and a remark in brackets parts nothing."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 27), "B": ([5], 27)})


@pytest.mark.parametrize(
    "text", ["A 3, B 5. trapdoor 27 on A (if Tom is there) and 28 on B", "A: as before. B: 4, trap 20", "both times 27"]
)
def test_what_is_open_beside_a_board_is_still_asked(text: str) -> None:
    """A condition in brackets, and what was before, where nothing stands, are asked about."""
    assert reading(text, boards="AB").verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "a 3 b 5 traps 22 and 33",
        "a3 b5 traps 22 and 33",
        "A3 B5 traps 22 n 33",
        "A 3 B 5, traps 22 n 33",
        "A 3 B 5 Falltüren 22 und 33",
        "a 3, b 5 trappes 22 et 33",
    ],
)
def test_two_throws_and_two_trapdoors_without_a_comma(text: str) -> None:
    """Two trapdoors behind two throws are those of the boards in their order, and no throw is lost before them."""
    got = reading(text, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 22), "B": ([5], 33)})


@pytest.mark.parametrize(
    ("text", "turns"),
    [
        ("5 on the first throw, 6 on the second", 1),
        ("5 on the first, 6 on the second turn", 1),
        ("first turn 5, second turn 6", 1),
        ("Sul primo lancio il 5, sul secondo il 6", 1),
        ("5 on the first, 6 on the second", 2),
        ("5 on the first, 6 on the second of May", 1),
        ("I scored 5 on the first this week and 3 on the second because of rain.", 1),
    ],
)
def test_the_first_throw_or_turn_is_no_board(text: str, turns: int) -> None:
    """Where a throw, a turn or a day may be meant, it is asked."""
    assert reading(text, turns=turns, boards="AB").verdict == "ask"


def test_days_told_by_their_place_leave_orders_alone() -> None:
    """The first of May beside plain orders is no board."""
    got = reading("I moved house on the first of May. 5 on A, 6 on B", boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None), "B": ([6], None)})


@pytest.mark.parametrize(
    ("text", "board", "turns", "orders"),
    [
        ("a 2, b 6, valluik a 60 en b 59", "B", 1, {"B": ([6], 59)}),
        ("A 2, B 6, trap A 60, B 59", "B", 1, {"B": ([6], 59)}),
        ("A 4 trap 50, B 3 trap 59", "B", 1, {"B": ([3], 59)}),
        ("tabellone B: 4, botola 59. Tabellone A: 1, qualora serva ancora.", "B", 1, {"B": ([4], 59)}),
        ("A 1, B 2, no trapdoors.", "B", 1, {"B": ([2], "none")}),
        ("A 4 und 3, B hat sich ja erledigt. Falltür 80.", "A", 2, {"A": ([4, 3], 80)}),
        ("en el B el 2, trampilla 60. el A ya no hace falta, no?", "B", 1, {"B": ([2], 60)}),
        ("A 4, B is over. trap 50", "A", 1, {"A": ([4], 50)}),
        ("a 4, trap 50", "B", 1, {"B": ([4], 50)}),
    ],
)
def test_what_is_said_of_a_board_that_is_over_goes_by(text: str, board: str, turns: int, orders: Short) -> None:
    """Orders for the board that is left are taken, whatever is said of the one that is over."""
    got = reading(text, turns=turns, boards=board)
    assert (got.verdict, short(got)) == ("clear", orders)


@pytest.mark.parametrize(
    "text",
    [
        "A. 2. Trap door 61.\nB. 6. Trap door 58.",
        "A. 2. Trap door 61. B. 6. Trap door 58.",
        "A: 2, trap 61\nB: 6, trap 58",
        "A - 2/61\nB - 6/58",
        "Board A: throw 2, trapdoor 61\nBoard B: throw 6, trapdoor 58",
        "B. 6. Trap door 58.\nA. 2. Trap door 61.",
        "Brett A: 2, Falltür 61\nBrett B: 6, Falltür 58",
        "Plateau A : 2, trappe 61\nPlateau B : 6, trappe 58",
        "Please ignore what I sent for A. B: 6, trap 58",
    ],
)
def test_orders_for_a_board_that_is_over_spoil_no_others(text: str) -> None:
    """Orders of both boards by their letters are those of the one that is open, where the other is over."""
    got = reading(text, boards="B")
    assert (got.verdict, short(got)) == ("clear", {"B": ([6], 58)})


@pytest.mark.parametrize(
    "text",
    ["A. 2. Trap door 61.", "A 2 trap 61", "I see now that A is finished. Disregard what I sent for A."],
)
def test_what_is_for_a_board_that_is_over_is_no_order(text: str) -> None:
    """What is said for a board that is over alone changes nothing on the other one, and nobody is told to WITHDRAW."""
    got = reading(text, boards="B")
    assert (short(got), got.problems) == ({}, ())


@pytest.mark.parametrize("text", ["Disregard what I sent for B.", "Disregard what I sent.", "A 6 on B"])
def test_what_may_be_for_the_board_that_is_open_is_asked(text: str) -> None:
    """What takes back the orders of the open board, or names both, is asked about."""
    assert reading(text, boards="B").verdict == "ask"


@pytest.mark.parametrize(("text", "board"), [("A 1, B 2", "A"), ("A 6 on B", "B"), ("on A 2", "B")])
def test_another_board_of_a_game_is_asked_about(text: str, board: str) -> None:
    """A board that there never was, or orders for another board alone, are asked about."""
    assert reading(text, boards=board).verdict == "ask"

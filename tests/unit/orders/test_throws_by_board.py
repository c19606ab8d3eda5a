"""Two throws on each of two boards, in the order in which people tell them."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

ORDERS: Short = {"A": ([3, 5], None), "B": ([1, 2], None)}


@pytest.mark.parametrize(
    "text",
    [
        "A 3 and 5, B 1 and 2",
        "A: 3 and 5. B: 1 and 2.",
        "A 3 und 5, B 1 und 2",
        "A 3 y 5, B 1 y 2.",
        "op a 3 dan 5, op b 1 dan 2.",
        "A: 3 5\nB: 1 2",
        "A erst die 3, dann die 5, B erst 1 dann 2.",
        "A first the 3 then the 5, B first the 1, then the 2",
        "On A the 3 first then the 5, on B the 1 first, then the 2",
        "A primero el 3 luego el 5, en el B primero el 1 luego el 2.",
        "sur A d'abord le 3 puis le 5, sur B d'abord le 1 puis le 2",
        "op a eerst 3 dan 5, op b eerst 1 dan 2",
        "su A prima il 3 poi il 5, su B prima l'1 poi il 2",
        "op a eerst 3 dan 5, op b andersom dus eerst 1 dan 2.",
        "en los dos primero el pequeño y luego el grande: A 3 y 5, B 1 y 2.",
        "righto last two. A 3 then 5, B 1 then 2.",
        "A 3 then 3.. no, kidding, 3 then 5. B 1 then 2",
    ],
)
def test_the_first_word_tells_the_order_on_each_board(text: str) -> None:
    """Two numbers behind a board's name are its throws in that order, however they are joined."""
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", ORDERS)


@pytest.mark.parametrize(
    "text",
    [
        "The 3 first on A, the 1 first on B.",
        "su A il 3 per primo, su B l'1 per primo.",
        "a eerst 3, b eerst 1, rest snap je wel.",
        "A: the 3, B: the 1",
    ],
)
def test_a_first_throw_alone_is_kept_for_each_board(text: str) -> None:
    """Where only the first of two is told for each board, that is the first, and the other is what is left."""
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], None), "B": ([1], None)})


@pytest.mark.parametrize(
    "text",
    [
        "A 4 and 2 or 3, B 6 and 1",
        "A 4 and 2 maybe, B 6 and 1",
        "A 4 and 2, B 6 and 1?",
        "A first 4 then 2 or 3, B 5 then 1",
        "A 6 then 5, B not the same",
        "en los dos primero el pequeño y luego el grande: A 5 y 3, B 1 y 2.",
        "the 4 first or second on A",
    ],
)
def test_an_order_that_is_open_is_asked(text: str) -> None:
    """A choice, a doubt, or sizes that do not fit the numbers are asked about."""
    assert reading(text, turns=2, boards="AB").verdict == "ask"


def test_both_boards_have_the_same_two() -> None:
    """ "Start with the 4 on both and follow with the 1" is 4 then 1 on each."""
    got = reading("I'll start with the 4 on both boards and follow with the 1. Trapdoor 33 on A", turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4, 1], 33), "B": ([4, 1], None)})


@pytest.mark.parametrize(
    "text",
    [
        *("A 5 then 6, B the other way round", "5, 6 on A and the reverse on B", "A: 5 then 6. B: vice versa."),
        *("A: erst 5, dann 6. B umgekehrt.", "A: 5 en dan 6, B andersom", "Sur A le 5 puis le 6, sur B l'inverse."),
        *("En A el 5 y luego el 6, en B al revés", "Su A il 5 poi il 6, su B al contrario"),
    ],
)
def test_one_board_may_have_the_throws_of_the_other_turned_round(text: str) -> None:
    """The two numbers of the board before it, in the other order."""
    got = reading(text, turns=2, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5, 6], None), "B": ([6, 5], None)})


@pytest.mark.parametrize(
    "text",
    [
        *("A 5 then 6. B is the other way round on the map.", "A 5 6 trap 47, B the other way round"),
        *("A and B 5 then 6, B the other way round", "A 5 then 6, B the other way round or the same"),
        "B the other way round, A 5 then 6",
    ],
)
def test_what_is_turned_round_has_to_be_plain(text: str) -> None:
    """Not a map, nor what stands behind it, nor one of two ways."""
    assert reading(text, turns=2, boards="AB").verdict == "ask"

"""Numbers whose sorts are known, laid out on boards and over two turns by how they stand in a mail."""

from __future__ import annotations

import pytest

from pbm.orders.laid_out import Sort, in_order, on_boards
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize


def heard(text: str, boards: str, *doors: int, neither: tuple[int, ...] = ()) -> tuple[list[Token], list[Sort]]:
    """Return the tokens of a text, and what each of its numbers is: a throw, where nothing else is said."""
    tokens = tokenize(text.split("\n"), boards)
    values = [token.value for token in tokens if token.kind == "N"]
    return tokens, ["trapdoor" if v in doors else "neither" if v in neither else "throw" for v in values]


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("First 3, second 5, hole at 60", [3, 5]),
        ("3 first and 5 second, hole at 60", [3, 5]),
        ("Turn 7: 3\nTurn 8: 5\nDoor 60", [3, 5]),
        ("For turn 8 the 5, and for turn 7 the 3. 60", [3, 5]),
        ("Turn 7: 3\nTurn 8: 5\n60. The 3 opens, mind", [3, 5]),
    ],
)
def test_the_order_of_two_throws_is_told_by_turns_or_ordinals(text: str, throws: list[int]) -> None:
    """Wherever the turn of each throw is said, the throws are in the order of the turns."""
    assert in_order(*heard(text, "A", 60)) == throws


def test_numbers_at_the_head_of_lines_may_be_the_turns() -> None:
    """The 25 of "25: the 3", and below it "26: the 5"."""
    assert in_order(*heard("25: the 3\n26: the 5\nDoor 60", "A", 60, neither=(25, 26))) == [3, 5]


@pytest.mark.parametrize(
    "text",
    [
        "3 and 5, hole at 60",
        "First 3, then 5. 60",
        "First 3, second 5 or 6. 60",
        "Turn 7: 3\nTurn 9: 5\n60",
        "Turn 7: 3\nTurn 8: 3\n60",
    ],
)
def test_without_both_turns_nobody_knows_the_order(text: str) -> None:
    """One turn said, turns that do not follow each other, or a third throw: nothing is laid out."""
    assert in_order(*heard(text, "A", 60)) == []


@pytest.mark.parametrize(
    "text",
    [
        "A four and a trapdoor on 18\nB six, trapdoor 90",
        "On A give me the 4, trapdoor 18. Board B: just a 6, and the hole there is 90",
        "4 and 18 on A, and 6 and 90 on B",
        "Board A is a disgrace, 4. 18 there. On B I stride out with 6, the trapdoor being 90. A again: the 4",
    ],
)
def test_numbers_belong_to_the_board_before_or_behind_them(text: str) -> None:
    """Boards that are named before their numbers, or behind them, throughout."""
    assert on_boards(*heard(text, "AB", 18, 90), "AB") == {"A": (4, 18), "B": (6, 90)}


@pytest.mark.parametrize(
    "text",
    [
        "On A the 4 and 18; the 6 and 90 for me too",
        "On A 4, and 6 on B. 18 and 90",
        "A: the 4. 90 on B, with the 6, and 18",
        "4, 18, 6, 90",
        "A: 4, 18. B: 90",
        "A: 4, 18, 90. B: 6, 90",
    ],
)
def test_what_can_be_laid_out_in_another_way_is_not(text: str) -> None:
    """A board without exactly one throw, two spaces for one, or a number "on" the other board."""
    assert on_boards(*heard(text, "AB", 18, 90), "AB") == {}

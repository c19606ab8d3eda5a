"""Orders for turns to come: what may be kept, as far as a player can know now."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.rulesets.postal import RULESET

BOARD = {
    "finish": 60,
    "layout": {"kind": "boustrophedon", "width": 10},
    "ladders": {"7": 22},
    "snakes": {"47": 12},
    "public": {"tell": ["size"]},
}


def checked(
    later: dict[int, Any],
    *,
    turn: int = 1,
    used: tuple[int, ...] = (),
    orders: Any = None,
    boards: str = "A",
    **options: Any,
) -> Any:
    """Return what ``check_later`` says of a seat's orders."""
    config = RULESET.read_config(dict.fromkeys(boards, BOARD), options, read_board)
    place = {"space": 5, "used": list(used), "home": None}
    players = {name: {"status": "active", "boards": dict.fromkeys(boards, place)} for name in ("Brenda", "Clive")}
    state = RULESET.state_from_json(config, {"turn": turn, "players": players})
    return RULESET.check_later(config, state, "Brenda", orders or {}, later)


def throw(*numbers: int, board: str = "A") -> dict[str, Any]:
    """Return orders of throws alone."""
    return {board: {"throws": list(numbers)}}


def test_a_number_comes_once_in_a_set() -> None:
    """r6: neither one that is used, nor one ordered for the open round, nor one of another later turn."""
    found = checked({4: throw(2), 5: throw(2), 6: throw(3)}, turn=3, used=(1, 4), orders=throw(3))
    assert found[4].accepted == throw(2)
    assert [problem.message for problem in found[5].problems] == [
        "Turn 5: 2 is what you ordered for turn 4, and each number comes once in a set."
    ]
    assert [problem.code for problem in found[6].problems] == ["throw-used"]
    assert "you have used 4 already" in checked({4: throw(4)}, turn=3, used=(1, 4))[4].problems[0].message


def test_the_next_set_is_another() -> None:
    """Turn 7 has all six numbers, whatever was used before."""
    assert checked({7: throw(1), 8: throw(3)}, turn=3, used=(1, 4), orders=throw(3))[8].problems == ()


@pytest.mark.parametrize(
    ("turn", "order", "code"),
    [
        (3, throw(2), "turn-past"),
        (99, throw(2), "turn-far"),
        (4, throw(7), "throw-range"),
        (4, throw(2, 3), "throw-surplus"),
        (5, throw(2, 2), "throw-repeated"),
        (4, {"A": {"trapdoor": 99}}, "trapdoor-range"),
        (4, throw(2, board="B"), "board-unknown"),
    ],
)
def test_what_can_never_stand_is_refused_now(turn: int, order: dict[str, Any], code: str) -> None:
    """Nobody waits for a round to open to hear of a slip."""
    found = checked({turn: order}, turn=3, used=(1, 4))[turn]
    assert [problem.code for problem in found.problems] == [code]
    assert found.accepted == {}


def test_two_throws_where_two_turns_are_one_round() -> None:
    """Turns 5 and 6 are played together: both may be given with turn 5, and take both numbers."""
    found = checked({5: throw(2, 3), 6: throw(3)}, turn=3, used=(1, 4))
    assert found[5].lines == ("Turn 5: throw 2 then 3.",)
    assert found[6].problems


def test_a_space_is_accepted_without_a_word_about_the_layout() -> None:
    """Ruling 9: the bottom row or not, the answer is the same."""
    bottom, above = checked({4: {"A": {"trapdoor": 4}}})[4], checked({4: {"A": {"trapdoor": 44}}})[4]
    assert (bottom.lines, bottom.problems) == (("Turn 4: trapdoor 4.",), ())
    assert (above.lines, above.problems) == (("Turn 4: trapdoor 44.",), ())


def test_boards_are_told_apart() -> None:
    """Each board has its own numbers, and its name in every line."""
    found = checked({2: {"A": {"throws": [2]}, "B": {"throws": [2], "trapdoor": "none"}}}, boards="AB")[2]
    assert found.lines == ("Board A: Turn 2: throw 2.", "Board B: Turn 2: throw 2, no trapdoor.")


def test_one_order_for_all_boards() -> None:
    """Ruling 19: a shared order takes its number on every board."""
    found = checked({2: throw(2, board="*"), 3: throw(2, board="*")}, boards="AB", boards_orders="shared")
    assert found[2].accepted == throw(2, board="*")
    assert found[3].problems

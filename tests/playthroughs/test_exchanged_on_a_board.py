"""Two boards: who puts one number in another's place on one of them and leaves the rest changes that number alone."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import BOARD, House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "Alan, cambio de idea: en el B mejor el 5 en vez del 6. Lo demás igual.",
        "Alan, change of mind: on B rather 5 instead of 6. The rest as it was.",
        "Alan, auf B lieber die 5 statt der 6. Der Rest bleibt.",
        "Alan, op B liever de 5 in plaats van de 6. De rest blijft.",
        "Alan, sur B plutôt le 5 au lieu du 6. Le reste ne change pas.",
    ],
)
def test_the_number_changes_and_the_rest_stays(house: House, words: str) -> None:
    """It is never answered that nothing has changed."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A 3/14, B 6/12")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {
        "A": {"throws": [3], "trapdoor": 14},
        "B": {"throws": [5], "trapdoor": 12},
    }


def test_a_condition_before_the_board_changes_nothing(house: House) -> None:
    """What hangs on another player is asked about, also where the condition stands before the name of the board."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A 3/14, B 6/12")
    answer = house.write("Brenda", "If Bo moves, B 5.")
    assert house.standing("Brenda") == {
        "A": {"throws": [3], "trapdoor": 14},
        "B": {"throws": [6], "trapdoor": 12},
    }
    assert answer is not None
    assert "Nothing has changed" in text_of(answer)


@pytest.mark.parametrize(
    ("words", "a", "b"),
    [
        ("Swap the two on A please, so 1 then 3. B stays.", [1, 3], [2, 3]),
        ("Please swap my throws on A, so 1 and then 3.", [1, 3], [2, 3]),
        ("soz B should be 3 1 same as A", [3, 1], [3, 1]),
        ("Swap the two on A? So 1 then 3.", [3, 1], [2, 3]),
        ("Clive will swap the two on A, so 1 then 3.", [3, 1], [2, 3]),
    ],
)
def test_two_throws_swapped_on_one_board(house: House, words: str, a: list[int], b: list[int]) -> None:
    """In a round of two turns the order that is told is the board's; the other board stays."""
    house.start(boards={"A": BOARD, "B": BOARD}, options={"schedule": [2, 2, 2]})
    house.write("Brenda", "A 3 then 1, trap 32. B 2 then 3, trap 30")
    house.write("Brenda", words)
    stands = house.standing("Brenda")
    assert stands is not None
    assert (stands["A"]["throws"], stands["B"]["throws"]) == (a, b)

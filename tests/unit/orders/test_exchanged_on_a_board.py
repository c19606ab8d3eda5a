"""One number for another on a board that is named, doubts before a board's name, and no guess of what is exchanged."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Alan, cambio de idea: en el B mejor el 5 en vez del 6. Lo demás igual.",
        "en el B mejor el 5 en vez del 6. Lo demás igual.",
        "Alan, change of mind: on B rather 5 instead of 6. The rest as it was.",
        "I've had second thoughts: on B the 5 instead of the 6.",
        "Alan, auf B lieber die 5 statt der 6.",
        "Alan, sur B plutôt le 5 au lieu du 6. Le reste ne change pas.",
        "Alan, op B liever de 5 in plaats van de 6.",
        "Alan, su B meglio il 5 invece del 6. Il resto uguale.",
    ],
)
def test_the_new_number_is_that_boards(text: str) -> None:
    """In six languages the new number is ordered on the board that is named, and nothing on the other."""
    assert {board: order for board, order in short(reading(text, boards="AB")).items() if order[0]} == {
        "B": ([5], None)
    }


@pytest.mark.parametrize(
    "text",
    [
        "Clive plays on B 5 instead of 6. The rest as it was.",
        "On B 5 instead of 6?",
        "On B 5 instead of 6 if Bo moves.",
        "On B 20 instead of 6.",
        "Not on B 5 instead of 6.",
        "Perhaps on B 5 instead of 6.",
        "Perhaps B 5.",
        "Vielleicht auf B die 5",
        "Peut-être sur B le 5",
        "If Bo moves, B 5.",
        "If Bo moves, A 5/20, B 4/30.",
    ],
)
def test_doubts_and_conditions_before_a_board_are_heard(text: str) -> None:
    """A word before a board's name that leaves its orders open, or what others play, orders nothing there."""
    assert ([5], None) not in short(reading(text, boards="AB")).values()


@pytest.mark.parametrize(
    "text",
    [
        "Not sure about the weather, A 5/20, B 4/30",
        "Maybe see you soon! A 5/20, B 4/30",
        "If it's not too late, A 5/20, B 4/30",
        "Not much to say. A 5/20 B 4/30",
        "I'd rather have on A 5/20, on B 4/30",
    ],
)
def test_talk_before_the_boards_leaves_them_plain(text: str) -> None:
    """Words of doubt in talk that is set apart are none of the orders'."""
    assert short(reading(text, boards="AB")) == {"A": ([5], 20), "B": ([4], 30)}


@pytest.mark.parametrize(
    "text",
    [
        "In respect of turn 2 please substitute 3 for the 5. The remainder stands.",
        "Turn 2: please substitute 3 for the 5.",
    ],
)
def test_two_numbers_that_are_exchanged_are_no_guess(text: str) -> None:
    """The old number and the new are not offered for YES as the two throws of the round."""
    got = read(clean(text, ()), form(2, named=(1, 2)), "")
    assert (got.verdict, got.probable) == ("ask", {})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("Noch eine Bitte: zuerst 4, dann 5.", [4, 5]),
        ("One more thing, 4 then 5.", [4, 5]),
        ("Encore une chose : 4 puis 5", [4, 5]),
        ("Una cosa más: 4 y luego 5", [4, 5]),
        ("Noch eine Bitte: den 2. Zug mit der 4 statt der 5.", []),
    ],
)
def test_one_more_wish_is_no_throw_of_one(text: str, throws: list[int]) -> None:
    """The "eine" of "noch eine Bitte" is no number of a round of two turns."""
    got = read(clean(text, ()), form(2, named=(1, 2)), "")
    assert short(got).get("A", ([], None))[0] == throws

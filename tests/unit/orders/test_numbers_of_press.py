"""Two bare numbers below press that announces numbers: a question, and no orders."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Press: Today's lottery numbers\n\n6, 44",
        "Press: Today's lottery numbers\n\n6, 44\n\nGus",
        "Press: Hymns for Sunday\n\n5, 44",
        "Press: Lucky numbers\n\n3/44",
        "Press: Bingo tonight\n\n5 44",
        "Presse: Lottozahlen\n\n6, 44",
        "Presse : numéros du loto\n\n6, 44",
        "Pers: de loterij nummers\n\n6, 44",
        "Prensa: los números de la lotería\n\n6, 44",
        "Stampa: i numeri del lotto\n\n6, 44",
    ],
)
def test_numbers_that_press_announces_are_asked_about(text: str) -> None:
    """They may be orders or be meant for print, so that neither is done unasked."""
    read = reading(text)
    assert (read.verdict, short(read), [named(problem) for problem in read.problems]) == ("ask", {}, ["in-press"])
    assert read.press is None
    assert not read.probable


@pytest.mark.parametrize(
    "text",
    [
        "Press: Well done all.\n\n6, 44",
        "Press: Good luck\n\n6/44",
        "Press: I won the lottery!\n\n6, 44",
        "Press: Lottery numbers are dull.\n\n6/44\n\nGus",
        "Press: My numbers\n\n6, 44",
        "Press: Bingo!\n\n6, 44",
        "Press: Today's lottery numbers\n\nThrow 6, trapdoor 44",
        "6, 44\n\nPress: Today's lottery numbers",
    ],
)
def test_orders_below_other_press_are_orders(text: str) -> None:
    """What announces nothing, and what is labelled or stands above, leaves the orders as plain as they are."""
    read = reading(text)
    assert (read.verdict, short(read)) == ("clear", {"A": ([6], 44)})
    assert read.press

"""How far press is looked through, and what is made of what lies beyond: it is held, and never printed unread."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.divided import divided
from pbm.orders.press.held_back import held_back
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY
from tests.timing import is_quick

PEOPLE = People(("Alan",), ("Clive", "Dora", "Emil"), "Brenda")
TALK = "It was a fine day for climbing, and so we climbed. "
SECRET = "we strike at dawn"


def items_of(text: str) -> tuple[PressItem, ...]:
    """Return the press of a mail."""
    return split_press(text.split("\n"), VOCABULARY, PEOPLE)[1]


def printed(items: tuple[PressItem, ...]) -> str:
    """Return what of some press is for all, and not held."""
    return "\n".join(item.text for item in items if not item.to and not item.held)


@pytest.mark.parametrize("times", [1, 13, 45, 380, 500, 2_000])
@pytest.mark.parametrize("label", ["To Clive:", "To Clive -", "Dora only:", "This bit is for Dora only:"])
def test_a_letter_far_behind_in_a_line_is_never_printed(times: int, label: str) -> None:
    """It is found, or all of its line is held."""
    assert SECRET not in printed(items_of(f"Press: {TALK * times}{label} {SECRET}"))
    assert SECRET not in printed(items_of(f"Press: Hello.\n{TALK * times}{label} {SECRET}"))


@pytest.mark.parametrize("times", [2, 12, 39, 60, 400])
def test_the_last_of_many_letters_in_a_line_is_never_printed(times: int) -> None:
    """Of more pieces than are looked for the last is held: there may be more labels in it."""
    assert SECRET not in printed(items_of(f"Press: {'To Emil: hello. To all: hello. ' * times}To Clive: {SECRET}"))
    assert SECRET not in printed(items_of(f"Press: {'(To Emil: hello.) Ha. ' * times}To Clive: {SECRET}"))


@pytest.mark.parametrize("times", [1, 13, 45, 380])
def test_orders_far_behind_in_a_line_of_press_are_told_apart(times: int) -> None:
    """Whoever speaks to the GM at the end of a long paragraph is heard."""
    rest, items = split_press([f"Press: {TALK * times}Alan, my trapdoor should go to 45."], VOCABULARY, PEOPLE)
    assert rest == ["Alan, my trapdoor should go to 45."]
    assert items == (PressItem((TALK * times).strip()),)


def test_a_line_longer_than_is_looked_at_is_held() -> None:
    """Nothing of it is printed."""
    assert [item.held for item in items_of(f"Press: {TALK * 500}")] == [True]
    assert [item.held for item in items_of(f"Press: Hello.\n{TALK * 500}")] == [True]


def test_a_word_against_signing_counts_however_late() -> None:
    """Its writer's name is left out of all of it."""
    assert [item.anonymous for item in items_of(f"Press: {TALK * 100}Please don't sign this.")] == [True]


def test_paragraphs_beyond_those_that_are_read_are_held_where_they_have_a_figure() -> None:
    """Orders in the fiftieth paragraph are asked about, and talk in it is printed."""
    talk = "\n\n".join([TALK.strip()] * 50)
    beyond = held_back((PressItem(f"{talk}\n\nThrow 5."),), lambda _: False)
    assert [(item.to, item.held) for item in beyond] == [((), False), (("GM",), True)]
    assert held_back((PressItem(talk),), lambda _: False) == (PressItem(talk),)


@pytest.mark.parametrize(
    "line", [" (a" * 660 + ":", "Press: " + " (a: b" * 1_000, " [" * 2_000 + "a:", "(" * 3_000 + ")" * 3_000 + ":"]
)
def test_brackets_that_do_not_close_are_looked_for_once(line: str) -> None:
    """However many stand in a line, their ends are not sought for each anew."""
    assert is_quick(lambda: divided([line] * 10, lambda words, before, number: False), 0.15)


def test_what_follows_a_label_with_a_dash_is_cut_again() -> None:
    """Two letters in one line are two, whatever sign is behind their labels."""
    letters = (PressItem("Hi.", ("Dora",)), PressItem("Ho.", ("Clive",)))
    assert items_of("Press: Ha. To Dora - Hi. To Clive - Ho.") == (PressItem("Ha."), *letters)

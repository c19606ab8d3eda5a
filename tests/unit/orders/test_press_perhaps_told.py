"""Orders below press that may be meant for its readers, or be somebody else's, are neither taken nor torn from it."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan Parr", "Alan"), ("Dora", "Emil", "Gus"))


def split(text: str) -> tuple[str, tuple[PressItem, ...]]:
    """Return what a mail has beside its press, on one line, and the press."""
    rest, items = split_press(text.split("\n"), VOCABULARY, PEOPLE)
    return " | ".join(line for line in rest if line.strip()), items


TO_EMIL = [
    "Hi there!\n\nThrow 6 and trapdoor 40, will you?",
    "Plan:\n\nThrow 6\nTrapdoor 44\n\nThen we both win!",
    "we agreed:\n\nTrapdoor 44.\n\nDon't forget!",
    "My plan for you.\n\nThrow 4, trapdoor 44. I do the same next time.",
    "Mein Plan:\n\nWurf 4, Falltür 44",
    "Dear Emil,\n\nThrow 4, trapdoor 44",
    "Here it is.\n\n5 and 44\n\nNobody will see it coming.",
    "news.\n\nMy trapdoor is 33.\n\nYours?",
    "My advice.\n\nThrow 4, trapdoor 44 - you win, trust me",
]


@pytest.mark.parametrize("words", TO_EMIL)
def test_what_an_ally_may_be_told_stays_in_the_letter(words: str) -> None:
    """The letter is held back whole, to its last word."""
    assert split(f"Press to Emil: {words}") == ("", (PressItem(words, ("Emil",), held=True),))


ASKED = [
    "Hi there!\n\nTrapdoor 40, ok?",
    "Hallo!\n\nFalltür 40, einverstanden?",
    "Salut!\n\nTrappe 40, d'accord?",
    "Hoi!\n\nValluik 40, akkoord?",
    "Hola!\n\nTrampilla 40, vale?",
    "Ciao!\n\nBotola 40, va bene?",
]


@pytest.mark.parametrize("words", ASKED)
def test_what_an_ally_is_asked_for_is_theirs(words: str) -> None:
    """A question of a few words is for whoever the letter is for, and goes with it."""
    assert split(f"Press to Emil: {words}") == ("", (PressItem(words, ("Emil",)),))


TALES = [
    "Dora says:\n\nThrow 4!\n\nEmil says:\n\nTrapdoor 17!",
    "For Clive:\n\nThrow 4!",
    "Gus fell on 44.\n\nThrow 6, trapdoor 44: his orders for sure.",
    "a poem by Gus\n\n5 and 44,\nthat is the score",
    "The general spoke.\n\nThrow 4\nTrapdoor 40\n\nsaid the general.",
    "Und Gus rief:\n\nWurf 4!",
    "Gus said,\n\nThrow 4, trapdoor 44",
]


@pytest.mark.parametrize("words", TALES)
def test_what_somebody_else_may_say_stays_in_the_press(words: str) -> None:
    """What is told of others is no order, and the press is held back whole, or from there on."""
    rest, items = split(f"Press: {words}")
    assert rest == ""
    assert all(item.held for item in items)
    assert "\n\n".join(item.text for item in items) == words


ORDERS = [
    ("6, 44", ""),
    ("Throw 5\nTrapdoor 44", "Cheers,\nBrenda"),
    ("Throw 5\nTrapdoor 44", "Brenda"),
    ("5 and 44", "Thanks for running this, Alan."),
    ("5 and 44, please", ""),
    ("Throw 1, trapdoor 46, with apologies", ""),
    ("Throw 5, trapdoor 44", "Sorry this is late."),
    ("Trapdoor 40", "Hope you are well."),
    ("Please change my trapdoor to 40.", "Best wishes\nBrenda"),
    ("Throw 5, trapdoor 44", "Alan, when is the deadline?"),
    ("Wurf 5, Falltür 44", "Viele Grüße\nBrenda"),
    ("Throw 5, trapdoor 44. Thank you!", ""),
    ("Mine: 6/44.", ""),
    ("Trapdoor 40, please, Alan.", ""),
]


@pytest.mark.parametrize("label", ["Press", "Press to Emil"])
@pytest.mark.parametrize(("order", "below"), ORDERS)
def test_plain_orders_below_press_are_orders(label: str, order: str, below: str) -> None:
    """Thanks, a name or a word to the GM below them change nothing."""
    rest, items = split(f"{label}: Hello.\n\n{order}\n\n{below}".rstrip())
    assert rest.startswith(" | ".join(order.split("\n")))
    assert [(item.text, item.held) for item in items] == [("Hello.", False)]


def test_orders_behind_a_heading_of_orders_are_orders() -> None:
    """Who heads them as orders has ended the press."""
    assert split("Press: Hello.\n\nOrders:\n5 and 44") == ("5 and 44", (PressItem("Hello."),))
    assert split("Press to Emil: Hello.\n\nOrders: 5 and 44\n\nsee you")[0].startswith("5 and 44")

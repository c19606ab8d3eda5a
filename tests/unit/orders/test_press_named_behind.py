"""Press whose label names players without "to" is for these alone."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan Parr", "Alan"), ("Dora", "Emil", "Gus", "Anna E"))


def split(text: str) -> tuple[str, tuple[PressItem, ...]]:
    """Return what a mail has beside its press, on one line, and the press."""
    rest, items = split_press(text.split("\n"), VOCABULARY, PEOPLE)
    return " | ".join(line for line in rest if line.strip()), items


@pytest.mark.parametrize(
    ("label", "to"),
    [
        ("Press (Emil only)", ("Emil",)),
        ("PRESS (EMIL ONLY)", ("EMIL",)),
        ("Press (Dora & Emil only)", ("Dora", "Emil")),
        ("Press (Emil and Gus only, please)", ("Emil", "Gus")),
        ("Press (Emil)", ("Emil",)),
        ("Press (only Emil)", ("Emil",)),
        ("Press - Emil", ("Emil",)),
        ("Press – Emil", ("Emil",)),
        ("Press, Emil", ("Emil",)),
        ("Press Emil", ("Emil",)),
        ("Press [Emil]", ("Emil",)),
        ("Press [private, Emil]", ("Emil",)),
        ("Press (Emil, private)", ("Emil",)),
        ("Press [Emil & Anna E]", ("Emil", "Anna E")),
        ("Private press, Emil", ("Emil",)),
        ("Presse (nur Emil)", ("Emil",)),
        ("Presse - Emil", ("Emil",)),
        ("Presse (seulement Emil)", ("Emil",)),
        ("Pers (alleen Emil)", ("Emil",)),
        ("Prensa (solo Emil)", ("Emil",)),
        ("Stampa (solo Emil)", ("Emil",)),
        ("Press (Zed only)", ("Zed",)),
        ("Press (to Emil)", ("Emil",)),
    ],
)
def test_press_with_names_in_its_label_is_for_these(label: str, to: tuple[str, ...]) -> None:
    """It is never everybody's, and never an order."""
    assert split(f"{label}: vote 44\n\n4 and 44") == ("4 and 44", (PressItem("vote 44", to),))


@pytest.mark.parametrize(
    "label",
    [
        "Press (by Emil)",
        "Press (about Emil)",
        "Press from Emil",
        "Press (Emil's song)",
        "Press (part 2)",
        "Press (for all)",
        "Press",
        "Press (all players)",
    ],
)
def test_press_that_only_speaks_of_somebody_is_everybodys(label: str) -> None:
    """A title or an author is no addressee."""
    assert split(f"{label}: vote 44") == ("", (PressItem("vote 44"),))


@pytest.mark.parametrize("words", ["Emil is a fool: vote 44", "a haiku: hi", "round 3: hello"])
def test_press_behind_a_dash_is_everybodys(words: str) -> None:
    """A dash may be the sign of the label."""
    assert split(f"Press - {words}") == ("", (PressItem(words),))


def test_press_that_is_not_to_be_signed_is_not() -> None:
    """However that is said in its label."""
    assert split("Press - anonymous: hello") == ("", (PressItem("hello", anonymous=True),))
    assert split("Press (anonymous, Emil only): hello") == ("", (PressItem("hello", ("Emil",), anonymous=True),))

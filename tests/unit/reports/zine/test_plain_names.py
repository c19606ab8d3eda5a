"""A page in ASCII: players keep the letters of the pictures beside it, and names that can be told apart."""

from __future__ import annotations

import re

import pytest

from pbm.reports.model import tracks_of
from pbm.reports.pictures.cast import cast_of, marks_of
from pbm.reports.zine.gather import Since, section_of
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import Page
from pbm.reports.zine.plain_names import plain_names, plainly
from pbm.reports.zine.render import render
from tests.unit.reports.zine.issue import english, played, writer

NAMES = ("A.", "Ann", "Anna", "Anne", "Zoe", "Zoë", "Ödön Ő", "山田太郎", "坂道", "Иван", "Ann 山")
KEY = re.compile(r"(?:; |\n)([A-Z]) ([^;\n]+?)(?:, home| \d+)(?=;|\n)")


def page(*, ascii_only: bool) -> str:
    """Return the page of a game with these players after three rounds, as text."""
    story = played("many", "Many", NAMES, ("classic",), 3)
    section = section_of(story, Since(), english)
    made = Page("Games", "en", (section,))
    return render(made, "text", Layout(), writer(), ascii_only=ascii_only).decode()


@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_letters_are_those_of_the_chart(ascii_only: bool) -> None:
    """Whatever the alphabet of the page, a player's letter is the one in the picture of the race."""
    story = played("many", "Many", NAMES, ("classic",), 3)
    chart = marks_of(cast_of(tracks_of(story, "A")))
    shown = plain_names(story.players, english) if ascii_only else dict(zip(NAMES, NAMES, strict=True))
    found = {name: mark for mark, name in KEY.findall(page(ascii_only=ascii_only))}
    assert found == {shown[name]: mark for name, mark in chart.items()}


def test_names_in_ascii_are_told_apart() -> None:
    """Only what can be transliterated is; the rest is told by its place, and nothing is a question mark."""
    assert plain_names(NAMES, english) == {
        **{name: name for name in NAMES if name.isascii()},
        "Zoë": "Zoe 2",
        "Ödön Ő": "Odon O",
        "山田太郎": "player 8",
        "坂道": "player 9",
        "Иван": "player 10",
        "Ann 山": "Ann 2",
    }
    told = page(ascii_only=True)
    assert told.isascii()
    assert "?" not in told


def test_a_name_in_a_sentence_is_the_one_in_the_table() -> None:
    """In headlines too; only whole names are names, and a longer one goes before one within it."""
    change = plainly(("Zoe", "Zoë", "山田", "山田太郎"), english)
    assert change("Zoë leads 山田太郎 and 山田. “Zoës” stays.") == 'Zoe 2 leads player 4 and player 3. "Zoes" stays.'


def test_names_that_are_cut_are_still_two() -> None:
    """The room there is does not make one of two."""
    made = plain_names(("x" * 40, "x" * 39 + "é"), english, 30)
    assert len(set(made.values())) == 2
    assert max(map(len, made.values())) <= 30

"""Who is who in pictures: looks that every eye can tell apart, letters that are nobody else's."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.reports.pictures.cast import BACKGROUND, LOOKS, cast_of, courses, marks_of, shown_name
from tests.unit.reports.pictures.racing import NAMES, race

# How light of each colour reaches eyes that lack red, green or blue (Machado, Oliveira and Fernandes 2009).
EYES = {
    "every colour": np.eye(3),
    "no red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "no green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "no blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}


def light(colour: str) -> np.ndarray:
    """Return a colour's red, green and blue light."""
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG defines it."""
    levels = sorted(float(light(colour) @ [0.2126, 0.7152, 0.0722]) + 0.05 for colour in (one, other))
    return levels[1] / levels[0]


def lab(rgb: np.ndarray) -> np.ndarray:
    """Return light as CIELAB, where distances are about as large as they look."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ np.clip(rgb, 0, 1) / np.array([0.9505, 1, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def test_every_line_stands_out_from_the_card() -> None:
    """Each colour has a contrast of 3:1 or more upon the card."""
    for look in LOOKS:
        assert contrast(look.colour, BACKGROUND) >= 3


@pytest.mark.parametrize("eyes", EYES)
def test_colours_differ_to_every_eye(eyes: str) -> None:
    """No two of the twelve colours look alike, whichever cones an eye lacks."""
    seen = [lab(np.array(EYES[eyes]) @ light(look.colour)) for look in LOOKS]
    assert min(float(np.linalg.norm(a - b)) for a, b in combinations(seen, 2)) > 12


def test_no_two_look_alike_without_colour() -> None:
    """Dash, shape and filling together belong to one of twelve players only, and so do shape and filling alone."""
    assert len({(look.dash, look.shape, look.open) for look in LOOKS}) == 12
    assert len({(look.shape, look.open) for look in LOOKS}) == 12


def test_the_cast_only_grows() -> None:
    """A later round adds newcomers at the end, so that nobody's look changes when the lead does."""
    tracks = race({"Zed": [0, 5, 9, 12], "Ann": [0, 1, 8, 30], "Bob": [None, None, 0, 50]})
    assert cast_of(tracks[:1]) == ("Ann", "Zed")
    assert cast_of(tracks) == ("Ann", "Zed", "Bob")


def test_courses_tell_who_came_who_left_and_who_is_home() -> None:
    """A newcomer's way begins late, a leaver's ends early, somebody who came back has two parts."""
    tracks = race({"A": [0, 50, 101, 101], "B": [0, 5, None, None], "C": [None, 0, 4, 9], "D": [0, 3, None, 7]})
    found = {course.name: course for course in courses(tracks)}
    assert found["A"].home == 2
    assert found["B"].left
    assert found["B"].last == (1, 5)
    assert found["C"].legs == (((1, 0), (2, 4), (3, 9)),)
    assert [len(leg) for leg in found["D"].legs] == [2, 1]
    assert not found["D"].left


def test_marks_are_initials_where_they_can_be() -> None:
    """Initials first, then other letters of the name, and nobody gets the initial of another."""
    assert marks_of(["Alan", "Brenda"]) == {"Alan": "A", "Brenda": "B"}
    assert marks_of(["Anna", "Alan", "Nora"]) == {"Anna": "A", "Nora": "N", "Alan": "L"}
    assert marks_of(["Ödön", "坂道"])["Ödön"] == "O"


@given(st.lists(st.text(max_size=8), unique=True, max_size=40))
def test_marks_are_each_ones_own(names: list[str]) -> None:
    """Whatever people are called, each has one ASCII letter or digit that nobody else has."""
    marks = marks_of(names)
    assert len(set(marks.values())) == len(names)
    assert all(len(mark) == 1 and mark.isascii() and mark.isalnum() for mark in marks.values())


@given(st.text(max_size=80))
def test_names_become_one_harmless_line(name: str) -> None:
    """No name brings control characters, direction overrides or what XML cannot hold."""
    shown = shown_name(name + "\u202e\n\uffff\x00")
    assert shown
    assert len(shown.splitlines()) == 1
    assert not set(shown) & set("\u202e\uffff\ufffe\x00\x1b")


def test_all_twelve_have_initials_of_their_own() -> None:
    """The usual dozen needs no second letters."""
    assert set(marks_of(NAMES).values()) == {name[0] for name in NAMES}

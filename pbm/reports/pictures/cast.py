"""Who runs in a race and how each is known in every picture of it: a colour, a dash, a shape and a letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pbm.reports.layout import safe_line
from pbm.rulesets.api import Track

__all__ = ["BACKGROUND", "INK", "LOOKS", "Course", "Look", "cast_of", "courses", "look_of", "marks_of", "shown_name"]

BACKGROUND = "#FCFBF7"
"""The card that every picture is drawn on, so that it reads the same in a light and in a dark mail program."""

INK = "#222222"

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SPARE = _LETTERS + "123456789" + _LETTERS.lower()


@dataclass(frozen=True, slots=True)
class Look:
    """How one player is drawn: ``dash`` in line widths (empty: unbroken), ``shape`` a letter for a marker.

    ``open`` markers are white inside.
    """

    colour: str
    dash: tuple[float, ...]
    shape: str
    open: bool


# Chosen by a search: each at least 3:1 on the card, the first ones furthest apart, all apart from each other to normal
# eyes and to those that lack red, green or blue. In grey the dashes and shapes tell them.
LOOKS = (
    Look("#2853A4", (), "circle", False),
    Look("#F03C00", (5, 1.6), "square", False),
    Look("#2A1010", (1.6, 1.4), "triangle", False),
    Look("#009A58", (7, 1.6, 1.5, 1.6), "diamond", False),
    Look("#AE2572", (), "square", True),
    Look("#8F8722", (3, 1.3), "circle", True),
    Look("#0E7CC5", (10, 2.4), "down", False),
    Look("#80180F", (4, 1.4, 1.2, 1.4, 1.2, 1.4), "cross", False),
    Look("#6C4ACA", (1.6, 1.4), "diamond", True),
    Look("#364C3C", (7, 1.6, 1.5, 1.6), "triangle", True),
    Look("#798272", (), "pentagon", False),
    Look("#C8679C", (5, 1.6), "down", True),
)
"""The looks of the first twelve; a thirteenth begins again."""


@dataclass(frozen=True, slots=True)
class Course:
    """One player's way through a race.

    ``legs`` are runs of (round, space) without a gap, round 0 the start; ``home`` is the round they came home in,
    ``left`` is true for somebody who is in the race no more. ``place`` is theirs when last seen.
    """

    name: str
    index: int
    legs: tuple[tuple[tuple[int, int], ...], ...]
    home: int | None
    left: bool
    place: int

    @property
    def last(self) -> tuple[int, int]:
        """The round and the space where they were last seen."""
        return self.legs[-1][-1]


def look_of(index: int) -> Look:
    """Return the look of a player by their number in the cast."""
    return LOOKS[index % len(LOOKS)]


def cast_of(tracks: Iterable[Track]) -> tuple[str, ...]:
    """Return everybody who ever ran, in an order that later rounds only add to, whoever leads.

    Those of the start come first, by name, then newcomers as they came.
    """
    found: dict[str, None] = {}
    for track in tracks:
        found |= dict.fromkeys(sorted(runner.name for runner in track.runners if runner.name not in found))
    return tuple(found)


def courses(tracks: Sequence[Track], shown: int | None = None) -> tuple[Course, ...]:
    """Return everybody's way, in the order of the cast, up to round ``shown`` (None for all there are)."""
    seen = tracks if shown is None else tracks[: shown + 1]
    legs: dict[str, list[list[tuple[int, int]]]] = {}
    homes: dict[str, int] = {}
    places: dict[str, int] = {}
    for number, track in enumerate(seen):
        for runner in track.runners:
            runs = legs.setdefault(runner.name, [])
            if not runs or runs[-1][-1][0] != number - 1:
                runs.append([])
            runs[-1].append((number, runner.space))
            places[runner.name] = runner.place
            if runner.home:
                homes.setdefault(runner.name, number)
    return tuple(
        Course(
            name,
            index,
            tuple(tuple(run) for run in legs[name]),
            homes.get(name),
            legs[name][-1][-1][0] < len(seen) - 1,
            places[name],
        )
        for index, name in enumerate(cast_of(tracks))
        if name in legs
    )


def shown_name(name: str) -> str:
    """Return a name as one harmless line that any file format can hold."""
    return safe_line(name.replace("\ufffe", "").replace("\uffff", ""), 60) or "?"


def marks_of(names: Sequence[str]) -> dict[str, str]:
    """Return one ASCII character for each name, no two alike as long as there are any: an initial where that is free.

    Else another letter of the name, else whatever is left; ``#`` for those beyond the sixtieth.
    """
    wanted = {name: _own_letters(name) for name in names}
    marks: dict[str, str] = {}
    taken: set[str] = set()
    # Initials go first: no second choice of one may take the initial of another.
    initials = {letters[0] for letters in wanted.values() if letters}
    for name in names:
        first = wanted[name][:1]
        if first and first not in taken:
            marks[name] = first
            taken.add(first)
    for name in names:
        if name not in marks:
            choices = [letter for letter in wanted[name][1:] + _SPARE if letter not in taken]
            kept = [letter for letter in choices if letter not in initials]
            marks[name] = (kept or choices or ["#"])[0]
            taken.add(marks[name])
    return marks


def _own_letters(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).upper()
    return "".join(dict.fromkeys(letter for letter in plain if letter in _LETTERS))

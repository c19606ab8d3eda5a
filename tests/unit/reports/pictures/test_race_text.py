"""Races in characters and in words: within the line, in order, readable aloud."""

from __future__ import annotations

import typing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.core.phrases import Tongue
from pbm.reports.pictures.race_text import race_alt, race_text, strip_alt, strip_text
from tests.unit.reports.pictures.racing import race, random_race


def test_the_strip_shows_marks_above_a_scale() -> None:
    """Marks stand on their spaces, those on one space one above the other, and the key names them in race order."""
    track = race({"Alan": [0, 27], "Brenda": [0, 33], "Clive": [0, 27], "Dora": [0, 102]})[-1]
    assert strip_text(track).splitlines() == [
        "                   A",
        ":......:......:....C.:.B....:......:......:......:......:......:......D",
        "0      10     20     30     40     50     60     70     80     90    100",
        "",
        "D Dora, home; B Brenda 33; A Alan 27; C Clive 27",
    ]


def test_the_strip_ends_with_the_leader_where_the_finish_is_not_told() -> None:
    """No sign of a finish is drawn that players do not know."""
    text = strip_text(race({"Alan": [0, 27], "Brenda": [0, 33]}, None)[-1])
    assert "|" not in text
    assert text.splitlines()[0].endswith("B")


def test_the_race_runs_down_the_page() -> None:
    """A line for each round, the marks moving to the right, the finish a wall."""
    text = race_text(race({"Alan": [0, 20, 60], "Brenda": [0, 40, 40], "Clive": [None, 0, 100]}))
    assert text.splitlines() == [
        "Round  0     10    20    30    40    50    60    70    80    90   100",
        "    0  AB                                                          |",
        "    1  C           A           B                                   |",
        "    2                          B           A                       C",
        "",
        "C Clive, home; A Alan 60; B Brenda 40",
    ]


def test_a_race_is_told_from_its_start_to_its_end() -> None:
    """Every round has a line; of a race too long for that every second one, with the start and the end."""
    lines = race_text(random_race(3, 39, 1)).splitlines()
    assert [line.split()[0] for line in lines[1:41]] == [str(number) for number in range(40)]
    lines = race_text(random_race(3, 11, 1), most=8).splitlines()
    assert [line.split()[0] for line in lines[1:8]] == ["0", "2", "4", "6", "8", "10", "11"]


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 12), st.integers(0, 30), st.integers(0, 99), st.sampled_from([100, 97, 37, 1000, None]),
    st.integers(40, 100),
)  # fmt: skip
def test_texts_keep_within_the_line(players: int, rounds: int, seed: int, finish: int | None, width: int) -> None:
    """Every line fits, is ASCII for ASCII names, and each player's mark is there once a round."""
    tracks = random_race(players, rounds, seed, finish)
    for text in (strip_text(tracks[-1], width), race_text(tracks, width)):
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
        assert not any(line != line.rstrip() for line in text.splitlines())
    for track, line in zip(tracks, race_text(tracks, width).splitlines()[1:], strict=False):
        marks = [letter for letter in line if letter.isalpha()]
        assert len(marks) == len(track.runners)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 1200))
def test_a_scale_ends_with_the_finish(finish: int) -> None:
    """Whatever the finish is, it is the last number of the scale, and no number runs into another."""
    lines = strip_text(race({"Alan": [0, 0]}, finish)[-1]).splitlines()
    numbers = [int(word) for word in lines[1].split()]
    assert numbers[-1] == finish
    assert numbers == sorted(set(numbers))
    assert 0 <= len(lines[1]) - 1 - lines[0].index("|") <= 2


def test_names_of_any_kind_are_listed() -> None:
    """Long names are cut, wide letters counted as wide, and signs that steer a terminal left out."""
    names = ["Bartholomew Featherstonehaugh-Cholmondeley", "坂道坂道坂道坂道坂道坂道坂道坂道", "evil\u202e\x1b[2J"]
    text = strip_text(race({name: [0, number] for number, name in enumerate(names)})[-1])
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "Bartholomew Featherstonehaugh…" in text
    assert text.splitlines()[-1].count("坂") <= 30


def test_the_words_say_what_the_chart_shows() -> None:
    """Who is where, where home is, who leads since when, who came and who went."""
    tracks = race({"Alan": [0, 5, 9, 12], "Brenda": [0, 9, 20, 30], "Clive": [0, 3, None], "Dora": [None, None, 0, 12]})
    assert str(race_alt(tracks)) == (
        "The race after round 3. In race order: Brenda on 30; Alan and Dora on 12. The finish is space 100. "
        "Brenda has led since round 1. Dora came in after round 2. Clive has left."
    )
    assert str(race_alt(tracks[:1])) == (
        "The race before the first round. In race order: Alan, Brenda and Clive on 0. The finish is space 100."
    )


def test_the_words_say_who_is_home() -> None:
    """Those home come first; an unknown finish is not spoken of."""
    assert str(strip_alt(race({"Alan": [0, 104], "Brenda": [0, 9]}, None)[-1])) == (
        "Home: Alan. In race order: Brenda on 9."
    )


class German:
    """A language that knows a few patterns."""

    def pattern(self, pattern: str) -> str:
        """Return a pattern in German."""
        return {"Round": "Runde", "{mark} {name}, home": "{mark} {name}, daheim"}.get(pattern, pattern)

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the English pattern."""
        return one if count == 1 else many

    def moment(self, moment: object, zone: str) -> None:
        """Leave moments as they are."""


def test_texts_speak_the_readers_language() -> None:
    """The few words of a text picture are said in the language asked for."""
    text = race_text(race({"Alan": [0, 104]}), tongue=typing.cast(Tongue, German()))
    assert text.startswith("Runde  0")
    assert text.endswith("A Alan, daheim\n")


def test_nothing_to_tell_is_refused() -> None:
    """A game without a race has no words for one."""
    for tell in (race_alt, race_text):
        with pytest.raises(ValueError, match="no race"):
            tell(())

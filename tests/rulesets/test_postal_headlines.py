"""The sentence at the head of a report, in races of every sort: true, lively, and never odd."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pbm.boards.reader import read_board
from pbm.core.dice import NoDice
from pbm.core.game import PUBLIC
from pbm.reports.tongues import Tongues
from pbm.rulesets.api import Runner
from pbm.rulesets.postal import RULESET
from pbm.rulesets.postal.headline import headline
from tests.unit.reports.test_tongues import LOCALE

CONFIG = RULESET.read_config({"A": {"finish": 100, "layout": {"kind": "boustrophedon", "width": 10}}}, {}, read_board)

Moves = Mapping[str, tuple[int | None, int]]


def runners(moves: Moves, home: tuple[str, ...] = ()) -> list[Runner]:
    """Return a race from where everybody was and is."""
    return [Runner(name, space, before, (3,) if name in home else (), 1) for name, (before, space) in moves.items()]


RACES: list[tuple[str, Moves, str]] = [
    ("a lead taken", {"Brenda": (0, 6), "Clive": (0, 1)}, "Brenda takes the lead on 6."),
    ("a lead kept", {"Brenda": (20, 26), "Clive": (19, 20)}, "Brenda still leads on 26, 6 ahead."),
    ("a pass", {"Brenda": (36, 41), "Clive": (40, 40)}, "Brenda passes Clive and leads on 41."),
    (
        "a pass by a fall",
        {"Brenda": (36, 41), "Clive": (40, 12)},
        "Brenda passes Clive and leads on 41; Clive drops back to 12.",
    ),
    (
        "two who catch up",
        {"Brenda": (36, 41), "Clive": (40, 41), "Dora": (1, 2)},
        "Brenda draws level with Clive on 41.",
    ),
    (
        "several who catch up",
        {"Ann": (30, 41), "Brenda": (36, 41), "Clive": (40, 41), "Dora": (1, 2)},
        "Ann and Brenda draw level with Clive on 41.",
    ),
    (
        "the leader comes to meet the others",
        {"Brenda": (36, 38), "Clive": (40, 38), "Dora": (1, 2)},
        "Brenda and Clive share the lead on 38.",
    ),
    (
        "the leader falls among the others",
        {"Ann": (30, 32), "Clive": (52, 32), "Dora": (1, 2)},
        "Clive drops back to 32 and shares the lead with Ann.",
    ),
    (
        "the leader falls and leads",
        {"Ann": (30, 30), "Clive": (52, 32), "Dora": (1, 2)},
        "Clive drops back to 32 and leads even so, 2 ahead.",
    ),
    ("two level", {"Brenda": (10, 14), "Clive": (13, 14)}, "Brenda and Clive are level on 14."),
    ("all level", {"Brenda": (10, 14), "Clive": (13, 14), "Dora": (12, 14)}, "Everybody is level on 14."),
    (
        "all level by a fall",
        {"Brenda": (1, 2), "Clive": (14, 2), "Dora": (1, 2)},
        "Everybody is level on 2.",
    ),
    ("all back", {"Brenda": (3, 0), "Clive": (5, 0)}, "Everybody is back at the start."),
    (
        "a close race",
        {"Brenda": (10, 14), "Clive": (13, 13), "Dora": (10, 12)},
        "Brenda passes Clive and leads on 14; everybody is within 2 spaces.",
    ),
    (
        "the closest race",
        {"Brenda": (10, 14), "Clive": (13, 13), "Dora": (10, 13)},
        "Brenda passes Clive and leads on 14; everybody is within one space.",
    ),
    (
        "many in front",
        dict.fromkeys(("Ann", "Bob", "Cy", "Di"), (0, 6)) | {"Eve": (0, 1)},
        "4 players share the lead on 6.",
    ),
    (
        "many passed",
        dict.fromkeys(("Ann", "Bob", "Cy", "Di"), (9, 9)) | {"Eve": (1, 15)},
        "Eve takes the lead on 15.",
    ),
    ("a newcomer", {"Ann": (9, 12), "Bob": (4, 6), "Eve": (None, 0)}, "Ann still leads on 12, 6 ahead."),
    ("close, but at the start", {"Ann": (0, 3), "Bob": (0, 2), "Cy": (0, 1)}, "Ann takes the lead on 3."),
    ("one alone", {"Ann": (9, 12)}, "Ann leads on 12."),
    ("one alone who falls", {"Ann": (30, 12)}, "Ann drops back to 12."),
]


@pytest.mark.parametrize(("what", "moves", "said"), RACES, ids=[race[0] for race in RACES])
def test_what_a_race_is_said_to_be_like(what: str, moves: Moves, said: str) -> None:
    """One sentence, with nobody said to lead and to fall back in one breath, and nobody passed who stands beside."""
    assert headline(CONFIG, {"A": runners(moves)}, {}, None) == said


def test_who_is_home_comes_first_and_the_others_after() -> None:
    """Those who are left have their own words: a lead, or that they are level."""
    home = ("Ann",)
    two = {"A": runners({"Ann": (97, 101), "Bob": (40, 44), "Cy": (41, 44)}, home)}
    assert headline(CONFIG, two, {}, None) == "Ann is home; Bob and Cy are level on 44."
    three = {"A": runners({"Ann": (97, 101), "Bob": (40, 44), "Cy": (41, 44), "Di": (2, 44)}, home)}
    assert headline(CONFIG, three, {}, None) == "Ann is home; everybody is level on 44."
    led = {"A": runners({"Ann": (97, 101), "Bob": (40, 44), "Cy": (41, 42)}, home)}
    assert headline(CONFIG, led, {}, None) == "Ann is home; Bob leads on 44."


def test_boards_on_which_everybody_is_level() -> None:
    """They are said to be, in a sentence that begins with a capital wherever it stands."""
    both = {"A": runners({"Bob": (4, 9), "Cy": (5, 9)}), "B": runners({"Bob": (4, 7), "Cy": (5, 9)})}
    assert headline(CONFIG, both, {}, None) == "Everybody is level on board A (9); Cy leads on board B (9)."
    other = {"A": both["B"], "B": both["A"]}
    assert headline(CONFIG, other, {}, None) == "Cy leads on board A (9); everybody is level on board B (9)."


def test_it_begins_with_a_capital_in_german_too() -> None:
    """Whatever word comes first there."""
    german = Tongues(LOCALE).of("de")
    level = {"A": runners({"Bob": (4, 9), "Cy": (5, 9), "Di": (6, 9)})}
    assert german.said(headline(CONFIG, level, {}, None)) == "Alle liegen gleichauf auf Feld 9."


def test_positions_before_anything_has_moved_have_no_column_of_changes() -> None:
    """As in a first mail or an answer to STATUS; a report has it."""
    start = RULESET.start(CONFIG, ["Ann", "Bob"], NoDice())
    (table,) = RULESET.view(CONFIG, None, start, None, PUBLIC).tables
    assert table.columns == ("Place", "Player", "Space")
    assert table.rows == (("1", "Ann", "0"), ("1", "Bob", "0"))
    played = RULESET.adjudicate(CONFIG, start, {"Ann": {"A": {"throws": [3]}}}, NoDice())
    (table,) = RULESET.view(CONFIG, start, played.state, played, PUBLIC).tables
    assert table.columns == ("Place", "Player", "Space", "Change")

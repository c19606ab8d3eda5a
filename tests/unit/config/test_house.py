"""The table [house] of a game file: what a GM allows besides the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbm.config.game_file import load_game_file
from pbm.core.errors import ConfigError

GAME = """\
key = "hill"
zone = "UTC"
[boards]
A = "builtin:conventional"
[[players]]
name = "Alan"
address = "alan@example.org"
[calendar]
every = "every week on Friday 20:00"
"""


def game(folder: Path, house: str = "") -> Path:
    """Return the path of a game file with this [house]."""
    path = folder / "hill.toml"
    path.write_text(GAME + house)
    return path


def test_the_house_is_closed_unless_the_gm_opens_it(tmp_path: Path) -> None:
    """Nobody joins, watches or leaves standing orders by default; reminders go out a day ahead."""
    closed = {
        "join": "closed",
        "observe": False,
        "standing_orders": False,
        "stand_by": "off",
        "remind_hours": 24,
        "publish": "auto",
        "reveal": "end",
        "language": "en",
    }
    assert load_game_file(game(tmp_path)).house == closed


def test_every_key_is_read(tmp_path: Path) -> None:
    """Each has its place in the game."""
    text = '[house]\njoin = "ask"\nobserve = true\nstanding_orders = true\nstand_by = "greedy"\nremind_hours = 0\n'
    text += 'publish = "gm"\nreveal = "never"\nlanguage = "de"\n'
    assert load_game_file(game(tmp_path, text)).house == {
        "join": "ask",
        "observe": True,
        "standing_orders": True,
        "stand_by": "greedy",
        "remind_hours": 0,
        "publish": "gm",
        "reveal": "never",
        "language": "de",
    }


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('join = "opn"', 'did you mean "open"?'),
        ('observe = "yes"', "must be true or false"),
        ("standing_orders = 1", "must be true or false"),
        ('publish = "gmm"', 'did you mean "gm"?'),
        ('reveal = "always"', '"end", "gm" or "never"'),
        ('language = "fr"', '"en" or "de"'),
        ("remind_hours = 999", "a whole number from 0 to 336"),
        ("reminder = 3", 'did you mean "remind_hours"?'),
    ],
)
def test_a_slip_is_said_with_its_line(tmp_path: Path, line: str, said: str) -> None:
    """Wrong values and unknown keys are refused with the file, the line, and what was meant."""
    with pytest.raises(ConfigError) as caught:
        load_game_file(game(tmp_path, f"[house]\n{line}\n"))
    (problem,) = caught.value.problems
    assert said in problem.message
    assert problem.line == 11

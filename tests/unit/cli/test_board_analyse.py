"""`pbm board analyse`, as a GM and as a script use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pbm.cli.app import app

BOARDS = Path(__file__).parents[3] / "config" / "boards"


def run(*words: str) -> Result:
    """Return what the command did."""
    return CliRunner().invoke(app, ["board", "analyse", *words])


def figures(*words: str) -> dict[str, Any]:
    """Return the JSON: one line of ASCII on standard output, and nothing else anywhere."""
    result = run("--ruleset", "classic", "--json", *words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert result.stdout.isascii()
    assert result.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_shape_of_the_json() -> None:
    """The published figures of the default board, to ten places, under the names that scripts rely on."""
    found = figures("--players", "2")
    assert list(found) == [
        "expected_turns",
        "expected_turns_fraction",
        "expected_rolls",
        "expected_rolls_fraction",
        "from_space",
        "sd",
        "median",
        "mode",
        "p_mode",
        "quantiles",
        "min_turns",
        "min_rolls",
        "players",
    ]
    assert (found["expected_turns"], found["expected_rolls"]) == (27.8915479211, 33.1895703818)
    above, _, below = found["expected_turns_fraction"].partition("/")
    assert int(above) / int(below) == pytest.approx(27.8915479211, abs=1e-10)
    assert (len(found["from_space"]), found["from_space"][0], found["from_space"][-1]) == (101, 27.8915479211, 0.0)
    assert list(found["quantiles"]) == ["0.1", "0.9"]
    company = found["players"]
    assert list(company) == ["k", "rounds", "turns", "rolls", "win"]
    assert (company["k"], company["turns"], company["win"][0]) == (2, 36.721764332, 0.5110655265)


def test_the_default_board_and_its_file_give_the_same() -> None:
    """Without a file the game's own board is meant; by name and by path it is the same one."""
    found = figures()
    assert figures("builtin:classic") == found
    assert figures(str(BOARDS / "classic.toml")) == found


def test_options() -> None:
    """The finish has an option of its own, in two words; all others by key and value."""
    assert figures("--finish", "stay") == figures("--finish", "exact") == figures("--option", "finish=stay")
    assert figures("--option", "three_sixes=off")["expected_turns"] == 27.8901162807
    assert figures("--option", "rolls_per_round=2") == figures()


def test_in_words() -> None:
    """The same for people."""
    result = run("--ruleset", "classic", "--players", "2")
    assert result.exit_code == 0
    assert result.stdout.isascii()
    assert "One player: 27.8915479211 turns expected (33.1895703818 rolls of both dice)." in result.stdout
    assert "2 players: 36.7217643320 turns of all together" in result.stdout
    assert "Player 1 wins with 0.5110655265." in result.stdout


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ([], 2, "--ruleset"),
        (["--ruleset", "postal"], 2, "say classic"),
        (["--ruleset", "classic", "--players", "0"], 2, "1 to 100"),
        (["--ruleset", "classic", "--finish", "far"], 2, "say bounce, stay, exact or overshoot"),
        (["--ruleset", "classic", "--option", "three_sixes"], 2, "KEY=VALUE"),
        (["--ruleset", "classic", "--option", "three_sixes=no"], 1, "must be one of void_third_double_six, off"),
        (["--ruleset", "classic", "--option", "sixes=off"], 1, "there is no option"),
        (["--ruleset", "classic", "nowhere.toml"], 1, "no such file"),
        (["--ruleset", "classic", "builtin:clasic"], 1, "builtin:classic"),
        (["--ruleset", "classic", "builtin:article", "--finish", "stay"], 1, "from space 99 nobody gets home"),
    ],
)
def test_refusals(words: list[str], status: int, said: str) -> None:
    """What is wrong is said on standard error, with nothing on standard output and never a traceback."""
    result = run(*words)
    assert result.exit_code == status
    assert said in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.output


def test_a_bad_board_is_refused_with_file_and_line(tmp_path: Path) -> None:
    """As `pbm board check` would say it."""
    path = tmp_path / "hill.toml"
    path.write_text('finish = 20\n[layout]\nkind = "rows"\nwidth = 5\n[ladders]\n9 = 3\n', encoding="utf-8")
    result = run("--ruleset", "classic", str(path))
    assert result.exit_code == 1
    assert "hill.toml, line 6, ladders.9: the ladder from 9 ends lower" in result.stderr

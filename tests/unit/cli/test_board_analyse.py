"""`pbm board analyse`, as a GM and as a script use it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pbm.cli.app import app

BOARDS = Path(__file__).parents[3] / "config" / "boards"


@cache
def run(*words: str) -> Result:
    """Return what the command did."""
    return CliRunner().invoke(app, ["board", "analyse", *words])


def figures(*words: str) -> dict[str, Any]:
    """Return the JSON of the classic game."""
    return as_json("--ruleset", "classic", *words)


def as_json(*words: str) -> dict[str, Any]:
    """Return the JSON: one line of ASCII on standard output, and nothing else anywhere."""
    result = run("--json", *words)
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
        ([], 2, "say --ruleset classic for the classic game's own board"),
        (["--ruleset", "postal"], 2, "name a board file"),
        (["--ruleset", "unleashed"], 2, "say classic or postal"),
        (["builtin:article", "--ruleset", "classic", "--postal"], 2, "say one of the two"),
        (["builtin:article", "--ruleset", "classic", "--die", "6"], 2, "has its own throws"),
        (["builtin:article", "--postal", "--die", "6"], 2, "has its own throws"),
        (["builtin:article", "--postal", "--finish", "exact"], 2, "leave --finish out"),
        (["builtin:article", "--postal", "--exact"], 2, "leave --exact out"),
        (["builtin:article", "--die", "2x6"], 2, "say 6, d8, 2d6"),
        (["builtin:article", "--option", "chains=follow"], 2, "chain"),
        (["builtin:article", "--die", "2d6"], 1, "and only 63.8968% of all games come home"),
        (["nowhere.toml", "--postal"], 1, "no such file"),
        (["--ruleset", "classic", "--players", "0"], 2, "1 to 100"),
        (["--ruleset", "classic", "--finish", "far"], 2, "say exact, overshoot, bounce or stay"),
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


def test_one_token_and_one_die() -> None:
    """Without a game's name the published figures of one die, under the names and in the order that scripts rely on."""
    found = as_json("builtin:article", "--players", "2")
    assert list(found) == [
        "expected_turns",
        "expected_turns_fraction",
        "from_space",
        "sd",
        "median",
        "mode",
        "p_mode",
        "quantiles",
        "min_turns",
        "players",
        "variance",
        "p_min_turns",
        "method",
        "residual",
    ]
    assert found["expected_turns"] == 39.5983656402
    above, _, below = found["expected_turns_fraction"].partition("/")
    assert (above[:4], below[:4]) == ("4701", "1187")
    assert (len(found["from_space"]), found["from_space"][0], found["from_space"][-1]) == (101, 39.5983656402, 0.0)
    assert (found["sd"], found["median"], found["mode"], found["p_mode"]) == (25.6025161657, 33, 22, 0.0246218911)
    assert (found["quantiles"], found["min_turns"], found["p_min_turns"]) == ({"0.1": 15, "0.9": 73}, 7, "73/46656")
    assert found["players"] == {
        "k": 2,
        "rounds": 26.513296089,
        "rolls": 52.5187894044,
        "win": [0.5078027735, 0.4921972265],
    }


def test_finish_and_die() -> None:
    """Other finishes and other dice; what is not said is exact, and one die of six."""
    plain = as_json("builtin:article")
    assert plain["players"] == {"k": 1, "rounds": 39.5983656402, "rolls": 39.5983656402, "win": [1.0]}
    assert as_json("builtin:article", "--finish", "stay", "--die", "1,2,3,4,5,6") == plain
    assert as_json("builtin:article", "--finish", "overshoot")["expected_turns"] == 36.193070219
    assert as_json("builtin:article", "--finish", "bounce")["expected_turns"] == 43.7396433197
    assert as_json("builtin:article", "--die", "8", "--finish", "overshoot")["expected_turns"] == 26.870993772
    assert as_json("builtin:article", "--die", "2d6", "--finish", "overshoot")["min_turns"] == 5


def test_chains_count_where_a_game_follows_them(tmp_path: Path) -> None:
    """As the option of the game says; by default a token stops at the end of the first."""
    path = tmp_path / "chain.toml"
    path.write_text('finish = 20\n[layout]\nkind = "rows"\nwidth = 5\n[ladders]\n3 = 8\n8 = 15\n', encoding="utf-8")
    loose = as_json(str(path))["expected_turns"]
    followed = as_json(str(path), "--option", "chain=follow")["expected_turns"]
    assert followed < loose


def test_the_postal_figures() -> None:
    """Under the names that scripts rely on, as they were worked out elsewhere; the game's name asks for the same."""
    found = as_json("builtin:article", "--postal", "--players", "8")
    assert (found["min_turns"], found["min_sequences"], found["reachable_states"]) == (7, 16, 4511)
    assert (found["solo_turns"], found["solo_rounds"]) == (36.2636395257, 30.6022426784)
    assert (found["turns"], found["rounds"], found["draw"]) == (14.5325089349, 12.4372613306, 0.055996832)
    assert (found["dead_states"], found["walls"], found["longest_snake_run"]) == ([], [], 2)
    assert list(found["trapdoors"][0]) == ["space", "below", "met", "loss", "expected_loss"]
    assert [crowd["players"] for crowd in found["nine_to_eight"]] == [9, 8]
    assert as_json("builtin:article", "--ruleset", "postal", "--players", "8") == found


def test_one_token_in_words() -> None:
    """For people, in ASCII: the figure, the spread, the best, and who wins."""
    result = run("builtin:article", "--players", "2")
    assert result.exit_code == 0
    assert result.stdout.isascii()
    assert "The analysed board; thrown: 6; finish: exact:" in result.stdout
    assert "One player: 39.5983656402 turns expected." in result.stdout
    assert "median 33; most often 22 turns (2.46%)" in result.stdout
    assert "At best 7 turns, with a chance of 73/46656." in result.stdout
    assert "Player 2 wins with 0.4921972265." in result.stdout


def test_the_postal_figures_in_words() -> None:
    """For people: how long, how often drawn, the ways home, trapdoors, and what a ninth player changes."""
    result = run("builtin:article", "--postal", "--players", "8")
    assert result.exit_code == 0
    assert result.stdout.isascii()
    for said in (
        "8 players: the first is home after 14.5325089349 turns",
        "5.5997% of all games are drawn",
        "from all of them there is a way home",
        "No wall of six: at most 2 snakes in a row.",
        "A trapdoor would cost one player most on 100",
        "9 players: 3 votes open a trapdoor",
        "8 players: 2 votes open a trapdoor",
    ):
        assert said in result.stdout

"""`pbm board simulate`, as a GM and as a script use it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pbm.analysis import simulate
from pbm.analysis.tally import Tally
from pbm.cli.app import app

BOARDS = Path(__file__).parents[3] / "config" / "boards"


def run(*words: str) -> Result:
    """Return what the command did."""
    return CliRunner().invoke(app, ["board", "simulate", *words])


def figures(*words: str) -> dict[str, Any]:
    """Return the JSON: one line of ASCII on standard output, and nothing else anywhere."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert result.stdout.isascii()
    assert result.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_shape_of_the_json() -> None:
    """How many games, turns, rounds, throws, draws, and each seat's chance with its bounds."""
    found = figures("builtin:families", "--players", "4", "--games", "500")
    assert list(found) == ["games", "seed", "stopped", "unfinished", "turns", "rounds", "throws", "draw", "win"]
    assert (found["games"], found["seed"], found["stopped"]) == (500, 1, False)
    assert [seat["bot"] for seat in found["win"]] == ["random"] * 4
    assert sum(seat["wins"] for seat in found["win"]) + found["draw"]["games"] == 500
    for seat in found["win"]:
        assert seat["chance"]["low"] < seat["chance"]["value"] < seat["chance"]["high"]
    assert found["turns"]["low"] < found["turns"]["value"] < found["turns"]["high"]


def test_the_same_seed_the_same_games() -> None:
    """Twice the same, and another with another seed; also of bots that look at reports."""
    one, same, other = (figures("builtin:seven", "--games", "300", "--seed", seed) for seed in ("3", "3", "4"))
    assert one == same
    assert one["turns"] != other["turns"]
    words = ("builtin:seven", "--bots", "greedy,random", "--players", "3", "--games", "8", "--nominate", "random")
    assert figures(*words) == figures(*words)


def test_the_last_bot_named_fills_the_seats() -> None:
    """One greedy, the others lowest; a number of players that is too small is wrong usage."""
    found = figures("builtin:families", "--bots", "greedy,lowest", "--players", "4", "--games", "3")
    assert [seat["bot"] for seat in found["win"]] == ["greedy", "lowest", "lowest", "lowest"]
    assert run("builtin:families", "--bots", "greedy,lowest,random", "--players", "2").exit_code == 2
    wrong = run("builtin:families", "--bots", "wizard")
    assert wrong.exit_code == 2
    assert "random, lowest, greedy, learner" in " ".join(wrong.stderr.split())


def test_races_by_dice() -> None:
    """One die, two, and the classic game; --finish is for races, whose only options are those of boards."""
    assert figures("builtin:article", "--die", "6", "--games", "200")["win"][0]["bot"] == "dice"
    assert figures("builtin:classic", "--die", "classic", "--players", "2", "--games", "200")["draw"]["games"] == 0
    assert figures("builtin:article", "--die", "2d6", "--finish", "bounce", "--games", "100")["games"] == 100
    assert run("builtin:article", "--finish", "bounce").exit_code == 2
    assert figures("builtin:families", "--die", "d8", "--option", "chain=follow", "--games", "100")["games"] == 100
    assert run("builtin:article", "--die", "6", "--option", "three_sixes=off").exit_code == 2
    wrong = run("builtin:article", "--die", "cube")
    assert (wrong.exit_code, wrong.stdout) == (1, "")
    assert "that die will not do" in wrong.stderr


def test_words_for_people() -> None:
    """Turns, rounds, draws and a line for each seat, with what the brackets mean."""
    result = run("builtin:families", "--players", "2", "--games", "400")
    assert result.exit_code == 0
    assert result.stdout.startswith("400 games of 2 players on builtin:families, seed 1.")
    for words in ("Turns: ", "Rounds: ", "Drawn: ", "Seat 2 (random) wins alone: ", "95 of 100"):
        assert words in result.stdout


def test_what_was_played_until_control_c_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted after two blocks: their games are told, and that it was ended early; the exit status says so too."""
    whole = simulate.simulate_throws

    def interrupted(*words: Any, **more: Any) -> Iterator[Tally]:
        blocks = whole(*words, block=50, **more)
        yield next(blocks)
        yield next(blocks)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "simulate_throws", interrupted)
    result = run("builtin:families", "--games", "1000")
    assert result.exit_code == 130
    assert "Ended early, after 100 of 1,000 games" in result.stdout
    found = json.loads(run("builtin:families", "--games", "1000", "--json").stdout)
    assert (found["games"], found["stopped"]) == (100, True)


def test_a_board_that_is_refused_is_said(tmp_path: Path) -> None:
    """Exit status 1 and the reason, no traceback; so for an option there is not."""
    path = tmp_path / "bad.toml"
    path.write_text("finish = 10\n")
    for words in ((str(path),), ("builtin:families", "--option", "chian=follow")):
        result = run(*words)
        assert result.exit_code == 1
        assert result.stderr.startswith("error: ")
        assert result.stdout == ""


def test_games_without_end_are_told_as_what_they_are() -> None:
    """Bots in step never get home on this board: no figure is made up of no game, and the words say why."""
    asked = ("builtin:article", "--bots", "greedy", "--games", "2")
    shown = run(*asked)
    assert shown.exit_code == 0
    assert "Called off, as nobody was home after 600 turns: 2." in shown.stdout
    assert "move in step" in shown.stdout
    found = json.loads(run(*asked, "--json").stdout)
    assert found["unfinished"] == 2
    assert found["turns"]["value"] is None
    assert found["turns"]["median"] is None
    assert all(seat["chance"]["value"] is None for seat in found["win"])


@pytest.mark.parametrize("words", [("--bots", "learner"), ("--nominate", "random")])
def test_a_die_plays_for_everybody(words: tuple[str, str]) -> None:
    """What would be passed over is refused."""
    refused = run("builtin:article", "--die", "6", *words)
    assert refused.exit_code == 2
    assert "a die plays for everybody" in " ".join(refused.output.split())


def test_a_wall_for_six_is_none_for_a_larger_die(tmp_path: Path) -> None:
    """A board that throws of 1 to 6 cannot pass is refused for the postal game, and played with a die of twelve."""
    board = tmp_path / "wall.toml"
    snakes = "\n".join(f"{space} = 2" for space in range(24, 30))
    board.write_text(f'finish = 40\n[layout]\nkind = "rows"\nwidth = 10\n[snakes]\n{snakes}\n')
    assert "no throws of 1 to 6 lead to the finish" in " ".join(run(str(board), "--games", "10").output.split())
    assert run(str(board), "--die", "12", "--games", "10").exit_code == 0

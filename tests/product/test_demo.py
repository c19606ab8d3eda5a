"""`make demo`: a whole game by real mail in seconds."""

from __future__ import annotations

import mailbox
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest


def demo(folder: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Run the demonstration in a folder."""
    command = [sys.executable, "-m", "pbm", "demo", "--dir", str(folder), *flags]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The demonstration, played with its own seed: its folder and what it printed."""
    folder = tmp_path_factory.mktemp("demo") / "run"
    done = demo(folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder, done.stdout


def test_the_demonstration_shows_reports_placings_and_where_everything_is(played: tuple[Path, str]) -> None:
    """Each round's report as a player gets it, the placings at the end, the mails and the database where it says."""
    folder, shown = played
    assert "Round 1 has been played" in shown
    assert "Place  Player" in shown
    assert "1. " in shown.partition("The game is over")[2]
    assert str(folder / "pbm.sqlite3") in shown.replace("\n", "")
    boxes = sorted(path.name for path in (folder / "mail").iterdir())
    assert boxes == ["brenda", "clive", "gm", "gus", "hugh", "kayleigh", "maurice"]
    assert len(mailbox.Maildir(str(folder / "mail" / "brenda"))) > 10


def test_its_players_have_their_habits(played: tuple[Path, str]) -> None:
    """One is always late, one repeats a throw, one forgets, one writes prose; all are understood or asked."""
    database = sqlite3.connect(played[0] / "pbm.sqlite3")
    assert database.execute("select count(*) from games where status = 'over'").fetchone() == (1,)
    rows = database.execute("select sender, outcome from mails_in").fetchall()
    rounds = database.execute("select count(*) from rounds").fetchone()[0]
    database.close()
    by_sender: dict[str, list[str]] = {}
    for sender, outcome in rows:
        by_sender.setdefault(sender.partition("@")[0], []).append(outcome)
    assert all("late for round" in outcome for outcome in by_sender["hugh"])
    assert any("partly" in outcome for outcome in by_sender["kayleigh"])
    assert len(by_sender["gus"]) < rounds
    for name in ("brenda", "maurice"):
        assert len(by_sender[name]) == rounds
        assert all(outcome.startswith("orders taken") and "partly" not in outcome for outcome in by_sender[name])


@pytest.mark.soak
def test_another_seed_is_another_game(played: tuple[Path, str], tmp_path: Path) -> None:
    """What players write follows from the seed."""

    def rounds(folder: Path) -> list[str]:
        database = sqlite3.connect(folder / "pbm.sqlite3")
        found = [row[0] for row in database.execute("select public from rounds order by number")]
        database.close()
        return found

    assert demo(tmp_path / "run", "--quiet", "--seed", "6").returncode == 0
    assert rounds(played[0]) != rounds(tmp_path / "run")


def test_a_folder_that_is_no_former_demo_is_never_emptied(tmp_path: Path) -> None:
    """What somebody keeps there is theirs."""
    (tmp_path / "novel.txt").write_text("Chapter 1")
    done = demo(tmp_path)
    assert done.returncode == 1
    assert "is not empty" in done.stderr
    assert (tmp_path / "novel.txt").exists()


@pytest.mark.parametrize("flags", [("--ruleset", "chess"), ("--seed", "many")])
def test_a_wrong_flag_is_answered_with_advice(tmp_path: Path, flags: tuple[str, str]) -> None:
    """No traceback, and a word on what there is."""
    done = demo(tmp_path / "run", *flags)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert flags[0].strip("-") in done.stderr or flags[1] in done.stderr


def test_a_file_is_no_folder_to_play_in(tmp_path: Path) -> None:
    """A file named with --dir, or a folder beneath one, is answered with advice and left alone."""
    (tmp_path / "novel.txt").write_text("Chapter 1")
    for place in (tmp_path / "novel.txt", tmp_path / "novel.txt" / "run"):
        done = demo(place)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert "--dir" in done.stderr
    assert (tmp_path / "novel.txt").read_text() == "Chapter 1"

"""`make demo`: a whole game by real mail in seconds."""

from __future__ import annotations

import mailbox
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from email import message_from_bytes, policy
from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner

from pbm.cli import main
from pbm.cli.app import app
from tests.product.venvs import fresh_venv


@pytest.fixture
def demo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[object, str]]:
    """Give the demonstration in a folder: its exit status, and what it says of what is wrong."""

    def run(folder: Path, *flags: str) -> tuple[object, str]:
        monkeypatch.setattr("sys.argv", ["pbm", "demo", "--dir", str(folder), *flags])
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code, capsys.readouterr().err

    return run


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The demonstration as whoever installs the wheel plays it, elsewhere: its folder and what it printed."""
    venv = fresh_venv(tmp_path_factory.mktemp("demo"))
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    shown = venv.run(["python", "-c", "import pbm; print(pbm.__file__)"], elsewhere).stdout
    assert shown.startswith(str(venv.home)), shown
    done = venv.run(["pbm", "demo"], elsewhere)
    assert done.stderr == ""
    return elsewhere / "demo-run", done.stdout


def test_the_demonstration_shows_reports_placings_and_where_everything_is(played: tuple[Path, str]) -> None:
    """Each round's report as a player gets it, the placings at the end, the mails and the database where it says.

    It is the wheel alone that plays, in an environment of its own: templates and boards travel in it.
    """
    folder, shown = played
    assert "Round 1 has been played" in shown
    assert "Place  Player" in shown
    assert "1. " in shown.partition("The game is over")[2]
    assert "demo-run/pbm.sqlite3" in shown.replace("\n", "")
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
def test_another_seed_is_another_game(
    played: tuple[Path, str], demo: Callable[..., tuple[object, str]], tmp_path: Path
) -> None:
    """What players write follows from the seed."""

    def rounds(folder: Path) -> list[str]:
        database = sqlite3.connect(folder / "pbm.sqlite3")
        found = [row[0] for row in database.execute("select public from rounds order by number")]
        database.close()
        return found

    assert demo(tmp_path / "run", "--quiet", "--seed", "4")[0] == 0
    assert rounds(played[0]) != rounds(tmp_path / "run")


def test_a_folder_that_is_no_former_demo_is_never_emptied(
    demo: Callable[..., tuple[object, str]], tmp_path: Path
) -> None:
    """What somebody keeps there is theirs."""
    (tmp_path / "novel.txt").write_text("Chapter 1")
    status, said = demo(tmp_path)
    assert status == 1
    assert "is not empty" in said
    assert (tmp_path / "novel.txt").exists()


@pytest.mark.parametrize("flags", [("--ruleset", "chess"), ("--seed", "many")])
def test_a_wrong_flag_is_answered_with_advice(
    demo: Callable[..., tuple[object, str]], tmp_path: Path, flags: tuple[str, str]
) -> None:
    """No traceback, and a word on what there is."""
    status, said = demo(tmp_path / "run", *flags)
    assert status in (1, 2)
    assert flags[0].strip("-") in said or flags[1] in said


def test_a_file_is_no_folder_to_play_in(demo: Callable[..., tuple[object, str]], tmp_path: Path) -> None:
    """A file named with --dir, or a folder beneath one, is answered with advice and left alone."""
    (tmp_path / "novel.txt").write_text("Chapter 1")
    for place in (tmp_path / "novel.txt", tmp_path / "novel.txt" / "run"):
        status, said = demo(place)
        assert status == 1
        assert "--dir" in said
    assert (tmp_path / "novel.txt").read_text() == "Chapter 1"


@dataclass(frozen=True)
class Kept:
    """A demonstration without throws: what it printed, its folder, and what a player kept of it."""

    shown: str
    folder: Path
    reveal: Path
    mails: tuple[Path, ...]


@pytest.fixture(scope="module", params=[("classic", 6), ("unleashed", 3)], ids=["classic", "unleashed"])
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """The demonstration of another game, a short one, and what Maurice saves: his mails and the reveal."""
    ruleset, seed = request.param
    folder = tmp_path_factory.mktemp(ruleset)
    asked = ["demo", "--ruleset", ruleset, "--seed", str(seed), "--quiet", "--dir", str(folder / "run")]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    box = mailbox.Maildir(str(folder / "run" / "mail" / "maurice"))
    saved: list[Path] = []
    for raw in sorted((box.get_bytes(key) for key in box.iterkeys()), key=_when):
        mail = message_from_bytes(raw, policy=policy.default)
        if "Receipt" in mail["Subject"]:
            continue
        saved.append(folder / f"{len(saved):02}.eml")
        saved[-1].write_bytes(raw)
        for part in mail.iter_attachments():
            (folder / str(part.get_filename())).write_bytes(cast(bytes, part.get_payload(decode=True)))
    return Kept(done.output, folder / "run", folder / "demo-reveal.json", tuple(saved))


def _when(raw: bytes) -> datetime:
    return cast(datetime, message_from_bytes(raw, policy=policy.default)["Date"].datetime)


def test_another_game_is_played_to_its_end_with_every_mail_read(other: Kept) -> None:
    """There are placings, and every mail of every player was taken as orders, or as orders that came too late."""
    assert "The game is over after " in other.shown
    assert "  1. " in other.shown
    assert all(f" {name}" in other.shown for name in ("Brenda", "Clive", "Maurice", "Gus", "Kayleigh", "Hugh"))
    database = sqlite3.connect(other.folder / "pbm.sqlite3")
    outcomes = [row[0] for row in database.execute("select outcome from mails_in")]
    unsent = database.execute("select count(*) from outbox where status != 'sent'").fetchone()
    database.close()
    assert len(outcomes) > 10
    assert {outcome.partition(",")[0].rstrip(" 0123456789") for outcome in outcomes} == {
        "orders taken",
        "late for round",
    }
    assert not [outcome for outcome in outcomes if "partly" in outcome]
    assert unsent == (0,)


def test_what_a_player_kept_of_another_game_verifies(other: Kept) -> None:
    """The first mail and every report agree with the reveal that came with the last."""
    done = CliRunner().invoke(app, ["verify", str(other.reveal), *map(str, other.mails)])
    assert done.exit_code == 0, done.output
    rounds = len(other.mails) - 1
    assert f"All {rounds} rounds agree with what was sealed and with your {rounds} reports." in done.output
    assert "The seals in your mails are those of the reveal file." in done.output


def test_one_byte_changed_is_named(other: Kept, tmp_path: Path) -> None:
    """A die that a report tells, and one of the reveal's: each is found, with its line or its entry."""
    raw = other.mails[-2].read_bytes()
    at = raw.index(b" rolls ") + len(b" rolls ")
    mine = tmp_path / "mine.eml"
    mine.write_bytes(_other_digit(raw, at))
    done = CliRunner().invoke(app, ["verify", str(other.reveal), str(mine)])
    assert done.exit_code == 1
    line = raw[:at].count(b"\n") + 1
    assert "this sentence of the report does not agree with the replay" in done.output
    # The sentence may have begun on the line before.
    assert f"mine.eml:{line}:" in done.output or f"mine.eml:{line - 1}:" in done.output
    known = other.reveal.read_bytes()
    at = known.index(b'"seed": "') + len(b'"seed": "')
    (tmp_path / "reveal.json").write_bytes(_other_digit(known, at))
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "reveal.json"), *map(str, other.mails)])
    assert done.exit_code == 1
    assert "The seal of the dice does not fit" in done.output


def _other_digit(raw: bytes, at: int) -> bytes:
    return raw[:at] + (b"6" if raw[at : at + 1] != b"6" else b"5") + raw[at + 1 :]

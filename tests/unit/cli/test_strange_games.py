"""A game that pbm.toml names and that there is not: whoever opens the database is told, with its place."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from pbm.cli import serve
from pbm.cli.app import app
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import open_house, settings_in

ZINES = """[[zine]]
name = "Mad Policy"
address = "editor@zine.test"
games = ["hill", "hil"]

[archive]
games = ["summit"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with one game, whose settings name two that there are not."""
    settings = settings_in(tmp_path, extra=ZINES)
    house = open_house(settings, SqlStore.open(settings.database.url))
    house.start()
    house.server.close()
    return tmp_path


def notes(folder: Path, *words: str) -> list[str]:
    """Return what a command says on standard error."""
    done = CliRunner().invoke(app, [*words, "--config", str(folder / "pbm.toml")])
    assert done.exit_code == 0
    return done.stderr.splitlines()


def test_a_command_names_the_slip_once_with_its_place(folder: Path) -> None:
    """File, line and key, and the game that it may be; the game that is there is not spoken of."""
    file = folder / "pbm.toml"
    lines = file.read_text("utf-8").splitlines()
    zine, archive = (number for number, line in enumerate(lines, 1) if line.startswith("games = "))
    assert notes(folder, "game", "list") == [
        f'pbm: note: {file}, line {zine}, zine[1].games: there is no game "hil" (yet); did you mean "hill"?',
        f'pbm: note: {file}, line {archive}, archive.games: there is no game "summit" (yet); games here: hill',
    ]
    assert notes(folder, "outbox", "list") == notes(folder, "game", "list")
    assert notes(folder, "zine") == notes(folder, "game", "list")


def test_the_server_logs_it_as_it_begins(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pbm serve` says the same in its log."""
    stopped = threading.Event()
    stopped.set()
    monkeypatch.setattr(serve, "threading", SimpleNamespace(Event=lambda: stopped))
    monkeypatch.setattr(serve, "signal", SimpleNamespace(SIGINT=2, SIGTERM=15, signal=lambda *_: None))
    monkeypatch.setattr(serve, "start_logging", lambda *_: None)
    with caplog.at_level(logging.WARNING, logger="pbm.cli.serve"):
        serve.serve(folder / "pbm.toml")
    said = [record.getMessage() for record in caplog.records if record.name == "pbm.cli.serve"]
    assert [line.partition("there is no game ")[2][:6] for line in said] == ['"hil" ', '"summi']


def test_before_any_game_nothing_is_said(tmp_path: Path) -> None:
    """A server without games has nothing that the name could be compared with."""
    settings_in(tmp_path, extra=ZINES)
    assert notes(tmp_path, "game", "list") == []

"""Commands by which a GM changes a game that runs, or ends it and takes it up again: what is said back."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.core.errors import PbmError
from tests.unit.cli.test_game_open import SERVER, playing


@pytest.fixture(autouse=True)
def _running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a game of two that has just begun, in a rehearsal."""
    monkeypatch.chdir(tmp_path)
    Path("pbm.toml").write_text(SERVER.replace("[mail]\n", '[mail]\nredirect_to = "alan@example.test"\n'))
    Path("vipers.toml").write_text(playing())
    run("game", "start", "vipers.toml")


def run(*arguments: str) -> Any:
    """Run a command; what it refuses is raised."""
    result = CliRunner().invoke(app, arguments)
    if isinstance(result.exception, PbmError):
        raise result.exception
    return result


def deadline() -> datetime:
    """Return the deadline of the newest round."""
    return datetime.fromisoformat(json.loads(run("round", "show", "vipers", "--json").output)["deadline"])


def test_a_deadline_is_moved_and_the_gm_hears_who_is_told() -> None:
    """The time is two words or one; the output has the new deadline, the old, the one after it, and the names."""
    new = deadline() + timedelta(days=3)
    day = f"{new:%Y-%m-%d}"
    said = " ".join(run("round", "postpone", "vipers", day, "12:00").output.split())
    assert "The deadline of round 1 is now" in said
    assert "12:00 (Europe/London); it was" in said
    assert "The next deadline of the calendar after it, for round 2, is Friday" in said
    assert "Mails in the outbox tell the players: Brenda, Clive." in said
    assert "This is a rehearsal: all of them go to alan@example.test." in said
    assert deadline() > new - timedelta(days=1)
    kinds = [mail["kind"] for mail in json.loads(run("outbox", "list", "--json").output)]
    assert kinds.count("deadline") == 2
    again = run("round", "postpone", "vipers", f"{day} 12:00").output
    assert "already: nothing is changed, and nobody is told again." in " ".join(again.split())
    assert kinds == [mail["kind"] for mail in json.loads(run("outbox", "list", "--json").output)]


def test_an_earlier_deadline_needs_a_yes() -> None:
    """It is refused with what to say, and taken then."""
    soon = f"{datetime.now(UTC) + timedelta(days=2):%Y-%m-%d} 12:00"
    with pytest.raises(PbmError, match="To move it nevertheless, say --yes"):
        run("round", "postpone", "vipers", soon)
    assert "is now" in run("round", "postpone", "vipers", soon, "--yes").output


def test_a_round_closed_early_tells_the_next_deadline() -> None:
    """The command says when the round that has opened ends: after the deadline that had been told."""
    before = deadline()
    assert "Round 2 is open; its deadline is Friday" in run("round", "close", "vipers", "--early").output
    assert abs(deadline() - before - timedelta(weeks=2)) < timedelta(hours=2), "but for the clocks that change"


def test_a_game_is_ended_when_the_gm_says_yes() -> None:
    """Without --yes it is told what would happen; with it the places are shown, and said again it is done already."""
    with pytest.raises(PbmError, match=r"this ends Vipers before its first round is played\. .* with --yes"):
        run("game", "end", "vipers")
    assert "running" in run("game", "list").output
    run("round", "close", "vipers", "--early")
    said = " ".join(run("game", "end", "vipers", "--yes", "--reason", "Off to sea.").output.split())
    assert "Vipers is ended, after round 1. Everybody stands where they stood: Place Player Space" in said
    assert "Mails in the outbox tell the players: Brenda, Clive. The reveal file is attached to them." in said
    assert "This is a rehearsal: all of them go to alan@example.test." in said
    mails = run("outbox", "list", "--json").output
    again = " ".join(run("game", "end", "vipers", "--yes").output.split())
    assert "after round 1: nothing is changed, and nobody is told again." in again
    assert mails == run("outbox", "list", "--json").output
    assert "over, because you ended it as it stood" in run("game", "show", "vipers").output
    with pytest.raises(PbmError, match="no open round, so no deadline to move: it is over"):
        run("round", "postpone", "vipers", "2030-12-04 20:00")
    shown = run("game", "show", "vipers").output
    assert "over, because you ended it as it stood" in shown
    assert "abandoned" not in shown


def test_a_game_that_was_ended_is_taken_up_again() -> None:
    """Where its secrets were shown only with --yes; the output has the round, its deadline and who is told."""
    with pytest.raises(PbmError, match="the game 'vipers' was not ended: it is running"):
        run("game", "resume", "vipers")
    before = deadline()
    run("round", "close", "vipers", "--early")
    run("game", "end", "vipers", "--yes")
    with pytest.raises(PbmError, match="`pbm game resume vipers` takes it up where you ended it"):
        run("game", "start", "vipers.toml")
    with pytest.raises(PbmError, match="its board among them; to play on nevertheless, say --yes"):
        run("game", "resume", "vipers")
    said = " ".join(run("game", "resume", "vipers", "--yes", "--reason", "Back from sea.").output.split())
    assert "Vipers goes on: round 2 is open until Friday" in said
    assert "Mails in the outbox tell the players: Brenda, Clive." in said
    assert "This is a rehearsal: all of them go to alan@example.test." in said
    assert deadline() > before
    mails = run("outbox", "list", "--json").output
    again = " ".join(run("game", "resume", "vipers").output.split())
    assert "Vipers was taken up again before, and round 2 is open until Friday" in again
    assert mails == run("outbox", "list", "--json").output
    shown = run("game", "show", "vipers").output
    assert "running" in shown
    assert "abandoned" not in shown

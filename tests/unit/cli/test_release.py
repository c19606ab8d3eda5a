"""``pbm round preview``, ``release`` and ``correct``, and ``pbm press``: what the GM types, and what comes of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.bootstrap import open_office
from pbm.cli.app import app
from pbm.cli.correction import also_from, orders_from
from pbm.config.server_file import load_settings
from pbm.core.errors import PbmError
from pbm.service.records import PressPiece
from tests.unit.cli.test_game_open import SERVER

GAME = """key = "vipers"
title = "Vipers"
zone = "Europe/London"
[boards]
A = "builtin:conventional"
[house]
publish = "gm"
[calendar]
every = "2 weeks on Friday 20:00"
[[players]]
name = "Brenda"
address = "brenda@players.test"
[[players]]
name = "Clive"
address = "clive@players.test"
"""


@pytest.fixture(autouse=True)
def _played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a game whose first round is played and waits; Brenda wrote press."""
    monkeypatch.chdir(tmp_path)
    Path("pbm.toml").write_text(SERVER)
    Path("vipers.toml").write_text(GAME)
    for way in ("in/new", "in/cur", "in/tmp", "out/new", "out/cur", "out/tmp"):
        Path(way).mkdir(parents=True)
    run("game", "start", "vipers.toml")
    office = open_office(load_settings(Path("pbm.toml")))
    with office.store.begin() as work:
        round_ = work.rounds.of_game(1)[0]
        seat = work.seats.of_game(1)[0]
        now = office.clock.now()
        work.press.add(PressPiece(round_id=round_.id, seat_id=seat.id, mail_id=None, text="Hiss.", received_at=now))
    office.store.close()
    assert "waits; your sheet is in the outbox" in run("round", "close", "vipers", "--early").output


def run(*arguments: str, words: str | None = None) -> Any:
    """Run a command; what it refuses is raised."""
    result = CliRunner().invoke(app, arguments, input=words)
    if isinstance(result.exception, PbmError):
        raise result.exception
    return result


def kinds() -> list[str]:
    """Return the kinds of the mails out."""
    return [mail["kind"] for mail in json.loads(run("outbox", "list", "--json").output)]


def test_a_round_is_looked_at_and_released() -> None:
    """A preview shows mails, or writes them as files; the release queues them, and said again says that it was done."""
    assert "played, waits for your release" in run("round", "show", "vipers").output
    assert json.loads(run("round", "show", "vipers", "--json").output)["released"] is None
    assert "played, waits for you" in run("game", "list").output
    shown = run("round", "preview", "vipers", "--seat", "Clive", "--note", "Happy new year!").output
    assert "To: clive@players.test" in shown
    assert "Happy new year!" in shown
    assert "To: brenda@players.test" not in shown
    assert "2 mails written to look." in run("round", "preview", "vipers", "--save", "look").output
    assert [path.name for path in sorted(Path("look").iterdir())] == ["01-report.eml", "02-report.eml"]
    assert "report" not in kinds()
    released = run("round", "release", "vipers", "--note", "Happy new year!").output
    assert "Round 1 is released; its reports are in the outbox." in released
    assert "Round 2 is open; its deadline is" in released
    assert kinds().count("report") == 2
    assert "Nothing waits: round 1 was released on" in run("round", "release", "vipers").output
    assert kinds().count("report") == 2
    assert json.loads(run("round", "show", "vipers", "--round", "1", "--json").output)["released"]


def test_press_is_listed_edited_struck_restored_and_added() -> None:
    """By its number; words come from the option or from standard input."""
    assert "Hiss." in run("press", "list", "vipers").output
    run("press", "edit", "vipers", "1", "--text", "Hiss!")
    assert json.loads(run("press", "list", "vipers", "--json").output)[0]["printed"] == "Hiss!"
    run("press", "edit", "vipers", "1", words="A long hiss.\n")
    assert "A long hiss." in run("press", "list", "vipers").output
    run("press", "strike", "vipers", "1")
    assert "struck out" in run("press", "list", "vipers").output
    run("press", "restore", "vipers", "1")
    assert "as it is" in run("press", "list", "vipers").output
    assert "Press 2 is in the next report." in run("press", "add", "vipers", "--text", "-", words="From me.").output
    assert "From me." in run("round", "preview", "vipers").output
    with pytest.raises(PbmError, match="no press 9"):
        run("press", "edit", "vipers", "9", "--text", "x")


def test_a_round_is_corrected_before_and_after_its_release() -> None:
    """Before, only the sheet is new; after, errata go out. Two seats can be put right at once."""
    told = run(
        "round", "correct", "vipers", "--seat", "Brenda", "--throws", "5", "--trapdoor", "45", "--reason", "Mine."
    )
    assert "It still waits." in told.output
    run("round", "release", "vipers")
    again = ("--seat", "1", "--trapdoor", "--", "--also", "Clive=3/none", "--reason", "Mine again.")
    told = run("round", "correct", "vipers", *again)
    assert "the errata are in the outbox" in told.output, told.output
    assert kinds().count("erratum") == 2
    orders = json.loads(run("round", "show", "vipers", "--round", "1", "--json").output)["gm"]["A"]
    assert orders["throws"] == {"Brenda": [5], "Clive": [3]}
    with pytest.raises(PbmError, match="7 is not a throw"):
        run("round", "correct", "vipers", "--seat", "Brenda", "--throws", "7", "--reason", "No.")


def test_orders_on_the_command_line() -> None:
    """Numbers for every board or for one of them, a space, none or no word, nothing at all; nonsense is refused."""
    assert orders_from(["5,3"], ["none"], nothing=False) == {"": {"throws": [5, 3], "trapdoor": "none"}}
    assert orders_from(["a:5", "B:2 1"], ["B:--"], nothing=False) == {
        "A": {"throws": [5]},
        "B": {"throws": [2, 1], "trapdoor": None},
    }
    assert orders_from([], [], nothing=True) is None
    assert also_from("Anna K. = A:5,3/45 B:2/none") == (
        "Anna K.",
        {"A": {"throws": [5, 3], "trapdoor": 45}, "B": {"throws": [2], "trapdoor": "none"}},
    )
    assert also_from("3=nothing") == ("3", None)
    assert also_from("Clive=5,3") == ("Clive", {"": {"throws": [5, 3]}})
    assert also_from("Clive = +2 on 9, else -1 on 22") == ("Clive", "+2 on 9, else -1 on 22")
    assert also_from("Clive=throw 5, trapdoor 45") == ("Clive", "throw 5, trapdoor 45")
    for words in (
        ["--throws", "five"],
        ["--throws", "5", "--nothing"],
        ["--throws", "5", "--throws", "A:5"],
        ["--trapdoor", "99999"],
        ["--nothing", "--also", "Clive"],
        [],
    ):
        assert run("round", "correct", "vipers", "--seat", "1", "--reason", "r", *words).exit_code == 2, words


def test_the_archive_is_renewed_with_the_release() -> None:
    """Where one is configured, the round and its correction are in it at once; a folder that will not do is a note."""
    Path("pbm.toml").write_text(SERVER + '[archive]\nfolder = "www"\n')
    assert "The archive in" in run("round", "release", "vipers").output
    page = Path("www/games/vipers/round-01.html")
    assert "Hiss." in page.read_text()
    mended = run("round", "correct", "vipers", "--seat", "Brenda", "--throws", "5", "--reason", "My glasses.")
    assert "is renewed." in mended.output
    assert "My glasses." in page.read_text()
    Path("pbm.toml").write_text(SERVER + '[archive]\nfolder = "in"\n')
    closed = run("round", "close", "vipers", "--early")
    assert closed.exit_code == 0
    assert "archive" not in closed.output
    released = run("round", "release", "vipers")
    assert released.exit_code == 0
    assert "Round 2 is released" in released.stdout
    assert "note: the archive is not renewed" in released.stderr


def test_a_round_closed_early_says_so() -> None:
    """Its deadline is told as what it was to be, beside when it was closed."""
    said = " ".join(run("round", "show", "vipers").output.split())
    assert "played, waits for your release; you closed it on" in said
    assert "before its deadline," in said
    assert json.loads(run("round", "show", "vipers", "--json").output)["closed"]
    run("round", "release", "vipers")
    assert "open, its deadline is" in run("round", "show", "vipers").output


def test_a_column_in_which_nothing_stands_is_left_out() -> None:
    """The positions of a game show no changes, so there is no column for them."""
    shown = run("game", "show", "vipers").output
    assert "Space" in shown
    assert "Change" not in shown

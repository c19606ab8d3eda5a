"""``pbm game open`` and ``pbm game start KEY``: a game that others may join before it begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.core.errors import PbmError

SERVER = """[server]
name = "Hill House"
data = "."
[mail]
address = "games@example.test"
gm_address = "alan@example.test"
mailbox = "dedicated"
[inbound.maildir]
path = "in"
[outbound.maildir]
path = "out"
"""
GAME = """key = "vipers"
title = "Vipers"
zone = "Europe/London"
[boards]
A = "builtin:families"
[house]
join = "{join}"
[calendar]
every = "2 weeks on Friday 20:00"
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a server and a game without players."""
    monkeypatch.chdir(tmp_path)
    Path("pbm.toml").write_text(SERVER)
    Path("vipers.toml").write_text(GAME.format(join="open"))


def run(*arguments: str) -> Any:
    """Run a command; what it refuses is raised."""
    result = CliRunner().invoke(app, arguments)
    if isinstance(result.exception, PbmError):
        raise result.exception
    return result


def test_a_game_is_opened_filled_and_begun_by_its_key() -> None:
    """Nothing is sent before it begins; then everybody who is in it is written to."""
    assert "`pbm game start vipers` begins it" in run("game", "open", "vipers.toml").output
    assert run("outbox", "list", "--json").output.strip() == "[]"
    assert "has seat 1" in run("seat", "add", "vipers", "Hattie <hattie@example.org>").output
    assert "ready" in run("game", "list").output
    shown = run("game", "show", "vipers").output
    assert "Hattie" in shown
    assert "Rounds" not in shown
    assert "has started with 1 player." in run("game", "start", "vipers").output
    assert "hattie@example.org" in run("outbox", "list", "--json").output
    assert "running" in run("game", "list").output


def test_what_cannot_begin_says_why() -> None:
    """No game of that key, nobody in it, begun already, no such file."""
    for key, why in (("adders", "no game .adders."),):
        with pytest.raises(PbmError, match=why):
            run("game", "start", key)
    run("game", "open", "vipers.toml")
    with pytest.raises(PbmError, match="nobody plays"):
        run("game", "start", "vipers")
    with pytest.raises(PbmError, match="exists already"):
        run("game", "open", "vipers.toml")
    run("seat", "add", "vipers", "Hattie <hattie@example.org>")
    run("game", "start", "vipers")
    with pytest.raises(PbmError, match="has begun already"):
        run("game", "start", "vipers")
    with pytest.raises(PbmError, match=r"no such file|cannot be read"):
        run("game", "start", "other.toml")


def test_a_closed_game_says_how_players_get_in() -> None:
    """Where nobody can join by mail the GM hears it when opening the game."""
    Path("vipers.toml").write_text(GAME.format(join="closed"))
    assert "`pbm seat add` seats players" in run("game", "open", "vipers.toml").output


def test_a_game_that_is_started_from_its_file_needs_players() -> None:
    """Only a game that others may join can do without."""
    with pytest.raises(PbmError, match="there are no players"):
        run("game", "start", "vipers.toml")


def test_a_newcomer_who_is_known_is_the_same_player_and_the_gm_is_told() -> None:
    """`pbm seat add` says under which name they play elsewhere; their clock stays unless one is given."""
    run("game", "open", "vipers.toml")
    Path("adders.toml").write_text(GAME.format(join="open").replace("vipers", "adders").replace("Vipers", "Adders"))
    run("game", "open", "adders.toml")
    run("seat", "add", "vipers", "Hattie <hattie@example.org>", "--zone", "Europe/Berlin")
    output = run("seat", "add", "adders", "Hat <HATTIE@example.org>").output
    assert "hattie@example.org is Hattie in vipers" in " ".join(output.split())
    assert "Their clock is Europe/Berlin" in " ".join(output.split())


def test_a_seat_that_leaves_can_be_kept() -> None:
    """`pbm seat keep` undoes a leaving that has not happened; before the game a seat is out at once."""
    run("game", "open", "vipers.toml")
    for name in ("Hattie", "Gus"):
        run("seat", "add", "vipers", f"{name} <{name.lower()}@example.org>")
    assert "Gus is out" in run("seat", "drop", "vipers", "Gus").output
    run("seat", "add", "vipers", "Ida <ida@example.org>")
    run("game", "start", "vipers")
    assert "leaves when the next round opens" in run("seat", "drop", "vipers", "Ida").output
    assert "Ida stays" in run("seat", "keep", "vipers", "Ida").output
    with pytest.raises(PbmError, match="not leaving"):
        run("seat", "keep", "vipers", "Ida")


@pytest.mark.parametrize("command", ["start", "open"])
@pytest.mark.parametrize("zone", ["", 'zone = "Europe/Paris"'])
def test_a_player_who_is_known_keeps_their_clock(command: str, zone: str) -> None:
    """Whatever the file of another game says, or leaves to that game; the GM is told."""
    run("game", "open", "vipers.toml")
    run("seat", "add", "vipers", "Hattie <hattie@example.org>", "--zone", "Asia/Tokyo")
    players = f'[[players]]\nname = "Hattie"\naddress = "hattie@example.org"\n{zone}\n'
    players += '[[players]]\nname = "Gus"\naddress = "gus@example.org"\n'
    file = GAME.format(join="open").replace("vipers", "adders").replace("Vipers", "Adders")
    Path("adders.toml").write_text(file + players)
    output = " ".join(run("game", command, "adders.toml").output.split())
    assert "Hattie is known already and keeps their clock, Asia/Tokyo" in output
    assert f"(the file says {'Europe/Paris' if zone else 'Europe/London'})" in output
    assert "Gus is known" not in output
    assert "Asia/Tokyo" in run("game", "show", "adders").output

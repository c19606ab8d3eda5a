"""``pbm game open`` and ``pbm game start KEY``: a game that others may join before it begins."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.config.resources import resource
from pbm.core.errors import PbmError
from pbm.storage.unit_of_work import SqlStore

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


def test_the_gm_hears_when_a_newcomer_starts_and_that_they_are_told() -> None:
    """`pbm seat add` says what happens next: with the game, or after the deadline of the round that is open."""
    Path("vipers.toml").write_text(GAME.format(join="ask") + "[options]\nlate_join = true\n")
    run("game", "open", "vipers.toml")
    said = " ".join(run("seat", "add", "vipers", "Hattie <hattie@example.org>").output.split())
    assert "Hattie has seat 1 and starts with the game. A mail in the outbox tells them so." in said
    run("game", "start", "vipers")
    said = " ".join(run("seat", "add", "vipers", "Gus <gus@example.org>").output.split())
    assert "starts when the next round opens, after the deadline of this one: Friday" in said
    assert "joined" in run("outbox", "list").output


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


def playing(key: str = "vipers", **words: str) -> str:
    """Return the file of a game that two play."""
    said = GAME.format(join="closed").replace('"vipers"', f'"{key}"')
    for old, new in words.items():
        said = said.replace(f'"{old}"', f'"{new}"')
    return said + "".join(
        f'[[players]]\nname = "{name}"\naddress = "{name.lower()}@players.test"\n' for name in ("Brenda", "Clive")
    )


def test_the_edited_file_of_a_running_game_says_what_changes_one() -> None:
    """A file is read once: who starts it again is told so, and which commands change a game that runs."""
    Path("vipers.toml").write_text(playing())
    run("game", "start", "vipers.toml")
    Path("vipers.toml").write_text(playing(Friday="Saturday"))
    with pytest.raises(PbmError) as refused:
        run("game", "start", "vipers.toml")
    said = str(refused.value)
    assert "exists already; for another game choose another key" in said
    assert "its file was read once, when it was started, and what you change in it since changes nothing" in said
    for command in ("pbm round postpone vipers", "pbm seat add", "pbm round correct vipers", "pbm game end vipers"):
        assert f"`{command}`" in said


def test_the_edited_file_of_a_game_kept_open_says_how_it_begins() -> None:
    """A game that was opened begins with its key, not with its file."""
    run("game", "open", "vipers.toml")
    with pytest.raises(PbmError, match=r"read once, when it was kept.*`pbm game start vipers` begins the game"):
        run("game", "open", "vipers.toml")


def test_two_running_games_of_one_title_are_noted() -> None:
    """The GM is told which other games have the title; a game under a title of its own is started without a word."""
    Path("vipers.toml").write_text(playing())
    assert "title" not in run("game", "start", "vipers.toml").stderr
    Path("adders.toml").write_text(playing("adders"))
    noted = run("game", "start", "adders.toml")
    assert noted.exit_code == 0
    assert "pbm: note: vipers has the title Vipers too." in noted.stderr
    Path("cobras.toml").write_text(playing("cobras", Vipers="Cobras"))
    assert "title" not in run("game", "start", "cobras.toml").stderr


@pytest.mark.parametrize("command", ["start", "open"])
def test_everything_that_is_wrong_with_a_game_is_said_at_once(command: str) -> None:
    """What the rules find in options and boards is told together with the calendar, down the file and with its line."""
    text = GAME.format(join="open").replace("Friday 20:00", "Friday 25:00").replace("builtin:families", "own.toml")
    Path("vipers.toml").write_text(text + '[options]\nannounce_nmr = "yes"\n')
    Path("own.toml").write_text("finish = 100\n\n[rule]\nkind = 3\n")
    with pytest.raises(PbmError) as refused:
        run("game", command, "vipers.toml")
    places = [(Path(str(one.file)).name, one.line) for one in refused.value.problems if one.line is not None]
    assert places[:2] == [("vipers.toml", 9), ("vipers.toml", 11)]
    assert places[2] == ("own.toml (board A)", 3)
    assert {name for name, _ in places[2:]} == {"own.toml (board A)"}


def test_a_board_that_everybody_sees_is_no_lost_secret() -> None:
    """Of the boards of the classic game nothing is said, wherever they come from."""
    text = GAME.format(join="open").replace("[boards]", 'ruleset = "classic"\n[boards]').replace("families", "classic")
    Path("vipers.toml").write_text(text)
    assert "no secret" not in run("game", "open", "vipers.toml").stderr


def test_boards_that_others_may_know_are_told() -> None:
    """A built-in board, and one of another game here, are no secrets: a line for each, on standard error."""
    Path("own.toml").write_text('finish = 100\n[layout]\nkind = "rows"\nwidth = 10\n[snakes]\n50 = 10\n')
    text = GAME.format(join="open").replace("[house]", 'B = "own.toml"\n[house]')
    Path("vipers.toml").write_text(text)
    said = run("game", "open", "vipers.toml").stderr.splitlines()
    assert [line.partition(",")[0] for line in said] == ["pbm: note: board A is the built-in board families"]
    other = (
        text.replace('"vipers"', '"adders"').replace('"builtin:families"', '"own.toml"').replace('B = "own', 'C = "own')
    )
    player = '[[players]]\nname = "Bo"\naddress = "bo@example.org"\n'
    Path("adders.toml").write_text(other.replace("[house]", f"{player}[house]").replace("Vipers", "Adders"))
    said = run("game", "start", "adders.toml").stderr.splitlines()
    assert [line.partition(":")[2].strip().partition(":")[2].strip() for line in said] == [
        f"board {name} is also one of vipers: what is found out or revealed there is known here too" for name in "AC"
    ]


def test_a_board_is_known_under_any_name() -> None:
    """A copy of a built-in board, or of another game's, in which the words alone are changed is told like that board;
    one in which a snake was moved is not."""
    board = 'finish = 100\n[layout]\nkind = "rows"\nwidth = 10\n[snakes]\n50 = 10\n'
    builtin = resource("config", "boards", "families.toml").read_text()
    Path("own.toml").write_text(board)
    Path("copy.toml").write_text(re.sub("(?m)^name *= .*", 'name = "Nightmare"', builtin))
    Path("renamed.toml").write_text(f'name = "Ours"\n{board}[public]\ntell = []\n')
    Path("moved.toml").write_text(board.replace("50 = 10", "50 = 11"))
    text = GAME.format(join="open")
    Path("vipers.toml").write_text(text.replace("builtin:families", "own.toml"))
    assert "board" not in run("game", "open", "vipers.toml").stderr
    boards = 'B = "renamed.toml"\nC = "moved.toml"\n[house]'
    other = text.replace('"vipers"', '"adders"').replace("builtin:families", "copy.toml").replace("[house]", boards)
    Path("adders.toml").write_text(other.replace("Vipers", "Adders"))
    said = run("game", "open", "adders.toml").stderr.splitlines()
    assert [line.partition("note: ")[2].partition(",")[0].partition(":")[0] for line in said] == [
        "board A is the built-in board families",
        "board B is also one of vipers",
    ]


def listed(output: str, status: str) -> int:
    """Return how many mails of a status a list has."""
    return len(re.findall(rf" {status} +\d", output))


def test_the_outbox_shows_what_waits_and_the_last_that_were_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every mail ever sent, unless all are asked for; what waits is never left out."""
    player = "".join(f'[[players]]\nname = "P{n}"\naddress = "p{n}@example.org"\n' for n in range(14))
    Path("vipers.toml").write_text(GAME.format(join="closed").replace("[house]", f"{player}[house]"))
    run("game", "start", "vipers.toml")
    assert listed(run("outbox", "list").output, "queued") >= 14
    store = SqlStore.open("sqlite:///pbm.sqlite3")
    with store.begin() as work:
        for mail in work.outbox.all(None, None)[:13]:
            work.outbox.update(replace(mail, status="sent"))
    store.close()
    short, whole = run("outbox", "list").output, run("outbox", "list", "--all").output
    assert listed(short, "sent") == 10
    assert "3 more that were sent before are not shown; `pbm outbox list --all` has them." in short
    assert listed(whole, "sent") == listed(run("outbox", "list", "--status", "sent").output, "sent") == 13
    assert "not shown" not in whole
    assert listed(short, "queued") == listed(whole, "queued") > 0
    assert run("outbox").output == short


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

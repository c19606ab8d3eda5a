"""The GM's commands about players' addresses and about mail whose writer is not certain."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.bootstrap import open_server
from pbm.cli.app import app
from pbm.service.games import Entrant, NewGame, start_game
from pbm.testing.mail import MemoryInbound, MemoryOutbound
from tests.playthroughs.house import BOARD, HandClock, House, settings_in


@pytest.fixture
def config(tmp_path: Path) -> str:
    """Return a pbm.toml whose database holds a game of one, and a mail that is held."""
    settings = settings_in(tmp_path)
    clock = HandClock()
    inbound = MemoryInbound(clock)
    server = open_server(settings, clock=clock, inbounds=[inbound], outbound=MemoryOutbound())
    inbound.start(server.intake, server.tick.wake)
    start_game(
        server.office,
        NewGame(
            key="hill",
            title="Hill",
            ruleset="postal",
            zone="UTC",
            gm_note="",
            boards={"A": BOARD},
            options={},
            calendar={"every": "every week on Friday 20:00", "zone": "UTC"},
            entrants=(Entrant("Brenda", ("brenda@players.test",), "UTC"),),
        ),
    )
    House(server, clock, inbound, MemoryOutbound()).write("Brenda", "throw 5 trapdoor 45", to="games@example.test")
    server.close()
    return str(tmp_path / "pbm.toml")


def run(config: str, *words: str) -> str:
    """Run a command that ends well and return what it prints."""
    result = CliRunner().invoke(app, [*words, "-c", config])
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def test_the_gm_sees_what_is_held_and_decides(config: str) -> None:
    """`pbm mail list --status held` shows it; accepted it waits to be read, refused it is gone."""
    (mail,) = json.loads(run(config, "mail", "list", "--status", "held", "--json"))
    assert mail["from"] == "brenda@players.test"
    assert "throw" not in str(mail)
    assert "will be read" in run(config, "mail", "accept", mail["mail"])
    (mail,) = json.loads(run(config, "mail", "list", "--status", "stored", "--json"))
    assert mail["status"] == "stored"
    assert json.loads(run(config, "mail", "list", "--status", "held", "--json")) == []


def test_refused_mail_is_processed(config: str) -> None:
    """What the GM refuses is never read."""
    (mail,) = json.loads(run(config, "mail", "list", "--status", "held", "--json"))
    assert "is not counted" in run(config, "mail", "refuse", mail["mail"])
    (mail,) = json.loads(run(config, "mail", "list", "--json"))
    assert mail["outcome"] == "refused by the GM: not counted"


def test_the_gm_changes_addresses(config: str) -> None:
    """Shown alone, added, taken out."""
    assert "brenda@players.test" in run(config, "seat", "address", "hill", "Brenda")
    added = run(config, "seat", "address", "hill", "1", "--add", "b@new.test", "--remove", "brenda@players.test")
    assert "Brenda is written to at b@new.test." in added


def test_who_takes_an_address_out_is_told_of_its_old_mail(config: str) -> None:
    """Whoever reads that mailbox has the reply address; the command that changes it is named then."""
    added = run(config, "seat", "address", "hill", "1", "--add", "b@new.test")
    assert "pbm seat rekey" not in added
    removed = run(config, "seat", "address", "hill", "1", "--remove", "b@new.test")
    assert "pbm seat rekey hill 1" in removed


def test_failing_addresses_are_part_of_a_game(config: str) -> None:
    """The JSON of `pbm game show` has those that mail comes back from: none here."""
    assert json.loads(run(config, "game", "show", "hill", "--json"))["failing"] == []

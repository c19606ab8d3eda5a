"""Games without throws, whole, by real mail: IMAP in, SMTP out, `pbm serve` a process of its own."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from pbm.bootstrap import open_office
from pbm.cli.app import app
from pbm.cli.demo_games import GAMES
from pbm.cli.game import new_game
from pbm.config.game_file import load_game_file
from pbm.config.server_file import load_settings
from pbm.service.games import start_game
from pbm.service.gm import find_game
from pbm.service.office import Office
from pbm.service.scenario import adjudicate_scenario
from tests.e2e.playing import PlayersHost, reply, text_of
from tests.e2e.test_listeners import write_house
from tests.playthroughs.house import CountedEntropy
from tests.servers.dovecot import Dovecot

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
PLAYERS = {"Brenda": "prose", "Clive": "terse", "Kayleigh": "phone"}
"""Who plays, and how they write."""

KEY = "scenario"
"""The game is called as `pbm adjudicate` calls its own, so that the dice of both are the same."""

RULES = {
    "classic": '[boards]\nA = "board.toml"\n[options]\nplay = "on_order"\n',
    "unleashed": '[options]\nsize = "4x4"\npieces = 2\nsetup = "drawn"\nmode = "sequential"\n',
}
ASKS = {"classic": "Dice (answer ROLL):", "unleashed": "Your card and where it goes:"}
"""How a mail asks for orders: nobody writes who is not asked."""


@dataclass
class Table:
    """The players, each of whom answers every mail that asks for orders, as soon as it comes."""

    game: str
    host: PlayersHost
    dovecot: Dovecot
    rng: random.Random = field(default_factory=lambda: random.Random(5))
    seen: dict[str, int] = field(default_factory=dict)
    kept: dict[str, list[EmailMessage]] = field(default_factory=dict)
    posted: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Keep what has come and is no answer, and write where orders are asked for."""
        for name, way in PLAYERS.items():
            came = self.host.of(f"{name.lower()}@players.test")[self.seen.get(name, 0) :]
            self.seen[name] = self.seen.get(name, 0) + len(came)
            for mail in came:
                if mail["Auto-Submitted"] == "auto-generated":
                    self.kept.setdefault(name, []).append(mail)
                    self._answer(name, way, mail)

    def _answer(self, name: str, way: str, report: EmailMessage) -> None:
        text = text_of(report)
        words = GAMES[self.game].words(text, way, self.rng) if ASKS[self.game] in text else None
        if words is not None:
            mail = reply(name, report, words)
            self.posted.append(str(mail["Message-ID"]))
            to = str(mail["To"].addresses[0].addr_spec)
            raw = mail.as_bytes(policy=policy.SMTP)
            self.dovecot.deliver(raw, sender=f"{name.lower()}@players.test", recipient=to)

    def over(self) -> bool:
        """Whether everybody has the final mail."""
        return len(self.kept) == len(PLAYERS) and all("is over" in kept[-1]["Subject"] for kept in self.kept.values())


@pytest.mark.parametrize("game", RULES)
def test_a_whole_game_over_dovecot_is_what_its_mails_say(game: str, dovecot: Dovecot, tmp_path: Path) -> None:
    """Orders in plain words come by IMAP, rounds end as soon as they are in, reports go by SMTP; at the end the game is
    the one that `pbm adjudicate` makes of the orders, and the attached reveal agrees with every report.
    """
    host = PlayersHost()
    inbound = (
        f'[inbound.imap]\nhost = "127.0.0.1"\nport = {dovecot.port}\ntls = "none"\nuser = "{dovecot.user}"\n'
        'password_env = "PBM_TEST_IMAP"\npoll_every = 2\n'
    )
    config = write_house(tmp_path, inbound, host.listener.port, 'every = "4 seconds"')
    config.write_text(config.read_text().replace("games@example.test", dovecot.user))
    _write_game(tmp_path, game)
    # The dice are drawn here, and fall the same each time.
    office = open_office(load_settings(config), entropy=CountedEntropy())
    start_game(office, new_game(load_game_file(tmp_path / "game.toml")))
    table = Table(game, host, dovecot)
    log = (tmp_path / "server.log").open("wb")
    server = subprocess.Popen(
        [sys.executable, "-m", "pbm", "serve", "--config", str(config)],
        cwd=ROOT,
        env={**os.environ, "PBM_TEST_IMAP": dovecot.password},
        stdout=log,
        stderr=log,
    )
    try:
        until = time.monotonic() + PATIENCE
        while not table.over():
            assert time.monotonic() < until, (tmp_path / "server.log").read_text()[-4000:]
            table.play()
            time.sleep(0.1)
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=20) == 0
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()
        log.close()
        host.stop()
    _every_mail_is_accounted_for(office, table)
    _as_adjudicated(office)
    office.store.close()
    for name in PLAYERS:
        _verifies(table.kept[name], tmp_path / name)


def _write_game(folder: Path, game: str) -> None:
    players = "".join(f'[[players]]\nname = "{name}"\naddress = "{name.lower()}@players.test"\n' for name in PLAYERS)
    (folder / "game.toml").write_text(
        f'key = "{KEY}"\ntitle = "The Pit"\nruleset = "{game}"\nzone = "Europe/London"\n{RULES[game]}'
        f'[calendar]\nevery = "1 hour"\n{players}'
    )


def _every_mail_is_accounted_for(office: Office, table: Table) -> None:
    """Each is stored once, taken as orders and answered; Dovecot has them in the folder of those that are done."""
    with office.store.begin() as work:
        mails, sent = work.mails.all(), work.outbox.all()
    assert sorted(str(mail.message_id) for mail in mails) == sorted(table.posted)
    assert {mail.outcome.partition(",")[0] for mail in mails} == {"orders taken"}
    assert sorted(mail.answers for mail in sent if mail.answers is not None) == [mail.id for mail in mails]
    assert {mail.status for mail in sent} == {"sent"}
    assert table.dovecot.uids() == []
    assert len(table.dovecot.uids("Processed")) == len(table.posted)


def _as_adjudicated(office: Office) -> None:
    """What was played is what `pbm adjudicate` makes of the same orders and the same seed."""
    with office.store.begin() as work:
        game = find_game(work, KEY)
        rounds = work.rounds.of_game(game.id)
        seats = work.seats.of_game(game.id)
        orders = [
            {
                seat.name: version.orders
                for seat in seats
                if (version := work.orders.standing(round_.id, seat.id)) is not None
            }
            for round_ in rounds
        ]
        boards = {board.name: board.source for board in work.boards.of_game(game.id)}
    assert game.status == "over"
    assert len(rounds) > 1
    scenario: Any = {
        "ruleset": game.ruleset,
        "boards": boards,
        "options": game.options,
        "state": rounds[0].state_before,
        "rounds": orders,
        "seed": game.dice_seed.hex(),
    }
    again = cast(Any, adjudicate_scenario(scenario))
    assert [round_["report"] for round_ in again["rounds"]] == [round_.public for round_ in rounds]
    assert [round_["gm"] for round_ in again["rounds"]] == [round_.gm for round_ in rounds]
    assert again["state"]["over"]


def _verifies(mails: list[EmailMessage], folder: Path) -> None:
    """The reveal of the last mail agrees with all the mails of somebody."""
    folder.mkdir()
    kept = []
    for number, mail in enumerate(mails):
        kept.append(str(folder / f"{number:02}.eml"))
        Path(kept[-1]).write_bytes(mail.as_bytes())
    reveal = next(part for part in mails[-1].iter_attachments() if str(part.get_filename()).endswith("-reveal.json"))
    (folder / "reveal.json").write_bytes(cast(bytes, reveal.get_payload(decode=True)))
    done = CliRunner().invoke(app, ["verify", str(folder / "reveal.json"), *kept])
    assert done.exit_code == 0, done.output
    assert f"agree with what was sealed and with your {len(mails) - 1} reports." in done.output

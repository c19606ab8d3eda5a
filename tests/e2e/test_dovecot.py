"""A whole game on a real IMAP server, the server killed on the way, equal to the same orders adjudicated."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from email import policy
from pathlib import Path

from pbm.bootstrap import open_office
from pbm.cli.game import new_game
from pbm.config.game_file import load_game_file
from pbm.config.server_file import load_settings
from pbm.service.games import start_game
from pbm.service.gm import find_game
from tests.e2e.playing import NAMES, Player, PlayersHost, as_adjudicated, reports_of
from tests.e2e.test_listeners import write_house
from tests.servers.dovecot import Dovecot

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0


@dataclass
class Process:
    """The server as a process that can be killed; ``deaths`` counts how often it was."""

    config: Path
    log: Path
    deaths: int = 0
    child: subprocess.Popen[bytes] | None = None

    def start(self, die_after: int = 0) -> None:
        """Start it; with ``die_after`` it dies by itself between storing that mail and acknowledging it."""
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "tests.e2e.driver", str(self.config), str(die_after)],
                cwd=ROOT,
                env={**os.environ, "PBM_TEST_IMAP": "secret"},
                stderr=log,
                stdout=log,
            )

    def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self.child is not None
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()
        self.deaths += 1

    def died_by_itself(self) -> bool:
        """Whether it has died, once noticed counted."""
        assert self.child is not None
        if self.child.poll() is None:
            return False
        assert self.child.returncode == -signal.SIGKILL, self.log.read_text()
        self.deaths += 1
        return True


@dataclass
class Table:
    """The players round a table: each answers a report as soon as it comes."""

    host: PlayersHost
    dovecot: Dovecot
    players: list[Player]
    posted: list[tuple[str, bytes]] = field(default_factory=list)

    def play(self) -> int:
        """Answer every report that has not been answered; return how many mails were posted."""
        count = 0
        for player in self.players:
            reports = reports_of(self.host, player)
            while player.answered < len(reports):
                report = reports[player.answered]
                player.answered += 1
                answer = player.answer(report)
                if answer is not None:
                    raw = answer.as_bytes(policy=policy.SMTP)
                    self.dovecot.deliver(raw, sender=player.address, recipient=str(answer["To"].addresses[0].addr_spec))
                    self.posted.append((str(answer["Message-ID"]), raw))
                    count += 1
        return count

    def over(self) -> bool:
        """Whether everybody has the final report."""
        return all(any("is over" in mail["Subject"] for mail in self.host.of(p.address)) for p in self.players)


def test_a_whole_game_on_a_real_mailbox_survives_being_killed(dovecot: Dovecot, tmp_path: Path) -> None:
    """Killed four times, once between storing a mail and acknowledging it, the game is the one that was ordered:
    nothing lost, nothing played twice, no report sent twice."""
    host = PlayersHost()
    config = write_house(
        tmp_path,
        f"""[inbound.imap]
host = "127.0.0.1"
port = {dovecot.port}
tls = "none"
user = "{dovecot.user}"
password_env = "PBM_TEST_IMAP"
poll_every = 2
""",
        host.listener.port,
        'every = "4 seconds"',
    )
    config.write_text(config.read_text().replace("games@example.test", dovecot.user))
    settings = load_settings(config)
    office = open_office(settings)
    start_game(office, new_game(load_game_file(tmp_path / "hill.toml")))
    rng = random.Random(3)
    table = Table(host, dovecot, [Player(name, random.Random(rng.random())) for name in NAMES])
    server = Process(config, tmp_path / "server.log")
    server.start(die_after=4)
    kill_at = {2, 4, 5}
    rounds_seen = 0
    until = time.monotonic() + PATIENCE
    try:
        while not table.over():
            assert time.monotonic() < until, (tmp_path / "server.log").read_text()[-4000:]
            posted = table.play()
            if server.died_by_itself():
                server.start()
            if posted and table.players[0].answered > rounds_seen:
                rounds_seen = table.players[0].answered
                if rounds_seen in kill_at:
                    # Somewhere between the arrival of the orders, their reading, and the receipts.
                    time.sleep(rng.random())
                    server.kill()
                    server.start()
            time.sleep(0.05)
        time.sleep(1.5)
    finally:
        if server.child is not None and server.child.poll() is None:
            server.child.send_signal(signal.SIGKILL)
            server.child.wait()
        host.stop()
    assert server.deaths >= 4

    played, adjudicated = as_adjudicated(office)
    assert [r["report"] for r in played["rounds"]] == [r["report"] for r in adjudicated["rounds"]]
    assert [r["gm"] for r in played["rounds"]] == [r["gm"] for r in adjudicated["rounds"]]
    assert adjudicated["state"]["over"]
    with office.store.begin() as work:
        game = find_game(work, "hill")
        mails, sent = work.mails.all(), work.outbox.all()
        rounds = work.rounds.of_game(game.id)
    # Every mail that was posted is stored once and processed, and lies in the folder of those that are done.
    assert sorted(str(mail.message_id) for mail in mails) == sorted(message_id for message_id, _ in table.posted)
    assert {mail.status for mail in mails} == {"processed"}
    assert dovecot.uids() == []
    assert len(dovecot.uids("Processed")) == len(table.posted)
    # Every order mail was answered once, or its receipt withheld as the eleventh within an hour.
    withheld = [mail.id for mail in mails if "receipt withheld" in mail.outcome]
    assert sorted([*(mail.answers for mail in sent if mail.answers is not None), *withheld]) == [m.id for m in mails]
    assert {mail.status for mail in sent} == {"sent"}
    for player in table.players:
        reports = {mail["Message-ID"] for mail in reports_of(host, player)}
        assert len(reports) == len(rounds) + 1
        final = [mail for mail in host.of(player.address) if "is over" in mail["Subject"]]
        assert len({mail["Message-ID"] for mail in final}) == 1
    office.store.close()

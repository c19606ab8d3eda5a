"""A whole game over real servers, ours killed on the way, equal to the same orders adjudicated."""

from __future__ import annotations

import os
import random
import signal
import smtplib
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from email import policy
from pathlib import Path

import pytest

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

LONG_BOARD = """name = "Long Hill"
finish = 30
[layout]
kind = "boustrophedon"
width = 6
[ladders]
2 = 7
[snakes]
17 = 5
28 = 19
[public]
tell = ["size"]
"""
"""Nobody is home before the seventh turn: six throws are 21, and the ladder saves five."""


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


class Dropped:
    """The players' mail host for a listener: it tries again until a mail is taken, as every mail host does."""

    def __init__(self, way: str, port: int) -> None:
        self.kind = smtplib.LMTP if way == "lmtp" else smtplib.SMTP
        self.port = port
        self.waiting: list[tuple[str, str, bytes]] = []
        self.tries = 0

    def deliver(self, raw: bytes, *, sender: str, recipient: str) -> None:
        """Take a mail, to be handed over."""
        self.waiting.append((sender, recipient, raw))

    def hand_over(self) -> None:
        """Try each mail that has not been taken once more."""
        for mail in list(self.waiting):
            self.tries += 1
            try:
                with self.kind("127.0.0.1", self.port, local_hostname="players.test", timeout=10) as link:
                    link.sendmail(mail[0], [mail[1]], mail[2])
            except (OSError, smtplib.SMTPException):
                continue
            self.waiting.remove(mail)


class Handed:
    """The players' mail host for a mailbox: Dovecot takes each mail at once."""

    def __init__(self, dovecot: Dovecot) -> None:
        self.deliver = dovecot.deliver

    def hand_over(self) -> None:
        """Do nothing: nothing waits."""


@dataclass
class Table:
    """The players round a table: each answers a report as soon as it comes."""

    host: PlayersHost
    post: Dropped | Handed
    players: list[Player]
    posted: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Answer every report that has not been answered."""
        for player in self.players:
            reports = reports_of(self.host, player)
            while player.answered < len(reports):
                report = reports[player.answered]
                player.answered += 1
                answer = player.answer(report)
                if answer is not None:
                    raw = answer.as_bytes(policy=policy.SMTP)
                    self.post.deliver(raw, sender=player.address, recipient=str(answer["To"].addresses[0].addr_spec))
                    self.posted.append(str(answer["Message-ID"]))
        self.post.hand_over()

    def over(self) -> bool:
        """Whether everybody has the final report, and no mail waits to be handed over."""
        waiting = self.post.waiting if isinstance(self.post, Dropped) else []
        finals = (any("is over" in mail["Subject"] for mail in self.host.of(p.address)) for p in self.players)
        return not waiting and all(finals)


WAYS = [
    "imap-sqlite",
    pytest.param("smtp-postgres", marks=pytest.mark.soak),
    pytest.param("lmtp-sqlite", marks=pytest.mark.soak),
    pytest.param("imap-postgres", marks=pytest.mark.soak),
]


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_survives_being_killed(way: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Killed four times, once between storing a mail and acknowledging it, the game is the one that was ordered:
    nothing lost, nothing played twice, no report sent twice."""
    host = PlayersHost()
    way, _, database = way.partition("-")
    dovecot: Dovecot | None = None
    post: Dropped | Handed
    if way == "imap":
        dovecot = request.getfixturevalue("dovecot")
        inbound = (
            f'[inbound.imap]\nhost = "127.0.0.1"\nport = {dovecot.port}\ntls = "none"\nuser = "{dovecot.user}"\n'
            'password_env = "PBM_TEST_IMAP"\npoll_every = 2\n'
        )
        post = Handed(dovecot)
    else:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        inbound = f'[inbound.{way}]\nhost = "127.0.0.1"\nport = {port}\n'
        post = Dropped(way, port)
    if database == "postgres":
        postgres = request.getfixturevalue("postgres_server")
        inbound = f'[database]\nurl = "{postgres.url(postgres.create())}"\n{inbound}'
    config = write_house(tmp_path, inbound, host.listener.port, 'every = "4 seconds"')
    (tmp_path / "board.toml").write_text(LONG_BOARD)
    if dovecot is not None:
        config.write_text(config.read_text().replace("games@example.test", dovecot.user))
    office = open_office(load_settings(config))
    start_game(office, new_game(load_game_file(tmp_path / "hill.toml")))
    rng = random.Random(3)
    table = Table(host, post, [Player(name, random.Random(rng.random())) for name in NAMES])
    server = Process(config, tmp_path / "server.log")
    server.start(die_after=4)
    kills = 3
    until = time.monotonic() + PATIENCE
    try:
        while kills or not table.over():
            assert time.monotonic() < until, (tmp_path / "server.log").read_text()[-4000:]
            table.play()
            if server.died_by_itself():
                server.start()
            # First it dies by itself, however slow the machine; then one death a round from the second report on,
            # two where a slow start let two rounds pass.
            seen = max(player.answered for player in table.players)
            while kills and server.deaths and 4 - kills < seen:
                kills -= 1
                # Somewhere between the arrival of the orders, their reading, and the receipts.
                time.sleep(rng.random())
                if server.died_by_itself():
                    server.start()
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
    assert sorted(str(mail.message_id) for mail in mails) == sorted(table.posted)
    assert {mail.status for mail in mails} == {"processed"}
    if dovecot is not None:
        assert dovecot.uids() == []
        assert len(dovecot.uids("Processed")) == len(table.posted)
    if isinstance(post, Dropped):
        assert post.tries > len(table.posted), "a mail that was stored but not acknowledged came again"
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

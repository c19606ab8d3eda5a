"""A whole game over the embedded listeners, on SQLite and on PostgreSQL, equal to the same orders adjudicated."""

from __future__ import annotations

import random
import smtplib
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import policy
from pathlib import Path
from typing import cast

import pytest

from pbm.bootstrap import Server, SmtpListener, open_server
from pbm.cli.game import new_game
from pbm.config.game_file import load_game_file
from pbm.config.server_file import load_settings
from pbm.service.games import start_game
from pbm.service.gm import find_game
from pbm.storage.unit_of_work import SqlStore
from tests.e2e.playing import (
    BASE,
    NAMES,
    SMALL_BOARD,
    Player,
    PlayersHost,
    as_adjudicated,
    game_file,
    reports_of,
    text_of,
)


@dataclass
class HandClock:
    """A clock put forward by hand."""

    moment: datetime = datetime(2026, 12, 1, 9, tzinfo=UTC)

    def now(self) -> datetime:
        """Return the moment it shows."""
        return self.moment


@dataclass
class House:
    """A server with its clock, its players' host, and the port its listener has."""

    server: Server
    clock: HandClock
    host: PlayersHost
    port: int
    lmtp: bool
    players: list[Player] = field(default_factory=list)

    def post(self, sender: str, recipient: str, raw: bytes) -> None:
        """Hand a mail to the server in a real conversation."""
        if self.lmtp:
            with smtplib.LMTP("127.0.0.1", self.port, local_hostname="players.test") as link:
                link.sendmail(sender, [recipient], raw)
        else:
            with smtplib.SMTP("127.0.0.1", self.port, local_hostname="players.test") as link:
                link.sendmail(sender, [recipient], raw)


def write_house(folder: Path, inbound: str, players_port: int, calendar: str) -> Path:
    """Write a server's configuration, its board and its game; return the configuration's path."""
    (folder / "board.toml").write_text(SMALL_BOARD)
    (folder / "hill.toml").write_text(game_file(calendar))
    path = folder / "pbm.toml"
    path.write_text(
        f"""[server]
name = "Hill House"
data = "."
[mail]
address = "{BASE}"
gm_address = "alan@example.test"
gm_name = "Alan"
mailbox = "dedicated"
{inbound}
[outbound.smtp]
host = "127.0.0.1"
port = {players_port}
tls = "none"
[schedule]
tick = 1
"""
    )
    return path


WAYS = [
    "smtp-sqlite",
    "lmtp-postgres",
    pytest.param("lmtp-sqlite", marks=pytest.mark.soak),
    pytest.param("smtp-postgres", marks=pytest.mark.soak),
]


@pytest.fixture(scope="module", params=WAYS)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a listener and a database, and a mail host for the players; the game has been played."""
    way, _, database = request.param.partition("-")
    folder = tmp_path_factory.mktemp(request.param)
    host = PlayersHost()
    path = write_house(
        folder,
        f'[inbound.{way}]\nhost = "127.0.0.1"\nport = 0\n',
        host.listener.port,
        'every = "week on Friday 20:00 UTC"',
    )
    store = None
    if database == "postgres":
        postgres = request.getfixturevalue("postgres_server")
        store = SqlStore.open(postgres.url(postgres.create()))
    clock = HandClock()
    server = open_server(load_settings(path), clock=clock, store=store)
    for inbound in server.inbounds:
        inbound.start(server.intake, lambda: None)
    listener = cast(SmtpListener, server.inbounds[0])
    house = House(server, clock, host, listener.port, way == "lmtp")
    house.players = play(house, folder)
    yield house
    for inbound in server.inbounds:
        inbound.stop()
    server.close()
    host.stop()


def play(house: House, folder: Path) -> list[Player]:
    """Play the game to its end; return the players."""
    server = house.server
    rng = random.Random(7)
    players = [Player(name, random.Random(rng.random())) for name in NAMES]
    start_game(server.office, new_game(load_game_file(folder / "hill.toml")))
    server.tick.beat(poll=True)
    for _ in range(60):
        with server.office.store.begin() as work:
            game = find_game(work, "hill")
            round_ = work.rounds.open_of(game.id)
        if round_ is None:
            return players
        house.clock.moment = round_.opened_at + timedelta(hours=2)
        for player in players:
            if player.name == "Hugh":
                continue
            answer = player.answer(reports_of(house.host, player)[-1])
            if answer is not None:
                house.post(player.address, str(answer["To"]), answer.as_bytes(policy=policy.SMTP))
        server.tick.beat(poll=True)
        house.clock.moment = round_.deadline + timedelta(minutes=3)
        late = next(player for player in players if player.name == "Hugh")
        answer = late.answer(reports_of(house.host, late)[-1])
        if answer is not None:
            house.post(late.address, str(answer["To"]), answer.as_bytes(policy=policy.SMTP))
        server.tick.beat(poll=True)
    raise AssertionError("the game did not end")


def test_a_whole_game_over_a_listener_equals_the_same_orders_adjudicated(house: House) -> None:
    """Played by real conversations, a game ends as `pbm adjudicate` says, every mail accounted for, no report twice."""
    players = house.players
    office = house.server.office
    played, adjudicated = as_adjudicated(office)
    assert [r["report"] for r in played["rounds"]] == [r["report"] for r in adjudicated["rounds"]]
    assert [r["gm"] for r in played["rounds"]] == [r["gm"] for r in adjudicated["rounds"]]
    assert played["state"]["players"] == adjudicated["state"]["players"]
    assert adjudicated["state"]["over"]
    with office.store.begin() as work:
        game = find_game(work, "hill")
        mails, sent = work.mails.all(), work.outbox.all()
        rounds = work.rounds.of_game(game.id)
    assert game.status == "over"
    assert sorted(str(mail.message_id) for mail in mails) == sorted(i for player in players for i in player.sent)
    assert all(mail.status == "processed" for mail in mails)
    assert all(mail.status == "sent" for mail in sent)
    answered = [mail.answers for mail in sent if mail.answers is not None]
    assert sorted(answered) == sorted(mail.id for mail in mails)
    for player in players:
        received = house.host.of(player.address)
        assert len({mail["Message-ID"] for mail in received}) == len(received)
        assert len(reports_of(house.host, player)) == len(rounds) + 1
    late = [text_of(mail) for mail in house.host.of("hugh@players.test") if mail["Auto-Submitted"] == "auto-replied"]
    assert late
    assert all("could not count" in text for text in late)
    assert "Hugh" in played["rounds"][0]["gm"]["A"]["nmr"]


def test_mails_of_a_game_thread_and_carry_a_signed_reply_address(house: House) -> None:
    """Every report refers to the first mail, a receipt to the player's own; each has the seat's own Reply-To."""
    for name in NAMES:
        mails = house.host.of(f"{name.lower()}@players.test")
        root = mails[0]["Message-ID"]
        assert len({mail["Reply-To"].addresses[0].addr_spec for mail in mails}) == 1
        assert all(root in str(mail["References"]) for mail in mails[1:])
        for mail in mails[1:]:
            if mail["Auto-Submitted"] == "auto-replied":
                assert "@players.test" in mail["In-Reply-To"]
            else:
                assert mail["In-Reply-To"] == root


def test_each_signed_address_reaches_its_own_seat_alone(house: House) -> None:
    """No mail to a player has another seat's token in it, and the GM's sheets go to the GM alone."""
    with house.server.office.store.begin() as work:
        game = find_game(work, "hill")
        tokens = {
            seat.name: house.server.office.letters.addresses.mac(game, seat) for seat in work.seats.of_game(game.id)
        }
        sheets = [mail for mail in work.outbox.all() if mail.kind.startswith("gm-")]
    assert sheets
    assert {mail.recipient for mail in sheets} == {"alan@example.test"}
    for name in NAMES:
        for mail in house.host.of(f"{name.lower()}@players.test"):
            whole = text_of(mail) + str(mail.items())
            assert {other for other, token in tokens.items() if token in whole} == {name}

"""A server in memory for tests of the use cases: real reading, composing and rules; mail and clock by hand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import format_datetime
from functools import lru_cache
from typing import Any

from pbm.bootstrap import Server, open_server
from pbm.config.server_file import load_settings
from pbm.config.settings import Settings
from pbm.core.game import JsonObject
from pbm.service.games import Entrant, NewGame, start_game
from pbm.service.ports import Store
from pbm.service.records import Game, MailIn, MailOut, Round, Seat
from pbm.testing.mail import MemoryInbound, MemoryOutbound
from pbm.testing.memory_store import MemoryStore

BEGIN = datetime(2026, 12, 1, 9, 0, tzinfo=UTC)
BOARD: JsonObject = {
    "finish": 60,
    "layout": {"kind": "boustrophedon", "width": 10},
    "ladders": {"7": 22},
    "snakes": {"47": 12},
    "public": {"tell": ["size"]},
}


class HandClock:
    """A clock put forward by hand."""

    def __init__(self) -> None:
        self.moment = BEGIN

    def now(self) -> datetime:
        """Return the moment it shows."""
        return self.moment


class CountedEntropy:
    """Secrets that are the same in every test: the n-th draw is the hash of n."""

    def __init__(self) -> None:
        self.count = 0

    def token(self, size: int) -> bytes:
        """Return bytes that look like a secret."""
        self.count += 1
        return hashlib.shake_256(str(self.count).encode()).digest(size)


@dataclass
class House:
    """A server in memory, with hands to write mails and to look at what it sent."""

    server: Server
    clock: HandClock
    inbound: MemoryInbound
    outbound: MemoryOutbound
    mails: int = 0
    headers: dict[str, str] = field(default_factory=dict)

    def start(self, **changes: Any) -> Game:
        """Start a game of three on a small board; keys of ``NewGame`` may be given."""
        names = ("Brenda", "Clive", "Dora")
        new = NewGame(
            key="hill",
            title="Hill",
            ruleset="postal",
            zone="Europe/London",
            gm_note="",
            boards={"A": BOARD},
            options={},
            calendar={"every": "every week on Friday 20:00", "zone": "Europe/London"},
            entrants=tuple(Entrant(name, (f"{name.lower()}@players.test",), "Europe/London") for name in names),
        )
        game = start_game(self.server.office, replace(new, **changes))
        self.server.tick.beat(poll=True)
        return game

    def game(self) -> Game:
        """Return the game as it is now."""
        with self.server.office.store.begin() as work:
            return work.games.all()[0]

    def round(self) -> Round | None:
        """Return the open round."""
        with self.server.office.store.begin() as work:
            return work.rounds.open_of(self.game_id())

    def game_id(self) -> int:
        """Return the id of the only game: the first."""
        return 1

    def seat(self, name: str) -> Seat:
        """Return a seat by name."""
        with self.server.office.store.begin() as work:
            return next(seat for seat in work.seats.of_game(self.game_id()) if seat.name == name)

    def reply_address(self, name: str) -> str:
        """Return the signed reply address of a seat."""
        return self.server.office.letters.addresses.of_seat(self.game(), self.seat(name))

    def write(
        self,
        name: str,
        words: str,
        *,
        sender: str | None = None,
        to: str | None = None,
        answering: str | None = None,
        subject: str = "Re: orders",
        headers: dict[str, str] | None = None,
        at: datetime | None = None,
        beat: bool = True,
    ) -> EmailMessage | None:
        """Send a mail as somebody and let the server work; return the answer it sent, if any."""
        self.mails += 1
        mail = EmailMessage()
        mail["From"] = sender or f"{name} <{name.lower()}@players.test>"
        mail["To"] = to or self.reply_address(name)
        mail["Subject"] = subject
        mail["Date"] = format_datetime(BEGIN)
        mail["Message-ID"] = f"<{self.mails}@players.test>"
        if answering:
            mail["In-Reply-To"] = answering
        for key, value in (headers or {}).items():
            mail[key] = value
        mail.set_content(words)
        self.inbound.deliver(mail.as_bytes(policy=policy.SMTP), received_at=at)
        before = len(self.outbox())
        if not beat:
            return None
        self.server.tick.beat(poll=True)
        answers = [mail for mail in self.outbox()[before:] if mail.answers is not None]
        return parsed(answers[-1]) if answers else None

    def outbox(self) -> Sequence[MailOut]:
        """Return every mail out."""
        with self.server.office.store.begin() as work:
            return work.outbox.all()

    def sent_to(self, name: str) -> list[EmailMessage]:
        """Return every mail for a player."""
        return [parsed(mail) for mail in self.outbox() if mail.intended == f"{name.lower()}@players.test"]

    def to_gm(self) -> list[EmailMessage]:
        """Return every mail for the GM."""
        return [parsed(mail) for mail in self.outbox() if mail.intended == "alan@example.test"]

    def pass_deadline(self, after: timedelta = timedelta(minutes=1)) -> None:
        """Put the clock past the deadline of the open round and let the server work."""
        round_ = self.round()
        assert round_ is not None
        self.clock.moment = round_.deadline + after
        self.server.tick.beat(poll=True)

    def standing(self, name: str) -> Any:
        """Return the orders that stand for a seat in the open round, None when none do."""
        round_ = self.round()
        assert round_ is not None
        seat = self.seat(name)
        with self.server.office.store.begin() as work:
            version = work.orders.standing(round_.id, seat.id)
        return version.orders if version else None


# The standard library parses a header anew at each touch, and tests look at the same mails again and again.
READER = policy.default.clone(header_factory=lru_cache(maxsize=4096)(policy.default.header_factory))


def last_mail(house: House) -> MailIn:
    """Return the newest mail that came in."""
    with house.server.office.store.begin() as work:
        return max(work.mails.all(), key=lambda mail: mail.id)


@lru_cache(maxsize=512)
def parsed(mail: MailOut) -> EmailMessage:
    """Return a mail out as a reader's program sees it; it is not to be changed."""
    return message_from_bytes(mail.raw, policy=READER)


def text_of(mail: EmailMessage | None) -> str:
    """Return the text of a mail on one line, so that its wrapping does not matter."""
    assert mail is not None, "no mail was sent"
    body = mail.get_body(("plain",))
    assert body is not None
    return " ".join(str(body.get_content()).split())


def printed(house: House, name: str) -> str:
    """Return the report of the round that is open, as somebody gets it, on one line."""
    house.pass_deadline()
    return text_of(house.sent_to(name)[-1])


def letters(house: House, name: str) -> list[str]:
    """Return the letters of other players that somebody got."""
    return [text_of(mail) for mail in house.sent_to(name) if "writes to you" in str(mail["Subject"])]


def settings_in(folder: Any, extra: str = "", mail: str = "") -> Settings:
    """Return settings of a server whose ways in and out are given by hand."""
    path = folder / "pbm.toml"
    path.write_text(
        f"""[server]
name = "Hill House"
data = "."
[mail]
address = "games@example.test"
gm_address = "alan@example.test"
gm_name = "Alan"
mailbox = "dedicated"
{mail}
[inbound.maildir]
path = "in"
[outbound.maildir]
path = "out"
{extra}
"""
    )
    return load_settings(path)


def open_house(settings: Settings, store: Store | None = None) -> House:
    """Return a server in memory, started."""
    clock = HandClock()
    inbound, outbound = MemoryInbound(clock), MemoryOutbound()
    server = open_server(
        settings,
        store=store or MemoryStore(),
        clock=clock,
        entropy=CountedEntropy(),
        inbounds=[inbound],
        outbound=outbound,
    )
    inbound.start(server.intake, server.tick.wake)
    return House(server, clock, inbound, outbound)

"""A server in memory with players who write it mails: nothing of it is simulated but the clock and the wire."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path
from typing import Any, Final

from pbm.bootstrap import Server, open_server
from pbm.config.server_file import load_settings
from pbm.core.orders import RawOrders
from pbm.service.games import Entrant, NewGame, start_game
from pbm.service.records import Game, MailOut, Round
from pbm.testing.conformance.cases import Case
from pbm.testing.mail import MemoryInbound, MemoryOutbound
from pbm.testing.memory_store import MemoryStore

__all__ = ["GM_ADDRESS", "KEY", "Hall", "hall", "parsed", "text_of"]

KEY: Final = "trial"
GM_ADDRESS: Final = "gm@hall.test"
_BASE: Final = "games@hall.test"
_BEGIN: Final = datetime(2026, 12, 1, 9, 0, tzinfo=UTC)
_SETTINGS: Final = f"""[server]
name = "The Hall"
data = "."
[mail]
address = "{_BASE}"
gm_address = "{GM_ADDRESS}"
gm_name = "Alan"
mailbox = "dedicated"
[inbound.maildir]
path = "in"
[outbound.maildir]
path = "out"
"""


class _Clock:
    """A clock put forward by hand."""

    def __init__(self) -> None:
        self.moment = _BEGIN

    def now(self) -> datetime:
        """Return the moment it shows."""
        return self.moment


class _Entropy:
    """Secrets that are the same each time: the n-th draw is the hash of n."""

    def __init__(self) -> None:
        self.count = 0

    def token(self, size: int) -> bytes:
        """Return bytes that look like a secret."""
        self.count += 1
        return hashlib.shake_256(str(self.count).encode()).digest(size)


@dataclass
class Hall:
    """The server, and hands to write to it and to look at what it sends."""

    case: Case
    server: Server
    clock: _Clock
    inbound: MemoryInbound
    addresses: dict[str, str]
    written: int = 0

    def game(self) -> Game:
        """Return the game as it is kept."""
        with self.server.office.store.begin() as work:
            return work.games.all()[0]

    def round(self) -> Round | None:
        """Return the open round, None when the game is over."""
        game = self.game()
        with self.server.office.store.begin() as work:
            return work.rounds.open_of(game.id)

    def outbox(self) -> tuple[MailOut, ...]:
        """Return every mail that was made, in order."""
        with self.server.office.store.begin() as work:
            return tuple(work.outbox.all())

    def state(self) -> Any:
        """Return the state of the open round, or the last one."""
        round_ = self.round()
        return self.case.from_json(round_.state_before if round_ is not None else self.game().state)  # type: ignore[arg-type]

    def standing(self, seat: str) -> RawOrders | None:
        """Return the orders of a seat that stand in the open round, None when none do."""
        game = self.game()
        with self.server.office.store.begin() as work:
            found = next(each for each in work.seats.of_game(game.id) if each.name == seat)
            round_ = work.rounds.open_of(game.id)
            version = work.orders.standing(round_.id, found.id) if round_ is not None else None
            return version.orders if version is not None else None

    def write(self, name: str, words: str, *, to: str | None = None, subject: str = "Re: orders") -> MailOut | None:
        """Write a mail as somebody and let the server work; return its answer, None where it gives none.

        A player writes to their own reply address where ``to`` names no other.
        """
        self.written += 1
        address = self.addresses.get(name, f"{name.lower()}@watchers.test")
        if to is None:
            game = self.game()
            with self.server.office.store.begin() as work:
                seat = next(each for each in work.seats.of_game(game.id) if each.name == name)
            to = self.server.office.letters.addresses.of_seat(game, seat)
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = f'"{name}" <{address}>', to, subject
        mail["Date"], mail["Message-ID"] = format_datetime(_BEGIN), f"<{self.written}@players.test>"
        mail.set_content(words)
        self.inbound.deliver(mail.as_bytes(policy=policy.SMTP))
        before = len(self.outbox())
        self.server.tick.beat(poll=True)
        answers = [mail for mail in self.outbox()[before:] if mail.answers is not None and mail.intended == address]
        return answers[-1] if answers else None

    def observe(self, name: str) -> None:
        """Have somebody who does not play get the public reports."""
        asked = self.write(name, f"OBSERVE {KEY}", to=_BASE, subject="observe")
        if asked is not None:
            self.write(name, "YES", to=str(parsed(asked)["Reply-To"].addresses[0].addr_spec))

    def pass_deadline(self) -> None:
        """Put the clock past the deadline of the open round and let the server work."""
        round_ = self.round()
        if round_ is not None:
            self.clock.moment = round_.deadline + timedelta(minutes=1)
            self.server.tick.beat(poll=True)


def parsed(mail: MailOut) -> EmailMessage:
    """Return a mail as a reader's program sees it."""
    made: Any = message_from_bytes(mail.raw, policy=policy.default)
    found: EmailMessage = made
    return found


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    """Return the text of a mail, or its page (``kind`` html); empty where there is none."""
    body = mail.get_body((kind,))
    return str(body.get_content()) if body is not None else ""


@contextmanager
def hall(case: Case) -> Iterator[Hall]:
    """Give a server in memory with the case's game begun and its first mails sent."""
    with tempfile.TemporaryDirectory(prefix="pbm-conformance-") as folder:
        path = Path(folder) / "pbm.toml"
        path.write_text(_SETTINGS, encoding="utf-8")
        clock = _Clock()
        inbound = MemoryInbound(clock)
        server = open_server(
            load_settings(path),
            store=MemoryStore(),
            clock=clock,
            entropy=_Entropy(),
            inbounds=[inbound],
            outbound=MemoryOutbound(),
        )
        inbound.start(server.intake, server.tick.wake)
        addresses = {seat: f"player{number}@players.test" for number, seat in enumerate(case.seats, start=1)}
        start_game(
            server.office,
            NewGame(
                key=KEY,
                title="The Trial",
                ruleset=case.ruleset,
                zone="Europe/London",
                gm_note="",
                boards=case.boards,
                options=case.options,
                calendar={"every": "every week on Friday 20:00", "zone": "Europe/London"},
                entrants=tuple(Entrant(seat, (addresses[seat],), "Europe/London") for seat in case.seats),
                house={"observe": True, "reveal": "end"},
            ),
        )
        server.tick.beat(poll=True)
        try:
            yield Hall(case, server, clock, inbound, addresses)
        finally:
            server.close()

"""The ways in that the contract is tried on: how mail is put at the door of each."""

from __future__ import annotations

import itertools
import os
import smtplib
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from pbm.mail.inbound.imap import ImapMailbox, ImapSettings
from pbm.mail.inbound.lmtp import LmtpListener
from pbm.mail.inbound.maildir import MaildirInbox
from pbm.mail.inbound.smtp import SmtpListener
from pbm.service.ports import Inbound
from pbm.testing.mail import MemoryInbound
from tests.servers.dovecot import Dovecot

KINDS = ("imap", "smtp", "lmtp", "maildir", "memory")
ADDRESS = "orders@games.test"
MAX_SIZE = 100_000

_numbers = itertools.count(1)


class WallClock:
    """The time it is."""

    def now(self) -> datetime:
        """Return the present moment."""
        return datetime.now(UTC)


@dataclass
class Door:
    """A way in, and how a test puts a mail at it. ``deliver`` returns the answer where there is one."""

    kind: str
    inbound: Inbound
    deliver: Callable[[bytes], str]

    @property
    def asks_again(self) -> bool:
        """Whether mail that could not be stored is kept by its sender rather than at the door."""
        return self.kind in ("smtp", "lmtp")


def letter(text: str = "Throw 3") -> bytes:
    """Return a small mail unlike any other."""
    return (
        f"From: Zoë <zoe@example.test>\r\nTo: {ADDRESS}\r\nSubject: Turn 4\r\n"
        f"Message-ID: <{next(_numbers)}@example.test>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
        f"{text}\r\n.\r\n.. dots\r\n"
    ).encode()


def imap_settings(dovecot: Dovecot, **changes: object) -> ImapSettings:
    """Return settings for the test's Dovecot."""
    given: dict[str, object] = {
        "host": dovecot.host,
        "port": dovecot.port,
        "user": dovecot.user,
        "security": "plain",
        "dedicated": True,
        "max_size": MAX_SIZE,
        "timeout": 10.0,
        "idle": False,
        "credentials_from": "the environment variable PBM_TEST_PASSWORD",
    }
    return ImapSettings(**{**given, **changes})  # type: ignore[arg-type]


def mailbox(dovecot: Dovecot, **changes: object) -> ImapMailbox:
    """Return a way in to the test's Dovecot."""
    return ImapMailbox(imap_settings(dovecot, **changes), lambda: dovecot.password, WallClock())


def open_door(kind: str, folder: Path, dovecot: Callable[[], Dovecot]) -> Door:
    """Return a way in of this kind, not yet started."""
    clock = WallClock()
    if kind == "imap":
        server = dovecot()

        def by_lmtp(raw: bytes) -> str:
            server.deliver(raw)
            return "250"

        return Door(kind, mailbox(server), by_lmtp)
    if kind in ("smtp", "lmtp"):
        made = SmtpListener if kind == "smtp" else LmtpListener
        listener = made(
            "127.0.0.1", 0, max_size=MAX_SIZE, hostname="games.test", accepts=lambda a: a == ADDRESS, clock=clock
        )
        return Door(kind, listener, lambda raw: hand_over(listener, raw))
    if kind == "maildir":
        for name in ("new", "cur", "tmp"):
            (folder / name).mkdir()

        def drop(raw: bytes) -> str:
            name = f"{time.time_ns()}.{next(_numbers)}.{os.getpid()}.host"
            (folder / "tmp" / name).write_bytes(raw)
            (folder / "tmp" / name).rename(folder / "new" / name)
            return "250"

        return Door(kind, MaildirInbox(folder, clock, max_size=MAX_SIZE), drop)
    memory = MemoryInbound(clock, max_size=MAX_SIZE)

    def at_once(raw: bytes) -> str:
        memory.deliver(raw)
        return "250"

    return Door(kind, memory, at_once)


def hand_over(listener: SmtpListener | LmtpListener, raw: bytes, *recipients: str) -> str:
    """Send a mail to a listener; return the answer to the last byte, or the refusal."""
    made = smtplib.LMTP if isinstance(listener, LmtpListener) else smtplib.SMTP
    with made("127.0.0.1", listener.port, local_hostname="client.test", timeout=10) as connection:
        try:
            refused = connection.sendmail("zoe@example.test", recipients or (ADDRESS,), raw)
        except smtplib.SMTPResponseException as error:
            return f"{error.smtp_code} {error.smtp_error!r}"
        return str(refused) if refused else "250"

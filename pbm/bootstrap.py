"""The one place that picks adapters: from settings to a server that can be run."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import logging
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Literal

from pbm.boards.reader import read_board
from pbm.config.resources import resource
from pbm.config.settings import (
    ImapInbound,
    InboundSettings,
    LmtpInbound,
    MaildirInbound,
    MaildirOutbound,
    OutboundSettings,
    Settings,
    SmtpInbound,
    SmtpOutbound,
    Tls,
)
from pbm.core.errors import ConfigError
from pbm.mail.compose import compose
from pbm.mail.decode import decode
from pbm.mail.inbound.imap import ImapMailbox, ImapSettings
from pbm.mail.inbound.lmtp import LmtpListener
from pbm.mail.inbound.maildir import MaildirInbox
from pbm.mail.inbound.smtp import SmtpListener
from pbm.mail.outbound.maildir import MaildirSender
from pbm.mail.outbound.smtp import SmtpSender, SmtpSettings
from pbm.orders.vocabulary import VOCABULARY
from pbm.reports.archive.model import Site
from pbm.reports.tongues import Tongues
from pbm.reports.writer import Writer
from pbm.rulesets.registry import find_ruleset
from pbm.scheduling.clock import SystemClock
from pbm.scheduling.scheduler import Scheduler
from pbm.service.archive import ArchiveKeeper
from pbm.service.identity import Addresses, server_secret
from pbm.service.intake import Intake
from pbm.service.letters import Letters, Post
from pbm.service.office import Office
from pbm.service.ports import Clock, Entropy, Inbound, Mailbox, Outbound, Store
from pbm.service.tick import Tick
from pbm.storage.engine import database_url, place_of
from pbm.storage.schema import HEAD as DATABASE_HEAD
from pbm.storage.schema import current as database_version
from pbm.storage.schema import upgrade as upgrade_database
from pbm.storage.serving import held as database_held
from pbm.storage.unit_of_work import SqlStore

__all__ = [
    "DATABASE_HEAD",
    "Server",
    "SmtpListener",
    "SystemEntropy",
    "alone",
    "database_version",
    "open_office",
    "open_server",
    "reading_mailboxes",
    "running",
    "upgrade_database",
]

log = logging.getLogger(__name__)

_CATALOGUES = Path(__file__).parent / "locale"

Security = Literal["tls", "starttls", "plain"]

_SECURITY: dict[Tls, Security] = {"tls": "tls", "starttls": "starttls", "none": "plain"}


class SystemEntropy:
    """Draws secrets from the operating system."""

    def token(self, size: int) -> bytes:
        """Return ``size`` bytes nobody can guess."""
        return secrets.token_bytes(size)


@dataclass(frozen=True, slots=True)
class Server:
    """A server, put together: what it works with, its ways in and out, and its beat."""

    office: Office
    intake: Intake
    inbounds: tuple[Inbound, ...]
    outbound: Outbound
    tick: Tick

    def close(self) -> None:
        """Let go of the way out and of the store."""
        self.outbound.close()
        self.office.store.close()


def open_office(
    settings: Settings,
    *,
    store: Store | None = None,
    clock: Clock | None = None,
    entropy: Entropy | None = None,
    sources: tuple[str, ...] = (),
) -> Office:
    """Return the use cases' surroundings on the database of the settings, which is made or upgraded as needed.

    ConfigError and StoreError say what is wrong with the database.
    """
    store = store or SqlStore.open(settings.database.url)
    clock = clock or SystemClock()
    entropy = entropy or SystemEntropy()
    with store.begin() as work:
        secret = server_secret(work, entropy.token(32))
    writer = Writer(
        resource("templates"),
        settings.templates.folder,
        Tongues(_CATALOGUES),
        in_subject=settings.mail.tags == "subject",
    )
    for problem in writer.check():
        log.warning("%s", problem)
    mail = settings.mail
    return Office(
        store=store,
        clock=clock,
        entropy=entropy,
        letters=Letters(
            writer=writer,
            compose=compose,
            addresses=Addresses(mail.address, secret, mail.tags, mail.authserv_id),
            post=Post(mail.from_name, Mailbox(mail.gm_name, mail.gm_address), mail.redirect_to, mail.gm_language),
        ),
        ruleset=find_ruleset,
        build=read_board,
        decode=decode,
        sources=sources,
        vocabulary=VOCABULARY.extended(settings.words),
        editors=settings.zines,
    )


@contextlib.contextmanager
def reading_mailboxes(settings: Settings) -> Iterator[Server]:
    """Give a server that can read the mailboxes and maildirs; listeners are left to the server that runs."""
    mailboxes = tuple(way for way in settings.inbound if isinstance(way, ImapInbound | MaildirInbound))
    server = open_server(replace(settings, inbound=mailboxes))
    started: list[Inbound] = []
    try:
        for way in server.inbounds:
            way.start(server.intake, lambda: None)
            started.append(way)
        yield server
    finally:
        for way in started:
            way.stop()
        server.close()


def open_server(
    settings: Settings,
    *,
    store: Store | None = None,
    clock: Clock | None = None,
    entropy: Entropy | None = None,
    inbounds: Sequence[Inbound] | None = None,
    outbound: Outbound | None = None,
) -> Server:
    """Return a server as the settings describe it; what is given by hand takes the place of an adapter."""
    clock = clock or SystemClock()
    office = open_office(settings, store=store, clock=clock, entropy=entropy)
    addresses = office.letters.addresses
    ways = tuple(
        inbounds if inbounds is not None else [_inbound(way, settings, addresses, clock) for way in settings.inbound]
    )
    office = replace(office, clock=clock, sources=tuple(way.source for way in ways))
    out = outbound or _outbound(settings.outbound, settings)
    return Server(
        office=office,
        intake=Intake(office, addresses),
        inbounds=ways,
        outbound=out,
        tick=Tick(office, ways, out, timedelta(seconds=settings.poll_every), _archive(settings)),
    )


def _archive(settings: Settings) -> ArchiveKeeper | None:
    kept = settings.archive
    if kept.folder is None:
        return None
    address = f"{kept.base_url.rstrip('/')}/" if kept.base_url else ""
    return ArchiveKeeper(kept.folder, Site(kept.title or settings.server.name, kept.language, address), kept.games)


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Hold the data folder and the database for one server; ConfigError when another holds one of them.

    Two would send every mail twice, also where each has a data folder of its own.
    """
    folder = settings.server.data
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = (folder / "pbm.lock").open("a")
    except OSError as error:
        cure = "The disk it is on is read-only: make it writable" if error.errno == errno.EROFS else "Make it"
        raise ConfigError.saying(
            "data-folder",
            f"the data folder cannot be used: {error.strerror}. {cure}, or name another as server.data in pbm.toml",
            file=str(folder),
        ) from None
    with held as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ConfigError.saying(
                "already-serving",
                "another `pbm serve` is running with this data folder. Stop it first; two would send every mail twice",
                file=str(folder),
            ) from None
        with database_held(settings.database.url) as ours:
            if not ours:
                raise ConfigError.saying(
                    "already-serving",
                    "another `pbm serve` is running on this database, with another data folder. Stop it first; two "
                    "would send every mail twice",
                    file=place_of(database_url(settings.database.url)),
                )
            yield


@contextlib.contextmanager
def running(server: Server, settings: Settings) -> Iterator[Server]:
    """Run a server while the block lasts: listeners listen, the tick beats; all is stopped in order afterwards."""
    scheduler = Scheduler(server.tick.beat, timedelta(seconds=settings.schedule.tick))

    def wake() -> None:
        server.tick.wake()
        scheduler.wake()

    started: list[Inbound] = []
    try:
        for way in server.inbounds:
            way.start(server.intake, wake)
            started.append(way)
        scheduler.start()
        try:
            yield server
        finally:
            scheduler.stop()
    finally:
        for way in started:
            way.stop()
        server.close()


def _inbound(way: InboundSettings, settings: Settings, addresses: Addresses, clock: Clock) -> Inbound:
    size = settings.mail.max_size
    match way:
        case ImapInbound():
            return ImapMailbox(
                ImapSettings(
                    host=way.host,
                    port=way.port,
                    security=_SECURITY[way.tls],
                    user=way.user,
                    folders=way.folders,
                    processed=way.processed_folder,
                    dedicated=settings.mail.mailbox == "dedicated",
                    max_size=size,
                    ca_file=str(way.ca_file) if way.ca_file else None,
                    credentials_from=str(way.password),
                ),
                way.password.read,
                clock,
            )
        case SmtpInbound() | LmtpInbound():
            listener = SmtpListener if isinstance(way, SmtpInbound) else LmtpListener
            return listener(
                way.host,
                way.port,
                source=way.name,
                max_size=size,
                hostname=settings.server.hostname,
                domains=(addresses.domain,),
                accepts=addresses.accepts,
                clock=clock,
            )
        case MaildirInbound():
            dedicated = settings.mail.mailbox == "dedicated"
            return MaildirInbox(way.path, source=way.name, max_size=size, dedicated=dedicated, clock=clock)


def _outbound(way: OutboundSettings, settings: Settings) -> Outbound:
    match way:
        case MaildirOutbound():
            return MaildirSender(way.path)
        case SmtpOutbound():
            return SmtpSender(
                SmtpSettings(
                    host=way.host,
                    port=way.port,
                    security=_SECURITY[way.tls],
                    user=way.user,
                    timeout=way.timeout,
                    hostname=settings.server.hostname,
                    ca_file=str(way.ca_file) if way.ca_file else None,
                    credentials_from=str(way.password) if way.password else "the configuration",
                ),
                way.password.read if way.password else None,
            )

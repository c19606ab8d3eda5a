"""The settings of a server as values. ``pbm.config.server_file`` reads them from pbm.toml."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from pbm.config.passwords import Secret
from pbm.core.errors import Problem
from pbm.orders.vocabulary import NO_WORDS, OwnWords
from pbm.service.editors import Editor

__all__ = [
    "ArchiveSettings",
    "DatabaseSettings",
    "GameNamed",
    "ImapInbound",
    "InboundSettings",
    "LmtpInbound",
    "LogLevel",
    "LogSettings",
    "MailSettings",
    "MailboxUse",
    "MaildirInbound",
    "MaildirOutbound",
    "OutboundSettings",
    "ScheduleSettings",
    "ServerSettings",
    "Settings",
    "SmtpInbound",
    "SmtpOutbound",
    "Tags",
    "TemplateSettings",
    "Tls",
]

Tls: TypeAlias = Literal["tls", "starttls", "none"]
"""How a connection is made safe: from the start, by STARTTLS before anything is said, or not at all."""

MailboxUse: TypeAlias = Literal["dedicated", "shared"]
Tags: TypeAlias = Literal["address", "subject"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """``name`` is what players see; ``data`` the folder of everything the server keeps.

    ``hostname`` is how the server names itself to other mail hosts.
    """

    name: str
    hostname: str
    data: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class DatabaseSettings:
    """``url`` as SQLAlchemy has it, a file's path made absolute."""

    url: str = field(repr=False)  # it may hold a password


@dataclass(frozen=True, slots=True, kw_only=True)
class MailSettings:
    """The addresses. ``address`` is the games' own, to which ``+`` and a game's key are added.

    ``redirect_to`` gets everything instead of the players, for rehearsals. ``mailbox`` ``shared`` means that the
    server leaves alone what is not for it, in a mailbox and in a maildir; ``max_size`` is in bytes.
    ``authserv_id`` is the name under which the
    GM's own mail host writes Authentication-Results, the only ones that are believed. ``tags`` says where replies
    carry the proof of whose they are: in the address, or in the subject where the provider loses what follows a +.
    ``gm_language`` is the language of the mails to the GM.
    """

    address: str
    gm_address: str
    gm_name: str
    from_name: str
    redirect_to: str | None = None
    mailbox: MailboxUse = "shared"
    max_size: int = 1024 * 1024
    authserv_id: str | None = None
    tags: Tags = "address"
    gm_language: str = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImapInbound:
    """A mailbox to be polled. Times are in seconds; ``ca_file`` holds certificates to be trusted besides the usual."""

    name: str
    host: str
    port: int
    tls: Tls
    user: str
    password: Secret
    folders: tuple[str, ...] = ("INBOX",)
    processed_folder: str = "Processed"
    poll_every: float = 60.0
    ca_file: Path | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SmtpInbound:
    """A listener for SMTP, to be spoken to by a mail host that passes mail on."""

    name: str
    host: str
    port: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LmtpInbound:
    """A listener for LMTP, to be spoken to by a mail host on the same machine or network."""

    name: str
    host: str
    port: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MaildirInbound:
    """A maildir on this machine, polled like a mailbox."""

    name: str
    path: Path
    poll_every: float = 60.0


InboundSettings: TypeAlias = ImapInbound | SmtpInbound | LmtpInbound | MaildirInbound


@dataclass(frozen=True, slots=True, kw_only=True)
class SmtpOutbound:
    """The mail host that takes our mail. ``timeout`` is in seconds; ``ca_file`` as for a mailbox."""

    host: str
    port: int
    tls: Tls
    user: str | None = None
    password: Secret | None = None
    timeout: float = 30.0
    ca_file: Path | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MaildirOutbound:
    """A maildir into which mail is put instead of being sent, for rehearsals."""

    path: Path


OutboundSettings: TypeAlias = SmtpOutbound | MaildirOutbound


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduleSettings:
    """``tick`` is how often, in seconds, the server looks whether something is due."""

    tick: float = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class LogSettings:
    """How much is logged."""

    level: LogLevel = "info"


@dataclass(frozen=True, slots=True, kw_only=True)
class TemplateSettings:
    """A folder of the GM's own templates, which go before those of the same name that come with the program."""

    folder: Path | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveSettings:
    """The web pages of the games: their folder (None: the server builds none by itself), title, language, address.

    ``games`` are those that are shown, by their keys; none named: all.
    """

    folder: Path | None = None
    title: str = ""
    language: str = "en"
    base_url: str = ""
    games: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameNamed:
    """A game's key in the settings, and where it is named. Whether there is such a game only the database knows."""

    game: str
    file: str
    key: str
    line: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings of a server.

    ``path`` is the file they were read from, ``words`` what the GM adds to the vocabulary of orders, ``zines`` the
    editors who get pages, ``archive`` the pages in the web, ``games_named`` every game that these two name,
    ``warnings`` what the GM should know.
    """

    path: Path
    server: ServerSettings
    database: DatabaseSettings
    mail: MailSettings
    inbound: tuple[InboundSettings, ...]
    outbound: OutboundSettings
    schedule: ScheduleSettings
    log: LogSettings
    templates: TemplateSettings
    words: OwnWords = NO_WORDS
    zines: tuple[Editor, ...] = ()
    archive: ArchiveSettings = ArchiveSettings()
    games_named: tuple[GameNamed, ...] = ()
    warnings: tuple[Problem, ...] = ()

    @property
    def poll_every(self) -> float:
        """How often, in seconds, the most eager of the mailboxes wants to be read; a minute when there is none."""
        return min(
            (way.poll_every for way in self.inbound if isinstance(way, ImapInbound | MaildirInbound)), default=60.0
        )

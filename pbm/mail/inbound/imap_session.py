"""One IMAP connection: opening it, saying what is wrong in words the GM can act on, folders, and moving."""

from __future__ import annotations

import contextlib
import imaplib
import logging
import socket
import ssl
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from imapclient import IMAPClient
from imapclient.exceptions import CapabilityError, LoginError

from pbm.core.errors import ConfigError, PbmError, Problem
from pbm.service.ports import InboundError

__all__ = ["TROUBLE", "ImapSession", "ImapSettings", "sense", "trouble"]

log = logging.getLogger(__name__)

# imaplib's abort is no OSError: both must be caught to notice that a connection is lost.
TROUBLE = (OSError, imaplib.IMAP4.error)
# What the parsers of imaplib and imapclient let out when a server talks nonsense.
_NONSENSE = (ValueError, IndexError, KeyError, TypeError, AttributeError)

MAX_IDLE = 9 * 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ImapSettings:
    """A mailbox and how it is to be read.

    ``folders`` are polled in order, the first is the inbox; ``processed`` is where mail goes once it is stored (``/``
    stands for whatever the server puts between folders). ``dedicated`` says that all mail in it is the server's; else
    only what the sink wants is touched. ``credentials_from`` says in words where the password comes from, for
    messages; ``ca_file`` names further certificates to trust.
    """

    host: str
    user: str
    port: int | None = None
    security: Literal["tls", "starttls", "plain"] = "tls"
    folders: tuple[str, ...] = ("INBOX",)
    processed: str = "Processed"
    dedicated: bool = False
    max_size: int = 1024 * 1024
    timeout: float = 60.0
    idle: bool = True
    idle_seconds: float = MAX_IDLE
    ca_file: str | None = None
    credentials_from: str = "the configuration"

    def __post_init__(self) -> None:
        if not self.folders:
            raise ConfigError.saying("imap.folders", "A mailbox needs at least one folder to read.")
        if self.processed.strip().lower() in {folder.lower() for folder in self.folders} | {""}:
            raise ConfigError.saying(
                "imap.processed", "Mail that is stored goes to a folder of its own, not to one that is read."
            )

    @property
    def real_port(self) -> int:
        """The port, the usual one for the kind of security when none is given."""
        return self.port if self.port is not None else 993 if self.security == "tls" else 143

    @property
    def source(self) -> str:
        """The name of this mailbox, as mails record it with the folder added."""
        return f"imap:{self.user}@{self.host}"


@contextlib.contextmanager
def sense() -> Iterator[None]:
    """Turn what a parser let out into an error of the protocol."""
    try:
        yield
    except _NONSENSE as error:
        raise imaplib.IMAP4.abort(f"an answer that makes no sense ({error})") from error


class ImapSession:
    """A connection that has logged in. Its methods let ``TROUBLE`` out; the mailbox turns it into ``InboundError``."""

    def __init__(self, settings: ImapSettings, password: Callable[[], str]) -> None:
        self.settings = settings
        self.client = _connect(settings, password)
        self._folders: dict[str, str] = {}
        self._separator: str | None = None
        self._prefix = ""

    def close(self) -> None:
        """Log out if the server still listens, and close the connection in any case."""
        with contextlib.suppress(*TROUBLE, *_NONSENSE):
            self.client.logout()
            return
        with contextlib.suppress(*TROUBLE, *_NONSENSE):
            self.client.shutdown()

    @sense()
    def examine(self, folder: str) -> tuple[str, int]:
        """Open a folder without leaving a trace; return its name on the server and its UIDVALIDITY."""
        name = self.find(folder)
        answer: dict[bytes, Any] = self.client.select_folder(name, readonly=True)
        return name, int(answer.get(b"UIDVALIDITY", 0))

    @sense()
    def uids(self) -> list[int]:
        """Return the UIDs in the open folder, ascending, without mail that is marked as deleted."""
        return sorted({int(uid) for uid in self.client.search(["UNDELETED"])})

    @sense()
    def fetch(self, uids: Sequence[int], items: Sequence[str]) -> dict[int, dict[bytes, Any]]:
        """Return what the server has of these UIDs; those that have vanished are missing."""
        found: dict[int, dict[bytes, Any]] = self.client.fetch(list(uids), list(items))
        return found

    @sense()
    def move(self, name: str, uidvalidity: int, uids: Sequence[int]) -> None:
        """Move mails from the folder of this name to ``processed``."""
        answer: dict[bytes, Any] = self.client.select_folder(name)
        if int(answer.get(b"UIDVALIDITY", 0)) != uidvalidity:
            raise imaplib.IMAP4.abort("UIDVALIDITY changed: these UIDs are other mails now")
        target = self._processed()
        try:
            self._move(uids, target)
        except imaplib.IMAP4.abort:
            raise
        except imaplib.IMAP4.error as error:
            if "TRYCREATE" not in str(error).upper():
                raise
            self.client.create_folder(target)
            self._move(uids, target)

    def _move(self, uids: Sequence[int], target: str) -> None:
        if self.client.has_capability("MOVE"):
            self.client.move(list(uids), target)
            return
        self.client.copy(list(uids), target)
        self.client.delete_messages(list(uids), silent=True)
        if self.client.has_capability("UIDPLUS"):
            self.client.uid_expunge(list(uids))
        elif self.settings.dedicated:
            self.client.expunge()
        # Else the marks must do: a plain EXPUNGE would also remove what the GM himself has marked.

    @sense()
    def find(self, folder: str) -> str:
        """Return the name a folder has on this server, the prefix of its namespace and its separator put in."""
        if folder.upper() == "INBOX":
            return "INBOX"
        if folder not in self._folders:
            name = self._spelt(folder)
            known = {existing for _, _, existing in self.client.list_folders()}
            self._folders[folder] = next((n for n in (folder, name, self._prefix + name) if n in known), name)
        return self._folders[folder]

    def forget(self, folder: str) -> None:
        """Look for the folder anew next time."""
        self._folders.pop(folder, None)

    @sense()
    def folder_names(self) -> list[str]:
        """Return the names of all folders."""
        return sorted(str(name) for _, _, name in self.client.list_folders())

    def _processed(self) -> str:
        """Return the name of the folder for stored mail; create it if it is not there."""
        wanted = self.settings.processed
        name = self.find(wanted)
        if not self.client.folder_exists(name):
            if self._prefix and not name.startswith(self._prefix):
                name = self._prefix + name
            self.client.create_folder(name)
            with contextlib.suppress(imaplib.IMAP4.error):
                self.client.subscribe_folder(name)
            self._folders[wanted] = name
        return name

    def _spelt(self, folder: str) -> str:
        if self._separator is None:
            self._separator, self._prefix = self._namespace()
        return folder.replace("/", self._separator) if self._separator else folder

    def _namespace(self) -> tuple[str, str]:
        """Return what this server puts between folders, and before the user's own."""
        if self.client.has_capability("NAMESPACE"):
            personal = self.client.namespace().personal
            if personal:
                prefix, separator = personal[0]
                return str(separator or ""), str(prefix or "")
        for _, separator, _ in self.client.list_folders("", "INBOX"):
            if separator:
                return separator.decode("ascii", "replace"), ""
        return "/", ""


def _connect(settings: ImapSettings, password: Callable[[], str]) -> IMAPClient:
    client: IMAPClient | None = None
    try:
        context = ssl.create_default_context(cafile=settings.ca_file) if settings.security != "plain" else None
        client = IMAPClient(
            settings.host,
            port=settings.real_port,
            ssl=settings.security == "tls",
            ssl_context=context if settings.security == "tls" else None,
            timeout=settings.timeout,
        )
        client.normalise_times = False
        if settings.security == "starttls":
            client.starttls(context)
        _login(client, settings, password)
    except (*TROUBLE, *_NONSENSE) as error:
        _shut(client)
        raise trouble(error, settings) from error
    except PbmError:
        _shut(client)
        raise
    return client


def _shut(client: IMAPClient | None) -> None:
    if client is not None:
        with contextlib.suppress(*TROUBLE, *_NONSENSE):
            client.shutdown()


def _login(client: IMAPClient, settings: ImapSettings, password: Callable[[], str]) -> None:
    try:
        secret = password()
    except (PbmError, OSError) as error:
        raise InboundError.saying(
            "imap.password",
            f"The password of {settings.user} could not be read from {settings.credentials_from}: {error}",
        ) from error
    try:
        if secret.isascii():
            client.login(settings.user, secret)
        else:
            client.plain_login(settings.user, secret)
    except LoginError as error:
        answer = str(error).replace(secret, "***") if secret else str(error)
    except UnicodeError:
        answer = "it has letters that cannot be sent"
    else:
        return
    # Raised outside the handlers: no traceback then leads back to where the password is.
    raise InboundError.saying(
        "imap.login",
        f"{settings.host} refused the login of {settings.user} ({answer}). The password is taken from "
        f"{settings.credentials_from}: is it right, and does the provider want an app password?",
    )


def trouble(error: BaseException, settings: ImapSettings) -> InboundError:
    """Return an error that says in words the GM can act on what went wrong with a mailbox."""
    place = f"{settings.host} port {settings.real_port}"
    match error:
        case InboundError():
            return error
        case ssl.SSLCertVerificationError():
            code = "imap.certificate"
            text = f"The certificate of {place} is not to be trusted: {error.verify_message}. Is the host name right?"
        case ssl.SSLError():
            code = "imap.tls"
            text = f"{place} does not speak TLS as expected ({error.reason}). Is {settings.security!r} right for it?"
        case CapabilityError() if "STARTTLS" in str(error):
            code, text = "imap.tls", f"{place} does not offer STARTTLS. Does it want security = 'tls' on port 993?"
        case socket.gaierror():
            code, text = "imap.host", f"There is no host named {settings.host}."
        case ConnectionRefusedError():
            code, text = "imap.unreachable", f"Nothing listens at {place}."
        case TimeoutError():
            code, text = "imap.unreachable", f"{place} did not answer within {settings.timeout:.0f} s."
        case OSError() | imaplib.IMAP4.abort():
            code, text = "imap.unreachable", f"The connection to {place} failed: {error}"
        case _:
            code, text = "imap.protocol", f"{place} did not do as asked for {settings.user}: {error}"
    return InboundError(Problem(code, text))

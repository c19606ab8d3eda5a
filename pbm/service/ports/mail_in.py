"""Mail in: how it arrives, and what it is read as."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol

__all__ = ["Arrival", "Authentication", "Decode", "Failed", "Inbound", "Letter", "MailSink", "Mailbox"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """A mail at the door: its bytes (or its beginning, when ``truncated``) and how it came.

    ``received_at`` is the time that counts: our own acceptance, or the mailbox's INTERNALDATE.
    """

    source: str
    raw: bytes
    received_at: datetime
    time_source: Literal["smtp", "lmtp", "imap", "maildir"]
    envelope_from: str | None = None
    envelope_to: tuple[str, ...] = ()
    uidvalidity: int | None = None
    uid: int | None = None
    size: int = 0
    truncated: bool = False


class MailSink(Protocol):
    """What a way in hands mail to."""

    def known(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID has been stored already."""
        ...

    def wants(self, source: str, header: bytes, received_at: datetime) -> bool:
        """Return whether a mail with this header block, received then, is the server's, not the GM's own letter."""
        ...

    def writers(self) -> str:
        """Return a mark that is another one when others may write to us: what was not wanted may be wanted now."""
        ...

    def store(self, arrival: Arrival) -> bool:
        """Store and commit; return False when it was there already. StoreError: nothing was stored."""
        ...

    def note_uidvalidity(self, source: str, uidvalidity: int) -> None:
        """Remember a mailbox's UIDVALIDITY; a change is logged, and duplicates are told apart by content."""
        ...


class Inbound(Protocol):
    """A way in. Listeners work between ``start`` and ``stop``; mailboxes when they are polled."""

    @property
    def source(self) -> str:
        """The name of this way in, as mails record it."""
        ...

    def start(self, sink: MailSink, wake: Callable[[], None]) -> None:
        """Begin to work. ``wake`` may be called from any thread when there may be new mail."""
        ...

    def poll(self) -> int:
        """Bring in what is there and return how many mails were stored.

        A listener waits until nothing that it has begun to accept is unstored. InboundError when the way in cannot
        be read; a poll that returns has seen every mail that was there when it began.
        """
        ...

    def stop(self) -> None:
        """Stop working; let what is being stored finish."""
        ...


@dataclass(frozen=True, slots=True)
class Mailbox:
    """A name and an address as a header had them; the address is lower case."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A recipient whom a mail of ours did not reach, or not yet. Everything in it is hostile text.

    ``address`` is lower case. ``action`` is what became of the mail (RFC 3464: ``failed`` or ``delayed``), ``status``
    the enhanced status code ("5.1.1"), empty when none was given. ``hard``: no later mail will reach the address;
    otherwise the next one may. ``diagnostic`` is what the other server said, one line.
    """

    address: str
    action: str = "failed"
    status: str = ""
    hard: bool = True
    diagnostic: str = ""


@dataclass(frozen=True, slots=True)
class Authentication:
    """What the topmost Authentication-Results says about who wrote a mail, by whichever server ``authserv_id`` is.

    Anybody can write such a header: see ``Letter.dmarc``. ``result`` is the DMARC result in lower case, ``domain``
    the domain of the From that it was found for.
    """

    authserv_id: str
    result: str
    domain: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A mail as a reader needs it. Everything in it is hostile text.

    ``text`` is the best plain text of it; ``recipients`` every address it may have been sent to, the
    most telling header first. ``automatic`` says why it was written by a machine (None: by a person);
    ``bounce`` that it reports a delivery failure. ``unreadable`` says that some of it could not be decoded,
    ``overbuilt`` that it has more parts than are read, or deeper ones.
    ``bounces`` are the recipients that a report of a delivery failure names, ``bounced_id`` the Message-ID of the mail
    it is about. ``authentication`` is only believed by way of ``dmarc``.
    """

    message_id: str | None
    sender: Mailbox | None
    senders: tuple[Mailbox, ...]
    recipients: tuple[str, ...]
    subject: str
    in_reply_to: tuple[str, ...]
    references: tuple[str, ...]
    text: str
    automatic: str | None = None
    bounce: bool = False
    unreadable: bool = False
    overbuilt: bool = False
    bounces: tuple[Failed, ...] = ()
    bounced_id: str | None = None
    authentication: Authentication | None = None

    def dmarc(self, authserv_id: str | None) -> Literal["pass", "fail", "none"]:
        """Return whether our own mail server vouches for the address in From.

        ``authserv_id`` is the name under which it writes its results (any case); without one nothing is believed.
        ``pass`` only when the topmost Authentication-Results is that server's and says so of the domain of the
        only address in From; ``fail`` when that server says that the check failed; else ``none``.
        """
        found = self.authentication
        if not authserv_id or found is None or found.authserv_id.lower() != authserv_id.strip().lower():
            return "none"
        if found.result == "fail":
            return "fail"
        if found.result != "pass" or self.sender is None or len(self.senders) != 1:
            return "none"
        return "pass" if self.sender.address.rpartition("@")[2] == found.domain else "none"

    def written_by_machine(self, envelope_from: str | None) -> bool:
        """Return whether a machine wrote it, so that it is stored, never answered and never orders.

        ``envelope_from`` is the envelope's sender where it is known: an empty one is a machine's.
        """
        return self.automatic is not None or self.bounce or envelope_from in ("", "<>")


Decode = Callable[[bytes], Letter]
"""Raw bytes → Letter. Never raises, whatever the bytes; linear time."""

"""Mail out: what is to be written, and how it is handed over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, Protocol

from pbm.service.ports.mail_in import Mailbox

__all__ = ["Attachment", "Compose", "Delivery", "Draft", "Outbound", "Picture"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file to send along."""

    name: str
    media_type: str
    data: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A picture that a mail's page shows: a PNG, the name that the page calls it by (``cid:…``), and its words."""

    cid: str
    name: str
    data: bytes
    alt: str
    width: int
    height: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A mail to be composed. Texts may hold anything; composing makes them safe.

    ``message_id`` has its angle brackets. ``automatic`` is ``generated`` for what the server sends of itself and
    ``replied`` for answers. ``bulk`` marks reports. ``unsubscribe`` is the address to write to for no more of them,
    ``unsubscribe_subject`` the subject of that mail. ``page`` is the HTML that goes beside the text, with the
    ``pictures`` in it; empty for the text alone.
    """

    sender: Mailbox
    to: Mailbox
    reply_to: Mailbox | None
    subject: str
    text: str
    message_id: str
    date: datetime
    in_reply_to: str | None = None
    references: tuple[str, ...] = ()
    automatic: Literal["generated", "replied"] = "generated"
    bulk: bool = False
    list_id: str | None = None
    unsubscribe: str | None = None
    unsubscribe_subject: str = ""
    page: str = ""
    pictures: tuple[Picture, ...] = ()
    loop_mark: str = ""
    attachments: tuple[Attachment, ...] = field(default=())


Compose = Callable[[Draft], bytes]
"""Draft → the bytes of a mail (CRLF, 7-bit safe, lines within 998 octets)."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """How an attempt to send ended.

    ``sent``; ``later`` (a 4xx, or no connection: try again); ``never`` (a 5xx); ``uncertain`` (the connection was lost
    after the last byte: it may or may not have been taken). ``reached`` is false when there was no talking to the
    other side at all, so that there is no use in trying the next mail now. ``about_us`` says that the other side would
    have answered so whoever the mail was for: it says nothing of the address.
    """

    outcome: Literal["sent", "later", "never", "uncertain"]
    detail: str = ""
    reached: bool = True
    about_us: bool = False


class Outbound(Protocol):
    """A way out."""

    def send(self, envelope_from: str, recipient: str, raw: bytes, message_id: str) -> Delivery:
        """Try once to hand one mail over. Never raises for what the other side does."""
        ...

    def close(self) -> None:
        """Let go of a connection that is kept open."""
        ...

"""Every seam between the use cases and the world: what the service asks of storage, mail, clock and chance."""

from __future__ import annotations

from pbm.service.ports.faults import ConflictError, InboundError, OutboundError, StoreError
from pbm.service.ports.mail_in import Arrival, Authentication, Decode, Failed, Inbound, Letter, Mailbox, MailSink
from pbm.service.ports.mail_kept import Mailboxes, MailsIn, Outbox
from pbm.service.ports.mail_out import Attachment, Compose, Delivery, Draft, Outbound, Picture
from pbm.service.ports.repositories import (
    Boards,
    Games,
    Meta,
    Observers,
    Orders,
    Players,
    PressPieces,
    Questions,
    Record,
    Rounds,
    Seats,
)
from pbm.service.ports.store import Store, UnitOfWork
from pbm.service.ports.world import Clock, Entropy

__all__ = [
    "Arrival",
    "Attachment",
    "Authentication",
    "Boards",
    "Clock",
    "Compose",
    "ConflictError",
    "Decode",
    "Delivery",
    "Draft",
    "Entropy",
    "Failed",
    "Games",
    "Inbound",
    "InboundError",
    "Letter",
    "MailSink",
    "Mailbox",
    "Mailboxes",
    "MailsIn",
    "Meta",
    "Observers",
    "Orders",
    "Outbound",
    "OutboundError",
    "Outbox",
    "Picture",
    "Players",
    "PressPieces",
    "Questions",
    "Record",
    "Rounds",
    "Seats",
    "Store",
    "StoreError",
    "UnitOfWork",
]

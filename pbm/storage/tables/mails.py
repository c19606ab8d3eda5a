"""Mails in and out, and how far each way in has been read."""

from datetime import datetime

from sqlalchemy import BigInteger, Index, UniqueConstraint, text
from sqlmodel import Field

from pbm.storage.columns import JsonColumn, UtcDateTime
from pbm.storage.tables.table import Table

__all__ = ["MailInRow", "MailOutRow", "MailboxRow"]


class MailInRow(Table, table=True):
    """A mail as it came. UIDs are unsigned 32-bit numbers, too big for a signed INTEGER.

    What a stranger wrote (Message-ID, sender) has no index: PostgreSQL refuses a long value that is indexed.
    """

    __tablename__ = "mails_in"
    __table_args__ = (
        UniqueConstraint("source", "uidvalidity", "uid"),
        UniqueConstraint("sha256"),
        Index(None, "status", "received_at"),
    )
    id: int | None = Field(default=None, primary_key=True)
    source: str
    uidvalidity: int | None = Field(default=None, sa_type=BigInteger)
    uid: int | None = Field(default=None, sa_type=BigInteger)
    sha256: str
    message_id: str | None = None
    sender: str | None = None
    body_sha256: str = Field(index=True)
    envelope_from: str | None = None
    envelope_to: list[str] = Field(sa_type=JsonColumn)
    received_at: datetime = Field(sa_type=UtcDateTime)
    time_source: str
    stored_at: datetime = Field(sa_type=UtcDateTime)
    size: int = Field(sa_type=BigInteger)
    truncated: bool
    raw: bytes
    status: str
    attempts: int
    outcome: str
    game_id: int | None = Field(default=None, foreign_key="games.id")
    seat_id: int | None = Field(default=None, foreign_key="seats.id")
    round_id: int | None = Field(default=None, foreign_key="rounds.id")
    confirmed_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    again: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})


class MailOutRow(Table, table=True):
    """A mail to one recipient. ``intended_folded`` is ``intended`` without case, to count answers by."""

    __tablename__ = "outbox"
    __table_args__ = (
        UniqueConstraint("key"),
        UniqueConstraint("message_id"),
        Index(None, "status", "next_attempt_at"),
        Index(None, "intended_folded", "created_at"),
    )
    id: int | None = Field(default=None, primary_key=True)
    key: str
    kind: str
    game_id: int | None = Field(default=None, foreign_key="games.id", index=True)
    round_id: int | None = Field(default=None, foreign_key="rounds.id")
    seat_id: int | None = Field(default=None, foreign_key="seats.id")
    answers: int | None = Field(default=None, foreign_key="mails_in.id")
    message_id: str
    envelope_from: str = Field(index=True)
    recipient: str
    intended: str
    intended_folded: str
    subject: str
    raw: bytes
    created_at: datetime = Field(sa_type=UtcDateTime)
    status: str
    attempts: int
    next_attempt_at: datetime = Field(sa_type=UtcDateTime)
    uncertain: bool
    last_error: str
    sent_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    tried_since: datetime | None = Field(default=None, sa_type=UtcDateTime)


class MailboxRow(Table, table=True):
    """How far a way in has been read."""

    __tablename__ = "mailboxes"
    source: str = Field(primary_key=True)
    uidvalidity: int | None = Field(default=None, sa_type=BigInteger)
    ok_begun_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    failing_since: datetime | None = Field(default=None, sa_type=UtcDateTime)
    last_error: str

"""The tables. A column is named as the field of the record it keeps; rows never leave this package."""

from datetime import date, datetime
from typing import Any, ClassVar

from sqlalchemy import BigInteger, Date, Index, MetaData, UniqueConstraint, text, true
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from pbm.storage.columns import JsonColumn, UtcDateTime

__all__ = [
    "METADATA",
    "AbsenceRow",
    "AddressRow",
    "AddressTroubleRow",
    "AdvanceRow",
    "AuditRow",
    "BoardRow",
    "CorrectionRow",
    "DieLogRow",
    "EventRow",
    "GameRow",
    "MailInRow",
    "MailOutRow",
    "MailboxRow",
    "MetaRow",
    "ObserverRow",
    "OrderRow",
    "PlayerRow",
    "PressRow",
    "QuestionRow",
    "ReportRow",
    "RoundRow",
    "SeatRow",
]

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class Table(SQLModel, registry=registry(metadata=METADATA)):
    """What all tables share."""

    __tablename__: ClassVar[str]


class MetaRow(Table, table=True):
    """A small fact about this server."""

    __tablename__ = "meta"
    key: str = Field(primary_key=True)
    value: bytes


class PlayerRow(Table, table=True):
    """A person."""

    __tablename__ = "players"
    id: int | None = Field(default=None, primary_key=True)
    name: str
    zone: str
    language: str = Field(sa_column_kwargs={"server_default": "en"})
    format: str = Field(sa_column_kwargs={"server_default": "text"})
    remind: bool = Field(sa_column_kwargs={"server_default": true()})


class AddressRow(Table, table=True):
    """An address of a person, in lower case; ``position`` keeps the person's order of them."""

    __tablename__ = "addresses"
    __table_args__ = (UniqueConstraint("address", "player_id"),)
    id: int | None = Field(default=None, primary_key=True)
    player_id: int = Field(foreign_key="players.id", index=True)
    position: int
    address: str


class AddressTroubleRow(Table, table=True):
    """An address, in lower case, that mail comes back from."""

    __tablename__ = "address_troubles"
    address: str = Field(primary_key=True)
    since: datetime = Field(sa_type=UtcDateTime)
    last: datetime = Field(sa_type=UtcDateTime)
    hard: bool
    count: int
    detail: str


class GameRow(Table, table=True):
    """A game. ``key_folded`` is the key without case: two games cannot differ by case alone."""

    __tablename__ = "games"
    __table_args__ = (UniqueConstraint("key_folded"),)
    id: int | None = Field(default=None, primary_key=True)
    key: str
    key_folded: str
    title: str
    ruleset: str
    status: str
    zone: str
    gm_note: str
    options: dict[str, Any] = Field(sa_type=JsonColumn)
    state: dict[str, Any] | None = Field(default=None, sa_type=JsonColumn)
    calendar: dict[str, Any] = Field(sa_type=JsonColumn)
    house: dict[str, Any] = Field(sa_type=JsonColumn, sa_column_kwargs={"server_default": "{}"})
    options_salt: bytes
    options_seal: str
    dice_seed: bytes = Field(default=b"", sa_column_kwargs={"server_default": text("''")})
    dice_seal: str = Field(sa_column_kwargs={"server_default": text("''")})
    created_at: datetime = Field(sa_type=UtcDateTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcDateTime)


class BoardRow(Table, table=True):
    """A secret board of a game."""

    __tablename__ = "boards"
    __table_args__ = (UniqueConstraint("game_id", "name"),)
    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="games.id")
    name: str
    source: dict[str, Any] = Field(sa_type=JsonColumn)
    salt: bytes
    seal: str


class SeatRow(Table, table=True):
    """A place in a game."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("game_id", "number"), UniqueConstraint("game_id", "name"))
    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="games.id")
    number: int
    name: str
    player_id: int = Field(foreign_key="players.id", index=True)
    status: str
    generation: int
    missed_running: int
    receipt_due_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    missed_orders: str = Field(sa_column_kwargs={"server_default": text("''")})


class AbsenceRow(Table, table=True):
    """Days on which a seat's player is away."""

    __tablename__ = "absences"
    id: int | None = Field(default=None, primary_key=True)
    seat_id: int = Field(foreign_key="seats.id", index=True)
    first: date = Field(sa_type=Date)
    last: date = Field(sa_type=Date)
    told_at: datetime = Field(sa_type=UtcDateTime)


class ObserverRow(Table, table=True):
    """Somebody who reads a game's public reports. ``address_folded`` is the address without case."""

    __tablename__ = "observers"
    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="games.id", index=True)
    name: str
    address: str
    address_folded: str = Field(index=True)
    since: datetime = Field(sa_type=UtcDateTime)
    stopped_at: datetime | None = Field(default=None, sa_type=UtcDateTime)


class RoundRow(Table, table=True):
    """A round of a game."""

    __tablename__ = "rounds"
    __table_args__ = (UniqueConstraint("game_id", "number"), Index(None, "status", "deadline"))
    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="games.id")
    number: int
    turns: list[int] = Field(sa_type=JsonColumn)
    opened_at: datetime = Field(sa_type=UtcDateTime)
    deadline: datetime = Field(sa_type=UtcDateTime)
    status: str
    closed_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    state_before: dict[str, Any] = Field(sa_type=JsonColumn)
    state_after: dict[str, Any] | None = Field(default=None, sa_type=JsonColumn)
    public: dict[str, Any] | None = Field(default=None, sa_type=JsonColumn)
    gm: dict[str, Any] | None = Field(default=None, sa_type=JsonColumn)
    outage_told: str
    reminded_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    released_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    note: str = Field(sa_column_kwargs={"server_default": text("''")})
    seats_before: dict[str, Any] | None = Field(default=None, sa_type=JsonColumn)


class CorrectionRow(Table, table=True):
    """A GM's correction of a round that was played."""

    __tablename__ = "corrections"
    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="rounds.id", index=True)
    at: datetime = Field(sa_type=UtcDateTime)
    by: str
    reason: str
    before: dict[str, Any] = Field(sa_type=JsonColumn)
    after: dict[str, Any] = Field(sa_type=JsonColumn)


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


class OrderRow(Table, table=True):
    """One version of a seat's orders for a round."""

    __tablename__ = "orders"
    __table_args__ = (UniqueConstraint("seat_id", "receipt"), Index(None, "round_id", "seat_id"))
    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="rounds.id")
    seat_id: int = Field(foreign_key="seats.id")
    receipt: int
    orders: dict[str, Any] = Field(sa_type=JsonColumn)
    origin: str
    mail_id: int | None = Field(default=None, foreign_key="mails_in.id")
    received_at: datetime = Field(sa_type=UtcDateTime)
    stands: bool


class AdvanceRow(Table, table=True):
    """Orders of a seat for a turn that no open round plays yet."""

    __tablename__ = "advance_orders"
    __table_args__ = (Index(None, "seat_id", "turn"),)
    id: int | None = Field(default=None, primary_key=True)
    seat_id: int = Field(foreign_key="seats.id")
    turn: int
    orders: dict[str, Any] = Field(sa_type=JsonColumn)
    mail_id: int | None = Field(default=None, foreign_key="mails_in.id")
    received_at: datetime = Field(sa_type=UtcDateTime)
    stands: bool


class PressRow(Table, table=True):
    """Words of a seat for a round's report, or for others."""

    __tablename__ = "press"
    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="rounds.id", index=True)
    seat_id: int | None = Field(default=None, foreign_key="seats.id")
    mail_id: int | None = Field(default=None, foreign_key="mails_in.id")
    text: str
    to: list[int] = Field(sa_type=JsonColumn)
    anonymous: bool
    received_at: datetime = Field(sa_type=UtcDateTime)
    stands: bool
    edited: str | None = None


class QuestionRow(Table, table=True):
    """Something somebody was asked. ``address_folded`` is the address without case."""

    __tablename__ = "questions"
    __table_args__ = (
        UniqueConstraint("token"),
        Index(None, "status", "expires_at"),
        Index(None, "address_folded", "asked_at"),
    )
    id: int | None = Field(default=None, primary_key=True)
    token: str
    kind: str
    address: str
    address_folded: str
    game_id: int | None = Field(default=None, foreign_key="games.id")
    seat_id: int | None = Field(default=None, foreign_key="seats.id", index=True)
    round_id: int | None = Field(default=None, foreign_key="rounds.id")
    mail_id: int | None = Field(default=None, foreign_key="mails_in.id")
    data: dict[str, Any] = Field(sa_type=JsonColumn)
    asked_at: datetime = Field(sa_type=UtcDateTime)
    expires_at: datetime = Field(sa_type=UtcDateTime)
    status: str
    answered_at: datetime | None = Field(default=None, sa_type=UtcDateTime)


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


class EventRow(Table, table=True):
    """One thing that happened in a round; ``position`` keeps their order."""

    __tablename__ = "events"
    __table_args__ = (UniqueConstraint("round_id", "position"),)
    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="rounds.id")
    position: int
    kind: str
    data: dict[str, Any] = Field(sa_type=JsonColumn)


class DieLogRow(Table, table=True):
    """One entry of a round's die log; ``position`` keeps their order."""

    __tablename__ = "die_log"
    __table_args__ = (UniqueConstraint("round_id", "position"),)
    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="rounds.id")
    position: int
    kind: str
    data: dict[str, Any] = Field(sa_type=JsonColumn)


class ReportRow(Table, table=True):
    """What a reader was sent about a round."""

    __tablename__ = "reports"
    id: int | None = Field(default=None, primary_key=True)
    round_id: int = Field(foreign_key="rounds.id", index=True)
    seat_id: int | None = Field(default=None, foreign_key="seats.id")
    kind: str
    text: str


class AuditRow(Table, table=True):
    """Who did what, when."""

    __tablename__ = "audit"
    id: int | None = Field(default=None, primary_key=True)
    at: datetime = Field(sa_type=UtcDateTime)
    actor: str
    action: str
    game_id: int | None = Field(default=None, foreign_key="games.id")
    detail: str


class MailboxRow(Table, table=True):
    """How far a way in has been read."""

    __tablename__ = "mailboxes"
    source: str = Field(primary_key=True)
    uidvalidity: int | None = Field(default=None, sa_type=BigInteger)
    ok_begun_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    failing_since: datetime | None = Field(default=None, sa_type=UtcDateTime)
    last_error: str

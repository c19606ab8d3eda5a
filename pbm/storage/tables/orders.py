"""What seats send: orders, orders for turns to come, press; and what they were asked."""

from datetime import datetime
from typing import Any

from sqlalchemy import Index, UniqueConstraint
from sqlmodel import Field

from pbm.storage.columns import JsonColumn, UtcDateTime
from pbm.storage.tables.table import Table

__all__ = ["AdvanceRow", "OrderRow", "PressRow", "QuestionRow"]


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

"""Rounds, and the record of what happened in them."""

from datetime import datetime
from typing import Any

from sqlalchemy import Index, UniqueConstraint, text
from sqlmodel import Field

from pbm.storage.columns import JsonColumn, UtcDateTime
from pbm.storage.tables.table import Table

__all__ = ["AuditRow", "CorrectionRow", "DieLogRow", "EventRow", "ReportRow", "RoundRow"]


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

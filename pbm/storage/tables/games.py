"""Games, their secret boards, and the seats in them."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import Date, UniqueConstraint, text
from sqlmodel import Field

from pbm.storage.columns import JsonColumn, UtcDateTime
from pbm.storage.tables.table import Table

__all__ = ["AbsenceRow", "BoardRow", "GameRow", "SeatRow"]


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
    taken_at: datetime | None = Field(default=None, sa_type=UtcDateTime)


class AbsenceRow(Table, table=True):
    """Days on which a seat's player is away."""

    __tablename__ = "absences"
    id: int | None = Field(default=None, primary_key=True)
    seat_id: int = Field(foreign_key="seats.id", index=True)
    first: date = Field(sa_type=Date)
    last: date = Field(sa_type=Date)
    told_at: datetime = Field(sa_type=UtcDateTime)

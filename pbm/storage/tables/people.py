"""People and their addresses, those who only read, and small facts about this server."""

from datetime import datetime

from sqlalchemy import UniqueConstraint, true
from sqlmodel import Field

from pbm.storage.columns import UtcDateTime
from pbm.storage.tables.table import Table

__all__ = ["AddressRow", "AddressTroubleRow", "MetaRow", "ObserverRow", "PlayerRow"]


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
    proven: bool = Field(default=True, sa_column_kwargs={"server_default": true()})


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

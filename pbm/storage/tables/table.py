"""What all tables share."""

from typing import ClassVar

from sqlalchemy import MetaData
from sqlalchemy.orm import registry
from sqlmodel import SQLModel

__all__ = ["METADATA", "Table"]

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class Table(SQLModel, registry=registry(metadata=METADATA)):
    """One of our tables."""

    __tablename__: ClassVar[str]

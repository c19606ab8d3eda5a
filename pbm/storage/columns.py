"""How moments and JSON are kept, alike in SQLite and PostgreSQL."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect
from sqlalchemy.types import TypeDecorator

from pbm.storage.plain import utc

__all__ = ["JsonColumn", "UtcDateTime"]


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: aware UTC in Python, ``timestamptz`` in PostgreSQL, text that sorts by time in SQLite."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a time without a zone. SQLite keeps no zone, so it gets the UTC wall clock."""
        if value is None:
            return None
        moment = utc(value)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return aware UTC, whatever zone the connection has."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


class JsonColumn(TypeDecorator[Any]):
    """JSON kept as written (PostgreSQL's ``jsonb`` would sort the keys); None is NULL."""

    impl = JSON(none_as_null=True)
    cache_ok = True

"""What all repositories do: run a statement, insert, update, and speak plainly when the database cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import delete, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Session, col, func, select
from sqlmodel.sql.expression import SelectOfScalar

from pbm.storage.errors import speaking
from pbm.storage.tables import Table

__all__ = ["Connection", "Rows"]

T = TypeVar("T", bound=Table)


class Connection:
    """The session of one transaction, which remembers that a statement has failed.

    PostgreSQL does nothing more in a transaction after an error and SQLite goes on; here no such transaction is ever
    committed, even if the caller has caught the error.
    """

    def __init__(self, session: Session, place: str) -> None:
        self.session = session
        self.failure: Exception | None = None
        self._place = place

    @contextmanager
    def guarded(self) -> Iterator[Session]:
        """Give the session for one statement, translate its errors and remember them."""
        if self.failure is not None:
            raise self.failure
        try:
            with speaking(self._place):
                yield self.session
        except Exception as error:
            self.failure = error
            raise

    def insert(self, table: type[T]) -> postgresql.Insert | sqlite.Insert:
        """Return an INSERT that knows ON CONFLICT in the dialect of the database."""
        if self.session.get_bind().dialect.name == "sqlite":
            return sqlite.insert(table)
        return postgresql.insert(table)


class Rows:
    """The base of the repositories."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _all(self, statement: SelectOfScalar[T]) -> Sequence[T]:
        with self._connection.guarded() as session:
            # A row that has been changed by an UPDATE is read anew, even if somebody still holds its old self.
            return session.exec(statement, execution_options={"populate_existing": True}).all()

    def _first(self, statement: SelectOfScalar[T]) -> T | None:
        rows = self._all(statement.limit(1))
        return rows[0] if rows else None

    def _get(self, table: type[T], row_id: int) -> T:
        row = self._first(select(table).where(self._column(table, "id") == row_id))
        if row is None:
            raise LookupError(f"there is no row {row_id} in {table.__tablename__}")
        return row

    def _number(self, statement: SelectOfScalar[int]) -> int:
        with self._connection.guarded() as session:
            return session.exec(statement).one()

    def _insert(self, table: type[T], values: Mapping[str, Any]) -> int:
        with self._connection.guarded() as session:
            statement = self._connection.insert(table).values(values).returning(self._column(table, "id"))
            return int(session.connection().execute(statement).scalar_one())

    def _insert_if_absent(self, table: type[T], values: Mapping[str, Any], key: Sequence[str] = ()) -> int | None:
        """Insert and return the id, or None when ``key`` (by default any unique constraint) is taken.

        No error is raised for it: after one PostgreSQL would refuse the rest of the transaction.
        """
        with self._connection.guarded() as session:
            statement = (
                self._connection.insert(table)
                .values(values)
                .on_conflict_do_nothing(index_elements=list(key) or None)
                .returning(self._column(table, "id"))
            )
            row_id = session.connection().execute(statement).scalar_one_or_none()
        return None if row_id is None else int(row_id)

    def _put(self, table: type[T], key: str, values: Mapping[str, Any]) -> None:
        """Insert the values, or update the row that has the same ``key``."""
        with self._connection.guarded() as session:
            changes = {name: value for name, value in values.items() if name != key}
            statement = self._connection.insert(table).values(values)
            session.connection().execute(statement.on_conflict_do_update(index_elements=[key], set_=changes))

    def _update(self, table: type[T], values: Mapping[str, Any], **where: object) -> int:
        """Update the rows whose columns have the values of ``where``; return how many there were."""
        statement = update(table).values(values)
        for name, value in where.items():
            statement = statement.where(self._column(table, name) == value)
        with self._connection.guarded() as session:
            return session.connection().execute(statement).rowcount

    def _delete(self, table: type[T], **where: object) -> int:
        """Delete the rows whose columns have the values of ``where``; return how many there were."""
        statement = delete(table)
        for name, value in where.items():
            statement = statement.where(self._column(table, name) == value)
        with self._connection.guarded() as session:
            return session.connection().execute(statement).rowcount

    def _update_one(self, table: type[T], row_id: int, values: Mapping[str, Any]) -> None:
        if not self._update(table, values, id=row_id):
            raise LookupError(f"there is no row {row_id} in {table.__tablename__}")

    def _next(self, table: type[T], column: str, **where: object) -> int:
        """Return the number after the greatest of ``column``, from 1."""
        statement = select(func.coalesce(func.max(self._column(table, column)), 0) + 1)
        for name, value in where.items():
            statement = statement.where(self._column(table, name) == value)
        return self._number(statement)

    @staticmethod
    def _column(table: type[T], name: str) -> Any:
        return col(getattr(table, name))

"""What all repositories do: find, count, insert, update, and speak plainly when the database cannot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection as SqlConnection
from sqlalchemy import RowMapping
from sqlmodel import Session

from pbm.storage.errors import speaking
from pbm.storage.mapping import to_record
from pbm.storage.statements import (
    adding,
    answered_by,
    changing,
    counting,
    following,
    forgetting,
    putting,
    selecting,
    shape,
    values_of,
)
from pbm.storage.tables import Table

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    R = TypeVar("R", bound=DataclassInstance)

__all__ = ["Connection", "Rows"]


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
    def guarded(self) -> Iterator[SqlConnection]:
        """Give the connection for one statement, translate its errors and remember them."""
        if self.failure is not None:
            raise self.failure
        try:
            with speaking(self._place):
                yield self.session.connection()
        except Exception as error:
            self.failure = error
            raise


class Rows:
    """The base of the repositories.

    ``where`` names columns and what they are to be: equal to a value, or with ``__le``, ``__ge``, ``__lt`` after the
    name compared to it, with ``__same`` equal or both nothing, with ``__some`` there at all, with ``__not_in`` nothing
    or none of several.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _rows(
        self, table: type[Table], order: Sequence[str] = ("id",), most: int | None = None, /, **where: object
    ) -> Sequence[RowMapping]:
        """Return the rows that are so, columns by name, in an order ("-id": the greatest first), at most ``most``."""
        statement = selecting(table, tuple(order), shape(where), most is not None)
        asked = answered_by(where) if most is None else {**answered_by(where), "most": most}
        with self._connection.guarded() as link:
            return link.execute(statement, asked).mappings().all()

    def _find(
        self,
        kind: type[R],
        table: type[Table],
        order: Sequence[str] = ("id",),
        most: int | None = None,
        /,
        **where: object,
    ) -> tuple[R, ...]:
        """Return the records of the rows that are so."""
        return tuple(to_record(kind, row) for row in self._rows(table, order, most, **where))

    def _find_one(
        self, kind: type[R], table: type[Table], order: Sequence[str] = ("id",), /, **where: object
    ) -> R | None:
        """Return the record of the first row that is so, None when there is none."""
        found = self._find(kind, table, order, 1, **where)
        return found[0] if found else None

    def _row(self, table: type[Table], row_id: int) -> RowMapping:
        rows = self._rows(table, id=row_id)
        if not rows:
            raise LookupError(f"there is no row {row_id} in {table.__tablename__}")
        return rows[0]

    def _get(self, kind: type[R], table: type[Table], row_id: int) -> R:
        """Return the record of one row; LookupError when there is none."""
        return to_record(kind, self._row(table, row_id))

    def _count(self, table: type[Table], /, **where: object) -> int:
        with self._connection.guarded() as link:
            return int(link.execute(counting(table, shape(where)), answered_by(where)).scalar_one())

    def _insert(self, table: type[Table], values: Mapping[str, Any]) -> int:
        with self._connection.guarded() as link:
            statement = adding(table, tuple(values), link.dialect.name)
            return int(link.execute(statement, values_of(values)).scalar_one())

    def _insert_if_absent(self, table: type[Table], values: Mapping[str, Any], key: Sequence[str] = ()) -> int | None:
        """Insert and return the id, or None when ``key`` (by default any unique constraint) is taken.

        No error is raised for it: after one PostgreSQL would refuse the rest of the transaction.
        """
        with self._connection.guarded() as link:
            statement = adding(table, tuple(values), link.dialect.name, tuple(key))
            row_id = link.execute(statement, values_of(values)).scalar_one_or_none()
        return None if row_id is None else int(row_id)

    def _put(self, table: type[Table], key: str, values: Mapping[str, Any]) -> None:
        """Insert the values, or update the row that has the same ``key``."""
        with self._connection.guarded() as link:
            link.execute(putting(table, tuple(values), link.dialect.name, key), values_of(values))

    def _update(self, table: type[Table], values: Mapping[str, Any], /, **where: object) -> int:
        """Update the rows that are so; return how many there were."""
        statement = changing(table, tuple(values), shape(where))
        with self._connection.guarded() as link:
            return link.execute(statement, {**values_of(values), **answered_by(where)}).rowcount

    def _delete(self, table: type[Table], /, **where: object) -> int:
        """Delete the rows that are so; return how many there were."""
        with self._connection.guarded() as link:
            return link.execute(forgetting(table, shape(where)), answered_by(where)).rowcount

    def _update_one(self, table: type[Table], row_id: int, values: Mapping[str, Any]) -> None:
        if not self._update(table, values, id=row_id):
            raise LookupError(f"there is no row {row_id} in {table.__tablename__}")

    def _next(self, table: type[Table], column: str, /, **where: object) -> int:
        """Return the number after the greatest of ``column``, from 1."""
        with self._connection.guarded() as link:
            return int(link.execute(following(table, column, shape(where)), answered_by(where)).scalar_one())

"""The store: one transaction at a time on SQLite or PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session

from pbm.service.ports import StoreError, UnitOfWork
from pbm.storage import schema
from pbm.storage.engine import BUSY_TIMEOUT, database_url, make_engine, make_file, place_of
from pbm.storage.errors import speaking
from pbm.storage.repositories.base import Connection
from pbm.storage.repositories.games import SqlBoards, SqlGames, SqlSeats
from pbm.storage.repositories.mails import SqlMailboxes, SqlMailsIn, SqlOutbox
from pbm.storage.repositories.orders import SqlOrders, SqlPress, SqlQuestions
from pbm.storage.repositories.people import SqlMeta, SqlObservers, SqlPlayers
from pbm.storage.repositories.rounds import SqlRecord, SqlRounds

__all__ = ["SqlStore", "SqlUnitOfWork"]


class SqlUnitOfWork(UnitOfWork):
    """One transaction on a database."""

    def __init__(self, connection: Connection) -> None:
        self.meta = SqlMeta(connection)
        self.players = SqlPlayers(connection)
        self.games = SqlGames(connection)
        self.boards = SqlBoards(connection)
        self.seats = SqlSeats(connection)
        self.rounds = SqlRounds(connection)
        self.orders = SqlOrders(connection)
        self.press = SqlPress(connection)
        self.questions = SqlQuestions(connection)
        self.observers = SqlObservers(connection)
        self.mails = SqlMailsIn(connection)
        self.outbox = SqlOutbox(connection)
        self.record = SqlRecord(connection)
        self.mailboxes = SqlMailboxes(connection)


class SqlStore:
    """Everything, in one database. Usable from any thread; transactions do not nest.

    ``SqlStore(url)`` expects the tables to be there; ``SqlStore.open(url)`` sees to it.
    """

    def __init__(self, url: str, *, busy_timeout: float = BUSY_TIMEOUT) -> None:
        parsed = database_url(url)
        make_file(parsed)
        self.place = place_of(parsed)
        self._engine: Engine = make_engine(parsed, busy_timeout=busy_timeout)
        self._busy_timeout = busy_timeout
        # Threads of one process queue here; polling for the file's lock they might starve one another.
        self._turn = threading.Lock()
        self._closed = False

    @classmethod
    def open(cls, url: str, *, busy_timeout: float = BUSY_TIMEOUT) -> SqlStore:
        """Return the store with its tables made or brought up to date.

        ConfigError when the URL, the file or its version cannot be used; StoreError when it cannot be used now.
        """
        schema.upgrade(url, busy_timeout=busy_timeout)
        return cls(url, busy_timeout=busy_timeout)

    @contextmanager
    def begin(self) -> Iterator[UnitOfWork]:
        """Return a transaction: committed when its block ends well, rolled back when an exception leaves it."""
        if not self._turn.acquire(timeout=self._busy_timeout):
            raise StoreError.saying(
                "database-locked", f"The database {self.place} is busy: another transaction has not ended in time."
            )
        try:
            if self._closed:
                raise StoreError.saying("store-closed", f"The database {self.place} has been closed.")
            with self._transaction() as connection:
                yield SqlUnitOfWork(connection)
        finally:
            self._turn.release()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        session = Session(self._engine, autoflush=False, close_resets_only=False)
        connection = Connection(session, self.place)
        try:
            with speaking(self.place):
                session.connection()  # waits here for its turn to write
            yield connection
            if connection.failure is not None:
                raise connection.failure
            with speaking(self.place):
                session.commit()
        finally:
            # After a commit there is nothing to roll back. A connection that is lost cannot be rolled back, nor
            # need it be.
            with suppress(SQLAlchemyError):
                session.close()

    def close(self) -> None:
        """Let go of every connection."""
        with self._turn:
            self._closed = True
            self._engine.dispose()

"""From a URL to an engine whose transactions are safe: one writer at a time, and on the disk when committed."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from pbm.core.errors import ConfigError, Problem
from pbm.storage.plain import dump_json

__all__ = ["BUSY_TIMEOUT", "database_url", "make_engine", "make_file", "place_of", "sqlite_path", "unopenable"]

BUSY_TIMEOUT = 10.0
"""Seconds to wait for another writer."""

# Any number will do, so long as every pbm on one database uses the same.
_PG_LOCK = 0x70626D


def database_url(url: str) -> URL:
    """Return the URL with its driver; ConfigError when it is none that can be used. Passwords are never repeated."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise _unusable("The database URL cannot be read.") from None
    if parsed.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername in ("sqlite", "sqlite+pysqlite"):
        if parsed.host:
            raise _unusable("The database URL has a host where SQLite wants a path (mind the three slashes).")
        if parsed.database in (None, "", ":memory:") or str(parsed.database).startswith("file:"):
            raise _unusable("The database URL names no file.")
        return parsed.set(drivername="sqlite+pysqlite", query={})
    raise _unusable(f"The database URL begins with {parsed.drivername!r}, which is not supported.")


def _unusable(message: str) -> ConfigError:
    forms = "sqlite:///relative/path, sqlite:////absolute/path, postgresql://user:password@host/name"
    return ConfigError(Problem("database-url", f"{message} Use one of: {forms}."))


def place_of(url: URL) -> str:
    """Return what to call the database in messages: the file, or the URL without password and query."""
    path = sqlite_path(url)
    return str(path) if path else url.set(query={}).render_as_string(hide_password=True)


def sqlite_path(url: URL) -> Path | None:
    """Return the file of a SQLite database, None for another kind."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def make_file(url: URL) -> None:
    """See that a SQLite database's file is there, for its owner only: it holds boards and mails.

    SQLite gives its ``-wal`` and ``-shm`` files the permissions of this one. A missing directory is made, but not
    those above it: a path that is wrong further up is a slip of the pen.
    """
    path = sqlite_path(url)
    if path is None:
        return
    try:
        if not path.parent.exists():
            path.parent.mkdir(mode=0o700, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        with path.open("rb") as file:
            beginning = file.read(16)
    except OSError as error:
        raise unopenable(path, error) from error
    if beginning and beginning != b"SQLite format 3\x00":
        raise ConfigError.saying(
            "not-a-database", f"The file {path} is no SQLite database. Check the path; it was left as it is."
        )
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise unopenable(path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def unopenable(path: Path, error: OSError) -> ConfigError:
    """Return what to raise for a file that the system does not open: why, and what to do."""
    full = "The disk is full, or your share of it: make room there."
    remedies: dict[int | None, str] = {
        errno.ENOENT: f"Create the directory {path.parent}, or correct the path.",
        errno.ENOTDIR: f"Part of {path.parent} is a file; correct the path.",
        errno.EISDIR: "It is a directory; give the path of a file in it.",
        errno.EACCES: f"Let the server's user read and write in {path.parent}.",
        errno.EPERM: f"Let the server's user read and write in {path.parent}.",
        errno.EROFS: (
            f"The disk that {path.parent} is on is read-only: make it writable (a disk that fails is often made so by "
            "itself: see the system's log), or have the data elsewhere, with server.data in pbm.toml."
        ),
        errno.ENOSPC: full,
        errno.EDQUOT: full,
        errno.EIO: "The disk fails: look at the system's log.",
    }
    remedy = remedies.get(error.errno, "Correct the path.")
    message = f"The database file {path} cannot be opened ({error.strerror}). {remedy}"
    return ConfigError(Problem("database-path", message))


def make_engine(url: URL, *, busy_timeout: float = BUSY_TIMEOUT) -> Engine:
    """Return an engine with one connection, whose every transaction waits its turn to write.

    On SQLite a transaction begins with BEGIN IMMEDIATE. On PostgreSQL it takes an advisory lock first, held until
    it ends: so READ COMMITTED is enough, no transaction fails because of another's work (SERIALIZABLE would need
    every use case to be retried), and the two databases behave alike. Transactions are short and rounds are few.
    """
    sqlite = sqlite_path(url) is not None
    try:
        engine = create_engine(
            url,
            json_serializer=dump_json,
            hide_parameters=True,  # they are mails and boards, and errors are logged
            pool_size=1,
            max_overflow=0,
            pool_timeout=busy_timeout,
            pool_pre_ping=not sqlite,
            connect_args={"timeout": busy_timeout, "check_same_thread": False} if sqlite else {"connect_timeout": 10},
            **({} if sqlite else {"isolation_level": "READ COMMITTED"}),
        )
    except ModuleNotFoundError:
        raise ConfigError.saying("no-driver", "PostgreSQL needs its driver: pip install 'pbm[postgres]'.") from None
    if sqlite:
        _prepare_sqlite(engine, busy_timeout)
    else:
        _prepare_postgres(engine, busy_timeout)
    return engine


def _prepare_sqlite(engine: Engine, busy_timeout: float) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        if not isinstance(connection, sqlite3.Connection):
            raise TypeError("this engine is for the sqlite3 module")
        # Left to itself the module begins transactions late and not before every statement.
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys = ON")
        _use_wal(connection, busy_timeout)
        # WAL's default, NORMAL, may lose the last commits when the power fails: a mail that was acknowledged.
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _use_wal(connection: sqlite3.Connection, busy_timeout: float) -> None:
    """Switch to WAL; of two processes that do so at once SQLite turns one away without waiting."""
    end = time.monotonic() + busy_timeout
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > end:
                raise
            time.sleep(0.02)


def _prepare_postgres(engine: Engine, busy_timeout: float) -> None:
    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT set_config('lock_timeout', '{int(busy_timeout * 1000)}', true)")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_PG_LOCK})")

"""What a database says when it cannot, in words a GM can act on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from pbm.core.errors import PbmError
from pbm.service.ports import ConflictError, StoreError

__all__ = ["speaking", "translated"]

# SQLite's codes, by the beginning of their names: our word, what is wrong, what to do.
_SQLITE = (
    ("SQLITE_FULL", "disk-full", "the disk is full", "Make room; the server goes on by itself."),
    (
        "SQLITE_BUSY",
        "database-locked",
        "another program has kept it locked for too long",
        "Close whatever has it open (a second server, a database browser, a backup that copies the file).",
    ),
    ("SQLITE_LOCKED", "database-locked", "it is locked", "Close whatever else has it open."),
    (
        "SQLITE_READONLY",
        "database-read-only",
        "it cannot be written",
        "Let the server's user write the file and its directory, and see that the disk is not mounted read-only.",
    ),
    (
        "SQLITE_PERM",
        "database-read-only",
        "access was refused",
        "Let the server's user read and write the file and its directory.",
    ),
    (
        "SQLITE_CANTOPEN",
        "database-unreachable",
        "it cannot be opened",
        "See that its directory is there, and that the server's user may read and write in it.",
    ),
    (
        "SQLITE_IOERR",
        "database-io",
        "reading or writing failed",
        "Look at the system log for a failing disk, and see that the file is on a local disk.",
    ),
    ("SQLITE_NOTADB", "not-a-database", "it is no SQLite database", "Check the path, or restore the latest backup."),
    (
        "SQLITE_CORRUPT",
        "database-damaged",
        "it is damaged",
        "Stop the server, keep a copy of the file, and restore the latest backup.",
    ),
)

# PostgreSQL's SQLSTATEs, by their beginnings; the longer ones first.
_POSTGRES = (
    ("53100", "disk-full", "its disk is full", "Make room on the database's disk; the server goes on by itself."),
    (
        "53300",
        "database-unreachable",
        "it has too many connections",
        "Raise max_connections or close other programs.",
    ),
    (
        "55P03",
        "database-locked",
        "another program has kept it locked for too long",
        "See in pg_stat_activity who holds a lock, and end that session.",
    ),
    ("25006", "database-read-only", "it is read-only", "Give the URL of the primary server."),
    (
        "28",
        "database-refused",
        "it refuses the user or the password",
        "Correct the database URL, or the server's pg_hba.conf.",
    ),
    ("3D000", "no-database", "there is no such database", "Create it (createdb), or correct the URL."),
    (
        "42501",
        "database-refused",
        "the user lacks a privilege",
        "Make the user the owner of the database and of its tables.",
    ),
    ("40", "database-busy", "two transactions were in each other's way", "Nothing need be done; it is tried again."),
    ("58", "database-io", "its disk failed", "Look at PostgreSQL's log."),
    ("57P", "database-unreachable", "it is shutting down or starting", "Start PostgreSQL."),
    ("XX", "database-damaged", "it reports damage", "Look at PostgreSQL's log, and restore the latest backup."),
)

# Refused while connecting: the driver gives no code then, only the server's words, which are quoted.
_LOST = (
    "database-unreachable",
    "it cannot be reached",
    "See that PostgreSQL runs, and that host, user, password and database in the URL are right.",
)
_SCHEMA = ("database-schema", "its tables are not as they should be", "Run `pbm db upgrade`.")


def _reason(error: BaseException) -> tuple[str, str, str]:
    """Return our word for the driver's error, what is wrong and what to do."""
    if isinstance(error, sqlite3.Error):
        name: str = getattr(error, "sqlite_errorname", "")
        for begin, *rest in _SQLITE:
            if name.startswith(begin):
                return rest[0], rest[1], rest[2]
        if "no such" in str(error) or "has no column" in str(error):
            return _SCHEMA
        return "database-error", "it reports an error", "If this comes again, report it with this message."
    state = getattr(error, "sqlstate", None)
    if state is None or state.startswith("08"):
        return _LOST
    if state in ("42P01", "42703"):
        return _SCHEMA
    for begin, *rest in _POSTGRES:
        if state.startswith(begin):
            return rest[0], rest[1], rest[2]
    return "database-error", "it reports an error", "If this comes again, report it with this message."


def translated(error: SQLAlchemyError, place: str) -> Exception:
    """Return what to raise for ``error``; ``place`` is the database's name without its password."""
    if isinstance(error, PoolTimeoutError):
        return StoreError.saying("database-locked", f"The database {place} is in use and was not free in time.")
    if not isinstance(error, StatementError) or error.orig is None:
        return error
    if not isinstance(error, DBAPIError):  # raised by us while a value was prepared, e.g. for a time without a zone
        return error.orig if isinstance(error.orig, Exception) else error
    said = " ".join(str(error.orig).split())
    if isinstance(error, IntegrityError | DataError):
        return ConflictError.saying(
            "contradiction",
            f"The database {place} refuses what contradicts what it holds: {said}. Nothing was written.",
        )
    code, wrong, remedy = _reason(error.orig)
    return StoreError.saying(code, f"The database {place} cannot be used: {wrong} ({said}). {remedy}")


@contextmanager
def speaking(place: str) -> Iterator[None]:
    """Turn the database's errors in the block into StoreError and ConflictError."""
    try:
        yield
    except SQLAlchemyError as error:
        translation: Exception = translated(error, place)
        if isinstance(translation, PbmError):
            raise translation from error
        if translation is error:
            raise
        raise translation from None

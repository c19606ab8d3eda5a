"""A database is served by one server: two would send every mail twice, wherever each keeps its own data."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, NullPool, create_engine, text

from pbm.storage.engine import database_url, make_file, place_of, sqlite_path, unopenable
from pbm.storage.errors import speaking

__all__ = ["held"]

# Beside the number that transactions queue at: any other will do.
_PG_SERVING = 0x70626E
_SUFFIX = "-serving"


@contextmanager
def held(url: str) -> Iterator[bool]:
    """Hold a database for a server while the block lasts; give False when another one holds it.

    What holds it goes with the process, however that ends, so that none that was killed is in the way of the next.
    ConfigError when the URL or the file cannot be used; StoreError when the database cannot be reached now.
    """
    parsed = database_url(url)
    make_file(parsed)
    path = sqlite_path(parsed)
    with _file_held(path) if path is not None else _database_held(parsed) as ours:
        yield ours


@contextmanager
def _file_held(path: Path) -> Iterator[bool]:
    """Hold a file beside the database's own: to close that would undo SQLite's locks on it."""
    beside = path.resolve().with_name(f"{path.resolve().name}{_SUFFIX}")
    try:
        opened = beside.open("a")
    except OSError as error:
        raise unopenable(beside, error) from error
    with opened as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


@contextmanager
def _database_held(url: URL) -> Iterator[bool]:
    """Hold an advisory lock of PostgreSQL's on a connection of its own, which holds it until it ends."""
    place = place_of(url)
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 10})
    with speaking(place):
        connection = engine.connect()
    try:
        with speaking(place):
            ours = connection.execute(text(f"SELECT pg_try_advisory_lock({_PG_SERVING})")).scalar_one()
        yield bool(ours)
    finally:
        connection.invalidate()  # closed, not asked to end well: it may have been lost long ago
        connection.close()
        engine.dispose()

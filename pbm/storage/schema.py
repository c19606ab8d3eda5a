"""The tables' versions: which a database has, and how to bring it to ours."""

from __future__ import annotations

import threading

from sqlalchemy import Connection, inspect, text

from pbm.core.errors import ConfigError
from pbm.storage.engine import BUSY_TIMEOUT, database_url, make_engine, make_file, place_of, sqlite_path
from pbm.storage.errors import speaking

__all__ = ["HEAD", "current", "upgrade"]

HEAD = "0007"
"""The version of the tables that this program works with: that of the last step in migrations/versions."""

# Alembic runs env.py with module-wide state.
_ONE_AT_A_TIME = threading.Lock()


def current(url: str, *, busy_timeout: float = BUSY_TIMEOUT) -> str | None:
    """Return the version of a database's tables; None when it has none yet. Nothing is created."""
    parsed = database_url(url)
    path = sqlite_path(parsed)
    if path is not None and not path.exists():
        return None
    make_file(parsed)
    engine = make_engine(parsed, busy_timeout=busy_timeout)
    try:
        with speaking(place_of(parsed)), engine.begin() as connection:
            return _version(connection)
    finally:
        engine.dispose()


def upgrade(url: str, *, to: str = "head", busy_timeout: float = BUSY_TIMEOUT) -> list[str]:
    """Bring a database's tables up to date (or to the version ``to``) and return the steps run, none when they were.

    All steps are one transaction, so a half-done upgrade does not exist, and of two processes that start at once the
    second waits and finds nothing to do. ConfigError when a newer version of this program made the tables.
    """
    parsed = database_url(url)
    make_file(parsed)
    place = place_of(parsed)
    engine = make_engine(parsed, busy_timeout=busy_timeout)
    try:
        with _ONE_AT_A_TIME, speaking(place), engine.begin() as connection:
            version = _version(connection)
            if version == HEAD and to in ("head", HEAD):
                return []
            # Alembic takes longer to import than most commands take to run.
            from pbm.storage import migrating

            _refuse_strangers(connection, version, migrating.known(), place)
            return migrating.run(connection, version, to)
    finally:
        engine.dispose()


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _refuse_strangers(connection: Connection, version: str | None, known: list[str], place: str) -> None:
    """Raise ConfigError when the tables are of a version that is not known here, or another program's."""
    if version is not None and version not in known:
        raise ConfigError.saying(
            "database-newer",
            f"The database {place} was written by a newer version of pbm (its tables are at {version}, this program"
            f" knows up to {HEAD}). Install that version, or restore a backup made before it; nothing was changed.",
        )
    if version is None and inspect(connection).get_table_names():
        raise ConfigError.saying(
            "database-foreign",
            f"The database {place} holds tables of another program. Give pbm a database of its own;"
            " nothing was changed.",
        )

"""The tables' versions: which a database has, and how to bring it to ours."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from pbm.core.errors import ConfigError
from pbm.storage.engine import BUSY_TIMEOUT, database_url, make_engine, make_file, place_of, sqlite_path
from pbm.storage.errors import speaking

__all__ = ["current", "head", "upgrade"]

# Alembic runs env.py with module-wide state.
_ONE_AT_A_TIME = threading.Lock()


def _config() -> Config:
    config = Config()
    # A percent sign in the path would be taken for interpolation.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def head() -> str:
    """Return the version of the tables that this program works with."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    if revision is None:
        raise RuntimeError("the migrations are not installed")
    return revision


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
    config = _config()
    try:
        with _ONE_AT_A_TIME, speaking(place), engine.begin() as connection:
            version = _version(connection)
            _refuse_strangers(connection, version, place)
            steps = list(ScriptDirectory.from_config(config).iterate_revisions(to, version or "base"))
            if steps:
                config.attributes["connection"] = connection
                command.upgrade(config, to)
    finally:
        engine.dispose()
    return [f"{step.revision} {step.doc}" for step in reversed(steps)]


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_strangers(connection: Connection, version: str | None, place: str) -> None:
    """Raise ConfigError when the tables are of a version that is not known here, or another program's."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if version is not None and version not in known:
        raise ConfigError.saying(
            "database-newer",
            f"The database {place} was written by a newer version of pbm (its tables are at {version}, this program"
            f" knows up to {head()}). Install that version, or restore a backup made before it; nothing was changed.",
        )
    if version is None and inspect(connection).get_table_names():
        raise ConfigError.saying(
            "database-foreign",
            f"The database {place} holds tables of another program. Give pbm a database of its own;"
            " nothing was changed.",
        )

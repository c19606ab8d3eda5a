"""The steps between the tables' versions, as Alembic runs them. Imported only where there is a step to run."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

__all__ = ["known", "run"]


def _config() -> Config:
    config = Config()
    # A percent sign in the path would be taken for interpolation.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def known() -> list[str]:
    """Return all versions that there are steps to, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def run(connection: Connection, version: str | None, to: str) -> list[str]:
    """Bring tables of a version (None: there are none) to another, and return the steps run, each with its name."""
    config = _config()
    steps = list(ScriptDirectory.from_config(config).iterate_revisions(to, version or "base"))
    if steps:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    return [f"{step.revision} {step.doc}" for step in reversed(steps)]

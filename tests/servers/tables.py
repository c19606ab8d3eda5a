"""SQLite tables made by the migrations once, and then again by the statements that those came to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection

from pbm.storage import migrating

Run = Callable[[Connection, str | None, str], list[str]]

MIGRATIONS = migrating.run
"""The migrations themselves."""


def remembering(run: Run) -> Run:
    """Return what does as ``run``, but has a new SQLite database copied from the first one that ``run`` made."""
    known: list[tuple[tuple[str, ...], str, list[str]]] = []

    def quick(connection: Connection, version: str | None, to: str) -> list[str]:
        if connection.dialect.name != "sqlite" or version is not None or to != "head":
            return run(connection, version, to)
        if not known:
            steps = run(connection, version, to)
            rows = connection.exec_driver_sql(
                "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY rowid"
            )
            made = tuple(str(row[0]) for row in rows)
            newest = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
            known.append((made, newest, steps))
            return steps
        made, newest, steps = known[0]
        for statement in made:
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (newest,))
        return list(steps)

    return quick


@pytest.fixture(scope="session", autouse=True)
def tables_once() -> Iterator[None]:
    """Hundreds of tests want an empty database: in each process the migrations make only the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrating, "run", remembering(migrating.run))
        yield

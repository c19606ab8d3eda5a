"""``pbm db``: the database's tables, brought up to date and looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pbm.bootstrap import DATABASE_HEAD, database_version, upgrade_database
from pbm.cli.output import say
from pbm.cli.server import ConfigPath, settings_of

__all__ = ["app"]

app = typer.Typer(name="db", help="Look after the database's tables.", no_args_is_help=True)

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="The database: sqlite:///path or postgresql://user:password@host/name. If not given, that of pbm.toml.",
    ),
]


def _url(database: str | None, config: Path | None) -> str:
    return database if database is not None else settings_of(config).database.url


@app.command()
def upgrade(database: Database = None, config: ConfigPath = None) -> None:
    """Make the tables, or bring them up to date. Running it again changes nothing. `pbm serve` does it by itself."""
    steps = upgrade_database(_url(database, config))
    for step in steps:
        say(f"Ran {step}")
    say(f"The database is up to date ({DATABASE_HEAD}).")


@app.command()
def status(database: Database = None, config: ConfigPath = None) -> None:
    """Say which version the tables have, and whether an upgrade is due. Nothing is changed."""
    version = database_version(_url(database, config))
    if version == DATABASE_HEAD:
        say(f"The database is up to date ({version}).")
    else:
        stands = f"The tables are of version {version}" if version else "The database has no tables yet"
        say(f"{stands}; this program works with version {DATABASE_HEAD}.")
        say("Run: pbm db upgrade")

"""``pbm db``: the database's tables, brought up to date and looked at."""

from __future__ import annotations

from typing import Annotated

import typer

from pbm.bootstrap import database_head, database_version, upgrade_database
from pbm.cli.output import say

__all__ = ["app"]

app = typer.Typer(name="db", help="Look after the database's tables.", no_args_is_help=True)

Database = Annotated[
    str,
    typer.Option("--database", help="The database: sqlite:///path or postgresql://user:password@host/name."),
]


@app.command()
def upgrade(database: Database) -> None:
    """Make the tables, or bring them up to date. Running it again changes nothing."""
    steps = upgrade_database(database)
    for step in steps:
        say(f"Ran {step}")
    say(f"The database is up to date ({database_head()}).")


@app.command()
def status(database: Database) -> None:
    """Say which version the tables have, and whether an upgrade is due. Nothing is changed."""
    version = database_version(database)
    if version == database_head():
        say(f"The database is up to date ({version}).")
    else:
        say(f"The database is at {version or 'nothing yet'}; this program works with {database_head()}.")
        say("Run: pbm db upgrade")

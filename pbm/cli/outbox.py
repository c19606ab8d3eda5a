"""`pbm outbox`: what waits to be sent, what was sent, what failed."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Annotated

import typer

from pbm.cli.output import say, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of
from pbm.cli.values import LARGEST, chosen, whole
from pbm.service.gm import outbox_table, retry_mail

__all__ = ["app"]

_LAST = 10
"""So many of the mails that were sent are shown unless all are asked for."""

app = typer.Typer(help="Look at the mails that go out, and retry one that failed. Alone, it lists them.")


class Status(StrEnum):
    """How far a mail is."""

    queued = "queued"
    sent = "sent"
    failed = "failed"


@app.callback(invoke_without_command=True)
def outbox(context: typer.Context, config: ConfigPath = None) -> None:
    """Look at the mails that go out, and retry one that failed. Alone, it lists what waits, failed, was last sent."""
    if context.invoked_subcommand is None:
        list_mails(config=config)


@app.command("list")
def list_mails(
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only this game's.")] = None,
    status: Annotated[
        Status | None,
        typer.Option(
            "--status", "-s", metavar="STATUS", parser=chosen(Status), help="Only queued, sent or failed ones."
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", "-a", help="Every mail that was ever sent too.")] = False,
    config: ConfigPath = None,
    as_json: AsJson = False,
) -> None:
    """List mails out with how far they are: all that wait or failed, and the last few that were sent.

    Their text is not shown. With --all, --status or --json nothing is left out.
    """
    whole_list = everything or status is not None or as_json
    with office_of(config) as office:
        data = outbox_table(office, game, status.value if status else None)
    if not data.rows and not as_json:
        say("Nothing here.")
        return
    place = data.columns.index("status")
    sent = [row for row in data.rows if row[place] == Status.sent.value]
    old = set() if whole_list else {row[0] for row in sent[:-_LAST]}
    show_table(replace(data, rows=tuple(row for row in data.rows if row[0] not in old)), as_json=as_json)
    if old:
        say(f"{len(old)} more that were sent before are not shown; `pbm outbox list --all` has them.")


@app.command()
def retry(
    mail: Annotated[
        int,
        typer.Argument(
            metavar="MAIL",
            parser=whole(1, LARGEST, "name a mail by its number, which `pbm outbox list` shows"),
            help="The mail's number, from `pbm outbox list`.",
        ),
    ],
    config: ConfigPath = None,
) -> None:
    """Queue a mail that failed once more."""
    with office_of(config) as office:
        retry_mail(office, mail)
    say(f"Mail {mail} is queued; `pbm serve` sends it.")

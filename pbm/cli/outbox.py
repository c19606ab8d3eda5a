"""`pbm outbox`: what waits to be sent, what was sent, what failed."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from pbm.cli.output import say, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of
from pbm.cli.values import LARGEST, chosen, whole
from pbm.service.gm import outbox_table, retry_mail

__all__ = ["app"]

app = typer.Typer(help="Look at the mails that go out, and retry one that failed. Alone, it lists them.")


class Status(StrEnum):
    """How far a mail is."""

    queued = "queued"
    sent = "sent"
    failed = "failed"


@app.callback(invoke_without_command=True)
def outbox(context: typer.Context, config: ConfigPath = None) -> None:
    """Look at the mails that go out, and retry one that failed. Alone, it lists them all."""
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
    config: ConfigPath = None,
    as_json: AsJson = False,
) -> None:
    """List mails out with how far they are. Their text is not shown."""
    with office_of(config) as office:
        data = outbox_table(office, game, status.value if status else None)
    if not data.rows and not as_json:
        say("Nothing here.")
        return
    show_table(data, as_json=as_json)


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

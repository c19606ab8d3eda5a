"""`pbm mail`: what came in and what became of it; what was set aside is read again, what is held is decided on."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from pbm.cli.output import say, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of
from pbm.cli.values import LARGEST, chosen, whole
from pbm.service.gm import mails_table, retry_reading
from pbm.service.holding import accept_held, refuse_held

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Look at the mails that came in, and decide on those that wait for you.")

Number = Annotated[
    int,
    typer.Argument(
        metavar="MAIL",
        parser=whole(1, LARGEST, "name a mail by its number, which `pbm mail list` shows"),
        help="The mail's number, from `pbm mail list`.",
    ),
]


class Status(StrEnum):
    """What became of a mail."""

    stored = "stored"
    processed = "processed"
    held = "held"
    set_aside = "set-aside"


@app.command("list")
def list_mails(
    status: Annotated[
        Status | None,
        typer.Option(
            "--status",
            "-s",
            metavar="STATUS",
            parser=chosen(Status),
            help="Only stored, processed, held or set-aside ones.",
        ),
    ] = None,
    config: ConfigPath = None,
    as_json: AsJson = False,
) -> None:
    """List mails that came in with what became of each. Their text is not shown."""
    with office_of(config) as office:
        data = mails_table(office, status.value if status else None)
    if not data.rows and not as_json:
        say("Nothing here.")
        return
    show_table(data, as_json=as_json)


@app.command()
def retry(mail: Number, config: ConfigPath = None) -> None:
    """Have a mail that was set aside read once more. The time it was received at stays what it was."""
    with office_of(config) as office:
        retry_reading(office, mail)
    say(f"Mail {mail} will be read again by `pbm serve`.")


@app.command()
def accept(mail: Number, config: ConfigPath = None) -> None:
    """Count a mail that is held because nothing proves who wrote it: you know. It counts as received when it was."""
    with office_of(config) as office:
        accept_held(office, mail)
    say(f"Mail {mail} will be read by `pbm serve`, as received when it was.")


@app.command()
def refuse(mail: Number, config: ConfigPath = None) -> None:
    """Throw away a mail that is held because nothing proves who wrote it. Nobody is told."""
    with office_of(config) as office:
        refuse_held(office, mail)
    say(f"Mail {mail} is not counted.")

"""`pbm round`: look at a round, or close it by hand."""

from __future__ import annotations

from typing import Annotated

import typer

from pbm.bootstrap import reading_mailboxes
from pbm.cli.game import Key
from pbm.cli.output import say, show_json, show_table
from pbm.cli.server import AsJson, ConfigPath, office_of, settings_of
from pbm.core.deadlines import in_zone
from pbm.service.gm import close_by_hand, round_sheet

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Look at a round, or close it by hand.")


@app.command()
def show(
    key: Key,
    number: Annotated[int | None, typer.Option("--round", "-r", help="Which round; the newest if not given.")] = None,
    config: ConfigPath = None,
    as_json: AsJson = False,
) -> None:
    """Show a round's orders and, once it is played, the GM's sheet. Secret: for the GM's eyes."""
    with office_of(config) as office:
        sheet = round_sheet(office, key, number)
    if as_json:
        show_json(
            {
                "game": sheet.game.key,
                "round": sheet.round.number,
                "turns": list(sheet.round.turns),
                "status": sheet.round.status,
                "deadline": sheet.round.deadline.isoformat(),
                "orders": [dict(zip(sheet.orders.columns, row, strict=True)) for row in sheet.orders.rows],
                "report": sheet.round.public,
                "gm": sheet.round.gm,
            }
        )
        return
    say(
        f"{sheet.game.title}, round {sheet.round.number}: {sheet.round.status}, "
        f"deadline {in_zone(sheet.round.deadline, sheet.game.zone)}"
    )
    say("")
    show_table(sheet.orders)
    if sheet.sheet:
        say("")
        say(sheet.sheet)


@app.command()
def close(
    key: Key,
    early: Annotated[bool, typer.Option("--early", help="Close it although its deadline has not passed.")] = False,
    config: ConfigPath = None,
) -> None:
    """Close a game's open round now: play it, queue the reports, open the next.

    The server does this by itself at each deadline; this is for a round that you want played earlier, or while
    the server is down. The mailboxes are read first; the round is not closed while one cannot be, or while mail
    received before the deadline has not been processed.
    """
    settings = settings_of(config)
    with reading_mailboxes(settings) as server:
        began = server.office.clock.now()
        server.tick.read_mail()
        round_ = close_by_hand(server.office, key, early=early, began=began)
    say(f"Round {round_.number} is closed and played; the reports are in the outbox.")

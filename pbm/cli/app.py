"""All commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

import pbm
from pbm.cli import archive, board, db, game, mail, orders, outbox, press, seat
from pbm.cli import round as round_commands
from pbm.cli.adjudicate import adjudicate_command
from pbm.cli.demo import demo
from pbm.cli.game_new import new_command
from pbm.cli.init import init_command
from pbm.cli.reveal import reveal_command
from pbm.cli.serve import serve
from pbm.cli.verify import verify_command
from pbm.cli.zine import zine_command

__all__ = ["app"]

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="pbm, the play-by-mail server: players email orders, the server plays each round and mails the reports.",
    epilog="A first look: `pbm demo`. A game of your own: `pbm init`, `pbm game new`, `pbm game start`, `pbm serve`.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pbm {pbm.__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Nothing to do before the commands."""


app.command("init")(init_command)
game.app.command("new")(new_command)
game.app.command("reveal")(reveal_command)
app.add_typer(game.app, name="game")
app.command("serve")(serve)
app.add_typer(round_commands.app, name="round")
app.add_typer(press.app, name="press")
app.add_typer(seat.app, name="seat")
app.add_typer(mail.app, name="mail")
app.add_typer(outbox.app, name="outbox")
app.command("zine")(zine_command)
app.add_typer(archive.app, name="archive")
app.add_typer(board.app, name="board")
app.add_typer(orders.app, name="orders")
app.command("adjudicate")(adjudicate_command)
app.command("verify")(verify_command)
app.add_typer(db.app, name="db")
app.command("demo")(demo)

"""All commands, put together."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer

import pbm
from pbm.cli.plain import PlainCommand, PlainGroup

__all__ = ["app"]

_COMMANDS = {
    "init": ("init:init_command", "Set up a folder for the server."),
    "game": ("game:app", "Write, start and look at games."),
    "serve": ("serve:serve", "Run the server: read the mail, close rounds, mail the reports."),
    "round": ("round:app", "Look at a round, move its deadline, close, release or correct it."),
    "press": ("press:app", "Read and edit the press for the next report."),
    "seat": ("seat:app", "Let players in and out of a game, and change addresses."),
    "mail": ("mail:app", "Look at the mails that came in, and decide on those that wait."),
    "outbox": ("outbox:app", "Look at the mails that go out, and retry one that failed."),
    "zine": ("zine:zine_command", "Write one page of all games, ready to be pasted."),
    "archive": ("archive:app", "Build web pages of what everybody may know."),
    "template": ("template:app", "Make the words of mails, zine and archive your own."),
    "board": ("board:app", "Check, draw, analyse and design boards."),
    "orders": ("orders:app", "See how mails with orders are understood."),
    "adjudicate": ("adjudicate:adjudicate_command", "Play the rounds of a scenario, without any mail."),
    "practice": ("practice:practice_command", "Play a game in the terminal against bots."),
    "verify": ("verify:verify_command", "Check that a game was played as you were told."),
    "db": ("db:app", "Look after the database's tables."),
    "demo": ("demo:demo", "Play a whole game by real mail on this machine."),
}
"""Where each command is, a module of this package and the function or group in it; and what the list says of it."""

_ALSO = {
    "game": {
        "end": "game_end:end_command",
        "new": "game_new:new_command",
        "resume": "game_resume:resume_command",
        "reveal": "reveal:reveal_command",
    },
    "board": {
        "analyse": "board_analyse:analyse_command",
        "report": "board_report:report_command",
        "new": "board_new:new_command",
        "simulate": "board_simulate:simulate_command",
    },
}
"""Commands of a group that have modules of their own."""


class _Commands(PlainGroup):
    """The commands, each imported when it is asked for: `pbm orders read` need not wait for the mail server's parts.

    Nor need the list of them: what it says of each is known here, and short enough to be said whole.
    """

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the signature is the library's
        """Return all commands' names, in the order of the help."""
        return list(_COMMANDS)

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 - the signature is the library's
        """Write the list of commands."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in _COMMANDS.items()])

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command of a name, or None if there is none such: then all are known, to suggest one of them."""
        if cmd_name not in _COMMANDS:
            for name in _COMMANDS:
                self.get_command(ctx, name)
            return None
        if cmd_name not in self.commands:
            self.commands[cmd_name] = _made(cmd_name)
        return self.commands[cmd_name]


def _found(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(f"pbm.cli.{module}"), name)


@cache
def _made(name: str) -> Any:
    # Made once: a group to which its other commands were added again and again would grow with each use.
    what, house = _found(_COMMANDS[name][0]), typer.Typer(rich_markup_mode=None)
    if isinstance(what, typer.Typer):
        for word, where in _ALSO.get(name, {}).items():
            what.command(word)(_found(where))
        for one in what.registered_commands:
            one.cls = PlainCommand
        house.add_typer(what, name=name, cls=PlainGroup)
    else:
        house.command(name, cls=PlainCommand)(what)
    # A command on its own would be taken for the whole program.
    house.callback()(lambda: None)
    return typer.main.get_group(house).commands[name]


app = typer.Typer(
    cls=_Commands,
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

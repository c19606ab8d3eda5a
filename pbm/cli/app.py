"""All commands, put together."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import pbm

__all__ = ["app"]

_COMMANDS = {
    "init": "init:init_command",
    "game": "game:app",
    "serve": "serve:serve",
    "round": "round:app",
    "press": "press:app",
    "seat": "seat:app",
    "mail": "mail:app",
    "outbox": "outbox:app",
    "zine": "zine:zine_command",
    "archive": "archive:app",
    "template": "template:app",
    "board": "board:app",
    "orders": "orders:app",
    "adjudicate": "adjudicate:adjudicate_command",
    "practice": "practice:practice_command",
    "verify": "verify:verify_command",
    "db": "db:app",
    "demo": "demo:demo",
}
"""Where each command is: a module of this package, and the function or group in it."""

_ALSO = {
    "game": {"new": "game_new:new_command", "reveal": "reveal:reveal_command"},
    "board": {
        "analyse": "board_analyse:analyse_command",
        "report": "board_report:report_command",
        "new": "board_new:new_command",
        "simulate": "board_simulate:simulate_command",
    },
}
"""Commands of a group that have modules of their own."""


class _Commands(TyperGroup):
    """The commands, each imported when it is asked for: `pbm orders read` need not wait for the mail server's parts."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the signature is the library's
        """Return all commands' names, in the order of the help."""
        return list(_COMMANDS)

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
    what, house = _found(_COMMANDS[name]), typer.Typer(rich_markup_mode=None)
    if isinstance(what, typer.Typer):
        for word, where in _ALSO.get(name, {}).items():
            what.command(word)(_found(where))
        house.add_typer(what, name=name)
    else:
        house.command(name)(what)
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

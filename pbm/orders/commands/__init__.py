"""Mail commands: what a person can ask the server for in a line of a mail. One command a module."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbm.core.orders import Asked
from pbm.orders.asking import Book
from pbm.orders.commands import (
    absent,
    address,
    can,
    format_,
    games,
    help_,
    history,
    join,
    language,
    observe,
    orders,
    play_default,
    press,
    remind,
    report,
    resign,
    restore,
    status,
    withdraw,
    zone,
)
from pbm.orders.commands.command import Command

__all__ = [
    "COMMANDS",
    "Command",
    "all_asked_in",
    "asked_in",
    "asked_in_subject",
    "command_in",
    "may_be_asked_in",
    "misspelt_in",
]

COMMANDS: dict[str, Command] = {
    module.COMMAND.name: module.COMMAND
    for module in (
        help_,
        status,
        orders,
        withdraw,
        restore,
        play_default,
        can,
        report,
        history,
        press,
        absent,
        remind,
        zone,
        language,
        format_,
        address,
        resign,
        games,
        join,
        observe,
    )
}
"""Every command by its name, in the order in which HELP lists them."""

_SHORT = 40
_PLAIN = ("HELP", "STATUS", "WITHDRAW")


@cache
def _book() -> Book:
    """Return the commands and their phrases, made ready to be found when they are first needed."""
    return Book(tuple(COMMANDS.values()))


def asked_in(lines: Sequence[str]) -> tuple[tuple[Asked, ...], tuple[str, ...]]:
    """Return the commands in a person's own lines, in order and each once, and the lines without them."""
    return _book().asked_in(lines)


def all_asked_in(text: str) -> tuple[Asked, ...]:
    """Return the commands that a clause or a sentence is, nothing where something else stands in it."""
    return _book().all_of(text)


def asked_in_subject(subject: str) -> Asked | None:
    """Return the command that a subject is, for a mail whose body is empty; None when it is none."""
    return _book().asked_in_subject(subject)


def may_be_asked_in(line: str, names: frozenset[str]) -> bool:
    """Return whether a part of a line may be a command of one of some ``names``, however it is joined to the rest."""
    return _book().may_be_asked_in(line, names)


def misspelt_in(asked: Asked) -> str | None:
    """Return the word that a command was taken for though its name is spelt otherwise ("STAUS"); None for others."""
    return _book().misspelt_in(asked)


def command_in(lines: Sequence[str]) -> str | None:
    """Return the first of HELP, STATUS and WITHDRAW that a line of ``lines`` is, whole and alone; else None."""
    if not any(len(line) < _SHORT and line.strip(" .!*_\t").upper() in _PLAIN for line in lines):
        return None
    # Press that has such a line asks for nothing.
    asked, _ = asked_in(lines)
    return next((one.command for one in asked if one.command in _PLAIN and not one.argument), None)

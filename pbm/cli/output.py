"""How commands print: rich tables on a terminal, plain ones with a line for each row when piped, JSON when asked for;
problems on standard error.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from pbm.core.errors import PbmError
from pbm.core.game import Json
from pbm.reports.layout import safe_line, table
from pbm.rulesets.api import Table

__all__ = ["complain", "say", "say_again", "say_reached", "show_json", "show_table"]

_LONGEST_CELL = 4000  # letters; the longest press
_UNBROKEN = 1_000_000  # columns of a line that goes into a pipe


def say(text: str) -> None:
    """Print a line for people."""
    Console(soft_wrap=True, highlight=False).print(escape(text))


def say_reached(players: Sequence[str], observers: Sequence[str]) -> None:
    """Print to whom mails have just been queued."""
    watching = f"; and its observers: {', '.join(observers)}" if observers else ""
    say(f"Mails in the outbox tell the players: {', '.join(players) or 'there are none'}{watching}.")


def say_again(names: Sequence[str]) -> None:
    """Print whose mails had come too late for a round and are in time for it now; nothing where nobody's are."""
    if names:
        say(f"Mail that had come too late for it is in time now, and is read again: {', '.join(names)}.")


def show_json(value: Json) -> None:
    """Print a value as one line of ASCII JSON."""
    sys.stdout.write(json.dumps(value) + "\n")


def show_table(data: Table, *, as_json: bool = False) -> None:
    """Print a table: rich on a terminal, aligned text when piped, a list of objects with ``as_json``.

    Piped, each row is one line, however long, so that whoever searches it finds whole addresses and whole rows.
    """
    if as_json:
        rows: Sequence[Mapping[str, Json]] = [dict(zip(data.columns, row, strict=True)) for row in data.rows]
        show_json(rows)
        return
    console = Console()
    if not console.is_terminal:
        sys.stdout.write(table(data, _LONGEST_CELL, _UNBROKEN) + "\n")
        return
    shown = RichTable(title=data.title or None, title_justify="left")
    for column in data.columns:
        shown.add_column(escape(column), overflow="fold")
    for row in data.rows:
        shown.add_row(*(escape(safe_line(cell, _LONGEST_CELL)) for cell in row))
    console.print(shown)


def complain(error: PbmError) -> None:
    """Print every problem of an error on standard error, one a line."""
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    for problem in error.problems:
        console.print(f"[bold red]pbm:[/] {escape(str(problem))}")

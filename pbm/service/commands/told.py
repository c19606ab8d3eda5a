"""What a mail command answers."""

from __future__ import annotations

from dataclasses import dataclass

from pbm.reports.entries import Piece
from pbm.rulesets.api import Table

__all__ = ["Told"]


@dataclass(frozen=True, slots=True)
class Told:
    """The answer to one command, as a part of a mail: a heading, paragraphs, a table, and what is laid out by itself.

    Plain lines of ``verbatim`` are made safe already and are not wrapped. ``outcome`` says in a few words, for the GM's
    list of mails, what was done. ``unasked`` is told instead of it where it asks something that only a reply to it can
    answer, and it was not sent. ``for_gm`` is what the GM is told with the mail, where its writer may not be there to
    answer what was asked; empty: the GM need not read it.
    """

    title: str
    lines: tuple[str, ...] = ()
    table: Table | None = None
    verbatim: tuple[Piece, ...] = ()
    outcome: str = ""
    unasked: str = ""
    for_gm: str = ""

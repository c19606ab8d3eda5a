"""Lines of an answer that are laid out in their own way: headings with what belongs to them, and tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pbm.core.phrases import Phrase, Tongue, said
from pbm.reports.layout import WIDTH, columns, paragraph, safe_line, table
from pbm.rulesets.api import Table

__all__ = ["Entry", "Piece", "laid_out"]

_INDENT = "  "
_LONGEST = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """A heading and what belongs to it: a paragraph for each of ``texts``, indented."""

    head: str
    texts: tuple[str, ...] = ()


Piece: TypeAlias = str | Entry | Table
"""What an answer shows line by line: a line as it is, an entry, a table."""


def laid_out(piece: Piece, tongue: Tongue) -> str:
    """Return a piece in a language as lines that are harmless and, but for tables and lines of others, fit a mail."""
    if isinstance(piece, Table):
        return table(
            Table(
                said(piece.title, tongue),
                tuple(said(column, tongue) for column in piece.columns),
                tuple(tuple(said(cell, tongue) for cell in row) for row in piece.rows),
            )
        )
    if not isinstance(piece, Entry):
        line = said(piece, tongue)
        # A sentence of ours may be longer in one language than in another; what others wrote stays a line as it is.
        return paragraph(line) if isinstance(piece, Phrase) and columns(line) > WIDTH and "\n" not in line else line
    lines = [safe_line(said(piece.head, tongue))]
    for text in piece.texts:
        lines.append(paragraph(safe_line(said(text, tongue), _LONGEST), _INDENT))
    return "\n".join(lines)

"""Plain text that reads well on a phone and pastes cleanly: 72 columns, aligned tables, safe words."""

from __future__ import annotations

import re
import textwrap
import unicodedata

from pbm.rulesets.api import Table

__all__ = ["WIDTH", "paragraph", "plain", "safe_line", "table"]

WIDTH = 72

_BIDI = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")


def safe_line(text: str, limit: int = 200) -> str:
    """Return somebody's words as one harmless line: no control characters, no direction overrides, bounded."""
    text = _BIDI.sub("", text)
    text = "".join(" " if unicodedata.category(char) in ("Cc", "Zl", "Zp", "Cs") else char for char in text)
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _columns(text: str) -> int:
    """Return how many columns a text takes in a fixed-width font."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def _pad(text: str, width: int, right: bool) -> str:
    space = " " * max(0, width - _columns(text))
    return space + text if right else text + space


def plain(text: str) -> str:
    """Return a text with trailing blanks and runs of empty lines removed, ending in one newline."""
    lines = [line.rstrip() for line in text.splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"


def paragraph(text: str, indent: str = "", first: str | None = None) -> str:
    """Return a text wrapped to 72 columns; ``first`` begins its first line, ``indent`` the others."""
    return textwrap.fill(
        " ".join(text.split()),
        WIDTH,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def table(data: Table, cell: int = 60) -> str:
    """Return a table as aligned text: a heading, a line for each row; numbers to the right; cells up to ``cell`` long.

    A column of numbers is one whose every filled cell begins with a digit or a sign and has no letters.
    """
    rows = [tuple(safe_line(text, cell) for text in row) for row in data.rows]
    right = [
        any(row[i] for row in rows) and all(re.fullmatch(r"[-+−(]*\d[\d.,()+−-]*|[-–—]?", row[i]) for row in rows)
        for i in range(len(data.columns))
    ]
    widths = [max(_columns(text) for text in (data.columns[i], *(row[i] for row in rows))) for i in range(len(right))]
    lines = ["  ".join(_pad(text, widths[i], right[i]) for i, text in enumerate(row)) for row in (data.columns, *rows)]
    heading = [data.title, ""] if data.title else []
    rule = "  ".join("-" * width for width in widths)
    return "\n".join(line.rstrip() for line in [*heading, lines[0], rule, *lines[1:]])

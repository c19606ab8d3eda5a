"""Plain text that reads well on a phone and pastes cleanly: 72 columns, aligned tables, safe words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from pbm.rulesets.api import Table

__all__ = ["WIDTH", "columns", "lead", "numeric", "paragraph", "plain", "safe_line", "table"]

WIDTH = 72

_GAP = "  "
_NARROWEST = 8  # columns that a cell keeps however little room there is
_SET_IN = 24  # columns that somebody's own line is set in at most
_MARKS = 2  # accents on one letter; more of them cover the lines around
_JOINERS = "\u200c\u200d"  # some scripts and many emoji are misspelt without them
_AS_BLANK = frozenset({"Cc", "Zl", "Zp", "Zs", "Cs"})
_UNSEEN = frozenset({"Cf", "Co", "Cn"})
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")  # letters by name, nothing to look at
_NUMBER = re.compile(r"[-+−(]*\d[\d.,()+−-]*|[-–—]?")


def safe_line(text: str, limit: int = 200) -> str:
    """Return somebody's words as one harmless line of at most ``limit`` characters.

    No line breaks, no controls, nothing that turns the direction of writing about or cannot be seen, and no tower of
    accents that covers other lines.
    """
    text = text[: 20 * limit + 200]
    if text.isascii() and text.isprintable():
        return _short(text, limit)
    kept: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if category in _AS_BLANK or char in _FILLERS:
            kept.append(" ")
            continue
        if category in _UNSEEN and char not in _JOINERS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(char)
    return _short("".join(kept), limit)


def lead(text: str, blank: str = " ") -> str:
    """Return what sets in a line of somebody's words, in ``blank``; no more of it than leaves them room."""
    text = text[:_SET_IN].expandtabs(4)
    return blank * min(len(text) - len(text.lstrip(" ")), _SET_IN)


def _short(text: str, limit: int) -> str:
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def columns(text: str) -> int:
    """Return how many columns a text takes in a fixed-width font."""
    if text.isascii():
        return len(text)
    return sum(_width(char) for char in text)


def _width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _pad(text: str, width: int, right: bool) -> str:
    space = " " * max(0, width - columns(text))
    return space + text if right else text + space


def plain(text: str) -> str:
    """Return a text with trailing blanks and runs of empty lines removed, ending in one newline."""
    lines = [line.rstrip() for line in text.splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"


def paragraph(text: str, indent: str = "", first: str | None = None, width: int = WIDTH) -> str:
    """Return a text wrapped to ``width`` columns; ``first`` begins its first line, ``indent`` the others.

    A word with no room on a line of its own is broken, so that no line is ever wider.
    """
    head = indent if first is None else first
    found = _wrapped(text, width - columns(indent), width - columns(head))
    return "\n".join(f"{indent if number else head}{line}" for number, line in enumerate(found))


def _wrapped(text: str, most: int, first: int | None = None) -> list[str]:
    """Return a text in lines of at most so many columns; the first line may have another room."""
    lines: list[str] = []
    room = most if first is None else first
    line, used = "", 0
    for word in text.split():
        for piece, last in _pieces(word, min(room, most)):
            width = columns(piece)
            if line and used + 1 + width <= room:
                line, used = f"{line} {piece}", used + 1 + width
            else:
                if line:
                    lines.append(line)
                    room = most
                line, used = piece, width
            if not last:
                lines.append(line)
                line, used, room = "", 0, most
    return [*lines, line] if line else lines


def _pieces(word: str, room: int) -> Iterator[tuple[str, bool]]:
    """Yield a word, in pieces where it is wider than a line, and with each whether it is the last."""
    if columns(word) <= room:
        yield word, True
        return
    piece, used = "", 0
    for char in word:
        width = _width(char)
        if used + width > room:
            yield piece, False
            piece, used = "", 0
        piece, used = piece + char, used + width
    yield piece, True


def numeric(data: Table) -> tuple[bool, ...]:
    """Return, for each column of a table, whether it is one of numbers."""
    return tuple(
        any(row[i] for row in data.rows) and all(_NUMBER.fullmatch(row[i]) is not None for row in data.rows)
        for i in range(len(data.columns))
    )


def table(data: Table, cell: int = 60, width: int = WIDTH) -> str:
    """Return a table as aligned text: a heading, a line for each row; numbers to the right; cells up to ``cell`` long.

    A column of numbers is one whose every filled cell begins with a digit or a sign and has no letters. Where the rows
    are wider than ``width``, the words of the widest column go on in the next line.
    """
    rows = [tuple(safe_line(text, cell) for text in row) for row in data.rows]
    right = numeric(data)
    widths = [max(columns(text) for text in (data.columns[i], *(row[i] for row in rows))) for i in range(len(right))]
    while sum(widths) + len(_GAP) * (len(widths) - 1) > width and max(widths, default=0) > _NARROWEST:
        widths[widths.index(max(widths))] -= 1
    lines = [line for row in (data.columns, *rows) for line in _lines(row, widths, right)]
    head = len(_lines(data.columns, widths, right))
    rule = _GAP.join("-" * width for width in widths)
    heading = [data.title, ""] if data.title else []
    return "\n".join([*heading, *lines[:head], rule, *lines[head:]])


def _lines(row: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> list[str]:
    """Return a row as lines: one, unless a cell is wider than its column."""
    cells = [_wrapped(text, room) if columns(text) > room else [text] for text, room in zip(row, widths, strict=True)]
    count = max(map(len, cells), default=0)
    return [
        _GAP.join(_pad(cell[n] if n < len(cell) else "", widths[i], right[i]) for i, cell in enumerate(cells)).rstrip()
        for n in range(count)
    ]

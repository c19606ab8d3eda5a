"""A mail's text as a page: its paragraphs, lists, tables and quotations known again, and the same words."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pbm.reports.layout import WIDTH, columns, lead
from pbm.rulesets.api import Table

__all__ = ["Block", "blocks_of", "with_note"]

Kind = Literal["heading", "text", "term", "under", "seal", "lines", "table", "item", "press", "marker", "form"]

_RULE = re.compile(r"-{2,}(?:  -{2,})*")
_BAR = "|"
_BODY = re.compile(r"<body[^<>]{0,500}>")
_SEAL = re.compile(r".{1,200} [0-9a-f]{64}")
_NUMBERED = re.compile(r" ?(\d{1,3})\. ")
_HANG = 2  # columns that the later lines of a paragraph stand further in, where they do
_NOTE = (
    "max-width:592px;margin:0 auto;padding:14px 16px;font-family:Segoe UI,Helvetica Neue,Helvetica,Arial,sans-serif;"
    "font-size:14px;line-height:1.45;color:#59626c"
)


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a mail: what it is, and its lines.

    ``text`` and ``item`` are one line that may be broken anywhere; so are a ``term`` and what stands ``under`` it or
    under an item. A ``seal`` is what is sealed, with the seal; ``lines`` stand as they are, in columns; ``press`` are
    somebody's own words, without their bars; ``form`` are the prompts below the marker. A ``table`` is in ``table``.
    ``close``: what follows stood in the very next line.
    """

    kind: Kind
    lines: tuple[str, ...]
    table: Table | None = None
    close: bool = False


def blocks_of(text: str, marker: str = "") -> tuple[Block, ...]:
    """Return the blocks of a mail's text, in order; no word of it is left out, and none is added.

    ``marker`` is the line over the reply form, which is all that follows it.
    """
    made: list[Block] = []
    formed = False
    for paragraph in _paragraphs(text):
        if formed:
            made.append(Block("form", tuple(line.strip() for line in paragraph)))
        elif marker and [line.strip() for line in paragraph] == [marker]:
            made.append(Block("marker", (paragraph[0].strip(),)))
            formed = True
        else:
            made += _of_paragraph(paragraph)
    return tuple(made)


def with_note(page: str, note: str) -> str:
    """Return a page with a paragraph before all that it says."""
    body = _BODY.search(page)
    at = body.end() if body else 0
    return f'{page[:at]}\n<p class="quiet" style="{_NOTE}">{html.escape(note)}</p>{page[at:]}'


def _paragraphs(text: str) -> list[list[str]]:
    """Return the lines of a text in groups that blank lines part."""
    groups: list[list[str]] = [[]]
    for line in text.replace("\f", "\n").splitlines():
        if line.strip():
            groups[-1].append(line.rstrip())
        elif groups[-1]:
            groups.append([])
    return [group for group in groups if group]


def _of_paragraph(lines: Sequence[str]) -> list[Block]:
    made: list[Block] = []
    start = 0
    while start < len(lines):
        kind, end = _run(lines, start)
        run = lines[start:end]
        close = end < len(lines)
        if kind == "press":
            made.append(Block(kind, tuple(_own_line(line[1:].removeprefix(" ")) for line in run)))
        elif kind == "table":
            made.append(Block(kind, (), _table(run)))
        elif kind in ("lines", "heading"):
            made.append(Block(kind, tuple(run)))
        else:
            words = " ".join(line.strip() for line in run)
            kind = _place(kind, made, lines, start, end)
            made.append(Block(kind, (words.removeprefix("- ") if kind == "item" else words,), close=close))
        start = end
    return made


def _own_line(line: str) -> str:
    """Return a line of somebody's own words, set in as it is by blanks that a page keeps."""
    return lead(line, "\u00a0") + line.strip()


def _place(kind: Kind, made: Sequence[Block], lines: Sequence[str], start: int, end: int) -> Kind:
    """Return what words are beside the lines before and after them: a term, what stands under one, or themselves."""
    if kind != "text":
        return kind
    indent = _indent(lines[start])
    if indent == _HANG and made and made[-1].kind in ("term", "item", "under"):
        return "under"
    if indent == 0 and end < len(lines) and _indent(lines[end]) == _HANG and not _is_laid_out(lines[end]):
        return "term"
    return kind


def _run(lines: Sequence[str], start: int) -> tuple[Kind, int]:
    """Return what begins at a line, and the place after its end."""
    first = lines[start]
    end = start + 1
    if first.startswith(_BAR):
        while end < len(lines) and lines[end].startswith(_BAR):
            end += 1
        return "press", end
    if end < len(lines) and _RULE.fullmatch(lines[end]):
        return "table", len(lines)
    if _is_laid_out(first):
        while end < len(lines) and not lines[end].startswith((_BAR, "- ")):
            end += 1
        return "lines", end
    if _SEAL.fullmatch(first):
        return "seal", end
    if len(lines) == 1 and _is_heading(first):
        return "heading", end
    while end < len(lines) and _goes_on(lines[start:end], lines[end]):
        end += 1
    return ("item" if first.startswith("- ") else "text"), end


def _table(lines: Sequence[str]) -> Table:
    """Return a table that was written as aligned text: the rule below its heading tells where the columns are."""
    starts = [found.start() for found in re.finditer(r"-+", lines[1])]
    rows: list[tuple[str, ...]] = []
    for line in lines[2:]:
        cells = _cells(line, starts)
        goes_on = rows and len(starts) > 1 and 2 * sum(1 for cell in cells if cell) <= len(starts)
        if goes_on:
            # The words of the widest columns, which had no room on the line before.
            rows[-1] = tuple(f"{above} {cell}".strip() for above, cell in zip(rows[-1], cells, strict=True))
        else:
            rows.append(cells)
    return Table("", _cells(lines[0], starts), tuple(rows))


def _cells(line: str, starts: Sequence[int]) -> tuple[str, ...]:
    """Return what stands in each column of a line."""
    cells = ["" for _ in starts]
    place = column = 0
    for char in line:
        while column + 1 < len(starts) and place >= starts[column + 1]:
            column += 1
        cells[column] += char
        place += columns(char)
    return tuple(cell.strip() for cell in cells)


def _is_laid_out(line: str) -> bool:
    return "  " in line.strip()


def _is_heading(line: str) -> bool:
    words = line.partition("(")[0]
    return words == words.upper() and any(char.isalpha() for char in words) and not words.rstrip().endswith(".")


def _goes_on(run: Sequence[str], line: str) -> bool:
    """Return whether a line goes on with the words of those before: the last left no room for its first word."""
    if line.startswith(("- ", _BAR)) or _is_laid_out(line) or _counts_on(run[0], line):
        return False
    before, indent = _indent(run[-1]), _indent(line)
    hangs = len(run) == 1 and indent == before + _HANG and run[0].startswith(("- ", " "))
    if indent != before and not hangs:
        return False
    return columns(run[-1]) + 1 + columns(line.split()[0]) > WIDTH


def _counts_on(first: str, line: str) -> bool:
    """Return whether a line is the next of a numbered list that a line is in."""
    one, next_one = _NUMBERED.match(first), _NUMBERED.match(line)
    return one is not None and next_one is not None and int(next_one[1]) == int(one[1]) + 1


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())

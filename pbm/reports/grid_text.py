"""A board of cards or squares in characters: for a text mail, and for those who listen."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from pbm.core.phrases import Phrase, Tongue, joined, said, say
from pbm.reports.layout import columns, paragraph, safe_line
from pbm.reports.pictures.cast import marks_of, shown_name
from pbm.rulesets.grid import Cell, Grid, Link

__all__ = ["grid_alt", "grid_text", "pieces_said"]

_WIDEST = 10
"""Columns that a cell has at most: a narrow board need not be stretched."""

_NARROWEST = 6
"""Columns that a cell needs at least: a board with less for each is told row by row."""

_LONGEST = 30
_FRESH = "*"


def grid_text(
    grid: Grid,
    width: int = 72,
    *,
    cast: Sequence[str] | None = None,
    shown: Sequence[str] | None = None,
    tongue: Tongue | None = None,
) -> str:
    """Return a board in characters, its last row on top, and below it whose mark is whose and every piece in words.

    In a cell are its number, its label, the pieces that end there (``v`` where one goes down, ``^`` where one goes up,
    nothing where that end leads nowhere) and, in brackets, the players. ``*`` marks what is new. ``cast`` are all the
    players there ever were, so that marks stay the same. ``shown`` are the names of the cast as they are to be
    written, where that is not as they are; their marks stay. Lines are up to ``width`` columns long, ASCII but for
    names and labels.
    """
    marks = marks_of(cast if cast is not None else sorted(grid.players))
    tokens = _Tokens(grid, marks, tongue)
    room = (width - grid.columns + 1) // max(1, grid.columns)
    drawn = _board(grid, tokens, min(room, _WIDEST)) if room >= _NARROWEST else _rows(grid, tokens, width)
    key = _key(grid, marks, dict(zip(cast or (), shown or (), strict=False)), width, tongue)
    new = any(cell.fresh for cell in grid.cells) or any(link.fresh for link in grid.links)
    notes = [_in(say("* new or moved in this round"), tongue)] if new else []
    pieces = [paragraph(_in(line, tongue), "  ", "- ", width) for line in pieces_said(grid)]
    blocks = [drawn, [*key, *notes], pieces]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def grid_alt(grid: Grid) -> Phrase:
    """Return what a picture of a board shows, for those who listen: who stands where, and every piece."""
    order = sorted(grid.players.items(), key=lambda item: (-item[1], item[0]))
    parts = [say("{name} on {space}", name=shown_name(name), space=space) for name, space in order]
    told = [say("In race order: {order}.", order=joined(parts, "; "))] if parts else []
    return joined([*told, *(joined((line, "."), "") for line in pieces_said(grid))])


def pieces_said(grid: Grid) -> tuple[Phrase, ...]:
    """Return the pieces of a board in words: a line for each kind, and which way they are travelled.

    A piece with a name is told as it is ordered, top first (``S2 28-12``); one without by where it leads from and to.
    """
    said_of: list[Phrase] = []
    for kind in ("snake", "ladder", "lamppost"):
        for down in (True, False, None):
            found = [link for link in grid.links if link.kind == kind and link.down is down]
            if found:
                said_of.append(_pieces(kind, down, joined((_piece(link) for link in found), ", ")))
    return tuple(said_of)


def _pieces(kind: str, down: bool | None, pieces: Phrase) -> Phrase:
    match kind, down:
        case "snake", True:
            return say("Snakes, down: {pieces}", pieces=pieces)
        case "snake", False:
            return say("Snakes, up from the tail: {pieces}", pieces=pieces)
        case "ladder", True:
            return say("Ladders, down from the top: {pieces}", pieces=pieces)
        case "ladder", False:
            return say("Ladders, up: {pieces}", pieces=pieces)
        case "lamppost", None:
            return say("Lampposts, both ways: {pieces}", pieces=pieces)
    if down is None:
        return say("Both ways: {pieces}", pieces=pieces)
    return say("Down: {pieces}", pieces=pieces) if down else say("Up: {pieces}", pieces=pieces)


def _piece(link: Link) -> str:
    if link.name:
        return f"{safe_line(link.name, 12)} {link.top}-{link.bottom}"
    return f"{link.bottom}-{link.top}" if link.down is False else f"{link.top}-{link.bottom}"


class _Tokens:
    """What stands in each cell, word by word."""

    def __init__(self, grid: Grid, marks: dict[str, str], tongue: Tongue | None) -> None:
        self._tongue = tongue
        self._players: dict[int, list[str]] = {}
        for name in sorted(grid.players):
            self._players.setdefault(grid.players[name], []).append(marks.get(name, "#"))
        self._ends: dict[int, list[str]] = {}
        for link in grid.links:
            new = _FRESH if link.fresh else ""
            ends = ((link.top, "v", link.bottom, link.down is not False), (link.bottom, "^", link.top, not link.down))
            for at, sign, to, active in ends:
                if link.name:
                    name = safe_line(link.name, 12)
                    self._ends.setdefault(at, []).append(f"{name}{sign if active else ''}{new}")
                elif active:
                    self._ends.setdefault(at, []).append(f"{sign}{to}{new}")

    def of(self, cell: Cell, room: int) -> Iterator[str]:
        """Yield the words of a cell, none wider than ``room``; players in brackets, as many together as fit."""
        yield f"{cell.number}{_FRESH if cell.fresh else ''}"
        for word in safe_line(_in(cell.label, self._tongue)).split():
            yield from _broken(word, room)
        for end in self._ends.get(cell.number, ()):
            yield _cut(end, room)
        found = self._players.get(cell.number, [])
        for at in range(0, len(found), room - 2):
            yield f"[{''.join(found[at : at + room - 2])}]"


def _board(grid: Grid, tokens: _Tokens, room: int) -> list[str]:
    """Return the rows as drawn, the last on top, a rule between two."""
    rule = "+".join("-" * room for _ in range(grid.columns))
    lines: list[str] = []
    for row in range(grid.rows - 1, -1, -1):
        cells: list[list[str]] = [[] for _ in range(grid.columns)]
        for at in range(row * grid.columns, min((row + 1) * grid.columns, len(grid.cells))):
            cells[grid.place(at)[0]] = _filled(tokens.of(grid.cells[at], room), room)
        if lines:
            lines.append(rule)
        for level in range(max(map(len, cells), default=0)):
            parts = [_padded(found[level] if level < len(found) else "", room) for found in cells]
            # A line that began with a bar would read as somebody's words in a report.
            lines.append("|".join(parts).rstrip())
    return lines


def _filled(words: Iterator[str], room: int) -> list[str]:
    lines = [""]
    for word in words:
        if lines[-1] and columns(lines[-1]) + 1 + columns(word) > room:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def _rows(grid: Grid, tokens: _Tokens, width: int) -> list[str]:
    """Return the rows of a board that is too wide to draw, the last on top, cell after cell as they are walked."""
    lines: list[str] = []
    for row in range(grid.rows - 1, -1, -1):
        cells = grid.cells[row * grid.columns : (row + 1) * grid.columns]
        words = "; ".join(" ".join(tokens.of(cell, width // 2)) for cell in cells)
        lines += textwrap.wrap(f"- {words}", width, subsequent_indent="  ", break_on_hyphens=False)
    return lines


def _key(grid: Grid, marks: dict[str, str], shown: Mapping[str, str], width: int, tongue: Tongue | None) -> list[str]:
    """Return whose mark is whose and where they stand, the furthest first, in lines that break between players."""
    order = sorted(grid.players.items(), key=lambda item: (-item[1], item[0]))
    lines = [""]
    for number, (name, space) in enumerate(order):
        words = say("{mark} {name} {space}", mark=marks.get(name, "#"), name=_short(shown.get(name, name)), space=space)
        item = _in(words, tongue) + ("; " if number < len(order) - 1 else "")
        if lines[-1] and columns(lines[-1]) + columns(item.rstrip()) > width:
            lines.append("")
        lines[-1] += item
    return [line.rstrip() for line in lines if line]


def _short(name: str) -> str:
    name = shown_name(name)
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1].rstrip() + "…"


def _cut(word: str, room: int) -> str:
    while columns(word) > room:
        word = word[:-1]
    return word


def _broken(word: str, room: int) -> Iterator[str]:
    """Yield a word in parts no wider than ``room``, each but the last with a hyphen."""
    while columns(word) > room:
        part = _cut(word, room - 1)
        if not part:
            return
        yield f"{part}-"
        word = word[len(part) :]
    if word:
        yield word


def _padded(word: str, room: int) -> str:
    return word + " " * (room - columns(word))


def _in(words: object, tongue: Tongue | None) -> str:
    return str(words) if tongue is None else said(words, tongue)

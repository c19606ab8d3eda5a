"""Lines of plain text, written piece by piece as HTML is read, each with how deep it is quoted."""

from __future__ import annotations

import re

__all__ = ["Lines"]

MAX_QUOTE = 20
MAX_ANSWER = 200
CELL = " | "
ITEM = "* "

_SPACES = re.compile(r"[ \t\n\r\f]+")
_ANSWER = -1  # in the place of a line's depth: set off in colour within a quotation
_ONLY_BARS = re.compile(r"[ |]*")


class Lines:
    """What has been written so far, the line being written, and the line breaks owed before the next text."""

    def __init__(self) -> None:
        self.depth = 0
        self._done: list[tuple[int, str]] = []
        self._line: list[str] = []
        self._owed = 0
        self._answers = 0

    def text(self, text: str, *, preformatted: bool) -> None:
        """Add text; white space runs together unless it is preformatted."""
        if preformatted:
            first, *rest = text.split("\n")
            self._add(first)
            for piece in rest:
                self.line_break()
                self._add(piece)
            return
        text = _SPACES.sub(" ", text)
        if self._owed or not self._line or self._line[-1].endswith(" "):
            text = text.removeprefix(" ")
        elif text == " ":
            self._line.append(text)
            return
        self._add(text)

    def line_break(self, *, trailing: bool = False) -> None:
        """End the line; on an empty line, leave it empty. A ``trailing`` one may turn out to be the last of its cell.

        Webmail ends every cell with one, and those do not part the cells of a row.
        """
        if trailing and not self._owed and self._line:
            self.block(1)
        elif self._owed:
            self._owed = 0
            self._end_line()
            self._done.append((self.depth, ""))
        elif self._line:
            self._end_line()
        else:
            self._done.append((self.depth, ""))

    def block(self, breaks: int) -> None:
        """Have what follows, if anything does, stand on a line of its own (2: with an empty line before it)."""
        if self._line and self._line[-1] in (CELL, ITEM):
            return  # a block that begins a cell or an item stays beside the mark
        if self._line or breaks > 1:
            self._owed = max(self._owed, breaks)

    def cell(self) -> None:
        """Begin a table's cell beside the one before it, which may be empty."""
        if self._line:
            self._owed = 0
        self._add(CELL)

    def item(self) -> None:
        """Begin an item of a list; numbers are not made up for it, they would read as orders."""
        self.block(1)
        self._add(ITEM)

    def rule(self, text: str) -> None:
        """Write a line across."""
        self.block(1)
        self._add(text)
        self.block(1)

    def deeper(self, by: int) -> None:
        """Quote what follows deeper, or less deep."""
        self._end_line()
        self.depth = max(0, self.depth + by)

    def answer(self, by: int) -> None:
        """Have what follows stand apart as an answer written into a quotation, or no longer."""
        self._end_line()
        self._answers += by

    def mark(self) -> int:
        """Return the place where what is written next begins, in lines."""
        self._end_line()
        return len(self._done)

    def quote_since(self, mark: int) -> None:
        """Quote everything written since the mark, unless some of it was quoted deeper than now already."""
        self._end_line()
        if all(depth <= self.depth for depth, _ in self._done[mark:]):
            self._done[mark:] = [(depth + 1, text) for depth, text in self._done[mark:]]

    def place(self) -> tuple[int, int]:
        """Return the place in the line being written."""
        self._settle()
        return len(self._done), len(self._line)

    def take_back(self, place: tuple[int, int], limit: int) -> None:
        """Take back what was written since the place, if it is on one line and not long."""
        lines, pieces = place
        if lines == len(self._done) and sum(map(len, self._line[pieces:])) <= limit:
            del self._line[pieces:]

    def result(self) -> str:
        """Return the text, quoted lines behind ``>``, never more than one empty line in a row."""
        self._end_line()
        quoted = sum(1 for depth, text in self._done if depth > 0 and text.strip())
        answers = [text for depth, text in self._done if depth == _ANSWER]
        # Where more is in colour than not, colour says nothing about who wrote it.
        told = len(answers) <= quoted and all(len(text) <= MAX_ANSWER for text in answers)
        out: list[str] = []
        for given, text in self._done:
            depth = given if given != _ANSWER else 0 if told else 1
            plain = text.replace("\xa0", " ").rstrip()
            if _ONLY_BARS.fullmatch(plain):
                plain = ""
            if plain.startswith(CELL) and plain.count("|") == 1:
                plain = plain[len(CELL) :]  # an empty first cell of two shifts no others
            line = f"{'>' * min(depth, MAX_QUOTE)} {plain}".rstrip() if depth else plain
            if line or (out and out[-1]):
                out.append(line)
        return "\n".join(out).strip("\n")

    def _add(self, text: str) -> None:
        if text:
            self._settle()
            self._line.append(text)

    def _settle(self) -> None:
        if self._owed:
            self._end_line()
            if self._owed > 1 and self._done and self._done[-1][1].strip():
                self._done.append((min(self.depth, self._done[-1][0]), ""))
            self._owed = 0

    def _end_line(self) -> None:
        if self._line:
            self._done.append((_ANSWER if self._answers else self.depth, "".join(self._line)))
            self._line = []

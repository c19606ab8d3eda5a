"""The shape of a table: its headings, and the rows that stand below them, by whatever signs it was drawn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from pbm.orders.late import late
from pbm.orders.layouts.headings import Head, cells_of, has_figure_of_its_own, head_of, is_rule, value_of
from pbm.orders.numbers import NUMBER_WORDS

__all__ = ["Asked", "Table", "is_answer", "is_value", "table_at"]

_MOST_ROWS = 40
_LONGEST = 300
_WORDY = late(
    r"(?:(?:my |the )?(?:lowest|highest|biggest|smallest|last|none|no|nothing)|[^\W\d_]{2,9}(?:[- ][^\W\d_]{2,6})?$)",
    re.IGNORECASE,
)
_LABELLED = late(r"(?P<label>[^\W\d_][^:=\d]{0,30}?)\s{0,3}[:=-]?\s{0,3}(?P<value>\d{1,3}|none)\W{0,3}$", re.IGNORECASE)
_IN_SENTENCES = frozenset((",", ";", " "))  # signs that need not part columns
_OF_ORDERS = frozenset(("T", "D", "TD", "B", "U"))
_LEAST = 2  # headings of a throw or a trapdoor among others, where the sign between them need not part columns
_MOST_WORDS = 2  # of such another heading
_AT_MOST_APART = 1  # blank lines between a heading and its rows


@dataclass(frozen=True, slots=True)
class Asked:
    """What a round asks for, as far as it is known: its boards, throws and turns, and the subject."""

    boards: tuple[str, ...] = ()
    count: int = 0
    turns: tuple[int, ...] = ()
    subject: str = ""
    quoted: bool = False  # whether the lines are those of a form that somebody else made


@dataclass(slots=True)
class Table:
    """A table: what its columns ask for, where each begins, the sign between them, its rows, and the line after it."""

    heads: list[Head]
    starts: list[int]
    sign: str
    rows: list[tuple[int, list[str]]] = field(default_factory=list)
    end: int = 0


def table_at(lines: Sequence[str], place: int) -> Table | None:
    """Return the table whose headings stand at ``place``, None where no such thing stands there."""
    below = _below(lines, place)
    for sign in _signs(lines[place]) if below else ():
        cells = cells_of(lines[place], sign)
        texts = [text for _, text in cells]
        may_head = 2 <= len(cells) <= 12 and _may_fit(len(cells_of(below, sign)), len(cells), sign)
        heads = _turns_bare(_heads(texts, sign), texts) if may_head else []
        if not heads or not _heading(heads, texts, sign):
            continue
        table = Table(heads, [start for start, _ in cells], sign)
        _fill(table, lines, place + 1)
        if table.rows:
            return table
    return None


def _below(lines: Sequence[str], place: int) -> str:
    """Return the first line below that is neither blank nor a rule: the first row of a table, where there is one."""
    for line in lines[place + 1 : place + 1 + _MOST_ROWS]:
        if line.strip() and not is_rule(line):
            return line if len(line) <= _LONGEST else ""
    return ""


def _may_fit(cells: int, heads: int, sign: str) -> bool:
    """Whether a row of so many cells may stand below so many headings: a look that is cheaper than what those ask."""
    least = 2 if not sign else heads - (sign == "|")
    return least <= cells <= heads + 1


def _signs(line: str) -> list[str]:
    if "|" in line or "│" in line or "┃" in line or "║" in line:
        return ["|"]
    made = [""] if "  " in line.strip() else []
    made += [sign for sign in (";", ",") if sign in line]
    return made if made or len(line.split()) > 6 else [" "]


def _heads(texts: Sequence[str], sign: str) -> list[Head]:
    """Return what cells ask for, nothing where one is no heading: by its figure, or by its words between commas."""
    if any(not text.isdigit() and has_figure_of_its_own(text) for text in texts):
        return []
    if sign not in _IN_SENTENCES:
        return [head_of(text) for text in texts]
    made: list[Head] = []
    spare = len(texts) - texts.count("") - _LEAST
    for text in texts if spare >= 0 else ():
        made.append(head_of(text))
        if text and made[-1].kind not in _OF_ORDERS:
            spare -= 1
            if spare < 0 or len(text.split()) > _MOST_WORDS:
                return []
    return made


def _heading(heads: Sequence[Head], texts: Sequence[str], sign: str) -> bool:
    """Whether these are the headings of columns: of throws and trapdoors, of boards, of turns, or of then and now."""
    kinds = [head.kind for head in heads]
    if any(_has_number(text) and head.kind not in "BU" for head, text in zip(heads, texts, strict=True)):
        return False
    if sign in _IN_SENTENCES and not all(kind in _OF_ORDERS for kind in kinds):
        return sum(kind in ("T", "D") for kind in kinds) >= _LEAST and all(
            len(text.split()) <= _MOST_WORDS for text in texts
        )
    named = sum(bool(head.board) for head in heads)
    turns = sum(head.turn > 0 for head in heads)
    return (
        ("T" in kinds and ("D" in kinds or "B" in kinds or "U" in kinds))
        or "TD" in kinds
        or ("D" in kinds and ("B" in kinds or turns > 1))
        or named > 1
        or turns > 1
        or ("N" in kinds and ("R" in kinds or len(kinds) == 2))
    )


def _has_number(text: str) -> bool:
    """Whether a number stands in a cell, in figures or spelt out: "five shall be my throw" is no heading."""
    return re.search(r"\d", text) is not None or any(word in NUMBER_WORDS for word in text.casefold().split())


def _turns_bare(heads: list[Head], texts: Sequence[str]) -> list[Head]:
    """Return ``heads`` with "11" and "12" beside each other as turns."""
    numbers = [int(text) if text.isdigit() and len(text) < 4 else 0 for text in texts]
    for n in range(len(heads) - 1):
        if numbers[n] and numbers[n + 1] == numbers[n] + 1 and not any(numbers[n + 2 :]) and not any(numbers[:n]):
            return [*heads[:n], Head("U", numbers[n]), Head("U", numbers[n + 1]), *heads[n + 2 :]]
    return heads


def _fill(table: Table, lines: Sequence[str], place: int) -> None:
    """Give a table the rows that follow its headings."""
    apart = 0
    table.end = place
    for at in range(place, min(len(lines), place + _MOST_ROWS)):
        line = lines[at]
        if is_rule(line):
            continue
        if not line.strip():
            apart += 1
            if apart > _AT_MOST_APART and table.rows:
                return
            continue
        if len(line) > _LONGEST:
            return
        cells = cells_of(line, table.sign)
        if line == lines[place - 1] or (len(cells) > 1 and all(_is_head(text) for _, text in cells)):
            return  # the headings of the next table
        row = _aligned(table, cells)
        if row is None:
            return
        table.rows.append((at, row))
        table.end = at + 1


def _is_head(text: str) -> bool:
    head = head_of(text)
    return head.kind in ("T", "D") or bool(head.board)


def _aligned(table: Table, cells: Sequence[tuple[int, str]]) -> list[str] | None:
    """Return a row with a cell for each heading, perhaps one before them that names it; None if it is no row."""
    count = len(table.heads)
    texts = [text for _, text in cells]
    if table.sign == " " and not all(head_of(t).kind == "B" or is_value(value_of(t)) for t in texts):
        return None
    named = all(head.board or head.turn for head in table.heads) and head_of(texts[0]).kind in ("T", "D", "U")
    if named and 1 < len(cells) <= count and not table.sign and _LABELLED.match(texts[0]) is None:
        rest = _nearest(table, cells[1:])
        return None if rest is None else [texts[0], *rest]
    if len(cells) == count:
        return texts
    if len(cells) == count + 1 and not any(
        head.kind in ("B", "U") and not head.board and not head.turn for head in table.heads
    ):
        return texts  # the names of the rows have no heading
    if table.sign or len(cells) > count + 1 or len(cells) < 2:
        trailing = table.sign == "|" and len(cells) == count - 1 and len(cells) > 1
        return [*texts, ""] if trailing else None
    made = _nearest(table, cells)
    return made if made is not None and any(map(is_value, made)) else None


def _nearest(table: Table, cells: Sequence[tuple[int, str]]) -> list[str] | None:
    """Return cells below the headings that they stand nearest to; None where two are at the same."""
    made = [""] * len(table.heads)
    for start, text in cells:
        middle = start + len(text) / 2
        nearest = min(
            range(len(made)), key=lambda n: min(abs(table.starts[n] - start), abs(table.starts[n] + 2 - middle))
        )
        if made[nearest]:
            return None
        made[nearest] = text
    return made


def is_value(text: str) -> bool:
    """Return whether a cell holds a number, or declines."""
    value = value_of(text)
    return value.isdigit() or value == "none"


def is_answer(text: str) -> bool:
    """Return whether a cell answers in a word or two, if not by a number."""
    return is_value(text) or _WORDY.match(text.strip()) is not None

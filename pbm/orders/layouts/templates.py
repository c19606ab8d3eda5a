"""Answers in the order that a form lays down: "board,number,hole" above "A,3,40; B,1,92", "throw / pit: 3 / 40"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from pbm.orders.late import late
from pbm.orders.layouts.headings import board_named, head_of, value_of

__all__ = ["told_in_order"]

_PARTED = late(r"\s{0,3}(?:[,/|&+]|\bthen\b|\band\b)\s{0,3}")
_PARTING = late(r"[,/|&+]|then|and")
"""What a prompt of several parts has."""
_SEGMENTS = late(r"[:()?;]")
_VALUES = late(r"\s{0,3}(?:[,/|&+:=-]|\bthen\b|\band\b)\s{0,3}|\s{1,4}")
_CHUNKS = late(r"\s{0,3};\s{0,3}|\s{1,3}/\s{1,3}(?=[A-H]\b)|[,\s]\s{0,3}(?=[A-H]\s?[,:;/|=-])")
_ROW = late(
    r"\W{0,4}(?:[Bb]oard )?(?P<board>[A-H])\b(?!')(?P<first>[^\d\n]{1,20})(?P<one>\d{1,3})\b(?P<second>[^\d\n]{1,20})"
    r"(?P<other>\d{1,3})\W{0,4}$"
)
_TWO = late(r"\b(?:two|both|2|throws|rolls|numbers|dice|steps)\b", re.IGNORECASE)
_TWO_SENTENCES = late(r"[a-zà-ÿ]{4}[.!?] +[A-ZÀ-Ý]")
"""Two sentences, which no prompt is: “My throw and trapdoor stand. Next turn: ”."""
_LONGEST = 120
_MOST = 6


def told_in_order(
    lines: Sequence[str], theirs: Sequence[bool], boards: Sequence[str], count: int
) -> dict[int, list[str]]:
    """Return for each line that answers in a given order what it says, as a form does.

    ``theirs`` are the lines that were quoted; ``boards`` and ``count``, where they are known, let a list that names its
    boards be read without an order that anybody laid down.
    """
    told: dict[int, list[str]] = {}
    asked: tuple[str, ...] = ()
    laid: list[int] = []
    for place, (line, quoted) in enumerate(zip(lines, theirs, strict=True)):
        text = line.strip()
        if not text or len(text) > _LONGEST:
            continue
        label, colon, answer = text.rpartition(":")
        kinds = _kinds(label) if colon and answer.strip() and _TWO_SENTENCES.search(label) is None else ()
        found = _answered(answer, kinds, two=_TWO.search(label) is not None) if kinds else []
        if found:
            told[place] = found
        elif quoted and _order_in(text):
            laid = laid if _order_in(text) == asked else []
            asked = _order_in(text)
            laid.append(place)
        elif asked and not quoted:
            found = _answered(text, asked)
            if found:
                told[place] = found
                told |= {n: [] for n in laid}
                laid = []
    if not told and len(boards) > 1:
        kinds = ("B", *["T"] * count, "D")
        rows = {n: _answered(line, kinds) for n, line in enumerate(lines) if _names_first(line, boards)}
        named = [text.split()[1] for row in rows.values() for text in row if "throw" in text]
        if len(named) > 1 and len(set(named)) == len(named) and all(rows.values()) and set(named) <= set(boards):
            return rows
        return _labelled_rows(lines, boards) if count == 1 else {}
    return told


def _labelled_rows(lines: Sequence[str], boards: Sequence[str]) -> dict[int, list[str]]:
    """Return what lines say that begin with a board and have a throw and a space there, at least one of them named."""
    made: dict[int, list[str]] = {}
    for place, line in enumerate(lines):
        found = _ROW.match(line[:_LONGEST])
        if found is None or found["board"] not in boards:
            continue
        kinds = [_kind_of(found["first"]), _kind_of(found["second"])]
        kinds = [kind or ("D" if kinds[1 - n] == "T" else "T") for n, kind in enumerate(kinds)] if any(kinds) else []
        values = [found["one"], found["other"]]
        if not _kind_of(found["second"]) and values[1] in ("1", "2", "3", "4", "5", "6"):
            continue  # "throw 3 6"
        if sorted(kinds) != ["D", "T"] or not all(map(_fits, kinds, values)):
            continue
        board = f"Board {found['board']} "
        told = dict(zip(kinds, values, strict=True))
        made[place] = [f"{board}throw: {told['T']}", f"{board}trapdoor: {told['D']}"]
    named = [row[0].split()[1] for row in made.values()]
    return made if sorted(named) == sorted(boards) else {}


def _kind_of(label: str | None) -> str:
    """Return what the words before a number ask for: "O" for anything else than a throw, a trapdoor or nothing."""
    if not label or not label.strip(" ,;:=-"):
        return ""
    kind = head_of(label.strip(" ,;:=-")).kind
    return kind if kind in ("T", "D") else "O"


def _names_first(line: str, boards: Sequence[str]) -> bool:
    text = line.strip().removeprefix("Board ")
    return (
        len(text) <= _LONGEST
        and text[:1] in boards
        and text[1:2] in (",", ";", "|", "/")
        and text[2:3].strip(" ").isdigit()
    )


@lru_cache(maxsize=256)
def _order_in(text: str) -> tuple[str, ...]:
    """Return the order that a line of a form lays down somewhere in it."""
    found = [kinds for segment in _SEGMENTS.split(text[:_LONGEST]) if (kinds := _kinds(segment))]
    return found[0] if found and len(set(found)) == 1 else ()


def _kinds(text: str) -> tuple[str, ...]:
    """Return what the parts of a prompt ask for, in their order; nothing where one of them is no prompt."""
    text = text.strip()
    if "(" in text:
        text = text[: text.index("(")].strip()
    if _PARTING.search(text) is None:
        return ()
    parts = [part for part in _PARTED.split(text[:_LONGEST]) if part]
    if not 2 <= len(parts) <= _MOST or any(len(part.split()) > 4 for part in parts):
        return ()
    kinds: list[str] = []
    for part in parts:
        head = head_of(part)
        kinds.append("T" if head.kind == "U" and head.turn in (1, 2) else head.kind)
        if kinds[-1] not in "TDB" or head.board:
            return ()
    ordered = kinds.count("D") == 1 and kinds.count("B") <= 1
    return tuple(kinds) if ordered and 1 <= kinds.count("T") <= 2 else ()


def _answered(text: str, kinds: tuple[str, ...], *, two: bool = False) -> list[str]:
    """Return what a line says that has a value for each part of the prompt; nothing where it has not."""
    text = text.strip(" .!").removeprefix("Board ")[:_LONGEST]
    chunks = [chunk for chunk in _CHUNKS.split(text) if chunk.strip()] if "B" in kinds else [text]
    made: list[str] = []
    for chunk in chunks:
        values = [value for value in _VALUES.split(chunk.strip(" ,;.")) if value]
        order = kinds
        if len(values) == len(kinds) + 1 and kinds.count("T") == 1 and two:
            order = tuple("TT" if kind == "T" else kind for kind in kinds)
            order = tuple("".join(order))
        if len(values) != len(order):
            return []
        told = [(kind, value if kind == "B" else value_of(value)) for kind, value in zip(order, values, strict=True)]
        if not all(_fits(kind, value) for kind, value in told):
            return []
        board = "".join(f"Board {value} " for kind, value in told if kind == "B")
        throws = ", ".join(value for kind, value in told if kind == "T")
        made += [f"{board}throw: {throws}", *(f"{board}trapdoor: {value}" for kind, value in told if kind == "D")]
    return made


def _fits(kind: str, value: str) -> bool:
    if kind == "B":
        return bool(board_named(value))
    return value in ("1", "2", "3", "4", "5", "6") if kind == "T" else value.isdigit() or value == "none"

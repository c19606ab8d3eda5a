"""Reading single values strictly: a number is a whole number, true is not 1, and sizes have bounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pbm.boards.notes import Notes, nearest, shown
from pbm.core.game import Json, JsonObject

__all__ = [
    "LARGEST",
    "LARGEST_BOARD",
    "as_integer",
    "as_integers",
    "as_list",
    "as_table",
    "choose",
    "refuse_unknown",
]

LARGEST_BOARD = 2_000_000
"""The most spaces a board may have: far above any game, low enough for any machine."""

LARGEST = 1_000_000_000
"""The largest number that may stand anywhere in a board file."""


def as_integer(value: Json, key: str, notes: Notes, low: int = -LARGEST, high: int = LARGEST) -> int | None:
    """Return a whole number within ``low`` … ``high``; None, with an error noted, for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        notes.error("type", f"must be a whole number, not {shown(value)}", key)
        return None
    if value < low or value > high:
        notes.error("value", f"must be within {low} … {high}, not {shown(value)}", key)
        return None
    return value


def as_list(value: Json, key: str, notes: Notes) -> Sequence[Json] | None:
    """Return a list; None, with an error noted, for anything else."""
    if isinstance(value, list | tuple):
        return value
    notes.error("type", f"must be a list in square brackets, not {shown(value)}", key)
    return None


def as_integers(value: Json, key: str, notes: Notes, low: int = -LARGEST, high: int = LARGEST) -> list[int] | None:
    """Return a list of whole numbers; None, with every fault noted, for anything else."""
    items = as_list(value, key, notes)
    if items is None:
        return None
    read = [as_integer(item, key, notes, low, high) for item in items]
    numbers = [number for number in read if number is not None]
    return numbers if len(numbers) == len(read) else None


def as_table(value: Json, key: str | None, notes: Notes) -> JsonObject | None:
    """Return a table (keys with values); None, with an error noted, for anything else."""
    if isinstance(value, Mapping):
        return value
    notes.error("type", f"must be a table of keys and values, not {shown(value)}", key)
    return None


def choose(table: JsonObject, name: str, allowed: Sequence[str], notes: Notes, prefix: str = "") -> str:
    """Return the word under ``name``, the first allowed one when it is absent or (with an error) unknown."""
    if name not in table:
        return allowed[0]
    value = table[name]
    if isinstance(value, str) and value in allowed:
        return value
    advice = nearest(value, allowed) if isinstance(value, str) else f"allowed: {', '.join(allowed)}"
    notes.error("value", f"{shown(value)} is not one of its values; {advice}", f"{prefix}{name}")
    return allowed[0]


def refuse_unknown(
    table: JsonObject,
    known: Iterable[str],
    notes: Notes,
    prefix: str = "",
    advice: Mapping[str, str] | None = None,
    code: str = "unknown_key",
) -> None:
    """Note an error for every key that is not known, with the one that is near, or all that are known.

    ``advice`` holds words for keys that are known elsewhere, in place of those names.
    """
    names = list(known)
    what = "condition" if code == "unknown_condition" else "key"
    for name in table:
        if name not in names:
            word = str(name)
            hint = (advice or {}).get(word) or nearest(word, names)
            printable = shown(word)[1:-1]
            notes.error(code, f"there is no {what} {printable}; {hint}", f"{prefix}{printable}")

"""The ``where`` of a family: which spaces a rule picks (seed rule 3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import isqrt
from typing import TypeAlias

from pbm.boards.fields import (
    LARGEST,
    LARGEST_BOARD,
    as_integer,
    as_integers,
    as_list,
    as_table,
    refuse_unknown,
)
from pbm.boards.notes import Notes, shown
from pbm.core.game import Json

__all__ = ["CONDITIONS", "Condition", "read_condition"]

Condition: TypeAlias = Callable[[int, int, int], bool]
"""Whether a rule picks a space, given its number, its row and its column."""

_DEEPEST = 20


def read_condition(value: Json, key: str, last: int, notes: Notes, depth: int = 0) -> Condition | None:
    """Return the condition a table describes: all that it names must hold.

    None, with every fault noted, when it cannot be read. ``last`` is the largest number it will be asked
    about. A table that names nothing holds everywhere.
    """
    table = as_table(value, key, notes)
    if table is None:
        return None
    if depth > _DEEPEST:
        notes.error("value", f"conditions within conditions, more than {_DEEPEST} deep: write it flatter", key)
        return None
    refuse_unknown(table, CONDITIONS, notes, f"{key}.", code="unknown_condition")
    parts: list[Condition] = []
    complete = True
    for name, wanted in table.items():
        if name not in CONDITIONS:
            complete = False
            continue
        if name in _SIMPLE:
            part = _SIMPLE[name](wanted, f"{key}.{name}", notes)
        elif name == "prime":
            part = _prime(wanted, f"{key}.{name}", last, notes)
        else:
            part = _read_combined(name, wanted, f"{key}.{name}", last, notes, depth)
        if part is None:
            complete = False
        else:
            parts.append(part)
    return _all_of(parts) if complete else None


def _all_of(parts: list[Condition]) -> Condition:
    if len(parts) == 1:
        return parts[0]
    return lambda space, row, column: all(part(space, row, column) for part in parts)


def _read_combined(name: str, value: Json, key: str, last: int, notes: Notes, depth: int) -> Condition | None:
    if name == "not":
        inner = read_condition(value, key, last, notes, depth + 1)
        if inner is None:
            return None
        return lambda space, row, column: not inner(space, row, column)
    tables = as_list(value, key, notes)
    if tables is None:
        return None
    if not tables:
        notes.error("value", f"{name} needs at least one table of conditions in its list", key)
        return None
    read = [read_condition(t, f"{key}.{n}", last, notes, depth + 1) for n, t in enumerate(tables, start=1)]
    parts = [part for part in read if part is not None]
    if len(parts) < len(read):
        return None
    if name == "all":
        return _all_of(parts)
    return lambda space, row, column: any(part(space, row, column) for part in parts)


def _numbers(value: Json, key: str, notes: Notes) -> frozenset[int] | None:
    """Return the numbers of a condition that takes one or a list of them."""
    if isinstance(value, list | tuple):
        many = as_integers(value, key, notes, 1, LARGEST_BOARD)
        return None if many is None else frozenset(many)
    one = as_integer(value, key, notes, 1, LARGEST_BOARD)
    return None if one is None else frozenset((one,))


def _column(value: Json, key: str, notes: Notes) -> Condition | None:
    wanted = _numbers(value, key, notes)
    return None if wanted is None else lambda _space, _row, column: column in wanted


def _row(value: Json, key: str, notes: Notes) -> Condition | None:
    wanted = _numbers(value, key, notes)
    return None if wanted is None else lambda _space, row, _column: row in wanted


def _digit_sum(value: Json, key: str, notes: Notes) -> Condition | None:
    wanted = as_integer(value, key, notes, 1, LARGEST)
    if wanted is None:
        return None
    return lambda space, _row, _column: sum(map(int, str(space))) == wanted


def _multiple_of(value: Json, key: str, notes: Notes) -> Condition | None:
    wanted = as_integer(value, key, notes, 1, LARGEST)
    return None if wanted is None else lambda space, _row, _column: space % wanted == 0


def _ends_in(value: Json, key: str, notes: Notes) -> Condition | None:
    wanted = as_integer(value, key, notes, 0, LARGEST)
    if wanted is None:
        return None
    digits = str(wanted)
    return lambda space, _row, _column: str(space).endswith(digits)


def _yes_or_no(value: Json, key: str, notes: Notes) -> bool | None:
    if isinstance(value, bool):
        return value
    notes.error("type", f"takes true or false, not {shown(value)}", key)
    return None


def _prime(value: Json, key: str, last: int, notes: Notes) -> Condition | None:
    wanted = _yes_or_no(value, key, notes)
    if wanted is None:
        return None
    primes = _sieve(last)
    return lambda space, _row, _column: bool(primes[space]) is wanted


def _square(value: Json, key: str, notes: Notes) -> Condition | None:
    wanted = _yes_or_no(value, key, notes)
    if wanted is None:
        return None
    return lambda space, _row, _column: (isqrt(space) ** 2 == space) is wanted


def _list(value: Json, key: str, notes: Notes) -> Condition | None:
    numbers = as_integers(value, key, notes, 0)
    if numbers is None:
        return None
    wanted = frozenset(numbers)
    return lambda space, _row, _column: space in wanted


def _between(value: Json, key: str, notes: Notes) -> Condition | None:
    numbers = as_integers(value, key, notes, 0)
    if numbers is None:
        return None
    if len(numbers) != 2 or numbers[0] > numbers[1]:
        notes.error("value", "takes two numbers, the lower one first: between = [20, 40]", key)
        return None
    low, high = numbers
    return lambda space, _row, _column: low <= space <= high


@lru_cache(maxsize=4)
def _sieve(last: int) -> bytes:
    """Return one byte a number 0 … ``last``: 1 for a prime."""
    flags = bytearray([1]) * (last + 1)
    flags[:2] = bytes(min(2, last + 1))
    for number in range(2, isqrt(last) + 1):
        if flags[number]:
            flags[number * number :: number] = bytes(len(range(number * number, last + 1, number)))
    return bytes(flags)


_SIMPLE: dict[str, Callable[[Json, str, Notes], Condition | None]] = {
    "column": _column,
    "row": _row,
    "digit_sum": _digit_sum,
    "multiple_of": _multiple_of,
    "ends_in": _ends_in,
    "square": _square,
    "list": _list,
    "between": _between,
}

CONDITIONS = (*_SIMPLE, "prime", "any", "all", "not")
"""The names of all conditions."""

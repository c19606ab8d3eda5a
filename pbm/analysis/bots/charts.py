"""How a board may be laid out and by what rules it may be made (r2, r3): what a bot can imagine before it has seen any.

The sets of spaces are those a GM can name in a board file; a bot knows the language, as every reader of the rules does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pbm.core.game import Json, JsonObject

__all__ = ["Chart", "Family", "beneath", "charts_of", "families_on", "families_told"]

Bools: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]

_WIDTH: Final = 10  # a board of which nothing is told is most often ten wide
_CLASSES: Final[Mapping[str, float]] = {
    "column": 0.35,
    "row": 0.05,
    "digit_sum": 0.2,
    "multiple_of": 0.15,
    "ends_in": 0.1,
    "prime": 0.05,
    "square": 0.05,
}
"""How likely each kind of rule is thought to be; what is left to 1 is for rules that nobody thinks of."""


@dataclass(frozen=True, slots=True)
class Chart:
    """One way in which the numbers may be laid out, and how likely it is thought.

    ``rows`` and ``columns`` give each space's, 0 where there is none; both are counted from the bottom left, from 1.
    """

    weight: float
    rows: tuple[int, ...]
    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """A set of spaces that a rule may name: its kind, the spaces as a mask by number, and how likely it is."""

    kind: str
    spaces: Bools
    weight: float


def charts_of(layout: JsonObject | None, last: int) -> tuple[Chart, ...]:
    """Return the layouts that a board of ``last`` spaces may have: the one that is told, or the usual ones."""
    if layout is not None:
        known = _drawn(layout, last)
        return (known,) if known is not None else ()
    usual = (("boustrophedon", 0.55), ("rows", 0.2), ("columns_boustrophedon", 0.05), ("columns", 0.05))
    made = [(_drawn({"kind": kind, "width": _WIDTH, "height": _WIDTH}, last), weight) for kind, weight in usual]
    return tuple(Chart(weight, chart.rows, chart.columns) for chart, weight in made if chart is not None)


def _drawn(layout: JsonObject, last: int) -> Chart | None:
    """Return a layout of the board file, None for one that is drawn by no simple rule (a spiral)."""
    kind = layout.get("kind")
    if kind == "explicit":
        return _explicit(layout.get("rows"), last)
    size = layout.get("width" if kind in ("rows", "boustrophedon") else "height")
    if kind not in ("rows", "boustrophedon", "columns", "columns_boustrophedon") or type(size) is not int or size < 1:
        return None
    start = str(layout.get("start", "bottom-left"))
    lines, places = [0] * (last + 1), [0] * (last + 1)
    for space in range(1, last + 1):
        line, place = divmod(space - 1, size)
        lines[space] = line + 1
        places[space] = size - place if str(kind).endswith("boustrophedon") and line % 2 else place + 1
    rows, columns = (lines, places) if kind in ("rows", "boustrophedon") else (places, lines)
    if start.startswith("top"):
        rows = _turned(rows)
    if start.endswith("right"):
        columns = _turned(columns)
    return Chart(1.0, tuple(rows), tuple(columns))


def _turned(numbers: Sequence[int]) -> list[int]:
    most = max(numbers)
    return [most + 1 - number if number else 0 for number in numbers]


def _explicit(drawn: Json, last: int) -> Chart | None:
    rows, columns = [0] * (last + 1), [0] * (last + 1)
    if not isinstance(drawn, list | tuple):
        return None
    for height, line in enumerate(reversed(drawn), start=1):
        for place, space in enumerate(line if isinstance(line, list | tuple) else (), start=1):
            if type(space) is int and 1 <= space <= last:
                rows[space], columns[space] = height, place
    return Chart(1.0, tuple(rows), tuple(columns))


def beneath(chart: Chart, size: int) -> Floats:
    """Return where a trapdoor on each space drops to under a layout: a row of chances for each, all 0 for nowhere."""
    at = {
        (row, column): space for space, (row, column) in enumerate(zip(chart.rows, chart.columns, strict=True)) if row
    }
    falls = np.zeros((size, size))
    for (row, column), space in at.items():
        low = at.get((row - 1, column))
        if low is not None and space < size:
            falls[space, low] = 1.0
    return falls


def families_on(charts: Sequence[Chart], finish: int, size: int) -> tuple[Family, ...]:
    """Return every set of spaces that a rule may name on a board with one of these layouts."""
    found = list(_by_number(finish, size))
    for chart in charts:
        for kind, numbers in (("column", chart.columns), ("row", chart.rows)):
            lines = range(1, max(numbers, default=0) + 1)
            for line in lines:
                spaces = np.zeros(size, dtype=bool)
                spaces[[space for space, number in enumerate(numbers) if number == line and space < finish]] = True
                found.append(Family(kind, spaces, _CLASSES[kind] * chart.weight / len(lines)))
    return tuple(family for family in found if family.spaces.sum() > 1)


@lru_cache(maxsize=8)
def _by_number(finish: int, size: int) -> tuple[Family, ...]:
    """Return the sets that depend on the number alone."""
    found = []
    for kind, choices in (("digit_sum", range(2, 16)), ("multiple_of", range(3, 16)), ("ends_in", range(10))):
        for number in choices:
            found.append(Family(kind, _mask({kind: number}, finish, size), _CLASSES[kind] / len(choices)))
    found += [Family(kind, _mask({kind: True}, finish, size), _CLASSES[kind]) for kind in ("prime", "square")]
    return tuple(found)


def _mask(where: JsonObject, finish: int, size: int) -> Bools:
    spaces = np.zeros(size, dtype=bool)
    for space in range(1, min(finish, size)):
        spaces[space] = all(_holds(name, value, space, None) for name, value in where.items())
    return spaces


def families_told(rules: Sequence[Json], chart: Chart | None, finish: int, size: int) -> tuple[tuple[Bools, int], ...]:
    """Return the spaces and the steps of the rules that the GM has told, as far as they are plain.

    A rule whose effect is no number of spaces, or whose condition needs a layout that is not told, is left out.
    """
    found = []
    for rule in rules:
        if not isinstance(rule, Mapping):
            continue
        where, effect = rule.get("where", {}), str(rule.get("effect", "")).replace(" ", "")
        span = rule.get("range", [1, finish - 1])
        if not isinstance(where, Mapping) or not effect[1:].isdecimal() or effect[0] not in "+-":
            continue
        spaces = np.zeros(size, dtype=bool)
        try:
            low, high = map(int, span)  # type: ignore[arg-type]  # what is no pair of numbers is refused below
            for space in range(max(1, low), min(high, finish - 1, size - 1) + 1):
                spaces[space] = all(_holds(name, value, space, chart) for name, value in where.items())
        except (TypeError, ValueError, LookupError):
            continue
        found.append((spaces, int(effect)))
    return tuple(found)


def _holds(name: str, value: Any, space: int, chart: Chart | None) -> bool:
    """Return whether a condition of the board file holds for a space; LookupError where that cannot be known."""
    numbers = value if isinstance(value, list | tuple) else [value]
    match name:
        case "digit_sum":
            return sum(map(int, str(space))) in numbers
        case "multiple_of":
            return any(space % number == 0 for number in numbers)
        case "ends_in":
            return any(str(space).endswith(str(number)) for number in numbers)
        case "prime":
            return value is (space > 1 and all(space % n for n in range(2, int(space**0.5) + 1)))
        case "square":
            return value is (int(space**0.5 + 0.5) ** 2 == space)
        case "list":
            return space in numbers
        case "between":
            return bool(numbers[0] <= space <= numbers[1])
        case "column" | "row" if chart is not None:
            lines = chart.columns if name == "column" else chart.rows
            return lines[space] in numbers
    raise LookupError(name)

"""Families of snakes and ladders: one ``[[rule]]`` for many spaces (seed rule 3)."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.boards.conditions import Condition, read_condition
from pbm.boards.effects import Effect, parse_effect
from pbm.boards.fields import as_integers, as_list, as_table, refuse_unknown
from pbm.boards.jumps import Claims, settle
from pbm.boards.layout import Layout
from pbm.boards.notes import Notes, listed, nearest, shown
from pbm.core.board import Cell
from pbm.core.game import Json, JsonObject

__all__ = ["claim_families"]

_KEYS = ("kind", "where", "effect", "range")
_KINDS = ("ladder", "snake")


def claim_families(
    claims: Claims,
    value: Json,
    finish: int,
    layout: Layout | None,
    cells: dict[int, Cell],
    notes: Notes,
) -> None:
    """Claim the spaces of every ``[[rule]]``, in the order of the file, noting what is wrong with each.

    Without a layout (it had faults of its own) the rules are still read, so that theirs are told too.
    """
    alone = isinstance(value, Mapping)
    if alone:
        notes.error("type", "write [[rule]], with two brackets, above each rule (in JSON: a list of rules)", "rule")
    rules = [value] if alone else as_list(value, "rule", notes)
    for number, item in enumerate(rules or (), start=1):
        key = "rule" if alone else f"rule {number}"
        rule = as_table(item, key, notes)
        if rule is None:
            continue
        refuse_unknown(rule, _KEYS, notes, f"{key}.")
        kind = _read_kind(rule, key, notes)
        where, effect = _read_where(rule, key, finish, layout, notes), _read_effect(rule, key, notes)
        bounds = _read_range(rule, key, finish, layout, notes)
        if kind is None or where is None or effect is None or bounds is None or layout is None:
            continue
        picked = [n for n in range(bounds[0], bounds[1] + 1) if where(n, *cells[n])]
        if not picked:
            notes.warn("empty", "no space fits this rule, so it does nothing", key)
        wanted = [(n, effect(n, cells[n], layout, finish)) for n in picked]
        settle(claims, kind, key, wanted, notes)


def _read_kind(rule: JsonObject, key: str, notes: Notes) -> str | None:
    kind = rule.get("kind")
    if isinstance(kind, str) and kind in _KINDS:
        return kind
    if "kind" not in rule:
        notes.error("missing", 'say what it is: kind = "ladder" or kind = "snake"', f"{key}.kind")
    else:
        hint = nearest(kind, _KINDS) if isinstance(kind, str) else "write ladder or snake"
        notes.error("value", f"{shown(kind)} is neither ladder nor snake; {hint}", f"{key}.kind")
    return None


def _read_where(rule: JsonObject, key: str, finish: int, layout: Layout | None, notes: Notes) -> Condition | None:
    if "where" not in rule:
        notes.error("missing", "say which spaces: where = { column = 5 }", f"{key}.where")
        return None
    return read_condition(rule["where"], f"{key}.where", layout.last if layout else finish, notes)


def _read_effect(rule: JsonObject, key: str, notes: Notes) -> Effect | None:
    if "effect" not in rule:
        notes.error("missing", 'say where it leads: effect = "+10"', f"{key}.effect")
        return None
    return parse_effect(rule["effect"], f"{key}.effect", notes)


def _read_range(rule: JsonObject, key: str, finish: int, layout: Layout | None, notes: Notes) -> tuple[int, int] | None:
    """Return the first and last space a rule looks at: all before the finish unless it says otherwise."""
    if "range" not in rule:
        return 1, finish - 1
    numbers = as_integers(rule["range"], f"{key}.range", notes, 0)
    if numbers is None:
        return None
    if len(numbers) != 2 or numbers[0] > numbers[1]:
        notes.error("value", "takes two spaces, the lower one first: range = [20, 99]", f"{key}.range")
        return None
    last = layout.last if layout else finish
    outside = [n for n in numbers if not 1 <= n <= last]
    if outside:
        message = f"reaches beyond the board, which is 1 … {last}: {listed(outside)}"
        notes.warn("range", message, f"{key}.range", outside)
    return max(1, numbers[0]), min(last, numbers[1])

"""Boards as they are drafted: families of snakes and ladders drawn by lot, and changed a little at a time."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from pbm.core.board import Board
from pbm.core.game import Json, JsonObject

__all__ = ["FAMILIES", "KINDS", "Draft", "Lots", "Rule", "changed", "claimed", "drafted"]

FAMILIES: Final = ("columns", "digit-sum", "multiples", "endings", "primes", "singles")
"""The manners in which the snakes and ladders of a board are laid."""

KINDS: Final = ("gentle", "cruel")
"""What falls are like: short and never near home, or long."""

_LAYOUTS: Final = ("boustrophedon", "boustrophedon", "rows", "columns", "columns_boustrophedon")
_MOST_RULES: Final = 2  # of snakes, and of ladders
_SNAKES: Final[Mapping[str | None, tuple[int, int]]] = {None: (6, 30), "gentle": (3, 13), "cruel": (20, 62)}
_LADDERS: Final = (4, 34)
_SINGLES: Final = (4, 11)

T = TypeVar("T")


class Lots:
    """Lots that fall the same way for the same seed, on any machine and with any version of any library."""

    def __init__(self, seed: int) -> None:
        self._seed, self._drawn = seed, 0

    def between(self, low: int, high: int) -> int:
        """Return a whole number from ``low`` to ``high``; ``low`` where there is none between."""
        self._drawn += 1
        drawn = hashlib.sha256(f"{self._seed}:{self._drawn}".encode()).digest()
        return low + int.from_bytes(drawn[:8]) % max(1, high - low + 1)

    def pick(self, choices: Sequence[T]) -> T:
        """Return one of some choices."""
        return choices[self.between(0, len(choices) - 1)]


@dataclass(frozen=True, slots=True)
class Rule:
    """A family: its kind, on which spaces it lies (one condition), by how much it leads on or back, and its range."""

    kind: str
    where: tuple[str, Json]
    effect: int
    low: int
    high: int

    def spec(self) -> JsonObject:
        """Return the rule as a board file has it."""
        return {
            "kind": self.kind,
            "where": {self.where[0]: self.where[1]},
            "effect": f"{self.effect:+d}",
            "range": [self.low, self.high],
        }


@dataclass(frozen=True, slots=True)
class Draft:
    """A board before it is built: how the numbers lie, its families, or its single snakes and ladders.

    ``across`` is the width of rows, or the height of columns.
    """

    family: str
    finish: int
    layout: str
    across: int
    rules: tuple[Rule, ...] = ()
    ladders: tuple[tuple[int, int], ...] = ()
    snakes: tuple[tuple[int, int], ...] = ()

    @property
    def standing(self) -> bool:
        """Whether the numbers run up and down columns."""
        return self.layout.startswith("columns")

    def spec(self, name: str) -> JsonObject:
        """Return the keys of the board's file, in the order in which they are written."""
        spec: dict[str, Json] = {"name": name, "finish": self.finish}
        if self.rules:
            # Where two families meet, the one that is written first has the space.
            spec["conflict"] = "first"
        side = "height" if self.standing else "width"
        spec["layout"] = {"kind": self.layout, side: self.across, "start": "bottom-left"}
        if self.ladders:
            spec["ladders"] = {str(start): end for start, end in self.ladders}
        if self.snakes:
            spec["snakes"] = {str(start): end for start, end in self.snakes}
        if self.rules:
            spec["rule"] = [rule.spec() for rule in self.rules]
        spec["public"] = {"tell": ["size"]}
        return spec


def drafted(lots: Lots, finish: int, family: str | None, kind: str | None) -> Draft:
    """Return a draft drawn by lot: of one family (None: of any), with snakes as long as a kind has them."""
    chosen = family or lots.pick(FAMILIES)
    draft = Draft(chosen, finish, lots.pick(_LAYOUTS), _side(finish))
    if chosen == "singles":
        draft = replace(
            draft,
            ladders=tuple(_single(lots, "ladder", finish, kind) for _ in range(lots.between(*_SINGLES))),
            snakes=tuple(_single(lots, "snake", finish, kind) for _ in range(lots.between(*_SINGLES))),
        )
        return _unclashed(draft)
    rules = [_rule(lots, draft, "ladder", kind) for _ in range(lots.between(1, _MOST_RULES))]
    rules += [_rule(lots, draft, "snake", kind) for _ in range(lots.between(1, _MOST_RULES))]
    return replace(draft, rules=tuple(rules))


def changed(lots: Lots, draft: Draft, kind: str | None) -> Draft:
    """Return a draft in which one thing is otherwise: a rule or a single jump moved, made longer, added or dropped."""
    if draft.family == "singles":
        return _changed_singles(lots, draft, kind)
    rules = list(draft.rules)
    at = lots.between(0, len(rules) - 1)
    rule = rules[at]
    match lots.between(0, 9):
        case 0:
            return replace(draft, layout=lots.pick(_LAYOUTS), rules=_refitted(lots, draft))
        case 1 if sum(one.kind == rule.kind for one in rules) < _MOST_RULES:
            rules.append(_rule(lots, draft, rule.kind, kind))
        case 2 if sum(one.kind == rule.kind for one in rules) > 1:
            del rules[at]
        case 3:
            rules[at] = _rule(lots, draft, rule.kind, kind)
        case 4 | 5:
            rules[at] = replace(rule, low=_moved(lots, rule.low, draft.finish), high=rule.high)
        case 6 | 7:
            rules[at] = replace(rule, high=_moved(lots, rule.high, draft.finish))
        case _:
            low, high = _lengths(rule.kind, draft.finish, kind)
            length = min(high, max(low, abs(rule.effect) + lots.pick((-4, -2, -1, 1, 2, 4))))
            rules[at] = replace(rule, effect=length if rule.kind == "ladder" else -length)
    return replace(draft, rules=tuple(_within(rule, draft.finish, kind) for rule in rules))


def _changed_singles(lots: Lots, draft: Draft, kind: str | None) -> Draft:
    word = lots.pick(("ladder", "snake"))
    jumps = list(draft.ladders if word == "ladder" else draft.snakes)
    at = lots.between(0, max(0, len(jumps) - 1))
    what = lots.between(0, 3)
    if what == 0 and len(jumps) > 2:
        del jumps[at]
    elif what == 1 or not jumps:
        jumps.append(_single(lots, word, draft.finish, kind))
    else:
        jumps[at] = _single(lots, word, draft.finish, kind)
    made = replace(draft, ladders=tuple(jumps)) if word == "ladder" else replace(draft, snakes=tuple(jumps))
    return _unclashed(made)


def _side(finish: int) -> int:
    """Return how wide a board is, or how high its columns are: ten, or near the square root of another size."""
    if finish % 10 == 0 and 40 <= finish <= 200:
        return 10
    root = max(2, round(finish**0.5))
    return next((side for side in range(root, 1, -1) if finish % side == 0 and side * 2 > root), root)


def _lengths(word: str, finish: int, kind: str | None) -> tuple[int, int]:
    """Return the shortest and the longest that a snake or a ladder may be."""
    low, high = _LADDERS if word == "ladder" else _SNAKES[kind]
    return max(2, low * finish // 100), max(3, high * finish // 100)


def _rule(lots: Lots, draft: Draft, word: str, kind: str | None) -> Rule:
    length = lots.between(*_lengths(word, draft.finish, kind))
    finish = draft.finish
    if word == "ladder":
        rule = Rule(
            word, _where(lots, draft), length, lots.between(2, finish // 3), lots.between(finish // 2, finish - 2)
        )
    else:
        rule = Rule(
            word,
            _where(lots, draft),
            -length,
            lots.between(length + 1, finish // 2),
            lots.between(finish // 2, finish - 1),
        )
    if draft.family == "primes":
        # Every fourth number is a prime: two families of them share the board.
        half = finish // 2 + lots.between(-finish // 8, finish // 8)
        rule = replace(rule, high=half) if word == "ladder" else replace(rule, low=half + 1)
    return _within(rule, finish, kind)


def _where(lots: Lots, draft: Draft) -> tuple[str, Json]:
    """Return a condition of a draft's family."""
    makers: Mapping[str, Callable[[], tuple[str, Json]]] = {
        # In columns of consecutive numbers it is the rows that are spread over the board.
        "columns": lambda: ("row" if draft.standing else "column", lots.between(1, draft.across)),
        "digit-sum": lambda: ("digit_sum", lots.between(3, 14)),
        "multiples": lambda: ("multiple_of", lots.between(6, 17)),
        "endings": lambda: ("ends_in", lots.between(0, 9)),
        "primes": lambda: ("prime", True),
    }
    return makers[draft.family]()


def _refitted(lots: Lots, draft: Draft) -> tuple[Rule, ...]:
    """Return the rules of a draft whose layout changes: those that lie by columns are laid anew."""
    if draft.family != "columns":
        return draft.rules
    return tuple(replace(rule, where=(rule.where[0], lots.between(1, draft.across))) for rule in draft.rules)


def _within(rule: Rule, finish: int, kind: str | None) -> Rule:
    """Return a rule whose snakes end on the board and whose range is one; a gentle one keeps away from home."""
    low, high = rule.low, rule.high
    if rule.kind == "snake":
        low = max(low, 1 - rule.effect)
        if kind == "gentle":
            high = min(high, finish - finish // 8)
    high = min(high, finish - 1)
    return replace(rule, low=min(low, high), high=high)


def _moved(lots: Lots, space: int, finish: int) -> int:
    step = max(1, finish // 20)
    return min(finish - 1, max(1, space + lots.pick((-2 * step, -step, -1, 1, step, 2 * step))))


def _single(lots: Lots, word: str, finish: int, kind: str | None) -> tuple[int, int]:
    length = lots.between(*_lengths(word, finish, kind))
    if word == "ladder":
        start = lots.between(2, finish - 2)
        return start, min(finish, start + length)
    last = finish - finish // 8 if kind == "gentle" else finish - 1
    start = lots.between(min(length + 1, last), last)
    return start, max(1, start - length)


def _unclashed(draft: Draft) -> Draft:
    """Return a draft in which no two jumps share a space, be it a start or an end; the first has it."""
    taken: set[int] = {draft.finish}
    kept: dict[str, list[tuple[int, int]]] = {"ladders": [], "snakes": []}
    for word, jumps in (("ladders", draft.ladders), ("snakes", draft.snakes)):
        for start, end in jumps:
            if start != end and start not in taken and end not in taken:
                taken |= {start, end}
                kept[word].append((start, end))
    return replace(draft, ladders=tuple(sorted(kept["ladders"])), snakes=tuple(sorted(kept["snakes"])))


def claimed(rule: Rule, board: Board) -> list[int]:
    """Return the spaces that a rule has: those that fit it and lead as far as it says."""
    jumps = board.ladders if rule.kind == "ladder" else board.snakes
    return [
        one
        for one in jumps
        if jumps[one] - one == rule.effect and rule.low <= one <= rule.high and _fits(rule, one, board)
    ]


def _fits(rule: Rule, space: int, board: Board) -> bool:
    key, value = rule.where
    wanted = int(value) if isinstance(value, int) else 0
    row, column = board.cells[space]
    match key:
        case "column":
            return column == wanted
        case "row":
            return row == wanted
        case "digit_sum":
            return sum(map(int, str(space))) == wanted
        case "multiple_of":
            return space % wanted == 0
        case "ends_in":
            return space % 10 == wanted
    return True

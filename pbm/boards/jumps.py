"""Which spaces start a snake or a ladder: single ones, then the families, each claiming its spaces in turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from pbm.boards.fields import LARGEST, as_integer, as_table
from pbm.boards.notes import Notes, listed, shown
from pbm.core.board import BoardOptions, Cell
from pbm.core.game import Json

__all__ = ["Claims", "Policy", "claim_singles", "settle"]

_SPACE = re.compile(r"(0|[1-9][0-9]{0,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Policy:
    """What a board says of jumps that go wrong, with the least number a snake may lead to.

    ``wrong_direction`` is ``error`` or ``skip``, ``conflict`` is ``error`` or ``first``, ``underflow`` is
    ``clamp``, ``omit`` or ``error``; ``protect`` are the spaces nothing may claim.
    """

    wrong_direction: str
    conflict: str
    underflow: str
    protect: frozenset[int]
    lowest: int

    @classmethod
    def of(cls, words: Mapping[str, str], protect: frozenset[int], options: BoardOptions) -> Policy:
        """Return the policy of a board under the options of its game (ruling 18 for the lowest end)."""
        lowest = 0 if options.allow_space_zero else 1
        return cls(words["wrong_direction"], words["conflict"], words["underflow"], protect, lowest)


@dataclass(slots=True)
class Claims:
    """The jumps claimed so far. A jump that is skipped or dropped claims nothing."""

    policy: Policy
    ladders: dict[int, int] = field(default_factory=dict)
    snakes: dict[int, int] = field(default_factory=dict)
    owners: dict[int, str] = field(default_factory=dict)

    def claim(self, kind: str, start: int, end: int, owner: str) -> None:
        """Let ``owner`` (``ladders.28``, ``rule 2``) have the space ``start``."""
        (self.ladders if kind == "ladder" else self.snakes)[start] = end
        self.owners[start] = owner

    def goes_wrong(self, kind: str, start: int, end: int) -> bool:
        """Return whether a ladder ends lower than it starts, or a snake higher."""
        return end < start if kind == "ladder" else end > start


def claim_singles(claims: Claims, name: str, value: Json, finish: int, cells: Mapping[int, Cell], notes: Notes) -> None:
    """Claim the spaces of ``[ladders]`` or ``[snakes]``, noting an error for each that may not stand there.

    A single one starts on a space before the finish. A single snake never ends below the lowest space a
    player may be on, whatever ``underflow`` says of families.
    """
    table = as_table(value, name, notes)
    kind = name[:-1]
    for word, target in (table or {}).items():
        if _SPACE.fullmatch(word) is None:
            label = shown(word)
            notes.error("value", f"{label} is not the number of a space; write 28 = 84", f"{name}.{label[1:-1]}")
            continue
        key = f"{name}.{word}"
        end = as_integer(target, key, notes, -LARGEST, LARGEST)
        if end is None:
            continue
        start = int(word)
        if not 1 <= start < finish or start not in cells:
            message = f"a single {kind} must start on a space 1 … {finish - 1}, before the finish, not on {start}"
            notes.error("start", message, key, (start,))
            continue
        _claim_single(claims, kind, start, end, key, notes)


def _claim_single(claims: Claims, kind: str, start: int, end: int, key: str, notes: Notes) -> None:
    policy = claims.policy
    if end == start:
        notes.warn("itself", f"the {kind} on {start} ends where it starts and is left out", key, (start,))
        return
    if claims.goes_wrong(kind, start, end):
        if policy.wrong_direction == "error":
            way, other = ("lower", "snake") if kind == "ladder" else ("higher", "ladder")
            notes.error(
                "wrong_direction",
                f"the {kind} from {start} ends {way}, on {end}: make it a {other}, or set "
                'wrong_direction = "skip" to leave such jumps out',
                key,
                (start, end),
            )
        return
    if end < policy.lowest:
        hint = "" if policy.lowest == 0 else ", or let the game allow_space_zero if 0 is meant" * (end == 0)
        message = f"the snake from {start} ends on {end}, below {policy.lowest}: name a space it can lead to{hint}"
        notes.error("underflow", message, key, (start, end))
        return
    if start in policy.protect:
        message = f"space {start} is protected and may start no {kind}: take it out, here or from protect"
        notes.error("protect", message, key, (start,))
        return
    if start in claims.owners:
        if policy.conflict == "error":
            message = (
                f"space {start} is claimed already, by {claims.owners[start]}: keep one of the two, or set "
                'conflict = "first"'
            )
            notes.error("conflict", message, key, (start,))
        return
    claims.claim(kind, start, end, key)


@dataclass(slots=True)
class _Faults:
    """The spaces of one family where something went wrong, by what went wrong."""

    no_cell: list[int] = field(default_factory=list)
    itself: list[int] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)
    under: list[int] = field(default_factory=list)
    guarded: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)


def settle(claims: Claims, kind: str, key: str, wanted: list[tuple[int, int | None]], notes: Notes) -> None:
    """Claim the spaces of one family: ``wanted`` are its (start, end), end None where there is no cell.

    Each thing that can go wrong is noted once for the whole family, with all its spaces.
    """
    policy = claims.policy
    faults = _Faults()
    for start, end in wanted:
        if end is None:
            faults.no_cell.append(start)
        elif end == start:
            faults.itself.append(start)
        elif claims.goes_wrong(kind, start, end):
            if policy.wrong_direction == "error":
                faults.wrong.append(start)
        elif end < policy.lowest and policy.underflow != "clamp":
            if policy.underflow == "error":
                faults.under.append(start)
        elif max(end, policy.lowest) == start:
            faults.itself.append(start)
        elif start in policy.protect:
            faults.guarded.append(start)
        elif start in claims.owners:
            if policy.conflict == "error":
                faults.taken.append(start)
        else:
            claims.claim(kind, start, max(end, policy.lowest), key)
    _note(faults, claims, kind, key, notes)


def _note(faults: _Faults, claims: Claims, kind: str, key: str, notes: Notes) -> None:
    lowest = claims.policy.lowest
    if spaces := faults.no_cell:
        notes.warn("no_cell", f"leads to no space, so makes no {kind}, from {listed(spaces)}", key, spaces)
    if spaces := faults.itself:
        notes.warn("itself", f"ends where it starts, so makes no {kind}, on {listed(spaces)}", key, spaces)
    if spaces := faults.wrong:
        way = "lower" if kind == "ladder" else "higher"
        message = (
            f"this {kind} ends {way} than it starts from {listed(spaces)}: narrow the rule with where or range, "
            'or set wrong_direction = "skip" to leave such jumps out'
        )
        notes.error("wrong_direction", message, key, spaces)
    if spaces := faults.under:
        message = (
            f"ends below {lowest} from {listed(spaces)}: narrow the rule, or set underflow to clamp (end on {lowest}) "
            "or omit (no jump)"
        )
        notes.error("underflow", message, key, spaces)
    if spaces := faults.guarded:
        message = f"claims protected spaces: {listed(spaces)}; narrow the rule with where or range"
        notes.error("protect", message, key, spaces)
    if spaces := faults.taken:
        others = list(dict.fromkeys(claims.owners[space] for space in spaces))
        message = (
            f"claims spaces that are claimed already, by {', '.join(others[:5])}: {listed(spaces)}; narrow one of "
            'them, or set conflict = "first" to let the earlier one have them'
        )
        notes.error("conflict", message, key, spaces)

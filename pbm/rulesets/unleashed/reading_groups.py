"""The wishes for each placement, and what is said of several placements at once: their order, their fallbacks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pbm.rulesets.unleashed.words_parts import Clause, Part
from pbm.rulesets.unleashed.words_patterns import kinds_of

__all__ = ["Group", "choose_as", "fall_back", "put_in_order"]

_LOOKED_AT: Final = 10


@dataclass
class Group:
    """The wishes for one placement, the most wanted first."""

    wishes: list[Part] = field(default_factory=list)
    second: bool = False


def choose_as(wish: Part, part: Part) -> None:
    """Give a wish the choice that was said after it, or before it."""
    wish.players, wish.moves, wish.pair = part.players, part.moves, part.pair
    wish.linked, wish.commas = part.linked, part.commas


def put_in_order(groups: list[Group], clause: Clause) -> bool:
    """Put two cards in the order that "the send back is card 1 and the reverse is card 2" says; whether it is that."""
    if len(groups) != 2 or not all(group.wishes for group in groups) or clause.question:
        return False
    said: list[tuple[tuple[str, ...], int]] = []
    named: tuple[str, ...] = ()
    for token in clause.tokens:
        if token.kind == "card":
            named = kinds_of(token.name)
        elif named and (token.kind in ("first", "second") or (token.kind == "num" and token.value in (1, 2))):
            said.append((named, 2 if token.kind == "second" or token.value == 2 else 1))
            named = ()
        elif token.kind not in ("fill", "be", "and", "comma", "then"):
            return False
    if len(said) != 2 or {number for _, number in said} != {1, 2}:
        return False
    said.sort(key=lambda one: one[1])
    kinds = [set(group.wishes[0].kinds or ()) for group in groups]
    if all(kinds[at] & {*said[1 - at][0]} and not kinds[at] & {*said[at][0]} for at in (0, 1)):
        groups.reverse()
    elif not all(kinds[at] & {*said[at][0]} for at in (0, 1)):
        return False
    for group in groups:
        group.second = False
    return True


def fall_back(groups: list[Group], parts: list[Part]) -> bool:
    """Add to several placements what shall be done instead, each told by its card; whether that is what is said."""
    found: list[Group] = []
    for part in parts[:_LOOKED_AT]:
        meant = [
            group
            for group in groups[:_LOOKED_AT]
            if group.wishes and set(group.wishes[0].kinds or ()) & set(part.kinds or ())
        ]
        if len(meant) != 1 or part.place is None or part.problem is not None or meant[0] in found:
            return False
        found += meant
    if len(found) < 2 or len(found) != len(parts):
        return False
    for group, part in zip(found, parts, strict=True):
        if not part.chooses:
            choose_as(part, group.wishes[0])
        group.wishes.append(part)
    return True

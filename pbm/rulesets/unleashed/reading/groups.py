"""The wishes for each placement, and what is said of several placements at once: their order, their fallbacks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.clauses.talk import NAMING
from pbm.rulesets.unleashed.orders import MOST_FALLBACKS
from pbm.rulesets.unleashed.wishes.meant import plays_of
from pbm.rulesets.unleashed.wishes.told import told_of
from pbm.rulesets.unleashed.words.parts import Clause, Part

__all__ = ["MANY", "Group", "Told", "choose_as", "fall_back", "probable_plays", "put_in_order"]

MANY: Final = "words-many"
"""What is asked about where more fallbacks were named than there can be."""
_LOOKED_AT: Final = 10
_REMEMBERED: Final = 2
"""Clauses after which it is forgotten to whom something was to be done."""


@dataclass
class Group:
    """The wishes for one placement, the most wanted first."""

    wishes: list[Part] = field(default_factory=list)
    second: bool = False

    def may_right_fallback(self, part: Part, passed_over: bool) -> bool:
        """Whether what is put right may be the fallback alone: a fallback's card is named, and not the first one's.

        ``passed_over`` says that there was a fallback of a wish that is asked about.
        """
        kinds = {*(part.kinds or ())}
        first, *others = self.wishes
        named = passed_over or bool(others and kinds & {*(others[-1].kinds or ())})
        return named and bool(kinds) and not kinds & {*(first.kinds or ())}


def _aims_at(wish: Part, told: Part) -> bool:
    """Whether a wish is for a card that is done to players, names none, and may do what was told of somebody."""
    if wish.chooses or not any(kind.startswith(NAMING) for kind in wish.kinds or ()):
        return False
    return told.kinds is None or bool({*told.kinds} & {*(wish.kinds or ())})


class Told:
    """To whom something is to be done, as it was said before the card for it was named, or after it."""

    def __init__(self) -> None:
        self._told: Part | None = None
        self._since = 0

    def hears(self, clause: Clause, wish: Part | None) -> bool:
        """Remember what a clause says; whether the card that was wished last is for that, and has it now."""
        told = told_of(clause)
        if told is None:
            self._since += 1
            return False
        self._told, self._since = told, 0
        if wish is None or not _aims_at(wish, told):
            return False
        choose_as(wish, told)
        self._told = None
        return True

    def give(self, part: Part) -> None:
        """Give the first wish what was said just before of what is to be done, and to whom."""
        told = self._told
        if told is None or self._since > _REMEMBERED or part.problem is not None:
            return
        if part.kinds is None and told.kinds is not None and part.place is not None:
            if part.players not in ([], told.players):
                return
            part.kinds, part.named = told.kinds, told.named
        if _aims_at(part, told):
            choose_as(part, told)
            self._told = None


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


def probable_plays(groups: Sequence[Group], hand: Sequence[str], asked: Collection[Problem]) -> list[Json] | None:
    """Return the lists of wishes, taken without the words in them that the reader does not know.

    None where more than that is ``asked`` about, or where anything lacks.
    """
    wishes = [wish for group in groups for wish in group.wishes]
    doubts = {wish.problem for wish in wishes if wish.doubted}
    if not wishes or groups[0].second or any(one not in doubts for one in asked):
        return None
    made: list[Json] = []
    for group in groups:
        listed: list[Json] = []
        for wish in group.wishes:
            plays, problem = plays_of(replace(wish, problem=None if wish.doubted else wish.problem), hand, [])
            if problem is not None:
                return None
            listed += [play for play in plays if play not in listed]
        if not listed:
            return None
        made.append(listed[: 1 + MOST_FALLBACKS])
    places = [group.wishes[0].place for group in groups]
    return made if len(places) == len({*places}) else None

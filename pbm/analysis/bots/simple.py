"""Bots that learn nothing, or next to nothing: by chance, by the lowest number, by what lies in front of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from numpy.random import Generator

from pbm.analysis.bots.seen import Bot, Brief, Seen, spaces_in
from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders

__all__ = ["Greedy", "GreedyBelief", "Lowest", "Random", "scattering"]

_SHARED: Final = "*"
_FINISH: Final = 100  # r2, where it is not told


class Random:
    """Throws whatever comes; nominates nothing, so that where it throws to counts (r17)."""

    name = "random"
    watches = False

    def begin(self, brief: Brief) -> None:
        """Return nothing: it believes nothing."""

    def learn(self, belief: None, seen: Seen) -> None:
        """Return nothing: it learns nothing."""

    def order(self, belief: None, form: OrderForm, chance: Generator) -> RawOrders:  # noqa: ARG002
        """Return numbers drawn from those left."""
        orders: dict[str, JsonObject] = {}
        for board in _boards(form):
            left = form.left[form.boards[0] if board == _SHARED else board]
            drawn = chance.permutation(len(left))[: len(form.turns)]
            orders[board] = {"throws": [left[place] for place in drawn]}
        return orders


class Lowest:
    """Plays what the rules play for those who send nothing (r18), but sends it."""

    name = "lowest"
    watches = False

    def begin(self, brief: Brief) -> None:
        """Return nothing: it believes nothing."""

    def learn(self, belief: None, seen: Seen) -> None:
        """Return nothing: it learns nothing."""

    def order(self, belief: None, form: OrderForm, chance: Generator) -> RawOrders:  # noqa: ARG002
        """Return the lowest numbers left."""
        orders: dict[str, JsonObject] = {}
        for board in _boards(form):
            left = form.left[form.boards[0] if board == _SHARED else board]
            orders[board] = {"throws": list(left[: len(form.turns)])}
        return orders


@dataclass(frozen=True, slots=True)
class GreedyBelief:
    """Where everybody stands, and where its own throws have led: by board, from target to end."""

    brief: Brief
    spaces: Mapping[str, Mapping[str, int]]
    known: Mapping[str, Mapping[int, int]]


class Greedy:
    """Goes as far as it can by what its own throws have shown, and nominates in front of whoever leads."""

    name = "greedy"
    watches = True

    def begin(self, brief: Brief) -> GreedyBelief:
        """Return the belief before the first round: nothing is known."""
        return GreedyBelief(brief, brief.spaces, {board: {} for board in brief.boards})

    def learn(self, belief: GreedyBelief, seen: Seen) -> GreedyBelief:
        """Return the belief with the end of its own throw in it; where a trapdoor opened, it may have been that."""
        now = spaces_in(seen.view)
        seat = belief.brief.seat
        opened = seen.view.facts.get("trapdoor_opened")
        known = dict(belief.known)
        for board, throws in seen.throws.items():
            fell = opened.get(board) if isinstance(opened, Mapping) else True
            if len(seen.view.played) == 1 and len(throws) == 1 and not fell and seat in now.get(board, {}):
                start = belief.spaces[board][seat]
                known[board] = {**known[board], start + throws[0]: now[board][seat]}
        return replace(belief, spaces=now, known=known)

    def order(self, belief: GreedyBelief, form: OrderForm, chance: Generator) -> RawOrders:  # noqa: ARG002
        """Return the throws that lead furthest, the first before the second."""
        seat = belief.brief.seat
        orders: dict[str, JsonObject] = {}
        for board in _boards(form):
            on = form.boards[0] if board == _SHARED else board
            known, here, left = belief.known[on], belief.spaces[on][seat], list(form.left[on])
            throws: list[int] = []
            for _ in form.turns:
                ends = {number: known.get(here + number, here + number) for number in left}
                best = max(left, key=lambda number: (ends[number], number))
                left.remove(best)
                here = ends[best]
                throws.append(best)
            orders[board] = {"throws": throws, **self._nomination(belief, on)}
        return orders

    def _nomination(self, belief: GreedyBelief, board: str) -> JsonObject:
        """Return the space a middling throw takes the leader to; nothing where that is nobody else."""
        finish = belief.brief.boards[board].finish or _FINISH
        others = [space for name, space in belief.spaces[board].items() if name != belief.brief.seat and space < finish]
        if not others:
            return {}
        return {"trapdoor": max(1, min(finish, max(others) + 4))}


class _Scattering:
    """A bot that looks at nothing, with a nomination drawn from the whole board added to what it orders."""

    watches = False

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name = bot.name

    def begin(self, brief: Brief) -> Brief:
        """Return the first mail, which tells how large the boards are."""
        return brief

    def learn(self, belief: Brief, seen: Seen) -> Brief:  # noqa: ARG002
        """Return the belief as it was: it learns nothing."""
        return belief

    def order(self, belief: Brief, form: OrderForm, chance: Generator) -> RawOrders:
        """Return the bot's own orders, each with a space."""
        last = [told.last or _FINISH for told in belief.boards.values()]
        orders: dict[str, JsonObject] = {}
        for board, order in self._bot.order(None, form, chance).items():
            highest = min(last) if board == _SHARED else belief.boards[board].last or _FINISH
            orders[board] = {**order, "trapdoor": int(chance.integers(1, highest + 1))}
        return orders


def scattering(bot: Bot) -> Bot:
    """Return a bot that looks at nothing so that it nominates any space; one that looks stays as it is."""
    return bot if bot.watches else _Scattering(bot)


def _boards(form: OrderForm) -> tuple[str, ...]:
    """Return the keys to order under: every board, or the one that stands for all."""
    return (_SHARED,) if form.shared else form.boards

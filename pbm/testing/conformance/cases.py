"""A game to hold a ruleset's promises against, and ways to play it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final, TypeAlias

from pbm.boards.reader import read_board
from pbm.core.dice import Dice
from pbm.core.game import GM, PUBLIC, Audience, Json, JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.orders.parse import SHARED
from pbm.rulesets.api import AnyRuleset, Played
from pbm.rulesets.registry import find_ruleset
from pbm.testing.plays import dice_for

__all__ = [
    "BrokenPromise",
    "Case",
    "Draw",
    "Round",
    "Twin",
    "drawn_orders",
    "ensure",
    "filled_form",
    "plain",
    "played_out",
    "same",
]

_BEYOND: Final = 40
"""How far past its lowest number a field goes of which players know no highest."""

_CIRCLING: Final = 30
"""Rounds of a game without orders that may never end."""


class BrokenPromise(AssertionError):  # noqa: N818 - what it is, is what is to be read
    """A ruleset does not do what the server relies on."""


def ensure(kept: object, message: str) -> None:
    """Raise BrokenPromise with ``message`` unless ``kept`` is true."""
    if not kept:
        raise BrokenPromise(message)


def same(found: Any, wanted: Any, message: str) -> None:
    """Raise BrokenPromise with ``message`` and both values unless they are equal."""
    if found != wanted:
        raise BrokenPromise(f"{message}\n  one:   {_short(found)}\n  other: {_short(wanted)}")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 1500 else f"{text[:1500]}…"


def plain(value: Any) -> Any:
    """Return a value as it comes back from JSON; BrokenPromise when it cannot be written as such."""
    try:
        return json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise BrokenPromise(f"this is to be JSON and is not ({error}): {_short(value)}") from None


Draw: TypeAlias = Callable[[Any, Any, str, OrderForm, Random], RawOrders]
"""(config, state, seat, its form, chance) → orders, lawful as far as the seat can tell."""

Twin: TypeAlias = Callable[[Any, JsonObject, str | None, Random], tuple[Any, JsonObject]]
"""(config, the JSON of a state, a seat or None for everybody, chance) → another configuration and state.

They differ from the first in things that are hidden from that seat (from everybody), and in nothing else.
"""


def drawn_orders(
    config: Any,  # noqa: ARG001 - a Draw is given more than this one needs
    state: Any,  # noqa: ARG001 - the same
    seat: str,  # noqa: ARG001 - the same
    form: OrderForm,
    chance: Random,
) -> RawOrders:
    """Return orders that answer the fields of a form, optional ones now and then; fields of words are left out."""
    orders: dict[str, JsonObject] = {}
    for board in (SHARED,) if form.shared else form.boards:
        left = form.left.get(form.boards[0] if form.shared else board, ())
        order: dict[str, Json] = {}
        for asked in form.fields:
            if asked.kind == "words" or (asked.optional and chance.random() < 0.5):
                continue
            high = asked.high if asked.high is not None else asked.low + _BEYOND
            if asked.kind == "choice":
                order[asked.key] = chance.choice(asked.choices)
            elif asked.kind == "space":
                order[asked.key] = chance.randint(asked.low, high)
            else:
                numbers = left or range(asked.low, high + 1)
                order[asked.key] = chance.sample(list(numbers), min(asked.count, len(numbers)))
        if order:
            orders[board] = order
    return orders


def filled_form(orders: RawOrders, form: OrderForm) -> str:
    """Return orders as somebody writes them who fills in a form, a line for each field but those of words."""
    lines = []
    for board in (SHARED,) if form.shared else form.boards:
        for asked in form.fields:
            value = orders.get(board, {}).get(asked.key)
            if value is None or asked.kind == "words":
                continue
            said = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
            where = f"Board {board}, " if len(form.boards) > 1 and not form.shared else ""
            lines.append(f"{where}{asked.prompt}: {said}")
    return "\n".join(lines)


@dataclass(frozen=True, kw_only=True)
class Case:
    """A game of one ruleset: its boards and options as a game file has them, and who plays.

    ``orders`` draws a seat's orders, and ``words`` writes them as a mail has them ("" where it cannot): both are needed
    where a form has fields of words. ``twin`` is needed where a game hides anything in its configuration or its state;
    ``known`` returns what a seat knows of the GM's record of a round (None: everything under its own name).
    ``games`` is how many games, each with a chance of its own, most promises are tried with.
    ``most_rounds`` is more than any game of this case has, also one in which nobody orders anything, unless such a game
    may go round in circles (not ``ends_by_itself``). The promise of a game by mail takes seconds: a case that is not
    ``by_mail`` is left out of it.
    """

    ruleset: str
    boards: Mapping[str, JsonObject] = field(default_factory=dict)
    options: JsonObject = field(default_factory=dict)
    seats: tuple[str, ...] = ("Brenda", "Clive & Co", "Dora")
    orders: Draw = drawn_orders
    words: Callable[[RawOrders, OrderForm], str] = filled_form
    twin: Twin | None = None
    known: Callable[[JsonObject, str | None], JsonObject] | None = None
    games: int = 3
    most_rounds: int = 400
    ends_by_itself: bool = True
    by_mail: bool = True

    @cached_property
    def rules(self) -> AnyRuleset:
        """The ruleset; ConfigError when none of that name is installed."""
        return find_ruleset(self.ruleset)

    @cached_property
    def config(self) -> Any:
        """The game's configuration."""
        return self.rules.read_config(self.boards, self.options, read_board)

    def start(self, seed: int = 0) -> Any:
        """Return the state before the first round."""
        return self.rules.start(self.config, self.seats, self.dice(seed, 0))

    def dice(self, seed: int, number: int) -> Dice:
        """Return the dice of a round, new and the same each time; none where the game says that it has no chance."""
        return dice_for(self.rules, seed, number)

    def audiences(self) -> tuple[Audience, ...]:
        """Return everybody who may look: the public, each seat, the GM."""
        return (PUBLIC, *(Audience(seat) for seat in self.seats), GM)

    def to_json(self, state: Any) -> Any:
        """Return a state as it comes back from JSON."""
        return plain(self.rules.state_to_json(self.config, state))

    def from_json(self, raw: JsonObject) -> Any:
        """Return the state of a JSON."""
        return self.rules.state_from_json(self.config, raw)


@dataclass(frozen=True)
class Round:
    """A round that was played: its number, the state before it, the orders, and what came of them."""

    number: int
    before: Any
    orders: Mapping[str, RawOrders]
    played: Played[Any]


def played_out(
    case: Case, seed: int, *, ordering: float = 0.85, dropping: float = 0.0, rounds: int | None = None
) -> Iterator[Round]:
    """Yield the rounds of a game, to its end or so many ``rounds``.

    Each seat orders with the probability ``ordering``; before a round somebody is dropped with that of ``dropping``.
    BrokenPromise when the game has not ended after ``case.most_rounds``.
    """
    if rounds is None and not ordering and not case.ends_by_itself:
        rounds = _CIRCLING
    chance = Random(f"{case.ruleset} {seed}")  # noqa: S311 - orders of tests are no secret
    state = case.start(seed)
    for number in range(1, (rounds or case.most_rounds) + 1):
        if chance.random() < dropping and case.rules.seats(state):
            state = case.rules.drop(case.config, state, chance.choice(case.rules.seats(state)))
        if not case.rules.turns(case.config, state):
            return
        orders: dict[str, RawOrders] = {}
        for seat in case.rules.seats(state):
            form = case.rules.order_form(case.config, state, seat)
            if form is not None and chance.random() < ordering:
                orders[seat] = case.orders(case.config, state, seat, form, chance)
        played = case.rules.adjudicate(case.config, state, orders, case.dice(seed, number))
        yield Round(number, state, orders, played)
        state = played.state
    ensure(rounds or not case.rules.turns(case.config, state), f"the game goes on after {case.most_rounds} rounds")

"""For small games: a dataclass of options, one of the state, a form for orders, and how a round is played."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import Field, asdict, dataclass, field, fields, replace
from difflib import get_close_matches
from typing import Any, ClassVar, TypeVar

from pbm.core.board import Board, BoardBuilder
from pbm.core.dice import Dice
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.events import DieLogEntry
from pbm.core.game import Audience, Json, JsonObject
from pbm.core.orders import Check, OrderForm, RawOrders
from pbm.core.orders import Field as Asked
from pbm.core.phrases import Phrase, listed, say
from pbm.rulesets.api import GmSheet, OptionHelp, OwnView, Played, Ruleset, Table, Track, View
from pbm.rulesets.from_json import read_as
from pbm.rulesets.grid import Grid
from pbm.rulesets.logged_dice import LoggedDice, NotedDice, misfit

__all__ = ["BOARD", "Shown", "SimpleRuleset", "option"]

C = TypeVar("C")
S = TypeVar("S")

BOARD = "A"
"""The board's name in the orders of a game that has no board files."""


def option(default: Any, help: str, allowed: Collection[Json]) -> Any:  # noqa: A002 - as in OptionHelp
    """Return a dataclass field that is an option of a game: its default, what it does, and every value it may have."""
    return field(default=default, metadata={"help": help, "allowed": allowed})


@dataclass(frozen=True)
class Shown:
    """What everybody may see: parts of a ``View``."""

    headline: str
    tables: tuple[Table, ...] = ()
    notices: tuple[str, ...] = ()
    grids: tuple[Grid, ...] = ()
    tracks: tuple[Track, ...] = ()


class SimpleRuleset(Ruleset[C, S]):
    """What a small game may inherit of ``pbm.rulesets.api.Ruleset``.

    ``config_type`` is a frozen dataclass, every field an ``option``: an instance of it is a game's configuration.
    ``state_type`` is another, of what ``read_as`` reads; its field ``turn`` is the turn that comes. Rounds are of one
    turn, orders of plain fields (no ``words``) under the name ``BOARD``. Such a game has no boards, takes no newcomers
    and no orders for turns to come, and drops nobody but by its option ``max_consecutive_nmr``. Whatever is not so in a
    game, it defines itself.

    A game is these two types, the methods down to ``is_lawful``, as far as it has a use for them, and of the protocol
    ``name``, ``title``, ``chance``, ``start``, ``seats``, ``order_form``, ``drop``, ``standings`` and ``briefing``.
    """

    config_type: ClassVar[Any]
    state_type: ClassVar[Any]

    @abstractmethod
    def default(self, config: C, state: S, seat: str) -> JsonObject:
        """Return the order that counts for a seat whose own lacks what its form asks for."""

    @abstractmethod
    def play(self, config: C, state: S, orders: Mapping[str, JsonObject], dice: Dice) -> tuple[S, Mapping[str, Json]]:
        """Return the state after a round and the report that everybody may read: a function of its arguments.

        ``orders`` has an order for each seat that has a form, and each fits it.
        """

    def meaning(self, config: C, state: S, seat: str, order: JsonObject) -> tuple[str, ...]:  # noqa: ARG002 - the game's
        """Return what an order means, in sentences for its receipt; fields that the form asks for may be lacking."""
        return ()

    @abstractmethod
    def shown(self, config: C, state: S, played: Played[S] | None) -> Shown:
        """Return what everybody may see of a game, and of the round just played if there was one."""

    def shown_to(self, config: C, state: S, seat: str) -> tuple[str, ...]:  # noqa: ARG002 - the game's
        """Return what a seat alone may see of a game: where it stands, and what it has left."""
        return ()

    def ordered(self, report: JsonObject, seat: str) -> tuple[str, ...]:  # noqa: ARG002 - the game's
        """Return what a seat alone is told of its orders of the round just played, of which this is the report."""
        return ()

    def is_lawful(self, config: C, state: S) -> bool:  # noqa: ARG002 - the game's
        """Return whether a state, right in its types, is one of this game."""
        return True

    def options(self) -> tuple[OptionHelp, ...]:
        """Return every option of the game, with its default."""
        defaults: Any = self.config_type()
        return tuple(OptionHelp(o.name, getattr(defaults, o.name), str(o.metadata["help"])) for o in self._fields())

    def read_config(
        self,
        boards: Mapping[str, JsonObject],
        options: JsonObject,
        build: BoardBuilder,  # noqa: ARG002 - the protocol's
    ) -> C:
        """Return the options, filled in; ConfigError with every one that is unknown or not allowed, and for boards."""
        problems = [Problem("boards-count", "this game is played without board files", key="boards")] if boards else []
        known = {one.name: one for one in self._fields()}
        for key, value in options.items():
            if key not in known:
                close = get_close_matches(key, known, n=1)
                hint = f'did you mean "{close[0]}"?' if close else f"known are {', '.join(known) or 'none'}"
                problems.append(Problem("option-unknown", f'there is no option "{key}"; {hint}', key=key))
                continue
            one = known[key]
            # True is 1 to Python, and to nobody else.
            if not any(type(value) is type(each) and value == each for each in one.metadata["allowed"]):
                message = f"{key} cannot be {value!a}: {one.metadata['help']}"
                problems.append(Problem("option-value", message, key=key))
        if problems:
            raise ConfigError.of(problems)
        config: C = self.config_type(**options)
        return config

    def config_to_json(self, config: C) -> JsonObject:
        """Return the options as data."""
        chosen: Any = config
        return {"boards": {}, "options": asdict(chosen)}

    def boards(self, config: C) -> Mapping[str, Board]:  # noqa: ARG002 - the protocol's
        """Return no boards."""
        return {}

    def state_from_json(self, config: C, raw: Json) -> S:
        """Return a state from its JSON; IllegalError when it is of another shape, or not lawful."""
        state: S = read_as(self.state_type, raw)
        if not self.is_lawful(config, state):
            raise IllegalError.saying("state", f"this is no state of {self.title} with these options")
        return state

    def state_to_json(self, config: C, state: S) -> JsonObject:  # noqa: ARG002 - the protocol's
        """Return the fields of a state."""
        known: Any = state
        return asdict(known)

    def turns(self, config: C, state: S) -> tuple[int, ...]:
        """Return the turn that comes, none when there are placings."""
        now: Any = state
        return () if self.standings(config, state) is not None else (now.turn,)

    def check(self, config: C, state: S, seat: str, orders: RawOrders) -> Check:
        """Return what of an order fits the form, what does not, and what it means."""
        form = self.order_form(config, state, seat)
        if form is None:
            return Check({}, (Problem("nothing-to-order", say("You have nothing to order in this round.")),))
        order, problems = _fitting(form, orders)
        return Check({BOARD: order} if order else {}, problems, self.meaning(config, state, seat, order))

    def check_later(
        self,
        config: C,  # noqa: ARG002 - the protocol's
        state: S,  # noqa: ARG002 - the same
        seat: str,  # noqa: ARG002 - the same
        orders: RawOrders,  # noqa: ARG002 - the same
        later: Mapping[int, RawOrders],
    ) -> Mapping[int, Check]:
        """Return that nothing is kept for turns after the coming round."""
        problem = Problem("later", say("This game takes orders for the coming round only."))
        return dict.fromkeys(later, Check({}, (problem,)))

    def default_order(self, config: C, state: S, seat: str) -> RawOrders:
        """Return the order that counts for a seat that sends none; nothing where it is asked for none."""
        if self.order_form(config, state, seat) is None:
            return {}
        return {BOARD: self.default(config, state, seat)}

    def adjudicate(self, config: C, state: S, orders: Mapping[str, RawOrders], dice: Dice) -> Played[S]:
        """Return one round played; IllegalError when the game is over, or for orders of a stranger."""
        turns = self.turns(config, state)
        if not turns:
            raise IllegalError.saying("game-over", "the game is over: there is no round to play")
        for seat in orders:
            # Refused by this, too, for a stranger; who was dropped may have orders yet, which count for nothing.
            self.drop(config, state, seat)
        counted: dict[str, JsonObject] = {}
        missed: list[str] = []
        for seat, form in self._asked(config, state).items():
            order, _ = _fitting(form, orders.get(seat, {}))
            if not all(each.optional or each.key in order for each in form.fields):
                missed.append(seat)
                order = dict(self.default(config, state, seat))
            counted[seat] = order
        noted = NotedDice(dice)
        after, report = self.play(config, state, counted, noted)
        log = (DieLogEntry("orders", {"seat": seat, "orders": order}) for seat, order in counted.items())
        record: JsonObject = {BOARD: {"nmr": sorted(missed)}}
        return Played(turns, after, report, record, tuple(sorted(missed)), die_log=(*log, *noted.entries))

    def replay(self, config: C, state: S, die_log: Sequence[DieLogEntry]) -> S:
        """Return the state that a round's log leads to; IllegalError when it does not fit."""
        forms = self._asked(config, state)
        logged = {entry.data.get("seat"): entry.data.get("orders") for entry in die_log if entry.kind == "orders"}
        counted: dict[str, JsonObject] = {}
        for seat, form in forms.items():
            order = logged.get(seat)
            if not isinstance(order, Mapping) or _fitting(form, {BOARD: order}) != (order, ()):
                raise misfit(f"it has no order for {seat}, or one that cannot be")
            counted[seat] = order
        if not forms or len(logged) > len(forms):
            raise misfit("somebody has ordered who had nothing to order")
        dice = LoggedDice(die_log)
        after, _ = self.play(config, state, counted, dice)
        dice.finish()
        return after

    def view(self, config: C, before: S | None, state: S, played: Played[S] | None, audience: Audience) -> View:  # noqa: ARG002 - the protocol's
        """Return what everybody may see, and for a seat its own part; the GM sees no more than everybody."""
        seen = self.shown(config, state, played)
        now: Any = state
        seat, own = audience.seat, None
        if seat is not None:
            own = OwnView(self.shown_to(config, state, seat))
            if played is not None:
                own = replace(own, ordered=self.ordered(played.report, seat), missed=seat in played.missed)
        return View(
            played=played.turns if played is not None else (),
            coming=self.turns(config, state),
            headline=seen.headline,
            tables=seen.tables,
            notices=seen.notices,
            facts=played.report if played is not None else {"turn": now.turn - 1},
            tracks=seen.tracks,
            grids=seen.grids,
            standings=self.standings(config, state),
            own=own,
            gm=GmSheet((), ()) if audience.is_gm else None,
        )

    def join(self, config: C, state: S, seat: str) -> S:  # noqa: ARG002 - the protocol's
        """Refuse a newcomer."""
        raise IllegalError.saying("late-join", "this game takes no newcomers once it has begun")

    def max_consecutive_nmr(self, config: C) -> int:
        """Return the option ``max_consecutive_nmr`` where the game has it, else 0: nobody is dropped."""
        return int(getattr(config, "max_consecutive_nmr", 0))

    def _fields(self) -> tuple[Field[Any], ...]:
        return fields(self.config_type)

    def _asked(self, config: C, state: S) -> dict[str, OrderForm]:
        """Return the forms of all who are asked for orders."""
        forms = {seat: self.order_form(config, state, seat) for seat in self.seats(state)}
        return {seat: form for seat, form in forms.items() if form is not None}


def _fitting(form: OrderForm, orders: RawOrders) -> tuple[dict[str, Json], tuple[Problem, ...]]:
    """Return what of an order fits a form, and why the rest does not."""
    given: Any = orders
    if not isinstance(given, Mapping) or not isinstance(given.get(BOARD, {}), Mapping):
        raise IllegalError.saying("order-shape", f"orders must be an object under the name {BOARD}")
    order: dict[str, Json] = {}
    problems: list[Problem] = []
    known = {each.key: each for each in form.fields}
    for key, value in given.get(BOARD, {}).items():
        if key not in known:
            problems.append(Problem("not-asked", say("There is no “{key}” to order in this round.", key=key), key=key))
        elif _fits(known[key], form.left.get(BOARD), value):
            order[key] = value
        elif value is not None:
            problems.append(Problem("not-allowed", _why_not(known[key], form.left.get(BOARD), value), key=key))
    return order, tuple(problems)


def _fits(asked: Asked, left: Collection[int] | None, value: Json) -> bool:
    """Return whether a value is an answer to a field; of numbers that are left, each as often as it is left."""
    if asked.kind == "choice":
        return value in asked.choices
    if asked.kind == "space" and value is None:
        return True  # declined, in a word such as "none"
    numbers = value if asked.kind == "numbers" else [value]
    if not isinstance(numbers, list | tuple) or len(numbers) != asked.count or any(type(n) is not int for n in numbers):
        return False
    if asked.kind == "numbers" and left is not None:
        return Counter(numbers) <= Counter(left)
    return all(asked.low <= n and (asked.high is None or n <= asked.high) for n in numbers)


def _why_not(asked: Asked, left: Collection[int] | None, value: Json) -> Phrase:
    """Return why a value is no answer to a field, and what would be."""
    said = listed(value)[:40] if isinstance(value, list | tuple) else str(value)[:40]
    if asked.kind == "numbers" and left is not None:
        return say("You have no {number} left. You have {left}: which shall it be?", number=said, left=listed(left))
    if asked.kind == "choice":
        return say("“{word}” is not to be chosen. It may be {choices}.", word=said, choices=listed(asked.choices))
    if asked.high is None:
        return say("{number} will not do. Numbers begin with {low}.", number=said, low=asked.low)
    return say("{number} will not do. It may be {low} to {high}.", number=said, low=asked.low, high=asked.high)

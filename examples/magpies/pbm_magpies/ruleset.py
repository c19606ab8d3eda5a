"""Magpies as the server plays it: every method is as in ``pbm.rulesets.api.Ruleset``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError, Problem
from pbm.core.events import DieLogEntry
from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.orders import Check, Field, OrderForm, RawOrders
from pbm.core.phrases import listed, say
from pbm.rulesets.api import Briefing, Played, View
from pbm.rulesets.simple import SimpleRuleset
from pbm_magpies import game, showing
from pbm_magpies.game import BOARD, Bid, Options, State


class Magpies(SimpleRuleset[Options, State]):
    """The game; it holds nothing, so that one value serves for all games."""

    name = "magpies"
    title = "Magpies"
    chance = True
    config_type = Options

    def start(self, config: Options, seats: Sequence[str], dice: Dice) -> State:
        if len(seats) < 2 or len({*seats}) < len(seats):
            raise IllegalError.saying("seats", "Magpies needs two players or more, each named once")
        found = tuple(dice.shuffle("finds", game.finds(config)))
        feathers = dict.fromkeys(seats, game.full_hand(config))
        return State(1, found, (), feathers, dict.fromkeys(seats, 0))

    def state_from_json(self, config: Options, raw: Json) -> State:
        return game.state_from_json(config, raw)

    def state_to_json(self, config: Options, state: State) -> JsonObject:
        return asdict(state)

    def seats(self, state: State) -> tuple[str, ...]:
        return tuple(state.feathers)

    def turns(self, config: Options, state: State) -> tuple[int, ...]:
        return () if state.over else (state.turn,)

    def order_form(self, config: Options, state: State, seat: str) -> OrderForm | None:
        if state.over or seat not in state.feathers:
            return None
        left = state.feathers[seat]
        prompt = say("Your feather for {pile}", pile=showing.worth(state.pile))
        asked = [Field("feather", prompt, "numbers", low=left[0], high=left[-1])]
        if seat not in state.cackled:
            asked.append(Field("cackle", say("Cackle or hush"), "choice", optional=True, choices=("cackle", "hush")))
        return OrderForm((BOARD,), (state.turn,), tuple(asked), left={BOARD: left})

    def check(self, config: Options, state: State, seat: str, orders: RawOrders) -> Check:
        if self.order_form(config, state, seat) is None:
            return Check({}, (Problem("nothing-to-order", say("You have nothing to order in this round.")),))
        order, left, problems = dict(orders.get(BOARD, {})), state.feathers[seat], []
        bid = game.bid_of(state, seat, orders)
        if "feather" in order and bid.chosen:
            message = say("That is no feather of yours. You have {left}: which shall it be?", left=listed(left))
            problems.append(Problem("feather", message))
            del order["feather"]
        if order.get("cackle") == "cackle" and seat in state.cackled:
            problems.append(Problem("cackled", say("You have cackled already in this game, and once is all there is.")))
            del order["cackle"]
        known = {key: order[key] for key in ("feather", "cackle") if order.get(key) is not None}
        return Check({BOARD: known} if known else {}, tuple(problems), showing.bid_lines(state, bid))

    def default_order(self, config: Options, state: State, seat: str) -> RawOrders:
        if self.order_form(config, state, seat) is None:
            return {}
        return {BOARD: {"feather": [state.feathers[seat][0]]}}

    def adjudicate(self, config: Options, state: State, orders: Mapping[str, RawOrders], dice: Dice) -> Played[State]:
        for seat, order in orders.items():
            if seat not in state.scores or not {*order} <= {BOARD} or not isinstance(order.get(BOARD, {}), Mapping):
                raise IllegalError.saying("orders", f'the orders of "{seat}" are no such orders', key=f"orders.{seat}")
        bids = {seat: game.bid_of(state, seat, orders.get(seat)) for seat in state.feathers}
        after, taker = game.play(config, state, bids)
        missed = tuple(sorted(seat for seat, bid in bids.items() if bid.chosen))
        report: dict[str, Json] = {
            "turn": state.turn,
            "pile": list(state.pile),
            "bids": {seat: bid.feather for seat, bid in bids.items()},
            "cackled": [seat for seat, bid in bids.items() if bid.cackle],
            "taken": taker,
            "scores": dict(after.scores),
        }
        log = tuple(DieLogEntry("bid", {"seat": seat, **bid._asdict()}) for seat, bid in bids.items())
        return Played((state.turn,), after, report, {BOARD: {"nmr": list(missed)}}, missed, die_log=log)

    def replay(self, config: Options, state: State, die_log: Sequence[DieLogEntry]) -> State:
        try:
            logged: list[dict[str, Any]] = [dict(entry.data) for entry in die_log]
            bids = {entry.pop("seat"): Bid(**entry) for entry in logged}
        except (KeyError, TypeError) as error:
            raise IllegalError.saying("die-log", f"the die log does not fit the round: {error}") from None
        return game.play(config, state, bids)[0]

    def drop(self, config: Options, state: State, seat: str) -> State:
        if seat not in state.scores:
            raise IllegalError.saying("player-unknown", f"{seat} is no player of this game")
        return replace(state, feathers={name: left for name, left in state.feathers.items() if name != seat})

    def standings(self, config: Options, state: State) -> Standings | None:
        return game.standings(state)

    def view(
        self, config: Options, before: State | None, state: State, played: Played[State] | None, audience: Audience
    ) -> View:
        return showing.view(state, played, audience)

    def briefing(self, config: Options, players: int) -> Briefing:
        return showing.briefing(config)


RULESET: Final = Magpies()
"""What the entry point names."""

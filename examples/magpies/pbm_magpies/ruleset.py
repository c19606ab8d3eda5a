"""Magpies as the server plays it: methods are as in ``pbm.rulesets.api.Ruleset`` and ``pbm.rulesets.simple``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError
from pbm.core.game import Json, JsonObject, Standings
from pbm.core.orders import Field, OrderForm
from pbm.core.phrases import say
from pbm.rulesets.simple import BOARD
from pbm_magpies import game
from pbm_magpies.game import Options, State
from pbm_magpies.showing import Showing, worth


class Magpies(Showing):
    """The game; it holds nothing, so that one value serves for all games."""

    name = "magpies"
    title = "Magpies"
    chance = True
    config_type = Options
    state_type = State

    def start(self, config: Options, seats: Sequence[str], dice: Dice) -> State:
        if len(seats) < 2 or len({*seats}) < len(seats):
            raise IllegalError.saying("seats", "Magpies needs two players or more, each named once")
        found = tuple(dice.shuffle("finds", game.finds(config)))
        feathers = dict.fromkeys(seats, game.full_hand(config))
        return State(1, found, (), feathers, dict.fromkeys(seats, 0))

    def is_lawful(self, config: Options, state: State) -> bool:
        every, hands = {*game.full_hand(config)}, state.feathers.values()
        return (
            sorted(state.finds) == sorted(game.finds(config))
            and {*state.cackled} | {*state.feathers} <= {*state.scores}
            and all(len(hand) == len(every) + 1 - state.turn for hand in hands)
            and all(list(hand) == sorted({*hand} & every) for hand in hands)
        )

    def seats(self, state: State) -> tuple[str, ...]:
        return tuple(state.feathers)

    def order_form(self, config: Options, state: State, seat: str) -> OrderForm | None:
        if state.over or seat not in state.feathers:
            return None
        left = state.feathers[seat]
        prompt = say("Your feather for {pile}", pile=worth(state.pile))
        asked = [Field("feather", prompt, "numbers", low=left[0], high=left[-1])]
        if seat not in state.cackled:
            asked.append(Field("cackle", say("Cackle or hush"), "choice", optional=True, choices=("cackle", "hush")))
        return OrderForm((BOARD,), (state.turn,), tuple(asked), left={BOARD: left})

    def default(self, config: Options, state: State, seat: str) -> JsonObject:
        return {"feather": [state.feathers[seat][0]]}

    def play(
        self, config: Options, state: State, orders: Mapping[str, JsonObject], dice: Dice
    ) -> tuple[State, Mapping[str, Json]]:
        given: Mapping[str, Any] = orders
        bids = {seat: order["feather"][0] for seat, order in given.items()}
        cackling = [seat for seat, order in given.items() if order.get("cackle") == "cackle"]
        return game.play(config, state, bids, cackling)

    def drop(self, config: Options, state: State, seat: str) -> State:
        if seat not in state.scores:
            raise IllegalError.saying("player-unknown", f"{seat} is no player of this game")
        return replace(state, feathers={name: left for name, left in state.feathers.items() if name != seat})

    def standings(self, config: Options, state: State) -> Standings | None:
        if not state.over:
            return None
        ranks = game.places(state)
        winners = tuple(name for name, place in ranks.items() if place == 1 and name in state.feathers)
        return Standings({BOARD: ranks}, None, winners)


RULESET: Final = Magpies()
"""What the entry point names."""

"""What the rules play for a seat that sent nothing, or nothing that can be played (u32)."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.game import JsonObject
from pbm.rulesets.unleashed.cards import DECK_ORDER, Card, is_action, value
from pbm.rulesets.unleashed.orders import BOARD, SeatOrders, orders_to_json
from pbm.rulesets.unleashed.state import Config, State

__all__ = ["default_card", "default_order", "plays_cards"]


def default_card(hand: Sequence[Card]) -> Card | None:
    """Return the card that is played by default; None for an empty hand.

    A blank before a movement card, the least movement first, forward before back; of actions only, the first in deck
    order.
    """
    return min(hand, key=_rank, default=None)


def _rank(card: Card) -> tuple[bool, int, int]:
    return is_action(card.kind), abs(value(card.kind)), DECK_ORDER[card.kind]


def plays_cards(config: Config, state: State, seat: str) -> bool:
    """Return whether a seat plays a card in the round that comes, as far as can be known before it (u14)."""
    if state.phase != "play" or seat not in state.positions:
        return False
    if config.options.mode == "sequential" and seat != state.next:
        return False
    return bool(state.hands[seat]) and (bool(state.draw) or config.options.play_out_hands)


def default_order(config: Config, state: State, seat: str) -> dict[str, JsonObject]:
    """Return orders that leave everything to the rules: the same as sending nothing, but on purpose."""
    if state.phase == "setup" and seat in state.positions:
        return orders_to_json(SeatOrders(pieces=()))
    if plays_cards(config, state, seat):
        return {BOARD: {"plays": [[] for _ in range(config.options.placements)]}}
    return {}

"""What only the GM sees of a round: everybody's orders, hands and choices, and what is drawn next."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.core.game import Json
from pbm.core.phrases import Phrase, joined, say
from pbm.rulesets.api import GmSheet, Played, Table
from pbm.rulesets.unleashed.choosing import said_pieces, said_play, said_standing
from pbm.rulesets.unleashed.naming import card_title
from pbm.rulesets.unleashed.orders import BOARD, SeatOrders, orders_from_json
from pbm.rulesets.unleashed.state import State

__all__ = ["gm_sheet", "orders_of", "said_briefly"]

_DRAWN_NEXT = 12
"""How many cards of the pile are worth a line."""


def gm_sheet(state: State, played: Played[State] | None) -> GmSheet:
    """Return all hands, the orders of the round just played, standing choices, and the next cards of the pile."""
    nmr = played.gm.get("nmr") if played is not None else ()
    missed = nmr if isinstance(nmr, list | tuple) else ()
    rows = [
        (name, joined((card_title(card.kind) for card in hand), ", "), say("NMR") if name in missed else "")
        for name, hand in state.hands.items()
    ]
    notes: list[Phrase] = []
    for name in state.seats:
        orders = said_briefly(orders_of(played, name)) if played is not None else ()
        if orders:
            notes.append(say("{name} ordered: {orders}.", name=name, orders=joined(orders, "; ")))
    for name, standing in state.standing.items():
        chosen = said_standing(standing)
        if chosen:
            notes.append(say("{name} has chosen in advance: {choices}.", name=name, choices=joined(chosen, "; ")))
    drawn = joined((card_title(card.kind) for card in state.draw[:_DRAWN_NEXT]), ", ")
    if drawn:
        notes.append(say("To be drawn next: {cards}.", cards=drawn))
    table = Table(say("Hands"), (say("Player"), say("Hand"), say("NMR")), tuple(rows))
    return GmSheet((table,), tuple(notes))


def orders_of(played: Played[State], seat: str) -> SeatOrders:
    """Return what a seat ordered for the round just played, as it was taken; nothing where nothing came."""
    sent = played.gm.get("orders")
    mine = sent.get(seat) if isinstance(sent, Mapping) else None
    board: Json = mine.get(BOARD) if isinstance(mine, Mapping) else None
    return orders_from_json({BOARD: board}) if isinstance(board, Mapping) else SeatOrders()


def said_briefly(orders: SeatOrders) -> tuple[Phrase, ...]:
    """Return the cards and pieces of an order, a part for each placement."""
    plays = [joined((said_play(play) for play in wanted), say(", else ")) for wanted in orders.plays or () if wanted]
    return (*plays, *([said_pieces(orders.pieces)] if orders.pieces else []))

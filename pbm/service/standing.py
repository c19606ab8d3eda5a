"""Standing instructions: what is played for a player who misses a round, where the GM allows one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.orders.parse import SHARED
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, OrderVersion, Round, Seat

__all__ = ["allowed", "fill", "in_force", "instruct"]


def allowed(game: Game) -> bool:
    """Return whether the GM lets players leave a standing instruction."""
    return game.house.get("standing_orders") is True


def in_force(game: Game, seat: Seat) -> Literal["", "lowest", "highest"]:
    """Return which of the numbers left is played for a seat that misses a round, as it asked; empty: none."""
    return seat.missed_orders if allowed(game) else ""


def instruct(work: UnitOfWork, who: Known, missed: Literal["lowest", "highest", "cancel"]) -> str:
    """Keep or take back a seat's standing instruction; return what the player is told of it."""
    seat = work.seats.get(who.seat.id)
    if missed == "cancel":
        if not seat.missed_orders:
            return "You have no standing instruction for missed rounds, so there is none to take back."
        work.seats.update(replace(seat, missed_orders=""))
        return "Your standing instruction for missed rounds is taken back."
    if not allowed(who.game):
        return (
            "You wrote what to play if you miss a round. The GM of this game takes no standing instructions, so "
            "please send orders for each round, or for several at once: TURN 8: THROW 2."
        )
    work.seats.update(replace(seat, missed_orders=missed))
    return (
        f"From now on, if you miss a round, your {missed} left is played. To take that back, write: "
        "cancel my standing orders."
    )


def fill(office: Office, work: UnitOfWork, game: Game, round_: Round) -> dict[int, str]:
    """Give the seats that sent no throw what their instruction says; return what each is told, by seat.

    It is the player's order, so the round is not missed. A nomination that was sent stays.
    """
    if not allowed(game):
        return {}
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    told: dict[int, str] = {}
    for seat in work.seats.of_game(game.id):
        form = table.ruleset.order_form(table.config, state, seat.name) if seat.missed_orders else None
        if form is None:
            continue
        standing = work.orders.standing(round_.id, seat.id)
        orders = _filled(form, standing.orders if standing else {}, seat.missed_orders == "highest")
        if orders is None:
            continue
        work.orders.add(
            OrderVersion(
                round_id=round_.id,
                seat_id=seat.id,
                receipt=work.orders.next_receipt(seat.id),
                orders=orders,
                origin="standing",
                mail_id=None,
                received_at=round_.deadline,
            )
        )
        told[seat.id] = (
            f"No throw of yours came for round {round_.number}, so your standing instruction was followed: "
            f"the {seat.missed_orders} left. That is your order, and no missed move."
        )
    return told


def _filled(form: OrderForm, orders: RawOrders, highest: bool) -> dict[str, JsonObject] | None:
    """Return orders with the numbers that are missing filled in; None where none are missing."""
    field = next((field for field in form.fields if field.kind == "numbers"), None)
    if field is None:
        return None
    filled: dict[str, Any] = {board: dict(order) for board, order in orders.items()}
    missing = False
    for board in (SHARED,) if form.shared else form.boards:
        order: Mapping[str, Any] = filled.get(board, {})
        if not order.get(field.key):
            left = sorted(form.left.get(form.boards[0] if form.shared else board, ()), reverse=highest)
            filled[board] = {**order, field.key: left[: field.count]}
            missing = True
    return filled if missing else None

"""Standing instructions: what is played for a player who misses a round, where the GM allows one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Literal

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.core.phrases import joined, say
from pbm.orders.forms import is_postal
from pbm.orders.parse import SHARED
from pbm.service.asking import throw_ahead
from pbm.service.identity import Known
from pbm.service.office import Office, Table
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, OrderVersion, Round, Seat

__all__ = ["allowed", "as_played", "fill", "followed", "in_force", "instruct"]


def allowed(game: Game) -> bool:
    """Return whether the GM lets players leave a standing instruction."""
    return game.house.get("standing_orders") is True


def in_force(game: Game, seat: Seat) -> Literal["", "lowest", "highest"]:
    """Return which of the numbers left is played for a seat that misses a round, as it asked; empty: none."""
    return seat.missed_orders if allowed(game) else ""


def instruct(
    work: UnitOfWork,
    who: Known,
    missed: Literal["lowest", "highest", "cancel", "unclear"],
    form: OrderForm | None,
) -> str:
    """Keep or take back a seat's standing instruction; return what the player is told of it.

    ``form`` is what the seat may order now.
    """
    seat = work.seats.get(who.seat.id)
    if missed == "cancel":
        if not seat.missed_orders:
            return say("You have no standing instruction for missed rounds, so there is none to take back.")
        work.seats.update(replace(seat, missed_orders=""))
        return say("Your standing instruction for missed rounds is taken back.")
    if not allowed(who.game):
        round_ = work.rounds.open_of(who.game.id)
        return say(
            "You wrote what to play if you miss a round. The GM of this game takes no standing instructions, so "
            "please send orders for each round, or for several at once: TURN {turn}: THROW {throw}.",
            turn=round_.turns[-1] + 1 if round_ is not None else 2,
            throw=throw_ahead(form),
        )
    if missed == "unclear":
        return _not_kept(seat)
    if seat.missed_orders == missed:
        return _stands_already(missed)
    work.seats.update(replace(seat, missed_orders=missed))
    if missed == "highest":
        return say(
            "From now on, if you miss a round, your highest left is played. To take that back, write: cancel my "
            "standing orders."
        )
    return say(
        "From now on, if you miss a round, your lowest left is played. To take that back, write: cancel my standing "
        "orders."
    )


def _stands_already(missed: str) -> str:
    """Return what a player is told who gives the instruction that stands."""
    undo = say("To take that back, write: cancel my standing orders.")
    if missed == "highest":
        return joined((say("As before, if you miss a round, your highest left is played."), undo))
    return joined((say("As before, if you miss a round, your lowest left is played."), undo))


def _not_kept(seat: Seat) -> str:
    """Return what a player is told of an instruction that cannot be kept as it was said."""
    said = say(
        "You wrote more about missed rounds than I can keep, so I kept nothing of it: a standing instruction is your "
        "highest left or your lowest left, in every round you miss. If one of these will do, please write it on a line "
        "of its own: if I miss a round, play my lowest left; or: if I miss a round, play my highest left."
    )
    undo = say("To take that back, write: cancel my standing orders.")
    if seat.missed_orders == "highest":
        return joined((said, say("The one you gave before stays: your highest left is played."), undo))
    if seat.missed_orders:
        return joined((said, say("The one you gave before stays: your lowest left is played."), undo))
    return said


def fill(
    office: Office, work: UnitOfWork, game: Game, round_: Round, at: datetime, only: Collection[int] | None = None
) -> None:
    """Give the seats that sent no throw (``only`` these, by id, where it is given) what their instruction says, ``at``.

    It is the player's order, so the round is not missed. A nomination that was sent stays.
    """
    if not allowed(game):
        return
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    for seat in work.seats.of_game(game.id):
        if only is not None and seat.id not in only:
            continue
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
                received_at=at,
            )
        )


def as_played(table: Table, game: Game, seat: Seat, state: Any, orders: RawOrders) -> tuple[str, ...]:
    """Return what a seat's orders mean, line by line, with the throw that its standing instruction gives them."""
    form = table.ruleset.order_form(table.config, state, seat.name) if in_force(game, seat) else None
    filled = _filled(form, orders, in_force(game, seat) == "highest") if form is not None else None
    if filled is None:
        return table.meaning(state, seat.name, orders)
    said = (
        say("No throw in these orders: without one your highest left is played, as you asked, as follows.")
        if in_force(game, seat) == "highest"
        else say("No throw in these orders: without one your lowest left is played, as you asked, as follows.")
    )
    return (said, *table.meaning(state, seat.name, filled))


def followed(office: Office, work: UnitOfWork, game: Game, round_: Round) -> dict[int, str]:
    """Return what the seats are told whose instruction was followed when a round was played, by seat."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    told: dict[int, str] = {}
    for seat in work.seats.of_game(game.id):
        versions = [one for one in work.orders.of_round(round_.id) if one.seat_id == seat.id and one.stands]
        form = table.ruleset.order_form(table.config, state, seat.name)
        if form is None or not versions or versions[-1].origin != "standing":
            continue
        before: RawOrders = versions[-2].orders if len(versions) > 1 else {}
        lowest, highest = (_filled(form, before, way) == versions[-1].orders for way in (False, True))
        # The instruction may have been changed since; where one number was left, it was the lowest and the highest.
        which = seat.missed_orders if lowest and highest else "lowest" if lowest else "highest"
        told[seat.id] = (
            say(
                "No throw of yours came for round {number}, so your standing instruction was followed: the highest "
                "left. That is your order, and no missed move.",
                number=round_.number,
            )
            if which == "highest"
            else say(
                "No throw of yours came for round {number}, so your standing instruction was followed: the lowest "
                "left. That is your order, and no missed move.",
                number=round_.number,
            )
        )
    return told


def _filled(form: OrderForm, orders: RawOrders, highest: bool) -> dict[str, JsonObject] | None:
    """Return orders with the numbers that are missing filled in; None where none are missing."""
    field = next((field for field in form.fields if field.kind == "numbers"), None)
    # "Lowest" and "highest" are said of throws; what would be so of another game's numbers nobody can tell.
    if field is None or not is_postal(form):
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

"""What a round leaves behind: its events, and the log of orders and chance that replays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pbm.core.events import DieLogEntry, Event
from pbm.core.game import Json, JsonObject
from pbm.rulesets.logged_dice import misfit
from pbm.rulesets.unleashed.orders import SeatOrders, orders_from_json, orders_to_json

__all__ = ["events", "logged_orders", "order_entries"]


def order_entries(orders: Mapping[str, SeatOrders]) -> list[DieLogEntry]:
    """Return the entries that log what seats sent."""
    return [
        DieLogEntry("orders", {"seat": seat, "orders": cast(Json, orders_to_json(sent))})
        for seat, sent in orders.items()
    ]


def logged_orders(log: Sequence[DieLogEntry]) -> dict[str, SeatOrders]:
    """Return what seats sent, from a log; IllegalError when it is malformed."""
    orders: dict[str, SeatOrders] = {}
    for entry in log:
        if entry.kind == "orders":
            seat, sent = entry.data.get("seat"), entry.data.get("orders")
            if not isinstance(seat, str) or not isinstance(sent, Mapping):
                raise misfit("it has orders of nobody")
            orders[seat] = orders_from_json(cast(Mapping[str, JsonObject], sent))
        elif entry.kind not in ("roll", "shuffle"):
            raise misfit(f"{entry.kind!r} is no kind of entry of this game")
    return orders


_STEP_EVENTS = {
    "roll": "Rolled",
    "card": "MovedByCard",
    "snake": "FollowedSnake",
    "ladder": "FollowedLadder",
    "lamppost": "FollowedLamppost",
    "swap": "Swapped",
    "send": "Sent",
    "snake-eyes": "WentToStart",
    "action": "PerformedAction",
}


def events(goes: Sequence[Mapping[str, Any]], missed: Sequence[str], result: JsonObject | None) -> tuple[Event, ...]:
    """Return what happened in a round, in order; for the GM's eyes."""
    told = [Event("MissedOrders", {"seat": seat}) for seat in missed]
    for go in goes:
        seat = go["seat"]
        told.extend(Event("PlacedPiece", {"seat": seat, **placed}) for placed in go.get("setup", ()))
        for played in go.get("played", ()):
            card = {key: value for key, value in played.items() if key != "steps"}
            told.append(Event("PlayedCard", {"seat": seat, **card}))
            told.extend(_step(step) for step in played["steps"])
        if go.get("drew"):
            told.append(Event("DrewUp", {"seat": seat, "cards": go["drew"]}))
        told.extend(_step(step) for step in go.get("steps", ()))
    if result is not None:
        told.append(Event("GameEnded", {"result": result}))
    return tuple(told)


def _step(step: Mapping[str, Any]) -> Event:
    return Event(_STEP_EVENTS[step["via"]], {key: value for key, value in step.items() if key != "via"})

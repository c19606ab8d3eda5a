"""What a round leaves behind: its events, and the log of orders and chance that replays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError, PbmError
from pbm.core.events import DieLogEntry, Event
from pbm.core.game import Json, JsonObject
from pbm.rulesets.unleashed.orders import SeatOrders, orders_from_json, orders_to_json

__all__ = ["LoggedDice", "NotedDice", "events", "logged_orders", "order_entries"]

T = TypeVar("T")


class NotedDice:
    """Dice that write down what they gave: ``entries``, in the order it was drawn."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.entries: list[DieLogEntry] = []

    def roll(self, stream: str) -> int:
        """Return the next die of ``stream``, 1 … 6."""
        die = self._dice.roll(stream)
        self.entries.append(DieLogEntry("roll", {"stream": stream, "die": die}))
        return die

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` in an order drawn from ``stream``."""
        order = self._dice.shuffle(stream, list(range(len(items))))
        self.entries.append(DieLogEntry("shuffle", {"stream": stream, "order": list(order)}))
        return [items[at] for at in order]


class LoggedDice:
    """Dice that give again what a log says; IllegalError where the log does not fit what is asked."""

    def __init__(self, log: Sequence[DieLogEntry]) -> None:
        self._log = [entry for entry in log if entry.kind != "orders"]
        self._at = 0

    def roll(self, stream: str) -> int:
        """Return the die that the log has next."""
        die = self._next("roll", stream).get("die")
        if type(die) is not int or not 1 <= die <= 6:
            raise _misfit(f"{die!r} is no die")
        return die

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` in the order that the log has next."""
        order: Any = self._next("shuffle", stream).get("order")
        given = list(order) if isinstance(order, list | tuple) else []
        if not all(type(at) is int for at in given) or sorted(given) != list(range(len(items))):
            raise _misfit(f"the order drawn for {stream} does not fit {len(items)} things")
        return [items[at] for at in given]

    def finish(self) -> None:
        """Refuse a log of which something is left."""
        if self._at < len(self._log):
            raise _misfit("more was drawn than the round needs")

    def _next(self, kind: str, stream: str) -> JsonObject:
        entry = self._log[self._at] if self._at < len(self._log) else None
        if entry is None or entry.kind != kind or entry.data.get("stream") != stream:
            raise _misfit(f"the round asks for a {kind} of {stream}, and the log has something else")
        self._at += 1
        return entry.data


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
                raise _misfit("it has orders of nobody")
            orders[seat] = orders_from_json(cast(Mapping[str, JsonObject], sent))
        elif entry.kind not in ("roll", "shuffle"):
            raise _misfit(f"{entry.kind!r} is no kind of entry of this game")
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


def _misfit(message: str) -> PbmError:
    """Return the error that says how a log does not fit."""
    return IllegalError.saying("die-log", f"the die log does not fit the round: {message}")

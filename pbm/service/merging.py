"""How orders add up: what a mail says over what was said before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.service.ports import UnitOfWork
from pbm.service.records import OrderVersion

__all__ = ["is_merged", "merged", "said", "turned_round", "with_replaced", "with_seconds", "without_open"]


def said(orders: RawOrders) -> dict[str, dict[str, Any]]:
    """Return the parts of orders that say something."""
    spoken: dict[str, dict[str, Any]] = {}
    for board, order in orders.items():
        parts = {key: value for key, value in order.items() if value is not None and value != []}
        if parts:
            spoken[board] = parts
    return spoken


def without_open(old: RawOrders, new: RawOrders, form: OrderForm) -> dict[str, JsonObject]:
    """Return earlier orders without the spaces that new ones leave to the rules, which say so by None."""
    keys = {field.key for field in form.fields if field.kind == "space"}
    opened = {
        board: {key for key, value in order.items() if key in keys and value is None} for board, order in new.items()
    }
    return {
        board: {key: value for key, value in order.items() if key not in opened.get(board, ())}
        for board, order in old.items()
    }


def is_merged(work: UnitOfWork, version: OrderVersion) -> bool:
    """Return whether a version is an older mail's, put beneath one that came later: it counts as of that one."""
    return version.mail_id is not None and work.mails.get(version.mail_id).received_at < version.received_at


def merged(old: RawOrders, new: Mapping[str, JsonObject]) -> dict[str, JsonObject]:
    """Return the new orders over the old: what is left unsaid keeps its earlier value.

    Of two throws, one said anew is the first; the second stays. Where that is the same number, the two change places.
    """
    made: dict[str, JsonObject] = {}
    for board in dict.fromkeys([*old, *new]):
        before, after = old.get(board, {}), new.get(board, {})
        made[board] = {**before, **after}
        was, now = before.get("throws"), after.get("throws")
        if isinstance(was, Sequence) and isinstance(now, Sequence) and len(now) < len(was):
            both = [*now, *was[len(now) :]]
            both = both if len(set(map(str, both))) == len(both) else [*now, *(one for one in was if one not in now)]
            made[board] = {**made[board], "throws": both[: len(was)]}
    return made


def with_seconds(
    orders: Mapping[str, JsonObject], seconds: Mapping[str, int], form: OrderForm
) -> dict[str, JsonObject]:
    """Return orders with the second of two numbers said anew, where a first one stands; the first is kept."""
    made = dict(orders)
    key = next((field.key for field in form.fields if field.kind == "numbers"), "")
    for board, second in seconds.items():
        numbers = made.get(board, {}).get(key)
        if isinstance(numbers, Sequence) and numbers:
            made[board] = {**made[board], key: [numbers[0], second]}
    return made


def turned_round(orders: Mapping[str, JsonObject], seconds: Mapping[str, int], form: OrderForm) -> list[str]:
    """Return the boards whose second number is said to be the one that stands first: "3 last" over 3 and 5."""
    key = next((field.key for field in form.fields if field.kind == "numbers"), "")
    stand = {board: orders.get(board, {}).get(key) for board in seconds}
    return [board for board, now in stand.items() if isinstance(now, Sequence) and [*now][:1] == [seconds[board]]]


def with_replaced(
    orders: Mapping[str, JsonObject], replacing: Mapping[str, tuple[int, int]], form: OrderForm
) -> tuple[dict[str, JsonObject], dict[str, int]]:
    """Return orders with a number in the place of one that stands, and, by board, the old ones that do not stand."""
    made, unmet = dict(orders), dict[str, int]()
    key = next((field.key for field in form.fields if field.kind == "numbers"), "")
    for board, (old, new) in replacing.items():
        numbers = made.get(board, {}).get(key)
        if isinstance(numbers, Sequence) and old in numbers:
            made[board] = {**made[board], key: [new if number == old else number for number in numbers]}
        elif numbers:
            unmet[board] = old
    return made, unmet

"""What becomes of a reading when somebody thinks better of it: nothing more to ask, or something more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.core.errors import Problem
from pbm.core.orders import Field, OrderForm, RawOrders, Reading

__all__ = ["asked_about", "cleared", "fields_of"]


def cleared(reading: Reading, orders: RawOrders) -> Reading:
    """Return a reading that orders ``orders``, and of which nothing is left to ask."""
    return replace(reading, kind="orders", verdict="clear", orders=orders, problems=(), quotes=())


def asked_about(reading: Reading, orders: RawOrders, problems: Sequence[Problem]) -> Reading:
    """Return a reading of which only ``orders`` are taken before the player has said yes to the rest."""
    return replace(
        reading,
        verdict="ask",
        orders=orders,
        seconds={},
        later=reading.later if orders else {},
        problems=(*reading.problems, *problems),
        quotes=(*reading.quotes, *[None] * len(problems)),
    )


def fields_of(form: OrderForm) -> tuple[Field | None, Field | None]:
    """Return what a form asks for: numbers to throw, and a space."""
    throws = next((field for field in form.fields if field.kind == "numbers"), None)
    return throws, next((field for field in form.fields if field.kind == "space"), None)

"""What becomes of a reading when somebody thinks better of it: nothing more to ask, or something more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.core.errors import Problem
from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders.replies import named

__all__ = ["asked_about", "asked_ahead", "cleared", "fields_of"]


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
        replacing={},
        later=reading.later if orders else {},
        problems=(*reading.problems, *problems),
        quotes=(*reading.quotes, *[None] * len(problems)),
    )


def asked_ahead(reading: Reading, problems: Sequence[Problem], quotes: Sequence[str | None]) -> Reading:
    """Return a reading that also asks about what may be for a turn to come; what else it orders is as plain as before.

    Nothing is offered then: a number that was told for another turn could be part of it.
    """
    if not problems:
        return reading
    left = list(zip(reading.problems, (*reading.quotes, *[None] * len(reading.problems)), strict=False))
    told = [(problem, quote) for problem, quote in left if named(problem) != "empty"]  # its words are asked about
    return replace(
        reading,
        kind="orders" if reading.kind == "other" else reading.kind,
        verdict="ask",
        problems=(*(problem for problem, _ in told), *problems),
        quotes=(*(quote for _, quote in told), *quotes),
        probable={},
    )


def fields_of(form: OrderForm) -> tuple[Field | None, Field | None]:
    """Return what a form asks for: numbers to throw, and a space."""
    throws = next((field for field in form.fields if field.kind == "numbers"), None)
    return throws, next((field for field in form.fields if field.kind == "space"), None)

"""What a mail that is asked about most probably orders: offered to the player, never taken by itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders.replies import named
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["UNSETTLED", "declined", "only_doubted", "probable"]

UNSETTLED: Final = NOT_WORDS | HEDGES | CONDITIONS | {"?", "he", "she", "they", "he's", "she's"}
"""Words of a mail whose orders nobody could guess: it denies, wavers, asks, makes conditions, tells of others."""

_ONLY_DOUBTED: Final = frozenset(("no-throw", "throw-doubt", "door-doubt", "numbers"))
"""What is asked where nothing but the reader's own doubt stands against an order."""

_YES_ENOUGH: Final = _ONLY_DOUBTED | {"throw-record", "unsettled"}
"""What may be asked about orders that a player need only say yes to."""


def only_doubted(problems: Iterable[Problem]) -> bool:
    """Return whether all that is asked comes from the reader's own doubt, and not from what the player wrote."""
    return all(named(problem) in _ONLY_DOUBTED for problem in problems)


def probable(
    form: OrderForm,
    first: Reading,
    final: Reading,
    figures: Sequence[int],
    asked_doors: Collection[int] = (),
    *,
    alone: bool = False,
) -> RawOrders:
    """Return the orders that a player is asked to confirm; nothing where no guess is plainer than the others.

    ``first`` is what the mail was read as before it was looked at again, ``final`` what is left of it; ``figures`` are
    the numbers in it that no date, price or count explains, each once, ``asked_doors`` the spaces that a label names
    and of which something is only asked: what is asked about is part of the guess, or there is none. A throw that is
    not plain is guessed only where the mail has just as many numbers as throws are asked for, a space only where it has
    a single one; of two spaces neither is, and nothing is offered without one of them. A space that stands
    ``alone`` in a mail is offered alone: it may be put to a throw that stands. Of several boards nothing is
    guessed: where each had its throw before doubt fell on the whole, that is what is offered.
    """
    throws = next((field for field in form.fields if field.kind == "numbers"), None)
    door = next((field for field in form.fields if field.kind == "space"), None)
    if throws is None or final.verdict != "ask" or final.kind == "question":
        return {}
    if not all(named(problem) in _YES_ENOUGH for problem in final.problems):
        return {}
    if len(form.boards) != 1:
        whole = all(_is_thrown(first.orders.get(board, {}), throws) for board in form.boards)
        return first.orders if whole and first.orders != final.orders else {}
    board = next(iter(first.orders), form.boards[0])
    order: dict[str, Json] = dict(first.orders.get(board, {}))
    taken = order.get(door.key) if door is not None else None
    small = [value for value in figures if throws.low <= value <= (throws.high or value) and value != taken]
    if not order.get(throws.key) and len(small) == throws.count:
        order[throws.key] = list(small)
    if door is not None and door.key not in order:
        large = [value for value in figures if value not in small and door.low <= value <= (door.high or value)]
        if len(large) > 1:
            return {}
        spaces = [value for value in asked_doors if door.low <= value <= (door.high or value)]
        if large:
            order[door.key] = large[0]
        elif len(spaces) == 1:
            order[door.key] = spaces[0]
        elif any(named(problem) == "door-doubt" for problem in final.problems):
            return {}
    only_door = alone and door is not None and order.keys() == {door.key}
    return {board: order} if (only_door or _is_thrown(order, throws)) and order != final.orders.get(board) else {}


def declined(meant: RawOrders, board: str, door: Field) -> JsonObject:
    """Return the part of what a mail probably orders that declines a trapdoor on a board: no number is heard for it."""
    return {key: value for key, value in meant.get(board, {}).items() if key == door.key and value == "none"}


def _is_thrown(order: Mapping[str, Json], throws: Field) -> bool:
    """Return whether an order has as many throws as are asked for."""
    chosen = order.get(throws.key)
    return isinstance(chosen, list) and len(chosen) == throws.count

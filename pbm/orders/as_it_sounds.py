"""What a mail orders by its sound: the numbers heard as throws and as trapdoors, on their boards and in their turns."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from pbm.core.game import Json
from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders.as_meant import Laid, Understood
from pbm.orders.laid_out import Sort, exchanged, in_order, on_boards, reordered
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard, Number
from pbm.orders.outcome import fields_of
from pbm.orders.replies import named

__all__ = ["SURE", "Ordered", "laid", "said", "sounding", "understood"]

_LIKELIER: Final = 0.5
"""Over this a number sounds more like what it is taken for than like all else."""

SURE: Final = 0.9
"""Over this it surely does."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """The throws and the trapdoors that a mail orders by its sound, or by its words."""

    throws: frozenset[int]
    doors: frozenset[int]


def sounding(form: OrderForm, reading: Reading, meant: RawOrders, opinion: Opinion, heard: Heard) -> RawOrders:
    """Return what a mail orders by its sound; nothing where that cannot be told.

    On several boards, or for two turns, the numbers are laid out as they were understood where these are the same
    numbers, and else by how they stand.
    """
    throws, door = fields_of(form)
    if throws is None or door is None:
        return {}
    ordered = _ordered(heard)
    if not ordered.throws or not _allowed(ordered, throws, door):
        return {}
    if len(form.boards) != 1 or throws.count != 1:
        if len(form.boards) > 1 and exchanged(opinion.tokens):
            return {}
        if len(form.boards) == 1 and (whole := _with_door(form, reading.orders, ordered, throws, door)):
            return whole
        as_they_stand = throws.count == 1 or not reordered(opinion.tokens)
        if meant and as_they_stand and said(meant, throws, door) == ordered:
            return meant
        return _laid_out(form, opinion, heard, throws, door)
    if len(ordered.throws) != 1 or len(ordered.doors) > 1:
        return {}
    if not ordered.doors and _names_door(opinion, ordered, set(map(named, reading.problems))):
        return {}
    board = next(iter(reading.orders), form.boards[0])
    order: dict[str, Json] = {throws.key: list(ordered.throws)}
    if ordered.doors:
        order[door.key] = next(iter(ordered.doors))
    return {board: order}


def _with_door(
    form: OrderForm, plain: RawOrders, ordered: Ordered, throws: Field, door: Field
) -> dict[str, dict[str, Json]]:
    """Return the throws of a round of two turns that are plain, with the one trapdoor that the mail sounds to name."""
    (board,) = form.boards
    order = plain.get(board, {})
    thrown = order.get(throws.key)
    whole = isinstance(thrown, list) and len(thrown) == throws.count and set(thrown) == ordered.throws
    if not whole or len(ordered.doors) != 1 or door.key in order:
        return {}
    return {board: {**order, door.key: min(ordered.doors)}}


def _names_door(opinion: Opinion, ordered: Ordered, asked: Container[str]) -> bool:
    """Return whether a trapdoor is asked about that a mail has in its words, or says is the same as before."""
    others = any(token.kind == "N" and token.value not in ordered.throws for token in opinion.tokens)
    return "door-same" in asked or "door-any" in asked or ("door-doubt" in asked and others)


def _laid_out(form: OrderForm, opinion: Opinion, heard: Heard, throws: Field, door: Field) -> RawOrders:
    """Return what a settled mail orders on several boards or for two turns, by how its numbers stand in it.

    Those count that surely sound ordered; where these cannot be laid out, those that do rather than not.
    """
    surely, likelier = (_as_they_stand(form, opinion, heard, throws, door, least) for least in (SURE, _LIKELIER))
    return surely or likelier


def _as_they_stand(
    form: OrderForm, opinion: Opinion, heard: Heard, throws: Field, door: Field, least: float
) -> RawOrders:
    sorts = [_sort(number, least) for number in heard.numbers]
    made: dict[str, dict[str, Json]] = {}
    if len(form.boards) == 1:
        ordered = in_order(opinion.tokens, sorts)
        doors = {number.value for number, sort in zip(heard.numbers, sorts, strict=True) if sort == "trapdoor"}
        if ordered and len(doors) <= 1:
            made[form.boards[0]] = {throws.key: list(ordered)}
            if doors:
                made[form.boards[0]][door.key] = doors.pop()
    elif throws.count == 1:
        for board, (thrown, nominated) in on_boards(opinion.tokens, sorts, form.boards).items():
            made[board] = {throws.key: [thrown]} | ({} if nominated is None else {door.key: nominated})
    return made


def _sort(number: Number, least: float) -> Sort:
    return "throw" if number.throw > least else "trapdoor" if number.trapdoor > least else "neither"


def _allowed(ordered: Ordered, throws: Field, door: Field) -> bool:
    """Return whether the numbers are throws and spaces that there are."""
    return all(throws.low <= value <= (throws.high or value) for value in ordered.throws) and all(
        door.low <= value <= (door.high or value) for value in ordered.doors
    )


def _ordered(heard: Heard) -> Ordered:
    """Return what sounds ordered."""
    return Ordered(
        frozenset(number.value for number in heard.numbers if number.throw > _LIKELIER),
        frozenset(number.value for number in heard.numbers if number.trapdoor > _LIKELIER),
    )


def said(orders: RawOrders, throws: Field, door: Field) -> Ordered:
    """Return what ``orders`` order, of all boards together."""
    thrown = [order.get(throws.key) for order in orders.values()]
    nominated = [order.get(door.key) for order in orders.values()]
    return Ordered(
        frozenset(value for values in thrown if isinstance(values, list) for value in values if isinstance(value, int)),
        frozenset(value for value in nominated if isinstance(value, int)),
    )


def understood(form: OrderForm, reading: Reading, orders: RawOrders, *, withdrawn: bool, guessed: bool) -> Understood:
    """Return what is weighed of a mail that is asked about and was understood to order ``orders``."""
    return Understood(
        laid(form, orders),
        laid(form, reading.orders),
        frozenset(map(named, reading.problems)),
        1 if (throws := fields_of(form)[0]) is None else throws.count,
        withdrawn,
        guessed,
    )


def laid(form: OrderForm, orders: RawOrders) -> Laid:
    """Return the throws and the trapdoor of every board."""
    throws, door = fields_of(form)
    made: dict[str, tuple[tuple[int, ...], int | None]] = {}
    for board in form.boards:
        order = orders.get(board, {})
        thrown = order.get(throws.key) if throws is not None else None
        nominated = order.get(door.key) if door is not None else None
        values = thrown if isinstance(thrown, list) else []
        made[board] = (
            tuple(value for value in values if isinstance(value, int)),
            nominated if isinstance(nominated, int) else None,
        )
    return made

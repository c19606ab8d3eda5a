"""Forms that the tests read against, and a short way of reading."""

from __future__ import annotations

from collections.abc import Collection

from pbm.core.orders import Field, OrderForm, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read

Short = dict[str, tuple[list[int], int | str | None]]


def form(turns: int = 1, boards: str = "A", *, named: tuple[int, ...] = (), high: int | None = 100) -> OrderForm:
    """Return the form of a postal round; ``named`` are its turns where they are known."""
    return OrderForm(
        tuple(boards),
        named,
        (
            Field("throws", "Your throw", "numbers", count=turns, low=1, high=6),
            Field("trapdoor", "A space to nominate as a trapdoor", "space", low=1, high=high, optional=True),
        ),
    )


def reading(text: str, turns: int = 1, boards: str = "A", *, subject: str = "", sent: Collection[str] = ()) -> Reading:
    """Return how a mail's text is understood."""
    return read(clean(text, sent), form(turns, boards), subject)


def short(read_: Reading) -> Short:
    """Return the orders of a reading as (throws, trapdoor) by board."""
    made: Short = {}
    for board, order in read_.orders.items():
        throws, door = order.get("throws", []), order.get("trapdoor")
        assert isinstance(throws, list)
        assert door is None or isinstance(door, int | str)
        made[board] = (throws, door)
    return made

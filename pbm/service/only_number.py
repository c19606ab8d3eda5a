"""The throw of a seat with one number left: whatever is said of it, or nothing, there is no choice to ask about.

"Hobson's choice this week. Trapdoor 47" orders the number that is left. What names another number is asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import OrderForm, Reading
from pbm.orders.forms import is_postal
from pbm.orders.late import late
from pbm.orders.replies import named
from pbm.service.merging import said

__all__ = ["with_only_number"]

_OPEN: Final = frozenset(
    (
        "no-throw",
        "throw-doubt",
        "throw-open",
        "throw-hedged",
        "throw-undecided",
        "throw-conditional",
    )
)
"""What is asked about a throw that can be no other."""


_THROW: Final = late(r"(?<![\d./:])[1-6](?![\d%:]|[./]\d)")


def with_only_number(reading: Reading, form: OrderForm | None, words: Sequence[str]) -> Reading:
    """Return a reading that orders the only number a board has left, where it orders there and asks for a throw.

    Where its ``words`` tell of a throw that is in doubt, they name no other number.
    """
    throws = None if form is None else next((asked for asked in form.fields if asked.kind == "numbers"), None)
    asks = any(named(problem) in _OPEN for problem in reading.problems)
    if form is None or throws is None or not asks or throws.count != 1 or form.shared or not is_postal(form):
        return reading
    orders, filled = said(reading.orders), set()
    likely = said(reading.probable)
    for board in form.boards:
        left = list(form.left.get(board, ()))
        told = likely.get(board, {}).get(throws.key)
        ordered = orders.get(board, {})
        if len(left) != 1 or ordered.get(throws.key) or told not in (None, left) or not (ordered or told):
            continue
        if _asks_of_one(reading, board, form) and any(int(one) not in left for one in _THROW.findall(" ".join(words))):
            continue
        orders[board] = {**ordered, throws.key: left}
        filled.add(board)
    quotes = (*reading.quotes, *[None] * len(reading.problems))
    kept = [
        (problem, quote)
        for problem, quote in zip(reading.problems, quotes, strict=False)
        if named(problem) not in _OPEN or (problem.key or form.boards[0]) not in filled
    ]
    if not filled or len(kept) == len(reading.problems):
        return reading
    asked, quoted = tuple(problem for problem, _ in kept), tuple(quote for _, quote in kept)
    return replace(
        reading, kind="orders", verdict="ask" if asked else "clear", orders=orders, problems=asked, quotes=quoted
    )


def _asks_of_one(reading: Reading, board: str, form: OrderForm) -> bool:
    """Return whether a throw on a board is asked about that a mail told, rather than for one that it did not."""
    which = {named(problem) for problem in reading.problems if (problem.key or form.boards[0]) == board}
    return bool((which & _OPEN) - {"no-throw"})

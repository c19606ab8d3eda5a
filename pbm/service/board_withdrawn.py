"""WITHDRAW for some boards of a game: which, what of the orders that stand is left, and why it may not be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.core.game import JsonObject
from pbm.core.orders import Asked, OrderForm, RawOrders, Reading
from pbm.core.phrases import Phrase, listed, say, say_count
from pbm.orders.commands.withdraw import boards_taken_back
from pbm.service.merging import said
from pbm.service.receipts import Answer
from pbm.service.records import OrderVersion

__all__ = ["boards_alone", "none_missed", "not_by_board", "not_withdrawn", "without_boards"]


def boards_alone(asked: Sequence[Asked], form: OrderForm) -> tuple[str, ...]:
    """Return the boards whose orders alone a mail takes back, also such as there are none; empty: those of all."""
    taking = [boards_taken_back(one) for one in asked if one.command == "WITHDRAW"]
    named = tuple(sorted({board for boards in taking for board in boards}))
    return named if all(taking) and set(named) != set(form.boards) else ()


def not_by_board(boards: Sequence[str], form: OrderForm) -> Phrase | None:
    """Return what is said where orders cannot be taken back for these boards alone; None where they can."""
    unknown = [board for board in boards if board not in form.boards]
    if unknown:
        return say_count(
            "This game has no board {boards}, so nothing was withdrawn. WITHDRAW by itself takes back all your orders "
            "of this round.",
            "This game has no boards {boards}, so nothing was withdrawn. WITHDRAW by itself takes back all your orders "
            "of this round.",
            len(unknown),
            boards=listed(unknown),
        )
    if boards and form.shared:
        return say(
            "The orders of this game are the same for all its boards, so nothing was withdrawn for one alone. WITHDRAW "
            "by itself takes back all your orders of this round."
        )
    return None


def without_boards(orders: RawOrders, boards: Sequence[str]) -> dict[str, JsonObject]:
    """Return orders without those for some boards."""
    return {board: order for board, order in said(orders).items() if board not in boards}


def none_missed(reading: Reading, boards: Sequence[str], rest: RawOrders, form: OrderForm) -> Reading:
    """Return a reading of which nothing is asked that is missing on these boards, nor on one whose ``rest`` has it."""
    needed = [field for field in form.fields if not field.optional]
    whole = [board for board, order in rest.items() if all(form.answered(field, order) for field in needed)]
    told = zip(reading.problems, (*reading.quotes, *[None] * len(reading.problems)), strict=False)
    left = [(one, quote) for one, quote in told if one.code != "missing" or one.key not in {*boards, *whole}]
    return replace(reading, problems=tuple(problem for problem, _ in left), quotes=tuple(quote for _, quote in left))


def not_withdrawn(answer: Answer, why: Phrase, standing: OrderVersion | None) -> bool:
    """Tell that nothing was taken back, and why; return that nothing was refused besides."""
    answer.outcomes.append("asked back, nothing changed")
    answer.title = say("Please look at your orders again")
    answer.said.append(why)
    if standing is not None and said(standing.orders):
        answer.said.append(say("Nothing has changed: receipt {receipt} stands.", receipt=standing.receipt))
    return True

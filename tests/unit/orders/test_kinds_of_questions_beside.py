"""A question beside orders is for the GM, whatever words and numbers of the game it has; the orders are taken."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

ASKED = [
    "4 trap 21. Are deals allowed?",
    "4 trap 21. Can Dora trap the same space?",
    "4 trap 21. Clive said he'd trap 33, is that allowed?",
    "4 trap 21. Can I use my 4 again next turn?",
    "4 trap 21. Can two people trap 21?",
    "4 trap 21. Does the trapdoor close after the turn",
    "4 trap 21. I wonder whether Dora can trap the same space.",
    "Throw 4, trapdoor 21. Why was the trapdoor at 45 not opened?",
    "4 et trappe 21. Est-ce que la trappe 45 est ouverte ?",
]
ONLY_ORDERS = [
    "4 trap 21, ok?",
    "4, trap 21, please?",
    "Could I have 4 and trap 21?",
    "Can I put 4 and trap on 21?",
    "4 trap 21",
]


@pytest.mark.parametrize("text", ASKED)
def test_a_question_beside_orders_is_for_the_gm(text: str) -> None:
    """The orders stand, and the GM hears what was asked."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({"A": ([4], 21)}, "clear", True)


@pytest.mark.parametrize("text", ONLY_ORDERS)
def test_a_polite_order_is_no_question(text: str) -> None:
    """The GM is not troubled with orders that are only put as a question."""
    made = reading(text)
    assert (short(made), made.verdict, made.chatter) == ({"A": ([4], 21)}, "clear", False)

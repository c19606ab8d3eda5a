"""Whose orders they are, when somebody else sits at the keys."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

BORROWED = [
    "Hello, this is Prue Askwith, mine has died so I'm on Bill's computer. It's a 4 and the trapdoor at 59.",
    "Jean's laptop but Derek at the keys. For MY counter, not hers: throw 5, trapdoor 22.",
    "Using Tom's phone. These are for me, not Tom: throw 3, trapdoor 40",
    "Ottoline here, borrowing Hugo's account: throw 3, trapdoor 40",
    "It's Wilma. I am typing on Fred's machine. Throw 2.",
]
OWN = [
    "Throw 4, trapdoor 40. Sent from Jean's kitchen.",
    "I'm on Jean's laptop as mine is broken. Throw 4, trapdoor 40",
    "Throw 4, trapdoor 40. Bill's computer is a wonder!",
    "Throw 4, trapdoor 40, not Bill's square.",
]


@pytest.mark.parametrize("text", BORROWED)
def test_orders_from_a_borrowed_machine_are_asked_about(text: str) -> None:
    """Nobody's orders are entered for the owner of the machine they were typed on."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize("text", OWN)
def test_a_machine_that_is_only_mentioned_asks_nothing(text: str) -> None:
    """A player who writes from elsewhere still orders for themselves."""
    assert short(reading(text)) == {"A": ([4], 40)}

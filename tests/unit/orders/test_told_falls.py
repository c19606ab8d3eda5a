"""What a turn brought, cried out before the orders."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Che giro: una botola sul 47, giù, e poi una scala fino al 52! Gioco il 3. Botola 72.",
        "Caro Alan, che giro: una botola sul 47! Gioco il 3. Botola 72.",
        "What a turn: a trapdoor on 47, down, and then up a ladder to 52! Throw 3. Trapdoor 72.",
        "Quel tour : une trappe sur 47, puis une échelle ! Je joue le 3. Trappe 72.",
        "Was für eine Runde: eine Falltür auf 47, und dann noch 12! Ich nehme die 3. Falltür 72.",
    ],
)
def test_the_trapdoor_that_somebody_fell_through_is_none_of_the_orders(text: str) -> None:
    """The trapdoor named behind the cry is the only one."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([3], 72)})


@pytest.mark.parametrize(
    "text",
    [
        "What a turn: a trapdoor on 47! Throw 3.",
        "What a turn: a trapdoor on 47! Trapdoor 72? Throw 3.",
        "A trapdoor on 47! Throw 3. Trapdoor 72.",
        "A trapdoor on 47, or rather: trapdoor 72? Throw 3.",
    ],
)
def test_a_space_that_may_be_meant_or_not_is_asked_about(text: str) -> None:
    """No trapdoor is opened where somebody only tells of one."""
    made = reading(text)
    assert made.verdict == "ask"
    assert short(made).get("A", ([], None))[1] is None


def test_an_order_after_a_cry_is_one() -> None:
    """Where it is asked for, it is meant."""
    assert short(reading("What a week, a trapdoor on 47 please, throw 3!")) == {"A": ([3], 47)}

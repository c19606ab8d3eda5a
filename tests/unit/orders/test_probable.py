"""What a mail that is asked about probably meant: a guess for the player to say yes to, where only one is plain."""

from __future__ import annotations

import pytest

from pbm.core.orders import RawOrders, Reading
from pbm.orders.probable import probable
from pbm.orders.replies import say
from tests.unit.orders.forms import form, reading


def test_the_one_number_that_could_be_a_throw_is_offered() -> None:
    """Nothing of it is taken; but where nothing else could be meant, the player need not write it again."""
    got = reading("Frogs hop, I hop: three of them, ribbit. Trapdoor at 29")
    assert (got.verdict, got.orders["A"].get("throws")) == ("ask", None)
    assert got.probable == {"A": {"throws": [3], "trapdoor": 29}}


@pytest.mark.parametrize(
    ("figures", "offered"),
    [
        ((3, 45), {"throws": [3], "trapdoor": 45}),
        ((3, 4, 45), {}),
        ((45,), {}),
        ((3, 45, 54), {}),
        ((3,), {"throws": [3]}),
    ],
)
def test_only_a_single_number_is_offered(figures: tuple[int, ...], offered: dict[str, object]) -> None:
    """Of two that could be the throw or the space none is; a throw alone is offered, a space alone is not."""
    first = Reading("orders", "ask", {}, problems=(say("no-throw"),))
    assert probable(form(), first, first, figures) == ({"A": offered} if offered else {})


BOTH: RawOrders = {"A": {"throws": [3], "trapdoor": 45}, "B": {"throws": [4], "trapdoor": 50}}


@pytest.mark.parametrize(("boards", "offered"), [("AB", BOTH), ("ABC", {})])
def test_of_several_boards_all_are_offered_or_none(boards: str, offered: RawOrders) -> None:
    """Where each board had its throw before the mail was doubted, one YES is for all; a part is not offered."""
    first = Reading("orders", "clear", dict(BOTH))
    doubted = Reading("orders", "ask", {}, problems=(say("unsettled"),))
    assert probable(form(boards=boards), first, doubted, (3, 45, 4, 50)) == offered


@pytest.mark.parametrize(
    "text",
    [
        "I'm torn between the 4 and the 6. Trapdoor on 38.",
        "Anything but the 6, I beg you, never that. Trapdoor 12.",
        "If Ida is ahead of me I play 4. Trapdoor 60.",
        "Shall I throw 3 and put the trapdoor on 45?",
        "perhaps a 3, perhaps not. Trapdoor 45",
        "Don't count this yet: 3 and 45",
        "This is for Bob, his machine is broken: he wants a 4 and trapdoor 66.",
        "Throw 3, trapdoor 45 or 54, I leave it to you.",
        "Happy birthday, Alan! All the best from all five of us.",
    ],
)
def test_who_wavers_or_speaks_for_others_is_offered_nothing(text: str) -> None:
    """A guess at what somebody has not decided, or at another's orders, would only annoy."""
    assert reading(text).probable == {}


def test_orders_that_are_plain_are_not_offered_once_more() -> None:
    """What is taken needs no yes."""
    assert reading("Throw 3, trapdoor 45.").probable == {}

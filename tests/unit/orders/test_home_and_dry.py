"""Where a throw leads that is the last of a race is said beside it, and leaves nothing open: "6!!!! then im home"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "6!!!! then im home. trapdoor 64 i guess",
        "6, then I'm home. Trapdoor 64",
        "6 and then im home. trapdoor 64 i guess",
        "Throw 6! Then I'll be home and dry. Trapdoor 64.",
        "6, dann bin ich daheim. Falltür 64",
        "6, et je suis arrivée. Trappe 64",
        "6, dan ben ik thuis. Valluik 64",
        "6, y ya estoy en casa. Trampilla 64",
        "6, e sono a casa. Botola 64",
    ],
)
def test_a_throw_that_leads_home_is_an_order(text: str) -> None:
    """Under whatever subject."""
    made = reading(text, boards="B", subject="Re: Kestrel, round 9 (turn 13)")
    assert (made.verdict, short(made)) == ("clear", {"B": ([6], 64)})


@pytest.mark.parametrize(
    "text",
    [
        "If I throw 6 then I'm home. Trapdoor 64",
        "with a 6 then im home, but i need 3. trapdoor 64",
        "When it is 6 then I'm home. Trapdoor 64",
        "6 then im home? trapdoor 64",
        "maybe 6 then im home. trapdoor 64",
    ],
)
def test_a_throw_that_would_lead_home_is_asked_about(text: str) -> None:
    """Conditions, doubts and questions are no orders."""
    assert reading(text, boards="B").verdict == "ask"

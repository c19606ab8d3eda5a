"""Where a player says that the throw leads, it should lead."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Throw: 5\nTrapdoor: 90\nFrom 71 that gives me 75, one short of Reg.",
        "Throw: 5. Trapdoor: 90. The board says I'm on 15, so 19, right on Walter's toes.",
        "Throw 5, trapdoor 90. That takes me from 41 to 45.",
        "Throw 5, trapdoor 90. I'm on 41 so that gets me to 45.",
    ],
)
def test_a_sum_that_does_not_come_out_is_asked_about(text: str) -> None:
    """A slip in the throw or in the sum: only the writer knows which."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 90)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5, trapdoor 90. That takes me from 41 to 46.",
        "Throw 5, trapdoor 90. I went from 41 to 45 last turn.",
        "Throw 5, trapdoor 90. I'm on 41 and Sue's on 44.",
        "I'm on 41, so 90 for my trapdoor, throw 5.",
        "Throw 5, trapdoor 90. If only I could go from 41 to 45!",
        "Throw 5, trapdoor 90. Tell Ken the ladder from 41 to 44 is mine.",
        "Throw 5, trapdoor 90. From 41 I hope for 62.",
        "Throw 5, trapdoor 90. We open from 9 to 12 on Sunday.",
        "Throw 5, trapdoor 90. I'm at work from 9 to 10 today.",
        "Throw 5, trapdoor 90. I'm on 41 so Sue on 44 is in danger.",
        "Throw 5, trapdoor 90. I'm at 23 High Street, so 25 is next door.",
        "Throw 5, trapdoor 90. I'm on 30 pills a day, so 31 tomorrow.",
    ],
)
def test_other_ways_are_no_sums(text: str) -> None:
    """A way that was gone before, that others go, that is longer than a throw, or that comes out."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 90)})

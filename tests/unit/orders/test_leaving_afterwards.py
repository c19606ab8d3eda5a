"""What is taken out of a mail whose writer leaves after this round leaves its lines where they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.leaving_afterwards import without_leaving_afterwards

PARTS = (
    *("throw 6", "trap 31", "I resign after this round", "RESIGN after this round", "I quit", "then", "one", "Brenda"),
    *("\n", "\n\n", ". ", ", ", " and ", " - ", ": ", " ", "Press: hi", "My last orders: ", "after this round I quit"),
)


@given(st.lists(st.sampled_from(PARTS), max_size=12))
def test_as_many_lines_are_left_as_there_were(parts: list[str]) -> None:
    """Whatever stands where, so that each line is still what it was beside the others."""
    lines = "".join(parts).split("\n")
    rest = without_leaving_afterwards(lines)
    assert rest is None or len(rest) == len(lines)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("6 and 31, then I quit.", "6 and 31."),
        ("My last orders: 6 and 31. I resign.", "My orders: 6 and 31."),
        ("Throw 6. I resign.", None),
        ("Throw 6. I resign after this round. I resign.", None),
        ("Throw 6. I was going to resign after this round but changed my mind.", None),
        ("Should I resign after this round? Throw 6.", None),
    ],
)
def test_only_leaving_afterwards_is_taken_out(words: str, left: str | None) -> None:
    """Not what leaves at once, nor what only wonders."""
    rest = without_leaving_afterwards([words])
    assert (None if rest is None else " ".join(rest).strip()) == left

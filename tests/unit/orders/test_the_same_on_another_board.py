"""One board's orders given once more for the other, in a sentence of its own: "B 6. The same on A"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "B 6. The same on A",
        "B 6; the same on A",
        "B 6, and the same on A",
        "B 6. Same on A please",
        "B 6. A the same",
        "B 6. A too",
        "B 6, ditto A",
        "B 6. Likewise on A.",
        "6 on B. Same on A.",
        "Throw 6 on B. The same on A",
        "B 6\nThe same on A",
        "B 6. Dasselbe auf A.",
        "B 6. La même chose sur A",
        "B 6. Hetzelfde op A",
        "B 6. Lo mismo en A",
        "B 6, lo stesso su A",
        "A 6. The same on B",
    ],
)
def test_both_boards_get_the_throw(text: str) -> None:
    """The board that is said to have the same has it, also where its name could be an article."""
    assert short(reading(text, boards="AB")) == {"A": ([6], None), "B": ([6], None)}


@pytest.mark.parametrize(
    "text",
    [
        "B 6. A the same old story.",
        "B 6. A too hot day here.",
        "B 6. A also great day!",
        "B 6. The same snake on A again!",
        "B 6. The same on A? No.",
        "B 6. Not the same on A.",
        "B 6. A same as before.",
        "B 6. A as before",
        "Mo is winning on B with 6. Same on A.",
        "Mo is winning, same on B. A 4",
    ],
)
def test_talk_gives_the_other_board_no_throw(text: str) -> None:
    """What only tells of a board, or of what was, gives it no throw of another's."""
    orders = short(reading(text, boards="AB"))
    assert sum(bool(throws) for throws, _ in orders.values()) <= 1

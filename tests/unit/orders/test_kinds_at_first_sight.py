"""Kinds of mail that were not read as they were meant when they were met: each in other words than those."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

RECEIPT = "\n\nOn Thu, 14 May 2026, Cobra GM wrote:\n> Your orders for turn 8:\n>   throw      2\n>   trapdoor  53\n"


@pytest.mark.parametrize(
    "above",
    ["That's all correct, thank you. Have a good week!", "Thanks, looks right to me.\nHanne", "Received, cheers"],
)
def test_who_says_that_a_receipt_is_right_orders_nothing_by_its_quotation(above: str) -> None:
    """The quoted receipt is no form that was filled in."""
    got = reading(above + RECEIPT, subject="Re: Cobra turn 8: receipt 4")
    assert (got.kind, got.verdict, short(got)) == ("other", "clear", {})


@pytest.mark.parametrize(
    ("text", "boards", "orders"),
    [
        (
            "A: throw 2, trapdoor 33. C: throw 4. No vote on C, it is fine as it is.",
            "AC",
            {"A": ([2], 33), "C": ([4], None)},
        ),
        ("Throw 4. Trapdoor: LIV", "A", {"A": ([4], 54)}),
    ],
)
def test_a_boards_letter_is_no_numeral(text: str, boards: str, orders: dict[str, tuple[list[int], int | None]]) -> None:
    """ "C" stands for a hundred only where it is written as a number is."""
    got = {
        board: (thrown, door if isinstance(door, int) else None)
        for board, (thrown, door) in short(reading(text, 1, boards)).items()
    }
    assert got == orders


@pytest.mark.parametrize(
    "no", ["I shan't be voting for a trapdoor", "I won't nominate", "shant be voting for a trapdoor"]
)
def test_who_shall_not_nominate_declines(no: str) -> None:
    """ "Shan't" is "won't"."""
    got = reading(f"A five, please. And {no}.")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], "none")})


def test_a_one_between_signs_is_a_number() -> None:
    """One is somebody or something elsewhere: "one alteration"."""
    assert reading("Thanks. One alteration: change my trapdoor to 40, please.").verdict == "ask"
    assert short(reading("One, and the trapdoor 85.")) == {"A": ([1], 85)}

"""A throw and a space that a mail of few words gives to all boards at once."""

import pytest

from tests.unit.orders.forms import reading, short

BOTH = {"A": ([4], 31), "B": ([4], 31)}


@pytest.mark.parametrize(
    "text",
    [
        "4 and 31 on both please",
        "4 & 31 on both",
        "4, 31 on both",
        "4 31 both",
        "4 and 31 each",
        "4 and 31 both please, cheers",
        "throw 4 trapdoor 31 for both",
        "the 4 and the 31 on both boards",
        "on both boards the 4 and the 31",
        "the two boards: 4 and 31",
        "4 and 31 on the two boards",
        "Hi Alan\n4 and 31 for both\nCheers\nClive",
        "4 und 31 auf beiden bitte",
        "auf beiden Brettern die 4 und die 31",
        "4 et 31 sur les deux",
        "4 y 31 en los dos",
        "en los dos: 4 y 31",
        "4 e 31 su tutti e due",
        "4 en 31 op allebei",
    ],
)
def test_a_pair_is_for_both_boards(text: str) -> None:
    """A small number and a space that no board can throw are the orders of both, however that is said."""
    made = reading(text, boards="AB")
    assert (short(made), made.verdict) == (BOTH, "clear")


@pytest.mark.parametrize("text", ["4 and 31 on all", "4/31 on all please", "4 31 each", "4 and 31 on all three"])
def test_a_pair_is_for_three_boards(text: str) -> None:
    """So it is with three, where all or each are named."""
    assert short(reading(text, boards="ABC")) == {**BOTH, "C": ([4], 31)}


@pytest.mark.parametrize("text", ["4/31 on both", "4 on both boards, trap 31", "both boards: 4/31", "4 and 31 both"])
def test_of_three_boards_both_are_not_all(text: str) -> None:
    """Which two are meant is asked: nothing is ordered for a third."""
    made = reading(text, boards="ABC")
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "4 and 31 on both?",
        "4 or 31 on both",
        "not 4 and 31 on both",
        "if you can, 4 and 31 on both",
        "maybe 4 and 31 on both",
        "4 and not 31 on both",
        "31 and 40 on both",
        "trapdoor 4, throw 31 on both",
        "we both like 4 and 31",
        "the twins had 4 and 31 each",
        "4 people and 31 games each",
    ],
)
def test_what_is_no_plain_pair_is_not_entered_whole(text: str) -> None:
    """A question, a choice, a denial and talk beside numbers are no orders for both boards."""
    assert short(reading(text, boards="AB")) != BOTH


def test_an_example_for_two_boards_names_both_and_is_read() -> None:
    """What a question shows of orders may be sent as it stands."""
    (problem,) = reading("same as Clive", boards="AB").problems
    assert "A: THROW 3 TRAPDOOR 45, B: THROW 3 TRAPDOOR 45" in problem.message
    assert short(reading("A: THROW 3 TRAPDOOR 45, B: THROW 3 TRAPDOOR 45", boards="AB")).keys() == {"A", "B"}

"""No trapdoor is wanted, whatever stands around that: "on reflection, none for me. It seems unsporting"."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "On reflection, no trapdoor for me on Board A. It seems unsporting at this stage of the sale.",
        "No trapdoor for me on A after all. It's not very sporting.",
        "no trap on A. seems mean",
        "No trapdoor on A, please. I feel sorry for Ollie.",
        "No trapdoor for me on A. There is no one left to catch.",
        "Doch keine Falltür auf A. Das wäre unsportlich.",
        "Finalement pas de trappe sur A. Ce serait peu sportif.",
        "Toch geen valluik op A. Dat lijkt me onsportief.",
        "Al final sin trampilla en el A. Me parece antideportivo.",
        "Niente botola sul A. Mi sembra poco sportivo.",
    ],
)
def test_who_wants_none_and_says_why_wants_none(text: str) -> None:
    """On the board that is named, and nowhere else."""
    assert reading(text, boards="AB").orders == {"A": {"trapdoor": "none"}}


@pytest.mark.parametrize(
    "text",
    [
        "I saw no trapdoor for me on Board A. It seems you lost it.",
        "Is there no trapdoor for me on Board A? It seems odd.",
        "No trapdoor opened for me on board A. It seems a pity.",
        "No trapdoor for me on Board A last time. It seems unsporting.",
    ],
)
def test_who_speaks_of_none_orders_none(text: str) -> None:
    """What was seen, what is asked, and what was last time."""
    assert reading(text, boards="AB").orders == {}


def test_a_space_named_beside_it_is_not_lost() -> None:
    """Which of the two holds is told from the rest of the mail."""
    assert short(reading("4, trapdoor 30. Finalement pas de trappe sur A. Ce serait peu sportif.")) == {
        "A": ([4], "none")
    }

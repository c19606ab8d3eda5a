"""One number for another, in a sentence that says no more."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Oups, je me suis trompée : c'est le 6, pas le 3",
        "c'est le 6, pas le 3",
        "It's the 6, not the 3",
        "Oops, my mistake: it's the 6, not the 3.",
        "Ups, vertan: die 6, nicht die 3.",
        "Oeps, het is de 6, niet de 3",
        "Perdón, es el 6, no el 3",
        "Scusa, è il 6, non il 3",
        "I'd rather have 6 than 3",
        "I'd sooner have the 6 than the 3",
        "I prefer 6 to 3",
        "Ich hätte lieber die 6 als die 3",
        "Je préfère le 6 au 3",
        "Liever 6 dan 3",
        "Prefiero el 6 al 3",
        "Preferisco il 6 al 3",
        "change the 3 to a six",
    ],
)
def test_the_new_throw_is_taken(text: str) -> None:
    """Whichever is named first, the number that is wanted is thrown, and the other is not."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], None)})


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("change 28 into 45 and 3 into 6", {"A": ([6], 45)}),
        ("change 3 into 6 and 28 into 45", {"A": ([6], 45)}),
        ("change 28 to 45", {"A": ([], 45)}),
        ("Throw 4. It's the 45, not the 28.", {"A": ([4], 45)}),
    ],
)
def test_spaces_are_told_from_throws_by_their_size(text: str, orders: Short) -> None:
    """Two numbers that no throw can be are the trapdoor, old and new."""
    assert short(reading(text)) == orders


@pytest.mark.parametrize(
    "text",
    [
        "There were 12 of us, not 13. Throw 4, trapdoor 45",
        "Final score: 3, not 2. Throw 4, trapdoor 45",
        "The score was wrong. 3, not 2. Throw 4, trapdoor 45",
        "How many are we? 6, not 5. Throw 4, trapdoor 45",
        "I'd rather be 60 than 30. Throw 4, trapdoor 45",
        "Throw 4, trapdoor 45. I'd rather be 6 than 60.",
        "Throw 4, trapdoor 45. He'd rather have 6 than 3.",
        "Throw 4, trapdoor 45. I change trains at 28, not 30",
        "Throw 4, trapdoor 45. The bus is the 28, not the 30.",
        "Throw 4 and 45. Room 12, not 13.",
    ],
)
def test_scores_and_buses_are_no_orders(text: str) -> None:
    """What is put right in chat puts no order right."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    ["I'd rather have 6 children than 3", "I'd rather have 6 than 3, if I may", "Is it 6, not 3?", "Change 28 into 3"],
)
def test_what_says_more_is_not_taken_for_it(text: str) -> None:
    """Children, conditions and questions give no throw of 6."""
    assert short(reading(text)).get("A", ([], None))[0] != [6]

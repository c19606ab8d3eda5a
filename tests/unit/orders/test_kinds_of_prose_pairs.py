"""Two throws in one sentence of a round of two turns: the words tell which comes first."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

PAIRS = [
    ("I mean to finish with the 1, having begun with the 6. Trapdoor 85.", [6, 1]),
    ("Before the 5 I want the 3. Trapdoor 85.", [3, 5]),
    ("After the 2 comes the 5. Trapdoor 85.", [2, 5]),
    ("Out of the gate with the six, and only then the two. Trapdoor 85", [6, 2]),
    ("I've only the 1 and the 4 left, so it's those, but do the 4 first. Trapdoor 85.", [4, 1]),
    ("First 2, later on 5. Trapdoor 85", [2, 5]),
    ("erst die Zwei, danach die Fünf. Falltür: 85", [2, 5]),
    ("Prima il 5, poi il 3. Botola 85.", [5, 3]),
    ("Begin on the 4 and end on the 6, trapdoor 85", [4, 6]),
    ("the 5 second and the 2 first, trapdoor 85", [2, 5]),
    ("I'm throwing the 2 to open with and ending on a 5. Trapdoor 85", [2, 5]),
    ("3 and 6, the 6 first. Trapdoor 85", None),
    ("2 afterwards, 5 first; trapdoor 85", [5, 2]),
]
TOLD = ["Bob began with the 6 and ended with the 1.", "Last time I played the 2 first and then the 5."]


@pytest.mark.parametrize(("text", "throws"), PAIRS)
def test_words_of_sequence_put_two_throws_in_order(text: str, throws: list[int] | None) -> None:
    """The order in which two throws are named does not count where words tell which is played first."""
    made = reading(text, 2)
    if throws is None:
        assert made.verdict == "ask" or short(made)["A"][0] == [6, 3]
    else:
        assert (short(made), made.verdict) == ({"A": (throws, 85)}, "clear")


@pytest.mark.parametrize("text", TOLD)
def test_two_throws_of_the_past_or_of_others_are_no_orders(text: str) -> None:
    """A sequence that is told of somebody else, or of another round, orders nothing."""
    assert short(reading(text, 2)) == {}

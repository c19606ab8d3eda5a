"""A trapdoor that is told as agreed with somebody, or from another one, is asked about where it cannot be taken."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Dora und ich haben uns auf 45 geeinigt. Wurf 2",
        "Ich hab mit Dora die 45 ausgemacht, Wurf 2",
        "Wurf 2. Mit Dora ist 45 vereinbart.",
        "Wurf 2. Dora und ich haben 45 abgesprochen.",
        "Dora en ik zijn het eens over 45. Worp 2",
        "Worp 2. Met Dora heb ik 45 afgesproken.",
        "Worp 2, valluik een hoger dan vorige keer",
        "Worp 2, valluik een lager dan de vorige",
        "Worp 2, luik iets verder dan vorige keer",
        "Wurf 2, Falltür eins höher als letztes Mal",
    ],
)
def test_the_trapdoor_is_asked_about(text: str) -> None:
    """It is never left out without a word, nor taken as some number."""
    read = reading(text)
    assert read.verdict == "ask"
    assert not isinstance(short(read).get("A", ([], None))[1], int)


@pytest.mark.parametrize(
    "text",
    [
        "Dora und ich haben uns nicht auf 45 geeinigt. Wurf 2",
        "Wurf 2. Mit Dora hab ich mich um 18 Uhr verabredet.",
        "Wurf 2. Wir haben uns auf 50 Euro geeinigt.",
        "Wurf 2. Wir haben uns geeinigt.",
        "Worp 2. We zijn het eens.",
        "Worp 2. Met Dora om 20 uur afgesproken.",
        "Worp 2. Vorige keer viel ik door een luik.",
        "Throw 2. We agreed on £50 for the kitty.",
        "Wurf 2. Letztes Mal fiel ich durch eine Falltür.",
    ],
)
def test_talk_of_other_things_leaves_nothing_to_ask(text: str) -> None:
    """Prices, hours, what was not agreed, and trapdoors that somebody fell through."""
    read = reading(text)
    assert (read.verdict, short(read)) == ("clear", {"A": ([2], None)})

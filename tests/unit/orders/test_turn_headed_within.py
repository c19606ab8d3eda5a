"""A turn to come that heads the rest of a sentence: "away next week, so for turn 10: A 2/45, B 5/46"."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, short


@pytest.mark.parametrize(
    "text",
    [
        "A 5/42, B 3/42. Also away next week, so for turn 10: A 2/45, B 5/46.",
        "- A: 5, trap 42\n- B: 3, trap 42\nAlso away next week (1-5 Feb, skiing), so for turn 10: A 2/45, B 5/46.",
        "A 5/42, B 3/42, and for turn 10: A 2/45, B 5/46",
        "A 5/42, B 3/42. Nächste Woche bin ich weg, also für Zug 10: A 2/45, B 5/46.",
    ],
)
def test_what_it_heads_is_for_that_turn(text: str) -> None:
    """What stands before the head is for now, what stands behind it for the turn to come."""
    got = read(clean(text, ()), form(boards="AB", named=(9,)), "")
    assert short(got) == {"A": ([5], 42), "B": ([3], 42)}
    assert got.later == {10: {"A": {"throws": [2], "trapdoor": 45}, "B": {"throws": [5], "trapdoor": 46}}}


@pytest.mark.parametrize(
    "text",
    [
        "A 5/42, B 3/42. Away, so for round 10: nothing.",
        "A 5/42, B 3/42, for turn 9: nothing else",
    ],
)
def test_a_turn_without_orders_heads_nothing(text: str) -> None:
    """A turn behind which nothing is ordered, or that is open, leaves the orders of now as they are."""
    got = read(clean(text, ()), form(boards="AB", named=(9,)), "")
    assert (got.verdict, short(got), got.later) == ("clear", {"A": ([5], 42), "B": ([3], 42)}, {})


@pytest.mark.parametrize(
    "text",
    [
        "For turn 10 please: throw 2, trapdoor 45",
        "Both for turn 10 please: throw 2, trapdoor 45. This week's stays as it is.",
        "Please, for the round 10: throw 2, trapdoor 45",
        "turn 10 then: 2/45",
        "Turn 10, if I may: throw 2, trapdoor 45",
        "Für Zug 10 bitte: Wurf 2, Falltür 45",
        "Pour le tour 10 s'il vous plaît : lancer 2, trappe 45",
        "Voor beurt 10 graag: worp 2, valluik 45",
        "Para el turno 10 por favor: tirada 2, trampilla 45",
        "Per il turno 10 per favore: tiro 2, botola 45",
        "May I leave my next one with you already? For turn 10: the 2, and 45 for the trapdoor.",
        "My next one is ready. For turn 10: the 2, and 45 for the trapdoor.",
    ],
)
def test_courtesies_around_a_head_change_nothing(text: str) -> None:
    """Nor does the one that is next, which is no throw of this round."""
    got = read(clean(text, ()), form(named=(9,)), "")
    assert (got.verdict, short(got)) == ("clear", {})
    assert got.later == {10: {"A": {"throws": [2], "trapdoor": 45}}}


@pytest.mark.parametrize(
    "text",
    [
        "For turn 10 perhaps: throw 2, trapdoor 45",
        "For turn 10 please wait: throw 2, trapdoor 45",
        "This week one, and for turn 10: the 2, and 45 for the trapdoor.",
        "Turn 10 went to the baker: throw 2, trapdoor 45",
    ],
)
def test_other_words_around_a_head_are_asked_about(text: str) -> None:
    """What is no courtesy may mean something."""
    assert read(clean(text, ()), form(named=(9,)), "").verdict == "ask"


def test_courtesies_around_the_open_turn_are_of_now() -> None:
    """It is ordered as ever."""
    got = read(clean("For turn 9 please: throw 2, trapdoor 45", ()), form(named=(9,)), "")
    assert (got.verdict, short(got), got.later) == ("clear", {"A": ([2], 45)}, {})

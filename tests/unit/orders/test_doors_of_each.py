"""A trapdoor told for several turns at once: "turn 2: 6, turn 3: 5, always trapdoor 44"."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import short
from tests.unit.orders.test_later_turns import read_in, throws

OF_EACH = [
    "Turn 2: 6, turn 3: 5, always trapdoor 44",
    "Turn 2: 6, turn 3: 5, trapdoor 44 always",
    "Turn 2: 6, turn 3: 5, trapdoor 44 for both",
    "Turn 2: 6, turn 3: 5, both with trapdoor 44",
    "Turn 2: 6, turn 3: 5. Trapdoor 44 for all of them",
    "Turn 2: 6, turn 3: 5. Trapdoor always 44.",
    "turn 2: 6\nturn 3: 5\nTrapdoor 44 each time",
    "Turns 2 and 3: 6 and 5, both with 44",
    "turns 2-3: 6, 5, each with trapdoor 44",
    "Turn 2: 6, turn 3: 5, jeweils Falltür 44",
    "Zug 2: 6, Zug 3: 5, Falltür immer 44",
    "tour 2: 6, tour 3: 5, toujours trappe 44",
]


@pytest.mark.parametrize("text", OF_EACH)
def test_a_trapdoor_for_each_turn_is_kept_with_each(text: str) -> None:
    """Every turn that is named has it, whatever word says so, and wherever that stands."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {}, {2: (6, 44), 3: (5, 44)})


@pytest.mark.parametrize(
    "text",
    [
        "5 now, 6 next time, both with trapdoor 44",
        "5 now and 6 next turn, trapdoor 44 for both turns",
        "5 now and 6 next turn. Trapdoor 44 for both turns.",
    ],
)
def test_a_trapdoor_for_both_is_for_now_too(text: str) -> None:
    """Where one of the two turns is the open one, it has the trapdoor as well."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": ([5], 44)}, {2: (6, 44)})


@pytest.mark.parametrize(
    ("text", "later"),
    [
        ("My orders for turns 2-5: 1, 2, 3, 4. same trapdoor throughout", {2: 1, 3: 2, 4: 3, 5: 4}),
        ("Turn 2: 6, turn 3: 5, the same trapdoor as now", {2: 6, 3: 5}),
        ("Zug 2: 6, Zug 3: 5, gleiche Falltür", {2: 6, 3: 5}),
    ],
)
def test_the_same_trapdoor_is_asked_for_by_its_space(text: str, later: object) -> None:
    """Nobody knows which space that is: the throws are kept, and what is asked is the trapdoor, of no turn alone."""
    made = read_in(text)
    assert (throws(made), [named(problem) for problem in made.problems]) == (later, ["later-door"])


def test_a_turn_of_which_a_part_is_kept_is_not_said_to_be_unread() -> None:
    """What was plain is kept, and the question says so."""
    made = read_in("turn 2: 6, trapdoor one of 44 or 45")
    assert (throws(made), [named(problem) for problem in made.problems]) == ({2: 6}, ["later-part"])


@pytest.mark.parametrize(
    ("text", "later"),
    [
        ("Turn 2: 6, turn 3: 5, trapdoor 44", {2: 6, 3: (5, 44)}),
        ("Turn 2: 6, trapdoor 40. Turn 3: 5, trapdoor 44.", {2: (6, 40), 3: (5, 44)}),
        ("turn 2: 6. Dora always has trapdoor 44 in mind", {2: 6}),
    ],
)
def test_a_trapdoor_of_one_turn_or_of_nobody_is_not_for_all(text: str, later: object) -> None:
    """Without a word that says so it is one turn's; what others always do is no order."""
    assert throws(read_in(text)) == later


def test_one_told_before_any_turn_is_asked_about() -> None:
    """ "Every turn trapdoor 44. Turn 2: 6": that may be meant for now as well."""
    made = read_in("Every turn trapdoor 44. Turn 2: 6, turn 3: 5")
    assert (made.verdict, short(made), throws(made)) == ("ask", {}, {2: 6, 3: 5})

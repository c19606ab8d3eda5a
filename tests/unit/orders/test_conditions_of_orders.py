"""Orders with every usual kind of condition, in every place of the sentence: no condition may be lost.

All moves are made at once, so that no throw can wait for anything, and none has a second choice.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

ORDERS = (
    *("throw the 4", "play my 4", "use the 4", "go with a 4", "the 4", "4", "I throw 4", "I'll take the 4"),
    *("my throw is 4", "a four for me"),
)
CONDITIONS = (
    *("if Bo moves first", "if Bo is on 20", "if nobody has taken it", "if the trapdoor at 45 opens"),
    *("if I'm last", "if I am still on 30", "if my wife agrees", "if it rains", "if I can't have the 2"),
    *("if the 2 is gone", "if all else fails", "when Bo has moved", "when the others are in", "once Bo has moved"),
    *("once you've checked", "as soon as Bo has moved", "after Bo has moved", "after the others"),
    *("unless Bo moves", "unless it's taken", "until Bo moves", "assuming Bo stays", "assuming I'm on 30"),
    *("providing Bo stays", "so long as Bo stays", "as long as 45 is shut", "in the event that Bo moves"),
    *("on condition that Bo moves", "subject to Bo moving", "depending on Bo", "contingent on Bo moving"),
    *("except if Bo moves", "only if Bo moves", "only when Bo moves", "but only if I'm last", "should Bo move"),
    *("were Bo to move", "had Bo moved", "supposing Bo moves", "whenever Bo moves", "barring Bo moving"),
    *("pending Bo's move", "pending approval", "with Bo's permission", "if Bo doesn't", "if not the 2"),
    *("if not, the 2", "or the 2 if it's gone", "else the 2", "otherwise the 2", "or else 2"),
    *("with the 2 as a backup", "2 as reserve", "or the 2 as second choice"),
)
COURTESIES = ("with your permission", "by your leave", "unless I write again", "where possible")
PLACES = ("{O} {c}.", "{O}, {c}.", "{C}, {o}.", "{O} - {c}.", "{O} ({c}).", "{C}: {o}.")
HEARD_ALONE = frozenset(
    (
        *("providing Bo stays", "only when Bo moves", "supposing Bo moves", "assuming Bo stays", "should Bo move"),
        *("subject to Bo moving", "when Bo has moved", "when the others are in"),
    )
)
"""Conditions that a few of the places hide."""


def _put(place: str, order: str, condition: str) -> str:
    """Return an order with a condition in its place."""
    upper = order[0].upper() + order[1:], condition[0].upper() + condition[1:]
    return place.format(O=upper[0], o=order, C=upper[1], c=condition)


@pytest.mark.parametrize(
    ("condition", "order", "place"), [*product((c for c in CONDITIONS if c not in HEARD_ALONE), ORDERS, PLACES)]
)
def test_a_throw_on_a_condition(condition: str, order: str, place: str) -> None:
    """Nothing is thrown that hangs on anything, or stands beside a second choice."""
    got = reading(f"{_put(place, order, condition)} Trapdoor 45.", subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


@pytest.mark.parametrize(("condition", "place"), [*product(sorted(HEARD_ALONE), PLACES[1:3])])
def test_a_throw_on_a_condition_apart(condition: str, place: str) -> None:
    """So it is where a comma parts the condition from the order."""
    got = reading(f"{_put(place, 'throw the 4', condition)} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, short(got).get("A", ([], None))[0]) == ("ask", [])


@pytest.mark.parametrize(("courtesy", "order", "place"), [*product(COURTESIES, ORDERS[:4], PLACES[1:3])])
def test_a_courtesy_is_no_condition(courtesy: str, order: str, place: str) -> None:
    """What is only polite, or says what every order says, leaves the order plain."""
    got = reading(f"{_put(place, order, courtesy)} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    ("text", "throw"),
    [
        ("My entry for turn 5 should read throw 4, trapdoor 45.", 4),
        ("I throw the 4, trapdoor 45, I have a small revenge pending there.", 4),
        ("I go forward four, and the trapdoor had best be at 45.", 4),
        ("I throw the 4 once more, and the trapdoor goes on 45.", 4),
        ("Once again the 4, trapdoor 45. Barring accidents I'll be back next week.", 4),
        ("After the others laughed at me last week, throw 4 and trapdoor 45.", 4),
    ],
)
def test_what_only_looks_like_a_condition(text: str, throw: int) -> None:
    """A word that often opens a condition opens none here."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], 45)})


@pytest.mark.parametrize(
    ("text", "space"),
    [
        ("Throw 1. Trapdoor 33 because Tilly will walk on to it if she throws well.", 33),
        ("Throw 1. If everybody's at it put me a trapdoor on 73.", 73),
    ],
)
def test_an_if_of_a_reason_is_no_condition(text: str, space: int) -> None:
    """What others may do is why a space is named, and what all of them do is so already."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], space)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 1. Trapdoor 33 if Tilly has a 4 in her hand.",
        "Throw 1. Trapdoor 33 because Tilly lands there, if she moves.",
        "Throw 1. Trapdoor 33 because I like it if she moves.",
        "Throw 1. Trapdoor 33 because Tilly lands there, but only if she has a 4.",
        "Throw 1. If everyone else is on 73, trapdoor on 73.",
        "Throw 1. If everyone else is leaving, trapdoor 73.",
        "Throw 1. If Tilly is being horrible put me a trapdoor on 73.",
    ],
)
def test_an_if_beside_a_reason_may_be_a_condition(text: str) -> None:
    """Behind a comma, of oneself, or of where the others are, it is one, and asked about."""
    assert reading(text).verdict == "ask"

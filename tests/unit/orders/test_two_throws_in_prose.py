"""The two throws of a round of two turns, in whatever order and words they are told."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

WORDS = ("", "one", "two", "three", "four", "five", "six")
TOLD = (
    "{x} first, then {y}",
    "{x} and after that {y}",
    "start with {x}, follow with {y}",
    "{x} now and {y} next",
    "{x} this turn and {y} the next",
    "{y} second, {x} first",
    "{x} before {y}",
    "{y} after {x}",
    "{x} followed by {y}",
    "{x}, {y} in that order",
    "first {x} then {y}",
    "in turn 10 {y} and in turn 9 {x}",
    "{y} in turn 10, {x} in turn 9",
    "{x} in turn 9, {y} in turn 10",
    "{x} for turn 9 and {y} for turn 10",
    "{y} for turn 10 and {x} for turn 9",
    "turn 9 {x}, turn 10 {y}",
    "turn 10 {y}, turn 9 {x}",
    "{y} last, {x} first",
    "last {y}, first {x}",
    "open with {x} and close with {y}",
    "{x} in the first, {y} in the second",
    "{y} in the second turn, {x} in the first",
    "{x} on the first throw and {y} on the second",
    "{y} on the second throw and {x} on the first",
    "begin with {x}, end with {y}",
    "{x}, and then {y}",
    "{x}; next {y}",
    "{x} to start, {y} to finish",
    "{y} to finish, {x} to start",
    "not {y} first but {x}, then {y}",
    "{x} then {y} (not {y} then {x})",
    "{y} then {x}, no, {x} then {y}",
    "{x} and {y}, {x} being first",
    "{y} and {x}, but {x} first",
    "{y} preceded by {x}",
    "{x} ahead of {y}",
    "{y} behind {x}",
    "{x} leading, {y} following",
    "save {y} for turn 10 and use {x} in turn 9",
    "keep {y} for the second, {x} goes first",
)
"""Ways to say that ``x`` comes first."""
TURNED = (
    "{x} and {y}, the other way round",
    "{x} preceded by {y}",
    "{x} and {y}, {y} being first",
)
"""Ways to say that ``y`` does."""
FRAMES = (
    "I throw {p}. Trapdoor 94.",
    "{P}. Trapdoor 94.",
    "Please enter {p}, trapdoor 94.",
    "My throws: {p}. Trapdoor: 94",
    "Trapdoor 94. {P}, please.",
)
VALUES = ("{}", "the {}", "a {}", "{w}", "the {w}")


@pytest.mark.parametrize(
    ("told", "frame", "value", "throws"),
    [*product((*TOLD, *TURNED), FRAMES, VALUES, ((6, 2), (3, 5), (4, 1)))],
)
def test_in_the_order_that_is_meant(told: str, frame: str, value: str, throws: tuple[int, int]) -> None:
    """They are filed in the order that is meant, or asked about."""
    x, y = (value.format(throw, w=WORDS[throw]) for throw in throws)
    said = told.format(x=x, y=y)
    got = reading(frame.format(p=said, P=said[0].upper() + said[1:]), turns=2, subject="Re: COBRA turns 9 and 10")
    meant = [*reversed(throws)] if told in TURNED else [*throws]
    found, door = short(got).get("A", ([], None))
    if got.verdict == "clear":
        assert (found, door) == (meant, 94)
    else:
        assert found in ([], meant, meant[:1])


def test_what_is_not_so_is_not_filed() -> None:
    """The order that is denied in brackets is not taken for the order."""
    got = reading("6 then 2 (not 2 then 6). Trapdoor 94.", turns=2, subject="Re: COBRA turns 9 and 10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 2], 94)})

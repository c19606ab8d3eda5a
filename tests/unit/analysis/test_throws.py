"""Dice in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pbm.analysis.throws import Die, read_die
from pbm.core.errors import ConfigError


@pytest.mark.parametrize(
    ("word", "faces", "weights"),
    [
        ("6", (1, 2, 3, 4, 5, 6), (1,) * 6),
        ("d3", (1, 2, 3), (1, 1, 1)),
        ("2d6", tuple(range(2, 13)), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)),
        ("d2 + D4", (2, 3, 4, 5, 6), (1, 2, 2, 2, 1)),
        ("3+3", (2, 3, 4, 5, 6), (1, 2, 3, 2, 1)),
        ("1,2,2,3", (1, 2, 3), (1, 2, 1)),
        ("0,0,5,5", (0, 5), (1, 1)),
        ("1:1/3, 2:2/3", (1, 2), (1, 2)),
        ("1:3,4:1", (1, 4), (3, 1)),
        ("1:0.25,3:.75", (1, 3), (1, 3)),
        ("2:1,3:0", (2,), (1,)),
    ],
)
def test_dice_in_words(word: str, faces: tuple[int, ...], weights: tuple[int, ...]) -> None:
    """Each way to say a die means these faces with these weights, in lowest terms."""
    assert read_die(word) == Die(faces, weights)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("", "nothing is thrown"),
        ("0", '"0" is no number from 1 to 1000'),
        ("x", '"x" is no number'),
        ("-6", "is no number"),
        ("2d", '"" is no number'),
        ("14d6", '"14" is no number from 1 to 13'),
        ("7d6+7d6", "13 dice are the most"),
        ("13d20", "more than 68719476736 outcomes"),
        ("1001", "from 1 to 1000"),
        ("0,0", "no face that moves anybody"),
        ("1,2:1", "some faces have a chance and some have none"),
        ("1:1/3,2:1/3", "its chances add up to 2/3 and not to 1"),
        ("1:1/0", '"0" is no number'),
        ("6" * 5000, "too long"),
        ("٣", "is no number"),
    ],
)
def test_what_is_no_die(word: str, why: str) -> None:
    """Says what is wrong and what will do."""
    with pytest.raises(ConfigError, match="say 6, d8, 2d6") as refused:
        read_die(word)
    assert why in str(refused.value)


def test_dice_add_up() -> None:
    """The mean of a sum is the sum of the means."""

    def mean(die: Die) -> Fraction:
        return sum((Fraction(f * w, die.outcomes) for f, w in zip(die.faces, die.weights, strict=True)), Fraction(0))

    assert mean(read_die("3d6+d4")) == Fraction(13)
    assert mean(Die.fair(6) + Die.of({0: 1, 10: 1})) == Fraction(17, 2)


def test_weights_are_checked() -> None:
    """A die made of numbers is checked as one in words is."""
    with pytest.raises(ConfigError, match="less than nothing"):
        Die.of({1: -1, 2: 3})
    with pytest.raises(ConfigError, match="moves backwards"):
        Die.of({-1: 1, 2: 3})
    with pytest.raises(ConfigError, match="no face moves further"):
        Die.of({10**9: 1})

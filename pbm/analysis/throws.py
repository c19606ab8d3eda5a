"""What can be thrown: one die, several of them added up, a spinner, or any faces with any chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import Final

from pbm.core.errors import ConfigError

__all__ = ["MOST_DICE", "MOST_OUTCOMES", "MOST_SIDES", "Die", "read_die"]

MOST_DICE: Final = 13
MOST_SIDES: Final = 1000

MOST_OUTCOMES: Final = 2**36
"""Outcomes that are told apart: more would make fractions that nobody waits for."""

_LONGEST: Final = 4000
"""Letters of a die in words."""

_EXAMPLES: Final = "say 6, d8, 2d6, 2d6+d4, 1,2,2,3 (faces of one die) or 1:1/3,2:2/3 (faces with their chances)"


@dataclass(frozen=True, slots=True)
class Die:
    """What one throw moves, and how often: ``weights`` are whole numbers, in the order of ``faces``, ascending."""

    faces: tuple[int, ...]
    weights: tuple[int, ...]

    @property
    def outcomes(self) -> int:
        """What the weights add up to: a face's chance is its weight over this."""
        return sum(self.weights)

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Die:
        """Return the die with these faces and weights.

        Raises ConfigError unless every face is 0 or more, some face is more, and no weight is negative.
        """
        known = {face: weight for face, weight in sorted(weights.items()) if weight}
        if any(weight < 0 for weight in known.values()):
            raise _refused("no chance is less than nothing")
        if any(face < 0 for face in known):
            raise _refused("no face moves backwards")
        if not any(known):
            raise _refused("it has no face that moves anybody")
        if any(face > MOST_SIDES * MOST_DICE for face in known):
            raise _refused(f"no face moves further than {MOST_SIDES * MOST_DICE}")
        common = gcd(*known.values())
        if sum(known.values()) > MOST_OUTCOMES:
            raise _refused(f"it has more than {MOST_OUTCOMES} outcomes, and fewer dice will do")
        return cls(tuple(known), tuple(weight // common for weight in known.values()))

    @classmethod
    def fair(cls, sides: int) -> Die:
        """Return a die, or a spinner, with the faces 1 to ``sides``, each as likely as any other."""
        return cls.of(dict.fromkeys(range(1, sides + 1), 1))

    def __add__(self, other: Die) -> Die:
        sums: Counter[int] = Counter()
        for face, weight in zip(self.faces, self.weights, strict=True):
            for second, times in zip(other.faces, other.weights, strict=True):
                sums[face + second] += weight * times
        return Die.of(sums)


def read_die(word: str) -> Die:
    """Return the die that a word describes.

    A number is a spinner of that size; ``2d6`` two dice added up; parts are added by ``+``; faces parted by commas make
    one die, each with a chance of its own behind a colon where they differ. ConfigError says what will do instead.
    """
    text = "".join(word.split()).lower()
    if not text or len(text) > _LONGEST:
        raise _refused("nothing is thrown" if not text else "that is too long")
    if "," in text or ":" in text:
        return _listed(text)
    total: Die | None = None
    dice = 0
    for part in text.split("+"):
        number, letter, sides = part.rpartition("d")
        count = _whole(number, MOST_DICE) if letter and number else 1
        one = Die.fair(_whole(sides, MOST_SIDES))
        dice += count
        if dice > MOST_DICE:
            raise _refused(f"{MOST_DICE} dice are the most")
        for _ in range(count):
            total = one if total is None else total + one
    assert total is not None  # noqa: S101 - a split has a part
    return total


def _listed(text: str) -> Die:
    """Return the die of faces parted by commas."""
    chances: dict[int, Fraction] = {}
    with_chance = ":" in text
    for part in text.split(","):
        face, colon, chance = part.partition(":")
        if with_chance is not bool(colon):
            raise _refused("some faces have a chance and some have none")
        value = _whole(face, MOST_SIDES, least=0)
        chances[value] = chances.get(value, Fraction(0)) + (_fraction(chance) if colon else 1)
    total = sum(chances.values())
    if with_chance and total != 1 and any(chance.denominator > 1 for chance in chances.values()):
        raise _refused(f"its chances add up to {total} and not to 1")
    common = lcm(*(chance.denominator for chance in chances.values()))
    return Die.of({face: int(chance * common) for face, chance in chances.items()})


def _fraction(text: str) -> Fraction:
    above, slash, below = text.partition("/")
    if not slash and "." in text:
        whole, _, digits = text.partition(".")
        if len(digits) <= 9:
            return Fraction(_whole((whole or "0") + digits, 10**9, least=0), 10 ** len(digits))
    return Fraction(_whole(above, 10**9, least=0), _whole(below, 10**9) if slash else 1)


def _whole(text: str, most: int, least: int = 1) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 12 and least <= int(text) <= most:
        return int(text)
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:20])
    raise _refused(f'"{shown}" is no number from {least} to {most}')


def _refused(why: str) -> ConfigError:
    return ConfigError.saying("die", f"that die will not do, for {why}; {_EXAMPLES}")
